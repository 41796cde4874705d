// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The inline markdown of localised texts, as it is drawn.
@MainActor
@Suite("Markdown in a text")
struct MarkdownTests {
    /// Characters with their looks, as marks around them: `b` bold, `i` italic, `m` monospaced, `s` struck, `l` a link.
    private func shown(_ key: LocalizedStringKey) -> String {
        guard let text = TextMount(Text(key), width: 2_000).texts.first else { return "nothing" }
        let plain = TextMount(Text(verbatim: "x")).style?.color
        return text.lines.flatMap(\.fragments).map { fragment in
            let style = text.styles[fragment.style]
            var looks = ""
            if style.font.weight > 400 { looks += "b" }
            if style.font.isItalic { looks += "i" }
            if style.font.family == .monospaced { looks += "m" }
            if style.isStruckThrough { looks += "s" }
            if style.color != plain { looks += "l" }
            return looks.isEmpty ? fragment.string : "{\(looks):\(fragment.string)}"
        }.joined()
    }

    nonisolated static let cases: [(marked: String, shown: String)] = [
        ("plain", "plain"),
        ("a **bold** word", "a {b:bold} word"),
        ("__bold__ and *italic* and _italic_", "{b:bold} and {i:italic} and {i:italic}"),
        ("***both***", "{bi:both}"),
        ("**bold with *italic* inside**", "{b:bold with }{bi:italic}{b: inside}"),
        ("*a **b** c*", "{i:a }{bi:b}{i: c}"),
        ("`let x = *1*`", "{m:let x = *1*}"),
        ("``a ` b``", "{m:a ` b}"),
        ("~~gone~~ ~too~", "{s:gone} {s:too}"),
        ("[Apple](https://apple.com) here", "{l:Apple} here"),
        ("[**bold** link](https://apple.com \"Title\")", "{bl:bold}{l: link}"),
        ("<https://apple.com>", "{l:https://apple.com}"),
        ("See https://apple.com/a_b_c.", "See {l:https://apple.com/a_b_c}."),
        ("![a picture](x.png)", "a picture"),
        ("\\*not\\* \\[this\\]", "*not* [this]"),
        ("home_screen_title", "home_screen_title"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("**open", "**open"),
        ("*open **closed**", "*open {b:closed}"),
        ("**a*", "*{i:a}"),
        ("[a\\]b](https://apple.com/a_(b)) c", "{l:a]b} c"),
        ("[text] (no link)", "[text] (no link)"),
        ("[broken](", "[broken]("),
        ("a < b > c", "a < b > c"),
        ("5 ~ 6", "5 ~ 6"),
        ("100% *sure*", "100% {i:sure}"),
        ("  spaces   stay  **here** ", "  spaces   stay  {b:here} "),
        ("*", "*"), ("]", "]"), ("`", "`"), ("\\", "\\"), ("[](", "[]("), ("~~~", "~~~"),
    ]

    @Test("is read as CommonMark says", arguments: cases)
    func inline(marked: String, expected: String) {
        // White space at a line's end is not drawn.
        let drawn = shown(LocalizedStringKey(marked))
        #expect(drawn == expected || drawn + " " == expected)
    }

    @Test("marks values, and values mark nothing")
    func values() {
        let name = "*Rick*"
        #expect(shown("**\(name)** is \(7)") == "{b:*Rick*} is 7")
        #expect(
            shown("\(name) and `\(3)` [\(Text(verbatim: "here"))](https://example.com/\(5))")
                == "*Rick* and {m:3} {l:here}"
        )
        #expect(shown("\(50)% **off**") == "50% {b:off}")
    }

