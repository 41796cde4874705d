// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

@MainActor
@Suite("Texts with attributes of UIKit")
struct NSAttributedStringTests {
    private func text(_ attributes: [NSAttributedString.Key: Any]) -> Text {
        Text("A", attributes: attributes, font: .systemFont(ofSize: 12), color: .black)
    }

    @Test("attributes are those of SwiftUI's texts")
    func attributes() {
        let plain: Text = Text(verbatim: "A").font(.system(size: 12)).foregroundStyle(Color(uiColor: .black))
        func style(_ text: Text) -> DisplayTextStyle? { TextMount(text).style }
        #expect(style(text([:])) == style(plain))
        #expect(style(text([.font: UIFont.boldSystemFont(ofSize: 30)]))?.font.size == 30)
        #expect(style(text([.kern: 3])) == style(plain.kerning(3)))
        #expect(style(text([.baselineOffset: 4])) == style(plain.baselineOffset(4)))
        #expect(style(text([.underlineStyle: NSUnderlineStyle.single.rawValue])) == style(plain.underline()))
        #expect(
            style(text([.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red]))
                == style(plain.underline(color: Color(uiColor: .red))))
        #expect(
            style(text([.strikethroughStyle: ([.single, .patternDot] as NSUnderlineStyle).rawValue]))
                == style(plain.strikethrough(pattern: .dot)))
        #expect(style(text([.underlineStyle: 0])) == style(plain))
    }

    @Test("each part has its own")
    func parts() {
        let string = NSMutableAttributedString(string: "Red ", attributes: [.foregroundColor: UIColor.red])
        string.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.attributedText = string
        #expect(label.text == "Red big")
        let first = label.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
        #expect(first == .red)
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
        let mount = TextMount(Text(string, font: .systemFont(ofSize: 12), color: .black))
        #expect(mount.texts.count == 1)
    }

    @Test("a paragraph style is copied and changed without its original")
    func paragraphStyle() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 6
        style.lineBreakMode = .byTruncatingMiddle
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        other.alignment = .right
        #expect(copy.alignment == .center && style.alignment == .center && other.lineSpacing == 6)
        #expect(other != style)
        other.setParagraphStyle(style)
        #expect(other == style)
        #expect(NSParagraphStyle.default.alignment == .natural)
    }

    @Test("the paragraph style at the beginning lays out the lines")
    func look() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 6
        style.lineBreakMode = .byTruncatingHead
        let string = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
        string.append(NSAttributedString(string: "b"))
        let look = ParagraphLook(string)
        #expect(look.alignment == .trailing && look.lineSpacing == 6 && look.truncation == .head)
        #expect(ParagraphLook(NSAttributedString(string: "a")) == ParagraphLook([:]))
        #expect(ParagraphLook(NSAttributedString(string: "")) == ParagraphLook([:]))
    }
}
