// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// How the keyboard of a field of UIKit behaves.
struct UITextTraits {
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var contentType: UITextContentType?
    var isSearch = false

    /// The same in the terms of this module's fields.
    var traits: FieldTraits {
        var traits = FieldTraits()
        traits.keyboard = keyboard.keyboard
        traits.submitLabel = returnKey.label
        traits.capitalization = TextInputAutocapitalization(capitalization)?.capitalization
        traits.autocorrects = correction.autocorrects
        traits.contentType = contentType?.rawValue
        traits.isSearch = isSearch
        return traits
    }
}
