// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A part of an app's user interface: a value that describes it, cheap to make and rebuilt often.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension View where Body == Never {
    /// Primitive views have no body; the engine knows them.
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: the engine draws it and never asks for its body.")
    }
}

extension Never: View, Scene {
    public typealias Body = Never

    /// There is no value to ask.
    @MainActor @preconcurrency
    public var body: Never {
        // `return` keeps both builders out.
        return fatalError("Never has no value.")
    }
}

/// A view that the engine knows: it has no body and makes its own node.
package protocol PrimitiveView: View where Body == Never {
    /// How many elements the view stands for in a container, as far as its type tells.
    nonisolated static var arity: Arity { get }
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode
}

extension PrimitiveView {
    package nonisolated static var arity: Arity { .exact(1) }
}

/// How many elements a view type stands for in the container around it (Documentation/Rules.md 3.3).
package enum Arity: Equatable, Sendable {
    case exact(Int)
    case dynamic

    package static func + (a: Arity, b: Arity) -> Arity {
        guard case .exact(let x) = a, case .exact(let y) = b else { return .dynamic }
        return .exact(x + y)
    }

    package var isOne: Bool { self == .exact(1) }
}
