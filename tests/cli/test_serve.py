"""serve: only what the command itself decides; the server has tests of its own."""

import socket

from .conftest import Run, refused


def test_a_port_that_is_taken(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused(run("serve", "--port", str(taken.getsockname()[1])), "can’t listen")


def test_a_port_that_does_not_exist(run: Run) -> None:
    refused(run("serve", "--port", "99999"), "setting port", "65,535")


def test_a_database_of_another_kind(run: Run) -> None:
    refused(run("serve", "--database", "mysql://somewhere"), "postgresql://")
