// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
package import VitrineDisplay
package import VitrineLayout

private struct FieldTraitsKey: EnvironmentKey {
    static var defaultValue: FieldTraits { FieldTraits() }
}

private struct FieldInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

/// The background that a style of the platform draws behind a field's text.
nonisolated package enum FieldBackground: Equatable, Sendable { case rounded, editor }

private struct FieldBackgroundKey: EnvironmentKey {
    static var defaultValue: FieldBackground? { nil }
}

private struct SubmitHandlersKey: EnvironmentKey {
    static var defaultValue: [SubmitHandler] { [] }
}

extension EnvironmentValues {
    /// The traits of the fields in the view.
    package var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }

    /// The insets of a field's text that belong to a style.
    package var fieldInsets: EdgeInsets {
        get { self[FieldInsetsKey.self] }
        set { self[FieldInsetsKey.self] = newValue }
    }

    /// The background of a field's text.
    package var fieldBackground: FieldBackground? {
        get { self[FieldBackgroundKey.self] }
        set { self[FieldBackgroundKey.self] = newValue }
    }

    /// The actions of the Return key, outermost first.
    package var submitHandlers: [SubmitHandler] {
        get { self[SubmitHandlersKey.self] }
        set { self[SubmitHandlersKey.self] = newValue }
    }
}
