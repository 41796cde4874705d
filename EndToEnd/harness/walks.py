# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The pages of three apps, one after another, for what has to hold on each of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from .cases import AppTestCase
from .launcher import Launcher


class CatalogWalk(AppTestCase):
    """The catalog, which shows every view and control."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The server of the catalog."""
        return Launcher(product="catalog")

    def addresses(self) -> dict[str, str]:
        """The pages' addresses by their names; the list of them is open."""
        links = self.open("/").get_by_role("list").get_by_role("link").all()
        return {link.inner_text(): link.get_attribute("href") or "" for link in links}

    def walk(self) -> Iterator[str]:
        """Opens each page, and yields its name when it has settled."""
        addresses = self.addresses()
        self.assertGreater(len(addresses), 20)
        yield "Catalog"
        for name, path in addresses.items():
            self.open(path)
            expect(self.page.get_by_role("heading", name=name, level=1)).to_have_count(1)
            yield name


class DirectoryWalk(AppTestCase):
    """UserDirectory: a list with a search, and the page of a user."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The server of UserDirectory."""
        return Launcher(product="userdirectory")

    def walk(self) -> Iterator[str]:
        """Opens each page, and yields its name when it has settled."""
        self.open("/")
        expect(self.element("userList.row.1")).to_be_visible()
        yield "list"
        self.element("userList.row.3").click()
        expect(self.element("userDetail.username")).to_be_visible()
        self.settle(self.page)
        yield "user"


class NevaWalk(AppTestCase):
    """Neva: a carousel and a grid of cards that push pages."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The server of Neva."""
        return Launcher(product="neva")

    def walk(self) -> Iterator[str]:
        """Opens each page, and yields its name when it has settled."""
        self.open("/")
        expect(self.element("feed.grid.7")).to_be_attached()
        yield "feed"
        self.element("feed.grid.7").click()
        expect(self.element("feedDetails.name")).to_be_visible()
        self.settle(self.page)
        yield "character"
