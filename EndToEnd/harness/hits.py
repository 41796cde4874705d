# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Asks a page where it can be operated: by pointers, by the keyboard, and by name."""

from __future__ import annotations

from playwright.sync_api import Page

# Points from one probe of the whole window to the next.
STEP = 30
# Points that a finger needs in bars and rows, and those that the items of an iPad's tab bar have.
FINGER, TAB = 44, 36
# Roles of Chromium's tree that a user operates.
OPERATED = {
    "button", "link", "switch", "checkbox", "radio", "slider", "textbox", "searchbox", "spinbutton", "combobox", "listbox",
    "menuitem", "menuitemcheckbox", "menuitemradio", "tab", "Date", "InputTime", "DateTime", "ColorWell",
}  # fmt: skip

_FIND = """
([step, finger, tab]) => {
  const OPERATED = "a[href],button,input,select,textarea,[role=textbox],[role=button],[role=link]";
  // What lies in front of the content of its page, and keeps taps to itself.
  const BARS = "header,nav,[role=toolbar]";
  const FRONT = BARS + ",[role=search],[role=dialog],[role=alertdialog],[role=menu]";
  const problems = [];
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => {
    const { x, y, width, height } = box(element);
    const words = element.dataset.testid || element.ariaLabel || element.textContent.trim().slice(0, 30);
    return `${element.role || element.localName} '${words}' #${element.id} [${[x, y, width, height].map(Math.round)}]`;
  };
  const opacities = new Map([[null, 1]]);
  const opacity = (element) => {
    if (!opacities.has(element)) {
      opacities.set(element, Number(getComputedStyle(element).opacity) * opacity(element.parentElement));
    }
    return opacities.get(element);
  };
  /** The part of an element that scrollers, clips and the window leave. */
  const seen = (element) => {
    let { left, top, right, bottom } = box(element);
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const frame = box(outer);
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const isOperable = (element) => !element.matches(":disabled,[aria-disabled=true]") && !element.closest("[inert]")
    && element.checkVisibility({ visibilityProperty: true }) && element.vid !== undefined;
  const all = [...document.querySelectorAll(OPERATED)].filter(isOperable);

  // Each is hit in its middle, or something in front of it is.
  for (const element of all) {
    if (opacity(element) <= 0 || getComputedStyle(element).pointerEvents === "none") continue;
    const { left, top, width, height } = seen(element);
    if (width < 2 || height < 2) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (element.contains(hit)) continue;
    const front = hit?.closest(FRONT);
    if (front && !front.contains(element)) continue;
    problems.push(`${name(element)} is covered by ${hit ? name(hit) : "nothing"}`);
  }

  // Buttons of bars have room for a finger around their middle, and so have rows of lists.
  const small = new Set();
  for (const element of all) {
    const row = element.closest("[role=listitem]");
    if (row && box(row).height < finger - 0.5) small.add(row);
    const { left, top, width, height } = box(element);
    if (!element.matches("button,a") || !element.closest(BARS) || getComputedStyle(element).pointerEvents === "none") continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (element.closest("nav") ? tab : finger) / 2 - 0.5;
    const isRoomy = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return !hit || element.contains(hit);
    });
    if (!isRoomy) small.add(element);
  }
  for (const element of small) problems.push(`${name(element)} is smaller than a finger`);

  // Nothing that is not seen is hit.
  const unseen = new Set();
  for (let y = step / 2; y < innerHeight; y += step) {
    for (let x = step / 2; x < innerWidth; x += step) {
      let hit = document.elementFromPoint(x, y);
      if (!hit || opacity(hit) > 0) continue;
      while (opacity(hit.parentElement) <= 0) hit = hit.parentElement;
      unseen.add(hit);
    }
  }
  for (const element of unseen) problems.push(`${name(element)} is hit and not seen`);

  // The keyboard goes as one reads: among the parts of a view, none comes after one that lies wholly below it, or in a row
  // behind it. Bars have their own places in the order.
  const isSeen = ({ width, height }) => width > 0 && height > 0;
  const stops = all.filter((element) => element.tabIndex >= 0 && opacity(element) > 0 && isSeen(seen(element)));
  const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
  for (let index = 1; index < stops.length; index++) {
    const [one, other] = [stops[index - 1], stops[index]];
    if (one.contains(other) || one.closest(FRONT) !== other.closest(FRONT)) continue;
    const path = [];
    for (let outer = one; outer; outer = outer.parentElement) path.push(outer);
    let after = other;
    while (!path.includes(after.parentElement)) after = after.parentElement;
    const before = path[path.indexOf(after.parentElement) - 1];
    const [a, b] = [box(one), box(other)];
    const [wide, tall] = [box(before), box(after)];
    const isAbove = b.bottom <= a.top + 1 && tall.bottom <= wide.top + 1;
    const isInRow = b.top < a.bottom - 1 && a.top < b.bottom - 1;
    const isBeside = isInRow && (isRightToLeft ? b.left >= a.right - 1 : b.right <= a.left + 1);
    if (isAbove || isBeside) problems.push(`${name(other)} is reached after ${name(one)}`);
  }
  return problems;
}
"""


def problems(page: Page) -> list[str]:
    """One line for each element that cannot be operated as it looks: covered, too small for its place, hit without being
    seen, reached by the keyboard out of order, or without a name."""
    return page.evaluate(_FIND, [STEP, FINGER, TAB]) + _unnamed(page)


def _unnamed(page: Page) -> list[str]:
    session = page.context.new_cdp_session(page)
    try:
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    finally:
        session.detach()
    return [
        f"a {node['role']['value']} has no name"
        for node in nodes
        if not node.get("ignored")
        and node.get("role", {}).get("value") in OPERATED
        and not str(node.get("name", {}).get("value", "")).strip()
    ]
