// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension User {
    /// Whether every word of a search is found in what is known of the person. No word finds everybody.
    func matches(_ query: String) -> Bool {
        let facts = [name, username, email, phone]
        return query.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            facts.contains { $0.localizedStandardContains(word) }
        }
    }
}
