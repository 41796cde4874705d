# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A page's layers without a browser: read from the first page's HTML, then changed by the operations of batches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from typing import Any

from .launcher import ROOT

# What a layer asks for (`MASK` of the client), as far as a scripted page answers it.
TAP, SCROLL, TEXT, VALUE, DISMISS, PASTE = 1, 2, 16, 32, 64, 524288
# Kinds of content.
PLAIN, SCROLLER, ACTIVITY, FIELD, CONTROL = 0, 5, 6, 9, 10
_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@cache
def _closed_list(name: str) -> list[str]:
    """A list of the protocol's, as the client has it."""
    source = (ROOT / "Sources" / "VitrineWeb" / "Client" / "protocol.js").read_text(encoding="utf-8")
    body = re.search(rf"export const {name} = \[(.*?)\];", source, re.DOTALL)[1]
    return json.loads("[" + body.strip().rstrip(",") + "]")


@dataclass(slots=True)
class Layer:
    """One layer as a user could use it."""

    number: int
    tag: str
    kind: int
    events: int
    parent: int | None
    attributes: dict[str, str]
    payload: Any = None
    # Place and size in the parent; of layers that the document had nothing.
    frame: tuple[float, ...] = ()
    children: list[int] = field(default_factory=list)
    # It is animated away and takes no events.
    is_leaving: bool = False


class PageModel:
    """The layers of a page by number. An operation on a layer that is not there raises a KeyError."""

    def __init__(self, html: str) -> None:
        self.layers: dict[int, Layer] = {}
        self.templates: dict[int, list[tuple[str, int, int, list[int], int]]] = {}
        # Layers whose exit has begun since this was last emptied.
        self.exits: list[int] = []
        # The text of each field: the server does not say again what was typed.
        self.texts: dict[int, str] = {}
        _Reader(self).feed(html)
        self._root = self.layers[0]
        for number, width, height in re.findall(r"(?m)^#v(\d+)\{.*--cw:([\d.]+)px;--ch:([\d.]+)px", html):
            layer = self.layers[int(number)]
            layer.payload = [float(width), float(height), *(layer.payload or [0, 0, 0, 0, 0])[2:]]

    def clear(self) -> None:
        """An empty page, for a snapshot."""
        self._root.children = []
        self.layers = {0: self._root}
        self.templates.clear()

    def apply(self, operations: list[list[Any]]) -> None:
        """Takes the operations of a batch, in order."""
        for operation in operations:
            match operation:
                case [1, number, skeleton]:
                    self.templates[number] = list(self._specifications(skeleton, -1, [0]))
                case [3, *_]:
                    self._stamp(operation)
                case [4, *numbers]:
                    for number in numbers:
                        self._remove(number)
                case [6, parent, before, *numbers]:
                    for number in numbers:
                        self.layers[self.layers[number].parent].children.remove(number)
                        self._insert(number, parent, before)
                case [9, number, _, kind, payload, *_]:
                    self.layers[number].kind = kind
                    self.layers[number].payload = self._known(number, kind, payload)
                case [11, number, tag, pairs]:
                    layer = self.layers[number]
                    layer.tag = _closed_list("TAGS")[tag]
                    layer.attributes = {
                        _closed_list("ATTRIBUTES")[key]: str(value) for key, value in zip(pairs[::2], pairs[1::2])
                    }
                case [12, number, events]:
                    self.layers[number].events = events
                case [18, number]:
                    self.layers[number].is_leaving = True
                    self.exits.append(number)

    def usable(self, mask: int) -> list[Layer]:
        """Layers that ask for an event and that a user can reach, in reading order."""
        found: list[Layer] = []
        tops = [self.layers[number] for number in self._root.children]
        presented = [layer for layer in tops if layer.events & DISMISS and not layer.is_leaving]
        waiting = presented[-1:] or [self._root]
        while waiting:
            layer = waiting.pop()
            if layer.is_leaving or "inert" in layer.attributes or layer.attributes.get("aria-hidden") == "true":
                continue
            if layer.events & mask and layer.attributes.get("aria-disabled") != "true" and "disabled" not in layer.attributes:
                found.append(layer)
            waiting += [self.layers[number] for number in reversed(layer.children)]
        return found

    def shape(self, number: int = 0) -> list[Any]:
        """A layer with all below it, but for numbers, which are another process's own: equal where pages are alike."""
        layer = self.layers[number]
        attributes = {name: re.sub(r"\bv\d+\b", "v", value) for name, value in layer.attributes.items()}
        children = [self.shape(child) for child in layer.children]
        return [layer.tag, layer.kind, layer.events, layer.frame, attributes, layer.payload, children]

    def add(self, layer: Layer, before: int = 0) -> None:
        """Takes in a layer below its parent."""
        self.layers[layer.number] = layer
        if layer.parent is not None:
            self._insert(layer.number, layer.parent, before)

    def _known(self, number: int, kind: int, payload: Any) -> Any:
        """What a layer is told; a field's answer without a text takes what was typed as it is."""
        if kind != FIELD:
            return payload
        self.texts[number] = self.texts.get(number, "") if payload[2] is None else payload[2]
        return [*payload[:2], self.texts[number]]

    def _insert(self, number: int, parent: int, before: int) -> None:
        children = self.layers[parent].children
        children.insert(children.index(before) if before else len(children), number)
        self.layers[number].parent = parent

    def _remove(self, number: int) -> None:
        self.layers[self.layers[number].parent].children.remove(number)
        waiting = [number]
        while waiting:
            waiting += self.layers.pop(waiting.pop()).children

    @classmethod
    def _specifications(cls, skeleton: list[Any], above: int, count: list[int]) -> Iterator[tuple]:
        """Tag, kind, events, attributes and the place of the parent in the row, in reading order."""
        tag, kind, events, _, keys, *children = skeleton
        place = count[0]
        count[0] += 1
        yield _closed_list("TAGS")[tag], kind, events, keys, above
        for child in children:
            yield from cls._specifications(child, place, count)

    def _stamp(self, operation: list[Any]) -> None:
        _, name, parent, before, rows, ids, *columns = operation
        template = self.templates[name]
        for row in range(rows):
            values = (self._value(column, row) for column in columns)
            for place, (tag, kind, events, keys, above) in enumerate(template):
                frame = tuple(next(values) for _ in range(4))
                # Styles have numbers of the session's own.
                for _ in range(3):
                    next(values)
                payload = next(values) if kind not in (PLAIN, ACTIVITY) else None
                attributes = {_closed_list("ATTRIBUTES")[key]: value for key in keys if (value := next(values)) is not None}
                outer = parent if above < 0 else self._number(ids, row, above, len(template))
                number = self._number(ids, row, place, len(template))
                layer = Layer(number, tag, kind, events, outer, attributes, self._known(number, kind, payload), frame)
                self.add(layer, before if above < 0 else 0)

    @staticmethod
    def _value(column: Any, row: int) -> Any:
        if not isinstance(column, list):
            return column
        if column[0] == 0:
            return column[row + 1]
        return column[1][_DIGITS.index(column[2][row])] if column[0] == 1 else column[1]

    @staticmethod
    def _number(ids: list[Any], row: int, place: int, size: int) -> int:
        start, *rest = ids
        if isinstance(start, list):
            return start[row * size + place]
        stride = rest[0][place] if isinstance(rest[0], list) else rest[0]
        return start + row * stride + (rest[1][place] if len(rest) > 1 else place)


