// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A surface's report of where the selection of its focused field is.
///
/// The numbers name the text that the positions are meant in, as those of an edit do: a report and another text may
/// cross each other.
package struct FieldSelectionReport: Hashable, Sendable {
    /// The number of the surface's last edit.
    package var revision: Int
    /// The number of the app's last text that the surface had received.
    package var edition: Int
    /// The number of the app's last own selection that the surface had received.
    package var choice: Int
    /// The length of the text in UTF-16 units, by which a mismatch is detected.
    package var length: Int
    /// The selection in UTF-16 units; empty for an insertion point.
    package var range: Range<Int>

    package init(revision: Int, edition: Int, choice: Int, length: Int, range: Range<Int>) {
        self.revision = revision
        self.edition = edition
        self.choice = choice
        self.length = length
        self.range = range
    }
}
