// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

private struct IsInListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a row of a list, where links fill the row and show a chevron.
    package var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}