class _Reader(HTMLParser):
    """Fills a model from the server's own HTML."""

    def __init__(self, model: PageModel) -> None:
        super().__init__()
        self._model = model
        # Open elements with the layer that each is, or lies in.
        self._open: list[tuple[str, int | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        parent = self._open[-1][1] if self._open else None
        number = re.fullmatch(r"v(\d+)", attributes.get("id", ""))
        if number:
            kind = next((int(name[1:]) for name in attributes["class"].split() if re.fullmatch(r"k\d+", name)), PLAIN)
            layer = Layer(int(number[1]), tag, kind, int(attributes.get("data-e", 0)), parent, attributes)
            layer.payload = self._payload(layer)
            if layer.kind == FIELD:
                self._model.texts[layer.number] = layer.payload[2]
            self._model.add(layer)
            parent = layer.number
        elif tag == "option" and parent is not None:
            self._model.layers[parent].payload[2].append("")
        if tag not in _VOID:
            self._open.append((tag, parent))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """What is closed at once is part of a drawing."""

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1][0] == "textarea":
            layer = self._model.layers[self._open[-1][1]]
            layer.payload[2] += data
            self._model.texts[layer.number] = layer.payload[2]

    @staticmethod
    def _payload(layer: Layer) -> Any:
        attributes = layer.attributes
        if "data-f" in attributes:
            return [*map(int, attributes["data-f"].split()), attributes.get("value", "")]
        if "data-c" in attributes:
            revision, value = attributes["data-c"].split(" ", 1)
            return [int(revision), value, []]
        if "data-s" in attributes:
            return [0, 0, *map(float, attributes["data-s"].split())]
        return None
