# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a page says of files that the user has chosen, one by one and as a folder."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Files</title><main id="v0" class="v"></main>"""

# The dialog of a layer, with the files that the user chose in it: what it was asked for, and what the page said.
CHOOSE = """async ([flags, names, isFolder]) => {
  const { Files } = await import("/_vitrine/files.js");
  const said = [], announced = [];
  const files = new Files({
    say: (word, rest) => said.push([word, ...rest]) > 0, handled: () => {}, token: () => "",
    words: () => ({ unsent: "unsent" }), announce: (text) => announced.push(text),
  });
  HTMLInputElement.prototype.click = () => {};
  const element = Object.assign(document.createElement("div"), { vid: 7 });
  element.dataset.files = flags;
  files.choose(element);
  const chosen = names.map((name) => {
    const file = new File(["a"], name.split("/").pop());
    if (isFolder) Object.defineProperty(file, "webkitRelativePath", { value: name });
    return file;
  });
  Object.defineProperty(files.input, "files", { value: chosen });
  files.input.onchange();
  return {
    directory: files.input.webkitdirectory, multiple: files.input.multiple, accept: files.input.accept, announced,
    said: said.map(([word, id, list]) => [word, id, list.map((file) => file[1])]),
  };
}"""


class FilesTests(PageTests):
    html = PAGE

    def setUp(self):
        self.load()

    def choose(self, flags: str, names: list[str], is_folder: bool = False):
        return self.page.evaluate(CHOOSE, [flags, names, is_folder])

    def test_files_are_named_without_a_path(self):
        found = self.choose("no:.png,image/png", ["a.png", "b.png"])
        self.assertEqual((found["directory"], found["multiple"], found["accept"]), (False, True, ".png,image/png"))
        self.assertEqual(found["said"], [["U", 7, ["a.png", "b.png"]]])

    def test_the_files_of_a_folder_have_their_paths(self):
        found = self.choose("od:", ["Album/a.png", "Album/more/b.png"], True)
        self.assertEqual((found["directory"], found["multiple"]), (True, False))
        self.assertEqual(found["said"], [["U", 7, ["Album/a.png", "Album/more/b.png"]]])
        self.assertEqual(found["announced"], [])

    def test_long_names_are_cut_between_characters(self):
        # A name is cut at its beginning, so that its extension stays; 100 letters of one unit or two each are left.
        for length in 99, 100, 101, 102:
            name = "\U0001f600" * 60 + "a" * (length - 60)
            [[_, _, [sent]]] = self.choose("no:", [name])["said"]
            self.assertEqual(sent.encode("utf-16", "surrogatepass").decode("utf-16", "strict"), sent)
            self.assertTrue(name.endswith(sent) and len(sent) > 40, sent)
            self.assertLessEqual(len(sent.encode("utf-16-le")) // 2, 100)

    def test_a_folder_that_is_too_large_is_refused_as_a_whole_and_said(self):
        for names in [f"Album/{number}" for number in range(101)], ["Album/" + "a" * 100]:
            found = self.choose("od:", names, True)
            self.assertEqual(found["said"], [["U", 7, []]])
            self.assertEqual(found["announced"], ["unsent"])

    def test_the_dialog_of_a_folder_opens_itself_once_as_that_of_files_does(self):
        # A browser opens it while it still counts what its user did.
        self.page.mouse.click(5, 5)
        opened = self.page.evaluate(
            """async () => {
              const { Files } = await import("/_vitrine/files.js");
              const files = new Files({});
              const opened = [];
              files.choose = (element) => opened.push(element.dataset.files);
              for (const flags of ["no:", "od:", "d:", "n:"]) {
                const element = document.createElement("div");
                element.dataset.files = flags;
                files.open(element);
                files.open(element);
              }
              return opened;
            }"""
        )
        self.assertEqual(opened, ["no:", "od:"])


if __name__ == "__main__":
    unittest.main()
