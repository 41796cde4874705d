// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The part of a file that a request asks for (RFC 9110, section 14): a player begins in the middle of a video.
struct ByteRange: Hashable, Sendable {
    /// The first byte.
    let first: Int
    /// The number of bytes; 0 where the file has none of those that are asked for.
    let count: Int

    var isEmpty: Bool { count == 0 }

    /// Reads the header `Range`; `nil` for several ranges and for what is none: the whole file is the answer.
    ///
    /// - Parameters:
    ///   - header: The value of the header.
    ///   - size: The number of bytes of the file.
    init?(_ header: String, of size: Int) {
        guard header.hasPrefix("bytes=") else { return nil }
        let ends = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        let (start, end) = (Int(ends[0]), Int(ends[1]))
        if ends[0].isEmpty {
            guard let end else { return nil }
            first = max(0, size - end)
            count = min(end, size)
        } else {
            guard let start, ends[1].isEmpty || end.map({ $0 >= start }) == true else { return nil }
            first = start
            count = max(0, min(end ?? .max, size - 1) - start + 1)
        }
    }
}
