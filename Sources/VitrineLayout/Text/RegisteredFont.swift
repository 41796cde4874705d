// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A font face that an app has registered, with the file that contains it.
///
/// Unchecked, because nothing changes after `init`: the bytes are its own copy and are freed with it.
package final class RegisteredFont: @unchecked Sendable {
    package let postScriptName: String
    package let fullName: String
    package let family: String
    /// The weight from 1 to 1000, as in CSS.
    package let weight: Int
    /// The range of its weight axis; `nil` for a face with one weight.
    package let weights: ClosedRange<Int>?
    package let isItalic: Bool
    package let metrics: FontMetrics
    /// Whether the outlines are PostScript (CFF) outlines.
    package let isPostScript: Bool
    /// A file with only this face, valid as long as the object lives.
    package let bytes: UnsafeRawBufferPointer
    /// A hash of the file's bytes, which differs between files: letters and digits, the same in every process.
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

    /// Returns a 128-bit FNV-1a hash (Fowler, Noll, Vo) over words of eight bytes, with two offsets.
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

    /// The weight from which a face is bold.
    private static let boldWeight = 600

    /// Returns whether its outlines are emboldened for a weight, as browsers do if a face has no such weight.
    package func isThickened(for weight: Int) -> Bool {
        weight >= Self.boldWeight && (weights?.upperBound ?? self.weight) < Self.boldWeight
    }

    /// Returns the distance from a weight and slant; the nearest face of a family is used for a text.
    ///
    /// The slant counts first; of two faces at the same distance, the heavier one is used for bold text and the lighter
    /// one for other text (CSS Fonts 4, matching font styles).
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
