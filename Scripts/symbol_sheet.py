#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Writes a page with all symbols of the derived table that match a pattern, in four weights, to be looked at."""

from __future__ import annotations

import argparse
import html
import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = Path(os.environ.get("VITRINE_ICONS", ROOT / ".cache" / "icons"))
STYLE = """
body { margin: 8px; font: 10px sans-serif }
main { display: grid; grid-template-columns: repeat(auto-fill, 190px); gap: 8px }
svg { background: #f2f2f7; margin-right: 2px }
p { margin: 2px 0 0; overflow-wrap: anywhere }
"""


def table() -> dict[str, list[str]]:
    """Fields by name, those of aliases included."""
    lines = (ICONS / "vitrine-symbols.txt").read_text(encoding="utf-8").splitlines()[1:]
    rows = {line.split("\t")[0]: line.split("\t")[1:] for line in lines}
    return {name: rows[fields[0][1:]] if fields[0].startswith("=") else fields for name, fields in rows.items()}


def cell(name: str, fields: list[str]) -> str:
    """A symbol: large in regular, then thin, light and bold as beside text."""
    regular, *others = fields[2:]
    drawings = [(72, regular)] + [(34, outline or regular) for outline in others]
    pictures = "".join(
        f'<svg width="{size}" height="{size}" viewBox="-8 -8 272 272"><path d="{data}"/></svg>' for size, data in drawings
    )
    return f"<div>{pictures}<p>{html.escape(name)}</p></div>"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, required=True, help="the page to write")
    parser.add_argument("--only", default="", help="a regular expression for names")
    options = parser.parse_args()
    cells = [cell(name, fields) for name, fields in sorted(table().items()) if re.search(options.only, name)]
    options.output.write_text(
        f"<!DOCTYPE html><meta charset=utf-8><title>Symbols</title><style>{STYLE}</style><main>{''.join(cells)}</main>\n",
        encoding="utf-8",
    )
    print(f"{len(cells)} symbols in {options.output}")


if __name__ == "__main__":
    main()
