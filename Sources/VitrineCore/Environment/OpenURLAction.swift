// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Opens an address.
nonisolated public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let kind: Kind

        /// The handler did what was to be done.
        public static let handled = Result(kind: .handled)
        /// Nothing is to be done.
        public static let discarded = Result(kind: .discarded)
        /// The system shall open the address.
        public static let systemAction = Result(kind: .system(nil))

        /// The system shall open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: UncheckedSendable<@MainActor (URL) -> Result>?

    /// An action that asks a handler first.
    public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
        self.handler = UncheckedSendable(handler)
    }

    package init() { handler = nil }

    /// Whether an app has its say about addresses: links are followed by the browser otherwise.
    package var asksApp: Bool { handler != nil }

    /// Opens an address.
    @MainActor public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    /// Opens an address, and says whether that was possible.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        open(url, completion)
    }

    @MainActor private func open(_ url: URL, _ completion: (Bool) -> Void) {
        switch handler?.value(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(SessionContext.current?.follow(other ?? url) ?? false)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
