# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Says what of a folder of SwiftUI sources would work: type-checks it and counts the modules and names that are missing.

The targets of Swift packages in the folder are modules of their own, all other files are one app with its tests. A module
that is missing is left out of the files that import it, so that one run names all that is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from app_compiler import AppCompiler, Diagnostic, NotBuilt

# Folders that hold no sources of the app itself.
SKIPPED = {".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules"}

IMPORT = re.compile(
    r"^(?P<indent>\s*)(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?P<module>\w+)[\w.]*[ \t]*;?.*$",
    re.MULTILINE,
)

# What SwiftPM writes into a target that has resources.
RESOURCE_BUNDLE = """
import Foundation

extension Foundation.Bundle {
    nonisolated static let module = Foundation.Bundle.main
}
"""

# A view inside of something unknown keeps the type checker busy for minutes, until half a gigabyte is full. The views of all
# sample apps need less than 4 MB of it. In bytes.
SOLVER_MEMORY = ["-Xfrontend", f"-solver-memory-threshold={16 << 20}"]
TOO_COMPLEX = "unable to type-check this expression in reasonable time"

# What the compiler says of a name that is not there, and how the name is written here.
PATTERNS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"no such module '([^']+)'"), "import {0}"),
    (re.compile(r"cannot find (?:type |operator )?'([^']+)' in scope"), "{0}"),
    (re.compile(r"unknown attribute '([^']+)'"), "@{0}"),
    (re.compile(r"no macro named '([^']+)'"), "#{0}"),
    (re.compile(r"(?:value of )?(?:instance )?(?:tuple )?(?:type|protocol) '([^']+)' has no (?:\w+ )*?member '([^']+)'"), "{0}.{1}"),
    (re.compile(r"reference to member '([^']+)' cannot be resolved"), ".{0}"),
    (re.compile(r"'([^']+)' is not a member type of \w+ '([^']+)'"), "{1}.{0}"),
    (re.compile(r"'([^']+)' is unavailable"), "{0} (unavailable)"),
)


@dataclass
class Unit:
    """Files that are compiled as one module."""

    name: str
    files: list[Path]
    dependencies: set[str] = field(default_factory=set)
    # How its package says that it is compiled; None for what belongs to no package.
    flags: list[str] | None = None
    has_resources: bool = False
    # Asset catalogues, whose assets Xcode names in the module.
    catalogs: list[Path] = field(default_factory=list)
    # Where the text of a file is that is compiled instead of it.
    copies: dict[Path, Path] = field(default_factory=dict)


@dataclass
class Report:
    """What was found, by name, with the files that have it."""

    files: list[Path] = field(default_factory=list)
    modules: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    names: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    others: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    # Packages that are fetched, by address: their modules are not looked for.
    fetched: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    # Packages that a shim answers for, by name; what is imported of them is checked against the shim.
    shims: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    # What each shim has, a line for each type.
    contents: dict[str, list[str]] = field(default_factory=dict)
    # Packages that cannot be fetched, by address and reason.
    packages: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))

    @property
    def broken(self) -> set[Path]:
        """The files that do not compile as they are."""
        found = (self.packages, self.modules, self.names, self.others)
        return set().union(*(files for each in found for files in each.values()))

    def described(self) -> dict:
        """The report for programs."""

        def listed(found: dict[str, set[Path]]) -> list[dict]:
            ranked = sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0]))
            return [{"name": name, "files": sorted(map(str, files))} for name, files in ranked]

        return {
            "files": len(self.files),
            "compile": len(self.files) - len(self.broken),
            "packages": listed(self.packages),
            "fetched": listed(self.fetched),
            "shims": listed(self.shims),
            "modules": listed(self.modules),
            "names": listed(self.names),
            "errors": listed(self.others),
        }

    def lines(self, root: Path, examples: int = 1) -> list[str]:
        """The report as it is printed: the sum, then what is missing, the most frequent first."""
        whole = len(self.files) - len(self.broken)
        share = 100 * whole / len(self.files) if self.files else 100
        said = [
            f"{whole} of {len(self.files)} files compile unchanged ({share:.1f} %); "
            f"missing: {len(self.modules)} modules, {len(self.names)} names; other errors: {len(self.others)}"
        ]
        for title, found in (
            ("packages that cannot be fetched", self.packages),
            ("packages whose modules are not checked", self.fetched),
            ("packages that a shim answers for", self.shims),
            ("modules that are missing", self.modules),
            ("names that are missing", self.names),
            ("other errors (some follow from what is missing)", self.others),
        ):
            if found:
                said += ["", f"files  {title}"]
            for name, files in sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0])):
                where = ", ".join(os.path.relpath(file, root) for file in sorted(files)[:examples])
                said.append(f"{len(files):5}  {name}  ({where}{', …' if len(files) > examples else ''})")
        for name, files in sorted(self.shims.items()):
            if files & self.broken:
                said += ["", f"the shim of {name} has", *(f"       {line}" for line in self.contents[name])]
        return said


