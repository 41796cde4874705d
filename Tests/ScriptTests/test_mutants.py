# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The judge of the mutants: a run tells how it went, and leaves no process behind when its time is over; mutants are
switched by their names, and the right ones are blamed for errors; the patches keep up with the sources, all together."""

from __future__ import annotations

import contextlib
import io
import os
import re
import select
import shutil
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import mutants  # noqa: E402 (the scripts' folder is no package)

# A process that starts another one, tells its id, and waits for it for ever.
PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1_000_000)"])
print(child.pid, flush=True)
child.wait()
"""


def has_ended(process: int) -> bool:
    """Whether a process is gone, or goes within a ceiling that is for slow machines: a signal is not carried out at once."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], 60)[0])
    finally:
        os.close(handle)


class RunTests(unittest.TestCase):
    def test_a_run_tells_its_status_and_its_output(self) -> None:
        run = mutants.run(sys.executable, "-c", "print('seen'); raise SystemExit(3)")
        self.assertEqual(run, (3, "seen\n"))

    def test_a_run_that_exceeds_its_time_ends_with_everything_it_started(self) -> None:
        status, output = mutants.run(sys.executable, "-c", PARENT, timeout=15)
        self.assertEqual(status, mutants.TIMED_OUT)
        self.assertTrue(has_ended(int(output)))


    def test_a_run_ends_with_the_line_that_it_waits_for(self) -> None:
        status, output = mutants.run(sys.executable, "-c", PARENT, timeout=600, until=re.compile(r"^\d+$"))
        self.assertNotIn(status, (0, mutants.TIMED_OUT))
        self.assertTrue(has_ended(int(output)))

    def test_a_run_reads_what_it_is_given_and_knows_its_mutant(self) -> None:
        program = "import os, sys; print(sys.stdin.read(), os.environ['VITRINE_MUTANT'])"
        self.assertEqual(mutants.run(sys.executable, "-c", program, text="a", mutant="b"), (0, "a b\n"))


def mutant(name: str, added: str, head: str = "A rule.\nTests: EngineTests\n") -> mutants.Mutant:
    """A mutant that changes the second line of `SOURCE`."""
    file = "Sources/Module/File.swift"
    return mutants.Mutant(name, f"{head}\n--- a/{file}\n+++ b/{file}\n@@ -1,3 +1,3 @@\n one\n-two\n+{added}\n three\n")


SOURCE = "one\ntwo\nthree\nfour\n"


class MutantTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.enterContext(mock.patch.object(mutants, "WORK", self.folder))
        self.enterContext(mock.patch.object(mutants, "CHECKOUT", self.folder))
        self.file = self.folder / "Sources/Module/File.swift"
        self.file.parent.mkdir(parents=True)
        self.file.write_text(SOURCE)

    def test_a_switch_has_the_name_of_its_mutant_and_its_module_the_helper(self) -> None:
        self.assertEqual(mutants.add([mutant("broken", "if !isMutant { two }")], self.folder), {})
        self.assertEqual(self.file.read_text(), 'one\nif !isMutant("broken") { two }\nthree\nfour\n')
        self.assertEqual((self.file.parent / "Mutants.swift").read_text(), mutants.HELPER)

    def test_a_mutant_that_cannot_be_judged_is_told_and_changes_nothing(self) -> None:
        problems = mutants.add(
            [
                mutant("unswitched", "2"),
                mutant("untested", "if !isMutant { two }", head="A rule.\n"),
                mutant("stale", "isMutant\n-gone"),
            ],
            self.folder,
        )
        self.assertEqual(problems.keys(), {"unswitched", "untested", "stale"})
        self.assertIn("isMutant", problems["unswitched"])
        self.assertIn("Tests:", problems["untested"])
        self.assertEqual(self.file.read_text(), SOURCE)

    def test_the_second_of_two_mutants_of_one_line_is_told(self) -> None:
        problems = mutants.add([mutant("first", "isMutant ? 2 : two"), mutant("second", "isMutant")], self.folder)
        self.assertEqual(problems.keys(), {"second"})

    def test_an_error_is_that_of_the_mutant_in_its_line_or_of_all_in_its_file(self) -> None:
        first, second = mutant("first", "isMutant ? 2 : two"), mutant("second", "isMutant")
        mutants.add([first], self.folder)
        self.assertEqual(
            dict(mutants.blame([f"{self.file}:2:1: error: no"], [first, second])),
            {"first": "Sources/Module/File.swift:2:1: error: no"},
        )
        self.assertEqual(dict(mutants.blame([f"{self.file}:4:1: error: no"], [first, second])).keys(), {"first", "second"})
        self.assertEqual(dict(mutants.blame(["/elsewhere/A.swift:1:1: error: no", "error: no"], [first])), {})


class JudgeTests(unittest.TestCase):
    """The judge, with a program in the place of the tests."""

    def setUp(self) -> None:
        self.program = Path(self.enterContext(tempfile.TemporaryDirectory())) / "tests"
        self.enterContext(mock.patch.object(mutants, "TESTS", self.program))

    def verdict(self, script: str) -> tuple[str, str]:
        """The verdict of a script that runs in the place of the tests while the mutant is switched on."""
        self.write(f'[ -z "$VITRINE_MUTANT" ] && exit 0\n{script}')
        return mutants.Judge(timeout=60).verdict(mutant("broken", "isMutant"))

    def write(self, script: str) -> None:
        self.program.write_text("#!/bin/sh\n" + script)
        self.program.chmod(0o755)

    def test_tests_that_notice_kill_the_mutant_whatever_else_they_would_say(self) -> None:
        script = """echo '✘ Test "a" recorded an issue at A.swift:1:1'; sleep 1000000"""
        self.assertEqual(self.verdict(script), ("killed", '✘ Test "a" recorded an issue at A.swift:1:1'))

    def test_tests_that_are_red_without_the_mutant_judge_nothing(self) -> None:
        self.write("echo '✘ Test \"a\" recorded an issue at A.swift:1:1'; exit 1")
        with self.assertRaisesRegex(SystemExit, "without any mutant"):
            mutants.Judge(timeout=60).verdict(mutant("broken", "isMutant"))

    def test_a_crash_kills_the_mutant(self) -> None:
        self.assertEqual(self.verdict("kill -SEGV $$"), ("killed", "a crash, exit status -11"))

    def test_what_no_test_notices_survives_the_slow_tests_too(self) -> None:
        log = self.program.with_name("log")
        verdict, _ = self.verdict(f'echo "$*" >> {log}')
        self.assertEqual(verdict, "SURVIVED")
        self.assertEqual(
            [line.partition("--filter ")[2] for line in log.read_text().splitlines()],
            ["^EngineTests[./] --skip Counter|Oracle", "^EngineTests[./].*(Counter|Oracle)"],
        )

    def test_a_selection_without_tests_judges_nothing(self) -> None:
        with self.assertRaises(SystemExit):
            self.verdict(f"exit {mutants.NO_TESTS}")

    def test_the_tests_are_asked_in_the_order_of_the_patch(self) -> None:
        self.assertEqual(
            mutants.passes(["VitrineLayoutTests", "EngineTests.ForEachTests"]),
            [
                (str(self.program), "--filter", "^VitrineLayoutTests[./]"),
                (str(self.program), "--filter", r"^EngineTests\.ForEachTests[./]"),
            ],
        )

    def test_suites_of_the_apps_are_in_their_program(self) -> None:
        self.assertEqual(
            mutants.passes(["Apps/ServerTests.HTTPTests"]),
            [(str(mutants.APPS_TESTS), "--filter", r"^ServerTests\.HTTPTests[./]")],
        )


class ProgramTests(unittest.TestCase):
    """What is built for which mutants; nothing is, here."""

    def built(self, *names: str) -> list[tuple[int, bool]]:
        calls: list[tuple[int, bool]] = []

        def build(built: list[mutants.Mutant], with_apps: bool) -> dict[str, str]:
            calls.append((len(built), with_apps))
            return {}

        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        with (
            mock.patch.object(mutants, "WORK", folder),
            mock.patch.object(mutants, "build", build),
            mock.patch.object(mutants.Judge, "verdict", lambda *_: ("killed", "a test")),
            mock.patch.object(sys, "argv", ["mutants.py", *names]),
            contextlib.redirect_stdout(io.StringIO()),
        ):
            self.assertEqual(mutants.main(), 0)
        return calls

    def test_the_engine_is_built_with_all_mutants_but_those_of_the_client(self) -> None:
        count = sum(not one.is_of_client for one in mutants.Mutant.all())
        self.assertEqual(self.built("mask-ignored"), [(count, False)])

    def test_the_apps_are_built_for_mutants_that_they_judge(self) -> None:
        self.assertEqual([with_apps for _, with_apps in self.built("proxy-of-anybody")], [True])

    def test_nothing_is_built_for_mutants_of_the_client(self) -> None:
        self.assertEqual(self.built("answer-forgets-typing"), [])


CLIENT_TEST = """
import pathlib, unittest
class Tests(unittest.TestCase):
    def test_two(self):
        client = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
        self.assertIn("two", (client / "page.js").read_text())
