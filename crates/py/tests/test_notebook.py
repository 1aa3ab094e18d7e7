"""The notebook does what it says: a kernel of Jupyter runs it, cell by cell."""

import json
import pathlib

import pytest

NOTEBOOK = pathlib.Path(__file__).resolve().parents[3] / "examples/python/games.ipynb"


def outputs(notebook):
    """What the cells show, by kind: texts and pictures, cell by cell."""
    cells = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [[sorted(output.get("data", {"text": ""})) for output in shown] for shown in cells]


def test_a_kernel_runs_it():
    """Figures may change with the bots. That each cell runs, and shows what is kept in the file by kind, may not."""
    pytest.importorskip("polars")
    pytest.importorskip("ipykernel")
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    check = nbformat.v4.new_code_cell(
        "import json\n"
        "print(json.dumps([len(chances[0]), int(ways['seats'].sum()), float(gains['won']), Curves(chances)._repr_svg_().count('<polyline')]))"
    )
    notebook.cells.append(check)
    # Python names the interpreter that runs the tests: whatever kernels this machine knows do not matter.
    nbclient.NotebookClient(notebook, kernel_name="python3", timeout=None).execute()
    seats, rows, won, lines = json.loads(notebook.cells.pop()["outputs"][0]["text"])
    assert (seats, rows, lines) == (3, 1200, 3) and won > 0
    kept = outputs(json.loads(NOTEBOOK.read_text(encoding="utf-8")))
    assert outputs(notebook) == kept, "run it anew and keep it: jupyter execute --inplace examples/python/games.ipynb"
    assert ["image/svg+xml", "text/plain"] in [shown for cell in kept for shown in cell], "the picture is kept in the notebook"
