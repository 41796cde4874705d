// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// A title that is written as a literal is a key of the string catalog: an overload for plain strings beside one for
/// keys is `@_disfavoredOverload`, or the compiler takes it, because `String` is what a literal is by default.
@Suite struct TitleOverloadRuleTests {
    @Test func plainTitlesGiveWayToLocalizedOnes() {
        let files = Repository.files(under: "Sources", extensions: ["swift"])
        let found = files.filter { $0.text.contains("StringProtocol") }
            .map { (file: $0, plain: Self.plainTitles(in: $0.text)) }
        // The rule sees what it is about.
        #expect(found.reduce(0) { $0 + $1.plain.count } > 100)
        let wrong = found.flatMap { file, plain in
            plain.filter { !$0.isDisfavored }.map { "\(file.path):\($0.line)" }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test func thePlainOverloadIsFoundOverSeveralLines() {
        let source = """
            public nonisolated func name(_ titleKey: LocalizedStringKey, mode: Int) {}
            public nonisolated func name<S>(
                _ title: S, mode: Int
            ) where S: StringProtocol {
            }
            @_disfavoredOverload
            public nonisolated func name<S>(_ title: S) where S: StringProtocol {}
            """
        let found = Self.plainTitles(in: source)
        #expect(found.map { $0.line } == [2, 7])
        #expect(found.map { $0.isDisfavored } == [false, true])
    }

    /// The public declarations whose first argument is a plain title, in a file that has some with a localized one.
    private static func plainTitles(in text: String) -> [(line: Int, isDisfavored: Bool)] {
        let lines = SwiftSource(text).code.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.contains(where: { $0.contains("_ titleKey: LocalizedStringKey") }) else { return [] }
        return lines.indices.compactMap { index -> (line: Int, isDisfavored: Bool)? in
            guard lines[index].contains("public"), lines[index].contains("<S") else { return nil }
            var end = index
            while !lines[end].contains("{"), end + 1 < lines.count, end < index + 8 { end += 1 }
            let signature = lines[index...end].map { String($0) }.joined(separator: " ")
            guard signature.contains("_ title: S"), signature.contains("StringProtocol") else { return nil }
            let isDisfavored = lines[max(index - 2, 0)..<index].contains { $0.contains("@_disfavoredOverload") }
            return (index + 1, isDisfavored)
        }
    }
}
