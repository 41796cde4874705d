// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The purpose of a field, by which surfaces choose the keyboard, suggestions and the label of the return key.
package struct FieldTraits: Hashable, Sendable {
    /// The keyboard types of UIKit.
    package enum Keyboard: String, Hashable, Sendable, CaseIterable {
        case standard, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// The label of the return key.
    package enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    package enum Capitalization: String, Hashable, Sendable, CaseIterable {
        case never, words, sentences, characters
    }

    package var keyboard = Keyboard.standard
    /// The raw value of a `UITextContentType`; most of them are values of HTML's autocomplete attribute.
    package var contentType: String?
    package var submitLabel: SubmitLabel?
    package var capitalization: Capitalization?
    /// Whether autocorrection is on; `nil` leaves it to the surface.
    package var autocorrects: Bool?
    package var isSearch = false

    package init() {}
}
