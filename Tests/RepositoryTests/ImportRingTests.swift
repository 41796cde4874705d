// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct ImportRingTests {
    @Test func everySourceImportsInwardsOnly() {
        let files = Repository.files(under: "Sources", extensions: ["swift"])
        #expect(files.count > 10, "the sources were not found")
        let violations = files.flatMap { file in
            ImportRules.engine.violations(module: file.parts[1], path: file.path, text: file.text)
        }
        #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    }

    @Test func everyModuleHasARow() {
        let modules = Repository.folders(in: "Sources")
        #expect(modules.contains("VitrineCore"))
        let unknown = modules.filter { ImportRules.engine.rows[$0] == nil }
        #expect(unknown.isEmpty, "modules without a row in ImportRules: \(unknown)")
    }

    @Test func theTablePointsInwards() {
        #expect(ImportRules.engine.inconsistencies == [])
    }

    @Test(arguments: [
        ("VitrineBase", "import VitrineCensus"),
        ("VitrineLayout", "import VitrineCore"),
        ("VitrineLayout", "import CCrypto"),
        ("VitrineLayout", "import Observation"),
        ("VitrineDisplay", "import VitrineLayout"),
        ("VitrineCore", "@_spi(Engine) public import VitrineComponents"),
        ("VitrineCore", "package import FoundationNetworking"),
        ("VitrineCore", "import Glibc"),
        ("VitrineComponents", "import Dispatch"),
        ("VitrineText", "private import VitrineDisplay"),
        ("VitrineWeb", "import VitrineComponents"),
        ("VitrineWeb", "import NIOCore"),
        ("VitrineWeb", "@testable import VitrineServer"),
        ("VitrineRoute", "import struct Foundation.URL"),
        ("VitrineCombine", "@_exported public import Dispatch"),
        ("NewModule", "import Swift"),
    ])
    func anImportOutwardsIsReported(module: String, source: String) {
        let rules = ImportRules.engine
        let text = "let before = 1\n\(source)\n"
        #expect(rules.violations(module: module, path: "File.swift", text: text).count == 1)
    }

    @Test func importsInwardsAreNotReported() {
        let text = "@_exported public import VitrineCore; import VitrineLayout\nimport class Foundation.FileManager\n"
        #expect(ImportRules.engine.violations(module: "VitrineServer", path: "File.swift", text: text) == [])
    }

    @Test func mistakesOfTheTableAreReported() {
        let rules = ImportRules(rows: [
            "Inner": .init(ring: 1, ours: ["Outer"]),
            "Outer": .init(ring: 2, ours: ["Inner", "Nobody"]),
        ])
        #expect(
            rules.inconsistencies == [
                "Inner (ring 1) points outwards to Outer", "Outer and Inner form a circle",
                "Outer names the unknown module Nobody",
            ]
        )
    }
}
