// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Adds a button before the view that starts its refresh.
///
/// The button is invisible until it has the keyboard focus; pulling down the content presses it as well (`events.js`).
/// During the refresh there is space for a spinner above the content, as on a phone.
struct RefreshModifier: ViewModifier {
    let action: @isolated(any) @Sendable () async -> Void
    @State private var handler = RefreshHandler()
    @State private var isRunning = false

    nonisolated init(action: @escaping @isolated(any) @Sendable () async -> Void) {
        self.action = action
    }

    func body(content: Content) -> some View {
        let handler = handler
        let isRunning = isRunning
        handler.action = action
        return ZStack(alignment: .top) {
            Button(action: run) {
                RefreshSpinner(isRunning: isRunning)
            }
            .buttonStyle(.plain)
            .modifier(
                SemanticsModifier {
                    $0.startsRefresh = true
                    $0.isBusy = isRunning
                }
            )
            .accessibilityLabel(Text(SystemWord.refresh))
            .padding(.top, (RefreshSpinner.room - 44) / 2)
            // It takes no space, and is before the view in reading order and above it on the screen.
            .frame(width: 0, height: 0, alignment: .top)
            .zIndex(1)
            .modifier(AsideModifier())
            content
                .environment(\.refreshHandler, handler)
                .environment(\.refreshInset, isRunning ? RefreshSpinner.room : 0)
        }
    }

    private func run() {
        guard !isRunning, let session = SessionContext.current else { return }
        isRunning = true
        let handler = handler
        _ = session.activity.start(priority: .userInitiated) { @MainActor in
            await handler.action()
            isRunning = false
        }
    }
}

/// A view beside another one: semantics that are set around both apply to the other one.
private nonisolated struct AsideModifier: ViewModifier {
    typealias Body = Never
}

extension AsideModifier: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<AsideModifier> {
        private let item: DisplayItem

        init(_ modifier: AsideModifier, _ context: NodeContext) {
            let wrapper = WrapperNode(tree: context.graph.layout)
            item = DisplayItem(wrapper, graph: context.graph)
            item.isAside = true
            item.adoptsPaintOrder = true
            wrapper.attachment = item
            super.init(modifier, context, layout: wrapper)
        }
    }
}

/// The space above the content: empty, or with a spinner.
private nonisolated struct RefreshSpinner: View {
    /// The height, in points, including margins above and below.
    static let room: Double = 56
    let isRunning: Bool

    var body: some View {
        ZStack {
            Color.clear
            // Its colour is no control's: a tint is for those.
            if isRunning { ProgressView().tint(nil as Color?) }
        }
        .frame(width: 44, height: 44)
    }
}

extension View {
    /// Lets the user refresh the content, by pulling it down at its top or with a button for the keyboard.
    ///
    /// - Parameter action: The closure that refreshes; the spinner is shown until it returns.
    /// - Returns: A view that can be refreshed.
    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(action: action))
    }
}
