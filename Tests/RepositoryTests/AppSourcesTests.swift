// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// App sources are what a customer brings from Apple's platforms: nothing in them knows where they run.
@Suite struct AppSourcesTests {
    private static let platformModules: Set = [
        "Glibc", "Musl", "Darwin", "FoundationNetworking", "FoundationEssentials", "OpenCombine", "UIKit", "AppKit",
    ]

    /// What one file of an app does that only one platform understands.
    private static func violations(in file: Repository.File) -> [String] {
        let source = SwiftSource(file.text)
        var found: [String] = []
        for line in source.code.split(whereSeparator: \.isNewline) {
            guard line.contains("#if") || line.contains("#elseif") else { continue }
            for condition in ["os(", "canImport(", "targetEnvironment("] where line.contains(condition) {
                found.append("\(file.path): a condition on \(condition)…)")
            }
        }
        let isAppTarget = file.path.contains("/App/Sources/")
        for module in source.imports {
            // Suites of tests name UIKit, and compile here: it is an alias.
            if module == "UIKit", file.path.hasPrefix("Apps/SnippetTests/") { continue }
            if platformModules.contains(module) { found.append("\(file.path): imports \(module)") }
            if module.hasPrefix("Vitrine"), file.path.contains("/Sources/"), !(module == "VitrineRoute" && isAppTarget)
            {
                found.append("\(file.path): imports \(module)")
            }
        }
        // The licence header names the product, and the product's name has the word in it.
        let body = file.text.split(separator: "\n").filter { !$0.contains("Vitrine: SwiftUI for Linux.") }
        if body.contains(where: { $0.lowercased().contains("linux") }) { found.append("\(file.path): mentions Linux") }
        return found
    }

    /// Launchers, what they share, the embedded API and the tests of the server are ours, not an app's.
    private static func isApp(_ folder: String) -> Bool {
        !folder.hasSuffix("Launcher") && !["EmbeddedAPI", "LaunchKit", "ServerTests"].contains(folder)
    }

    @Test func noAppSourceKnowsItsPlatform() {
        let apps = Repository.folders(in: "Apps").filter(Self.isApp)
        #expect(apps.contains("Challenge"))
        let files = apps.flatMap { Repository.files(under: "Apps/\($0)", extensions: ["swift"]) }
        #expect(files.count > 10, "the apps' sources were not found")
        let found = files.flatMap(Self.violations)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        "#if os(Linux)\n#endif", "#if DEBUG && canImport(UIKit)\n#endif", "#if A\n#elseif os(iOS)\n#endif",
        "import Glibc", "public import FoundationNetworking", "import VitrineCore", "import VitrineRoute",
        "// works on linux too",
    ])
    func platformKnowledgeIsFound(text: String) {
        let file = Repository.File(path: "Apps/Some/Libraries/Core/Sources/File.swift", text: text)
        #expect(!Self.violations(in: file).isEmpty)
    }

    @Test func whatAnAppMayDoIsNotReported() {
        let header = "// Vitrine: SwiftUI for Linux.\n"
        let text = header + "import SwiftUI\nimport VitrineRoute\n#if DEBUG\nlet text = \"#if os(iOS)\"\n#endif\n"
        #expect(Self.violations(in: .init(path: "Apps/Some/App/Sources/File.swift", text: text)) == [])
        let tests = Repository.File(path: "Apps/Some/App/Tests/File.swift", text: "import VitrineTesting")
        #expect(Self.violations(in: tests) == [])
    }
}
