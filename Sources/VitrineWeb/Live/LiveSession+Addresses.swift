// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension LiveSession {
    /// Shows what a path names, or else the nearest page above its sealed parts, and notes what was not shown.
    ///
    /// - Returns: Whether the app knows one of them.
    func open(_ path: String, in scene: any LiveScene) -> Bool {
        if scene.open(path: path) { return true }
        let isLed = SealedAddresses.pathsAbove(path).contains { scene.open(path: $0) }
        note(isLed ? .closedAddress : .unknownRoute, LogText.path(path))
        return isLed
    }
}
