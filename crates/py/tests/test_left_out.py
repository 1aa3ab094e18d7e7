"""A test that is left out is a failure where everything is there: `cargo xtask python --all` asks for that."""

import pathlib
import shutil
import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "test, left_out",
    [
        ("def test_one(): pass", False),
        ("import pytest\ndef test_one(): pass\ndef test_two(): pytest.skip('no reason')", True),
        ("import pytest\npytest.importorskip('nothing_that_is_there')\ndef test_one(): pass", True),
    ],
)
def test_where_none_may_be_left_out_it_fails(tmp_path, test, left_out):
    shutil.copy(pathlib.Path(__file__).with_name("conftest.py"), tmp_path)
    (tmp_path / "test_any.py").write_text("def test_always(): pass\n", encoding="utf-8")
    (tmp_path / "test_some.py").write_text(test + "\n", encoding="utf-8")
    run = lambda *words: subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True
    )
    assert run().returncode == 0
    told = run("--none-left-out")
    assert told.returncode == int(left_out), told.stdout
    assert ("left out, and none may be" in told.stdout) == left_out
