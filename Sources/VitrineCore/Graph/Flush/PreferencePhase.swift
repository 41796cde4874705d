// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The fifth phase of a round: preferences that changed are delivered to those who read them.
extension ViewGraph {
    func runPreferences(_ transaction: Transaction) {
        guard preferences.isDirty else { return }
        trace?.append("preferences")
        preferences.deliver(in: self, transaction: transaction)
    }
}
