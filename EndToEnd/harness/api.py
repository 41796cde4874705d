# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""An API of the characters' or the users' contract that a test holds in its hands: absent, slow, or there."""

from __future__ import annotations

import http.server
import json
import socket
import threading

CHARACTERS = [
    {
        "id": identifier,
        "name": name,
        "status": "Alive",
        "species": "Human",
        "origin": {"name": "Earth"},
        "location": {"name": "Earth"},
        "episode": [],
        "image": "",
    }
    for identifier, name in enumerate(["Held Rick", "Held Morty"], start=1)
]

USERS = [
    {"id": 1, "name": "Held User", "username": "held", "email": "held@example.org", "phone": "1-555-010-2026"},
]


class HeldAPI:
    """Nobody listens until `start`; answers wait while `hold` is in force."""

    def __init__(self) -> None:
        self.characters = CHARACTERS
        # Bound, and nobody listens: no other process gets the port meanwhile.
        self._place = self._bound(0)
        self._port = self._place.getsockname()[1]
        self._server: http.server.ThreadingHTTPServer | None = None
        self._open = threading.Event()
        self._open.set()

    @staticmethod
    def _bound(port: int) -> socket.socket:
        place = socket.socket()
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", port))
        return place

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self._port}/api"

    def start(self) -> None:
        """From now on the API answers."""
        api = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:  # noqa: N802 (the library's name)
                api._open.wait()
                body = json.dumps(api._answer(self.path)).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments: object) -> None:
                """Keeps the test's output to the tests."""

        class Server(http.server.ThreadingHTTPServer):
            def handle_error(self, *arguments: object) -> None:
                """An app that has left does not wait for its answer."""

        self._server = Server(("127.0.0.1", self._port), Handler, bind_and_activate=False)
        self._server.socket.close()
        self._server.socket = self._place
        self._server.server_name, self._server.server_port = "127.0.0.1", self._port
        self._server.server_activate()
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Lets every waiting answer go and closes the port."""
        self.release()
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
            self._place = self._bound(self._port)

    def hold(self) -> None:
        """Answers wait until `release`."""
        self._open.clear()

    def release(self) -> None:
        """Waiting answers go out."""
        self._open.set()

    def _answer(self, path: str) -> object:
        last = path.partition("?")[0].rsplit("/", 1)[-1]
        if last.isdigit():
            return self.characters[int(last) - 1]
        info = {"count": len(self.characters), "pages": 1, "next": None, "prev": None}
        return {"info": info, "results": self.characters}


class HeldUsersAPI(HeldAPI):
    """The same for `/users`."""

    @property
    def base_url(self) -> str:
        return super().base_url.removesuffix("/api")

    def _answer(self, path: str) -> object:
        return USERS
