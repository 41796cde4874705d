#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Checks the tests: every patch of Tests/Mutants breaks one rule of the engine, and must turn the tests red.

A mutant is a unified diff `Tests/Mutants/<name>.patch`; the lines before the diff say which rule it breaks and which tests
have to notice (`Tests: VitrineLayoutTests EngineTests.StackTests`: test targets, or suites of them, in the order in which
they are asked). What it adds asks `isMutant` whether to break the rule. So all mutants are built together, once ("mutant
schemata", Untch, Offutt and Harrold, 1993), with those test targets that some mutant names: each `isMutant` becomes
`isMutant("<name>")`, which is true in a process whose environment says VITRINE_MUTANT=<name>. A verdict then costs one run
of the tests up to the first that fails; as many run at a time as there are processors.

Two kinds are judged otherwise. `Tests: Apps/ServerTests.FrameReaderTests` names suites of the package Apps, which is built
only when such a mutant is selected. `Tests: ClientTests/test_field` names files of Tests/ClientTests: the patch, of the
browser's client, needs no switch, since nothing is built; the tests run beside a copy of the client. Verdicts:

killed     the tests fail (or crash, or hang) while the mutant is switched on, and only then, which is what they are for;
SURVIVED   the named tests pass although the rule is broken: a test is missing;
INVALID    the patch has no switch or no tests, does not apply beside the others, or does not compile: write it anew.

Exits 1 unless every mutant was killed. Names given on the command line select mutants.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

Argument = TypeVar("Argument")
Result = TypeVar("Result")

ROOT = Path(__file__).resolve().parent.parent
PATCHES = ROOT / "Tests" / "Mutants"
WORK = ROOT / ".build-mutants"
# The working tree with all mutants in it, and the copy that is built: of that one only files that differ are written, so
# that little is built again.
STAGE = WORK / "stage"
CHECKOUT = WORK / "checkout"
BUILD = WORK / "build"
TESTS = BUILD / "debug" / "VitrinePackageTests.xctest"
APPS_BUILD = WORK / "build-apps"
APPS_TESTS = APPS_BUILD / "debug" / "AppsPackageTests.xctest"
CLIENT = Path("Sources/VitrineWeb/Client")
CLIENT_TESTS = Path("Tests/ClientTests")
SKIPPED = {"Artifacts", "Package.resolved", "__pycache__"}
SWITCH = re.compile(r"\bisMutant\b")
# Each module with a mutant gets this file.
HELPER = """\
import Glibc

private let switchedOn = getenv("VITRINE_MUTANT").map { String(cString: $0) }

/// Whether this process runs with a mutant switched on.
func isMutant(_ name: String) -> Bool { switchedOn == name }
"""
# Tests that take minutes; they run only where no others notice.
SLOW = {"EngineTests": "Counter|Oracle"}
FAILURE = re.compile(r"✘ .* recorded an issue.*")
CLIENT_FAILURE = re.compile(r"^(?:FAIL|ERROR): .*", re.MULTILINE)
CRASH = re.compile(r"Fatal error: .*|\*\*\* Program crashed: .*")
ERROR = re.compile(r"^(?P<file>/.*?):(?P<line>\d+):\d+: error: ")
# The status of a run that exceeded its time, as timeout(1) reports it.
TIMED_OUT = 124
# The status of swift-testing when it has run no test at all.
NO_TESTS = 69
# How much of the line of a failing test a verdict shows.
EVIDENCE_LENGTH = 160


@dataclasses.dataclass(frozen=True)
class Mutant:
    """One way to break the engine."""

    name: str
    patch: str

    @classmethod
    def all(cls) -> list[Mutant]:
        """The mutants of Tests/Mutants by name."""
        return [cls(path.stem, path.read_text()) for path in sorted(PATCHES.glob("*.patch"))]

    @property
    def tests(self) -> list[str]:
        """What has to notice: test targets, or suites `Target.Suite`, in the order in which they are asked."""
        for line in self.patch.splitlines():
            if line.startswith("Tests:"):
                return line.removeprefix("Tests:").split()
        return []

    @property
    def is_of_client(self) -> bool:
        """Whether it breaks the browser's client, which is not built."""
        return any(test.startswith("ClientTests/") for test in self.tests)

    @property
    def is_of_apps(self) -> bool:
        """Whether the suites of the package Apps judge it."""
        return any(test.startswith("Apps/") for test in self.tests)

    @property
    def files(self) -> list[Path]:
        """The patched files, from the root of the checkout."""
        return [Path(file) for file in re.findall(r"^\+\+\+ b/(.+)$", self.patch, re.MULTILINE)]

    @property
    def call(self) -> str:
        """What asks in the source whether this mutant is switched on."""
        return f'isMutant("{self.name}")'

    @property
    def switched(self) -> str:
        """The patch with its name in its switch."""
        lines = self.patch.splitlines(keepends=True)
        return "".join(SWITCH.sub(self.call, line) if is_added(line) else line for line in lines)

    def apply(self, folder: Path) -> str | None:
        """Adds the mutant to the sources in a folder; returns what is wrong with it."""
        if not self.tests:
            return "no line 'Tests: …'"
        if self.is_of_client and not all(file.is_relative_to(CLIENT) for file in self.files):
            return f"ClientTests judge what is in {CLIENT} alone"
        asks = any(is_added(line) and SWITCH.search(line) for line in self.patch.splitlines())
        if not self.is_of_client and not asks:
            return "no line that it adds asks isMutant"
        status, output = run("git", "-C", str(folder), "apply", "-", text=self.switched)
        return output.strip() or "it does not apply" if status != 0 else None


def is_added(line: str) -> bool:
    """Whether a line of a patch adds a line to the source."""
    return line.startswith("+") and not line.startswith("+++ ")


# MARK: Processes

# What runs now, for an interrupt: from the terminal it does not reach processes of another session.
RUNNING: set[subprocess.Popen[str]] = set()


def run(
    *command: str,
    text: str = "",
    timeout: float | None = None,
    until: re.Pattern[str] | None = None,
    mutant: str = "",
    variables: Mapping[str, str] | None = None,
) -> tuple[int, str]:
    """Runs a command; returns its exit status and all it printed.

    It ends with everything it started when its time is over, which counts as failed, or a line shows what `until` finds.
    """
    # The ceiling keeps git from taking a copy for a part of the repository around it; colours would hide what is looked for.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(WORK), "NO_COLOR": "1", "VITRINE_MUTANT": mutant}
    environment |= variables or {}
    # A session of its own: what hangs may be a process that the command started, so the whole group has to end.
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
        start_new_session=True,
    ) as process:
        RUNNING.add(process)
        deadline = Deadline(process, timeout)
        try:
            with contextlib.suppress(BrokenPipeError):
                process.stdin.write(text)
                process.stdin.close()
            output: list[str] = []
            for line in process.stdout:
                output.append(line)
                if until and until.search(line):
                    end_group(process)
                    break
            status = process.wait()
        except BaseException:
            end_group(process)
            raise
        finally:
            deadline.cancel()
            RUNNING.remove(process)
        return TIMED_OUT if deadline.is_over else status, "".join(output)


