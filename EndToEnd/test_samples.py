# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Whole programs as people write them (Apps/Samples), each in its main function.

What each of them does at length is walked in process (Apps/Samples/Walks); here is what a browser has a part in.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from harness.cases import AppTestCase, BrowserTestCase
from harness.delay import DelayProxy
from harness.launcher import Launcher
from playwright.sync_api import Locator, Route, expect

# The smallest image that there is; what follows its end belongs to no image.
_PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class SampleTestCase(AppTestCase):
    """A browser for the class, a server for each sample."""

    @classmethod
    def setUpClass(cls) -> None:
        BrowserTestCase.setUpClass.__func__(cls)

    def start(self, sample: str, *, path: str = "/", arguments: tuple[str, ...] = ()) -> None:
        """Serves a sample, with nothing kept from before, and opens it."""
        data = tempfile.TemporaryDirectory()
        self.addCleanup(data.cleanup)
        self.launcher = Launcher(
            product="samples", arguments=arguments, environment={"VITRINE_SAMPLE": sample, "VITRINE_DATA": data.name}
        )
        self.addCleanup(self.launcher.stop)
        self.launcher.wait_until_listening()
        self.open(path)

    def button(self, name: str) -> Locator:
        """What a person presses: in a page a button, a link or a switch."""
        page = self.page
        kinds = [page.get_by_role(kind, name=name, exact=True) for kind in ("button", "link", "switch", "menuitem")]
        found = kinds[0]
        for kind in kinds[1:]:
            found = found.or_(kind)
        return found.first

    def press(self, name: str) -> None:
        self.button(name).click()

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text, exact=True).first).to_be_visible()

    def misses(self, text: str) -> None:
        expect(self.page.get_by_text(text, exact=True)).to_have_count(0)

    def field(self, name: str) -> Locator:
        return self.page.get_by_role("textbox", name=name, exact=True)


class SampleDataTests(SampleTestCase):
    """What an app stores with SwiftData: each visitor's own, or everybody's."""

    def add_trip(self, name: str) -> None:
        self.press("Add trip")
        self.field("Name").fill(name)
        self.press("Back")
        self.sees(name)

    def test_trips_are_the_visitors_own(self) -> None:
        self.start("Trips")
        self.sees("No trips")
        self.add_trip("Porto")
        self.page.reload()
        self.wait_until_live(self.page)
        self.sees("Porto")
        window = self.open("/", self.page.context.new_page())
        expect(window.get_by_text("Porto", exact=True)).to_be_visible()
        stranger = self.open("/", self.new_context().new_page())
        expect(stranger.get_by_text("No trips", exact=True)).to_be_visible()
        self.add_trip("Ravenna")
        expect(window.get_by_text("Ravenna", exact=True)).to_be_visible()
        expect(stranger.get_by_text("No trips", exact=True)).to_be_visible()

    def test_shared_trips_are_everybodys(self) -> None:
        self.start("Trips", arguments=("--data", "shared"))
        other = self.open("/", self.new_context().new_page())
        expect(other.get_by_text("No trips", exact=True)).to_be_visible()
        self.add_trip("Porto")
        expect(other.get_by_text("Porto", exact=True)).to_be_visible()


