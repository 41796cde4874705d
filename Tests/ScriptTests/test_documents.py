# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The tables and names of the documentation are those of the sources: modules, client files, commands, targets of make,
variables, tests and mutants."""

from __future__ import annotations

import re
import subprocess
import unittest
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT / "Documentation"
# What reads like a variable and is none of the environment's: names that scripts hand on, a status, a setting of a
# repository, and what one test or launcher says to a process that it starts.
INTERNAL = {
    *("VITRINE_ROOT", "VITRINE_CACHE", "VITRINE_VENV", "VITRINE_PYTHON", "VITRINE_HANG_STATUS", "VITRINE_REPOSITORY"),
    *("VITRINE_CANARY", "VITRINE_CLIENT", "VITRINE_MUTANT", "VITRINE_WEB_OUT"),
    *("VITRINE_APP_API", "VITRINE_APP_API_FAULTS", "VITRINE_APP_CACHE", "VITRINE_APP_EMBEDDED_API"),
}


def text(*names: str) -> str:
    """The text of a file of the repository."""
    return ROOT.joinpath(*names).read_text(encoding="utf-8")


def section(document: str, title: str) -> str:
    """What stands below a heading of the second level."""
    return document.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def first_cells(part: str) -> list[str]:
    """The first cells of the rows of all tables, without the heads."""
    rows = [line.split("|")[1].strip() for line in part.splitlines() if line.startswith("|")]
    return [cell for cell in rows if "`" in cell]


def words(cells: list[str]) -> list[str]:
    """What stands between backticks."""
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


@cache
def tracked(*patterns: str) -> tuple[Path, ...]:
    """The files of the repository that patterns of Git find."""
    command = ["git", "ls-files", "-z", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(ROOT / name for name in listed.split("\0") if name)


@cache
def tests() -> str:
    """The sources of all tests."""
    paths = tracked("Tests/*.swift", "Apps/*.swift", "Tests/*.py", "EndToEnd/*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


class ArchitectureTests(unittest.TestCase):
    """Architecture.md."""

    def setUp(self) -> None:
        self.page = text("Documentation", "Architecture.md")

    def test_every_module_stands_in_the_ring_that_the_rule_says(self) -> None:
        rows = re.findall(r"(?m)^\| (\d) \| ([^|]*) \|", section(self.page, "The rings"))
        listed = {module: ring for ring, cell in rows for module in re.findall(r"`(\w+)`", cell)}
        self.assertEqual(len(listed), sum(len(re.findall(r"`(\w+)`", cell)) for _, cell in rows), "a module twice")
        rules = dict(re.findall(r'"(\w+)": Row\(\s*ring: (\d)', text("Tests", "RepositoryTests", "ImportRules.swift")))
        self.assertGreater(len(rules), 50)
        self.assertEqual(listed, rules)
        self.assertEqual(set(listed), {path.name for path in (ROOT / "Sources").iterdir() if path.is_dir()})

    def walk(self) -> str:
        """The table of a tap's way through the files."""
        return self.page.split("### One tap, file by file", 1)[1].split("\n## ", 1)[0]

    def test_a_tap_passes_the_phases_of_a_round_in_their_order(self) -> None:
        flush = text("Sources", "VitrineCore", "Graph", "Flush", "Flush.swift")
        body = flush.split("private func runRound(", 1)[1].split("\n    }\n", 1)[0]
        phases = re.findall(r"\brun[A-Z]\w+(?=\()", body)
        self.assertIn("runLayout", phases)
        self.assertEqual(re.findall(r"`(run[A-Z]\w+)`", self.walk()), phases)

    def test_the_functions_of_a_stop_are_in_its_files(self) -> None:
        found = 0
        for line in self.walk().splitlines():
            if not re.match(r"\| \d+ \|", line):
                continue
            stop, files = line.split("|")[2:4]
            paths = [DOCUMENTS / path for path in re.findall(r"\]\(([^)]+)\)", files)]
            sources = "".join(path.read_text(encoding="utf-8") for path in paths)
            # Functions are written small, types are not.
            for name in re.findall(r"`([a-z]\w+)`", stop):
                self.assertRegex(sources, rf"(?m)(\bfunc {name}\b|^  {name}\()", line)
                found += 1
        self.assertGreater(found, 20)

    def test_the_walk_is_as_long_as_the_page_says(self) -> None:
        stops = [line.split("|")[3] for line in self.walk().splitlines() if re.match(r"\| \d+ \|", line)]
        files = [path for cell in stops for path in re.findall(r"\]\(([^)]+)\)", cell)]
        modules = [path.split("/")[2] for path in files]
        crossings = sum(one != other for one, other in zip(modules, modules[1:]))
        said = re.search(r"There are (\d+) stops in (\d+) files, and the way enters another module (\d+) times", self.walk())
        self.assertIsNotNone(said)
        self.assertEqual([int(number) for number in said.groups()], [len(stops), len(set(files)), crossings])


