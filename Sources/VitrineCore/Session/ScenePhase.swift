// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whether a scene is seen and used.
public enum ScenePhase: Comparable, Sendable {
    /// Nobody sees the scene: its page is hidden, or away for a while.
    case background
    /// The scene is there and takes no events: on its way between the others, or out of reach.
    case inactive
    /// The scene is in the foreground: its page is visible.
    case active

    /// The next phase on the way to another one; no scene skips one.
    func step(to goal: ScenePhase) -> ScenePhase {
        self == .inactive || self == goal ? goal : .inactive
    }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The current phase of the scene; read in an app, that of the browser window that the app runs in.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
