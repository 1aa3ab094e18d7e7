"""What the pages say is so."""

import doctest
import importlib.util
import pathlib
import re
import subprocess
import sys

import pytest

import kaiju

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")


def test_the_page_has_the_layout_of_observations():
    cards, monsters = (len(names) for names in kaiju.card_names())
    rows = [
        f"| `{name}` | {'cards' if size == cards else size} | {'monsters' if times == monsters else times} | {about} |"
        for name, _, size, times, _, about in kaiju.observation_parts()
    ]
    table = "\n".join(["| part | size | times | what is told |", "|---|---|---|---|", *rows])
    assert f"\n{table}\n" in PAGE, f"paste this table into docs/python.md:\n\n{table}"
    assert f"**{kaiju.ANSWERS:,}** numbers" in PAGE


def test_the_reference_is_made_of_the_docstrings():
    pytest.importorskip("pettingzoo")
    spec = importlib.util.spec_from_file_location("reference", ROOT / "crates/py/reference.py")
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)
    written = (ROOT / "docs/python-api.md").read_text(encoding="utf-8")
    assert written == reference.page(), "make it anew: crates/py/reference.py > docs/python-api.md"


def test_the_reference_has_everything_that_people_use():
    """Also what has no docstring: arrays, what an exception tells, numbers, and all of a module that is not imported here."""
    written = (ROOT / "docs/python-api.md").read_text(encoding="utf-8")
    sections = {title: body for title, body in re.findall(r"^#+ `([\w.]+)[^\n]*`$\n(.*?)(?=^##|\Z)", written, re.M | re.S)}
    public = lambda names: {name for name in names if not name.startswith("_")}
    for thing in (kaiju.vector(1, players=2), kaiju.Game(players=2), kaiju.Bot("random"), kaiju.sim(["random"], 1, players=2)):
        names = public(dir(thing))
        assert names and all(f"**`{name}" in sections[f"kaiju.{type(thing).__name__}"] for name in names), (type(thing), names)
    for error in (kaiju.IllegalAnswer(""), kaiju.NotationError("")):
        told = written.split(f"**`kaiju.{type(error).__name__}`**")[1].split("\n* ")[0]
        assert vars(error) and all(f"  * **`{name}`** " in told for name in vars(error)), told
    for name in kaiju.__all__:
        if isinstance(getattr(kaiju, name), int):
            assert f"* **`kaiju.{name}`** " in written, name
    spiel = (pathlib.Path(kaiju.__file__).parent / "spiel.py").read_text(encoding="utf-8")
    told = "".join(body for title, body in sections.items() if title.startswith("kaiju.spiel"))
    defined = [*re.findall(r"^    def (\w+)", spiel, re.M), *re.findall(r"^(?:class )?([A-Z]\w+)(?=[(:]| =)", spiel, re.M)]
    assert len(public(defined)) > 12
    for name in public(defined):
        assert f"**`{name}" in told or f"kaiju.spiel.{name}" in written, name


def test_the_examples_of_the_page_run():
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert len(blocks) > 6
    here = {}
    for block in blocks:
        needs = re.search(r"# needs (\w+)", block)
        if needs is None or importlib.util.find_spec(needs[1]):
            exec(compile(block, "docs/python.md", "exec"), here)


def test_the_docstring_of_the_module_holds():
    assert doctest.testmod(kaiju).failed == 0 and doctest.testmod(kaiju).attempted > 3


def test_everything_is_documented_and_has_a_type():
    stubs = (pathlib.Path(kaiju.__file__).parent / "_kaiju.pyi").read_text(encoding="utf-8")
    from kaiju import _kaiju

    for name, thing in vars(_kaiju).items():
        if name.startswith("__") or isinstance(thing, int):
            continue
        assert thing.__doc__, name
        assert re.search(rf"(class|def) {name}\b", stubs), name
        for member in vars(thing) if isinstance(thing, type) else []:
            if not member.startswith("_"):
                assert f"def {member}(" in stubs, f"{name}.{member}"
    for name in kaiju.__all__:
        assert isinstance(getattr(kaiju, name), (int, str)) or getattr(kaiju, name).__doc__, name


def test_the_stubs_are_those_of_the_compiled_part(tmp_path):
    """Every function, its parameters and which of them may be left out, as mypy's own test compares them."""
    pytest.importorskip("mypy")
    told = subprocess.run([sys.executable, "-m", "mypy.stubtest", "kaiju._kaiju"], cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


def test_types_agree(tmp_path):
    """Those of the package among themselves; `pyproject.toml` says what may be anything."""
    pytest.importorskip("mypy")
    words = ["--config-file", ROOT / "crates/py/pyproject.toml", "-p", "kaiju"]
    told = subprocess.run([sys.executable, "-m", "mypy", *words], cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
