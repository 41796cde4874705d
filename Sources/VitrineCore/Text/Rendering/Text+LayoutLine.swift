// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

extension Text.Layout {
    /// A line of a text: its runs in the order of the characters.
    public struct Line: RandomAccessCollection, Equatable {
        /// The type of the elements.
        public typealias Element = Text.Layout.Run
        /// The type of a run's index.
        public typealias Index = Int
        /// The type of the indices of all runs.
        public typealias Indices = Range<Int>

        let text: PlacedText
        let index: Int
        /// The left end of the baseline, from the top left corner of the text's view.
        ///
        /// A line with another origin is drawn there.
        public var origin: CGPoint

        /// The bounds of the line.
        public var typographicBounds: Text.Layout.TypographicBounds { text.bounds(of: self) }

        /// The index of the first run.
        public var startIndex: Int { 0 }
        /// The index after the last run.
        public var endIndex: Int { text.layout.lines[index].fragments.count }

        /// The run at an index.
        public subscript(index: Int) -> Text.Layout.Run { Text.Layout.Run(line: self, index: index) }
    }
}
