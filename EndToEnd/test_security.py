# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a hostile page, a hostile neighbour and a hostile visitor get: nothing. See Documentation/Security.md."""

from __future__ import annotations

import base64
import http.server
import json
import re
import threading
import urllib.error
import urllib.request

from harness.browser import KEEP_SOCKETS
from harness.cases import AppTestCase
from harness.launcher import ROOT, Launcher
from playwright.sync_api import Page, Response, expect

FIXTURE = ROOT / "Apps" / "PreviewGallery" / "Sources" / "HostilePage.swift"

# Every policy report of a document, from before its first script on.
_COUNT_REPORTS = """
window.reports = [];
document.addEventListener('securitypolicyviolation', (event) => window.reports.push(event.violatedDirective));
"""


def hostile_texts() -> list[str]:
    """The fixture's own list: what the page has to show, letter by letter."""
    source = FIXTURE.read_text(encoding="utf-8")
    block = source.split("static let all = [")[1].split("\n    ]")[0]
    literals = re.findall(r'^        "(.*)",$', block, flags=re.MULTILINE)
    plain = [re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match[1], 16)), text) for text in literals]
    return [text.replace('\\"', '"') for text in plain]


class HostileContentTests(AppTestCase):
    """Text that wants to be markup, addresses that want to be scripts, numbers that are none."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The fixture, served as an app."""
        return Launcher(product="gallery-fixture")

    def setUp(self) -> None:
        super().setUp()
        self.context.add_init_script(_COUNT_REPORTS)
        self.dialogs: list[str] = []
        self.page.on("dialog", lambda dialog: (self.dialogs.append(dialog.message), dialog.dismiss()))

    def test_hostile_text_stays_text_in_the_first_page(self) -> None:
        page = self.open("/")
        self.assert_harmless(page, "first")

    def test_hostile_text_stays_text_through_the_socket(self) -> None:
        page = self.open("/")
        self.element("again").click()
        expect(self.element("second.end")).to_be_attached()
        self.assert_harmless(page, "second")
        self.assert_harmless(page, "first")

    def test_hostile_text_stays_text_without_scripts(self) -> None:
        context = self.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(self.url("/"))
        # A browser without scripts says that it did not load them.
        expect(page.get_by_test_id("first.text.0")).to_have_text(hostile_texts()[0])
        self.assertEqual(page.locator("img, iframe, object, embed, base, form, svg [onload]").count(), 0)

    def assert_harmless(self, page: Page, name: str) -> None:
        """The texts are shown as they are; nothing ran, nothing was reported, nothing leads where it should not."""
        texts = hostile_texts()
        self.assertGreater(len(texts), 10)
        for index, text in enumerate(texts):
            shown = page.get_by_test_id(f"{name}.text.{index}").evaluate("element => element.textContent")
            # A line separator breaks the line: the words of the lines stand in elements of their own.
            self.assertEqual(re.sub(r"\s", "", shown), re.sub(r"\s", "", text))
            label = page.get_by_test_id(f"{name}.label.{index}").get_attribute("aria-label")
            self.assertEqual(label, "Label " + text)
        self.assertTrue(page.evaluate("window.pwned === undefined"))
        self.assertEqual(page.evaluate("window.reports"), [])
        self.assertEqual(self.dialogs, [])
        # Only what the client itself brought: its module and the data for it.
        self.assertEqual(page.evaluate("[...document.scripts].map((script) => script.type)"), ["module", "application/json"])
        self.assertEqual(page.locator("iframe, object, embed, base, form, meta[http-equiv]").count(), 0)
        handlers = page.evaluate(
            "[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])"
            ".map((attribute) => attribute.name).filter((name) => /^(on|srcdoc|style$|formaction)/.test(name))"
        )
        # The client places elements by CSSOM, which shows as a style attribute; the server never writes one.
        self.assertEqual([name for name in handlers if name != "style"], [])
        self.assert_links(page, name)

    def assert_links(self, page: Page, name: str) -> None:
        """Links lead to web pages, mail and telephones only."""
        bad = page.locator(f"[data-testid^='{name}.bad.']")
        self.assertGreater(bad.count(), 5)
        self.assertEqual(bad.evaluate_all("links => links.filter((link) => link.hasAttribute('href')).length"), 0)
        good = page.locator(f"[data-testid^='{name}.good.']")
        addresses = good.evaluate_all("links => links.map((link) => link.getAttribute('href'))")
        self.assertEqual(addresses, ["https://example.org/a?b=c&d=%22", "mailto:a@example.org", "tel:+491234"])


