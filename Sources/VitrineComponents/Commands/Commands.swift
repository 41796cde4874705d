// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that represents commands of an app.
///
/// A browser window has no menu bar: the keyboard shortcuts of the commands work, and screen readers reach the
/// controls.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that `body` returns.
    associatedtype Body: Commands

    /// The commands that these commands consist of.
    @CommandsBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Traps: primitive commands have no body.
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) are primitive commands: the engine shows them and never asks for their body.")
    }
}

/// Commands that the engine implements.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
    associatedtype Controls: View
    var controls: Controls { get }
}

/// A result builder that collects commands.
@resultBuilder
public struct CommandsBuilder {
    /// Uses commands as they are.
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands {
        content
    }

    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands {
        EmptyCommands()
    }

    /// Builds a single group of commands.
    public static func buildBlock<C>(_ content: C) -> C where C: Commands {
        content
    }

    /// Builds several groups of commands.
    @MainActor
    public static func buildBlock<each C>(_ content: repeat each C) -> some Commands where repeat each C: Commands {
        var parts: [AnyView] = []
        repeat parts.append(AnyView(CommandsView(each content)))
        return CommandList(parts: parts)
    }

    /// Uses the commands of an `if` without `else`, or none.
    @MainActor
    public static func buildIf<C>(_ content: C?) -> some Commands where C: Commands {
        CommandList(parts: content.map { [AnyView(CommandsView($0))] } ?? [])
    }

    /// Uses the commands of the first branch.
    @MainActor
    public static func buildEither<T>(first: T) -> some Commands where T: Commands {
        CommandList(parts: [AnyView(CommandsView(first))])
    }

    /// Uses the commands of the second branch.
    @MainActor
    public static func buildEither<F>(second: F) -> some Commands where F: Commands {
        CommandList(parts: [AnyView(CommandsView(second))])
    }

    /// Uses commands of an availability condition.
    public static func buildLimitedAvailability<C>(_ content: C) -> C where C: Commands {
        content
    }
}

/// The absence of commands.
nonisolated public struct EmptyCommands: Commands {
    /// A primitive type: it has no body.
    public typealias Body = Never

    /// Creates the empty commands.
    public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    var controls: EmptyView { EmptyView() }
}

/// Commands in sequence.
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
    /// Creates a group of commands.
    public nonisolated init(@CommandsBuilder content: () -> Content) {
        self = .holding(content())
    }
}

extension Group: PrimitiveCommands where Content: Commands {
    typealias Controls = CommandsView<Content>
    var controls: CommandsView<Content> { CommandsView(content) }
}
