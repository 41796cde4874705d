// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A part of an app's user interface.
///
/// A view is a value that describes what is shown. It is cheap to create and is created again whenever what it reads
/// has changed.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The content and behaviour of the view.
    ///
    /// It is evaluated again whenever a value that it read has changed.
    @ViewBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension View where Body == Never {
    /// Primitive views have no body; accessing it traps.
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: the engine draws it and never asks for its body.")
    }
}

extension Never: View, Scene {
    /// `Never` has no body.
    public typealias Body = Never

    /// Never returns: there is no value of this type.
    @MainActor @preconcurrency
    public var body: Never {
        // `return` keeps both builders out.
        return fatalError("Never has no value.")
    }
}

/// A view that makes its own node and has no body.
package protocol PrimitiveView: View where Body == Never {
    /// The number of elements that the view adds to a container, as far as its type tells.
    nonisolated static var arity: Arity { get }
    /// Returns whether the view may have traits for a container (`ViewNode.trait`), as far as its type tells.
    ///
    /// In the body of a modifier (`inModifierBody`) the place of the modified view is passed over: that view was asked before.
    nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode
}

extension PrimitiveView {
    package nonisolated static var arity: Arity { .exact(1) }
    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool { false }
}

/// The number of elements that a view type adds to its container (Documentation/Rules.md 3.3).
package enum Arity: Equatable, Sendable {
    case exact(Int)
    case dynamic

    package static func + (a: Arity, b: Arity) -> Arity {
        guard case .exact(let x) = a, case .exact(let y) = b else { return .dynamic }
        return .exact(x + y)
    }

    package var isOne: Bool { self == .exact(1) }
}
