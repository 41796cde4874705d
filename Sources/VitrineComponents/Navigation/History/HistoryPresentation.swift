// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Something shown over the visible stack that Back closes: a sheet, a cover.
///
/// It has an entry in the browser's history and no address: it stands under that of the page below.
@MainActor
package final class HistoryPresentation {
    package let key: Int
    /// `nil` to keep the title of the page below.
    package let title: @MainActor () -> String?
    /// Asks to close it. Whether it closes is the app's decision.
    package let dismiss: @MainActor () -> Void
    /// Asks to show it again, where that can be done.
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