class SampleFilesTests(SampleTestCase):
    """Files that a user chooses and saves."""

    def photo(self, name: str, megabytes: int = 0) -> dict[str, object]:
        return {"name": name, "mimeType": "image/png", "buffer": _PNG + bytes(megabytes << 20)}

    def choose(self, button: str, files: list[dict[str, object]]) -> None:
        """Presses a button and chooses files in the browser's dialog."""
        with self.page.expect_file_chooser() as chooser:
            self.press(button)
        chooser.value.set_files(files)

    def shows_photo(self, name: str) -> None:
        photo = self.page.get_by_role("img", name=name, exact=True)
        expect(photo).to_be_visible()

    def test_photos(self) -> None:
        self.start("Album")
        self.sees("No Photos")
        self.choose("Add Photos", [self.photo("a.png"), self.photo("b.png")])
        self.shows_photo("Photo 1, 70 bytes")
        self.shows_photo("Photo 2, 70 bytes")
        # The same file once more is another photo.
        self.choose("Add Photos", [self.photo("a.png")])
        self.shows_photo("Photo 3, 70 bytes")

    def test_captions_are_read_from_a_file_and_saved_to_one(self) -> None:
        self.start("Album")
        self.press("Captions")
        # The browser's dialog follows the tap, though the app asks for it.
        text = {"name": "Captions.txt", "mimeType": "text/plain", "buffer": "Sea\nHügel\n".encode()}
        self.choose("Import…", [text])
        self.sees("Hügel")
        self.misses("Choose Files")
        with self.page.expect_download() as download:
            self.press("Export…")
        self.assertEqual(download.value.suggested_filename, "Captions.txt")
        self.assertEqual(Path(download.value.path()).read_text(), "Sea\nHügel")
        # The page went nowhere.
        self.press("Photos")
        self.sees("No Photos")

    def test_a_dialog_that_is_closed_leaves_the_page_as_it_was(self) -> None:
        self.start("Album")
        self.press("Captions")
        with self.page.expect_file_chooser():
            self.press("Import…")
        # Playwright closes no dialog of the browser's; the page's own is there meanwhile.
        self.sees("Choose Files")
        self.press("Cancel")
        self.misses("Choose Files")
        with self.page.expect_file_chooser():
            self.press("Import…")
        self.page.locator("html").evaluate(
            "async () => (await import('/_vitrine/client.js')).vitrine.files().then((files) => files.input.oncancel())"
        )
        self.misses("Choose Files")

    def test_a_photo_arrives_whole_over_a_line_that_is_cut(self) -> None:
        self.start("Album")
        line = DelayProxy(self.launcher.base_url, 0)
        self.addCleanup(line.stop)
        self.page.goto(line.base_url)
        self.wait_until_live(self.page)
        self.expect_problem(r"WebSocket connection|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE")
        parts: list[str] = []

        def send(route: Route) -> None:
            parts.append(route.request.url)
            if len(parts) == 4:
                line.cut()
            if len(parts) == 6:
                line.mend()
            route.continue_()

        self.page.route("**/_vitrine/files/**", send)
        self.choose("Add Photos", [self.photo("a.png", megabytes=4)])
        self.shows_photo("Photo 1, 4.2 MB")
        # What had arrived before the cut was not sent again.
        offsets = [int(url.partition("offset=")[2]) for url in parts]
        self.assertEqual(offsets, sorted(offsets))
        self.assertGreater(offsets[3], 0)
        self.assertEqual(offsets[3], offsets[4])
        self.page.unroute_all(behavior="ignoreErrors")

    def test_a_transfer_shows_its_progress_and_can_be_ended(self) -> None:
        self.start("Album")
        held: list[Route] = []
        self.page.route("**/_vitrine/files/**", lambda route: held.append(route) if route.request.method == "PUT" else route.continue_())
        self.choose("Add Photos", [self.photo("a.png", megabytes=1)])
        expect(self.page.get_by_role("progressbar", name="Sending…")).to_be_visible()
        self.sees("Loading 1 photos")
        self.press("Cancel")
        self.misses("Sending…")
        self.misses("Loading 1 photos")
        self.assertEqual(len(held), 1)
        self.page.unroute_all(behavior="ignoreErrors")


class SampleFormTests(SampleTestCase):
    """Forms, lists and what they keep."""

    def test_basket(self) -> None:
        self.start("Basket")
        self.page.get_by_text("Risotto", exact=True).click()
        self.press("Order this")
        self.press("Back")
        self.page.get_by_role("button", name="Order").last.click()
        self.sees("1 × Risotto")
        self.press("Increment")
        self.sees("2 × Risotto")

    def test_chores(self) -> None:
        self.start("Chores")
        before = self.page.get_by_text("Water the plants", exact=True).count()
        self.press("Add chore")
        self.field("What has to be done?").fill("Water the plants")
        self.press("Add")
        expect(self.page.get_by_text("Water the plants", exact=True)).to_have_count(before + 1)
        self.page.get_by_role("button", name="Finish Water the plants", exact=True).last.click()
        expect(self.page.get_by_role("button", name="Reopen Water the plants", exact=True).last).to_be_visible()
        # They are kept in the app's documents.
        self.page.reload()
        self.wait_until_live(self.page)
        expect(self.page.get_by_role("button", name="Reopen Water the plants", exact=True).last).to_be_visible()

    def test_habits(self) -> None:
        self.start("Habits")
        self.press("Next")
        self.press("Skip")
        self.press("Add a habit")
        self.field("Name").fill("Read")
        self.press("Save")
        self.page.get_by_role("button", name="Count Read", exact=True).click()
        self.sees("1 of 7")
        self.page.reload()
        self.wait_until_live(self.page)
        self.sees("1 of 7")

    def test_jotter(self) -> None:
        self.start("Jotter")
        self.page.get_by_text("Ideas", exact=True).click()
        self.press("New note")
        self.field("Text").fill("Kite that sings")
        self.sees("3 words")
        self.press("Back")
        self.sees("Kite that sings")

    def test_outlay(self) -> None:
        self.start("Outlay")
        self.press("Add expense")
        self.field("Name").fill("Lunch")
        self.field("Amount").fill("12.5")
        self.press("Save")
        self.sees("€12.50")
        # The sheet's entry in the history goes after the sheet: a browser that goes back reloads nothing.
        self.settle(self.page)
        self.page.reload()
        self.wait_until_live(self.page)
        self.sees("€12.50")

    def test_preferences(self) -> None:
        self.start("Preferences")
        self.page.get_by_role("button", name="Appearance, ").click()
        self.page.get_by_role("menuitemradio", name="Dark", exact=True).click()
        heading = self.page.get_by_role("heading", name="Settings", exact=True)
        expect(heading).to_have_css("color", "rgb(255, 255, 255)")
        self.press("Increment")
        self.sees("18 pt")

    def test_recipes(self) -> None:
        self.context.close()
        self.context = self.new_context(locale="de-DE")
        self.page = self.context.new_page()
        self.start("Recipes")
        self.sees("Rezepte")
        self.sees("35 Minuten")
        self.sees("Noch keine Favoriten")

    def test_sign_up(self) -> None:
        self.start("SignUp")
        expect(self.field("Name")).to_be_focused()
        self.page.keyboard.type("Ada")
        self.page.keyboard.press("Enter")
        expect(self.field("Email")).to_be_focused()
        self.page.keyboard.type("nobody")
        self.page.keyboard.press("Enter")
        self.sees("This is no email address.")

    def test_tip_split(self) -> None:
        self.start("TipSplit")
        self.field("Amount").fill("100")
        self.sees("$15.00")
        self.page.get_by_role("radio", name="20%", exact=True).click()
        self.sees("$20.00")

    def test_trivia(self) -> None:
        self.start("Trivia")
        self.press("Begin")
        self.sees("Which planet has the most moons?")
        self.press("Saturn")
        self.press("Next question")
        self.sees("How many legs has a spider?")