    nonisolated static let addresses: [(marked: String, text: String, address: String?)] = [
        (#"[a\]b](https://x.org/1)"#, "a]b", "https://x.org/1"),
        (#"[\[a\]](https://x.org)"#, "[a]", "https://x.org"),
        (#"[\*a\*](https://x.org)"#, "*a*", "https://x.org"),
        ("[a [b] c](https://x.org)", "a [b] c", "https://x.org"),
        ("[a](https://x.org/A_(b))", "a", "https://x.org/A_(b)"),
        ("[a](https://x.org/((b)(c)))", "a", "https://x.org/((b)(c))"),
        (#"[a](https://x.org/\(b)"#, "a", "https://x.org/(b"),
        (#"[a](https://x.org/b\))"#, "a", "https://x.org/b)"),
        (#"[a](https://x.org/b\_c\*d)"#, "a", "https://x.org/b_c*d"),
        ("[a](<https://x.org/(b>)", "a", "https://x.org/(b"),
        (#"[a](https://x.org "a \"title\"")"#, "a", "https://x.org"),
        (#"[a](https://x.org 'it\'s')"#, "a", "https://x.org"),
        ("[https://x.org](https://y.org)", "https://x.org", "https://y.org"),
        ("[a](x/(b)", "[a](x/(b)", nil),
        ("[a](x y)", "[a](x y)", nil),
        (#"\[a](x)"#, "[a](x)", nil),
        (#"[a\](x)"#, "[a](x)", nil),
    ]

    @Test("reads escapes and parentheses in links as CommonMark says", arguments: addresses)
    func address(marked: String, text: String, address: String?) throws {
        let string = try AttributedString(markdown: marked)
        #expect(String(string.characters) == text)
        #expect(Set(string.runs.compactMap { $0.link?.absoluteString }) == Set([address].compactMap { $0 }))
    }

    @Test("is for localised texts only")
    func verbatim() {
        #expect(TextMount(Text(verbatim: "**a**")).lines == ["**a**"])
        let string = "**a**"
        #expect(TextMount(Text(string)).lines == ["**a**"])
        #expect(TextMount(Text(LocalizedStringKey(string))).lines == ["a"])
    }

    @Test("makes a link that can be followed, as large as its words on each line, and read as one")
    func links() throws {
        let mount = TextMount(Text("aaaa [bbbb cccc](https://example.com/x) dddd"), width: 80)
        #expect(mount.lines == ["aaaa bbbb", "cccc dddd"])
        let links = mount.scene.display.elements().all { $0.role == .link(href: "https://example.com/x") }
        #expect(links.map(\.label) == ["bbbb cccc"])
        let text = try #require(mount.texts.first)
        let fragment = try #require(text.lines.first?.fragments.last)
        let layer = try #require(mount.layers.first)
        #expect(layer.children.first?.placement.x == fragment.x)
        #expect(layer.children.first?.placement.width == fragment.width)
        #expect(layer.children.last?.placement.y == text.lines.last?.top)
        #expect(layer.children.map { $0.semantics?.isHidden } == [false, true])
        #expect(layer.children.allSatisfy { $0.semantics?.role == .link(href: "https://example.com/x") })
    }

    @Test("joins the parts of a link on any number of lines, and no different links")
    func linksOnLines() {
        func labels(_ text: Text) -> [String] {
            let mount = TextMount(text, width: 40)
            #expect(mount.lines.count == 3)
            return mount.scene.display.elements().all { if case .link = $0.role { true } else { false } }.map(\.label)
        }
        #expect(labels(Text("[aaaa bbbb cccc](https://example.com/x)")) == ["aaaa bbbb cccc"])
        #expect(
            labels(Text("[aaaa](https://example.com/x) [bbbb cccc](https://example.com/y)")) == ["aaaa", "bbbb cccc"])
        #expect(labels(Text("[aaaa](https://example.com/x) bbbb [cccc](https://example.com/x)")) == ["aaaa", "cccc"])
    }

    @Test("loses its links with the words")
    func linksGo() {
        let model = Words()
        let scene = SceneHost(Changing(model: model), session: .fixture())
        scene.flush()
        #expect(scene.display.elements().all { $0.role == .link(href: "https://example.com") }.count == 1)
        model.isLinked = false
        scene.flush()
        #expect(scene.display.elements().all { $0.role == .link(href: "https://example.com") }.isEmpty)
    }
}

@Observable private final class Words {
    var isLinked = true
}

private struct Changing: View {
    let model: Words

    var body: some View { Text(model.isLinked ? "[a](https://example.com)" : "a") }
}
