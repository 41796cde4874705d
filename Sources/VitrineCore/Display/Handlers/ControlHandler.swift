// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A control as the scene's surfaces see it.
@MainActor
package protocol AdjustableControl: ViewNode {
    /// Handles a user's change; the app's value is in the layer after the next flush.
    func adjust(_ change: ControlChange)
    /// Acknowledges a change that is refused.
    func refuse(_ change: ControlChange)
}

/// The handler of a native control's layer.
@MainActor
package final class ControlHandler {
    package unowned let control: any AdjustableControl

    package init(_ control: any AdjustableControl) { self.control = control }
}
