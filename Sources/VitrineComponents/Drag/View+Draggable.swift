// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension View {
    /// Makes the view draggable with a value: by a finger after a long press, by a mouse at once.
    ///
    /// Keyboards and screen readers pick it up and drop it by actions.
    ///
    /// - Support: partial: within the app.
    public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
        modifier(DraggableModifier(preview: Optional<EmptyView>.none) { TransferPayload(payload()) })
    }

    /// Makes the view draggable with a value and a preview: by a finger after a long press, by a mouse at once.
    ///
    /// - Parameters:
    ///   - payload: The value.
    ///   - preview: A view builder of the preview.
    /// - Returns: A draggable view.
    ///
    /// - Support: partial: within the app.
    public nonisolated func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View where V: View, T: Transferable {
        modifier(DraggableModifier(preview: preview()) { TransferPayload(payload()) })
    }
}

/// Lifts a view, or its preview, and moves it with the pointer.
nonisolated struct DraggableModifier<Preview: View>: ViewModifier {
    let preview: Preview?
    let payload: () -> TransferPayload
    @GestureState private var lifted: CGSize?
    @Environment(\.isEnabled) private var isEnabled

    init(preview: Preview?, payload: @escaping () -> TransferPayload) {
        self.preview = preview
        self.payload = payload
    }

    /// The duration of the long press, in seconds.
    private static var hold: Double { 0.3 }

    @MainActor func body(content: Content) -> some View {
        let payload = payload
        content
            .modifier(LiftedModifier(offset: lifted) { size in AnyView(carried(content, size)) })
            .overlay { DragOffer(payload: payload) }
            .gesture(
                LiftGesture(minimumDuration: Self.hold)
                    .updating($lifted) { drag, lifted, _ in lifted = drag.translation }
                    .onChanged { drag in
                        guard let hub = SessionContext.current?.drags else { return }
                        if !hub.isDragging { hub.begin([payload()], at: drag.startLocation) }
                        hub.move(to: drag.location)
                    }
                    .onEnded { drag in SessionContext.current?.drags.end(at: drag.location) },
                isEnabled: isEnabled
            )
            .onChange(of: lifted == nil) { _, isDown in
                // Cancelled by another gesture: `onEnded` has dropped the item already in other cases.
                if isDown { SessionContext.current?.drags.cancel() }
            }
    }

    /// Returns the view that the pointer carries: the preview, or else the dragged view at its size.
    @MainActor private func carried(_ content: Content, _ size: CGSize) -> some View {
        Group {
            if let preview {
                preview.fixedSize()
            } else {
                // What fills a row of a list does so only there: elsewhere it stands where the row begins.
                content.environment(\.isCarriedRow, true)
                    .frame(width: size.width, height: size.height, alignment: .leading)
            }
        }
        .opacity(0.8)
        .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
    }
}
