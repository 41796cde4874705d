// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
    /// Writes URLs as text, without those parts that nobody reads.
    ///
    /// - Support: partial: whole parts are shown or not; there are no conditions for single hosts or paths.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// Whether a part is shown.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            private enum Kind: String, Codable, Hashable, Sendable {
                case always
                case never
                case omitIfHTTPFamily
            }

            private let kind: Kind

            /// The part is shown.
            public static let always = ComponentDisplayOption(kind: .always)
            /// The part is not shown.
            public static let never = ComponentDisplayOption(kind: .never)
            /// The part is shown unless the scheme is http or https.
            public static let omitIfHTTPFamily = ComponentDisplayOption(kind: .omitIfHTTPFamily)

            func shows(_ scheme: String?) -> Bool {
                switch kind {
                case .always: true
                case .never: false
                case .omitIfHTTPFamily: scheme != "http" && scheme != "https"
                }
            }
        }

        /// Whether the host is shown.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate let isShown: Bool

            /// The host is shown.
            public static let always = HostDisplayOption(isShown: true)
            /// The host is not shown.
            public static let never = HostDisplayOption(isShown: false)
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - scheme: Whether the scheme is shown.
        ///   - user: Whether the user is shown.
        ///   - password: Whether the password is shown.
        ///   - host: Whether the host is shown.
        ///   - port: Whether the port is shown.
        ///   - path: Whether the path is shown.
        ///   - query: Whether the query is shown.
        ///   - fragment: Whether the fragment is shown.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        private func changing(_ change: (inout Self) -> Void) -> Self {
            var copy = self
            change(&copy)
            return copy
        }

        /// Returns the format with or without the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { changing { $0.scheme = strategy } }
        /// Returns the format with or without the user.
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { changing { $0.user = strategy } }
        /// Returns the format with or without the password.
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self {
            changing { $0.password = strategy }
        }
        /// Returns the format with or without the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self { changing { $0.host = strategy } }
        /// Returns the format with or without the port.
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
            changing { $0.port = strategy }
        }
        /// Returns the format with or without the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { changing { $0.path = strategy } }
        /// Returns the format with or without the query.
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { changing { $0.query = strategy } }
        /// Returns the format with or without the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self {
            changing { $0.fragment = strategy }
        }

        /// Returns the text of a URL.
        public func format(_ value: URL) -> String {
            guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            let name = parts.scheme?.lowercased()
            let showsScheme = scheme.shows(name) && name != nil
            if !user.shows(name) { parts.user = nil }
            if !password.shows(name) { parts.password = nil }
            if !port.shows(name) { parts.port = nil }
            if !path.shows(name) { parts.path = "" }
            if !query.shows(name) { parts.query = nil }
            if !fragment.shows(name) { parts.fragment = nil }
            if !host.isShown {
                parts.user = nil
                parts.password = nil
                parts.port = nil
                parts.host = nil
            }
            if !showsScheme { parts.scheme = nil }
            let text = parts.string ?? value.absoluteString
            // Without a scheme a host would begin with two slashes.
            return !showsScheme && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }
    }

    /// Returns the text of the URL in a format.
    public func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == URL {
        style.format(self)
    }

    /// Returns the URL as people read it: without user, query and fragment.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// Writes URLs without user, query and fragment.
    public static var url: Self { Self() }
}
