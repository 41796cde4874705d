// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The handler of a layer with a menu.
@MainActor
package final class MenuHandler {
    package let action: () -> Void

    package init(_ action: @escaping () -> Void) {
        self.action = action
    }
}
