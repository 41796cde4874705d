// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What code that is handed no environment reads of it: UIKit's names, formats, look-ups of strings.

extension EnvironmentValues {
    /// The environment of the text or field that a value is being formatted for, or its text parsed; `nil` elsewhere.
    @TaskLocal package static var ofFormattedText: EnvironmentValues?

    /// The environment of the view whose body is running: it depends on what is read here. `nil` outside of bodies.
    package static var ofRunningView: EnvironmentValues? {
        guard isOnMainActor else { return nil }
        return MainActor.assumeIsolated { UpdateContext.node.map { EnvironmentValues($0.scope) } }
    }
}

extension SessionContext {
    /// The window as code of the app is told of it: a view whose body asks depends on the window's size, scale, safe
    /// area, direction and text size.
    package var seenViewport: Viewport {
        if let environment = EnvironmentValues.ofRunningView {
            _ = environment.window
            _ = environment.displayScale
            _ = environment.layoutDirection
            _ = environment.dynamicTypeSize
        }
        return viewport
    }
}
