// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The edits of a user in a field since the surface's last report.
package struct FieldEdit: Hashable, Sendable {
    /// The surface's number of this edit, counted per field from 1.
    package var revision: Int
    /// The number of the app's last text that the surface had received.
    package var edition: Int
    /// The edits in order, the first one relative to the text that both sides agreed on.
    package var splices: [TextSplice]
    /// The length of the whole text afterwards, in UTF-16 units, by which a mismatch is detected.
    package var length: Int
    /// The selection afterwards.
    package var selection: Range<Int>

    package init(revision: Int, edition: Int, splices: [TextSplice], length: Int, selection: Range<Int>) {
        self.revision = revision
        self.edition = edition
        self.splices = splices
        self.length = length
        self.selection = selection
    }
}
