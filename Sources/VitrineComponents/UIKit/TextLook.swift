// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The font and the colour at the beginning of a text with attributes.
struct TextLook {
    var font: UIFont?
    var color: UIColor?

    init(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
    }
}
