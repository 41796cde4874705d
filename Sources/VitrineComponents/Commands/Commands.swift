// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Commands of an app beside those of its window.
///
/// A window here has no menus: a keyboard's shortcuts do what the commands' controls do, and readers reach the
/// controls.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of commands that `body` returns.
    associatedtype Body: Commands

    /// The commands.
    @CommandsBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) are primitive commands: the engine shows them and never asks for their body.")
    }
}

/// Commands that the engine shows.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
    associatedtype Controls: View
    var controls: Controls { get }
}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands {
        content
    }

    public static func buildBlock() -> EmptyCommands {
        EmptyCommands()
    }

    public static func buildBlock<C>(_ content: C) -> C where C: Commands {
        content
    }

    @MainActor
    public static func buildBlock<each C>(_ content: repeat each C) -> some Commands where repeat each C: Commands {
        var parts: [AnyView] = []
        repeat parts.append(AnyView(CommandsView(each content)))
        return CommandList(parts: parts)
    }

    @MainActor
    public static func buildIf<C>(_ content: C?) -> some Commands where C: Commands {
        CommandList(parts: content.map { [AnyView(CommandsView($0))] } ?? [])
    }

    @MainActor
    public static func buildEither<T>(first: T) -> some Commands where T: Commands {
        CommandList(parts: [AnyView(CommandsView(first))])
    }

    @MainActor
    public static func buildEither<F>(second: F) -> some Commands where F: Commands {
        CommandList(parts: [AnyView(CommandsView(second))])
    }

    public static func buildLimitedAvailability<C>(_ content: C) -> C where C: Commands {
        content
    }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never

    public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    var controls: EmptyView { EmptyView() }
}

/// Commands one after the other.
nonisolated struct CommandList: Commands {
    typealias Body = Never
    let parts: [AnyView]
}

extension CommandList: PrimitiveCommands {
    var controls: some View {
        ForEach(parts.indices, id: \.self) { parts[$0] }
    }
}

extension Group: Commands where Content: Commands {
    /// Commands together.
    public nonisolated init(@CommandsBuilder content: () -> Content) {
        self = .holding(content())
    }
}

extension Group: PrimitiveCommands where Content: Commands {
    typealias Controls = CommandsView<Content>
    var controls: CommandsView<Content> { CommandsView(content) }
}
