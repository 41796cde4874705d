// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// What makes a submission.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public typealias Element = SubmitTriggers
    public typealias ArrayLiteralElement = SubmitTriggers
    public typealias RawValue = Int

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An action for submissions; its place in the view tree keeps it, so that another closure changes no environment.
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
    /// Runs an action when a person submits a value: the return key in a field of the view.
    @preconcurrency
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submissions in the view from the actions around it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitHandlers) { if isBlocking { $0 = [] } }
    }
}
