# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Checks the derived table of symbols against the map, the grammar of its recipes, and a second derivation."""

import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

import pathops

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import derive_icons  # noqa: E402 (the scripts' folder is no package)

ICONS = Path(os.environ.get("VITRINE_ICONS", ROOT / ".cache" / "icons"))
UNDRAWN = {"tortoise", "character.square.fill.hi"}


def wheel(package: str) -> Path:
    """A downloaded source; Scripts/setup-icons has put it there."""
    return max((ROOT / ".cache" / "wheels").glob(package + "-*.whl"))


class DeriveIconsTests(unittest.TestCase):
    """What the library, the page and the pictures take for granted."""

    @classmethod
    def setUpClass(cls) -> None:
        lines = (ICONS / derive_icons.TABLE_FILE).read_text(encoding="utf-8").splitlines()
        cls.header, cls.rows = lines[0], {line.split("\t")[0]: line.split("\t")[1:] for line in lines[1:]}
        sources = derive_icons.Sources(wheel("py_phosphor_icons"), wheel("fontpkg_inter"))
        cls.composer = derive_icons.Composer(sources)

    def drawn(self, recipe: str, weight: str = "regular") -> pathops.Path:
        return derive_icons.clockwise(self.composer.compose(recipe, weight))

    def test_a_second_derivation_gives_the_same_bytes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            derive_icons.write(wheel("py_phosphor_icons"), wheel("fontpkg_inter"), Path(folder))
            for name in (derive_icons.TABLE_FILE, derive_icons.LICENCE_FILE, derive_icons.MANIFEST_FILE):
                self.assertEqual((Path(folder) / name).read_bytes(), (ICONS / name).read_bytes(), name)

    def test_every_name_of_the_map_is_drawn_but_those_known_to_be_missing(self) -> None:
        names = [row.split("\t")[0] for row in derive_icons.MAP_FILE.read_text(encoding="utf-8").splitlines()[1:]]
        self.assertGreater(len(names), 400)
        self.assertEqual({name for name in names if name not in self.rows}, UNDRAWN)

    def test_directions_of_a_name_are_those_of_its_drawing(self) -> None:
        twins = {
            "left": "right", "up": "down", "lefthalf": "righthalf", "tophalf": "bottomhalf", "leading": "trailing",
            "forward": "backward",
        }
        checked = 0
        recipes = derive_icons.recipes()
        for name in recipes:
            words = name.split(".")
            for word, other in twins.items():
                twin = ".".join(other if part == word else part for part in words)
                if word in words and twin in recipes:
                    checked += 1
                    self.assertNotEqual(recipes[name], recipes[twin], f"{name} and {twin} are drawn alike")
        self.assertGreater(checked, 50)
        half = self.drawn(recipes["circle.lefthalf.filled"])
        self.assertTrue(half.contains((80, 128)) and not half.contains((176, 128)))
        half = self.drawn(recipes["circle.tophalf.filled"])
        self.assertTrue(half.contains((128, 80)) and not half.contains((128, 176)))
        for direction, tip in {"left": 0, "up": 1, "right": 2, "down": 3}.items():
            left, top, right, bottom = self.drawn(recipes[f"hand.point.{direction}"]).bounds
            self.assertEqual(bottom - top > right - left, tip in (1, 3), direction)

    def test_renamed_symbols_have_both_names(self) -> None:
        recipes = derive_icons.recipes()
        halves = re.compile(r"\.(left|right|top|bottom|leading)half\.fill(ed)?$")
        names = [name for name in recipes if halves.search(name)]
        self.assertGreater(len(names), 15)
        for name in names:
            other = name[:-2] if name.endswith("filled") else name + "ed"
            if name != "star.lefthalf.fill":  # Its new name is that of the leading half.
                self.assertEqual(recipes[name], recipes.get(other), f"{name} and {other}")

    def test_symbols_of_cards_and_locks_are_told_from_others(self) -> None:
        recipes = derive_icons.recipes()
        for suit in ("heart", "spade", "club", "diamond"):
            outline = self.drawn(recipes[f"suit.{suit}"])
            filled = self.drawn(recipes[f"suit.{suit}.fill"])
            self.assertGreater(derive_icons.coverage(filled), 1.5 * derive_icons.coverage(outline), suit)
        for name in ("suit.diamond", "suit.diamond.fill", "lock", "lock.fill", "lock.open", "lock.open.fill"):
            left, top, right, bottom = self.drawn(recipes[name]).bounds
            self.assertGreater(bottom - top, 1.25 * (right - left), f"{name} is taller than wide")
        # One sees through a bow, which is as wide as half of the body and more.
        for name in ("lock", "lock.fill"):
            lock = self.drawn(recipes[name])
            self.assertTrue(lock.contains((88, 90)) and lock.contains((168, 90)), name)
            self.assertFalse(lock.contains((128, 80)), name)
        self.assertFalse(self.drawn(recipes["lock.open"]).contains((168, 98)))
        self.assertNotEqual(
            derive_icons.data(self.drawn("burst")), derive_icons.data(self.drawn("burst/f"))
        )

    def test_every_line_is_what_the_reader_reads(self) -> None:
        self.assertEqual(self.header, derive_icons.HEADER)
        number = r"-?\d+(\.\d)?"
        path = re.compile(rf"(M{number} {number}|L{number} {number}|Q{number}( {number}){{3}}|C{number}( {number}){{5}}|Z)+")
        for name, fields in self.rows.items():
            if fields[0].startswith("="):
                self.assertEqual(len(self.rows[fields[0][1:]]), 6, name)
                continue
            self.assertEqual(len(fields), 6, name)
            self.assertGreater(float(fields[0]), 1, name)
            bounds = [float(value) for value in fields[1].split(" ")]
            self.assertEqual(len(bounds), 4, name)
            self.assertLess(bounds[0], bounds[2], name)
            self.assertTrue(fields[2], name)
            for outline in filter(None, fields[2:]):
                self.assertTrue(path.fullmatch(outline), name)

    def test_bolder_symbols_have_more_ink(self) -> None:
        for recipe in ("magnifying-glass", "caret-right", "circle(star/f)", "slash(heart)"):
            areas = [derive_icons.coverage(self.drawn(recipe, weight)) for weight in ("thin", "light", "regular", "bold")]
            self.assertEqual(areas, sorted(areas), recipe)
            self.assertGreater(areas[3], 1.5 * areas[0], recipe)

    def test_the_filled_form_of_what_has_no_inside_is_its_bold_outline(self) -> None:
        self.assertEqual(
            derive_icons.data(self.drawn("x/f")), derive_icons.data(self.drawn("x", "bold"))
        )
        heart = derive_icons.coverage(self.drawn("heart/f"))
        self.assertGreater(heart, 2 * derive_icons.coverage(self.drawn("heart")))

    def test_what_is_cut_out_is_not_covered(self) -> None:
        for recipe, (hole, ink) in {
            "circlef(plus)": ((128, 128), (84, 162)),
            "in(seal/f,x)": ((128, 128), (84, 162)),
            "badge(image/f,plus-circle/f)": ((142, 192), (40, 196)),
            "slash(square/f)": ((140, 117), (96, 151)),
        }.items():
            self.assertFalse(self.drawn(recipe).contains(hole), recipe)
            self.assertTrue(self.drawn(recipe).contains(ink), recipe)

    def test_a_turn_takes_what_points_up_to_the_right(self) -> None:
        left, top, right, bottom = self.drawn("wifi-high").bounds
        for found, expected in zip(self.drawn("turn(wifi-high)").bounds, (256 - bottom, left, 256 - top, right)):
            self.assertAlmostEqual(found, expected, places=3)

    def test_filled_forms_of_people_in_a_shape_are_seen_through(self) -> None:
        whole = abs(self.drawn("circlef(user/f)").area)
        self.assertLess(whole, abs(derive_icons.disc(128, 128, 104).area) * 0.9)
        # The second is the first under another name.
        self.assertEqual(self.rows["person.crop.circle.fill"], ["=person.circle.fill"])

    def test_a_recipe_that_nobody_knows_says_what_is_wrong_with_it(self) -> None:
        for recipe, words in {
            "no-such-icon": "no icon no-such-icon",
            "triangle(x)": "no recipe is called triangle",
            "badge(x)": "no recipe is called badge",
            "text:\u0905": "no letter",
        }.items():
            with self.assertRaisesRegex(derive_icons.RecipeError, words):
                self.composer.compose(recipe, "regular")

    def test_an_unchanged_folder_is_up_to_date_and_a_changed_one_is_not(self) -> None:
        self.assertTrue(derive_icons.is_up_to_date(ICONS))
        with tempfile.TemporaryDirectory() as folder:
            self.assertFalse(derive_icons.is_up_to_date(Path(folder)))
            for file in ICONS.iterdir():
                (Path(folder) / file.name).write_bytes(file.read_bytes())
            self.assertTrue(derive_icons.is_up_to_date(Path(folder)))
            table = Path(folder) / derive_icons.TABLE_FILE
            table.write_bytes(table.read_bytes()[:-2])
            self.assertFalse(derive_icons.is_up_to_date(Path(folder)))


if __name__ == "__main__":
    unittest.main()
