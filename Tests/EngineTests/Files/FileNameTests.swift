// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@Suite("FileName")
struct FileNameTests {
    @Test(
        "is one component of a path whatever a surface says",
        arguments: [
            ("photo.png", "photo.png"), ("Größe 2.txt", "Größe 2.txt"), ("a/b/c.txt", "c.txt"),
            ("..\\..\\c.txt", "c.txt"), ("../../etc/passwd", "passwd"), ("..", "File"), (".", "File"), ("", "File"),
            ("/", "File"), ("...hidden", "hidden"), ("  spaced.txt ", "spaced.txt"), ("a\u{0}b\n.txt", "ab.txt"),
            // A name that is read from right to left would end in another extension.
            ("photo\u{202E}gnp.exe", "photognp.exe"), ("\u{200B}.png", "png"), ("家族.jpeg", "家族.jpeg"),
        ] as [(String, String)])
    func safe(name: String, expected: String) {
        #expect(FileName.safe(name) == expected)
    }

    @Test("is short enough for a file system, and keeps its extension")
    func length() {
        for character in ["a", "ß", "家", "👩‍👩‍👧"] {
            let name = FileName.safe(String(repeating: character, count: 400) + ".jpeg")
            #expect(name.utf8.count <= 255 && name.hasSuffix(".jpeg") && name.hasPrefix(character))
        }
        // What is no extension is not kept for one.
        #expect(FileName.safe("a." + String(repeating: "b", count: 400)).utf8.count <= 255)
    }
}
