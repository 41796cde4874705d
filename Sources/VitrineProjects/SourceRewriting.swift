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
    /// Rewrites a source such that it compiles here, each line in its place.
    static func rewrite(
        _ text: String, of module: Module, at source: SourceFile
    ) -> (text: String, rewritings: [SourceRewriting]) {
        var text = text
        var rewritings: [SourceRewriting] = []
        if module.kind == .tests {
            let tests = XCTestMethods.rewrite(text, isMainActorByDefault: module.settings.isMainActorByDefault)
            text = tests.text
            rewritings += tests.rewritings
        }
        let queries = PreviewableQueries.rewrite(text)
        text = queries.text
        rewritings += queries.rewritings
        let types = RenamedTypes.rewrite(text)
        text = types.text
        rewritings += types.rewritings
        let words = ObjectiveCWords.rewrite(text)
        text = words.text
        rewritings += words.rewritings
        for index in rewritings.indices { rewritings[index].file = source.url.path }
        return (text, rewritings)
    }
}
