// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A user's change of a text, as UIKit's delegates receive it: a range of UTF-16 units and its replacement.
package struct TextChange: Equatable {
    package let range: NSRange
    package let replacement: String

    /// Compares a text with the one before: what they have in common at the beginning and at the end has not changed.
    package init(from old: String, to new: String) {
        let (old, new) = (Array(old.utf16), Array(new.utf16))
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        // No pair of surrogates is taken apart.
        if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
        range = NSRange(location: start, length: old.count - start - end)
        replacement = String(decoding: new[start..<(new.count - end)], as: UTF16.self)
    }
}
