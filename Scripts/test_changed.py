# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Runs the tests that a change can reach: `make test-changed`, or test_changed.py [--since REF] [--plan] [--only PART...].

The change is what the working tree holds and REF does not (without one: where the branch left main; on main itself, the
last commit). Each changed file selects parts of `make test`, and in the engine's part test targets:

- A source file selects the test targets that depend on its target (`swift package dump-package`), and the parts whose
  programs are linked with it.
- When nothing but bodies of functions changed in all source files, the index of the engine's debug build, brought up to
  date first, selects suites: those in files that refer to the changed ones, through any number of other files.
- A file that none of the rules below knows selects everything. What cannot be decided runs.

Index and bodies: a reference says who calls whom by name. Two things are called without: what a conformance promises and
what a protocol's extension offers for a requirement. `Dependents` adds both from the text of the sources.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from index_store import IndexStore, Reference

ROOT = Path(__file__).resolve().parents[1]
PARTS = ("scripts", "engine", "client", "apps", "browser", "documents", "command")
# Swift that is called by the linker, by another program or by name: no reference in the index shows it.
CALLED_WITHOUT_NAME = re.compile(r"@_cdecl|@_silgen_name|@_dynamicReplacement|@c\b|\bdlsym\b|@main\b")


@dataclass
class Plan:
    """What is to run, and why."""

    # Each part with the reasons for it, in the order of `make test`.
    parts: dict[str, list[str]] = field(default_factory=dict)
    # Test targets of the engine; None stands for all of them.
    targets: set[str] | None = field(default_factory=set)
    # Files of EndToEnd without the ending; None stands for all of them.
    walks: set[str] | None = field(default_factory=set)

    def add(self, reason: str, *parts: str, targets: Iterable[str] | None = (), walks: Iterable[str] | None = ()) -> None:
        """Selects parts; `targets` and `walks` narrow the engine's and the browser's, None selects all of these."""
        for part in parts:
            reasons = self.parts.setdefault(part, [])
            if reason not in reasons:
                reasons.append(reason)
        if "engine" in parts and self.targets is not None:
            self.targets = None if targets is None else self.targets | set(targets)
        if "browser" in parts and self.walks is not None:
            self.walks = None if walks is None else self.walks | set(walks)

    def everything(self, reason: str) -> None:
        self.add(reason, *PARTS, targets=None, walks=None)

    def arguments(self, engine: str | None) -> list[str]:
        """What Scripts/test is asked for; `engine` is a regular expression of tests, None for all."""
        result = []
        for part in PARTS:
            if part not in self.parts:
                continue
            selection = None
            if part == "engine":
                selection = engine
            elif part == "browser" and self.walks is not None:
                selection = " ".join(sorted(self.walks))
            result.append(part if selection is None else f"{part}:{selection}")
        return result


