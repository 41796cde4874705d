// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The interactions of a focused view.
public struct FocusInteractions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of interactions from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view is activated, like a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is edited, like a field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The platform's default interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated struct FocusableModifier: ViewModifier, Equatable {
    typealias Body = Never
    let isFocusable: Bool
}

extension View {
    /// Sets whether the view can receive keyboard focus.
    ///
    /// While it is focused, the return key and the space bar tap it.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether the view can receive keyboard focus for the given interactions; an empty set disables it.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        if interactions != .automatic {
            DeveloperNotes.withoutEffect(
                "focusable(_:interactions:)", remedy: "A click and the tab key give the focus, whatever it is for.")
        }
        return modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
    }
}

extension FocusableModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context, layout: WrapperNode(tree: context.graph.layout))
    }

    private final class Node: ListeningModifierNode<FocusableModifier>, FocusTarget {
        private(set) var focusLinks: [FocusLink] = []
        override var handler: LayerHandler { .focus(FocusHandler(self)) }

        override func wanted(_ environment: EnvironmentValues) -> EventMask {
            focusLinks = environment.focusLinks
            return modifier.isFocusable && environment.isEnabled ? .focus : []
        }

        override func contentDidLoad() {
            super.contentDidLoad()
            graph.focus.add(self)
        }

        override func modifierDidChange(from old: FocusableModifier) { write() }

        // A view without a layer cannot be focused, which `canTakeFocus` ensures.
        var focusLayer: Layer { layer ?? graph.display.root }
        var canTakeFocus: Bool { isAlive && layer != nil && events.contains(.focus) }
        func focusDidChange(_ hasFocus: Bool) {}

        override func willDie() {
            super.willDie()
            graph.focus.remove(self)
        }
    }
}

/// Refers a layer that takes the focus, and is no field, to its node.
@MainActor
package struct FocusHandler {
    private(set) weak var target: (any FocusTarget)?

    init(_ target: any FocusTarget) { self.target = target }
}
