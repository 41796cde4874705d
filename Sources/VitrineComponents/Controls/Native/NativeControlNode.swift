// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The value and the semantics of a native control in an environment.
nonisolated package struct ControlContent: Hashable, Sendable {
    package var control: DisplayControl
    package var semantics: Semantics

    package init(_ control: DisplayControl, role: Semantics.Role, label: String?, value: String?) {
        self.control = control
        semantics = Semantics(role: role)
        semantics.label = label
        semantics.value = value
    }
}

/// The node of a native control, which fills the proposed size over the chrome.
///
/// Every change is acknowledged: the content carries the number of the change even if the app keeps its value.
package class NativeControlNode<V: View>: LeafNode<V>, AdjustableControl {
    private var revision = 0

    package init(_ view: V, _ context: NodeContext) {
        super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
        item.baseHandler = .control(ControlHandler(self))
    }

    /// Returns the value and the semantics, in an environment.
    package func content(_ environment: EnvironmentValues) -> ControlContent {
        preconditionFailure("\(name) says nothing of its content.")
    }

    /// Receives a value of the user.
    package func take(_ value: String, isDone: Bool) {}

    package final override func resolve(_ environment: EnvironmentValues) {
        var new = content(environment)
        new.control.revision = revision
        new.semantics.isDisabled = !environment.isEnabled
        item.semantics = new.semantics
        item.events = environment.isEnabled ? .adjust : []
        item.layer.content = .control(new.control)
    }

    // The view contains closures, so it cannot be compared: resolve it in any case.
    package override func viewDidChange(from old: V) { resolveNow() }

    package final func adjust(_ change: ControlChange) {
        revision = change.revision
        graph.runAction { take(change.value, isDone: change.isDone) }
        invalidate()
    }

    package final func refuse(_ change: ControlChange) {
        revision = change.revision
        invalidate()
    }
}
