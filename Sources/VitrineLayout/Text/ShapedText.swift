// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A shaped string: one entry per grapheme cluster, in logical order.
package struct ShapedText: Hashable, Sendable {
    /// The break opportunity after a cluster.
    package enum Break: UInt8, Hashable, Sendable {
        case none, allowed, mandatory
    }

    /// The UTF-8 length of each cluster; the sum is the string's length.
    package var lengths: [Int32]
    /// The advance of each cluster, kerning included.
    package var advances: [Double]
    package var breaks: [Break]
    /// Whether each cluster is white space that hangs over the end of a line.
    package var isSpace: [Bool]
    /// Whether each cluster joins its neighbours, as Arabic letters do; empty if none does.
    package var isCursive: [Bool]

    package init(lengths: [Int32], advances: [Double], breaks: [Break], isSpace: [Bool], isCursive: [Bool] = []) {
        self.lengths = lengths
        self.advances = advances
        self.breaks = breaks
        self.isSpace = isSpace
        self.isCursive = isCursive
    }

    /// Creates the single cluster of a box, whose character has a length in UTF-8.
    init(_ attachment: TextAttachment, length: Int) {
        self.init(lengths: [Int32(length)], advances: [attachment.width], breaks: [.none], isSpace: [false])
    }

    package var count: Int { advances.count }

    /// The number of bytes that a cache charges for it.
    var byteCount: Int { count * 15 + 128 }
}