class Package:
    """Targets of Package.swift: where they are and what they need."""

    def __init__(self, description: dict) -> None:
        self.kinds: dict[str, str] = {}
        self.folders: dict[str, str] = {}
        self.needs: dict[str, set[str]] = {}
        for target in description["targets"]:
            name, kind = target["name"], target["type"]
            base = {"test": "Tests", "plugin": "Plugins"}.get(kind, "Sources")
            self.kinds[name] = kind
            self.folders[name] = target.get("path") or f"{base}/{name}"
            self.needs[name] = {
                next(iter(dependency.values()))[0]
                for dependency in target["dependencies"]
                if not dependency.keys() & {"product"}
            }
        self.products = {name for product in description["products"] for name in product["targets"]}

    def target(self, path: str) -> str | None:
        """The target that a file belongs to: the one with the deepest folder around it."""
        around = [name for name, folder in self.folders.items() if path.startswith(folder + "/")]
        return max(around, key=lambda name: len(self.folders[name]), default=None)

    def needed(self, names: Iterable[str]) -> set[str]:
        """These targets and all that they need, directly or not."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name in self.needs and name not in found:
                found.add(name)
                waiting += self.needs[name]
        return found

    def tests(self, of: str) -> set[str]:
        """The test targets that need a target, directly or not."""
        return {name for name, kind in self.kinds.items() if kind == "test" and of in self.needed([name])}

    def is_served(self, name: str) -> bool:
        """Whether apps are linked with a target, or built with it."""
        return name in self.needed(self.products)


# MARK: Rules

# Files of no target, by their path's beginning: which parts, and which of them wholly. The first that fits decides.
# A file of the repository is also asked for by RepositoryTests and by every test target that names it (`Readers`).
FOLDERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("EndToEnd/harness/", ("browser",)),
    ("EndToEnd/Trees/", ("browser",)),
    ("Tests/ClientTests/", ("client",)),
    ("Tests/AppCompilerTests/", ("apps",)),
    ("Tests/CommandTests/", ("command",)),
    ("Tests/ScriptTests/", ("scripts",)),
    ("Tests/Mutants/", ("scripts",)),
    ("Documentation/Operations/", ("scripts", "browser")),
    ("Documentation/Facts/", ("scripts", "documents")),
    ("Documentation/", ("scripts", "documents")),
    ("Benchmarks/", ()),
    ("Client/", ()),
    ("README.md", ("scripts",)),
    ("CHANGELOG.md", ()),
    ("CONTRIBUTING.md", ("scripts",)),
    ("LICENSE", ()),
    ("NOTICE", ()),
    (".git-blame-ignore-revs", ()),
)
# Scripts that only some parts run; each is tested in Tests/ScriptTests as well. Another one selects everything.
SCRIPTS: dict[str, tuple[str, ...]] = {
    "install": ("command",),
    "support": ("documents",),
    "support_table.py": ("documents",),
    "symbol_graph.py": ("documents",),
    "surface_checks.py": ("documents",),
    "call_shapes.py": ("documents",),
    "documentation": ("documents",),
    "documentation.py": ("documents",),
    "dependencies": ("documents",),
    "dependencies.py": ("documents",),
    "folder_order.json": ("documents",),
    "index_store.py": ("documents",),
    "test_changed.py": (),
    "compat": ("apps",),
    "compat.py": ("apps",),
    "app_compiler.py": ("apps",),
    "extract-seeds": ("apps", "browser"),
} | dict.fromkeys(
    (
        "agree", "bench", "bundle", "container-check", "container_check.py", "doctor",
        "mutants.py", "readme_pictures.py", "run", "sanitize", "sanitize-suppressions.txt", "sanitize-thread-locks.c",
        "sanitize-thread-suppressions.txt", "snapshots", "soak", "symbol_sheet.py", "unused", "unused.py",
    ),
    (),
)  # fmt: skip
# Test targets whose files a later part reads: it has to follow them.
WRITERS = {
    "SurfaceAgreementTests": ("test_surface_agreement", "test_canvas_agreement", "test_hit_agreement"),
    "TextAgreementTests": ("test_text_agreement",),
}  # fmt: skip
# The program that writes what the part `client` reads.
CLIENT_WRITER = "client-pages"


def plan(changed: Iterable[str], package: Package, readers: Callable[[str], set[str]]) -> Plan:
    """Which parts, test targets and walks a change of these files can reach."""
    result = Plan()
    for path in sorted(changed):
        target = package.target(path)
        if ".docc/" in path:
            # Articles are compiled by no target; their code is in tests.
            result.add(path, "documents")
        elif target is not None:
            _plan_target(result, path, target, package)
        elif path.startswith("Apps/"):
            _plan_apps(result, path)
        elif path.startswith("Scripts/"):
            _plan_script(result, path)
        elif match := re.fullmatch(r"EndToEnd/(test_\w+)\.py", path):
            result.add(path, "browser", walks=[match[1]])
        elif re.fullmatch(r"EndToEnd/(bench_\w+|soak)\.py|EndToEnd/README\.md", path):
            pass
        else:
            parts = next((parts for start, parts in FOLDERS if path.startswith(start)), None)
            if parts is None:
                result.everything(f"{path}: no rule knows it")
                continue
            result.add(path, *parts, walks=None)
        # What the repository's own tests look at is any file; the form of Swift sources is a part of `scripts`.
        result.add(path, "engine", targets={"RepositoryTests"} | readers(path))
        if path.endswith(".swift"):
            result.add(path, "scripts")
    if result.targets is not None:
        # A walk that reads what the engine's tests have written needs them.
        for writer, walks in WRITERS.items():
            read = [walk for walk in walks if result.walks is None or walk in result.walks]
            if writer in package.kinds and "browser" in result.parts and read:
                result.add(f"{', '.join(read)} reads what {writer} writes", "engine", targets=[writer])
    result.parts = {part: result.parts[part] for part in PARTS if part in result.parts}
    return result


def _plan_target(result: Plan, path: str, target: str, package: Package) -> None:
    tests = package.tests(target)
    if tests:
        result.add(path, "engine", targets=tests)
    if CLIENT_WRITER in package.kinds and target in package.needed([CLIENT_WRITER]):
        result.add(path, "client")
    for writer, walks in WRITERS.items():
        if writer in tests:
            result.add(path, "browser", walks=list(walks))
    if package.kinds[target] != "test":
        # Names of symbols and probes are in the support table, references in the order of folders.
        result.add(path, "documents")
        if package.is_served(target):
            result.add(path, "apps", "browser", walks=None)
    elif "Probe" in path or target == "OptionCensusTests":
        result.add(path, "documents")


def _plan_apps(result: Plan, path: str) -> None:
    result.add(path, "apps")
    if not re.search(r"(^|/)\w*Tests/", path):
        result.add(path, "browser", walks=None)


def _plan_script(result: Plan, path: str) -> None:
    parts = SCRIPTS.get(path.removeprefix("Scripts/"))
    if parts is None:
        result.everything(f"{path}: every part may depend on it")
    else:
        result.add(path, "scripts", *parts, walks=None)


class Readers:
    """Test targets whose sources name a file of the repository, or a folder around it, in their code."""

    def __init__(self, package: Package, root: Path = ROOT) -> None:
        self.strings: dict[str, str] = {}
        for name, kind in package.kinds.items():
            if kind == "test":
                texts = (file.read_text(errors="replace") for file in sorted((root / package.folders[name]).rglob("*.swift")))
                lines = (line for text in texts for line in text.splitlines() if not line.lstrip().startswith("//"))
                self.strings[name] = "\n".join(line for line in lines if '"' in line)

    def __call__(self, path: str) -> set[str]:
        parts = path.split("/")
        wanted = {parts[-1]} | {"/".join(parts[:count]) for count in range(2, len(parts) + 1)}
        return {name for name, text in self.strings.items() if any(part in text for part in wanted)}


# MARK: Bodies


def skeleton(source: str, tests_too: bool = True) -> str:
    """A Swift file without comments, strings' contents and bodies: what other files can see of it.

    Without `tests_too` functions marked @Test are left out: nobody calls them.
    """
    code = _blanked(source)
    kept: list[str] = []
    # For each open brace, whether what is in it belongs to a type.
    open_types: list[bool] = []
    start = 0
    for place, character in enumerate(code):
        if character == "{":
            inside = all(open_types)
            head = code[start:place]
            if inside:
                kept.append(head)
            words = re.split(r"[;}]", head)[-1]
            is_type = re.search(r"(?:^|[\s)])(?:struct|class|enum|protocol|extension|actor)\s+[\w`]", words) is not None
            # `class func` and a parameter's `some Collection` are no types.
            is_type = is_type and not re.search(r"\b(?:func|init|var|let|subscript|case)\b[^\n]*$", words)
            open_types.append(is_type)
            if inside:
                kept.append("{" if is_type else "{}")
            start = place + 1
        elif character == "}" and open_types:
            inside = all(open_types)
            if inside:
                kept.append(code[start:place])
            was_type = open_types.pop()
            if all(open_types) and was_type:
                kept.append("}")
            start = place + 1
    kept.append(code[start:] if all(open_types) else "")
    text = "".join(kept)
    if not tests_too:
        text = re.sub(r"@Test\b(?:(?!@Test\b).)*?\bfunc\b(?:(?!@Test\b).)*?\{\}", "", text, flags=re.DOTALL)
    return re.sub(r"\s+", " ", text)


_NO_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<hash>#*)"""(?:\\.|.)*?"""(?P=hash)|(?P<raw>#+)".*?"(?P=raw)|"(?:\\.|[^"\\\n])*"', re.DOTALL
)


def _blanked(source: str) -> str:
    """The source without comments; of strings the quotes are left, and a mark of what was in them.

    A string's content counts as a signature's (default arguments) as long as it stands outside of a body.
    """
    return _NO_CODE.sub(lambda match: " " if match[0].startswith("/") else '"' + str(hash(match[0])) + '"', source)


# MARK: Suites


class Dependents:
    """Which files a file's behaviour can reach, from references by name and from what is called without a name."""

    def __init__(self, references: Iterable[Reference], texts: dict[Path, str]) -> None:
        self.users: dict[Path, set[Path]] = defaultdict(set)
        for reference in references:
            self.users[reference.target].add(reference.source)
        declared: dict[str, set[Path]] = defaultdict(set)
        requirements: dict[str, set[str]] = defaultdict(set)
        for path, text in texts.items():
            code = _blanked(text)
            for kind, name in re.findall(r"\b(struct|class|enum|protocol|actor)\s+(\w+)", code):
                declared[name].add(path)
                if kind == "protocol":
                    requirements[name] |= set(re.findall(r"\b(?:func|var)\s+`?(\w+|[^\s\w(]+)", _body(code, f"protocol {name}")))
        for path, text in texts.items():
            code = _blanked(text)
            for match in re.finditer(r"\bextension\s+(?:\w+\.)*(\w+)([^{]*)\{", code):
                name, promises = match[1], match[2].split(" where ")[0]
                members = set(re.findall(r"\b(?:func|var)\s+`?(\w+|[^\s\w(]+)", _body(code[match.start() :], "extension")))
                # Code with a value of the type may call the members that this file adds.
                if ":" in promises or members & requirements.get(name, set()):
                    for owner in declared[name] - {path}:
                        self.users[path] |= self.users[owner] | {owner}

    def reached(self, files: Iterable[Path]) -> set[Path]:
        """These files and all that refer to them, directly or not."""
        found, waiting = set(), list(files)
        while waiting:
            file = waiting.pop()
            if file not in found:
                found.add(file)
                waiting += self.users.get(file, ())
        return found


