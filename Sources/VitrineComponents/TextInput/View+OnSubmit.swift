// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The kinds of fields whose submission runs an action.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    /// A set has elements of its own type.
    public typealias Element = SubmitTriggers
    /// A literal has elements of the set's own type.
    public typealias ArrayLiteralElement = SubmitTriggers
    /// The type of the bits.
    public typealias RawValue = Int

    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The Return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Holds the action of an `onSubmit` modifier; a new closure replaces the old one without an environment change.
nonisolated package final class SubmitHandler: Equatable, @unchecked Sendable {
    /// Written and called on the main actor only.
    var triggers = SubmitTriggers.text
    var action: @MainActor () -> Void = {}

    package static func == (a: SubmitHandler, b: SubmitHandler) -> Bool { a === b }
}

struct SubmitModifier: ViewModifier {
    let triggers: SubmitTriggers
    let action: @MainActor () -> Void
    @State private var handler = SubmitHandler()

    nonisolated init(triggers: SubmitTriggers, action: @escaping @MainActor () -> Void) {
        self.triggers = triggers
        self.action = action
    }

    func body(content: Content) -> some View {
        let handler = handler
        handler.triggers = triggers
        handler.action = action
        return content.transformEnvironment(\.submitHandlers) { $0.append(handler) }
    }
}

extension View {
    /// Sets the action for submitting a field in the view with the Return key.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields; text fields by default.
    ///   - action: The closure to run.
    /// - Returns: A view whose fields run the action, in addition to those of enclosing views.
    @preconcurrency
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Prevents submissions in the view from running the actions of enclosing views.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitHandlers) { if isBlocking { $0 = [] } }
    }
}
