// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The distances of Documentation/Layout.md 3.6 in a VStack without spacing.
@MainActor
@Suite("Texts in a VStack")
struct TextSpacingTests {
    struct Row: Sendable {
        let style: Font.TextStyle
        let line: [Double]
        let below: [Double]
        let above: [Double]
        let between: [Double]
    }

    /// At 3x, at 2x.
    nonisolated static let rows = [
        Row(
            style: .largeTitle, line: [40.67, 41], below: [20.95, 21.12], above: [12.53, 12.70], between: [0.67, 0.5]),
        Row(style: .title, line: [33.67, 33.5], below: [17.35, 17.19], above: [10.42, 10.25], between: [0.67, 1]),
        Row(style: .title2, line: [26.33, 26.5], below: [13.42, 13.75], above: [7.97, 8.31], between: [2, 2]),
        Row(style: .title3, line: [24, 24], below: [12.44, 12.27], above: [7.49, 7.32], between: [1.33, 1.5]),
        Row(style: .body, line: [20.33, 20.5], below: [10.64, 10.81], above: [6.43, 6.60], between: [2, 2]),
        Row(style: .callout, line: [19.33, 19.5], below: [9.82, 9.82], above: [5.86, 5.86], between: [2, 2]),
        Row(style: .subheadline, line: [18, 18], below: [9.33, 9.33], above: [5.62, 5.62], between: [2.33, 2.5]),
        Row(style: .footnote, line: [15.67, 16], below: [8.02, 8.35], above: [4.80, 5.14], between: [2.67, 2.5]),
        Row(style: .caption, line: [14.33, 14.5], below: [7.53, 7.37], above: [4.56, 4.39], between: [2, 2]),
        Row(style: .caption2, line: [13.33, 13.5], below: [6.71, 6.88], above: [3.99, 4.15], between: [0, 0]),
    ]

    @Test("keep the platform's distances to views and to each other", arguments: rows, [3.0, 2.0])
    func distances(row: Row, scale: Double) throws {
        let column = scale == 3 ? 0 : 1
        let font = Font.system(row.style)

        let under = TextMount(
            VStack {
                Text(verbatim: "a")
                Color.red
            }.font(font), scale: scale)
        let text = try #require(under.frames.first)
        #expect(abs(text.height - row.line[column]) < 0.01)
        let filled = 844 - text.height - row.below[column]
        #expect(abs(height(of: under) - filled) < 0.011)

        let over = TextMount(
            VStack {
                Color.red
                Text(verbatim: "a")
            }.font(font), scale: scale)
        #expect(abs(height(of: over) - (844 - text.height - row.above[column])) < 0.011)

        let pair = TextMount(
            VStack {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.font(font), scale: scale)
        try #require(pair.frames.count == 2)
        let gap = pair.frames[1].y - pair.frames[0].y - pair.frames[0].height
        #expect(abs(gap - row.between[column]) < 0.01)
    }

    /// The height of the fill, which takes what the text and the gap leave.
    private func height(of mount: TextMount) -> Double {
        func find(_ layer: Layer) -> Layer? {
            if case .fill = layer.content { return layer }
            return layer.children.lazy.compactMap(find).first
        }
        return find(mount.scene.display.root)?.placement.height ?? -1
    }
}