class Deadline:
    """Ends a command when its time is over."""

    def __init__(self, process: subprocess.Popen[str], seconds: float | None) -> None:
        self.process = process
        self.is_over = False
        self.timer = threading.Timer(seconds or 0, self.end)
        if seconds is not None:
            self.timer.start()

    def end(self) -> None:
        """The time is over."""
        self.is_over = True
        end_group(self.process)

    def cancel(self) -> None:
        """The command has ended by itself."""
        self.timer.cancel()


def end_group(process: subprocess.Popen[str]) -> None:
    """Ends a command with everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


# MARK: The copy


def prepare(mutants: Iterable[Mutant]) -> dict[str, str]:
    """Brings the copy up to date, with all these mutants in it; returns what is wrong with those that do not apply."""
    mirror(ROOT, STAGE)
    invalid = add(mutants, STAGE)
    mirror(STAGE, CHECKOUT)
    return invalid


def add(mutants: Iterable[Mutant], folder: Path) -> dict[str, str]:
    """Adds mutants to the sources in a folder; returns what is wrong with those that do not apply."""
    invalid: dict[str, str] = {}
    for mutant in mutants:
        if problem := mutant.apply(folder):
            invalid[mutant.name] = problem
            continue
        for _, module, *_ in (file.parts for file in mutant.files):
            (folder / "Sources" / module / "Mutants.swift").write_text(HELPER)
    return invalid


def mirror(source: Path, destination: Path) -> None:
    """Copies a folder's changed files and removes what is no longer there; hidden entries stay out."""
    destination.mkdir(parents=True, exist_ok=True)
    wanted = {entry.name for entry in source.iterdir() if not entry.name.startswith(".") and entry.name not in SKIPPED}
    for entry in destination.iterdir():
        if entry.name in wanted or entry.name.startswith("."):
            continue
        if entry.is_dir():
            shutil.rmtree(entry)
        elif entry.name != "Package.resolved":
            entry.unlink()
    for name in sorted(wanted):
        if (source / name).is_dir():
            mirror(source / name, destination / name)
        else:
            copy_if_changed(source / name, destination / name)


def copy_if_changed(source: Path, destination: Path) -> None:
    """Copies one file unless the copy has the same bytes."""
    content = source.read_bytes()
    if not destination.exists() or destination.read_bytes() != content:
        destination.write_bytes(content)


