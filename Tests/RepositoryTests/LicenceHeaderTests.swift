// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// Every file of ours says what it belongs to and under which licence.
@Suite struct LicenceHeaderTests {
    /// Files that are not ours word for word, and why.
    private static let exemptions: [(prefix: String, reason: String)] = []

    /// The header may follow a shebang or a tools version, and stands on two lines (one where each byte is sent).
    private static func hasHeader(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
        let top = lines.map { String($0.drop { "/#*<!- ".contains($0) }) }.joined(separator: "\n")
        let header = /(^|\n)Vitrine: SwiftUI for Linux\.\s+SPDX-License-Identifier: Apache-2\.0/
        return top.firstMatch(of: header) != nil
    }

    @Test func everyFileBeginsWithTheHeader() {
        let files =
            Repository.files(under: "", extensions: ["swift", "js", "mjs", "py", "sh", "css"])
            + Repository.files(under: "Scripts", extensions: [""])
        #expect(files.count > 20, "the sources were not found")
        let missing = files.filter { file in
            !Self.exemptions.contains { file.path.hasPrefix($0.prefix) } && !Self.hasHeader(file.text)
        }
        #expect(missing.count == 0, "no licence header: \(missing.map(\.path).joined(separator: "\n"))")
    }

    @Test func theLicenceIsThere() {
        let licence = Repository.files(under: "", extensions: [""]).first { $0.path == "LICENSE" }
        #expect(licence?.text.contains("Apache License") == true)
        #expect(Repository.exists("NOTICE"))
    }

    @Test(arguments: [
        "// Vitrine: SwiftUI for Linux.\n// SPDX-License-Identifier: Apache-2.0\nimport A",
        "// swift-tools-version: 6.2\n// Vitrine: SwiftUI for Linux.\n// SPDX-License-Identifier: Apache-2.0\n",
        "#!/usr/bin/env bash\n# Vitrine: SwiftUI for Linux.\n# SPDX-License-Identifier: Apache-2.0\n",
        "/* Vitrine: SwiftUI for Linux.\n   SPDX-License-Identifier: Apache-2.0 */",
        "/* Vitrine: SwiftUI for Linux. SPDX-License-Identifier: Apache-2.0 */\nbody{}",
    ])
    func aHeaderIsRecognised(text: String) {
        #expect(Self.hasHeader(text))
    }

    @Test(arguments: [
        "", "import A", "// Vitrine: SwiftUI for Linux.\nimport A",
        "// SPDX-License-Identifier: Apache-2.0\n// Vitrine: SwiftUI for Linux.\n",
        "\n\n\n// Vitrine: SwiftUI for Linux.\n// SPDX-License-Identifier: Apache-2.0\n",
        "let a = 1 // Vitrine: SwiftUI for Linux.\n// SPDX-License-Identifier: MIT\n",
    ])
    func aMissingHeaderIsNoticed(text: String) {
        #expect(!Self.hasHeader(text))
    }
}
