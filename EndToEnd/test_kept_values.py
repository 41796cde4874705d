# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""@AppStorage and UserDefaults belong to a browser: its tabs, its reloads, its server's restarts; nobody else's."""

from __future__ import annotations

from pathlib import Path

from harness.cases import DataFolderTestCase
from harness.launcher import Launcher
from playwright.sync_api import Page, expect

# In the same turn, before it dials a server that has gone.
_LEAVE_WHEN_OFFLINE = """
() => new MutationObserver(() => {
  if (document.documentElement.dataset.vitrine === "offline") location.href = "about:blank";
}).observe(document.documentElement, { attributes: true })
"""


class KeptValuesTests(DataFolderTestCase):
    """The catalog's page of kept values."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog", environment={"VITRINE_DATA": cls.data.name})

    def open_kept(self, page: Page) -> Page:
        """From the catalog's first page to the kept values."""
        self.open("/", page)
        page.get_by_role("button", name="Kept values").or_(page.get_by_role("link", name="Kept values")).click()
        expect(self.element("kept.count", page)).to_be_visible()
        return page

    def test_a_change_is_in_every_tab_of_the_browser_and_in_no_other_browser(self) -> None:
        first = self.open_kept(self.page)
        second = self.open_kept(self.context.new_page())
        stranger = self.open_kept(self.new_context().new_page())
        self.element("kept.more", first).click()
        expect(self.element("kept.count", first)).to_have_text("Count 1")
        expect(self.element("kept.count", second)).to_have_text("Count 1")
        self.element("kept.set", second).click()
        expect(self.element("kept.count", first)).to_have_text("Count 42")
        self.element("kept.turn", first).click()
        expect(self.element("kept.page", first)).to_have_text("Page 2")
        expect(self.element("kept.page", second)).to_have_text("Page 1")
        self.element("kept.more", stranger).click()
        expect(self.element("kept.count", stranger)).to_have_text("Count 1")
        expect(self.element("kept.count", first)).to_have_text("Count 42")

    def test_documents_are_the_visitors_and_those_of_a_global_are_everybodys_as_the_log_says(self) -> None:
        page = self.open_kept(self.page)
        self.element("kept.keep", page).click()
        expect(self.element("kept.diary", page)).to_have_text("Diary: written")
        diary, = Path(self.data.name).glob("stores/*/home/Documents/diary.txt")
        self.assertEqual(diary.read_text(), "written")
        expect(self.element("kept.note", page)).to_have_text("Note: empty")
        self.element("kept.write", page).click()
        expect(self.element("kept.note", page)).to_have_text("Note: written")
        self.assertEqual((Path(self.data.name) / "home" / "Documents" / "note.txt").read_text(), "written")
        self.assertIn("which all visitors share", self.launcher.wait_for_line("[shared-files]"))
        stranger = self.open_kept(self.new_context().new_page())
        expect(self.element("kept.note", stranger)).to_have_text("Note: written")
        expect(self.element("kept.diary", stranger)).to_have_text("Diary: empty")
        expect(self.element("kept.diary", self.open_kept(self.context.new_page()))).to_have_text("Diary: written")

    def test_values_outlive_the_page_and_the_server(self) -> None:
        page = self.open_kept(self.page)
        self.element("kept.set", page).click()
        expect(self.element("kept.count", page)).to_have_text("Count 42")
        self.element("kept.more", page).click()
        expect(self.element("kept.count", page)).to_have_text("Count 43")
        self.open_kept(page)
        expect(self.element("kept.count", page)).to_have_text("Count 43")
        page.goto("about:blank")
        other = Launcher(product="catalog", environment={"VITRINE_DATA": self.data.name})
        self.addCleanup(other.stop)
        other.wait_until_listening()
        # Cookies know no ports: the second server is the first one started anew.
        page.goto(other.base_url + "/")
        self.wait_until_live(page)
        page.get_by_role("button", name="Kept values").or_(page.get_by_role("link", name="Kept values")).click()
        expect(self.element("kept.count", page)).to_have_text("Count 43")

    def left(self, page: Page) -> int:
        """How often the app has heard that its page is in the background."""
        return int(self.element("kept.left", page).inner_text().split()[1])

    def test_an_app_hears_that_its_page_is_hidden_and_that_it_goes(self) -> None:
        seen = self.open_kept(self.page)
        other = self.open_kept(self.context.new_page())
        before = self.left(seen)
        # What the system does as another tab covers this one; headless browsers cover nothing.
        other.evaluate("""() => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        expect(self.element("kept.left", seen)).to_have_text(f"Left {before + 1} times")
        other.evaluate("""() => {
          delete document.hidden;
          document.dispatchEvent(new Event("visibilitychange"));
        }""")
        other.goto("about:blank")
        expect(self.element("kept.left", seen)).to_have_text(f"Left {before + 2} times")

    def open_kept_of(self, server: Launcher) -> Page:
        """The kept values of another server; cookies know no ports, so it is this browser's."""
        self.addCleanup(server.stop)
        server.wait_until_listening()
        self.page.goto(server.base_url + "/")
        self.wait_until_live(self.page)
        name = "Kept values"
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).click()
        expect(self.element("kept.left", self.page)).to_be_visible()
        return self.page

    def test_what_an_app_keeps_as_its_server_stops_is_kept(self) -> None:
        server = self.make_launcher()
        page = self.open_kept_of(server)
        before = self.left(page)
        # Asked to stop, it tells its pages when to come back; this one goes elsewhere before that.
        page.evaluate(_LEAVE_WHEN_OFFLINE)
        server.ask_to_stop()
        page.wait_for_url("about:blank")
        self.assertEqual(server.wait(), 0)
        page = self.open_kept_of(self.make_launcher())
        expect(self.element("kept.left", page)).to_have_text(f"Left {before + 1} times")
