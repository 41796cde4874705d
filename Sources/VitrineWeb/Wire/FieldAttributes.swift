// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The HTML attributes of a field: keyboard, suggestions and the label of the return key.
enum FieldAttributes {
    static func list(_ field: DisplayField) -> [(WireAttribute, String)] {
        let traits = field.traits
        var attributes: [(WireAttribute, String)] = []
        if !field.hasManyLines {
            attributes.append((.type, type(field)))
        }
        if let mode = inputMode(traits.keyboard) { attributes.append((.inputMode, mode)) }
        attributes.append((.autocomplete, autocomplete(field)))
        if let hint = enterKeyHint(field) { attributes.append((.enterKeyHint, hint)) }
        if let capitalization = capitalization(field) { attributes.append((.autocapitalize, capitalization)) }
        if traits.autocorrects == false || field.isSecure {
            attributes += [(.autocorrect, "off"), (.spellcheck, "false")]
        }
        if FieldDeclarations.hidesValue(field) {
            attributes.append((.placeholder, field.shown.string))
        } else if let placeholder = field.placeholder, !placeholder.string.isEmpty {
            attributes.append((.placeholder, placeholder.string))
        }
        return attributes
    }

    /// Returns a type that only changes the keyboard; one that would check or format what is typed is none of the
    /// page's.
    private static func type(_ field: DisplayField) -> String {
        if field.isSecure { return "password" }
        if field.traits.isSearch { return "search" }
        switch field.traits.keyboard {
        case .phonePad: return "tel"
        case .url: return "url"
        default: return "text"
        }
    }

    private static func inputMode(_ keyboard: FieldTraits.Keyboard) -> String? {
        switch keyboard {
        case .standard, .asciiCapable, .namePhonePad, .twitter: nil
        case .numbersAndPunctuation: nil
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .url: "url"
        case .webSearch: "search"
        }
    }

    /// The words of HTML's autocomplete that UIKit's content types mean.
    private static let words: Set<String> = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
        "organization-title", "organization", "street-address", "address-line1", "address-line2", "address-level1",
        "address-level2", "address-level3", "country-name", "postal-code", "tel", "email", "url", "cc-number",
        "username", "new-password", "one-time-code",
    ]

    private static func autocomplete(_ field: DisplayField) -> String {
        guard let type = field.traits.contentType else { return "off" }
        if type == "password" { return "current-password" }
        return words.contains(type) ? type : "off"
    }

    private static func enterKeyHint(_ field: DisplayField) -> String? {
        switch field.traits.submitLabel {
        case .done: "done"
        case .go, .join, .route, .continue: "go"
        case .send: "send"
        case .search: "search"
        case .next: "next"
        case .return: "enter"
        case nil: field.traits.isSearch ? "search" : nil
        }
    }

    private static func capitalization(_ field: DisplayField) -> String? {
        if field.isSecure { return "none" }
        switch field.traits.capitalization {
        case .never: return "none"
        case .words: return "words"
        case .sentences: return "sentences"
        case .characters: return "characters"
        case nil:
            // As iOS does for addresses.
            return [.emailAddress, .url].contains(field.traits.keyboard) ? "none" : nil
        }
    }
}
