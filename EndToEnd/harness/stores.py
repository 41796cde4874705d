# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Runs a store that several servers share: Redis, or Valkey, on a port of the test's."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from .proxies import ReservedPort


class Store:
    """A store's process, which can be killed and started again; what it keeps is gone then."""

    password = "a word of the tests"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._place = ReservedPort()
        self.port = self._place.number
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @staticmethod
    def program() -> str | None:
        """The store's program, if this machine has one."""
        return shutil.which("redis-server") or shutil.which("valkey-server")

    @classmethod
    def skip_without(cls) -> None:
        """Leaves the tests of a class out, and says so, where the machine has no store."""
        if cls.program():
            return
        reason = "NOT TESTED: there is no redis-server. Run: Scripts/install-system"
        print(reason, file=sys.stderr, flush=True)
        raise unittest.SkipTest(reason)

    def url(self, port: int | None = None) -> str:
        """The address for servers, through another port if one leads here."""
        return f"redis://:{self.password.replace(' ', '%20')}@127.0.0.1:{port or self.port}/1"

    def start(self) -> None:
        """Starts the store and waits until it takes connections."""
        configuration = self._folder / "store.conf"
        configuration.write_text(
            f'bind 127.0.0.1\nport {self.port}\nrequirepass "{self.password}"\nsave ""\nappendonly no\ndir {self._folder}\n'
        )
        self._process = subprocess.Popen(
            [self.program(), configuration], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        said = []
        for line in self._process.stdout:
            said.append(line)
            if "Ready to accept connections" in line:
                return
        raise ChildProcessError("the store does not run:\n" + "".join(said))

    def ask(self, *words: str) -> str:
        """What the store answers to a command, as its own client prints it."""
        client = [self.program().replace("-server", "-cli"), "-p", str(self.port), "-n", "1", "--raw", *words]
        environment = {**os.environ, "REDISCLI_AUTH": self.password, "VALKEYCLI_AUTH": self.password}
        return subprocess.run(client, env=environment, capture_output=True, text=True, check=True).stdout

    def kill(self) -> None:
        """Ends the store at once."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()
            self._process = None

    def stop(self) -> None:
        """Ends the store for good."""
        self.kill()
        self._place.release()
