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

    @MainActor var types: [String] { TransferRoutes<T>.of(T.transferRepresentation).importedTypes }

    @MainActor func hasTypes(of other: Self) -> Bool { true }
    @MainActor func accepts(_ payload: [TransferPayload], at point: CGPoint) -> Bool {
        payload.contains { $0.found(as: T.self) != nil }
    }
    @MainActor func didEnter(_ payload: [TransferPayload], at point: CGPoint) { isTargeted(true) }
    @MainActor func didMove(_ payload: [TransferPayload], to point: CGPoint) -> DropOperation? { nil }
    @MainActor func didLeave(_ payload: [TransferPayload], at point: CGPoint) { isTargeted(false) }

    @MainActor func take(_ payload: [TransferPayload], at point: CGPoint) {
        isTargeted(false)
        TransferPayload.convert(payload, to: T.self) { values, errors in
            for error in errors {
                DeveloperNotes.report(
                    .refusedEvent, "What was dropped is no \(T.self): \(error).",
                    remedy: "Look at the representations of both types.")
            }
            if !values.isEmpty { _ = action(values, point) }
        }
    }
}