class GuideTests(unittest.TestCase):
    """The guides in HowTo."""

    def test_metrics_that_a_guide_speaks_of_are_in_the_operators_table(self) -> None:
        table = set(re.findall(r"(?m)^\| `((?:vitrine|process)_\w+)` \|", text("Documentation", "Operations.md")))
        guide = text("Documentation", "HowTo", "FindWhatIsSlow.md")
        spoken = set(re.findall(r"\b(?:vitrine|process)_[a-z_]+", guide))
        self.assertGreater(len(spoken), 10)
        self.assertEqual(spoken - table, set())

    def test_codes_that_a_guide_explains_are_in_the_sources(self) -> None:
        sources = "".join(path.read_text(encoding="utf-8") for path in tracked("Sources/*.swift"))
        for path in sorted((DOCUMENTS / "HowTo").glob("*.md")):
            tables = path.read_text(encoding="utf-8").split("| code | means |")[1:]
            for code in words(first_cells("".join(table.split("\n\n")[0] for table in tables))):
                self.assertIn(f'"{code}"', sources, path.name)


class ClientTests(unittest.TestCase):
    """Client/README.md."""

    def test_every_file_of_the_client_is_in_the_table(self) -> None:
        listed = words(first_cells(text("Client", "README.md")))
        files = sorted(path.name for path in (ROOT / "Sources" / "VitrineWeb" / "Client").iterdir())
        self.assertEqual(sorted(listed), files)


