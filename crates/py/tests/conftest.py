"""What the tests are told."""


def pytest_addoption(parser):
    parser.addoption("--kaiju", default=None, help="the program kaiju, to compare with")
    parser.addoption("--none-left-out", action="store_true", help="fail where a test was left out")


def pytest_sessionfinish(session):
    """Where everything is there that tests want, a test that was left out has told nothing, and that is a failure."""
    left_out = session.config.pluginmanager.get_plugin("terminalreporter").stats.get("skipped", [])
    if session.config.getoption("--none-left-out") and left_out and session.exitstatus == 0:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter, config):
    left_out = terminalreporter.stats.get("skipped", [])
    if config.getoption("--none-left-out") and left_out:
        terminalreporter.section("left out, and none may be")
        for report in left_out:
            terminalreporter.line(f"{report.nodeid}: {report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr}")
