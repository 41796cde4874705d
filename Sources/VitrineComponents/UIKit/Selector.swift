// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineCore

/// A method that an object is asked to call.
///
/// The compiler for Linux knows no `#selector`: `vitrine` writes a selector in its place that calls the method. One that is
/// made of a name alone calls what all responders of UIKit have, or nothing, and says so.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    private let call: (@MainActor @Sendable (AnyObject, Any?) -> Bool)?

    /// Creates a selector that nothing answers.
    public init(_ name: String) {
        self.name = name
        call = nil
    }

    /// Creates a selector that nothing answers.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a selector as `vitrine` writes it in place of `#selector`.
    ///
    /// - Parameters:
    ///   - name: The method's name.
    ///   - call: Calls the method of an object with an argument, and returns whether the object has it.
    public init(_name name: String, _call call: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool) {
        self.name = name
        self.call = call
    }

    public var description: String { name }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method, on the main thread: at once, or soon where another thread asks for it.
    package func send(to target: AnyObject, with argument: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        if isOnMainActor {
            MainActor.assumeIsolated { sendOnMain(to: target, with: argument) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { sendOnMain(to: target, with: argument) } }
        }
    }

    @MainActor private func sendOnMain(to target: AnyObject, with argument: Any?) {
        if call?(target, argument) == true || sendToResponder(target) { return }
        Self.report(
            "\(type(of: target)) does not answer the selector \(name).",
            remedy: "Name a method of the app's own sources with #selector, or use a closure.")
    }

    /// The name of the method, without its type and its parameters.
    package var method: String {
        let path = name.prefix { $0 != "(" && $0 != ":" }
        return String(path.split(separator: ".").last ?? "")
    }

    /// Calls a method of UIKit's that apps name; there is no runtime that could look for others.
    @MainActor private func sendToResponder(_ target: AnyObject) -> Bool {
        switch (method, target) {
        case ("becomeFirstResponder", let responder as UIResponder): responder.becomeFirstResponder()
        case ("resignFirstResponder", let responder as UIResponder): responder.resignFirstResponder()
        case ("endEditing", let view as UIView): view.endEditing(true)
        default: return false
        }
        return true
    }

    /// Reports what was asked for and is not done, from any thread.
    package static func report(_ message: String, remedy: String) {
        if isOnMainActor {
            MainActor.assumeIsolated { reportOnMain(message, remedy: remedy) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { reportOnMain(message, remedy: remedy) } }
        }
    }

    @MainActor private static func reportOnMain(_ message: String, remedy: String) {
        let session = SessionContext.current
        let diagnostic = Diagnostic(
            Diagnostic.Code("selector-unknown"), message, remedy: remedy, session: session?.identifier ?? "",
            severity: .error)
        if let session { return session.report(diagnostic) }
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
}
