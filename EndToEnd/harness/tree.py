# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The accessibility tree of a page as Chromium hands it to screen readers, in words that can be kept and compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

# What Chromium builds for itself: layout's boxes, and names for what has no role.
TRANSPARENT = {"none", "generic", "RootWebArea", "InlineTextBox", "ListMarker", "LineBreak"}
# Native widgets draw these inside themselves; what they mean is said by the widget.
OPAQUE = {"textbox", "searchbox", "spinbutton", "slider", "Date", "InputTime", "DateTime", "ColorWell", "combobox"}
# States of ARIA that readers say, in the order in which they are written.
STATES = (
    "level", "checked", "pressed", "selected", "expanded", "disabled", "invalid", "required", "readonly", "multiline",
    "hasPopup", "modal", "live", "valuemin", "valuemax", "valuetext", "orientation",
)
# What is so unless something else is said.
SILENT = {False, "false", "none", "", "off"}


def outline(page: Page) -> str:
    """The tree, one line per element: role, name, value, states; two spaces deeper per level."""
    session = page.context.new_cdp_session(page)
    try:
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    return "".join(line + "\n" for line in _lines(nodes[0], by_id, 0, ""))


def _lines(node: dict[str, Any], nodes: dict[str, dict[str, Any]], depth: int, above: str) -> Iterator[str]:
    role = node.get("role", {}).get("value", "")
    name = " ".join(str(node.get("name", {}).get("value", "")).split())
    if node.get("ignored") or role in TRANSPARENT:
        inner = depth
    elif role == "StaticText":
        # A text that is its element's name is not read twice.
        if name and name not in above:
            yield "  " * depth + f"text {_quoted(name)}"
        return
    else:
        yield "  " * depth + " ".join([role, *([_quoted(name)] if name else []), *_details(node)])
        if role in OPAQUE:
            return
        inner = depth + 1
        above = name
    for child in node.get("childIds", []):
        if child in nodes:
            yield from _lines(nodes[child], nodes, inner, above)


def _details(node: dict[str, Any]) -> Iterator[str]:
    properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
    value = node.get("value", {}).get("value", "")
    # What is said in words is read instead of the number.
    if value != "" and not properties.get("valuetext"):
        yield f"value={_quoted(str(value))}"
    description = node.get("description", {}).get("value", "")
    if description:
        yield f"description={_quoted(description)}"
    for state in STATES:
        value = properties.get(state)
        # The level of a list item is its place in the document.
        if value is not None and value not in SILENT and (state, node["role"]["value"]) != ("level", "listitem"):
            yield state if value is True or value == "true" else f"{state}={value}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
