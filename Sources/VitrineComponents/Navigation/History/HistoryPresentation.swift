// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A sheet or cover over the visible stack, which Back dismisses.
///
/// It has an entry in the browser's history without a URL of its own: the entry has that of the page below.
@MainActor
package final class HistoryPresentation {
    package let key: Int
    /// The title, or `nil` to keep that of the page below.
    package let title: @MainActor () -> String?
    /// Requests to dismiss it; the app decides.
    package let dismiss: @MainActor () -> Void
    /// Requests to show it again, if that is possible.
    package let present: (@MainActor () -> Void)?

    package init(
        key: Int, title: @escaping @MainActor () -> String? = { nil }, dismiss: @escaping @MainActor () -> Void,
        present: (@MainActor () -> Void)? = nil
    ) {
        self.key = key
        self.title = title
        self.dismiss = dismiss
        self.present = present
    }
}
