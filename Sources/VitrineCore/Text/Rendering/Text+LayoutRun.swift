// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

extension Text.Layout {
    /// A part of a line with the same attributes: its slices, one for each glyph, in the order of the characters.
    public struct Run: RandomAccessCollection, Equatable {
        /// The type of the elements.
        public typealias Element = Text.Layout.RunSlice
        /// The type of a slice's index.
        public typealias Index = Int
        /// The type of the indices of all slices.
        public typealias Indices = Range<Int>
        /// The type of several slices that follow each other.
        public typealias SubSequence = Text.Layout.RunSlice

        let line: Text.Layout.Line
        let index: Int

        /// The direction in which the run is written.
        public var layoutDirection: LayoutDirection { line.text.direction(of: self) }

        /// The bounds of the run.
        public var typographicBounds: Text.Layout.TypographicBounds {
            line.text.bounds(of: self, slices: startIndex..<endIndex)
        }

        /// The place of the first character of each glyph.
        public var characterIndices: [Text.Layout.CharacterIndex] { line.text.characterIndices(of: self) }

        /// The attribute of a type that was attached with `customAttribute(_:)`, or `nil` if there is none.
        public subscript<T>(key: T.Type) -> T? where T: TextAttribute { line.text.attribute(key, of: self) }

        /// The index of the first glyph.
        public var startIndex: Int { 0 }
        /// The index after the last glyph.
        public var endIndex: Int { line.text.slices(of: self).count }

        /// The slice of one glyph.
        public subscript(index: Int) -> Text.Layout.RunSlice { self[index..<(index + 1)] }

        /// The slice of several glyphs.
        public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice {
            Text.Layout.RunSlice(run: self, indices: bounds)
        }
    }

    /// A part of a run: one or more of its glyphs.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The type of the elements.
        public typealias Element = Text.Layout.RunSlice
        /// The type of a glyph's index.
        public typealias Index = Int
        /// The type of the indices of all glyphs.
        public typealias Indices = Range<Int>
        /// The type of several glyphs that follow each other.
        public typealias SubSequence = Text.Layout.RunSlice

        /// The run that the slice is a part of.
        public var run: Text.Layout.Run
        /// The indices of the slice's glyphs in the run.
        public var indices: Range<Int>

        /// Creates a slice of a run.
        ///
        /// - Parameters:
        ///   - run: The run.
        ///   - indices: The indices of the glyphs, which the run has to have.
        public init(run: Text.Layout.Run, indices: Range<Int>) {
            precondition(
                indices.lowerBound >= run.startIndex && indices.upperBound <= run.endIndex,
                "A run of \(run.endIndex) glyphs has no slice \(indices).")
            self.run = run
            self.indices = indices
        }

        /// The bounds of the slice.
        public var typographicBounds: Text.Layout.TypographicBounds { run.line.text.bounds(of: run, slices: indices) }

        /// The place of the first character of each glyph.
        public var characterIndices: [Text.Layout.CharacterIndex] { Array(run.characterIndices[indices]) }

        /// The attribute of a type that was attached with `customAttribute(_:)`, or `nil` if there is none.
        public subscript<T>(key: T.Type) -> T? where T: TextAttribute { run[key] }

        /// The index of the first glyph.
        public var startIndex: Int { indices.lowerBound }
        /// The index after the last glyph.
        public var endIndex: Int { indices.upperBound }

        /// The slice of one glyph.
        public subscript(index: Int) -> Text.Layout.RunSlice { self[index..<(index + 1)] }

        /// The slice of several glyphs.
        public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice {
            Text.Layout.RunSlice(run: run, indices: bounds)
        }
    }
}
