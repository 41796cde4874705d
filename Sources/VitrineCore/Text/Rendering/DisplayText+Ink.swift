// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension DisplayText {
    /// The text with clear characters, which is read, found and copied, but not seen.
    var withoutInk: DisplayText {
        var text = self
        text.paint = nil
        for index in text.styles.indices {
            text.styles[index].color = .clear
            text.styles[index].background = nil
            text.styles[index].lineColor = nil
            text.styles[index].isUnderlined = false
            text.styles[index].isStruckThrough = false
            text.styles[index].inlineImage = text.styles[index].inlineImage?.withoutInk
        }
        return text
    }
}
