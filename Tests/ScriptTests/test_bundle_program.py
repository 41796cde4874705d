# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Scripts/bundle-program, with a small program in C in an app's place."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class BundleProgramTests(unittest.TestCase):
    """The folder that a program is deployed with."""

    def setUp(self) -> None:
        place = tempfile.TemporaryDirectory(prefix="vitrine-bundle-")
        self.addCleanup(place.cleanup)
        self.place = Path(place.name).resolve()
        for name in ("built/App.resources", "fonts", "icons"):
            (self.place / name).mkdir(parents=True)
            (self.place / name / "one").write_text(name)
        (self.place / "built/Info.plist").write_text("<plist/>")
        (self.place / "main.c").write_text("int main(void) { return 0; }\n")
        self.folder = self.place / "deployed"

    def compile(self, *options: str) -> None:
        """Makes the program, by the compiler beside Swift's."""
        clang = Path(shutil.which("swiftc")).resolve().with_name("clang")
        program, source = self.place / "built/Shop", self.place / "main.c"
        subprocess.run([clang, source, "-o", program, *options], check=True, capture_output=True)

    def bundle(self) -> subprocess.CompletedProcess[str]:
        """What the script said, and how it ended."""
        variables = {
            **os.environ, "VITRINE_FONTS": str(self.place / "fonts"), "VITRINE_ICONS": str(self.place / "icons")}  # fmt: skip
        command = [ROOT / "Scripts/bundle-program", self.place / "built/Shop", self.folder]
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)

    def test_a_folder_has_program_resources_fonts_symbols_and_a_unit(self) -> None:
        self.compile("-Wl,-rpath,$ORIGIN")
        done = self.bundle()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()),
            ["App.resources/one", "Info.plist", "Shop", "Shop.service", "fonts/one", "icons/one"])  # fmt: skip
        self.assertTrue(os.access(self.folder / "Shop", os.X_OK))
        unit = (self.folder / "Shop.service").read_text(encoding="utf-8")
        for line in (
            "Description=Shop, served by Vitrine", "StateDirectory=Shop", "EnvironmentFile=-/etc/Shop/keys",
            "Environment=VITRINE_FONTS=/opt/Shop/fonts VITRINE_ICONS=/opt/Shop/icons VITRINE_DATA=/var/lib/Shop",
        ):  # fmt: skip
            self.assertIn(f"{line}\n", unit)
        self.assertIn("\nExecStart=/opt/Shop/Shop serve ", unit)
        self.assertNotIn("hallenge", unit)
        # As it will be where the folder has been put.
        service = self.place / "Shop.service"
        service.write_text(unit.replace("/opt/Shop", str(self.folder)))
        verified = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", service], capture_output=True, text=True, check=False)  # fmt: skip
        self.assertEqual((verified.returncode, verified.stderr), (0, ""))

    def test_swifts_libraries_are_looked_for_beside_the_program_only(self) -> None:
        toolchain = self.place / "toolchain"
        for folder, status in ((toolchain, 1), (self.place / "built", 0)):
            folder.mkdir(exist_ok=True)
            source = self.place / "library.c"
            source.write_text(f"int answer(void) {{ return {status}; }}\n")
            clang = Path(shutil.which("swiftc")).resolve().with_name("clang")
            subprocess.run([clang, "-shared", source, "-o", folder / "libanswer.so"], check=True, capture_output=True)
        (self.place / "main.c").write_text("int answer(void);\nint main(void) { return answer(); }\n")
        (toolchain / "libswiftCore.so").touch()
        self.compile(f"-L{toolchain}", "-lanswer", f"-Wl,-rpath,{toolchain}:$ORIGIN:/opt/others")
        built = self.place / "built/Shop"
        before = built.read_bytes()
        done = self.bundle()
        self.assertEqual(done.returncode, 0, done.stderr)
        shutil.copy(self.place / "built/libanswer.so", self.folder)
        # The other one is still where the program was built.
        for folder, status in ((built.parent, 1), (self.folder, 0)):
            self.assertEqual(subprocess.run([folder / "Shop"], check=False).returncode, status)
        self.assertEqual(built.read_bytes(), before)
        self.assertEqual((self.folder / "Shop").stat().st_mtime_ns, built.stat().st_mtime_ns)
        self.assertIn(b"$ORIGIN:/opt/others", (self.folder / "Shop").read_bytes())

    def test_a_program_that_does_not_look_beside_itself_is_refused(self) -> None:
        self.compile()
        done = self.bundle()
        self.assertEqual(done.returncode, 1)
        self.assertIn("Shop does not look for libraries beside it", done.stderr)

    def test_a_folder_that_is_not_empty_is_refused(self) -> None:
        self.compile("-Wl,-rpath,$ORIGIN")
        self.folder.mkdir()
        (self.folder / "mine").write_text("kept")
        done = self.bundle()
        self.assertEqual(done.returncode, 1)
        self.assertIn("is not empty", done.stderr)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["mine"])


if __name__ == "__main__":
    unittest.main()
