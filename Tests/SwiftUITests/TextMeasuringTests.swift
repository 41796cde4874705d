// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineComponents
import VitrineCore

@MainActor
@Suite("Texts measured as strings")
struct TextMeasuringTests {
    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    @Test("a text has the size of a Text on one line")
    func oneLine() {
        let text: NSString = "Rick and Morty"
        let size = text.size(withAttributes: font)
        let controller = UIHostingController(
            rootView: Text(verbatim: "Rick and Morty").font(.system(size: 20)).fixedSize())
        #expect(size == controller.sizeThatFits(in: .zero) && size.width > 60)
        #expect(text.size(withAttributes: nil).width < size.width)
        let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let bounds = text.boundingRect(with: endless, options: .usesLineFragmentOrigin, attributes: font, context: nil)
        #expect(bounds.size == size)
    }

    @Test("a text is broken into lines where the options say so")
    func lines() {
        let text: NSString = "Rick and Morty go to the Citadel"
        let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let broken = text.boundingRect(with: narrow, options: [.usesLineFragmentOrigin], attributes: font, context: nil)
        let whole = text.boundingRect(with: narrow, attributes: font, context: nil)
        #expect(broken.width <= 100.4 && broken.height > whole.height * 2)
        #expect(whole.width > 100)
    }
}
