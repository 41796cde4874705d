# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The browser's oracle: a first page plus patches must show what a fresh page of the final tree shows.

The pages come from Tests/ClientPages, into the folder that VITRINE_WEB_OUT names; `Scripts/test client` does both.
"""

import json
import os
import pathlib
import unittest

from harness.browser import launch
from playwright.sync_api import sync_playwright

from static_pages import serve

# What a user, a reader or a test can tell of every layer, by its id.
DESCRIBE = """async () => {
  await document.fonts.load('17px "Vitrine Sans"');
  await document.fonts.ready;
  const result = {};
  const id = (element) => element.vid ?? Number(element.id.slice(1));
  const symbol = (use) => {
    const shown = document.querySelector(use.getAttribute('href'));
    return shown.getAttribute('viewBox') + shown.firstChild.getAttribute('d') + getComputedStyle(use.parentElement).scale;
  };
  const attribute = (a) => a.name + '=' + (a.name === 'class' ? '' : a.value);
  const drawing = (form) => form?.localName === 'use' ? symbol(form) : form ? form.localName + [...form.attributes].map(attribute).sort().join(' ') : '';
  const interactive = (element) => element.matches('button, a, [role=button], [role=link]');
  for (const element of document.querySelectorAll('.v')) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const siblings = [...element.parentElement.children].filter((other) => other.classList.contains('v'));
    let nested = false;
    for (let up = element.parentElement; up; up = up.parentElement) nested ||= interactive(up);
    const picture = element.querySelector(':scope > img');
    const entry = {
      parent: element.id === 'v0' ? null : id(element.parentElement), place: siblings.indexOf(element),
      box: [box.x, box.y, box.width, box.height].map((value) => Math.round(value * 8) / 8),
      text: [...element.childNodes].filter((node) => !node.classList?.contains('v')).map((node) => node.textContent).join('|'),
      label: element.getAttribute('aria-label'), testid: element.dataset.testid ?? null,
      style: ['color', 'backgroundColor', 'opacity', 'overflowX', 'overflowY', 'borderTopLeftRadius', 'clipPath',
        'zIndex', 'transform', 'boxShadow', 'fontSize', 'lineHeight', 'textAlign', 'display', 'position', 'whiteSpace',
        'backgroundImage', 'filter', 'mixBlendMode', 'isolation', 'cornerTopLeftShape', 'transformOrigin']
        .map((name) => style[name]).join(';'),
      inner: picture ? picture.getAttribute('src') + picture.alt
        : [...element.querySelectorAll(':scope > svg, :scope > svg :not(clipPath *)')].map(drawing).join(' '),
      paint: element.querySelector(':scope > svg .g') && getComputedStyle(element.querySelector(':scope > svg .g')).backgroundImage,
      filters: (style.filter.match(/#[^")]+/g) ?? []).map((name) => document.getElementById(name.slice(1))?.innerHTML ?? 'missing'),
      scroll: style.getPropertyValue('--ch'),
    };
    // Inside a button HTML's parser allows no other button or link, and inside a heading no other heading: the first
    // page has a div with the role there, and keeps it when the layer moves out; the client builds real elements wherever they stand.
    const standsIn = element.localName === 'div' && ['button', 'link', 'heading'].includes(element.getAttribute('role'));
    if (!nested && !standsIn) {
      entry.tag = element.localName;
      entry.href = element.getAttribute('href');
      entry.disabled = element.disabled ?? null;
    }
    result[id(element)] = entry;
  }
  return result;
}"""

APPLY = """async (batches) => {
  const { vitrine } = await import('/_vitrine/client.js');
  for (const batch of batches) vitrine.page.apply(batch[3]);
}"""


def folder() -> pathlib.Path:
    """Where `client-pages` wrote its pages."""
    named = os.environ.get("VITRINE_WEB_OUT")
    if not named:
        raise RuntimeError("VITRINE_WEB_OUT names no folder: Scripts/test client writes the pages and says where.")
    return pathlib.Path(named).resolve()


def differences(patched: dict, fresh: dict) -> list[str]:
    """What a reader could tell apart, a line each."""
    found = []
    for key in sorted(set(patched) | set(fresh), key=int):
        one, other = patched.get(key), fresh.get(key)
        if one is None or other is None:
            found.append(f"layer {key}: {'only fresh' if one is None else 'only patched'}")
            continue
        for field in one.keys() & other.keys():
            if one[field] != other[field]:
                found.append(f"layer {key} {field}: patched {one[field]!r}, fresh {other[field]!r}")
    return found


class Differential(unittest.TestCase):
    def test_patched_pages_are_fresh_pages(self):
        pages = folder()
        port = serve(pages)
        names = sorted(file.name.removesuffix("-first.html") for file in pages.glob("d*-first.html"))
        self.assertGreater(len(names), 0, "client-pages wrote no pages")
        layers = 0
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page(viewport={"width": 375, "height": 667})
            problems: list[str] = []
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on(
                "console", lambda line: problems.append(line.text) if line.type in ("error", "warning") else None)
            for name in names:
                with self.subTest(page=name):
                    page.goto(f"http://127.0.0.1:{port}/{name}-first.html")
                    page.evaluate(APPLY, json.loads((pages / f"{name}-batches.json").read_text()))
                    patched = page.evaluate(DESCRIBE)
                    page.goto(f"http://127.0.0.1:{port}/{name}-last.html")
                    fresh = page.evaluate(DESCRIBE)
                    layers += len(fresh)
                    found = differences(patched, fresh)
                    self.assertEqual(found[:6], [], f"{len(found)} differences")
                    self.assertEqual(problems, [])
                problems.clear()
            browser.close()
        self.assertGreater(layers, len(names), "the pages are empty")


if __name__ == "__main__":
    unittest.main()
