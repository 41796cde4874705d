// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A navigation value with a URL path, from which the value can be restored.
///
/// An app's `App` target declares the conformance for the values that it passes to `NavigationStack`, so features do
/// not depend on URLs:
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
    /// It identifies the value alone, not the stack below it, and two different values never share it.
    var urlPath: String { get }

    /// Creates the value that a path identifies, or returns `nil` if the path belongs to no value of this type.
    ///
    /// Paths come from the address bar: return `nil` for those that cannot be parsed, and never trap.
    init?(urlPath: String)
}
