// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The contents of a page's `head`: its title and description, and what the client needs to make the page live.
package struct PageHead: Hashable, Sendable {
    package var title: String
    package var language: String
    package var isRightToLeft: Bool
    package var isDark: Bool
    /// The scheme is this page's own, whatever the browser prefers.
    package var isPinned: Bool
    /// The nonce of this response's policy.
    package var nonce: String
    /// The address of the font to load before anything asks for it.
    package var fontAddress: String?
    /// The prefix of every path of the server (`ResponsePolicy`).
    package var basePath = ""
    /// The icon that the page names; `nil` for none.
    package var icon: AppIcon?
    /// The beginning of what the page says; empty for none.
    package var description = ""
    /// The values for the client's hello message; `nil` for a page that does not become live.
    package var connection: Connection?
    /// Whether the page has no session: its controls say that they do nothing.
    package var isStill: Bool

    package struct Connection: Hashable, Sendable {
        package var token: String
        package var epoch: String
        package var build: String
        /// The number of the last batch that the page contains.
        package var sequence: Int
        /// The key of the visible history entry.
        package var key: Int
        /// The document's title while a screen has none.
        package var appName: String
        /// The texts that the client shows by itself, in another language than its built-in one.
        package var words: ClientWords?

        package init(token: String, epoch: String, build: String, sequence: Int, key: Int, appName: String = "") {
            self.token = token
            self.epoch = epoch
            self.build = build
            self.sequence = sequence
            self.key = key
            self.appName = appName
        }
    }

    package init(
        title: String,
        language: String = "en",
        isRightToLeft: Bool = false,
        isDark: Bool = false,
        isPinned: Bool = false,
        nonce: String,
        fontAddress: String? = nil,
        connection: Connection? = nil,
        isStill: Bool = false
    ) {
        self.title = title
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.isDark = isDark
        self.isPinned = isPinned
        self.nonce = nonce
        self.fontAddress = fontAddress
        self.connection = connection
        self.isStill = isStill
    }
}
