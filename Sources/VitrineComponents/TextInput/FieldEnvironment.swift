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

/// What a style of the platform draws behind a field's text.
nonisolated package enum FieldGround: Equatable, Sendable { case rounded, editor }

private struct FieldGroundKey: EnvironmentKey {
    static var defaultValue: FieldGround? { nil }
}

private struct SubmitHandlersKey: EnvironmentKey {
    static var defaultValue: [SubmitHandler] { [] }
}

extension EnvironmentValues {
    /// What the fields of the view are for.
    package var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }

    /// The room between a field's edge and its text that belongs to a style.
    package var fieldInsets: EdgeInsets {
        get { self[FieldInsetsKey.self] }
        set { self[FieldInsetsKey.self] = newValue }
    }

    /// What lies behind a field's text.
    package var fieldGround: FieldGround? {
        get { self[FieldGroundKey.self] }
        set { self[FieldGroundKey.self] = newValue }
    }

    /// What the return key does, outermost first.
    package var submitHandlers: [SubmitHandler] {
        get { self[SubmitHandlersKey.self] }
        set { self[SubmitHandlersKey.self] = newValue }
    }
}
