"""What the tests are told."""


def pytest_addoption(parser):
    parser.addoption("--kaiju", default=None, help="the program kaiju, to compare with")
