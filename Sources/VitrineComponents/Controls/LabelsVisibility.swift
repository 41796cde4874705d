// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

private struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether controls show their labels; a hidden one is still read aloud.
    public internal(set) var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in the view; they are still read aloud.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    /// Shows or hides the labels of the controls in the view.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
