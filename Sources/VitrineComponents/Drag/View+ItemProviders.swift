// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

extension View {
    /// Lets a person drag what a provider promises from the view: hold it, then move. Keyboards and readers take it
    /// up and put it down with actions.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(preview: Optional<EmptyView>.none) { TransferPayload(data()) })
    }

    /// Lets a person drag what a provider promises from the view: hold it, then move the preview.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrag<V>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View where V: View {
        modifier(DraggableModifier(preview: preview()) { TransferPayload(data()) })
    }

    /// Takes what is dropped on the view and is of one of some types; answers whether it did.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Takes what is dropped on the view and is of one of some types, with the place in the view's coordinates.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Lets a delegate take what is dropped on the view and is of one of some types.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }

    /// Takes what is dropped on the view and is of one of some types, by their identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is dropped on the view and is of one of some types, by their identifiers, with the place.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        let delegate = ClosureDropDelegate(types: supportedTypes, isTargeted: isTargeted, action: action)
        return onDrop(of: supportedTypes, delegate: delegate)
    }

    /// Lets a delegate take what is dropped on the view and is of one of some types, by their identifiers.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(taker: DelegateDropTaker(types: supportedTypes, delegate: delegate)))
    }
}

/// Hands what is dropped to a delegate.
nonisolated struct DelegateDropTaker: DropTaker {
    let types: [String]
    let delegate: any DropDelegate

    @MainActor private func info(_ payload: TransferPayload, _ point: CGPoint) -> DropInfo {
        DropInfo(provider: payload.provider, location: point)
    }

    @MainActor func accepts(_ payload: TransferPayload, at point: CGPoint) -> Bool {
        let info = info(payload, point)
        return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
    }

    @MainActor func didEnter(_ payload: TransferPayload, at point: CGPoint) {
        delegate.dropEntered(info: info(payload, point))
    }

    @MainActor func didMove(_ payload: TransferPayload, to point: CGPoint) -> DropOperation? {
        delegate.dropUpdated(info: info(payload, point))?.operation
    }

    @MainActor func didLeave(_ payload: TransferPayload, at point: CGPoint) {
        delegate.dropExited(info: info(payload, point))
    }

    @MainActor func take(_ payload: TransferPayload, at point: CGPoint, in session: SessionContext) {
        _ = delegate.performDrop(info: info(payload, point))
    }
}
