# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Scripts/served_doctor.py before a server that speaks as Vitrine's does, with a proxy's faults one by one."""

from __future__ import annotations

import json
import re
import socketserver
import struct
import subprocess
import sys
import threading
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from served_doctor import VISITORS, Doctor  # noqa: E402

PAGE = """<html><script type="application/json" id="vitrine-config">CONFIG</script></html>"""
CONFIG = {"build": "b", "token": "t", "epoch": "e", "sequence": 1}


class Connection(socketserver.StreamRequestHandler):
    """A page, or a socket with its session."""

    def handle(self) -> None:
        head = ""
        while (line := self.rfile.readline().decode()) not in ("", "\r\n"):
            head += line
        path = head.split(" ", 2)[1]
        fields = dict(re.findall(r"(?m)^([A-Za-z-]+): (.*?)\r$", head))
        if path.endswith("/_vitrine/socket"):
            self.socket(fields)
        else:
            self.page(path, fields)

    @property
    def fault(self) -> str:
        return self.server.fault

    def page(self, path: str, fields: dict[str, str]) -> None:
        own = fields["Host"] == self.server.host
        if path != "/app/" or self.fault == "gone":
            return self.answer("502 Bad Gateway")
        if self.fault == "name" or (not own and self.fault != "any name"):
            return self.answer("421 Misdirected Request")
        text = "<html>" if self.fault == "other page" else PAGE.replace("CONFIG", json.dumps(CONFIG))
        if self.fault == "chunks":
            half = len(text) // 2
            chunks = "".join(f"{len(part):x}\r\n{part}\r\n" for part in (text[:half], text[half:], ""))
            return self.answer("200 OK", chunks, "Transfer-Encoding: chunked")
        self.answer("200 OK", text)

    def answer(self, status: str, text: str = "", *fields: str) -> None:
        lines = [f"HTTP/1.1 {status}", "Set-Cookie: visitor=one; Path=/", *fields, "Connection: close"]
        self.wfile.write(("\r\n".join(lines) + "\r\n\r\n" + text).encode())

    def socket(self, fields: dict[str, str]) -> None:
        own = fields["Origin"] == f"http://{self.server.host}"
        if self.fault == "upgrade" or fields.get("Upgrade") != "websocket" or "Sec-WebSocket-Key" not in fields:
            return self.answer("400 Bad Request")
        if self.fault == "origin" or (not own and self.fault != "any origin"):
            return self.answer("403 Forbidden")
        self.wfile.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n")
        hello = self.hear()
        if hello is None or hello[0] != "H":
            return
        assert hello[1:6] == ["vitrine.1", "b", "t", "e", 1], hello
        assert fields["Cookie"] == "visitor=one", fields
        self.server.sessions += 1
        if self.fault == "another process" and self.server.sessions % 2:
            return self.close(4401)
        self.say(["W", "vitrine.1", "e", "new", {"event": 0, "resume": "r"}])
        # The one whose page is silent.
        if self.server.sessions == VISITORS + 2:
            if self.fault == "silence":
                return self.close(1001)
            self.say(["B", 2, 0, []])
            if self.fault != "mute":
                self.say(["P", 0, 1])
        while (message := self.hear()) is not None:
            if message == ["K"] and self.fault != "held back":
                self.say(["B", 2, 0, []])
                self.say(["P", 0, 2])
            if message == ["Z"]:
                return

    def hear(self) -> list | None:
        start = self.rfile.read(2)
        if len(start) < 2 or start[0] & 0x0F == 8:
            return None
        length = start[1] & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self.rfile.read(2))
        mask = self.rfile.read(4)
        assert mask == b"\0\0\0\0"
        return json.loads(self.rfile.read(length))

    def say(self, message: list) -> None:
        payload = json.dumps(message).encode()
        assert len(payload) < 126
        self.wfile.write(bytes([0x81, len(payload)]) + payload)

    def close(self, code: int) -> None:
        self.wfile.write(b"\x88\x02" + struct.pack(">H", code))


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, fault: str) -> None:
        super().__init__(("127.0.0.1", 0), Connection)
        self.fault, self.sessions = fault, 0
        self.host = f"127.0.0.1:{self.server_address[1]}"


class ServedDoctorTests(unittest.TestCase):
    """What is said of a server, by the fault that stands before it."""

    def serve(self, fault: str = "") -> str:
        server = Server(fault)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://{server.host}/app"

    def examine(self, fault: str, **limits: float) -> dict[str, tuple[bool, str]]:
        checks = Doctor(self.serve(fault), patience=60, **limits).examine()
        return {check.name: (check.ok, check.text) for check in checks}

    def test_a_server_that_works_is_said_to(self) -> None:
        for fault in ("", "chunks"):
            with self.subTest(fault):
                found = self.examine(fault)
                self.assertEqual(
                    list(found), ["page", "Host", "socket", "Origin", "stickiness", "buffering", "timeouts"])  # fmt: skip
                self.assertEqual([text for ok, text in found.values() if not ok], [])

    def test_each_fault_is_named_with_a_remedy(self) -> None:
        for fault, name, words, remedy in (
            ("gone", "page", "answered with 502", ""), ("name", "page", "421", "--origin http://127.0.0.1"),
            ("other page", "page", "no session", ""), ("any name", "Host", "under any name", "hand on the Host"),
            ("upgrade", "socket", "400, not 101", "Upgrade and Connection"), ("origin", "socket", "403", "Host and Origin"),
            ("any origin", "Origin", "a page of others opens a socket", "hand Origin on"),
            ("another process", "stickiness", f"{VISITORS // 2} of {VISITORS} pages", "--store"),
            ("silence", "timeouts", "closed (1001)", "60 s"),
        ):  # fmt: skip
            with self.subTest(fault):
                found = self.examine(fault)
                self.assertEqual([each for each, (ok, _) in found.items() if not ok], [name])
                self.assertIn(words, found[name][1])
                self.assertIn(remedy, found[name][1])

    def test_what_does_not_come_is_waited_for_no_longer_than_a_limit(self) -> None:
        held = self.examine("held back", delay=0.05)
        self.assertEqual(list(held)[-1], "buffering")
        self.assertIn("hand on what it gets at once", held["buffering"][1])
        mute = self.examine("mute", silence=0.05)
        self.assertEqual([each for each, (ok, _) in mute.items() if not ok], ["timeouts"])
        self.assertIn("not heard of", mute["timeouts"][1])

    def run_doctor(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [ROOT / "Scripts/doctor", "--url", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_the_script_prints_lines_or_json_and_ends_with_the_verdict(self) -> None:
        url = self.serve()
        done = self.run_doctor(url, "--json")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        report = json.loads(done.stdout)
        self.assertEqual(report["url"], url)
        self.assertEqual({check["ok"] for check in report["checks"]}, {True})
        self.assertEqual(len(report["checks"]), 7)
        done = self.run_doctor(self.serve("name"))
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"^  FAILING  page +421: ")
        done = self.run_doctor("ftp://x.invalid")
        self.assertEqual(done.returncode, 64)
        self.assertIn("no address of http", done.stderr)


if __name__ == "__main__":
    unittest.main()
