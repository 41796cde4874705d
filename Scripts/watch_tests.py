# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Passes a test run's output on, and ends a run that has fallen silent.

usage: <tests> 2>&1 | watch_tests.py LOG [--silence SECONDS]

The whole output goes to LOG; Swift Testing's start lines are not printed. When nothing arrives for SECONDS (600 unless
told), a test waits for something that never comes: the tests that have begun and not ended are named and the processes
that feed the pipe are terminated, so that the run fails with a reason instead of being stopped from outside without one.
"""

import argparse
import os
import re
import selectors
import signal
import sys
from pathlib import Path

STARTED = re.compile(r"^. (Test|Suite) (?!case passing)(.+?) started\.$")
ENDED = re.compile(r"^. (Test|Suite) (?!case passing)(.+?)(?: with \d+ test cases?)? (?:passed|failed) after ")
SKIPPED = re.compile(r"^. (Test|Suite) (.+?) skipped")


class Unfinished:
    """Names of the tests that have begun and not ended, in the order of their beginning."""

    def __init__(self):
        self._names: dict[str, None] = {}

    def read(self, line: str) -> None:
        """Takes a line of Swift Testing's output into account; every other line is ignored."""
        if begun := STARTED.match(line):
            if begun[1] == "Test" and begun[2] != "run":
                self._names[begun[2]] = None
        elif ended := ENDED.match(line) or SKIPPED.match(line):
            self._names.pop(ended[2], None)

    @property
    def names(self) -> list[str]:
        return list(self._names)


def descendants(of: int, processes: Path = Path("/proc")) -> list[int]:
    """Process identifiers of a process' children, their children and so on, parents first."""
    children: dict[int, list[int]] = {}
    for entry in processes.iterdir():
        if not entry.name.isdigit():
            continue
        try:
            # The command's name stands in parentheses and may contain any of the characters around it.
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError, ValueError):
            continue
        children.setdefault(parent, []).append(int(entry.name))
    found, waiting = [], [of]
    while waiting:
        for child in children.get(waiting.pop(), []):
            found.append(child)
            waiting.append(child)
    return found


def end_writers() -> None:
    """Terminates what the same shell has started beside this process."""
    for process in descendants(os.getppid()):
        if process != os.getpid():
            try:
                os.kill(process, signal.SIGTERM)
            except ProcessLookupError:
                pass


def watch(source: int, log, out, silence: float, end=end_writers) -> bool:
    """Copies `source` to `log` and `out` until its end; whether it was never silent for longer than `silence` seconds."""
    unfinished, rest, heard = Unfinished(), b"", True
    selector = selectors.DefaultSelector()
    selector.register(source, selectors.EVENT_READ)
    while True:
        if not selector.select(silence) and heard:
            heard = False
            message = f"error: no output for {silence:g} s: the run is ended.\n"
            if unfinished.names:
                message += "".join(f"error: begun and not ended: {name}\n" for name in unfinished.names)
            log.write(message.encode())
            out.write(message.encode())
            log.flush()
            out.flush()
            end()
            continue
        block = os.read(source, 1 << 16)
        log.write(block)
        log.flush()
        *lines, rest = (rest + block).split(b"\n")
        if not block and rest:
            lines, rest = [rest], b""
        for line in lines:
            unfinished.read(line.decode(errors="replace"))
            if not line.startswith("◇".encode()):
                out.write(line + b"\n")
        out.flush()
        if not block:
            return heard


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("log", type=Path)
    parser.add_argument("--silence", type=float, default=600)
    arguments = parser.parse_args()
    with arguments.log.open("wb") as log:
        return 0 if watch(sys.stdin.fileno(), log, sys.stdout.buffer, arguments.silence) else 1


if __name__ == "__main__":
    sys.exit(main())