def sources(folder: Path) -> list[Path]:
    """The Swift files below a folder, without those of dependencies and without manifests."""
    return sorted(
        file
        for file in folder.rglob("*.swift")
        if file.is_file()
        and not SKIPPED.intersection(file.relative_to(folder).parts)
        and not re.fullmatch(r"Package(@swift-[\d.]+)?\.swift", file.name)
    )


def asset_catalogs(folder: Path) -> list[Path]:
    """The asset catalogues below a folder, without those of dependencies."""
    return sorted(
        catalog for catalog in folder.rglob("*.xcassets")
        if catalog.is_dir() and not SKIPPED.intersection(catalog.relative_to(folder).parts)
    )  # fmt: skip


def units(folder: Path) -> list[Unit]:
    """The modules of a folder: targets of its packages, the app, and the app's tests."""
    found: list[Unit] = []
    left = sources(folder)
    catalogs = asset_catalogs(folder)
    for manifest in sorted(folder.rglob("Package.swift")):
        if SKIPPED.intersection(manifest.relative_to(folder).parts):
            continue
        for unit in package_units(manifest.parent, left):
            taken = set(unit.files)
            left = [file for file in left if file not in taken]
            catalogs = [catalog for catalog in catalogs if catalog not in unit.catalogs]
            found.append(unit)
    tests = [file for file in left if is_test(file)]
    rest = [file for file in left if file not in set(tests)]
    if rest:
        app = Unit(testable_module(tests) or "App", rest, {unit.name for unit in found})
        app.catalogs = [catalog for catalog in catalogs if "Preview Content" not in catalog.parts]
        found.append(app)
    if tests:
        found.append(Unit("LooseTests", tests, {unit.name for unit in found}))
    return found


