// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A slice of a run that a text renderer draws as one: a grapheme cluster, or letters that join.
struct TextSlice: Equatable {
    var string: String
    /// The distance from the left end of the run, in points.
    var x: Double
    var width: Double
}