class CommandTests(unittest.TestCase):
    """The commands of the guides, the targets of make."""

    def test_every_target_of_make_is_explained_once(self) -> None:
        targets = re.findall(r"(?m)^([a-z-]+):.*## ", text("Makefile"))
        listed = words(first_cells(section(text("CONTRIBUTING.md"), "Targets of make")))
        self.assertEqual(sorted(listed), sorted(targets))

    def test_every_command_of_an_app_is_in_the_operators_guide(self) -> None:
        folder = ROOT / "Sources" / "VitrineLaunch" / "Commands"
        sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.swift"))
        known = re.findall(r'commandName: "(\w+)"', sources)
        table = section(text("Documentation", "Operations.md"), "Options and variables")
        listed = re.findall(r"(?m)^\| `<app> (\w+)` \|", table)
        self.assertEqual(sorted(listed), sorted(known))

    def test_every_command_of_vitrine_is_in_its_guide(self) -> None:
        known = set()
        for path in (ROOT / "Sources" / "vitrine").glob("*Command.swift"):
            known |= set(re.findall(r'commandName: "(\w+)"', path.read_text()))
        table = section(text("Documentation", "HowTo", "YourOwnApp.md"), "What it does")
        listed = re.findall(r"(?m)^\| `vitrine (\w+)", table)
        # The command itself, and what `vitrine add` adds.
        self.assertEqual(sorted(listed), sorted(known - {"vitrine", "feature", "view", "viewmodel", "usecase"}))

    def test_every_option_of_vitrine_is_in_a_guide_and_every_option_there_exists(self) -> None:
        folders = (ROOT / "Sources" / "vitrine", ROOT / "Sources" / "VitrineLaunch" / "Commands")
        own, all_options = set[str](), {"help", "version"}
        for folder in folders:
            for path in folder.glob("*.swift"):
                source = path.read_text(encoding="utf-8")
                # A property with a wrapper, whose arguments may have brackets in texts.
                for wrapper, name in re.findall(r"@(?:Option|Flag)\b(.*?)\bvar (\w+)", source, re.DOTALL):
                    said = re.search(r'customLong\("([a-z-]+)"\)', wrapper)
                    option = said[1] if said else re.sub("([A-Z])", lambda found: "-" + found[1].lower(), name)
                    all_options.add(option)
                    if folder == folders[0]:
                        own.add(option)
        self.assertLessEqual({"no-serve", "scratch-path", "write-baseline"}, own)
        guides = {path.name: path.read_text(encoding="utf-8") for path in (DOCUMENTS / "HowTo").glob("*.md")}
        spoken = {name: set(re.findall(r"(?<![\w-])--([a-z][a-z-]+)", guide)) for name, guide in guides.items()}
        self.assertEqual(own - set().union(*spoken.values()), set())
        # Of `swift test`.
        all_options.add("attachments-path")
        for name, options in spoken.items():
            self.assertEqual(options - all_options, set(), name)

    def test_the_readme_begins_with_ones_own_app_and_names_every_command(self) -> None:
        readme = text("README.md")
        self.assertEqual(re.findall(r"(?m)^## (.*)$", readme)[0], "Your own app")
        own = section(readme, "Your own app")
        lines = re.findall(r"(?m)^    (\S+ \S+)", own)
        self.assertEqual(lines, ["make install", "vitrine run"])
        known = set()
        for path in (ROOT / "Sources" / "vitrine").glob("*Command.swift"):
            known |= set(re.findall(r'commandName: "(\w+)"', path.read_text(encoding="utf-8")))
        # The one of the lines above the table.
        listed = set(re.findall(r"`vitrine (\w+)", own)) | {"run"}
        self.assertEqual(listed, known - {"vitrine"})

    def test_commands_that_new_projects_speak_of_exist(self) -> None:
        commands = {}
        for path in (ROOT / "Sources" / "vitrine").glob("*Command.swift"):
            source = path.read_text(encoding="utf-8")
            for name in re.findall(r'commandName: "(\w+)"', source):
                commands[name] = source
        shared = "".join(text("Sources", "vitrine", name) for name in ("ProjectOptions.swift", "AddCommand.swift"))
        templates = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "Sources" / "VitrineTemplates").rglob("*.swift"))
        spoken = re.findall(r"(?:    |`|run: )vitrine ([a-z]+)([^`\n#]*)", templates)
        self.assertLessEqual({"run", "dev", "previews", "test", "lint", "snapshot", "add", "new"}, {verb for verb, _ in spoken})
        for verb, words in spoken:
            self.assertIn(verb, commands)
            for option in re.findall(r"--([a-z-]+)", words):
                self.assertRegex(commands[verb] + shared, rf"var {option}\b|\"{option}\"", f"vitrine {verb} --{option}")

    def test_every_folder_of_the_apps_is_in_their_page(self) -> None:
        items = "".join(line for line in text("Apps", "README.md").splitlines() if line.startswith("- "))
        listed = set(re.findall(r"`([A-Za-z]+)/`", items))
        folders = {path.relative_to(ROOT / "Apps").parts[0] for path in tracked("Apps/*/*")}
        self.assertEqual(listed, folders)

    def test_the_samples_are_as_many_as_the_page_says(self) -> None:
        numbers = {"twenty-three": 23, "twenty-four": 24, "twenty-five": 25, "twenty-six": 26, "twenty-seven": 27}
        said = re.search(r"`Samples/`: ([a-z-]+) whole programs", text("Apps", "README.md"))
        assert said
        folders = {path.name for path in (ROOT / "Apps" / "Samples").iterdir() if path.is_dir()} - {"Walks"}
        self.assertEqual(numbers[said[1]], len(folders))


