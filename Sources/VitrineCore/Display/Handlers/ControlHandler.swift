// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A control as the scene's surfaces see it.
@MainActor
package protocol AdjustableControl: ViewNode {
    /// Takes a user's change; the app's answer is in the layer after the next flush.
    func adjust(_ change: ControlChange)
    /// Acknowledges a change that is refused.
    func refuse(_ change: ControlChange)
}

/// Refers a native control's layer to its node.
@MainActor
package struct ControlHandler {
    package unowned let control: any AdjustableControl

    package init(_ control: any AdjustableControl) { self.control = control }
}
