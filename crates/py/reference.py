#!/usr/bin/env python3
"""Writes docs/python-api.md of the docstrings of the installed kaiju: `reference.py > docs/python-api.md`."""

import inspect
import re

import kaiju
import kaiju.aec
import kaiju.single

HEAD = """# kaiju for Python: reference

Made of the docstrings by `crates/py/reference.py`; a test compares. [python.md](python.md) is the tutorial.
"""

CLASSES = [kaiju.Game, kaiju.View, kaiju.Pending, kaiju.Bot, kaiju.Vector, kaiju.aec.KaijuAec, kaiju.single.KaijuGym, kaiju.Tally]
ERRORS = [getattr(kaiju.errors, name) for name in kaiju.errors.__all__]


def text(thing):
    return inspect.getdoc(thing) or ""


def signature(thing):
    try:
        said = inspect.signature(thing)
    except (TypeError, ValueError):
        return ""
    bare = [one.replace(annotation=inspect.Parameter.empty) for one in said.parameters.values() if one.name != "self"]
    return str(said.replace(parameters=bare, return_annotation=inspect.Signature.empty)).replace("'", '"')


def plain(doc):
    """A docstring in Markdown: parameters are a list."""
    lines = []
    for line in doc.splitlines():
        named = re.match(r"([a-z_]+(?:, [a-z_]+)*): (.*)", line)
        lines.append(f"* `{named[1]}`: {named[2]}" if named else line.strip() if line.startswith(" ") else line)
    return "\n".join(lines)


def members(owner):
    """What a class has of its own that people use, in order of its names."""
    for name, thing in sorted(vars(owner).items()):
        if not name.startswith("_") and text(thing) and not isinstance(thing, (dict, str, int)):
            yield name, thing


def page():
    lines = [HEAD, "## Functions\n"]
    for name in kaiju.__all__:
        thing = getattr(kaiju, name)
        if inspect.isroutine(thing):
            lines += [f"### `kaiju.{name}{signature(thing)}`\n", plain(text(thing)) + "\n"]
    lines.append("## Classes\n")
    for owner in CLASSES:
        module = "kaiju" if getattr(kaiju, owner.__name__, None) is owner else owner.__module__
        lines += [f"### `{module}.{owner.__name__}{signature(owner)}`\n", plain(text(owner)) + "\n"]
        for name, thing in members(owner):
            called = inspect.isroutine(thing) or isinstance(thing, staticmethod)
            shown = f"{name}{signature(getattr(owner, name))}" if called else name
            about = text(getattr(owner, name)) if called else text(thing)
            lines.append(f"* **`{shown}`** " + " ".join(about.split()))
        lines.append("")
    lines.append("## Exceptions\n")
    for error in ERRORS:
        lines.append(f"* **`kaiju.{error.__name__}`** ({', '.join(base.__name__ for base in error.__bases__)}) {' '.join(text(error).split())}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
