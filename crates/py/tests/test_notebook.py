"""The notebook does what it says."""

import json
import pathlib

import pytest

NOTEBOOK = pathlib.Path(__file__).resolve().parents[3] / "examples/python/games.ipynb"


def test_the_cells_run_one_after_the_other():
    """What a kernel would do, without one: its cells are plain Python."""
    pytest.importorskip("polars")
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    here = {}
    for number, cell in enumerate(cells):
        exec(compile("".join(cell["source"]), f"games.ipynb, cell {number}", "exec"), here)
    assert here["Curves"](here["chances"])._repr_svg_().count("<polyline") == 3
    assert here["ways"]["seats"].sum() == 1200 and here["gains"]["won"] > 0
    shown = [output for cell in cells for output in cell["outputs"]]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown), "the picture is kept in the notebook"