class PolicyTests(AppTestCase):
    """The catalog, which holds every kind of layer and control, under the policy that every page has."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The catalog as an app."""
        return Launcher(product="catalog")

    def setUp(self) -> None:
        super().setUp()
        self.context.add_init_script(_COUNT_REPORTS)

    def test_no_page_of_the_catalog_breaks_the_policy(self) -> None:
        page = self.open("/")
        names = page.get_by_role("button").or_(page.get_by_role("link")).all_inner_texts()
        names = [name.strip() for name in names if name.strip()]
        self.assertGreaterEqual(len(names), 9)
        for name in names:
            page.get_by_text(name, exact=True).first.click()
            expect(page.get_by_role("heading", name=name).first).to_be_visible()
            self.assertEqual(page.evaluate("window.reports"), [], name)
            # The push has its entry: without it Back would leave the app.
            expect(page).not_to_have_title("Catalog")
            page.go_back()
            expect(page.get_by_role("heading", name="Catalog").first).to_be_visible()

    def test_the_policy_is_in_force(self) -> None:
        page = self.open("/")
        # Each of these is what a hole elsewhere would try; each is reported once and does nothing.
        page.evaluate("document.body.setAttribute('style', 'color: red')")
        page.evaluate("new Image().src = 'https://evil.example/x.png'")
        page.evaluate("try { document.body.innerHTML = '<b>x</b>' } catch { window.trusted = true }")
        page.evaluate("fetch('https://evil.example/').catch(() => { window.fetched = false })")
        page.wait_for_function("() => window.fetched === false && window.reports.length >= 4")
        self.assertTrue(page.evaluate("window.trusted"))
        self.assertEqual(
            sorted(set(page.evaluate("window.reports"))),
            ["connect-src", "img-src", "require-trusted-types-for", "style-src-attr"],
        )
        # What the browser says about them, and nothing else.
        self.expect_problem("[Cc]ontent [Ss]ecurity [Pp]olicy|TrustedHTML|csp|evil.example")


