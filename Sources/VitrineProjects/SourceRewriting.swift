// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place at which a copy of a source differs from what the developer wrote.
package struct SourceRewriting: Codable, Equatable, Sendable {
    /// The path of the source; empty while one source is rewritten.
    package var file: String
    /// From 1.
    package var line: Int
    /// What is different.
    package var what: String

    init(file: String = "", line: Int, what: String) {
        self.file = file
        self.line = line
        self.what = what
    }
}

extension SourceRewriting {
    /// Rewrites a source such that it compiles here and serves many visitors, each line in its place.
    ///
    /// - Parameters:
    ///   - text: The source.
    ///   - module: The module that it belongs to.
    ///   - source: The file.
    ///   - types: The types of the app.
    /// - Returns: The new text, and where it differs.
    static func rewrite(
        _ text: String, of module: Module, at source: SourceFile, types: AppTypes
    ) -> (text: String, rewritings: [SourceRewriting]) {
        var text = text
        var rewritings: [SourceRewriting] = []
        if module.kind == .tests {
            let tests = XCTestMethods.rewrite(text, isMainActorByDefault: module.settings.isMainActorByDefault)
            text = tests.text
            rewritings += tests.rewritings
        } else if source.url.lastPathComponent != "main.swift" {
            let statics = VisitorStaticsRewriting(types: types, source: "\(module.name)/\(source.path)").rewrite(text)
            text = statics.text
            rewritings += statics.rewritings
        }
        let queries = PreviewableQueries.rewrite(text)
        text = queries.text
        rewritings += queries.rewritings
        let predicates = PredicateEvaluations.rewrite(text)
        text = predicates.text
        rewritings += predicates.rewritings
        let types = RenamedTypes.rewrite(text)
        text = types.text
        rewritings += types.rewritings
        let parsing = FormatterParsing.rewrite(text)
        text = parsing.text
        rewritings += parsing.rewritings
        let words = ObjectiveCWords.rewrite(text)
        text = words.text
        rewritings += words.rewritings
        for index in rewritings.indices { rewritings[index].file = source.url.path }
        return (text, rewritings)
    }

    /// A part of a text that is replaced.
    struct Replacement {
        /// The part, in the text's mask.
        let range: Range<String.Index>
        /// The beginning of what the developer is told of, in the mask.
        let place: String.Index
        /// What is written instead.
        let text: String
    }

    /// Replaces parts of a text.
    ///
    /// - Parameters:
    ///   - replacements: The parts, in their order.
    ///   - text: The text.
    ///   - mask: The text's mask, in which every byte has its place.
    ///   - what: What the developer is told of each.
    /// - Returns: The new text, and a rewriting for each part.
    static func replace(
        _ replacements: [Replacement], in text: String, masked mask: String, what: String
    ) -> (text: String, rewritings: [SourceRewriting]) {
        let edits = replacements.map { part in
            let start = mask.utf8.distance(from: mask.startIndex, to: part.range.lowerBound)
            return SourceEdit(range: start..<(start + mask[part.range].utf8.count), text: part.text)
        }
        let rewritings = replacements.map { part in
            SourceRewriting(line: mask[..<part.place].utf8.count { $0 == UInt8(ascii: "\n") } + 1, what: what)
        }
        return (SourceEdit.apply(edits, to: text), rewritings)
    }
}