class VariableTests(unittest.TestCase):
    """The variables of scripts and tests."""

    def test_every_variable_is_explained_once(self) -> None:
        folders = ("Scripts", "Tests", "EndToEnd", "Apps", "Benchmarks", "Sources/VitrineCore")
        read: set[str] = set()
        for path in tracked(*folders, "Package.swift", "Makefile"):
            if path.suffix in ("", ".sh", ".swift", ".py", ".mjs") and path != Path(__file__).resolve():
                read |= set(re.findall(r"\bVITRINE_[A-Z_]+\b", path.read_text(encoding="utf-8")))
        stability = text("Documentation", "Stability.md")
        promised = next(line for line in stability.splitlines() if line.startswith("| environment: "))
        listed = words(first_cells(section(text("CONTRIBUTING.md"), "Variables of the environment")))
        names = [word.split("=")[0] for word in listed]
        self.assertEqual(len(names), len(set(names)))
        own = {name for name in read if not name.endswith("_H")} - INTERNAL
        self.assertEqual(set(names), own - set(re.findall(r"`(VITRINE_\w+)`", promised)))


class PromiseTests(unittest.TestCase):
    """The pages that name a test for each promise."""

    PAGES = [
        f"{name}.md"
        for name in ("Reliability", "Security", "History", "Protocol", "Fonts", "Contrast", "Layout", "Rules")
    ]

    def pages(self) -> list[tuple[str, str]]:
        """The pages, with their texts."""
        return [(name, (DOCUMENTS / name).read_text(encoding="utf-8")) for name in self.PAGES]

    def test_suites_that_are_named_exist(self) -> None:
        classes = set(re.findall(r"\b(?:struct|class|enum|extension) (\w+)", tests()))
        for name, page in self.pages():
            suites = set(re.findall(r"`(?:test_\w+\.)?([A-Z]\w+Tests)\b", page))
            self.assertEqual(suites - classes, set(), name)

    def test_tests_that_are_named_exist(self) -> None:
        functions = set(re.findall(r"\b(?:func|def) (\w+)\b", tests()))
        classes = set(re.findall(r"\bclass (\w+)\b", tests()))
        stems = {path.stem for path in tracked("Tests/*.py", "EndToEnd/*.py")}
        found = 0
        for name, page in self.pages():
            swift = re.findall(r"`[A-Z]\w+Tests\.(\w+)`", page)
            python = re.findall(r"`\.?((?:test_\w+|\w+Tests)(?:\.\w+)*)`", page)
            spoken = {word for path in python for word in path.split(".") if word.startswith("test_")} | set(swift)
            self.assertEqual(spoken - functions - classes - stems - {"py"}, set(), name)
            found += len(spoken)
        self.assertGreater(found, 30)

    def test_names_in_quotes_are_those_of_tests(self) -> None:
        known = re.sub(r"\s+", " ", tests())
        for name in ("Reliability.md", "History.md"):
            quoted = re.findall(r'"([a-zA-Z][^"\n]{15,}?)"', (DOCUMENTS / name).read_text(encoding="utf-8"))
            self.assertGreater(len(quoted), 3, name)
            self.assertEqual([words for words in quoted if words not in known], [], name)

    def test_mutants_that_are_named_exist(self) -> None:
        for name, page in self.pages():
            for listed in re.findall(r"mutants? ((?:`[a-z-]+`(?:, )?)+)", page):
                for mutant in re.findall(r"`([a-z-]+)`", listed):
                    self.assertTrue((ROOT / "Tests" / "Mutants" / f"{mutant}.patch").exists(), f"{name}: {mutant}")


if __name__ == "__main__":
    unittest.main()
