// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

extension View {
    /// Takes values of a type that are dropped on the view.
    ///
    /// - Support: partial: within the app and with a pointer.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable {
        modifier(DropModifier<T>(action: action, isTargeted: isTargeted))
    }
}

/// Takes values of a type.
nonisolated struct DropModifier<T: Transferable>: ViewModifier {
    typealias Body = Never
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension DropModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<DropModifier<T>>, DropTarget {
        init(_ modifier: DropModifier<T>, _ context: NodeContext) {
            super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
            graph.session.drags.add(self)
        }

        var dropFrame: CGRect {
            guard isAlive, unary.isPlaced, graph.unobserved({ EnvironmentValues(scope).isEnabled }) else { return .null }
            return GeometryProxy(unary).frame(in: .global)
        }

        func accepts(_ payload: TransferPayload) -> Bool { payload.found(as: T.self) != nil }
        func dragDidEnter(_ payload: TransferPayload, at point: CGPoint) { modifier.isTargeted(true) }
        func dragDidMove(_ payload: TransferPayload, to point: CGPoint) {}
        func dragDidLeave(_ payload: TransferPayload) { modifier.isTargeted(false) }

        func drop(_ payload: TransferPayload, at point: CGPoint) {
            modifier.isTargeted(false)
            switch payload.found(as: T.self) {
            case .value(let value):
                if let value = value as? T { _ = modifier.action([value], point) }
            case .making(let make):
                let take = UncheckedSendable { [modifier] (value: Any) in
                    if let value = value as? T { _ = modifier.action([value], point) }
                }
                let session = graph.session
                Task { @MainActor in
                    do {
                        let value = UncheckedSendable(try await make())
                        SessionContext.$current.withValue(session) { take.value(value.value) }
                    } catch {
                        DeveloperNotes.report(
                            .refusedEvent, "What was dropped is no \(T.self): \(error).",
                            remedy: "Look at the representations of both types.")
                    }
                }
            case nil: break
            }
        }

        override func willDie() {
            super.willDie()
            graph.session.drags.remove(self)
        }
    }
}
