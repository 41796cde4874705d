// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The phase of a scene's life cycle.
public enum ScenePhase: Comparable, Sendable {
    /// The scene is not visible: its page is hidden, or disconnected for a while.
    case background
    /// The scene exists but receives no events: it is between the other phases, or cannot be reached.
    case inactive
    /// The scene is in the foreground: its page is visible.
    case active

    /// Returns the next phase on the way to another one; no phase is skipped.
    func step(to goal: ScenePhase) -> ScenePhase {
        self == .inactive || self == goal ? goal : .inactive
    }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the scene; read in an app, that of the browser window in which the app runs.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
