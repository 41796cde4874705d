# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The page's end of the connection, model-checked in thousands of random scenarios; and the check itself, checked."""

import pathlib
import subprocess
import tempfile
import unittest

import playwright

HERE = pathlib.Path(__file__).resolve().parent
CLIENT = HERE.parents[1] / "Sources/VitrineWeb/Client"
# Playwright brings the only JavaScript engine outside a browser that a set-up machine has for sure.
NODE = pathlib.Path(playwright.__file__).parent / "driver/node"

# What somebody may break: each of these has to make a scenario fail.
MUTANTS = {
    "not all events are said again": ("for (const event of events)", "for (const event of events.slice(-1))"),
    "handled events are kept": ("this.kept[0][1] <= number", "this.kept[0][1] < number"),
    "an older socket's end counts": ("if (this.socket === socket) this.lost", "this.lost"),
    "a repeated message is applied": ("if (number <= this.sequence) return", "if (number < this.sequence) return"),
    "a missing message goes unnoticed": ("number > this.sequence + 1", "number > this.sequence + 9"),
    "a hidden page goes on trying": ("if (!this.host.isHidden()) this.connect", "this.connect"),
    "a page beside its server waits": ("const NEAR = 200", "const NEAR = 900"),
    "a page that is seen waits": ("      this.failures = 0;\n      this.connect();", "      this.failures = 0;"),
    "a silent server is trusted": ("else this.drop();", "else this.listen();"),
    "a socket without a welcome is trusted": ("this.watch = this.host.after(WELCOME, () => this.drop());", ""),
    "the token is not renewed": ("this.token = parameters.resume || this.token;", ""),
    "hellos are not counted": ("++this.hellos", "(this.hellos = 1)"),
    "taps are taken without end": ("const KEPT = 150", "const KEPT = 1500"),
    "the notice is put off by each attempt": ("if (this.hellos && !this.cue) {", "if (this.hellos) {\n      this.forgetCue();"),
    "the notice stays": ('this.host.show("live");', ""),
}


def check(runs: int, client: pathlib.Path = CLIENT) -> subprocess.CompletedProcess:
    return subprocess.run(
        [NODE, HERE / "Model/check.mjs", str(runs)],
        capture_output=True,
        text=True,
        env={"VITRINE_CLIENT": client.as_uri() + "/"},
    )


class LinkModel(unittest.TestCase):
    def test_every_story_ends_well(self):
        result = check(20_000)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_every_mutant_breaks_a_story(self):
        text = (CLIENT / "link.js").read_text()
        for name, (code, broken) in MUTANTS.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                self.assertIn(code, text)
                client = pathlib.Path(folder)
                (client / "link.js").write_text(text.replace(code, broken))
                (client / "protocol.js").write_text((CLIENT / "protocol.js").read_text())
                result = check(4_000, client)
                self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
                self.assertIn("seed", result.stdout)


if __name__ == "__main__":
    unittest.main()
