"""The examples that learn, for a moment: that they learn anything is measured elsewhere."""

import ast
import importlib.util
import inspect
import pathlib
import subprocess
import sys

import pytest

import kaiju

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "examples/python"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_what_examples_ask_of_kaiju_is_there(path):
    """Also where what they learn with is not installed: every `kaiju.name` and every option of a call is known."""
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    calls = 0
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "kaiju":
            assert hasattr(kaiju, node.attr), f"line {node.lineno}: kaiju.{node.attr}"
            calls += 1
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("kaiju.gym", "kaiju.vector", "kaiju.Game", "kaiju.env"):
            for option in filter(None, (keyword.arg for keyword in node.keywords)):
                assert option in options_of(node.func.attr), f"line {node.lineno}: {node.func.attr}({option}=…)"
    assert calls > 0


def options_of(name):
    """What `kaiju.gym` and the like can be told."""
    if name in ("gym", "env"):
        module = importlib.import_module({"gym": "kaiju.single", "env": "kaiju.aec"}[name])
        made = {"gym": "KaijuGym", "env": "KaijuAec"}[name]
        return inspect.signature(getattr(module, made)).parameters
    made = {"vector": kaiju.Vector, "Game": kaiju.Game}[name]
    return inspect.signature(made).parameters


def test_ppo_learns_for_a_moment(tmp_path):
    pytest.importorskip("torch")
    words = ["--minutes", "0.05", "--players", "2", "--opponent", "random", "--out", str(tmp_path / "duel")]
    subprocess.run([sys.executable, EXAMPLES / "ppo.py", *words], check=True, cwd=tmp_path)
    assert (tmp_path / "duel.pt").exists() and (tmp_path / "duel.svg").read_text(encoding="utf-8").startswith("<svg")


def test_tianshou_takes_the_environment():
    pytest.importorskip("tianshou")
    spec = importlib.util.spec_from_file_location("tianshou_ppo", EXAMPLES / "tianshou_ppo.py")
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    before, after = example.learn(epochs=1, steps=2048, games=16, envs=4, hidden=16)
    assert 0 <= before <= 1 and 0 <= after <= 1
