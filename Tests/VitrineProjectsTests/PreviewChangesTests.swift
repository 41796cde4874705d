// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

/// What two runs of previews differ by, as people and programs read it.
struct PreviewChangesTests {
    private func changes() throws -> PreviewChanges {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("changes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            {"format": 1, "unchanged": 7, "comparesPixels": true, "collage": "collage.png", "changes": [
              {"kind": "changed", "preview": "App/Home/Dark [mode]", "cell": ".ipad", "place": "App/Home.swift:3",
               "findings": ["button \\"Save\\" is gone."], "before": "App/Home/Dark -mode-.ipad.reference.png",
               "after": "App/Home/Dark -mode-.ipad.actual.png"},
              {"kind": "added", "preview": "App/New", "cell": "", "place": "App/New.swift:1", "findings": [],
               "after": "App/New.actual.png"},
              {"kind": "failed", "preview": "App/Bad", "cell": "", "place": "App/Bad.swift:1", "findings": ["It <trapped>."]}
            ]}
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent(PreviewChanges.fileName))
        return try PreviewChanges(folder: folder)
    }

    @Test
    func theSummaryCountsWhatThereIs() throws {
        #expect(try changes().summary == "1 changed, 1 added, 1 failed, 7 unchanged")
    }

    @Test
    func markdownNamesEachChangeAndEscapesWhatPeopleWrote() throws {
        let text = try changes().markdown(against: "main", images: "https://example.org/r/")
        #expect(
            text == #"""
                ### Previews: 1 changed, 1 added, 1 failed, 7 unchanged

                Compared with `main`.

                ![Before, after and difference](https://example.org/r/collage.png)

                **Failed**

                - App/Bad at App/Bad.swift:1
                  - It \<trapped\>.

                **Changed**

                - App/Home/Dark \[mode\].ipad at App/Home.swift:3: \#
                [before](https://example.org/r/App/Home/Dark%20-mode-.ipad.reference.png), \#
                [after](https://example.org/r/App/Home/Dark%20-mode-.ipad.actual.png)
                  - button "Save" is gone.

                **Added**

                - App/New at App/New.swift:1: [after](https://example.org/r/App/New.actual.png)

                """#)
    }

    @Test
    func eachChangeIsATestThatFailed() throws {
        let results = try changes().results
        #expect(results.cases.map(\.name) == ["Dark [mode].ipad", "New", "Bad", "7 unchanged"])
        #expect(results.cases.map(\.suite) == ["App.Home", "App", "App", "Previews"])
        #expect(results.count(.failed) == 3)
        #expect(results.junit.contains("It &lt;trapped&gt;."))
    }
}
