// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a text renderer draws as one glyph: a grapheme cluster, or letters that join.
struct TextSlice: Equatable {
    var string: String
    /// The distance from the left end of the run, in points.
    var x: Double
    var width: Double
}
