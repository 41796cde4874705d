# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Looks at what moves in a page: frame by frame while it runs, or held at any moment of it."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect

# Notes for every frame what moves, which pages and presentations are seen, and whether a page is empty.
_WATCH = """
() => {
  const root = document.getElementById("v0");
  const frames = (window.seenFrames = []);
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    const moving = document.getAnimations().filter((one) => root.contains(one.effect.target) && !one.animationName);
    const targets = moving.map((one) => one.effect.target);
    frames.push({
      moving: targets.length,
      pages: [...root.querySelectorAll("[data-motion^='page ']")].filter(seen).map((page) => ({
        text: page.innerText.trim(), live: page.vid !== undefined, moving: targets.includes(page),
      })),
      over: [...root.children].filter((one) => one.dataset.motion === "over" && seen(one)).map((one) => ({
        id: one.id, live: one.vid, moving: targets.some((target) => one.contains(target)),
      })),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""

# Whatever begins to move stands still at its beginning, and moves on when it is told to.
_HOLD = """
() => {
  const isWrapped = window.held !== undefined;
  window.held = [];
  if (isWrapped) return;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...rest) {
    const animation = animate.apply(this, rest);
    if (!window.held) return animation;
    if (animation.playState === "running") animation.pause();
    window.held.push(animation);
    return animation;
  };
}
"""


def watch(page: Page) -> None:
    """Begins to note every frame of the page."""
    page.evaluate(_WATCH)


def frames(page: Page) -> list[dict[str, Any]]:
    """Returns what was noted of every frame."""
    return page.evaluate("window.seenFrames")


def wait_until_ready(page: Page) -> None:
    """Waits until the modules that animate what comes and goes are loaded."""
    expect(page.locator("html")).to_have_attribute("data-motion", "on")


def wait_until_still(page: Page) -> None:
    """Waits until only endless animations are left, and what has left is out of the document."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' || one.animationName)"
        " && ![...document.querySelectorAll('#v0 .v')].some((one) => one.vid === undefined)"
    )


def hold(page: Page) -> None:
    """Holds animations that begin from now on, until `film` or `release`."""
    page.evaluate(_HOLD)


def film(page: Page, milliseconds: int, step: int = 50) -> list[Image.Image]:
    """Returns an image of every `step` milliseconds of the held animations, and then ends these."""
    page.wait_for_function("() => window.held.length")
    pictures = []
    for time in range(0, milliseconds + 1, step):
        page.evaluate("(time) => { for (const one of window.held) one.currentTime = time; }", time)
        pictures.append(picture(page))
    release(page)
    return pictures


def release(page: Page) -> None:
    """Moves the held animations to their end."""
    page.evaluate("() => { for (const one of window.held) one.finish(); window.held = null; }")


def picture(page: Page) -> Image.Image:
    """Returns what the window shows, animations as they stand."""
    return Image.open(io.BytesIO(page.screenshot(animations="allow"))).convert("RGB")


def strip(pictures: list[Image.Image], height: int = 340, colors: int = 64) -> Image.Image:
    """Pictures beside each other, for a page of documentation."""
    gap = 6
    small = [one.resize((round(one.width * height / one.height), height), Image.Resampling.LANCZOS) for one in pictures]
    whole = Image.new("RGB", (sum(one.width + gap for one in small) - gap, height), "#8e8e93")
    left = 0
    for one in small:
        whole.paste(one, (left, 0))
        left += one.width + gap
    return whole.quantize(colors, dither=Image.Dither.NONE)


class Finger:
    """One finger on a touch screen, told to the browser itself."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _say(self, kind: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, x: float, y: float) -> None:
        """The finger touches the screen."""
        self._at = (x, y)
        self._say("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float, steps: int = 8) -> None:
        """The finger moves to a place, in so many steps."""
        left, top = self._at
        for step in range(1, steps + 1):
            part = step / steps
            self._say("touchMove", {"x": left + (x - left) * part, "y": top + (y - top) * part})
        self._at = (x, y)

    def up(self) -> None:
        """The finger leaves the screen."""
        self._say("touchEnd")
