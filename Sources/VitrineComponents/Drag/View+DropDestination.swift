// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension View {
    /// Accepts drops of a type of values on the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: The closure that receives the values and the location in the view's coordinates; it returns whether
    ///     it accepts them.
    ///   - isTargeted: A closure that is called when a drag enters or leaves the view.
    /// - Returns: A view that accepts drops.
    ///
    /// - Support: partial: within the app.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable {
        modifier(DropModifier(taker: ValueDropTaker<T>(action: action, isTargeted: isTargeted)))
    }
}

/// Accepts values of a type.
nonisolated struct ValueDropTaker<T: Transferable>: DropTaker {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    @MainActor func accepts(_ payload: TransferPayload, at point: CGPoint) -> Bool { payload.found(as: T.self) != nil }
    @MainActor func didEnter(_ payload: TransferPayload, at point: CGPoint) { isTargeted(true) }
    @MainActor func didMove(_ payload: TransferPayload, to point: CGPoint) -> DropOperation? { nil }
    @MainActor func didLeave(_ payload: TransferPayload, at point: CGPoint) { isTargeted(false) }

    @MainActor func take(_ payload: TransferPayload, at point: CGPoint, in session: SessionContext) {
        isTargeted(false)
        payload.hand(as: T.self, in: session) {
            _ = action([$0], point)
        } orElse: { error in
            guard let error else { return }
            DeveloperNotes.report(
                .refusedEvent, "What was dropped is no \(T.self): \(error).",
                remedy: "Look at the representations of both types.")
        }
    }
}
