// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import VitrineSnapshots

struct FileStemTests {
    private func stems(_ ids: String...) -> [String] {
        FileStem.stems(of: ids.map { (id: $0, cell: PreviewCell()) })
    }

    @Test
    func anIdIsAPath() {
        #expect(stems("App/List/Loaded, twice (2)") == ["App/List/Loaded, twice (2)"])
    }

    @Test
    func whatNoFileMayBeCalledIsReplaced() {
        #expect(stems("App/../a:b*c?\u{0}\n", "App/.hidden") == ["App/-./a-b-c---", "App/-hidden"])
    }

    @Test
    func noTwoPicturesShareAFile() {
        #expect(stems("A/b", "A/B", "A/b:", "A/b?") == ["A/b", "A/B~2", "A/b-", "A/b-~2"])
    }

    @Test
    func longNamesAreShortened() throws {
        let stem = try #require(stems("A/" + String(repeating: "名", count: 500)).first)
        #expect(stem.utf8.count <= 202)
    }
}
