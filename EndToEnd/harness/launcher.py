# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Runs an app's own binary as a server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
import urllib.request
from pathlib import Path

from .delay import DelayProxy
from .slowness import SLOWNESS

ROOT = Path(__file__).resolve().parents[2]

# Ceilings for a hanging server; nothing waits this long when all is well.
START_CEILING = 120.0
STOP_CEILING = 60.0
LINE_CEILING = 60.0

# What is measured is measured of one process, on machines with any number of processors.
ONE_PROCESS = ("--workers", "1")

_LISTENING = re.compile(r"listening\b.*?(http://\S+:\d+)", re.IGNORECASE)


class LauncherError(Exception):
    """The server did not come up; the message holds what it printed."""


class Launcher:
    """One server process, from its start on a free port to its orderly end.

    Port 0 lets the system choose, so that test runs never meet; the server says what it got on the line that it prints
    when it listens.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        arguments: tuple[str, ...] = (),
        environment: dict[str, str] | None = None,
        command: str = "serve",
        product: str | None = None,
    ) -> None:
        self.lines: list[str] = []
        self._said = threading.Condition()
        self.base_url = ""
        self._line: DelayProxy | None = None
        self._settled = threading.Event()
        self._process = subprocess.Popen(
            [self.binary(product), command, "--port", str(port), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            bufsize=1,
            env={
                "VITRINE_FONTS": str(ROOT / ".cache" / "fonts"),
                "VITRINE_ICONS": str(ROOT / ".cache" / "icons"),
                "VITRINE_DATA": str(ROOT / ".cache" / "data"),
                **os.environ,
                **(environment or {}),
            },
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @staticmethod
    def binary(product: str | None = None) -> str:
        """The launcher under test: VITRINE_LAUNCHER, or the debug build of Challenge; another product lies beside it."""
        path = os.environ.get("VITRINE_LAUNCHER", str(ROOT / ".build" / "debug" / "challenge"))
        if product:
            path = str(Path(path).with_name(product))
        if not os.access(path, os.X_OK):
            raise LauncherError(f"there is no launcher at {path}. Run: make test-browser")
        return path

    def wait_until_listening(self) -> Launcher:
        """Blocks until the server listens; raises with its output when it ends or hangs instead."""
        settled = self._settled.wait(START_CEILING)
        if not self.base_url:
            reason = "ended" if settled else f"did not listen within {START_CEILING:.0f} s"
            self.kill()
            raise LauncherError(f"the server {reason}:\n" + "\n".join(self.lines))
        return self

    def wait_for_line(self, text: str, *, after: int = 0) -> str:
        """Blocks until the server has printed a line with this text, `after` lines from the beginning or later."""

        def found() -> str | None:
            return next((line for line in self.lines[after:] if text in line), None)

        with self._said:
            line = self._said.wait_for(found, LINE_CEILING)
        if line is None:
            raise LauncherError(f"the server did not say '{text}':\n" + "\n".join(self.lines))
        return line

    def metrics(self) -> str:
        """What the server tells its operator now, as Prometheus reads it."""
        address = self.wait_for_line("metrics on ").removeprefix("metrics on ")
        with urllib.request.urlopen(address) as response:
            return response.read().decode()

    def wait_for_metric(self, line: str) -> None:
        """Blocks until the server tells its operator exactly this line."""
        deadline = time.monotonic() + LINE_CEILING
        while line not in self.metrics().splitlines():
            if time.monotonic() > deadline:
                raise LauncherError(f"the server did not tell '{line}':\n" + self.metrics())

    @property
    def pid(self) -> int:
        """The process that listens."""
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that the server has started, in the order of their ids."""
        tasks = Path(f"/proc/{self.pid}/task")
        return sorted(int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split())

    def stop(self) -> int:
        """Asks the server to drain and end, as an orchestrator would; returns its exit status."""
        self.ask_to_stop()
        return self.wait()

    def ask_to_stop(self) -> None:
        """Asks the server to drain and end, and does not wait for it."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        """Waits for the server to end on its own; returns its exit status."""
        try:
            status = self._process.wait(STOP_CEILING)
        except subprocess.TimeoutExpired as hanging:
            self.kill()
            message = f"the server did not end within {STOP_CEILING:.0f} s:\n" + "\n".join(self.lines)
            raise LauncherError(message) from hanging
        self._reader.join()
        self._process.stdout.close()
        self._close_line()
        return status

    def kill(self) -> None:
        """Ends the server at once."""
        self._process.kill()
        self._process.wait()
        self._reader.join(STOP_CEILING)
        self._process.stdout.close()
        self._close_line()

    def _read(self) -> None:
        for line in self._process.stdout:
            with self._said:
                self.lines.append(line.rstrip("\n"))
                self._said.notify_all()
            found = _LISTENING.search(line)
            if found and not self.base_url:
                self.base_url = self._address(found.group(1))
                self._settled.set()
        self._settled.set()

    def _address(self, own: str) -> str:
        """The server's own address, or the slow line's that leads to it."""
        if not SLOWNESS.line:
            return own
        self._line = DelayProxy(own, SLOWNESS.line)
        return self._line.base_url

    def _close_line(self) -> None:
        if self._line:
            self._line.stop()
            self._line = None
