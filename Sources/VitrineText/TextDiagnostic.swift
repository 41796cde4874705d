// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Something that text is drawn or measured differently for than asked: said once per cause.
package struct TextDiagnostic: Hashable, Sendable {
    package enum Code: String, Hashable, Sendable {
        /// No font file covers a script: its widths are those of missing glyphs, or of an em for wide characters.
        case scriptWithoutFont = "text-script-without-font"
        /// A design has no file of its own and uses the default's.
        case designWithoutFont = "text-design-without-font"
        /// A font of the app's own cannot be opened, and the system's stands in for it.
        case fontUnreadable = "text-font-unreadable"
    }

    package var code: Code
    package var message: String
    package var remedy: String

    package init(code: Code, message: String, remedy: String) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }
}
