// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The interface of a text engine for layout; results are pure functions of the arguments.
package protocol TextMeasuring: AnyObject, Sendable {
    /// Breaks and places a paragraph for a proposal.
    ///
    /// A dimension of `nil` means the ideal, infinity the largest, 0 the smallest size.
    func layout(_ runs: [TextRun], options: TextOptions, width: Double?, height: Double?) -> TextLayout

    /// Returns the distances to neighbours for a text of this font.
    func spacing(_ font: FontSpec, pixelScale: Double) -> TextSpacing

    /// Whether a proposal that has space for the ideal size always results in the ideal size.
    var idealAnswersLooserProposals: Bool { get }

    /// Returns the tracking that the engine adds after every cluster of a font, in points, which surfaces must add too.
    func ownTracking(_ font: FontSpec) -> Double

    /// Returns the grapheme clusters of a run in logical order, as they follow each other on one line.
    func clusters(of run: TextRun, localeIdentifier: String) -> [TextCluster]
}

extension TextMeasuring {
    package func ownTracking(_ font: FontSpec) -> Double { 0 }
    package var idealAnswersLooserProposals: Bool { false }

    /// Returns clusters of equal advances, since an engine may know the widths of whole texts only.
    package func clusters(of run: TextRun, localeIdentifier: String) -> [TextCluster] {
        guard !run.string.isEmpty else { return [] }
        let options = TextOptions(localeIdentifier: localeIdentifier)
        let lines = layout([run], options: options, width: nil, height: nil).lines
        let advance = lines.reduce(0) { $0 + $1.width } / Double(run.string.count)
        return run.string.map { TextCluster(length: $0.utf8.count, advance: advance) }
    }
}