class NeighbourTests(AppTestCase):
    """A page of another origin in the same browser, whose visitor has our cookie."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:  # noqa: N802 (the library's name)
                body = b"<!DOCTYPE html><title>neighbour</title><p>hostile</p>"
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments: object) -> None:
                """Says nothing."""

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.neighbour = f"127.0.0.1:{server.server_port}"

    def hostile_page(self, host: str) -> Page:
        """A page beside ours; the visitor has been to ours."""
        self.open("/")
        cookies = {cookie["name"]: cookie for cookie in self.context.cookies(self.launcher.base_url)}
        self.assertTrue(cookies["vitrine-visitor"]["httpOnly"])
        self.assertEqual(cookies["vitrine-visitor"]["sameSite"], "Lax")
        page = self.context.new_page()
        page.goto(f"http://{host}/")
        return page

    def test_no_other_origin_opens_a_socket(self) -> None:
        # The same machine at another port gets our cookie sent along, another name does not; both are refused.
        for host in (self.neighbour, self.neighbour.replace("127.0.0.1", "localhost")):
            page = self.hostile_page(host)
            address = self.launcher.base_url.replace("http", "ws") + "/_vitrine/socket"
            outcome = page.evaluate(
                """address => new Promise((resolve) => {
                  const socket = new WebSocket(address, 'vitrine.1');
                  socket.onopen = () => resolve('open');
                  socket.onclose = (event) => resolve(event.code);
                })""",
                address,
            )
            self.assertEqual(outcome, 1006)
        self.expect_problem("WebSocket connection .* failed: .*403")

    def test_no_other_origin_reads_or_frames_a_page(self) -> None:
        page = self.hostile_page(self.neighbour)
        read = page.evaluate(
            "address => fetch(address, {credentials: 'include'}).then(() => 'read', () => 'refused')", self.url("/"))
        self.assertEqual(read, "refused")
        page.evaluate(
            """address => new Promise((resolve) => {
              const frame = document.createElement('iframe');
              frame.onload = resolve;
              frame.src = address;
              document.body.append(frame);
            })""",
            self.url("/"),
        )
        # What is in the frame is the browser's own error page: no document of ours ever got there.
        self.assertTrue(page.evaluate("(() => { try { return !frames[0].document } catch { return true } })()"))
        self.assertNotIn(self.url("/"), [frame.url for frame in page.frames[1:] if frame.locator("#vitrine-config").count()])
        self.expect_problem("CORS policy|ERR_FAILED|Failed to load resource|frame-ancestors|ERR_BLOCKED")


class SecretTests(AppTestCase):
    """Nothing that a process knows reaches a page, and nothing that a page knows reaches an address or a log."""

    CANARY = "canary-7f1c9e52"

    @classmethod
    def make_launcher(cls) -> Launcher:
        """A server that has something to hide."""
        return Launcher(
            environment={
                "VITRINE_CANARY": cls.CANARY,
                "VITRINE_TOKEN_KEY": cls.CANARY + "-0123456789-0123456789-0123456789",
            }
        )

    def test_no_secret_travels(self) -> None:
        heard: list[str] = []
        addresses: list[str] = []

        def keep(response: Response) -> None:
            if "text/html" in response.headers.get("content-type", ""):
                heard.append(response.text())

        self.page.on("response", keep)
        self.page.on("request", lambda request: addresses.append(request.url))

        def listen(socket: object) -> None:
            addresses.append(socket.url)
            socket.on("framereceived", lambda frame: heard.append(str(frame)))

        self.page.on("websocket", listen)
        page = self.open("/")
        token = page.evaluate("JSON.parse(document.getElementById('vitrine-config').textContent).token")
        self.element("home.charactersButton").click()
        expect(self.element("characterList.row.1")).to_be_visible()
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")
        everything = "\n".join(heard)
        self.assertIn("vitrine-config", everything)
        # Found or not, without the whole conversation in the failure.
        for secret in (self.CANARY, str(ROOT), ".swift"):
            self.assertFalse(secret in everything, secret)
        for address in addresses:
            self.assertNotIn(token, address)
        cookie = next(cookie for cookie in self.context.cookies() if cookie["name"] == "vitrine-visitor")
        said = "\n".join(self.launcher.lines)
        for secret in (token, *cookie["value"].split("."), self.CANARY):
            self.assertFalse(secret in said, secret)

    def test_error_pages_and_logs_keep_what_was_asked_to_themselves(self) -> None:
        self.expect_problem("status of 404")
        response = self.page.goto(self.url("/no/such/place?password=hunter2%0Aforged"))
        self.assertEqual(response.status, 404)
        self.launcher.wait_for_line("[web.route.unknown]")
        self.assertNotIn("hunter2", response.text())
        self.assertNotIn("hunter2", "\n".join(self.launcher.lines))
        self.assertNotIn(str(ROOT), response.text())
        for header in ("x-content-type-options", "content-security-policy", "referrer-policy"):
            self.assertIn(header, response.headers)
        self.assertNotIn("server", response.headers)


class AddressTests(AppTestCase):
    """Values without a route in addresses: these say which one of a list it is and nothing else, and nobody makes one up."""

    NOTICE = "That address does not open here."

    @classmethod
    def make_launcher(cls) -> Launcher:
        """People with e-mail and telephone, pushed without a route."""
        return Launcher(product="userdirectory")

    def address(self, page: Page, row: int) -> str:
        """Where a row of the list leads."""
        href = self.element(f"userList.row.{row}", page).evaluate("row => (row.closest('a') ?? row.querySelector('a')).href")
        self.assertEqual(href, self.url(f"/User~{row}"))
        return href

    def assert_led_to_the_list(self, page: Page) -> None:
        """The list, under its own address, with a word about the one that was asked for."""
        expect(page.get_by_role("status").filter(has_text=self.NOTICE)).to_be_visible()
        self.wait_until_live(page)
        expect(self.element("userList.row.3", page)).to_be_visible()
        self.assertEqual(page.url, self.url("/"))

    def test_an_address_says_nothing_of_the_person(self) -> None:
        page = self.open("/")
        page.goto(self.address(page, 3))
        self.wait_until_live(page)
        expect(self.element("userDetail.username", page)).to_contain_text("Samantha")

    def test_a_person_that_no_list_shows_is_not_shown(self) -> None:
        for number in ("11", "4711"):
            with self.subTest(number=number):
                self.page.goto(self.url("/User~" + number))
                self.assert_led_to_the_list(self.page)

    def test_a_person_that_somebody_makes_up_is_not_shown(self) -> None:
        person = {
            "email": "security@attacker.example", "id": 1, "name": "ACCOUNT LOCKED - call us now",
            "phone": "+19005550199", "username": "support",
        }
        value = json.dumps(person, sort_keys=True, separators=(",", ":")).encode()
        plain = base64.urlsafe_b64encode(value).decode().rstrip("=")
        self.expect_problem("status of 404")
        self.assertEqual(self.page.goto(self.url("/User~~" + plain)).status, 404)
        expect(self.page.get_by_text("ACCOUNT LOCKED")).to_have_count(0)
        # With room for a code, and as many letters as one of ours.
        block = bytes(16) + value + b" " * (-len(value) % 16)
        self.page.goto(self.url("/User~" + base64.urlsafe_b64encode(block).decode().rstrip("=")))
        self.assert_led_to_the_list(self.page)
        expect(self.page.get_by_text("ACCOUNT LOCKED")).to_have_count(0)
        self.launcher.wait_for_line("[web.address.closed]")
        self.assertFalse(any(plain in line for line in self.launcher.lines))

    def test_an_address_opens_for_every_browser(self) -> None:
        other = self.new_context().new_page()
        other.goto(self.address(self.open("/"), 3))
        self.wait_until_live(other)
        expect(self.element("userDetail.username", other)).to_contain_text("Samantha")

    def test_an_address_outlives_the_server_and_its_key(self) -> None:
        page = self.open("/")
        path = self.address(page, 3).removeprefix(self.launcher.base_url)
        page.goto("about:blank")
        # Cookies know no ports: it is the first server started anew with another key.
        other = Launcher(
            product="userdirectory", environment={"VITRINE_TOKEN_KEY": "another key of more than thirty-two letters"})
        self.addCleanup(other.stop)
        other.wait_until_listening()
        page.goto(other.base_url + path)
        self.wait_until_live(page)
        expect(self.element("userDetail.username", page)).to_contain_text("Samantha")
        page.goto("about:blank")


class OperationsTests(AppTestCase):
    """What the operator of the server asks it."""

    def fetch(self, path: str, **headers: str) -> tuple[int, str]:
        """Status and text of an address."""
        request = urllib.request.Request(self.url(path), headers=headers)
        try:
            with urllib.request.urlopen(request) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    def value(self, name: str) -> float:
        """A metric's first value now."""
        text = self.launcher.metrics()
        return float(re.search(rf"^{re.escape(name)} (\S+)$", text, flags=re.MULTILINE)[1])

    def test_metrics_count_sessions_and_are_for_this_machine(self) -> None:
        self.assertEqual(self.fetch("/healthz")[0], 200)
        before = self.value("vitrine_sockets_opened_total")
        self.open("/")
        self.assertEqual(self.value("vitrine_sockets_opened_total"), before + 1)
        self.assertGreaterEqual(self.value("vitrine_sessions"), 1)
        self.assertGreater(self.value("process_resident_memory_bytes"), 1_000_000)
        # Where pages are, a proxy would hand it on to everybody.
        self.assertEqual(self.fetch("/metrics")[0], 404)

    def test_what_a_session_refuses_is_counted_and_said_with_its_name(self) -> None:
        name = 'vitrine_notes_total{code="web.event.forged"}'
        before = self.value(name)
        self.context.add_init_script(KEEP_SOCKETS)
        page = self.open("/")
        page.evaluate("window.sockets.at(-1).send(JSON.stringify(['V', 1, 1, 999999, 1]))")
        line = self.launcher.wait_for_line("[web.event.forged]")
        self.assertRegex(line, r"^\d{4}-\d\d-\d\dT\S+ warning vitrine: .* session=[0-9a-f]{8}$")
        self.assertEqual(self.value(name), before + 1)


if __name__ == "__main__":
    import unittest

    unittest.main()
