// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineLayout

/// A text engine that measures nothing: it answers sizes that were recorded for strings.
///
/// A text that was not recorded takes half its point size for each character and one line of San Francisco's height,
/// so that a test that does not care for texts gets sizes that never differ between machines.
public final class RecordedTextEngine: @unchecked Sendable {
    /// What was recorded of one string.
    public struct Recording: Sendable {
        /// In points.
        public var size: CGSize
        /// The first (and last) baseline from the top, in points; `nil` is four fifths of the height.
        public var baseline: CGFloat?

        public init(size: CGSize, baseline: CGFloat? = nil) {
            self.size = size
            self.baseline = baseline
        }
    }

    private let recordings: [String: Recording]
    private let spacings: @Sendable (FontSpec, Double) -> TextSpacing

    /// Answers the recorded sizes.
    public convenience init(_ recordings: [String: Recording] = [:]) {
        self.init(recordings) { font, scale in
            font.metrics().spacing(size: font.size, leading: font.leading, pixelScale: scale)
        }
    }

    /// Answers the recorded sizes, and distances by font.
    package init(
        _ recordings: [String: Recording], spacings: @escaping @Sendable (FontSpec, Double) -> TextSpacing
    ) {
        self.recordings = recordings
        self.spacings = spacings
    }
}

extension RecordedTextEngine: TextMeasuring {
    package func layout(
        _ runs: [TextRun], options: TextOptions, width: Double?, height: Double?
    ) -> TextLayout {
        let string = runs.map(\.string).joined()
        guard !string.isEmpty else { return .empty }
        let recording = recordings[string] ?? estimate(runs, scale: options.pixelScale)
        let size = recording.size
        let baseline = Double(recording.baseline ?? size.height * 0.8)
        let line = TextLine(
            fragments: [TextFragment(string: string, runIndex: 0, x: 0, width: size.width)], x: 0, width: size.width,
            top: 0, baseline: baseline, height: size.height, endsParagraph: true)
        return TextLayout(size: size, lines: [line], firstBaseline: baseline, lastBaseline: baseline)
    }

    package func spacing(_ font: FontSpec, pixelScale: Double) -> TextSpacing { spacings(font, pixelScale) }

    private func estimate(_ runs: [TextRun], scale: Double) -> Recording {
        func pixels(_ length: Double) -> Double { (length * scale).rounded(.up) / scale }
        var width = 0.0
        var height = 0.0
        for run in runs {
            width += Double(run.string.count) * run.font.size / 2
            height = max(height, run.font.metrics().line * run.font.size)
        }
        return Recording(size: CGSize(width: pixels(width), height: pixels(height)))
    }
}
