"""The examples that learn, for a moment: that they learn anything is measured elsewhere."""

import ast
import importlib.util
import inspect
import pathlib
import re
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


def test_ppo_learns_to_win(tmp_path):
    """What one core does in less than a minute, counted in answers and not by a clock: from 6 of a hundred duels against `greedy`, which
    is what random play wins, it comes to more than 40."""
    pytest.importorskip("torch")
    words = ["--plays", "200000", "--opponent", "greedy", "--looks", "1", "--out", str(tmp_path / "duel")]
    told = subprocess.run([sys.executable, EXAMPLES / "ppo.py", *words], check=True, cwd=tmp_path, capture_output=True, text=True)
    wins = re.search(r"^wins (\d+\.\d)% of 1024 games against greedy", told.stdout, re.M)
    assert wins and float(wins[1]) > 40, told.stdout


def test_tianshou_takes_the_environment():
    pytest.importorskip("tianshou")
    spec = importlib.util.spec_from_file_location("tianshou_ppo", EXAMPLES / "tianshou_ppo.py")
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    before, after = example.learn(epochs=1, steps=2048, games=16, envs=4, hidden=16)
    assert 0 <= before <= 1 and 0 <= after <= 1


def test_the_benchmark_measures_what_is_installed():
    """For a moment, which says nothing of how fast it is: that every row of kaiju is there, and each of what is not installed says so."""
    pytest.importorskip("pettingzoo")
    words = ["--seconds", "0.05", "--games", "8"]
    told = subprocess.run([sys.executable, EXAMPLES / "bench.py", *words], check=True, capture_output=True, text=True).stdout
    rows = [line for line in told.splitlines() if line.startswith(("kaiju.", "all "))]
    assert len(rows) == 4 + 3 + 2 + 7, told
    for row in rows:
        figure, other = row.split()[-2:]
        assert float(figure.replace(",", "")) > 0 and (other.endswith("%") or float(other.replace(",", "")) >= 0), row
    assert told.startswith("before: load ") and "\nafter: load " in told
