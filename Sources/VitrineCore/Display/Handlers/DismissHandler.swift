// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The handler of a layer that is dismissed with Escape.
@MainActor
package final class DismissHandler {
    package let action: () -> Void

    package init(_ action: @escaping () -> Void) {
        self.action = action
    }
}
