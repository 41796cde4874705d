// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// How lines that are too long for the available width are broken or cut.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines are wrapped at words.
    case byWordWrapping = 0
    /// Lines are wrapped at characters: here at words, and a diagnostic says so.
    case byCharWrapping = 1
    /// Lines are cut off: here they are wrapped, and a diagnostic says so.
    case byClipping = 2
    /// The beginning of the line is replaced by an ellipsis.
    case byTruncatingHead = 3
    /// The end of the line is replaced by an ellipsis.
    case byTruncatingTail = 4
    /// The middle of the line is replaced by an ellipsis.
    case byTruncatingMiddle = 5

    /// SwiftUI's truncation mode, by the place of the ellipsis; `nil` for lines that are wrapped.
    var truncation: Text.TruncationMode? {
        switch self {
        case .byTruncatingHead: return .head
        case .byTruncatingTail: return .tail
        case .byTruncatingMiddle: return .middle
        case .byWordWrapping: return nil
        case .byCharWrapping, .byClipping:
            DeveloperNotes.withoutEffect(
                "NSLineBreakMode.\(self)", remedy: "Lines are wrapped at words. Take another mode.")
            return nil
        }
    }
}
