# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How one page comes over another: where both stand on the way, what lies between them, and what becomes of their bars."""

import unittest

from static_pages import PageTests

PAGE = '<!DOCTYPE html><title>Passage</title><link rel="stylesheet" href="/_vitrine/base.css">'
WINDOW = {"width": 400, "height": 600}

# Two pages with a bar each, in each bar a title; the page below has a view that the one above may grow out of.
START = """async () => {
  const { Passage } = await import("/_vitrine/passage.js");
  const make = (parent, motion, style) => {
    const element = parent.appendChild(document.createElement("div"));
    if (motion) element.dataset.motion = motion;
    Object.assign(element.style, { position: "absolute", ...style });
    return element;
  };
  const whole = { left: "0", top: "0", width: "400px", height: "600px", background: "#cccccc" };
  window.lower = make(document.body, "page 0 0", whole);
  window.upper = make(document.body, "page 0 1 7", whole);
  window.source = make(lower, "zoom 7", { left: "20px", top: "100px", width: "100px", height: "60px" });
  window.bars = [lower, upper].map((page) => make(page, "bar", { left: "0", top: "0", width: "400px", height: "44px" }));
  window.titles = bars.map((bar) => make(bar, "", { left: "100px", top: "0", width: "200px", height: "44px" }));
  window.pass = (still) => { window.passage = new Passage(upper, lower, still); };
  window.box = (element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return [left, top, width].map((length) => Math.round(length));
  };
  window.opacity = (element) => Number(getComputedStyle(element).opacity);
}"""


class Passages(PageTests):
    html = PAGE

    def start(self, **options):
        self.load(START, viewport=WINDOW, **options)

    def at(self, part, what):
        """Something of the pages when one covers so much of the way over the other."""
        return self.page.evaluate(f"() => {{ passage.scrub({part}); return {what}; }}")

    def test_a_page_grows_out_of_the_view_that_it_names(self):
        self.start()
        self.page.evaluate("pass(lower)")
        self.assertEqual(self.at(0, "box(upper)"), [20, 100, 100])
        self.assertIn("360px", self.at(0, "getComputedStyle(upper).clipPath"), "it is as high as the view")
        self.assertEqual(self.at(0.5, "box(lower)"), [0, 0, 400])
        self.assertEqual(self.at(1, "box(upper)"), [0, 0, 400])
        self.page.evaluate("passage.end()")
        self.assertEqual(self.page.evaluate("[box(upper), upper.style.transformOrigin]"), [[0, 0, 400], ""])
        self.assertEqual(self.page.evaluate("[document.body, upper, lower].map((one) => one.children.length)"), [2, 1, 2])

    def test_a_page_whose_view_is_not_seen_slides(self):
        for hide in ("source.remove()", "source.style.top = '700px'"):
            with self.subTest(hide):
                self.start()
                self.page.evaluate(f"() => {{ {hide}; pass(lower); }}")
                self.assertEqual(self.at(0, "box(upper)"), [400, 0, 400])

    def test_the_page_below_goes_aside_darker_and_under_a_shadow(self):
        self.start()
        self.page.evaluate("() => { source.remove(); pass(lower); }")
        self.assertEqual(self.at(0, "[box(upper), box(lower)]"), [[400, 0, 400], [0, 0, 400]])
        self.assertEqual(self.at(1, "[box(upper), box(lower)]"), [[0, 0, 400], [-120, 0, 400]])
        self.page.evaluate("""() => {
          window.shadow = [...upper.children].find((one) => getComputedStyle(one).backgroundImage.includes("gradient"));
          window.dim = [...lower.children].find((one) => one.inert && getComputedStyle(one).backgroundColor === "rgba(0, 0, 0, 0.1)");
        }""")
        self.assertEqual(self.at(0.5, "[opacity(shadow), opacity(dim)]"), [0.5, 0.5])
        self.assertEqual(self.at(0.5, "Math.round(shadow.getBoundingClientRect().right)"), 200, "at the edge of the upper page")
        self.page.evaluate("passage.end()")
        self.assertEqual(self.page.evaluate("[shadow.isConnected, dim.isConnected, box(lower)]"), [False, False, [0, 0, 400]])

    def test_bars_stay_where_they_are_and_what_is_in_them_changes_over(self):
        for still in ("lower", "upper"):
            with self.subTest(still=still):
                self.start()
                self.page.evaluate(f"() => {{ source.remove(); pass({still}); }}")
                # Of the bar of the page that is uncovered a picture is seen.
                self.page.evaluate("""() => {
                  const seen = document.querySelectorAll("body>:not([data-motion])>[data-motion=bar]");
                  window.shown = passage.still === lower ? titles : [seen[0].firstElementChild, titles[1]];
                }""")
                for part, opacities in ((0, [1, 0]), (0.5, [0.5, 0.5]), (1, [0, 1])):
                    self.assertEqual(self.at(part, "shown.map(opacity)"), opacities)
                    self.assertEqual(self.at(part, "[...shown, ...titles].map((title) => box(title)[0])"), [100] * 4)
                self.page.evaluate("passage.end()")
                self.assertEqual(self.page.evaluate("bars.map((bar) => bar.parentNode === lower ? 0 : 1)"), [0, 1])
                self.assertEqual(self.page.evaluate("[...titles, ...bars].map(opacity)"), [1] * 4)

    def test_with_less_motion_pages_only_fade(self):
        self.start(reduced_motion="reduce")
        self.page.evaluate("pass(lower)")
        self.assertEqual(self.at(0.5, "[box(upper), box(lower), opacity(upper)]"), [[0, 0, 400], [0, 0, 400], 0.5])


if __name__ == "__main__":
    unittest.main()
