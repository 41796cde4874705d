# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Whole programs as people write them (Apps/Samples), each in its main function.

What each of them does at length is walked in process (Apps/Samples/Walks); here is what a browser has a part in.
"""

from __future__ import annotations

import base64
import os
import re
import tempfile
from pathlib import Path

from harness.cases import CEILING, AppTestCase, BrowserTestCase
from harness.delay import DelayProxy
from harness.launcher import Launcher
from playwright.sync_api import Locator, Page, Request, Route, expect

# The film that is sent over a line that is cut, in bytes; VITRINE_FILM_BYTES=1000000000 sends a gigabyte in two minutes.
_FILM_BYTES = int(os.environ.get("VITRINE_FILM_BYTES", "200000000"))

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
        self.data = self.enterContext(tempfile.TemporaryDirectory())
        self.launcher = Launcher(
            product="samples", arguments=arguments, environment={"VITRINE_SAMPLE": sample, "VITRINE_DATA": self.data}
        )
        self.addCleanup(self.launcher.stop)
        self.launcher.wait_until_listening()
        self.open(path)

    def button(self, name: str) -> Locator:
        """What a user presses: in a page a button, a link or a switch, in a menu a command or a toggle."""
        page = self.page
        roles = ("button", "link", "switch", "menuitem", "menuitemcheckbox")
        kinds = [page.get_by_role(role, name=name, exact=True) for role in roles]
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
        self.reload()
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
        # Both are in the middle of a change, and neither loses it to the other's.
        mine = self.page
        for page, name in ((mine, "Ravenna"), (other, "Lisbon")):
            self.page = page
            self.press("Add trip")
            self.field("Name").fill(name)
        for page in (mine, other):
            self.page = page
            self.press("Back")
        for page in (mine, other):
            self.page = page
            for name in ("Lisbon", "Porto", "Ravenna"):
                self.sees(name)

    def test_groceries_are_everybodys_and_two_browsers_change_them_at_once(self) -> None:
        self.start("Groceries", arguments=("--data", "shared"))
        mine, other = self.page, self.open("/", self.new_context().new_page())
        for page, name in ((mine, "Milk"), (other, "Bread")):
            self.page = page
            self.field("What is missing?").fill(name)
        for page in (mine, other):
            self.page = page
            self.press("Add")
        names = [(page, name) for page in (mine, other) for name in ("Bread", "Milk")]
        switches = [page.get_by_role("switch", name=name, exact=True) for page, name in names]
        for switch in switches:
            expect(switch).not_to_be_checked()
        mine.get_by_role("switch", name="Milk", exact=True).click()
        other.get_by_role("switch", name="Bread", exact=True).click()
        for switch in switches:
            expect(switch).to_be_checked()
        self.press("Remove bought")
        for switch in switches:
            expect(switch).to_have_count(0)

    def test_a_visitor_has_the_data_deleted(self) -> None:
        self.start("Trips", arguments=("--workers", "2"))
        self.add_trip("Porto")
        window = self.open("/", self.page.context.new_page())
        expect(window.get_by_text("Porto", exact=True)).to_be_visible()
        mine, stranger = self.page, self.open("/", self.new_context().new_page())
        name = self.visitor(mine)
        self.page = stranger
        self.add_trip("Ravenna")
        mine.goto(self.launcher.base_url + "/_vitrine/forget")
        mine.get_by_role("button", name="Delete everything").click()
        expect(mine.get_by_role("heading", name="Your data are deleted")).to_be_visible()
        # The other window had a session, which is over: it begins anew, as another visitor's.
        expect(window.get_by_text("No trips", exact=True)).to_be_visible()
        mine.get_by_role("link", name="Start page").click()
        expect(mine.get_by_text("No trips", exact=True)).to_be_visible()
        self.assertNotEqual(self.visitor(mine), name)
        self.reload()
        self.sees("Ravenna")

    def visitor(self, page: Page) -> str:
        """The name by which the server knows a browser."""
        return next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "vitrine-visitor")


class SampleFilesTests(SampleTestCase):
    """Files that a user chooses and saves."""

    def photo(self, name: str, megabytes: int = 0) -> dict[str, object]:
        return {"name": name, "mimeType": "image/png", "buffer": _PNG + bytes(megabytes << 20)}

    def choose(self, button: str, files: list[dict[str, object]] | Path) -> None:
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

    def drag(self, name: str, files: list[dict[str, object]], steps: tuple[str, ...], text: str = "") -> bool:
        """Drags files, or a text, over what has a name; whether the browser would take the last step for its own."""
        data = self.page.evaluate_handle(
            """([files, text]) => {
              const data = new DataTransfer();
              for (const { name, mimeType, bytes } of files) data.items.add(new File([Uint8Array.from(atob(bytes), (part) => part.charCodeAt(0))], name, { type: mimeType }));
              if (text) data.setData("text/plain", text);
              return data;
            }""",
            [[{**file, "bytes": base64.b64encode(file["buffer"]).decode(), "buffer": None} for file in files], text],
        )
        return self.page.get_by_text(name, exact=True).first.evaluate(
            """(element, [data, steps]) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true, dataTransfer: data };
              return steps.map((step) => element.dispatchEvent(new DragEvent(step, at))).at(-1);
            }""",
            [data, list(steps)],
        )

    def test_photos_are_dropped(self) -> None:
        self.start("Album")
        photos = [self.photo("a.png"), self.photo("b.png", megabytes=3)]
        # The first movement loads what follows a drag; until then, and beside, no file takes the page's place.
        self.assertFalse(self.drag("No Photos", photos, ("dragenter", "dragover")))
        outline = self.page.locator("svg[stroke-dasharray], [stroke-dasharray]")
        expect(outline.first).to_be_attached()
        self.drag("No Photos", photos, ("dragover", "dragleave"))
        expect(outline).to_have_count(0)
        # What does not fit into a message ends no session.
        self.drag("No Photos", [self.photo(f"{number}.png") for number in range(250)], ("dragover", "dragleave"))
        self.drag("No Photos", [], ("dragover", "drop"), text="\x01" * 20000)
        self.sees("The file could not be sent.")
        self.assertFalse(self.drag("No Photos", photos, ("dragover", "drop")))
        self.shows_photo("Photo 1, 70 bytes")
        self.shows_photo("Photo 2, 3.1 MB")
        self.assertFalse(self.drag("Captions", photos, ("dragover", "drop")))
        self.press("Captions")
        # A text over what takes none is the browser's.
        self.assertTrue(self.drag("Captions", [], ("dragover", "drop"), text="Sea"))
        expect(self.page.locator("html")).to_have_attribute("data-vitrine", "live")

    def test_a_picture_is_pasted(self) -> None:
        self.start("Album")
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate(
            """async (bytes) => {
              const picture = new Blob([Uint8Array.from(atob(bytes), (part) => part.charCodeAt(0))], { type: "image/png" });
              await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
            }""",
            base64.b64encode(_PNG).decode(),
        )
        self.press("Paste")
        expect(self.page.get_by_role("img", name="Photo 1").first).to_be_visible()
        self.page.evaluate("navigator.clipboard.writeText('no picture')")
        self.press("Paste")
        self.sees("What was copied cannot be pasted here")

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
            "async () => (await import('/_vitrine/client.js')).vitrine.session.files().then((files) => files.input.oncancel())"
        )
        self.misses("Choose Files")

    def memory(self, name: str) -> int:
        """The server's memory in bytes: `VmRSS` what it takes now, `VmHWM` the most that it took."""
        status = Path(f"/proc/{self.launcher.pid}/status").read_text()
        return int(re.search(rf"^{name}:\s+(\d+) kB$", status, re.MULTILINE)[1]) << 10

    def test_a_film_arrives_whole_over_a_line_that_is_cut(self) -> None:
        self.start("Album")
        line = DelayProxy(self.launcher.base_url, 0)
        self.addCleanup(line.stop)
        self.page.goto(line.base_url)
        self.wait_until_live(self.page)
        self.expect_problem(r"WebSocket connection|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE")
        self.press("Films")
        film = Path(self.enterContext(tempfile.TemporaryDirectory())) / "film.mp4"
        with film.open("wb") as file:
            file.write(b"\0\0\0\x18ftypmp42")
            file.truncate(_FILM_BYTES)
        offsets: list[int] = []
        lost: list[int] = []

        def offset(request: Request) -> int | None:
            """Where a part of the film begins; `None` of other requests."""
            is_part = "/_vitrine/files/" in request.url and request.method == "PUT"
            return int(request.url.partition("offset=")[2]) if is_part else None

        def sending(request: Request) -> None:
            if (begin := offset(request)) is not None:
                offsets.append(begin)
                if begin > _FILM_BYTES * 2 // 5 and not lost:
                    line.cut()

        def failed(request: Request) -> None:
            if (begin := offset(request)) is not None:
                lost.append(begin)
                line.mend()

        before = self.memory("VmRSS")
        self.page.on("request", sending)
        self.page.on("requestfailed", failed)
        self.choose("Add Film", film)
        expect(self.page.get_by_text(re.compile(r"^\d+ [MG]B$"))).to_be_visible(timeout=_FILM_BYTES / 1000 + CEILING)
        self.misses("Loading the film")
        arrived = [file.stat().st_size for file in Path(self.data).rglob("*.mp4")]
        self.assertEqual(arrived, [_FILM_BYTES])
        # What had arrived before the cut was not sent again. The page itself takes about 160 MB in a debug build, with the
        # film in memory it would be 360.
        self.assertEqual(offsets, sorted(offsets))
        self.assertGreater(lost[0], 0)
        # The part that was lost is sent again.
        self.assertEqual(offsets[offsets.index(lost[0]) + 1], lost[0])
        self.assertLessEqual(len(offsets), len(set(offsets)) + len(lost))
        self.assertLess(self.memory("VmHWM") - before, 25 * 10**7)
        self.page.remove_listener("request", sending)
        self.page.remove_listener("requestfailed", failed)

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


