// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Scene {
    /// Sets the external events for which a new instance of the scene is opened.
    ///
    /// - Support: works: an app has one scene in a session, which gets every event whatever the conditions, as on
    ///   platforms with a single scene.
    /// - Parameter conditions: Strings, one of which the target of an event contains.
    /// - Returns: The scene.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
