// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Takes values of a type that are dropped on the view.
    ///
    /// - Support: partial: within the app and with a pointer.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable {
        modifier(DropTargetModifier(taker: ValueDropTaker<T>(action: action, isTargeted: isTargeted)))
    }
}

/// Takes values of a type.
nonisolated struct ValueDropTaker<T: Transferable>: DropTaker {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    @MainActor func accepts(_ payload: TransferPayload, at point: CGPoint) -> Bool { payload.found(as: T.self) != nil }
    @MainActor func didEnter(_ payload: TransferPayload, at point: CGPoint) { isTargeted(true) }
    @MainActor func didMove(_ payload: TransferPayload, to point: CGPoint) -> DropOperation? { nil }
    @MainActor func didLeave(_ payload: TransferPayload, at point: CGPoint) { isTargeted(false) }

    @MainActor func take(_ payload: TransferPayload, at point: CGPoint, in session: SessionContext) {
        isTargeted(false)
        switch payload.found(as: T.self) {
        case .value(let value):
            if let value = value as? T { _ = action([value], point) }
        case .making(let make):
            let take = UncheckedSendable { (value: Any) in
                if let value = value as? T { _ = action([value], point) }
            }
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
}
