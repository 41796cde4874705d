// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A message to the developer or the operator, which is the same in every channel (Documentation/Rules.md 3.21).
///
/// Macros have a type of their own, because the compiler asks for swift-syntax's `DiagnosticMessage`.
package struct Diagnostic: Error, Hashable, Sendable {
    /// A stable code, for tests and searches; each module lists its own.
    package struct Code: Hashable, Sendable {
        package let rawValue: String

        package init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package enum Severity: Hashable, Sendable {
        /// Something happens otherwise than the app asked for.
        case warning
        /// Something that the app asked for does not happen.
        case error
    }

    package var code: Code
    /// The problem, and the view or value that has it.
    package var message: String
    /// The types of the views around the place, outermost first; empty for a place outside any view.
    package var viewPath: String
    /// What the developer can do about it.
    package var remedy: String
    package var session: String
    package var severity: Severity

    package init(
        _ code: Code, _ message: String, viewPath: String = "", remedy: String, session: String = "",
        severity: Severity = .warning
    ) {
        self.code = code
        self.message = message
        self.viewPath = viewPath
        self.remedy = remedy
        self.session = session
        self.severity = severity
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The diagnostic on one line. The line of an error starts like every line that a program ends with.
    package var description: String {
        var text = severity == .error ? "error [\(code.rawValue)]: \(message)" : "[\(code.rawValue)] \(message)"
        if !viewPath.isEmpty { text += " (in \(viewPath))" }
        text += " \(remedy)"
        return text
    }
}
