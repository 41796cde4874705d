// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineDisplay

/// The label of the Return key of a software keyboard.
nonisolated public struct SubmitLabel: Sendable {
    let label: FieldTraits.SubmitLabel

    /// "Done".
    public static var done: SubmitLabel { SubmitLabel(label: .done) }
    /// "Go".
    public static var go: SubmitLabel { SubmitLabel(label: .go) }
    /// "Send".
    public static var send: SubmitLabel { SubmitLabel(label: .send) }
    /// "Join".
    public static var join: SubmitLabel { SubmitLabel(label: .join) }
    /// "Route".
    public static var route: SubmitLabel { SubmitLabel(label: .route) }
    /// "Search".
    public static var search: SubmitLabel { SubmitLabel(label: .search) }
    /// "Return".
    public static var `return`: SubmitLabel { SubmitLabel(label: .return) }
    /// "Next".
    public static var next: SubmitLabel { SubmitLabel(label: .next) }
    /// "Continue".
    public static var `continue`: SubmitLabel { SubmitLabel(label: .continue) }
}

/// Which letters the software keyboard capitalizes.
nonisolated public struct TextInputAutocapitalization: Sendable {
    let capitalization: FieldTraits.Capitalization

    /// None.
    public static var never: TextInputAutocapitalization { .init(capitalization: .never) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { .init(capitalization: .words) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(capitalization: .sentences) }
    /// All letters.
    public static var characters: TextInputAutocapitalization { .init(capitalization: .characters) }

    init(capitalization: FieldTraits.Capitalization) { self.capitalization = capitalization }

    /// Creates the behavior that corresponds to one of UIKit; never `nil` in Vitrine.
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
    /// Sets the label of the Return key for the fields in the view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.fieldTraits.submitLabel, submitLabel.label)
    }

    /// Sets the type of the software keyboard for the fields in the view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.fieldTraits.keyboard, type.keyboard)
    }

    /// Sets the semantic content of the fields in the view, so that the browser can fill them in; `nil` for none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.fieldTraits.contentType, textContentType?.rawValue)
    }

    /// Sets which letters the software keyboard capitalizes; `nil` for the browser's default.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.fieldTraits.capitalization, autocapitalization?.capitalization)
    }

    /// Sets which letters the software keyboard capitalizes, in UIKit's terms.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.fieldTraits.capitalization, TextInputAutocapitalization(style)?.capitalization)
    }

    /// Disables autocorrection in the fields of the view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.fieldTraits.autocorrects, !disable)
    }

    /// Disables autocorrection in the fields of the view; `nil` for the browser's default.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.fieldTraits.autocorrects, disable.map { !$0 })
    }
}
