// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A navigation value with a place on the web: its URL path, and back.
///
/// An app's `App` target adopts it for the values that it hands to `NavigationStack`, so features never learn of URLs:
///
///     extension CharacterNavigation: URLRoute {
///         public var urlPath: String {
///             switch self {
///             case .detail(let identifier): URLPath("characters", String(identifier)).string
///             }
///         }
///
///         public init?(urlPath: String) {
///             guard let parts = URLPath(string: urlPath)?.components, parts.count == 2, parts[0] == "characters",
///                 let identifier = Int(parts[1])
///             else { return nil }
///             self = .detail(identifier: identifier)
///         }
///     }
///
/// Both directions have to agree: `Self(urlPath: value.urlPath) == value` for every value.
public protocol URLRoute: Hashable {
    /// The absolute path of this value, percent-encoded, for example `/characters/1`.
    ///
    /// It names the value alone, not the stack below it, and two different values never share it.
    var urlPath: String { get }

    /// The value that a path names, or nil when the path is none of this type's.
    ///
    /// Paths come from the address bar: refuse what does not parse, never trap.
    init?(urlPath: String)
}