# MARK: The build


def targets_of(mutants: Iterable[Mutant], of_apps: bool) -> set[str]:
    """The test targets, of the package Apps or of the engine, that judge some mutant."""
    tests = [test for mutant in mutants if mutant.is_of_apps == of_apps for test in mutant.tests]
    return {test.removeprefix("Apps/").split(".")[0] for test in tests}


def build(mutants: list[Mutant], with_apps: bool) -> dict[str, str]:
    """Builds the tests with all mutants that apply and compile; returns what is wrong with the others."""
    invalid: dict[str, str] = {}
    engine = ("--package-path", str(CHECKOUT), "--scratch-path", str(BUILD))
    apps = ("--package-path", str(CHECKOUT / "Apps"), "--scratch-path", str(APPS_BUILD))
    # Those of each package: a package builds no test target that is not named.
    targets = [" ".join(sorted(targets_of(mutants, of_apps))) for of_apps in (False, True)]
    while True:
        remaining = [mutant for mutant in mutants if mutant.name not in invalid]
        invalid |= prepare(remaining)
        status, output = 0, ""
        for options, named in zip((engine, apps) if with_apps else (engine,), targets):
            if status == 0:
                variables = {"VITRINE_TARGETS": named}
                status, output = run("swift", "build", "--build-tests", *options, variables=variables)
        if status == 0:
            return invalid
        blamed = dict(blame(output.splitlines(), remaining))
        if not blamed:
            raise SystemExit(output + "error: the tests do not compile, and none of the mutants is to blame")
        invalid |= blamed


def blame(output: Iterable[str], mutants: Iterable[Mutant]) -> Iterator[tuple[str, str]]:
    """The mutants that a compiler's errors are about, those in the same line or else in the same file, each with one."""
    for error in output:
        place = ERROR.match(error)
        if place is None or not (file := Path(place["file"])).is_relative_to(CHECKOUT):
            continue
        line = file.read_text().splitlines()[int(place["line"]) - 1]
        near = [mutant for mutant in mutants if file.relative_to(CHECKOUT) in mutant.files]
        for mutant in [mutant for mutant in near if mutant.call in line] or near:
            yield mutant.name, error.removeprefix(f"{CHECKOUT}/")


# MARK: The tests


class Judge:
    """Runs the tests of the copy and says what they notice."""

    def __init__(self, timeout: float, skipped: tuple[str, ...] = ()) -> None:
        self.timeout = timeout
        self.skipped = skipped
        # What was green without a mutant is not run again; while one worker runs it, others that need it wait.
        self.green: set[tuple[str, ...]] = set()
        self.locks: dict[tuple[str, ...], threading.Lock] = {}

    def verdict(self, mutant: Mutant) -> tuple[str, str]:
        """The verdict on a mutant, and what supports it."""
        for options in passes(mutant.tests):
            if mutant.is_of_client:
                complaint = self.client_complaint(options, mutant)
            else:
                complaint = self.complaint(options, mutant.name)
            if complaint:
                self.require_green(options)
                return "killed", complaint
        return "SURVIVED", "every test of " + ", ".join(mutant.tests) + " passes"

    def complaint(self, options: tuple[str, ...], mutant: str = "") -> str | None:
        """Runs some tests up to the first that fails; returns what is wrong according to them."""
        # The program itself: `swift test` runs one at a time.
        program, *filters = options
        command = (program, "--testing-library", "swift-testing", *filters, *self.skipped)
        fonts = os.environ.get("VITRINE_FONTS", str(ROOT / ".cache" / "fonts"))
        variables = {"VITRINE_FONTS": fonts, "ORACLE_TREES": "2000"}
        status, output = run(*command, timeout=self.timeout, until=FAILURE, mutant=mutant, variables=variables)
        if failure := FAILURE.search(output):
            return failure[0][:EVIDENCE_LENGTH]
        if status == TIMED_OUT:
            return f"no end within {self.timeout:.0f} s"
        if status == NO_TESTS:
            raise SystemExit(f"error: no test has a name that {' '.join(options)} selects")
        if status != 0:
            crash = CRASH.search(output)
            return crash[0][:EVIDENCE_LENGTH] if crash else f"a crash, exit status {status}"
        return None

    def client_complaint(self, options: tuple[str, ...], mutant: Mutant | None = None) -> str | None:
        """Runs a file of Tests/ClientTests beside a copy of the client; returns what is wrong according to it."""
        with tempfile.TemporaryDirectory(dir=WORK) as name:
            folder = Path(name)
            for part in (CLIENT, CLIENT_TESTS):
                mirror(ROOT / part, folder / part)
            (folder / ".cache").symlink_to(ROOT / ".cache")
            if mutant and (problem := mutant.apply(folder)):
                raise SystemExit(f"error: {mutant.name}: {problem}")
            command = (sys.executable, "-m", "unittest", "discover", "-s", str(folder / CLIENT_TESTS), "-p", options[1])
            pages = os.environ.get("VITRINE_WEB_OUT", str(ROOT / ".cache" / "client-pages"))
            status, output = run(*command, timeout=self.timeout, variables={"VITRINE_WEB_OUT": pages})
        if status == TIMED_OUT:
            return f"no end within {self.timeout:.0f} s"
        if "Ran 0 tests" in output:
            raise SystemExit(f"error: {CLIENT_TESTS} has no tests in {options[1]}")
        failure = CLIENT_FAILURE.search(output)
        return (failure[0][:EVIDENCE_LENGTH] if failure else f"exit status {status}") if status != 0 else None

    def require_green(self, options: tuple[str, ...]) -> None:
        """Ends the program unless these tests are green with all mutants switched off; they run once."""
        with self.locks.setdefault(options, threading.Lock()):
            if options in self.green:
                return
            if problem := self.client_complaint(options) if options[0] == "client" else self.complaint(options):
                raise SystemExit(f"error: {' '.join(options)} is red without any mutant, it can't judge: {problem}")
            self.green.add(options)