"""


class ClientJudgeTests(unittest.TestCase):
    """The judge of mutants of the client, in a folder with a client of four lines and one test."""

    def setUp(self) -> None:
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("ROOT", "WORK"):
            self.enterContext(mock.patch.object(mutants, name, folder))
        for path, text in ((mutants.CLIENT / "page.js", SOURCE), (mutants.CLIENT_TESTS / "test_page.py", CLIENT_TEST)):
            (folder / path).parent.mkdir(parents=True)
            (folder / path).write_text(text)

    def mutant(self, old: str, new: str, file: str = "Sources/VitrineWeb/Client/page.js") -> mutants.Mutant:
        lines = "".join(f"-{old}\n+{new}\n" if line == old else f" {line}\n" for line in SOURCE.split())
        head = "A rule.\nTests: ClientTests/test_page\n"
        return mutants.Mutant("broken", f"{head}\n--- a/{file}\n+++ b/{file}\n@@ -1,4 +1,4 @@\n{lines}")

    def test_a_test_that_notices_kills_the_mutant(self) -> None:
        verdict, evidence = mutants.Judge(timeout=60).verdict(self.mutant("two", "2"))
        self.assertEqual(verdict, "killed")
        self.assertIn("test_two", evidence)

    def test_what_no_test_notices_survives(self) -> None:
        self.assertEqual(mutants.Judge(timeout=60).verdict(self.mutant("three", "3"))[0], "SURVIVED")

    def test_a_test_that_is_red_without_the_mutant_judges_nothing(self) -> None:
        (mutants.ROOT / mutants.CLIENT / "page.js").write_text(SOURCE.replace("two", "other"))
        with self.assertRaises(SystemExit):
            mutants.Judge(timeout=60).verdict(self.mutant("three", "3"))

    def test_only_the_client_is_judged_so(self) -> None:
        problem = self.mutant("two", "2", file="Sources/VitrineWeb/Page.swift").apply(mutants.ROOT)
        self.assertIn("Client", problem)


class PatchTests(unittest.TestCase):
    def test_each_patch_of_the_client_applies_to_the_client_of_today(self) -> None:
        every = [one for one in mutants.Mutant.all() if one.is_of_client]
        self.assertGreater(len(every), 0)
        for one in every:
            with (
                self.subTest(one.name),
                tempfile.TemporaryDirectory() as name,
                mock.patch.object(mutants, "WORK", Path(name)),
            ):
                shutil.copytree(ROOT / mutants.CLIENT, Path(name) / mutants.CLIENT)
                self.assertIsNone(one.apply(Path(name)))

    def test_the_named_tests_are_there(self) -> None:
        for one in mutants.Mutant.all():
            for test in one.tests:
                target, _, suite = test.partition(".")
                if one.is_of_client:
                    self.assertTrue((ROOT / "Tests" / (test + ".py")).exists(), f"{one.name}: {test}")
                    continue
                folder = ROOT / "Apps/ServerTests" if target == "Apps/ServerTests" else ROOT / "Tests" / target
                self.assertTrue(folder.is_dir(), f"{one.name}: {test}")
                texts = (file.read_text() for file in folder.rglob("*.swift"))
                found = any(re.search(rf"\b(?:struct|class|enum|actor) {suite}\b", text) for text in texts)
                self.assertTrue(found, f"{one.name}: {test}")

    def test_all_patches_apply_together_to_the_sources_of_today(self) -> None:
        every = [one for one in mutants.Mutant.all() if not one.is_of_client]
        self.assertGreater(len(every), 0)
        with tempfile.TemporaryDirectory() as name, mock.patch.object(mutants, "WORK", Path(name)):
            folder = Path(name)
            for file in {file for one in every for file in one.files}:
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / file, folder / file)
            self.assertEqual(mutants.add(every, folder), {})


if __name__ == "__main__":
    unittest.main()
