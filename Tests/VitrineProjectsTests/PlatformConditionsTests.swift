// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct PlatformConditionsTests {
    @Test(arguments: [
        ("#if os(iOS)", "#if true"),
        ("  #if os( macOS ) || os(iOS)", "  #if false || true"),
        ("#elseif !os(Linux) && DEBUG", "#elseif !false && DEBUG"),
        ("#if targetEnvironment(simulator)", "#if false"),
        ("#if canImport(UIKit)", "#if canImport(UIKit)"),
        ("let text = \"os(iOS)\"", "let text = \"os(iOS)\""),
        ("// #if os(iOS)", "// #if os(iOS)"),
    ])
    func `conditions of platforms are answered as on iOS`(line: String, answered: String) {
        #expect(PlatformConditions.answered("#if A\n\(line)\nend", for: .iOS) == "#if A\n\(answered)\nend")
    }

    @Test func `another platform has other answers, and Linux none`() {
        let text = "#if os(macOS)\n#endif"
        #expect(PlatformConditions.answered(text, for: .macOS) == "#if true\n#endif")
        #expect(PlatformConditions.answered(text, for: .visionOS) == "#if false\n#endif")
        #expect(PlatformConditions.answered(text, for: .linux) == text)
    }
}