def _body(code: str, head: str) -> str:
    """What stands between the braces behind a declaration's head, nested braces included."""
    start = code.find("{", code.find(head))
    depth = 0
    for place in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return code[start:place]
    return code[start:]


def suites(text: str) -> set[str] | None:
    """The names of a file's suites; None where a test stands outside of a type."""
    names: set[str] = set()
    code = _blanked(text)
    if re.search(r"^(?:@\w+(?:\([^)]*\))?\s+)*@Test\b", code, re.MULTILINE):
        return None
    if "@Test" in code:
        names |= set(re.findall(r"\b(?:struct|class|enum|actor|extension)\s+(?:\w+\.)*(\w+)", code))
    return names


def pattern(targets: Iterable[str], names: dict[str, set[str]]) -> str:
    """The regular expression of the tests of whole targets and of suites of others."""
    alternatives = [rf"^{target}\." for target in sorted(targets)]
    for target, wanted in sorted(names.items()):
        if wanted:
            alternatives.append(rf"^{target}\.(.*/)?({'|'.join(sorted(wanted))})[/.(]")
    return "|".join(alternatives)


def narrowed(
    changed: list[str], selected: set[str], package: Package, dependents: Dependents, root: Path = ROOT
) -> str:
    """The tests of the selected targets that the changed files' behaviour can reach, as a regular expression."""
    reached = dependents.reached(root / path for path in changed if package.target(path))
    # Who runs another program cannot be asked for its references, and what a later part reads has to be written.
    whole = {"RepositoryTests", *WRITERS} | {
        name
        for name in selected
        if any(package.kinds[need] == "executable" for need in package.needed([name]))
    }
    names: dict[str, set[str]] = {}
    for target in selected - whole:
        files = [file for file in reached if (root / package.folders[target]) in file.parents]
        found = [suites(file.read_text()) for file in files if file.exists()]
        if any(name is None for name in found):
            whole.add(target)
        else:
            names[target] = set().union(*found)
    return pattern(whole & selected, names)


