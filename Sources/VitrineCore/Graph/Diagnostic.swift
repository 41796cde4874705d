// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A message of the engine to the developer, which is the same in every channel (Documentation/Rules.md 3.21).
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
    /// A stable code, for tests and searches.
    package enum Code: String, Sendable {
        case bodyWritesState = "body-writes-state"
        case cyclicUpdate = "cyclic-update"
        case duplicateIdentifier = "duplicate-id"
        case missingObject = "missing-environment-object"
        case missingSymbol = "missing-symbol"
        case fontFallback = "font-fallback"
        case removedNode = "event-for-removed-node"
        case refusedEvent = "refused-event"
        case unknownRoute = "unknown-route"
        case missingDestination = "missing-navigation-destination"
        case invalidGeometry = "invalid-geometry"
        case missingString = "missing-string"
        case imageFailed = "image-failed"
        case missingColor = "missing-color"
        case withoutEffect = "without-effect"
        case defaultsFull = "defaults-full"
    }

    package var code: Code
    /// The problem and the view that has it.
    package var message: String
    /// The types of the views around the place, outermost first.
    package var viewPath: String
    /// The advice to the developer.
    package var remedy: String
    package var session: String

    package init(_ code: Code, _ message: String, viewPath: String = "", remedy: String, session: String = "") {
        self.code = code
        self.message = message
        self.viewPath = viewPath
        self.remedy = remedy
        self.session = session
    }

    package var description: String {
        var text = "[\(code.rawValue)] \(message)"
        if !viewPath.isEmpty { text += " (in \(viewPath))" }
        text += " \(remedy)"
        return text
    }
}

/// The channel of a graph's diagnostics, in which each code and message occurs once.
@MainActor
package final class DiagnosticChannel {
    package private(set) var recorded: [Diagnostic] = []
    /// Called for each new diagnostic.
    package var sink: ((Diagnostic) -> Void)?
    private static let limit = 1_000
    /// Messages about missing effects that have been passed on: they are the same in every session, so one session
    /// reports them.
    private static var handedOn: Set<String> = []

    package init() {}

    package func report(_ diagnostic: Diagnostic) {
        guard !recorded.contains(diagnostic), recorded.count < DiagnosticChannel.limit else { return }
        recorded.append(diagnostic)
        guard let sink else { return }
        if diagnostic.code == .withoutEffect, !DiagnosticChannel.handedOn.insert(diagnostic.message).inserted { return }
        sink(diagnostic)
    }

    package func contains(_ code: Diagnostic.Code) -> Bool {
        recorded.contains { $0.code == code }
    }
}
