// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// The number of changes of an object of UIKit: a view that reads it is shown anew with the next change.
@MainActor @Observable
final class ChangeCount {
    /// The number of changes so far.
    private(set) var value = 0

    /// Notes a change.
    func increase() { value += 1 }
}
