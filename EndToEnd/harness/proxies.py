# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Runs nginx, HAProxy and Caddy with the configurations of the operator's guide, on ports of the test's."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

from .launcher import ROOT

GUIDE = ROOT / "Documentation" / "Operations"
# Seconds that a proxy may take to serve: a ceiling for one that hangs. Caddy tries a minute later for a certificate that
# it did not get at once.
START_CEILING = 150.0
NAMES = ("app.example", "www.example")
# Where the guide has the two apps.
APPS = ("127.0.0.1:8080", "127.0.0.1:8081")


class ReservedPort:
    """A port of the loopback that nobody else gets until it is released; a proxy may listen there already before."""

    def __init__(self) -> None:
        self._place = socket.socket()
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind(("127.0.0.1", 0))
        self.number: int = self._place.getsockname()[1]

    def release(self) -> None:
        """Gives the port back."""
        self._place.close()


class Certificate:
    """A key and a certificate of its own for the guide's names."""

    def __init__(self, folder: Path) -> None:
        self.key, self.chain, self.both = folder / "privkey.pem", folder / "fullchain.pem", folder / "site.pem"
        names = ",".join(f"DNS:{name}" for name in NAMES)
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-subj", f"/CN={NAMES[0]}", "-addext", f"subjectAltName={names}", "-keyout", self.key, "-out", self.chain],
            check=True,
            capture_output=True,
        )
        self.both.write_text(self.chain.read_text() + self.key.read_text())


