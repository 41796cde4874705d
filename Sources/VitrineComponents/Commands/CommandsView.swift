// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay

/// Commands as views, which hold the commands' dynamic properties.
nonisolated struct CommandsView<C: Commands>: View {
    typealias Body = Never
    let commands: C

    init(_ commands: C) {
        self.commands = commands
    }
}

extension CommandsView: PrimitiveView {
    nonisolated static var arity: Arity { .dynamic }

    @MainActor static func makeNode(_ view: CommandsView<C>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: BodyNode<C, AnyView> {
        init(_ view: CommandsView<C>, _ context: NodeContext) {
            super.init(
                view.commands, type: ViewType.of(CommandsView<C>.self), plan: ModifierPlans.plan(of: C.self), context)
            start()
        }

        override func body(of commands: C) -> AnyView {
            guard let primitive = commands as? any PrimitiveCommands else {
                return AnyView(CommandsView<C.Body>(commands.body))
            }
            return controls(of: primitive)
        }

        private func controls<P: PrimitiveCommands>(of commands: P) -> AnyView { AnyView(commands.controls) }

        override func update(from pointer: UnsafeRawPointer) {
            take(pointer.assumingMemoryBound(to: CommandsView<C>.self).pointee.commands, isEqual: false)
        }
    }
}

/// The commands of a window: invisible views after everything else, for keyboard shortcuts and screen readers.
///
/// Where the primary pointer is a finger they are there for shortcuts only, as on phones, which have no menus either.
nonisolated struct CommandsModifier<C: Commands>: ViewModifier {
    let commands: C
    @Environment(\.hasCoarsePointer) private var hasCoarsePointer

    @MainActor func body(content: Content) -> some View {
        let commands = commands
        let isHidden = hasCoarsePointer
        content.overlay(alignment: .topLeading) {
            ZStack { CommandsView(commands) }
                .fixedSize()
                .accessibilityHidden(isHidden)
                .modifier(UnseenModifier())
                .modifier(ForReadersModifier(isBeside: true))
                .frame(width: 44, height: 44, alignment: .topLeading)
        }
    }
}

extension Scene {
    /// Adds commands to the scene.
    ///
    /// - Support: partial: a window here has no menus; shortcuts work, and screen readers reach the controls where
    ///   there is a mouse.
    public nonisolated func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands {
        ModifiedScene(base: self, modifier: CommandsModifier(commands: content()))
    }

    /// Removes the system's commands; there are none in Vitrine.
    public nonisolated func commandsRemoved() -> some Scene { self }

    /// Replaces the system's commands.
    ///
    /// - Support: partial: a window here has no menus; shortcuts work, and screen readers reach the controls where
    ///   there is a mouse.
    public nonisolated func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands {
        commands(content: content)
    }
}
