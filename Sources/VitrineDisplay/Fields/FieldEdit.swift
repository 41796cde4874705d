// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a person has done to a field since the surface last said so.
package struct FieldEdit: Hashable, Sendable {
    /// The surface's number of this edit, counted per field from 1.
    package var revision: Int
    /// The app's last text that the surface had seen.
    package var edition: Int
    /// One after the other, the first of the text that both sides agreed on.
    package var splices: [TextSplice]
    /// UTF-16 units of the whole text afterwards: both sides count the same, or somebody is wrong.
    package var length: Int
    /// Where the selection stands afterwards.
    package var selection: Range<Int>

    package init(revision: Int, edition: Int, splices: [TextSplice], length: Int, selection: Range<Int>) {
        self.revision = revision
        self.edition = edition
        self.splices = splices
        self.length = length
        self.selection = selection
    }
}
