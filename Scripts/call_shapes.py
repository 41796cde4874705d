# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Decides whether a declaration takes a call of a given shape, as `Section(_:){} header:{}`.

A shape is a name, the labels written in parentheses, and the trailing closures: the first without a label, the others
with theirs. Types are not compared: an answer of yes means that the labels fit.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from symbol_graph import Parameter

PATTERN = re.compile(r"^(?P<name>[^({]*)(?:\((?P<labels>[^)]*)\))?(?P<closures>.*)$")


@dataclass(frozen=True)
class CallShape:
    """How a call is written."""

    name: str
    labels: tuple[str, ...]
    closures: tuple[str, ...]

    @staticmethod
    def parse(text: str) -> CallShape:
        """Reads `name(a:_:){} b:{}`; closures without a label are written `_`."""
        match = PATTERN.match(text)
        assert match, text
        labels = [label for label in (match["labels"] or "").split(":") if label]
        closures = re.findall(r"(\w*):?\{\}", match["closures"])
        return CallShape(match["name"], tuple(labels), tuple(closure or "_" for closure in closures))


def accepts(parameters: tuple[Parameter, ...], shape: CallShape) -> bool:
    """Whether every argument finds its parameter, in order, and no parameter without a default is left."""
    position = 0
    for label in shape.labels:
        found = next_match(parameters, position, lambda parameter, label=label: parameter.label == label)
        if found is None:
            return False
        position = found + 1
    if not shape.closures:
        return skippable(parameters[position:])
    # The first trailing closure has no label: it takes any closure from which the rest of the call still works.
    return any(
        parameters[at].is_closure
        and skippable(parameters[position:at])
        and labelled_tail(parameters, at + 1, shape.closures[1:])
        for at in range(position, len(parameters))
    )


def labelled_tail(parameters: tuple[Parameter, ...], position: int, closures: tuple[str, ...]) -> bool:
    """Whether labelled trailing closures fit the parameters from a position on, to the end."""
    for closure in closures:
        found = next_match(
            parameters, position, lambda parameter, closure=closure: parameter.is_closure and parameter.label == closure
        )
        if found is None:
            return False
        position = found + 1
    return skippable(parameters[position:])


def next_match(parameters, position, fits):
    """The first parameter that fits, when all before it may be left out."""
    for index in range(position, len(parameters)):
        if fits(parameters[index]):
            return index
        if not parameters[index].is_optional:
            return None
    return None


def skippable(parameters: tuple[Parameter, ...]) -> bool:
    """Whether a call may leave these out."""
    return all(parameter.is_optional for parameter in parameters)
