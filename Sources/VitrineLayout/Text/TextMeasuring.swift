// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What layout asks of a text engine; answers are pure functions of the arguments.
package protocol TextMeasuring: AnyObject, Sendable {
    /// Breaks and places a paragraph for a proposal.
    ///
    /// `nil` asks for the ideal, infinity for the largest, 0 for the smallest size.
    func layout(_ runs: [TextRun], options: TextOptions, width: Double?, height: Double?) -> TextLayout

    /// The distances to neighbours for a text of this font.
    func spacing(_ font: FontSpec, pixelScale: Double) -> TextSpacing

    /// Whether a proposal with room for the ideal size is always answered with the ideal.
    var idealAnswersLooserProposals: Bool { get }

    /// What the engine adds after every cluster of a font by itself, in points: surfaces have to add it, too.
    func ownTracking(_ font: FontSpec) -> Double
}

extension TextMeasuring {
    package func ownTracking(_ font: FontSpec) -> Double { 0 }
    package var idealAnswersLooserProposals: Bool { false }
}
