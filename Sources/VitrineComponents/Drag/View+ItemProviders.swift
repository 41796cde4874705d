// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

extension View {
    /// Makes the view draggable with an item provider: by a finger after a long press, by a mouse at once.
    ///
    /// Keyboards and screen readers pick it up and drop it by actions.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier(preview: Optional<EmptyView>.none) { TransferPayload(data()) })
    }

    /// Makes the view draggable with an item provider and a preview: by a finger after a long press, by a mouse at once.
    ///
    /// - Parameters:
    ///   - data: The closure that creates the provider.
    ///   - preview: A view builder of the preview.
    /// - Returns: A draggable view.
    ///
    /// - Support: partial: within the app.
    public nonisolated func onDrag<V>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View where V: View {
        modifier(DraggableModifier(preview: preview()) { TransferPayload(data()) })
    }

    /// Accepts drops of some content types on the view.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Accepts drops of some content types on the view, with their location in the view's coordinates.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Accepts drops of some content types on the view through a delegate.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }

    /// Accepts drops of some content types, given by their identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Accepts drops of some content types, given by their identifiers, with their location.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        let delegate = ClosureDropDelegate(types: supportedTypes, isTargeted: isTargeted, action: action)
        return onDrop(of: supportedTypes, delegate: delegate)
    }

    /// Accepts drops of some content types, given by their identifiers, through a delegate.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(taker: DelegateDropTaker(types: supportedTypes, delegate: delegate)))
    }
}

/// Passes drops to a delegate.
nonisolated struct DelegateDropTaker: DropTaker {
    let types: [String]
    let delegate: any DropDelegate

    @MainActor private func info(_ payload: [TransferPayload], _ point: CGPoint) -> DropInfo {
        DropInfo(providers: payload.map(\.provider), location: point)
    }

    @MainActor func hasTypes(of other: Self) -> Bool { types == other.types }

    @MainActor func accepts(_ payload: [TransferPayload], at point: CGPoint) -> Bool {
        let info = info(payload, point)
        return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
    }

    @MainActor func didEnter(_ payload: [TransferPayload], at point: CGPoint) {
        delegate.dropEntered(info: info(payload, point))
    }

    @MainActor func didMove(_ payload: [TransferPayload], to point: CGPoint) -> DropOperation? {
        delegate.dropUpdated(info: info(payload, point))?.operation
    }

    @MainActor func didLeave(_ payload: [TransferPayload], at point: CGPoint) {
        delegate.dropExited(info: info(payload, point))
    }

    @MainActor func take(_ payload: [TransferPayload], at point: CGPoint) {
        _ = delegate.performDrop(info: info(payload, point))
    }
}