def only_bodies(changed: Iterable[str], package: Package, before: Callable[[str], str | None], root: Path = ROOT) -> bool:
    """Whether no other file can see the change: in Swift files of ordinary targets and tests, bodies of functions."""
    for path in changed:
        target = package.target(path)
        if target is None:
            continue
        file, old = root / path, before(path)
        if not path.endswith(".swift") or package.kinds[target] not in ("regular", "test") or not file.exists() or old is None:
            return False
        new, is_test = file.read_text(), package.kinds[target] == "test"
        if CALLED_WITHOUT_NAME.search(new) or CALLED_WITHOUT_NAME.search(old):
            return False
        if skeleton(old, not is_test) != skeleton(new, not is_test):
            return False
        # Macros and plug-ins run in the compiler.
        if any(kind in ("macro", "plugin") and target in package.needed([name]) for name, kind in package.kinds.items()):
            return False
    return True


# MARK: The program


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def base(reference: str | None) -> str:
    """The commit that a change starts from."""
    if reference:
        return _git("rev-parse", "--verify", reference + "^{commit}").strip()
    head = _git("rev-parse", "HEAD").strip()
    for main in ("origin/main", "main"):
        found = subprocess.run(["git", "merge-base", main, "HEAD"], cwd=ROOT, capture_output=True, text=True)
        if found.returncode == 0:
            if found.stdout.strip() != head or _git("status", "--porcelain").strip():
                return found.stdout.strip()
            break
    return _git("rev-parse", "HEAD~1").strip()


