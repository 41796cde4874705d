// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The part of a file that a request asks for (RFC 9110, section 14): a player begins in the middle of a video.
struct ByteRange: Hashable, Sendable {
    /// The first byte.
    let first: Int
    /// The number of bytes; 0 where the file has none of those that are asked for.
    let count: Int

    var isEmpty: Bool { count == 0 }

    /// Reads the header `Range`; `nil` for several ranges and for what is none: the whole file is the answer. So it is for
    /// the last bytes of an empty file, which are all that it has.
    ///
    /// - Parameters:
    ///   - header: The value of the header.
    ///   - size: The number of bytes of the file.
    init?(_ header: String, of size: Int) {
        let unit = "bytes="
        guard header.prefix(unit.count).lowercased() == unit else { return nil }
        let ends = header.dropFirst(unit.count).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        let (start, end) = (Self.number(ends[0]), Self.number(ends[1]))
        if let start {
            guard end ?? .max >= start else { return nil }
            first = start
            count = max(0, min(end ?? .max, size - 1) - start + 1)
        } else {
            guard let end, size > 0 || end == 0 else { return nil }
            first = max(0, size - end)
            count = min(end, size)
        }
    }

    /// Reads digits, of which there may be none; a number that is too large for any file is the largest.
    private static func number(_ digits: Substring) -> Int? {
        digits.isEmpty ? nil : Int(digits) ?? Int.max
    }
}
