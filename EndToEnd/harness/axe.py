# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Asks axe-core what it finds wrong with a page."""

from __future__ import annotations

import importlib.resources
from functools import cache

from playwright.sync_api import Page

# Apple's palette misses WCAG AA in known pairs (white on blue is 3.5): a decision of the look, not of the page.
EXCEPT = ("color-contrast",)


@cache
def _script() -> str:
    return (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, *, with_contrast: bool = False) -> list[str]:
    """One line for each rule that a page breaks: rule, how bad, and the first elements.

    Colours count where the user asked for more contrast: then every rule holds.

    The script is injected by the debugger's protocol, which the page's policy does not touch.
    """
    page.evaluate(_script())
    rules = {} if with_contrast else {rule: {"enabled": False} for rule in EXCEPT}
    found = page.evaluate("rules => axe.run(document, {rules, resultTypes: ['violations']})", rules)
    return [
        f"{rule['id']} ({rule['impact']}): " + "; ".join(node["html"][:160] for node in rule["nodes"][:3])
        for rule in found["violations"]
    ]
