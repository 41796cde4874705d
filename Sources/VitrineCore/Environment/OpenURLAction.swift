// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// An action that opens a URL.
nonisolated public struct OpenURLAction: Sendable {
    /// The result of handling a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind

        /// The handler opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler discarded the URL.
        public static let discarded = Result(kind: .discarded)
        /// The handler asks the system to open the URL.
        public static let systemAction = Result(kind: .system(nil))

        /// The handler asks the system to open another URL.
        ///
        /// - Parameter url: The URL that is opened instead.
        /// - Returns: The result to return from a handler.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: UncheckedSendable<@MainActor (URL) -> Result>?

    /// Creates an action that calls a handler before the system opens a URL.
    ///
    /// - Parameter handler: A closure that handles a URL and returns what is to be done.
    public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
        self.handler = UncheckedSendable(handler)
    }

    package init() { handler = nil }

    /// Whether the app opens a URL; otherwise the browser follows a link to it by itself.
    ///
    /// A path is one of the app's pages, which the browser knows how to load.
    package func opens(_ url: URL) -> Bool { handler != nil || url.scheme != nil && !PageRequest.mayFollow(url) }

    /// Opens a URL.
    ///
    /// - Parameter url: The URL.
    @MainActor public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    /// Opens a URL and reports whether it was accepted.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: A closure that receives whether the URL could be opened.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        open(url, completion)
    }

    @MainActor private func open(_ url: URL, _ completion: (Bool) -> Void) {
        switch handler?.value(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(SessionContext.current?.open(other ?? url) ?? false)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// The action that opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