class SampleBrowserTests(SampleTestCase):
    """What the browser shows or does by itself: videos, frames, tabs, the place of the device, notifications."""

    def visit_porto(self, *permissions: str) -> None:
        self.start("Guide")
        self.page.context.grant_permissions(permissions)
        self.press("Porto")
        expect(self.page.get_by_role("heading", name="Porto").first).to_be_visible()

    def test_the_nearest_place_comes_first_and_a_refusal_is_told(self) -> None:
        self.start("Guide")
        context = self.page.context
        context.set_geolocation({"latitude": 41.5, "longitude": -8.4})
        context.grant_permissions(["geolocation"])
        rows = self.page.get_by_role("listitem")
        expect(rows.first).to_contain_text("Speicherstadt")
        self.press("Find Me")
        expect(rows.first).to_contain_text("Porto")
        expect(rows.first).to_contain_text("27 mi")
        context.set_geolocation({"latitude": 53.5, "longitude": 10})
        expect(rows.first).to_contain_text("Speicherstadt")
        context.clear_permissions()
        self.reload()
        self.press("Find Me")
        self.sees("Location is off")

    def test_a_video_does_what_the_app_and_the_user_want(self) -> None:
        self.visit_porto()
        video = self.page.locator("video")
        expect(self.page.get_by_role("group", name="Video")).to_be_visible()
        expect(video).to_have_js_property("paused", True)
        # The browser's own buttons, which keyboards and screen readers reach.
        expect(video).to_have_js_property("controls", True)
        self.press("Play")
        expect(video).to_have_js_property("ended", True)
        # The user's own buttons: the app is told, and its next wish is done.
        video.evaluate("(video) => video.play()")
        expect(video).to_have_js_property("ended", True)
        self.press("Play")
        expect(video).to_have_js_property("ended", False)
        # The element stayed the same, and its file came in parts.
        self.assertIsNone(video.evaluate("(video) => video.error"))

    def test_a_sound_is_heard_without_a_view(self) -> None:
        self.visit_porto()
        self.press("Ring")
        sound = self.page.locator("audio")
        expect(sound).to_have_js_property("ended", True)
        expect(sound).to_be_hidden()

    def test_a_story_is_a_frame_without_access_to_the_page(self) -> None:
        self.visit_porto()
        story = self.page.frame_locator("iframe")
        expect(story.get_by_role("heading", name="Porto")).to_be_visible()
        frame = self.page.locator("iframe")
        self.assertNotIn("allow-same-origin", frame.get_attribute("sandbox") or "")
        self.assertEqual(story.locator("body").evaluate("() => self.origin"), "null")
        # Its address alone has no access either.
        alone = self.page.request.get(self.url(frame.get_attribute("src") or ""))
        self.assertRegex(alone.headers["content-security-policy"], "^sandbox ")

    def test_a_website_opens_in_a_tab_of_its_own(self) -> None:
        self.visit_porto()
        self.page.context.route("https://example.com/**", lambda route: route.fulfill(body="the site"))
        for button in ("Website", "Open in New Tab"):
            with self.page.context.expect_page() as tab:
                self.press(button)
            expect(tab.value.get_by_text("the site")).to_be_visible()
            self.assertIsNone(tab.value.evaluate("opener"))
            tab.value.close()
        self.press("Done")
        self.misses("Open in New Tab")
        self.sees("Remind Me")

    def test_a_reminder_is_a_notification_of_the_system(self) -> None:
        self.visit_porto("notifications")
        # The system's own notifications are none of the page's: what it asks for is.
        self.page.evaluate(
            """() => {
                window.notes = [];
                window.Notification = class {
                    static permission = "granted";
                    static requestPermission = async () => "granted";
                    constructor(title, options) { Object.assign(this, options, { title }); window.notes.push(this); document.body.dataset.note = title; }
                    close() { this.isClosed = true; }
                };
            }"""
        )
        self.press("Remind Me")
        self.sees("You will be reminded.")
        expect(self.page.locator("body")).to_have_attribute("data-note", "Porto")
        self.assertEqual(self.page.evaluate("[notes[0].title, notes[0].body]"), ["Porto", "Time to go."])
        self.page.evaluate("notes[0].onclick()")
        self.sees("You were reminded of Porto.")
        self.assertTrue(self.page.evaluate("notes[0].isClosed"))

    def test_a_browser_that_shows_no_notification_says_it_in_the_page(self) -> None:
        self.visit_porto("notifications")
        self.page.evaluate(
            """() => {
                window.Notification = class {
                    static permission = "granted";
                    static requestPermission = async () => "granted";
                    constructor() { throw new TypeError("Illegal constructor"); }
                };
            }"""
        )
        self.press("Remind Me")
        expect(self.page.get_by_role("button", name="Porto Time to go.")).to_be_visible()

    def test_a_refused_notification_is_told(self) -> None:
        self.visit_porto()
        self.page.evaluate(
            """() => {
                window.Notification = class {
                    static permission = "denied";
                    static requestPermission = async () => "denied";
                };
            }"""
        )
        self.press("Remind Me")
        self.sees("Notifications are off.")


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
        self.reload()
        expect(self.page.get_by_role("button", name="Reopen Water the plants", exact=True).last).to_be_visible()

    def test_groceries(self) -> None:
        self.start("Groceries")
        self.sees("Nothing is missing")
        self.field("What is missing?").fill("Milk")
        self.field("What is missing?").press("Enter")
        milk = self.page.get_by_role("switch", name="Milk", exact=True)
        milk.click()
        expect(milk).to_be_checked()
        self.reload()
        expect(milk).to_be_checked()

    def test_habits(self) -> None:
        self.start("Habits")
        self.press("Next")
        self.press("Skip")
        self.press("Add a habit")
        self.field("Name").fill("Read")
        self.press("Save")
        self.page.get_by_role("button", name="Count Read", exact=True).click()
        self.sees("1 of 7")
        self.reload()
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
        self.reload()
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

    def test_an_on_screen_keyboard_covers_neither_the_field_nor_its_toolbar(self) -> None:
        self.start("SignUp")
        field = self.field("Phone")
        field.click()
        # As Chromium and Firefox do on phones, where the page asks for it.
        expect(self.page.locator("meta[name=viewport]")).to_have_attribute("content", re.compile("resizes-content"))
        self.page.set_viewport_size({"width": 390, "height": 420})
        expect(field).to_be_focused()
        toolbar = self.page.get_by_role("toolbar").filter(has=self.page.get_by_role("button", name="Done", exact=True))
        expect(toolbar).to_be_in_viewport(ratio=1)
        expect(field).to_be_in_viewport(ratio=1)
        self.settle(self.page)
        self.assertLessEqual(field.bounding_box()["y"] + field.bounding_box()["height"], toolbar.bounding_box()["y"])
        self.page.set_viewport_size({"width": 390, "height": 844})
        expect(toolbar).to_be_in_viewport(ratio=1)

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

    def test_a_pressed_row_without_a_background_is_grey_from_edge_to_edge(self) -> None:
        self.start("Chat")
        row = self.page.get_by_role("listitem").filter(has_text="Alan").first
        expect(row).to_have_css("box-shadow", "none")
        box = row.bounding_box()
        self.assertEqual(box["width"], self.page.viewport_size["width"])
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        expect(row).to_have_css("box-shadow", re.compile("120, 120, 128.*inset"))
        # Once: what lies inside is not grey as well.
        shadows = row.evaluate("(row) => [...row.querySelectorAll('.v')].map((one) => getComputedStyle(one).boxShadow)")
        self.assertFalse([shadow for shadow in shadows if "120, 120, 128" in shadow])
        self.page.mouse.up()

    def test_chat_room(self) -> None:
        self.start("ChatRoom")
        self.sees("Nobody has said anything")
        self.field("Name").fill("Ann")
        self.field("Message").fill("Hello")
        self.field("Message").press("Enter")
        self.sees("Hello")
        expect(self.field("Message")).to_have_value("")
        self.reload()
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
        self.page.get_by_role("button", name="Mar, 38", exact=True).click()
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
        # A busy machine may not show each of the seconds.
        expect(self.page.get_by_text(re.compile(r"^2[0-4]:\d\d$")).first).to_be_visible()
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