def package_units(package: Path, left: list[Path]) -> list[Unit]:
    """The Swift targets of a package that have files, in the manifest's order."""
    command = ["swift", "package", "--package-path", str(package), "dump-package"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        print(f"warning: {package}/Package.swift cannot be read; its files count as the app's", file=sys.stderr)
        return []
    found = []
    description = json.loads(answer.stdout)
    major = description["toolsVersion"]["_version"].split(".")[0]
    for target in description["targets"]:
        if target["type"] not in ("regular", "executable", "test"):
            continue
        places = [target["path"]] if target.get("path") else [
            f"{place}/{target['name']}" for place in (["Tests"] if target["type"] == "test" else ["Sources", "Source", "src"])
        ]
        roots = [(package / place).resolve() for place in places]
        excluded = [root / name for root in roots for name in target.get("exclude", [])]
        files = [
            file
            for file in left
            if any(root in file.resolve().parents for root in roots)
            and not any(each == file.resolve() or each in file.resolve().parents for each in excluded)
        ]
        names = {next(iter(each.values()))[0] for each in target["dependencies"]}
        if files:
            flags = ["-swift-version", "6" if int(major) >= 6 else "5", *manifest_flags(target.get("settings", []))]
            dependencies = {name.replace("-", "_") for name in names}
            name = target["name"].replace("-", "_")
            catalogs = [catalog for root in roots if root.is_dir() for catalog in asset_catalogs(root)]
            found.append(Unit(name, files, dependencies, flags, bool(target.get("resources")), catalogs))
    return found


def manifest_flags(settings: list[dict]) -> list[str]:
    """The compiler's flags for the Swift settings of a target."""
    isolation, flags = "nonisolated", []
    for setting in settings:
        for kind, value in setting["kind"].items():
            text = value.get("_0") if isinstance(value, dict) else None
            if kind == "defaultIsolation" and text:
                isolation = text
            elif kind == "swiftLanguageMode" and text:
                flags += ["-swift-version", str(text)]
            elif kind == "enableUpcomingFeature" and text:
                flags += ["-enable-upcoming-feature", text]
            elif kind == "enableExperimentalFeature" and text:
                flags += ["-enable-experimental-feature", text]
            elif kind == "define" and text:
                flags += [f"-D{text}"]
    return [*flags, "-default-isolation", isolation]


def is_test(file: Path) -> bool:
    """Whether a file belongs to a target of tests."""
    return any(match["module"] in ("XCTest", "Testing") for match in IMPORT.finditer(file.read_text(errors="replace")))


def testable_module(tests: list[Path]) -> str | None:
    """The name of the app's module, as its tests import it."""
    for file in tests:
        for match in IMPORT.finditer(file.read_text(errors="replace")):
            if "@testable" in match["attributes"]:
                return match["module"]
    return None


def ordered(found: list[Unit]) -> list[Unit]:
    """The units such that each comes after those that it depends on."""
    by_name = {unit.name: unit for unit in found}
    done: dict[str, Unit] = {}

    def visit(unit: Unit, path: tuple[str, ...] = ()) -> None:
        if unit.name in done or unit.name in path:
            return
        for name in sorted(unit.dependencies):
            if name in by_name:
                visit(by_name[name], (*path, unit.name))
        done[unit.name] = unit

    for unit in found:
        visit(unit)
    return list(done.values())


class Check:
    """One run over a folder."""

    def __init__(self, folder: Path, compiler: AppCompiler, flags: list[str]) -> None:
        self.folder = folder
        self.compiler = compiler
        self.flags = flags
        self.present: dict[str, bool] = {}
        self.packages: list[dict] = []
        # Modules that a shim answers for, with the name of the package.
        self.answered: dict[str, str] = {}
        self.report = Report()

    def run(self, found: list[Unit] | None = None, packages: list[dict] = (), shims: list[dict] = ()) -> Report:
        """Type-checks every module of the folder, or those that were read already."""
        self.packages = list(packages)
        for shim in shims:
            self.report.contents[shim["name"]] = shim["contents"]
            for module in shim["modules"]:
                self.answered.setdefault(module, shim["name"])
        with tempfile.TemporaryDirectory(prefix="vitrine-compat-") as scratch:
            modules = Path(scratch) / "Modules"
            modules.mkdir()
            found = ordered(units(self.folder) if found is None else found)
            own = {unit.name for unit in found}
            for unit in found:
                self.check(unit, own, Path(scratch), modules)
        return self.report

    def check(self, unit: Unit, own: set[str], scratch: Path, modules: Path) -> None:
        """Type-checks one module, and makes it known to those that import it."""
        copies: dict[str, Path] = {}
        for number, file in enumerate(unit.files):
            copy = scratch / unit.name / str(number) / file.name
            copy.parent.mkdir(parents=True)
            copy.write_text(self.without_missing_modules(file, own, unit.copies.get(file, file)))
            copies[str(copy)] = file
        self.report.files += unit.files
        files = [Path(copy) for copy in copies]
        if unit.has_resources:
            files.append(scratch / unit.name / "resource_bundle_accessor.swift")
            files[-1].write_text(RESOURCE_BUNDLE)
        if unit.catalogs:
            files.append(scratch / unit.name / "GeneratedAssetSymbols.swift")
            bundle = "Foundation.Bundle.module" if unit.has_resources else "Foundation.Bundle.main"
            command = [self.compiler.asset_symbols, bundle, files[-1], *unit.catalogs]
            subprocess.run(command, check=True)
        arguments = [*(self.flags if unit.flags is None else unit.flags), "-suppress-warnings", "-wmo"]
        arguments += ["-I", str(modules)]
        for diagnostic in self.errors(files, arguments, unit.name):
            self.note(diagnostic, copies.get(diagnostic.file, unit.files[0]))
        # The module as others import it: its declarations, also where some of them have errors.
        command = [word for word in self.compiler.command(*arguments) if word != "-typecheck"]
        command += ["-module-name", unit.name, "-enable-testing", "-emit-module", "-emit-module-path"]
        command += [str(modules / f"{unit.name}.swiftmodule"), "-Xfrontend", "-experimental-skip-all-function-bodies"]
        command += ["-Xfrontend", "-experimental-allow-module-with-compiler-errors", *map(str, files)]
        subprocess.run(command, capture_output=True, check=False)

    def errors(self, files: list[Path], arguments: list[str], module: str) -> list[Diagnostic]:
        """The errors of a module. What is too complex beside a name that is missing is so because of it, and left out."""

        def check(*more: str) -> list[Diagnostic]:
            found = self.compiler.check(files, *arguments, *more, module=module)
            return [each for each in found if each.kind == "error"]

        found = check(*SOLVER_MEMORY)
        explained = {each.file for each in found if TOO_COMPLEX not in each.text}
        if any(each.file not in explained for each in found):
            found = check()
        return [each for each in found if TOO_COMPLEX not in each.text or each.file not in explained]

    def without_missing_modules(self, file: Path, own: set[str], copy: Path) -> str:
        """The text of a file's copy, its lines where they were, without the imports that nothing answers; those are noted."""

        def replaced(match: re.Match[str]) -> str:
            name = match["module"]
            if name in self.answered:
                self.report.shims[self.answered[name]].add(file)
                return match[0]
            if name in own or self.is_present(name):
                return match[0]
            self.note_import(name, file)
            return f"{match['indent']}// {match[0].strip()}"

        return IMPORT.sub(replaced, copy.read_text(errors="replace"))

    def note_import(self, module: str, file: Path) -> None:
        """Counts an import that nothing answers, by the package that has the module, or by the module."""
        for package in self.packages:
            if module in package["modules"]:
                failure = package.get("failure")
                found = self.report.packages if failure else self.report.fetched
                found[f"{package['url']}: {failure}" if failure else package["url"]].add(file)
                return
        self.report.modules[module].add(file)

    def is_present(self, module: str) -> bool:
        """Whether an app can import a module."""
        if module not in self.present:
            found = self.compiler.check_text(f"import {module}\n")
            self.present[module] = not any(each.kind == "error" for each in found)
        return self.present[module]

    def note(self, diagnostic: Diagnostic, file: Path) -> None:
        """Counts an error by the name that it is about, or by its words."""
        for pattern, form in PATTERNS:
            match = pattern.search(diagnostic.text)
            if match:
                name = form.format(*match.groups())
                self.report.names[re.sub(r"^(some View|\(some View\)|some View\.Type)\.", "View.", name)].add(file)
                return
        self.report.others[diagnostic.text].add(file)


def project_units(description: dict) -> list[Unit]:
    """The modules of a project as `vitrine check` describes them."""
    return [
        Unit(
            unit["name"], [Path(file["original"]) for file in unit["files"]], set(unit["dependencies"]), unit["flags"],
            unit["hasResources"], [Path(catalog) for catalog in unit["catalogs"]],
            {Path(file["original"]): Path(file["copy"]) for file in unit["files"]})
        for unit in description["units"]
    ]  # fmt: skip


def app_compiler(description: Path | None) -> AppCompiler:
    """The compiler as `vitrine check` describes it, else with the flags of the app Counter."""
    if description is None:
        return AppCompiler()
    described = json.loads(description.read_text())
    description.unlink()
    return AppCompiler(Path(described["build"]), described["arguments"])


def main(arguments: list[str]) -> int:
    """Prints the report of a folder. 0 when every file compiles as it is, 1 when not, 2 when nothing could be checked."""
    parser = argparse.ArgumentParser(prog="compat", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, help="a folder of Swift sources: an app, a package, or several")
    parser.add_argument("--swift-version", choices=("5", "6"), default="6", help="the language mode (default 6)")
    parser.add_argument(
        "--isolation", choices=("MainActor", "nonisolated"), default="MainActor",
        help="the isolation of what names none (default MainActor, as new projects have it)")  # fmt: skip
    parser.add_argument("--examples", type=int, default=1, help="how many files are named for each (default 1)")
    parser.add_argument("--project", type=Path, help="how the folder's project is read, as vitrine check writes it")
    parser.add_argument("--compiler", type=Path, help="how an app is compiled, as vitrine check writes it; removed once it is read")
    parser.add_argument("--json", action="store_true", help="print the report for programs")
    options = parser.parse_args(arguments)
    folder = options.folder.resolve()
    description = json.loads(options.project.read_text()) if options.project else None
    if description is None and (not folder.is_dir() or not sources(folder)):
        print(f"error: {folder} has no Swift sources", file=sys.stderr)
        return 2
    try:
        with app_compiler(options.compiler) as compiler:
            flags = ["-swift-version", options.swift_version, "-default-isolation", options.isolation]
            check = Check(folder, compiler, flags)
            report = (
                check.run() if description is None
                else check.run(project_units(description), description["packages"], description.get("shims", []))
            )  # fmt: skip
    except NotBuilt as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps(report.described(), indent=2))
    else:
        print("\n".join(report.lines(folder, options.examples)))
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
