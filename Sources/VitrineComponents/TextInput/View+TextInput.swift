// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineDisplay

/// What the return key of a keyboard on glass says.
nonisolated public struct SubmitLabel: Sendable {
    let label: FieldTraits.SubmitLabel

    public static var done: SubmitLabel { SubmitLabel(label: .done) }
    public static var go: SubmitLabel { SubmitLabel(label: .go) }
    public static var send: SubmitLabel { SubmitLabel(label: .send) }
    public static var join: SubmitLabel { SubmitLabel(label: .join) }
    public static var route: SubmitLabel { SubmitLabel(label: .route) }
    public static var search: SubmitLabel { SubmitLabel(label: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(label: .return) }
    public static var next: SubmitLabel { SubmitLabel(label: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(label: .continue) }
}

/// Which letters a keyboard makes capitals of by itself.
nonisolated public struct TextInputAutocapitalization: Sendable {
    let capitalization: FieldTraits.Capitalization

    public static var never: TextInputAutocapitalization { .init(capitalization: .never) }
    public static var words: TextInputAutocapitalization { .init(capitalization: .words) }
    public static var sentences: TextInputAutocapitalization { .init(capitalization: .sentences) }
    public static var characters: TextInputAutocapitalization { .init(capitalization: .characters) }

    init(capitalization: FieldTraits.Capitalization) { self.capitalization = capitalization }

    /// The same as UIKit says it.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension View {
    /// Sets what the return key says.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.fieldTraits.submitLabel, submitLabel.label)
    }

    /// Sets the keyboard of the fields in the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.fieldTraits.keyboard, type.keyboard)
    }

    /// Says what the fields in the view ask for, so that it can be filled in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.fieldTraits.contentType, textContentType?.rawValue)
    }

    /// Sets which letters become capitals by themselves.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.fieldTraits.capitalization, autocapitalization?.capitalization)
    }

    /// Sets which letters become capitals by themselves.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.fieldTraits.capitalization, TextInputAutocapitalization(style)?.capitalization)
    }

    /// Sets whether words are not corrected.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.fieldTraits.autocorrects, !disable)
    }

    /// Sets whether words are not corrected.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.fieldTraits.autocorrects, disable.map { !$0 })
    }
}
