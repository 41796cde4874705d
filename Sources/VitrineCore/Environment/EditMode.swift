// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// Whether the user can edit the content of a view.
nonisolated public enum EditMode: Hashable, Sendable {
    /// The content cannot be edited.
    case inactive
    /// The content is edited temporarily.
    case transient
    /// The content can be edited.
    case active

    /// Whether the content is being edited: `true` for every mode but `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a page, or of a scene without pages.
@MainActor @Observable
package final class EditModeHolder {
    private var mode = EditMode.inactive

    package init() {}

    package var binding: Binding<EditMode> {
        Binding(
            get: { [self] in MainActor.assumeIsolated { mode } },
            set: { [self] new in MainActor.assumeIsolated { mode = new } })
    }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the edit mode of the content around this view; each page has its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
