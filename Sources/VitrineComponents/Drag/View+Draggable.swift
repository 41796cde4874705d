// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension View {
    /// Lets a person drag a value from the view: hold it, then move. Keyboards and readers take it up and put
    /// it down with actions.
    ///
    /// - Support: partial: within the app.
    public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
        modifier(DraggableModifier(preview: Optional<EmptyView>.none) { TransferPayload(payload()) })
    }

    /// Lets a person drag a value from the view: hold it, then move the preview.
    ///
    /// - Support: partial: within the app.
    public nonisolated func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View where V: View, T: Transferable {
        modifier(DraggableModifier(preview: preview()) { TransferPayload(payload()) })
    }
}

/// Lifts a view, or its preview, when it is held, and lets it follow the pointer.
nonisolated struct DraggableModifier<Preview: View>: ViewModifier {
    let preview: Preview?
    let payload: () -> TransferPayload
    @GestureState private var lifted: CGSize?
    @Environment(\.isEnabled) private var isEnabled

    init(preview: Preview?, payload: @escaping () -> TransferPayload) {
        self.preview = preview
        self.payload = payload
    }

    /// How long a view is held before it is lifted.
    private static var hold: Double { 0.3 }

    @MainActor func body(content: Content) -> some View {
        let payload = payload
        content
            .overlay {
                if let lifted {
                    Group {
                        if let preview { preview } else { content }
                    }
                    .fixedSize(horizontal: preview != nil, vertical: preview != nil)
                    .opacity(0.8)
                    .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
                    .offset(lifted)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                }
            }
            .overlay { DragOffer(payload: payload) }
            .zIndex(lifted == nil ? 0 : 1)
            .gesture(
                LongPressGesture(minimumDuration: Self.hold)
                    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
                    .updating($lifted) { value, lifted, _ in
                        if case .second(true, let drag) = value { lifted = drag?.translation ?? .zero }
                    }
                    .onChanged { value in
                        guard case .second(true, let drag?) = value, let hub = SessionContext.current?.drags else {
                            return
                        }
                        if !hub.isDragging { hub.begin(payload(), at: drag.startLocation) }
                        hub.move(to: drag.location)
                    }
                    .onEnded { value in
                        guard case .second(true, let drag?) = value else { return }
                        SessionContext.current?.drags.end(at: drag.location)
                    },
                isEnabled: isEnabled
            )
            .onChange(of: lifted == nil) { _, isDown in
                // Taken away by something else: an end has dropped already.
                if isDown { SessionContext.current?.drags.cancel() }
            }
    }
}
