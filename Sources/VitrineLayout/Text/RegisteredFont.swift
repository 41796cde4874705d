// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A face of a font that an app brought along, with the file that it is in.
///
/// Unchecked, because nothing of it changes after `init`: the bytes are its own copy and are let go of with it.
package final class RegisteredFont: @unchecked Sendable {
    package let postScriptName: String
    package let fullName: String
    package let family: String
    /// 1 to 1000, as CSS counts.
    package let weight: Int
    /// What its axis of weights allows; `nil` for a face of one weight.
    package let weights: ClosedRange<Int>?
    package let isItalic: Bool
    package let metrics: FontMetrics
    /// Whether the outlines are PostScript's.
    package let isPostScript: Bool
    /// A file with this face alone, for as long as the object is there.
    package let bytes: UnsafeRawBufferPointer
    /// Made of the file's bytes, so that another file has another one: letters and digits, the same in every process.
    package let identifier: String

    package init(_ face: FontTables.Face) {
        postScriptName = face.postScriptName
        fullName = face.fullName
        family = face.family
        weight = face.weight
        weights = face.weights
        isItalic = face.isItalic
        metrics = face.metrics
        isPostScript = face.isPostScript
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: face.file.count, alignment: 16)
        copy.copyBytes(from: face.file)
        bytes = UnsafeRawBufferPointer(copy)
        identifier = Self.identifier(of: bytes)
    }

    deinit { bytes.deallocate() }

    /// FNV-1a (Fowler, Noll, Vo) over words of eight bytes, with two beginnings: 128 bits.
    private static func identifier(of bytes: UnsafeRawBufferPointer) -> String {
        var (first, second) = (UInt64(0xCBF2_9CE4_8422_2325), UInt64(0x6C62_272E_07BB_0142))
        func feed(_ word: UInt64) {
            first = (first ^ word) &* 0x100_0000_01B3
            second = (second ^ word.byteSwapped) &* 0x100_0000_01B3
        }
        feed(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            feed(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        while offset < bytes.count {
            feed(UInt64(bytes[offset]))
            offset += 1
        }
        func digits(_ number: UInt64) -> String {
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return digits(first) + digits(second)
    }

    /// The letters of a weight from which a face is bold.
    private static let boldWeight = 600

    /// Whether its outlines are thickened for a weight: browsers do so where a face has no such weight.
    package func isThickened(for weight: Int) -> Bool {
        weight >= Self.boldWeight && (weights?.upperBound ?? self.weight) < Self.boldWeight
    }

    /// How far it is from a weight and slant; the nearest face of a family draws a text.
    ///
    /// The slant counts first; of two faces as far away, the heavier one serves bold text and the lighter one other text
    /// (CSS Fonts 4, matching font styles).
    package func distance(weight: Int, isItalic: Bool) -> Int {
        let own = weights.map { min(max(weight, $0.lowerBound), $0.upperBound) } ?? self.weight
        let isOnTheSide = weight >= 500 ? own >= weight : own <= weight
        return (isItalic == self.isItalic ? 0 : 10_000) + abs(own - weight) * 2 + (isOnTheSide ? 0 : 1)
    }
}

extension RegisteredFont: Hashable {
    package static func == (one: RegisteredFont, other: RegisteredFont) -> Bool { one.identifier == other.identifier }

    package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