class Proxy:
    """A proxy's process, from its configuration to its end.

    `http` and `https` are its ports, `apps` the ports of the guide's two apps, or of the two nodes of one. The configuration
    is the guide's file with nothing but ports and files replaced; a place that is not there any more raises.
    """

    file: str
    # Where the guide's file has the apps or the nodes, and the names that browsers know them by.
    backends = APPS
    names = NAMES

    def __init__(self, folder: Path, http: int, https: int, apps: tuple[int, int]) -> None:
        self.folder, self.http, self.https = folder, http, https
        self._log = folder / "proxy.log"
        text = (GUIDE / self.file).read_text(encoding="utf-8")
        backends = {place: f"127.0.0.1:{port}" for place, port in zip(self.backends, apps)}
        for old, new in {**self.places(), **backends}.items():
            if old not in text:
                raise LookupError(f"{self.file} of the operator's guide has no '{old}'")
            text = text.replace(old, new)
        (folder / self.file).write_text(text)
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self.command(), cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
            )
        self._wait_until_ready()

    def places(self) -> dict[str, str]:
        """What stands in the guide's file for this machine's ports and files."""
        raise NotImplementedError

    def command(self) -> list[str]:
        """Writes what else the proxy needs; answers with the command that runs it in the foreground."""
        raise NotImplementedError

    @property
    def authorities(self) -> Path:
        """Certificates that a client of the proxy has to trust."""
        raise NotImplementedError

    def log(self) -> str:
        """What the proxy has printed."""
        return self._log.read_text(errors="replace")

    def stop(self) -> None:
        """Ends the proxy."""
        self._process.terminate()
        try:
            self._process.wait(START_CEILING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @staticmethod
    def binary(name: str) -> str:
        """A program that ordinary users may not have on their path."""
        found = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
        if not found:
            raise LookupError(f"there is no {name}. Run: Scripts/install-system")
        return found

    def is_ready(self) -> bool:
        """Whether it takes connections, encrypted ones for both names: Caddy listens before it has its certificates."""
        try:
            socket.create_connection(("127.0.0.1", self.http)).close()
            tls = ssl.create_default_context(cafile=self.authorities)
            for name in self.names:
                with socket.create_connection(("127.0.0.1", self.https)) as line:
                    tls.wrap_socket(line, server_hostname=name).close()
        except OSError:
            return False
        return True

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + START_CEILING
        while not self.is_ready():
            if self._process.poll() is not None or time.monotonic() > until:
                self._process.kill()
                raise ChildProcessError(f"{self.file} does not run, or finds its apps ill:\n{self.log()}")
            time.sleep(0.02)


class Nginx(Proxy):
    """nginx as Debian has it; what else it needs of a configuration it has from Debian's nginx.conf."""

    file = "nginx.conf"

    def places(self) -> dict[str, str]:
        self._certificate = Certificate(self.folder)
        return {
            "listen 80;": f"listen 127.0.0.1:{self.http};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.https} ssl http2;",
            "/etc/ssl/vitrine/fullchain.pem": str(self._certificate.chain),
            "/etc/ssl/vitrine/privkey.pem": str(self._certificate.key),
        }

    def command(self) -> list[str]:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        (self.folder / "main.conf").write_text(
            f"daemon off; worker_processes 1; pid {self.folder}/pid; error_log stderr warn;"
            f"events {{ worker_connections 1024; }} http {{ access_log off; {temporary} include {self.folder}/{self.file}; }}"
        )
        return [self.binary("nginx"), "-p", str(self.folder), "-e", "stderr", "-c", str(self.folder / "main.conf")]

    @property
    def authorities(self) -> Path:
        return self._certificate.chain


class TwoNodes:
    """What the guide's files for two machines have instead: the same app at two addresses."""

    backends = ("10.0.0.11:8080", "10.0.0.12:8080")
    names = NAMES[:1]


class HAProxy(Proxy):
    """HAProxy with a port beside the guide's, where a test says by the PROXY protocol who it is."""

    file = "haproxy.cfg"

    def __init__(self, folder: Path, http: int, https: int, apps: tuple[int, int], told: int) -> None:
        self.told = told
        super().__init__(folder, http, https, apps)

    def places(self) -> dict[str, str]:
        self._certificate = Certificate(self.folder)
        bind = "bind :443 ssl crt /etc/ssl/vitrine/site.pem alpn h2,http/1.1"
        ssl = f"ssl crt {self._certificate.both} alpn h2,http/1.1"
        return {
            # Two descriptors each: more than an ordinary user may open.
            "maxconn 20000": "maxconn 400",
            "bind :80\n": f"bind 127.0.0.1:{self.http}\n",
            bind: f"bind 127.0.0.1:{self.https} {ssl}\n    bind 127.0.0.1:{self.told} accept-proxy {ssl}",
        }

    def command(self) -> list[str]:
        (self.folder / "status.cfg").write_text(f"global\n    stats socket {self.folder}/status mode 600 level admin\n")
        configurations = ["-f", str(self.folder / "status.cfg"), "-f", str(self.folder / self.file)]
        return [self.binary("haproxy"), "-db", *configurations]

    @property
    def authorities(self) -> Path:
        return self._certificate.chain

    def is_ready(self) -> bool:
        """Whether it has found both apps well, too: one that was starting when it was first asked is down for a while."""
        is_listening = super().is_ready() and (self.folder / "status").exists()
        return is_listening and set(self.checks().values()) == {("UP", "L7OK")}

    def ask(self, command: str) -> str:
        """What HAProxy answers to a command over its own socket."""
        with socket.socket(socket.AF_UNIX) as place:
            place.connect(str(self.folder / "status"))
            place.sendall(f"{command}\n".encode())
            return b"".join(iter(lambda: place.recv(65536), b"")).decode()

    def checks(self) -> dict[str, tuple[str, str]]:
        """Whether each server is used, and the result of its last health check, by its name."""
        text = self.ask("show stat")
        names, *rows = [line.split(",") for line in text.lstrip("# ").splitlines() if line]
        servers = [dict(zip(names, row)) for row in rows if row[1] not in ("FRONTEND", "BACKEND")]
        return {server["svname"]: (server["status"], server["check_status"].removeprefix("* ")) for server in servers}


class Caddy(Proxy):
    """Caddy with certificates of its own authority: nobody outside knows the guide's names."""

    file = "Caddyfile"

    def places(self) -> dict[str, str]:
        # Caddy believes nobody who comes through another proxy, which is what tests do that are somebody else.
        trust = "{\n\t\ttrusted_proxies 127.0.0.1/32\n\t}"
        return {f"reverse_proxy {app}\n": f"reverse_proxy {app} {trust}\n" for app in self.backends}

    def command(self) -> list[str]:
        (self.folder / "test.caddy").write_text(
            "{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n"
            f"\tdefault_bind 127.0.0.1\n\thttp_port {self.http}\n\thttps_port {self.https}\n}}\n"
            f"import {self.folder}/{self.file}\n"
        )
        return [self.binary("caddy"), "run", "--adapter", "caddyfile", "--config", str(self.folder / "test.caddy")]

    @property
    def authorities(self) -> Path:
        return self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


class TwoNodesHAProxy(TwoNodes, HAProxy):
    """HAProxy before two machines; both are this one."""

    file = "haproxy-two-machines.cfg"

    def order(self, *commands: str) -> None:
        """Gives commands over HAProxy's own socket, as an operator does."""
        for command in commands:
            answer = self.ask(command).strip()
            if answer:
                raise ChildProcessError(f"HAProxy says to '{command}': {answer}")


class TwoNodesCaddy(TwoNodes, Caddy):
    """Caddy before two machines; both are this one."""

    file = "Caddyfile-two-machines"

    def places(self) -> dict[str, str]:
        return {}
