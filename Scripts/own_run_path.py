# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Makes a program look for Swift's libraries beside itself only.

usage: own_run_path.py PROGRAM

SwiftPM writes the toolchain's folder in front of the program's own: where a deployed program finds another Swift there,
it would take libraries that it was not built with. Such folders are taken out of the run path, in the file itself, so
that no tool is needed for it; folders of other libraries stay, and so does the file's time. Exits 1 where the program does not look beside itself, or the path is not found in its file.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path


def main() -> int:
    program = Path(sys.argv[1])
    dynamic = subprocess.run(["readelf", "--wide", "-d", program], check=True, capture_output=True, text=True).stdout
    found = re.search(r"\(R(?:UN)?PATH\).*\[(.*)\]", dynamic)
    places = found[1].split(":") if found else []
    if not any(place.startswith("$ORIGIN") for place in places):
        print(f"{program.name} does not look for libraries beside it.", file=sys.stderr)
        return 1
    kept = [place for place in places if not (Path(place) / "libswiftCore.so").exists()]
    if kept == places:
        return 0
    old = found[1].encode()
    contents = program.read_bytes()
    # A string of the table of names: what is left over of it is filled with its ends.
    if contents.count(b"\0" + old + b"\0") != 1:
        print(f"The run path of {program.name} is not found in its file.", file=sys.stderr)
        return 1
    new = ":".join(kept).encode()
    status = program.stat()
    program.write_bytes(contents.replace(b"\0" + old + b"\0", b"\0" + new.ljust(len(old), b"\0") + b"\0"))
    # By its time servers tell whether a program is another build.
    os.utime(program, ns=(status.st_atime_ns, status.st_mtime_ns))
    return 0


if __name__ == "__main__":
    sys.exit(main())
