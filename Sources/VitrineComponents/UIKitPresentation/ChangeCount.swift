// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// Counts the changes of an object of UIKit's, for the views that show it.
@MainActor @Observable
final class ChangeCount {
    private(set) var value = 0

    func increase() { value += 1 }
}
