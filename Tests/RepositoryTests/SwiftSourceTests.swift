// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct SwiftSourceTests {
    @Test func importsAreReadThroughAttributesAccessAndKinds() {
        let source = SwiftSource(
            """
            @_exported public import A
            @_spi(Name) package import B.Submodule
            import struct C.Thing; import D
            @testable import E // not F
            """
        )
        #expect(source.imports == ["A", "B", "C", "D", "E"])
    }

    @Test func commentsAndStringsAreNoCode() {
        let source = SwiftSource(
            ###"""
            // import A
            /* import B /* import C */
            import D */
            let text = """
            import E
            """
            let raw = ##"import F \##(call("import G")) "# "##
            let nested = "\(call("quote \" )", (1, 2)))"; import H
            """###
        )
        #expect(source.imports == ["H"])
    }

    @Test func lineNumbersStay() {
        let text = "/* one\ntwo */\nlet a = \"\"\"\n  x\n  \"\"\"\nimport A\n"
        let lines = SwiftSource(text).code.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[5] == "import A")
    }

    @Test func anUnterminatedLiteralEndsWithItsLine() {
        #expect(SwiftSource("let a = \"open\nimport A").imports == ["A"])
    }
}
