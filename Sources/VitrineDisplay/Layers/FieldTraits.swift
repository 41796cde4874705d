// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a field is for, so that surfaces can offer the right keyboard, the right suggestions and the right name for
/// the return key.
package struct FieldTraits: Hashable, Sendable {
    /// The keyboards that UIKit names.
    package enum Keyboard: String, Hashable, Sendable, CaseIterable {
        case standard, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// What the return key says.
    package enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    package enum Capitalization: String, Hashable, Sendable, CaseIterable {
        case never, words, sentences, characters
    }

    package var keyboard = Keyboard.standard
    /// A `UITextContentType`'s raw value: a word of HTML's autocomplete for most of them.
    package var contentType: String?
    package var submitLabel: SubmitLabel?
    package var capitalization: Capitalization?
    /// `nil` leaves it to the surface.
    package var autocorrects: Bool?
    package var isSearch = false

    package init() {}
}
