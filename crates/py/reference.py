#!/usr/bin/env python3
"""Writes docs/python-api.md of the docstrings of the installed kaiju: `reference.py > docs/python-api.md`."""

import ast
import inspect
import pathlib
import re

import kaiju
import kaiju.aec
import kaiju.single

HEAD = """# kaiju for Python: reference

Made of the docstrings, and of the comments that begin with `#:`, by `crates/py/reference.py`; a test compares. [python.md](python.md) is the tutorial.
"""

CLASSES = [kaiju.Game, kaiju.View, kaiju.Pending, kaiju.Bot, kaiju.Vector, kaiju.aec.KaijuAec, kaiju.single.KaijuGym, kaiju.Tally]
ERRORS = [getattr(kaiju.errors, name) for name in kaiju.errors.__all__]


FOLDER = pathlib.Path(kaiju.__file__).parent


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
    """A docstring in Markdown: parameters are a list, and a paragraph that is indented is code."""
    lines, code = [], False
    for line in doc.splitlines():
        code = line.startswith("    ") and (code or not lines or not lines[-1])
        named = re.match(r"([a-z_]+(?:, [a-z_]+)*): (.*)", line)
        lines.append(f"* `{named[1]}`: {named[2]}" if named else line if code else line.strip())
    return "\n".join(lines)


def noted(source):
    """What has no docstring and is told in comments before it, by name: those that begin with `#:`."""
    told, comment = {}, []
    for line in map(str.strip, source.splitlines()):
        if line.startswith("#:"):
            comment.append(line.removeprefix("#:").strip())
            continue
        if comment and (named := re.match(r"(?:self\.)?([A-Za-z]\w*)(?: *[:=] )", line)):
            told[named[1]] = " ".join(comment)
        comment = []
    return told


def members(owner):
    """What a class has of its own that people use, in order of its names: how each is shown, and what is told of it."""
    told = {}
    for name, thing in vars(owner).items():
        if not name.startswith("_") and text(thing) and not isinstance(thing, (dict, str, int)):
            called = inspect.isroutine(thing) or isinstance(thing, staticmethod)
            shown = f"{name}{signature(getattr(owner, name))}" if called else name
            told[name] = (shown, text(getattr(owner, name)) if called else text(thing))
    # The compiled part has docstrings for all of it, and no source.
    if owner.__module__ != "kaiju":
        told.update({name: (name, about) for name, about in noted(inspect.getsource(owner)).items()})
    return [told[name] for name in sorted(told)]


def listed(members, margin=""):
    """Members as a list."""
    return [f"{margin}* **`{shown}`** {' '.join(about.split())}" for shown, about in members]


def written(owner):
    """A class as its source has it, for a module that cannot be imported everywhere: the members that people use."""
    for node in owner.body:
        about = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
        if about and not node.name.startswith("_"):
            taken = [one.arg for one in node.args.args[1:]]
            usual = [f"={ast.unparse(one)}" for one in node.args.defaults]
            both = [name + more for name, more in zip(taken, [""] * (len(taken) - len(usual)) + usual)]
            is_read = any(ast.unparse(one) == "property" for one in node.decorator_list)
            yield node.name if is_read else f"{node.name}({', '.join(both)})", about


def spiel():
    """What `kaiju.spiel` has."""
    source = (FOLDER / "spiel.py").read_text(encoding="utf-8")
    module = ast.parse(source)
    lines = ["## `kaiju.spiel`\n", plain(ast.get_docstring(module)) + "\n"]
    lines += [*listed(sorted((f"kaiju.spiel.{name}", about) for name, about in noted(source).items())), ""]
    for owner in module.body:
        if isinstance(owner, ast.ClassDef) and not owner.name.startswith("_"):
            lines += [f"### `kaiju.spiel.{owner.name}`\n", ast.get_docstring(owner) + "\n"]
            lines += [*listed(sorted(written(owner))), ""]
    return lines


def constants():
    """The numbers that kaiju has, as the stub of its compiled part tells them."""
    told = noted((FOLDER / "_kaiju.pyi").read_text(encoding="utf-8"))
    return {name: about for name, about in told.items() if name in kaiju.__all__}


def page():
    lines = [HEAD, "## Functions\n"]
    for name in kaiju.__all__:
        thing = getattr(kaiju, name)
        if inspect.isroutine(thing):
            lines += [f"### `kaiju.{name}{signature(thing)}`\n", plain(text(thing)) + "\n"]
    lines += ["## Constants\n", *listed(sorted((f"kaiju.{name}", about) for name, about in constants().items())), ""]
    lines.append("## Classes\n")
    for owner in CLASSES:
        module = "kaiju" if getattr(kaiju, owner.__name__, None) is owner else owner.__module__
        lines += [f"### `{module}.{owner.__name__}{signature(owner)}`\n", plain(text(owner)) + "\n"]
        lines += [*listed(members(owner)), ""]
    lines += [*spiel(), "## Exceptions\n"]
    for error in ERRORS:
        lines.append(f"* **`kaiju.{error.__name__}`** ({', '.join(base.__name__ for base in error.__bases__)}) {' '.join(text(error).split())}")
        lines += listed(members(error), "  ")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