class SamplePictureTests(SampleTestCase):
    """Games, drawings, charts, and what scrolls."""

    def test_chat(self) -> None:
        self.start("Chat")
        self.page.get_by_text("Alan", exact=True).click()
        self.sees("Message number 40")
        self.field("Message").fill("Where?")
        self.press("Send")
        expect(self.page.get_by_text("I wonder, too.", exact=True)).to_be_in_viewport()

    def test_chat_room(self) -> None:
        self.start("ChatRoom")
        self.sees("Nobody has said anything")
        self.field("Name").fill("Ann")
        self.field("Message").fill("Hello")
        self.field("Message").press("Enter")
        self.sees("Hello")
        expect(self.field("Message")).to_have_value("")
        self.page.reload()
        self.wait_until_live(self.page)
        # The session goes on; what is kept of the browser is the name.
        self.sees("Hello")
        expect(self.field("Name")).to_have_value("Ann")

    def test_doodle(self) -> None:
        self.start("Doodle")
        box = self.element("canvas").bounding_box()
        mouse = self.page.mouse
        mouse.move(box["x"] + 60, box["y"] + 60)
        mouse.down()
        mouse.move(box["x"] + 160, box["y"] + 120, steps=4)
        mouse.up()
        expect(self.element("canvas")).to_have_attribute("aria-label", "Drawing of 1 strokes")
        self.press("Undo")
        expect(self.element("canvas")).to_have_attribute("aria-label", "Drawing of 0 strokes")

    def test_figures(self) -> None:
        self.start("Figures")
        self.page.get_by_role("button", name="Mar", exact=True).click()
        self.sees("Mar: 38 cups of coffee")
        self.page.get_by_role("radio", name="Line", exact=True).click()
        expect(self.page.get_by_label("Line of Coffee", exact=True)).to_be_visible()

    def test_flag_quiz(self) -> None:
        self.start("FlagQuiz")
        self.press("Flag 1")
        self.press("Continue")
        self.press("Flag 2")
        expect(self.page.get_by_role("button", name="Continue", exact=True)).to_be_visible()

    def test_gallery(self) -> None:
        self.start("Gallery")
        self.press("Meadow")
        self.press("Favorite")
        self.press("Close")
        self.press("Favorites")
        self.sees("1 photos, 3 across")

    def test_pairs(self) -> None:
        self.start("Pairs")
        self.page.get_by_role("button", name="Deal", exact=True).click()
        cards = self.page.get_by_role("button", name="Hidden card", exact=True)
        expect(cards).to_have_count(12)
        self.element("card.0").click()
        expect(self.element("card.0")).to_have_accessible_name("👻")
        self.element("card.1").click()
        self.sees("Score: 2")

    def test_pomodoro(self) -> None:
        self.start("Pomodoro")
        self.sees("25:00")
        self.press("Start")
        self.sees("24:59")
        self.press("Pause")
        self.sees("Paused")

    def test_shelf(self) -> None:
        self.start("Shelf")
        self.page.get_by_text("Ironwood", exact=True).click()
        self.page.get_by_role("switch", name="Finished", exact=True).click()
        self.press("Back")
        self.sees("Finished 1 of 3")

    def test_skies(self) -> None:
        self.start("Skies")
        self.sees("24°C")
        self.page.get_by_role("button", name="City, ").click()
        self.page.get_by_role("menuitemradio", name="Oslo", exact=True).click()
        self.sees("11°C")

    def test_type_book(self) -> None:
        self.start("TypeBook")
        self.press("Try")
        self.field("Sample").fill("Vow")
        expect(self.element("sample")).to_have_text("Vow")
