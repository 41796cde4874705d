// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The data that are kept for visitors, and whether each visitor has databases of their own.
package struct VisitorData {
    package var defaults: BrowserDefaults
    /// Whether the databases and the keychain belong to all visitors.
    package var isShared: Bool

    package init(defaults: BrowserDefaults, isShared: Bool) {
        self.defaults = defaults
        self.isShared = isShared
    }
}

/// The outcome of deleting a visitor's data.
package struct ForgottenData: Codable, Hashable, Sendable {
    /// Sessions that ended, each a page that is open or may come back.
    package var pages = 0
    package var size = VisitorFolders.Size()
    /// Whether the databases belong to all visitors and were not touched.
    package var isShared = false
    /// Whether something could not be deleted.
    package var hasFailed = false

    package init() {}

    /// The sum of what several workers answer; `nil` for no answer of theirs.
    package init?(answers: [WebResponse]) {
        let parts = answers.compactMap { try? JSONDecoder().decode(ForgottenData.self, from: Data($0.body)) }
        guard !parts.isEmpty, parts.count == answers.count else { return nil }
        for part in parts {
            pages += part.pages
            size += part.size
            isShared = isShared || part.isShared
            hasFailed = hasFailed || part.hasFailed
        }
    }

    /// The response of a worker.
    var answer: WebResponse {
        WebResponse(status: 200, body: (try? JSONEncoder().encode(self)).map { [UInt8]($0) } ?? [])
    }
}
