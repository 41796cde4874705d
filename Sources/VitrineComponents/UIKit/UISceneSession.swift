// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The session that a scene is created for: one window of one user.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// The roles of scenes.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window that a user operates.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The scene, once it has been created.
    public internal(set) weak var scene: UIScene?
    /// The name of the session, the same for the life of the window.
    public let persistentIdentifier = UUID().uuidString

    init(role: UISceneSession.Role) {
        self.role = role
    }
}
