// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the external events that the view's scene handles while it is open.
    ///
    /// - Support: works: an app has one scene in a session, which gets every event whatever the conditions, as on
    ///   platforms with a single scene.
    /// - Parameters:
    ///   - preferring: Strings, one of which the target of an event contains that the scene prefers to handle.
    ///   - allowing: Strings, one of which the target of an event contains that the scene can handle.
    /// - Returns: The view.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
