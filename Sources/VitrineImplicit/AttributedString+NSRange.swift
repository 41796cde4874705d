// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has neither; Apple's has both.

extension Range where Bound == AttributedString.Index {
    /// Creates the range of an attributed text that a range of UTF-16 code units names; `nil` if the range is not in the
    /// text, or begins or ends within a scalar.
    ///
    /// - Parameters:
    ///   - range: The range, counted from the beginning of the text.
    ///   - attrStr: The text.
    /// - Complexity: Linear in the length.
    public init?<S>(_ range: NSRange, in attrStr: S) where S: AttributedStringProtocol {
        let scalars = attrStr.unicodeScalars
        let string = String(String.UnicodeScalarView(scalars))
        guard range.location != NSNotFound, let found = Range<String.Index>(range, in: string) else { return nil }
        let start = string.unicodeScalars.distance(from: string.startIndex, to: found.lowerBound)
        let count = string.unicodeScalars.distance(from: found.lowerBound, to: found.upperBound)
        let lower = scalars.index(scalars.startIndex, offsetBy: start)
        self = lower..<scalars.index(lower, offsetBy: count)
    }
}

extension NSRange {
    /// Creates the range of UTF-16 code units that a range of an attributed text covers.
    ///
    /// - Parameters:
    ///   - region: The range.
    ///   - target: The text, from whose beginning is counted.
    /// - Complexity: Linear in the length.
    public init<R, S>(_ region: R, in target: S)
    where R: RangeExpression, S: AttributedStringProtocol, R.Bound == AttributedString.Index {
        let scalars = target.unicodeScalars
        let range = region.relative(to: target.characters)
        let before = scalars[scalars.startIndex..<range.lowerBound].reduce(0) { $0 + UTF16.width($1) }
        let length = scalars[range].reduce(0) { $0 + UTF16.width($1) }
        self.init(location: before, length: length)
    }
}
