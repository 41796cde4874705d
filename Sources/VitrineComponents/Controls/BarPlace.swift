// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

private struct IsProminentInBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct IsInBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the buttons of a bar's item are prominent, in the tint colour.
    var isProminentInBar: Bool {
        get { self[IsProminentInBarKey.self] }
        set { self[IsProminentInBarKey.self] = newValue }
    }

    /// Whether the view is an item of a bar, where buttons have the bar's height.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}
