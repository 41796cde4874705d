// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a scene is created.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UISceneDelegate`; `nil` for none.
    public var delegateClass: AnyClass?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The name of the configuration in Info.plist, from which nothing is read.
    ///   - sessionRole: What the scene is for.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
