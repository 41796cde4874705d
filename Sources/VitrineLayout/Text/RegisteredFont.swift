// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

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
    /// The name of the file's content, which differs between files: letters and digits, the same in every process.
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
        identifier = ContentHash.name(of: bytes)
    }

    deinit { bytes.deallocate() }

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
