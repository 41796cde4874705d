// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBase

/// The codes of why there is no text engine, and of what is said, once per cause, about text that is drawn or measured
/// differently than asked for.
extension Diagnostic.Code {
    /// No font file covers a script: its widths are those of missing glyphs, or of an em for wide characters.
    package static let scriptWithoutFont = Self("text-script-without-font")
    /// A design has no file of its own and uses the default's.
    package static let designWithoutFont = Self("text-design-without-font")
    /// A font of the app's own cannot be opened, and the system's stands in for it.
    package static let fontUnreadable = Self("text-font-unreadable")
    /// A font file that the engine needs is not there.
    package static let fontMissing = Self("font-missing")
    /// A font file that the engine needs is damaged.
    package static let fontFileUnreadable = Self("font-unreadable")
}