def passes(selections: Iterable[str]) -> list[tuple[str, ...]]:
    """The programs and options of the runs that ask these targets and suites, in their order; slow tests come last."""
    fast: list[tuple[str, ...]] = []
    slow: list[tuple[str, ...]] = []
    for selection in selections:
        if selection.startswith("ClientTests/"):
            fast.append(("client", selection.removeprefix("ClientTests/") + ".py"))
            continue
        program = str(APPS_TESTS if selection.startswith("Apps/") else TESTS)
        chosen = "^" + re.escape(selection.removeprefix("Apps/")) + "[./]"
        if names := SLOW.get(selection):
            fast.append((program, "--filter", chosen, "--skip", names))
            slow.append((program, "--filter", f"{chosen}.*({names})"))
        else:
            fast.append((program, "--filter", chosen))
    return fast + slow


# MARK: The program


def timed(work: Callable[[Argument], Result]) -> Callable[[Argument], tuple[Result, float]]:
    """Does the same, and tells how many seconds it took."""

    def timed_work(argument: Argument) -> tuple[Result, float]:
        started = time.monotonic()
        return work(argument), time.monotonic() - started

    return timed_work


@contextlib.contextmanager
def workers() -> Iterator[ThreadPoolExecutor]:
    """As many workers as there are processors. What they run ends with the program."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(RUNNING):
                end_group(process)
            raise


def main() -> int:
    """Judges the selected mutants."""
    parser = argparse.ArgumentParser(description="Breaks the engine on purpose and expects its tests to notice.")
    parser.add_argument("names", nargs="*", help="mutants to judge (default: all)")
    parser.add_argument("--timeout", type=float, default=300, help="seconds that one run of the tests may take")
    parser.add_argument("--skip", help="tests to leave out, as a regular expression: those that fail without a mutant")
    options = parser.parse_args()
    # Ended from outside, it ends what it runs, as after an interrupt.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    judge = Judge(options.timeout, ("--skip", options.skip) if options.skip else ())

    mutants = Mutant.all()
    if unknown := set(options.names) - {mutant.name for mutant in mutants}:
        raise SystemExit(f"error: {PATCHES} has no mutant {', '.join(sorted(unknown))}")

    selected = [mutant for mutant in mutants if mutant.name in options.names or not options.names]
    WORK.mkdir(exist_ok=True)
    invalid: dict[str, str] = {}
    if any(not mutant.is_of_client for mutant in selected):
        built = [mutant for mutant in mutants if not mutant.is_of_client]
        print(f"building the tests with {len(built)} mutants, all switched off", flush=True)
        with_apps = any(mutant.is_of_apps for mutant in selected)
        invalid, seconds = timed(lambda all_of_them: build(all_of_them, with_apps))(built)
        print(f"built in {seconds:.0f} s", flush=True)
    verdicts = Counter(INVALID=len(invalid))
    for name, problem in sorted(invalid.items()):
        print(f"INVALID   {name}: {problem}", flush=True)

    selected = [mutant for mutant in selected if mutant.name not in invalid]
    with workers() as pool:
        judged = zip(selected, pool.map(timed(judge.verdict), selected), strict=True)
        for mutant, ((verdict, evidence), seconds) in judged:
            verdicts[verdict] += 1
            print(f"{verdict:9} {mutant.name} ({seconds:.0f} s): {evidence}", flush=True)
    print("mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()) if count))
    return 0 if verdicts["killed"] == verdicts.total() else 1


if __name__ == "__main__":
    sys.exit(main())
