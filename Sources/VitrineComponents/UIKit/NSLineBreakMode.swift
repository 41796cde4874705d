// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What happens to a line that is too long for its room.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// It is wrapped at words.
    case byWordWrapping = 0
    /// It is wrapped at characters: here at words, and a diagnostic says so.
    case byCharWrapping = 1
    /// It is cut off: here it is wrapped, and a diagnostic says so.
    case byClipping = 2
    /// Its beginning is replaced by an ellipsis.
    case byTruncatingHead = 3
    /// Its end is replaced by an ellipsis.
    case byTruncatingTail = 4
    /// Its middle is replaced by an ellipsis.
    case byTruncatingMiddle = 5

    /// Where the ellipsis is; `nil` for lines that are wrapped.
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