def changed_files(reference: str) -> list[str]:
    """Files that the working tree has otherwise than a commit, removed and new ones among them."""
    differing = _git("diff", "--name-only", "--no-renames", "-z", reference)
    untracked = _git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted({path for path in (differing + untracked).split("\0") if path})


def _before(reference: str) -> Callable[[str], str | None]:
    def text(path: str) -> str | None:
        found = subprocess.run(["git", "show", f"{reference}:{path}"], cwd=ROOT, capture_output=True, text=True)
        return found.stdout if found.returncode == 0 else None

    return text


def _engine_selection(changed: list[str], made: Plan, package: Package, reference: str, may_build: bool) -> str | None:
    """The engine's tests to run, as a regular expression; None for all of them."""
    if made.targets is None:
        return None
    if not only_bodies(changed, package, _before(reference)):
        return pattern(made.targets, {})
    if not may_build:
        print("Only bodies changed: the index of a build would narrow the targets down to suites.")
        return pattern(made.targets, {})
    # The references of today: what was built before another change says nothing of it.
    if subprocess.run(["Scripts/swiftpm", "build", "--build-tests"], cwd=ROOT).returncode != 0:
        raise SystemExit(1)
    try:
        references = IndexStore(ROOT / ".build" / "debug").references(ROOT)
    except (FileNotFoundError, RuntimeError) as error:
        print(f"Whole test targets are run: {error}")
        return pattern(made.targets, {})
    indexed = {reference.source for reference in references} | {reference.target for reference in references}
    if unknown := [path for path in changed if package.target(path) and ROOT / path not in indexed]:
        print(f"Whole test targets are run: the index knows nothing of {', '.join(unknown)}")
        return pattern(made.targets, {})
    texts = {file: file.read_text() for file in indexed if file.exists() and ".build" not in file.parts}
    return narrowed(changed, made.targets, package, Dependents(references, texts))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="test_changed.py", description=__doc__.splitlines()[0])
    parser.add_argument("--since", help="the commit that the change starts from")
    parser.add_argument("--plan", action="store_true", help="say what would run, and run nothing")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="leave out the other parts, and say so")
    options = parser.parse_args(arguments)
    reference = base(options.since)
    changed = changed_files(reference)
    if not changed:
        print(f"Nothing differs from {reference[:10]}.")
        return 0
    described = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    package = Package(json.loads(described.stdout))
    made = plan(changed, package, Readers(package))
    if options.only:
        for part in [part for part in made.parts if part not in options.only]:
            print(f"LEFT OUT, though the change reaches it: {part} ({made.parts[part][0]})")
            del made.parts[part]
    print(f"{len(changed)} files differ from {reference[:10]}.")
    for part, reasons in made.parts.items():
        more = f" and {len(reasons) - 1} more" if len(reasons) > 1 else ""
        print(f"  {part:<10} {reasons[0]}{more}")
    if not made.parts:
        return 0
    engine = _engine_selection(changed, made, package, reference, not options.plan) if "engine" in made.parts else None
    if "engine" in made.parts:
        print(f"  engine: {'all tests' if engine is None else engine}", flush=True)
    if options.plan:
        return 0
    return subprocess.run(["Scripts/test", *made.arguments(engine)], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
