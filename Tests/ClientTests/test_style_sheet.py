# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The style sheet as a browser reads it."""

import io
import pathlib
import re
import unittest

from harness.browser import launch
from PIL import Image
from playwright.sync_api import sync_playwright

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
# Which lists of selectors make a rule.
READ = """(lists) => {
  const sheet = new CSSStyleSheet();
  return lists.map((list) => { sheet.replaceSync(list + "{}"); return sheet.cssRules.length === 1; });
}"""


def parted(selectors):
    """A list's selectors; commas in parentheses part none."""
    depth, parts = 0, [""]
    for letter in selectors:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


# Chinese and Japanese, for which the reader's font may have one weight, beside a font of ours with all of them.
IDEOGRAPHS = "\u65e5\u672c\u8a9e\u306e\u6f22\u5b57"


class StyleSheet(unittest.TestCase):
    def test_ideographs_are_bold_where_their_font_is_not_and_no_wider_for_it(self):
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            ink, widths = {}, {}
            for weight in (400, 600, 700):
                page.set_content(
                    f"<style>{(CLIENT / 'base.css').read_text()}</style>"
                    f"<div class=v id=t style='position:absolute;left:20px;top:20px;font-size:34px;font-weight:{weight};"
                    f"white-space:pre'>{IDEOGRAPHS}</div>"
                )
                widths[weight] = page.evaluate("document.getElementById('t').getBoundingClientRect().width")
                image = Image.open(io.BytesIO(page.locator("#t").screenshot())).convert("L")
                ink[weight] = sum((255 - level) * count for level, count in enumerate(image.histogram()))
            browser.close()
        self.assertGreater(ink[600], ink[400] * 1.15)
        self.assertGreater(ink[700], ink[400] * 1.15)
        # As the engine lays them out: an em each.
        for width in widths.values():
            self.assertAlmostEqual(width, 34 * len(IDEOGRAPHS), delta=0.1)

    def test_a_shadow_around_what_lies_on_a_material_is_one_of_the_materials_box(self):
        # The rules as the table of styles makes them.
        sheet = (CLIENT / "base.css").read_text() + """
          @layer e{.e1{--cast:0px 3px 16px #000;filter:var(--lit,drop-shadow(0px 3px 8px #000))}}
          @layer e{.e2{backdrop-filter:blur(4px);--shade:inherit;box-shadow:var(--shade)}}
          @layer base{.v:has(.e2){--hover:none}}
          @layer e{.e3{overflow:clip;border-radius:9px;box-shadow:var(--shade)}}
          @layer base{.v:has(>.e2:first-child,>:only-child>.e2:first-child){--lit:none;--shade:var(--cast,inherit)}}"""
        body = """<div class=v id=root>
          <div class="v e1" id=panel><div class="v e2" id=material></div>
            <div class=v><div class="v e1" id=inside></div>
              <div class=v><div class="v e2" id=second></div></div></div></div>
          <div class="v e1" id=card><div class=v></div><div class="v e2" id=badge></div></div>
          <div class="v e1" id=player><div class="v e3" id=clip><div class="v e2" id=lining></div>
            <div class="v e3" id=cover></div></div></div>
          <div class="v e1" id=faded><div class=v style="opacity:.5"><div class="v e2" id=fading></div></div></div>
          <div class="v e1" id=photo><div class="v e3" id=frame><div class=v></div></div></div></div>"""
        look = "(id) => { const s = getComputedStyle(document.getElementById(id)); return [s.filter, s.boxShadow]; }"
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.set_content(f"<style>{sheet}</style>{body}")
            ids = ["panel", "material", "inside", "second", "card", "badge", "player", "clip", "cover", "faded", "fading"]
            seen = {id: page.evaluate(look, id) for id in [*ids, "photo", "frame"]}
            browser.close()
        shadow = "rgb(0, 0, 0) 0px 3px 8px"
        self.assertEqual(seen["panel"], ["none", "none"])
        self.assertEqual(seen["material"], ["none", "rgb(0, 0, 0) 0px 3px 16px 0px"])
        # What is in there has its own shadow or none, and so has what lies on something else.
        self.assertEqual(seen["inside"], [f"drop-shadow({shadow})", "none"])
        self.assertEqual(seen["second"], ["none", "none"])
        self.assertEqual(seen["card"], [f"drop-shadow({shadow})", "none"])
        self.assertEqual(seen["badge"], ["none", "none"])
        # A clip around a material would cut the material's: it has the shadow itself, and nothing else in it has.
        box = ["none", "rgb(0, 0, 0) 0px 3px 16px 0px"]
        self.assertEqual([seen["player"], seen["clip"], seen["cover"]], [["none", "none"], box, ["none", "none"]])
        self.assertEqual([seen["faded"], seen["fading"]], [["none", "none"], box])
        # A clip around anything else leaves the shadow to what is drawn.
        self.assertEqual([seen["photo"], seen["frame"]], [[f"drop-shadow({shadow})", "none"], ["none", "none"]])

    def test_what_hover_adds_takes_nothing_from_behind_a_material_and_nothing_from_what_an_app_says(self):
        sheet = (CLIENT / "base.css").read_text() + """
          @layer e{.e1{filter:blur(2px)}}
          @layer e{.e2{backdrop-filter:blur(4px)}}
          @layer base{.v:has(.e2){--hover:none}}
          .v{width:40px;height:40px}"""
        body = """<button class="v" id=glass><div class="v e2"></div></button>
          <div class="v e1" id=blurred style="top:100px"><div class="v e2"></div></div>
          <button class="v" id=plain style="top:200px"></button>"""
        seen = {}
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.set_content(f"<style>{sheet}</style>{body}")
            for id in ("glass", "blurred", "plain"):
                page.hover(f"#{id}", force=True)
                seen[id] = page.evaluate("(id) => getComputedStyle(document.getElementById(id)).filter", id)
            browser.close()
        self.assertEqual(seen, {"glass": "none", "blurred": "blur(2px)", "plain": "brightness(0.97)"})

    def test_a_press_on_what_is_disabled_is_one_of_the_button_around_it_and_nobodys_elsewhere(self):
        # As the page makes them: a button in a button, and one on its own, each with a label.
        start = """() => {
          const add = (parent, name, top) => {
            const layer = parent.appendChild(document.createElement(name));
            layer.className = "v";
            layer.style.cssText = `width:90px;height:40px;margin-top:${top}px`;
            return layer;
          };
          const row = add(document.body, "button", 0);
          window.inside = add(row, "button", 0);
          window.beside = add(document.body, "button", 60);
          for (const button of [inside, beside]) add(button, "div", 0);
          window.pressed = [];
          row.addEventListener("click", (event) => pressed.push(event.target === row ? "row" : "inside"));
          beside.addEventListener("click", () => pressed.push("beside"));
        }"""
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.set_content(f"<style>{(CLIENT / 'base.css').read_text()}</style>")
            page.evaluate(start)
            for is_disabled, pressed in ((False, ["inside", "beside"]), (True, ["row"])):
                page.evaluate(
                    "(is) => { pressed.length = 0; for (const button of [inside, beside]) button.disabled = is; }",
                    is_disabled,
                )
                for top in (20, 80):
                    page.mouse.click(45, top)
                self.assertEqual(page.evaluate("pressed"), pressed)
            browser.close()

    def test_what_blends_meets_its_page_and_leaves_the_order_of_bars_and_covers_alone(self):
        # As the server writes the styles of a layer that blends, and of one with a place in the order of its siblings.
        rules = (
            "@layer e{.e1{mix-blend-mode:multiply}.e2{z-index:16}.e3{z-index:32}}"
            "@layer base{.v:has(.e1){isolation:auto}}"
            "@layer base{.v:has(>.e2){isolation:isolate!important}}"
            "@layer base{.v:has(>.e3){isolation:isolate!important}}"
        )

        def layer(inside="", color="none", top=0, height=90, style=""):
            box = f"width:90px;height:{height}px;top:{top}px;background:{color}"
            return f"<div class='v {style}' style='{box}'>{inside}</div>"

        # A page with a yellow ground: what blends, content in an order of its own, and a bar in front of both.
        blended = layer(layer(color="cyan", height=30, style="e1"))
        ordered = layer(layer(style="e1") + layer(color="blue", top=30, height=60, style="e3"))
        web_page = layer(blended + ordered + layer(color="red", top=60, height=30, style="e2"), color="yellow")
        cover = layer(color="black", top=75, height=15)
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            sheet = (CLIENT / "base.css").read_text()
            page.set_content(f"<style>{sheet}</style><style>{rules}</style>{layer(web_page + cover)}")
            image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            browser.close()
        colors = [image.getpixel((45, y)) for y in (15, 45, 65, 80)]
        self.assertEqual(colors, [(0, 255, 0), (0, 0, 255), (255, 0, 0), (0, 0, 0)])

    def test_forms_are_hit_inside_of_them_and_pictures_in_their_boxes(self):
        # As the server writes them: a form in one colour, a line, a form with a gradient, and a form that lets taps through.
        corner = "d='M0 0L80 0L0 80Z'"
        box = "x='-50%' y='-50%' width='200%' height='200%'"
        drawings = (
            ("form", "pointer-events:none", f"<path {corner} fill='#ff0000'/>"),
            ("line", "pointer-events:none", f"<path {corner} fill='none' stroke='#ff0000' stroke-width='30'/>"),
            ("gradient", "", f"<foreignObject {box}><div class=g></div></foreignObject>"),
            ("untouchable", "--pe:none;pointer-events:none", f"<path {corner} fill='#ff0000'/>"),
        )
        layers = "".join(
            f"<div class='v k7' id={name} style='left:{100 + 200 * index}px;top:100px;width:80px;height:80px;{style}'>"
            f"<svg>{inside}</svg></div>"
            for index, (name, style, inside) in enumerate(drawings)
        )
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.set_content(f"<style>{(CLIENT / 'base.css').read_text()}</style>{layers}")
            # Inside of the form, in the other half of the box, and beside the box.
            found = page.evaluate(
                """(names) => names.map((_, index) => [[10, 10], [75, 75], [100, 100]].map(([x, y]) =>
                  document.elementFromPoint(100 + 200 * index + x, 100 + y).closest(".v")?.id ?? ""))""",
                [name for name, _, _ in drawings],
            )
            browser.close()
        self.assertEqual(found, [["form", "", ""], ["", "", ""], ["gradient", "gradient", ""], ["", "", ""]])

    def test_the_browser_adds_no_button_of_its_own_to_a_search_field(self):
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.set_content(
                f"<style>{(CLIENT / 'base.css').read_text()}</style><input id=t class=v type=search value=abc "
                "style='left:20px;top:20px;width:200px;height:40px;background:#fff'>"
            )
            field = page.locator("#t")
            field.focus()
            field.hover()
            image = Image.open(io.BytesIO(field.screenshot())).convert("RGB")
            browser.close()
        # The text is at the other end.
        self.assertEqual(image.crop((100, 4, 196, 36)).getcolors(), [(96 * 32, (255, 255, 255))])

    def test_what_scrolls_is_printed_whole_and_what_floats_over_it_is_not(self):
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.set_content(
                f"<style>{(CLIENT / 'base.css').read_text()}</style><div id=v0 class=v><nav id=tabs class=v></nav>"
                "<div id=search class=v role=search></div><div id=around class=v><div id=scroller class='v k5' style='overflow:auto'>"
                "<div id=list class=v role=list><div id=missing class=v aria-hidden=true></div>"
                "<div id=row class=v role=listitem></div></div></div></div></div><div id=cue class='cue on'></div>"
            )
            look = "(name) => { const { display, overflowY } = getComputedStyle(document.getElementById(name)); return [display !== 'none', overflowY]; }"
            for media, is_shown, overflow in (("screen", True, "auto"), ("print", False, "visible")):
                page.emulate_media(media=media)
                for name in ("tabs", "search", "missing", "cue"):
                    self.assertEqual(page.evaluate(look, name)[0], is_shown, (media, name))
                self.assertTrue(page.evaluate(look, "row")[0])
                self.assertEqual(page.evaluate(look, "scroller"), [True, overflow])
            browser.close()

    def test_no_rule_is_lost_to_a_selector_that_the_browser_does_not_know(self):
        text = re.sub(r"/\*.*?\*/", "", (CLIENT / "base.css").read_text(), flags=re.DOTALL)
        lists = [match.strip() for match in re.findall(r"(?<=[{}])\s*([^{}@]+)\{", text)]
        self.assertGreater(len(lists), 50)
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            read = page.evaluate(READ, lists)
            lost = [selectors for selectors, is_read in zip(lists, read) if not is_read]
            for selectors in lost:
                # Rules for other browsers stand by themselves.
                self.assertNotIn(True, page.evaluate(READ, parted(selectors)), selectors)
            browser.close()
        self.assertNotEqual(lost, [])


if __name__ == "__main__":
    unittest.main()
