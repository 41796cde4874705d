# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Makes the film strips of Documentation/Pictures: what moves in a page of a phone, a picture each 50 ms.

    film_strips.py [NAME...]   all strips, or those that are named: push, pop, swipe-back, ...

Animations are held and moved on by hand, so that a strip does not depend on the machine. `VITRINE_LAUNCHER` names a
binary beside those of the catalog and of Challenge, as for the browser tests.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from harness import motion
from harness.browser import launch
from harness.launcher import ONE_PROCESS, Launcher
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

OUTPUT = Path(__file__).resolve().parents[1] / "Documentation" / "Pictures"
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
# Where a finger takes a bar, and how far it goes between two pictures, in points.
MIDDLE, STEP = 195, 40


def tap(page: Page, name: str) -> None:
    """Taps a button or link by its name."""
    page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first.tap()


def held(page: Page, act: Callable[[], None], milliseconds: int) -> list[Image.Image]:
    """What an action makes move."""
    motion.wait_until_still(page)
    motion.hold(page)
    act()
    return motion.film(page, milliseconds)


def dragged(
    page: Page, start: tuple[float, float], way: tuple[float, float], steps: int, *, is_animated: bool
) -> list[Image.Image]:
    """What follows a finger, and how it comes to rest: by animations, or else drawn frame by frame, as it is met."""
    motion.wait_until_still(page)
    finger = motion.Finger(page)
    finger.down(*start)
    pictures = []
    for step in range(steps + 1):
        finger.move(start[0] + way[0] * step, start[1] + way[1] * step, steps=4)
        pictures.append(motion.picture(page))
    if is_animated:
        motion.hold(page)
    finger.up()
    return pictures + (motion.film(page, 350) if is_animated else [motion.picture(page) for _ in range(3)])


def open_page(page: Page, name: str) -> None:
    """A page of the catalog, at rest."""
    tap(page, name)
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    motion.wait_until_still(page)


def sheet(page: Page, name: str = "Sheet") -> None:
    """The page of presentations with a sheet over it, at rest."""
    open_page(page, "Presentations")
    tap(page, name)
    expect(page.get_by_role("dialog")).to_be_visible()
    motion.wait_until_still(page)


def push(page: Page) -> list[Image.Image]:
    return held(page, lambda: tap(page, "Presentations"), 550)


def pop(page: Page) -> list[Image.Image]:
    open_page(page, "Presentations")
    back = page.get_by_role("button", name="Catalog").or_(page.get_by_role("button", name="Back")).first
    return held(page, back.tap, 550)


def swipe_back(page: Page) -> list[Image.Image]:
    open_page(page, "Presentations")
    return dragged(page, (4, 400), (STEP, 0), 6, is_animated=False)


def rise(page: Page) -> list[Image.Image]:
    open_page(page, "Presentations")
    return held(page, lambda: tap(page, "Sheet"), 450)


def leave(page: Page) -> list[Image.Image]:
    sheet(page)
    return held(page, lambda: page.keyboard.press("Escape"), 350)


def drag(page: Page) -> list[Image.Image]:
    sheet(page, "Sheet of medium height")
    top = page.locator("[data-motion=card]").evaluate("(card) => card.getBoundingClientRect().top")
    return dragged(page, (MIDDLE, top + 30), (0, -STEP), 6, is_animated=True)


def presented(name: str) -> Callable[[Page], list[Image.Image]]:
    """What comes with a button of the page of presentations."""

    def strip(page: Page) -> list[Image.Image]:
        open_page(page, "Presentations")
        return held(page, lambda: tap(page, name), 250)

    return strip


def toggle(page: Page) -> list[Image.Image]:
    open_page(page, "Controls")
    switch = page.get_by_role("switch").first
    pictures = held(page, switch.tap, 400)
    box = switch.bounding_box()
    # Only the row with its switch, in device pixels.
    top = max(box["y"] - 12, 0) * 2
    return [one.crop((0, int(top), one.width, int(top + (box["height"] + 24) * 2))) for one in pictures]


STRIPS: dict[str, Callable[[Page], list[Image.Image]]] = {
    "push": push, "pop": pop, "swipe-back": swipe_back, "sheet": rise, "sheet-leave": leave, "sheet-drag": drag,
    "alert": presented("Alert"), "menu": presented("Menu"), "toggle": toggle,
}


def make(browser: Browser, url: str, name: str) -> None:
    """Writes one strip."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(url)
    motion.wait_until_ready(page)
    pictures = STRIPS[name](page)
    height = 96 if name == "toggle" else 340
    motion.strip(pictures, height=height).save(OUTPUT / f"motion-{name}.png", optimize=True)
    print(f"motion-{name}.png: {len(pictures)} pictures")
    context.close()


def main() -> None:
    names = sys.argv[1:] or list(STRIPS)
    launcher = Launcher(product="catalog", arguments=ONE_PROCESS).wait_until_listening()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for name in names:
                make(browser, launcher.base_url + "/", name)
    finally:
        launcher.stop()


if __name__ == "__main__":
    main()
