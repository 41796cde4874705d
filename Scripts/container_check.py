# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Takes the steps of the operator's Containerfile in an empty root, without a container engine; root is needed.

    container_check.py <bundle folder>

The last stage is followed to the letter: its base is what debootstrap makes of Debian 12, its RUN lines run there by chroot,
what is copied from the first stage is the bundle folder, and the program starts as the user and with the arguments that
it names, on a free port. It has to listen and to answer with a page.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

CONTAINERFILE = Path(__file__).resolve().parents[1] / "Documentation" / "Operations" / "Containerfile"
MIRROR = "http://deb.debian.org/debian"
BASES = {"docker.io/library/debian:bookworm-slim": "bookworm"}


class Refusal(Exception):
    """A step that this program cannot take; the message names it."""


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of the last stage, in order."""
    joined = re.sub(r"\\\n", " ", re.sub(r"(?m)^\s*#.*\n", "", text))
    instructions = [tuple(line.split(None, 1)) for line in joined.splitlines() if line.strip()]
    start = max(index for index, (word, *_) in enumerate(instructions) if word == "FROM")
    return instructions[start:]


class Container:
    """An empty root in which the steps are taken."""

    def __init__(self, root: Path, bundle: Path) -> None:
        self.root, self.bundle = root, bundle
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        self.user = "root"
        self.command: list[str] = []

    def take(self, word: str, rest: str) -> None:
        """Takes one step."""
        match word:
            case "FROM":
                if rest not in BASES:
                    raise Refusal(f"there is no way to make {rest} here")
                subprocess.run(["debootstrap", "--variant=minbase", BASES[rest], self.root, MIRROR], check=True)
            case "RUN":
                environment = {**self.environment, "DEBIAN_FRONTEND": "noninteractive"}
                subprocess.run(["chroot", self.root, "/bin/sh", "-ec", rest], check=True, env=environment)
            case "COPY":
                source, target = re.fullmatch(r"--from=build (\S+) (\S+)", rest).groups()
                if source != "/bundle":
                    raise Refusal(f"COPY of {source}")
                shutil.copytree(self.bundle, self.root / target.lstrip("/"), symlinks=True)
            case "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
            case "USER":
                self.user = rest
            case "ENTRYPOINT" | "CMD":
                self.command += json.loads(rest)
            case "VOLUME" | "EXPOSE":
                pass
            case _:
                raise Refusal(f"{word} {rest}")

    def start(self) -> None:
        """Starts the program on a free port and asks it for a page."""
        # A program finds the libraries beside it by /proc, which every container has.
        enter = 'mount -t proc proc "$0/proc" && exec chroot --userspec="$1" "$0" "${@:2}"'
        command = ["unshare", "--mount", "bash", "-c", enter, self.root, self.user, *self.command, "--port", "0"]
        with subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True) as process:
            try:
                for line in process.stdout:
                    print(line, end="")
                    if found := re.search(r"listening on (http://\S+)", line):
                        self.ask(found[1])
                        break
                else:
                    raise Refusal(f"the program ended with {process.wait()} before it listened")
            finally:
                process.terminate()
        if process.returncode:
            raise Refusal(f"the program did not drain: {process.returncode}")

    @staticmethod
    def ask(address: str) -> None:
        """A page with text, and a session."""
        request = urllib.request.Request(address, headers={"User-Agent": "Mozilla/5.0"})
        with urllib.request.urlopen(request) as response:
            page = response.read().decode()
        if "vitrine-config" not in page:
            raise Refusal("the page has no session")
        print(f"{address}: {len(page)} characters, live")


def main() -> int:
    if len(sys.argv) != 2 or os.geteuid():
        print("usage, as root: container_check.py <bundle folder>", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        container = Container(Path(folder) / "root", Path(sys.argv[1]))
        container.root.mkdir(mode=0o755)
        Path(folder).chmod(0o755)
        try:
            for word, rest in steps(CONTAINERFILE.read_text(encoding="utf-8")):
                print(f"==> {word} {' '.join(rest.split())[:100]}", flush=True)
                container.take(word, rest)
            container.start()
        except (Refusal, subprocess.CalledProcessError) as failure:
            print(f"error: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
