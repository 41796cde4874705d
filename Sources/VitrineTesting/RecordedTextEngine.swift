// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineLayout

/// A text engine for tests that returns recorded sizes instead of measuring.
///
/// A text without a recording is half its point size wide for each character and one line of San Francisco high, so
/// that sizes never differ between machines.
public final class RecordedTextEngine: @unchecked Sendable {
    /// The recorded size of a string.
    public struct Recording: Sendable {
        /// The size, in points.
        public var size: CGSize
        /// The first and last baseline from the top, in points; `nil` for four fifths of the height.
        public var baseline: CGFloat?

        /// Creates a recording.
        ///
        /// - Parameters:
        ///   - size: The size, in points.
        ///   - baseline: The baseline from the top, in points; `nil` for four fifths of the height.
        public init(size: CGSize, baseline: CGFloat? = nil) {
            self.size = size
            self.baseline = baseline
        }
    }

    private let recordings: [String: Recording]
    private let spacings: @Sendable (FontSpec, Double) -> TextSpacing

    /// Creates an engine with the recorded sizes of strings.
    public convenience init(_ recordings: [String: Recording] = [:]) {
        self.init(recordings) { font, scale in
            font.metrics().spacing(size: font.size, leading: font.leading, pixelScale: scale)
        }
    }

    /// Creates an engine with the recorded sizes of strings and the spacing of fonts.
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
            fragments: fragments(of: runs, string: string, width: size.width), x: 0, width: size.width, top: 0,
            baseline: baseline, height: size.height, endsParagraph: true)
        return TextLayout(size: size, lines: [line], firstBaseline: baseline, lastBaseline: baseline)
    }

    package func spacing(_ font: FontSpec, pixelScale: Double) -> TextSpacing { spacings(font, pixelScale) }

    /// Returns one fragment for the whole line, or one for each run of a text with images.
    private func fragments(of runs: [TextRun], string: String, width: Double) -> [TextFragment] {
        guard runs.contains(where: { $0.attachment != nil }) else {
            return [TextFragment(string: string, runIndex: 0, x: 0, width: width)]
        }
        var x = 0.0
        return runs.enumerated().map { index, run in
            let width = Self.width(of: run)
            defer { x += width }
            return TextFragment(string: run.string, runIndex: index, x: x, width: width)
        }
    }

    private static func width(of run: TextRun) -> Double {
        run.attachment?.width ?? Double(run.string.count) * run.font.size / 2
    }

    private func estimate(_ runs: [TextRun], scale: Double) -> Recording {
        func pixels(_ length: Double) -> Double { (length * scale).rounded(.up) / scale }
        var width = 0.0
        var height = 0.0
        for run in runs {
            width += Self.width(of: run)
            height = max(height, run.font.metrics().line * run.font.size)
        }
        return Recording(size: CGSize(width: pixels(width), height: pixels(height)))
    }
}
