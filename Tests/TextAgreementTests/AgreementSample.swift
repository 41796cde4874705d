// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import VitrineCore

/// One of the texts that a browser and the engine have to measure alike.
struct AgreementSample {
    /// How closely a browser can follow, which depends on whose font draws the text.
    enum Kind: String {
        /// Latin, Greek and Cyrillic in our own families.
        case own
        /// Arabic and Hebrew, in files that the page names.
        case script
        /// Emoji in boxes; ideographs, drawn by whatever font the browser has, one em each.
        case foreign
        /// A font that the app brought along; what it lacks is ours.
        case app
    }

    var text: String
    var kind: Kind
    var size: CGFloat
    var weight: Font.Weight
    var design: Font.Design
    var isItalic: Bool
    var hasMonospacedDigits: Bool
    /// 1: small letters, 2: capitals, 3: both become small capitals.
    var smallCapitals: Int
    var tracking: CGFloat
    /// `nil` lays the text out on one line.
    var width: CGFloat?
    var alignment: TextAlignment
    /// The name of the app's own font.
    var name: String?

    private static let texts: [(String, Kind)] = [
        ("The quick brown fox jumps over the lazy dog", .own),
        ("AVATAR To. Wave Type, LTD. Yoyo Fjord", .own),
        ("0123456789 +1 (555) 010-9999, 12:34, 3.14 %", .own),
        ("Sphinx of black quartz, judge my vow!", .own),
        ("Größe, Übung, façade, naïve, Málaga, São Paulo, Åse, Łódź", .own),
        ("Việt Nam đất nước con người, Trường Sơn", .own),
        ("“Quotes” – dashes — and… ‘more’ 5 × 3 ≤ 20 €", .own),
        ("Съешь же ещё этих мягких французских булок", .own),
        ("Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", .own),
        ("file.txt -> fi fl ffi office == !=", .own),
        ("user_name@example.com #tag $9.99 & [x] {y} \\ /", .own),
        ("supercalifragilisticexpialidocious antidisestablishmentarianism", .own),
        ("Last updated: 2024-01-15 10:11:11", .own),
        ("e\u{301}a\u{308}o\u{302} combining n\u{303}u\u{30A}", .own),
        ("WWW iii lll MMM ... !!! ///", .own),
        ("Party 🎉 time 👩‍👩‍👧 and ❤\u{FE0F} flags 🇩🇪🇫🇷", .foreign),
        ("你好世界，欢迎使用 SwiftUI 应用程序。", .foreign),
        ("日本語のテキスト と English の混在", .foreign),
        ("مرحبا بالعالم هذا نص عربي 123", .script),
        ("שלום עולם זה טקסט בעברית 456", .script),
        ("Spaces  at   the    breaks     of      these       lines ", .own),
    ]

    private static let sizes: [CGFloat] = [11, 12, 13, 15, 17, 20, 22, 28, 34]
    private static let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold, .light, .heavy, .ultraLight]
    private static let designs: [Font.Design] = [.default, .default, .rounded, .serif, .monospaced]

    /// One whose every letter is a box, in lines of other measures than ours, and one with kerning and an axis of weights.
    static let slab = TestFont(family: "Agreement Slab", advance: 620, ascent: 1_130, descent: 370, gap: 90)
    static let names = ["Agreement Slab", "Vitrine Serif"]

    static let all = ours + brought

    /// Two fonts of an app's own, upright and bold.
    private static let brought: [AgreementSample] = (0..<36).map { index in
        AgreementSample(
            text: texts[index % texts.count].0, kind: .app, size: sizes[index * 5 % sizes.count],
            weight: weights[index % 4], design: .default, isItalic: false, hasMonospacedDigits: false,
            smallCapitals: index % 6 == 5 ? 1 : 0, tracking: index % 5 == 4 ? 1.25 : 0,
            width: index % 3 == 0 ? nil : CGFloat(160 + 30 * (index % 6)), alignment: .leading,
            name: names[index / 2 % names.count])
    }

    /// Every text twelve times, with other fonts and other widths each time.
    private static let ours: [AgreementSample] = (0..<(texts.count * 12)).map { index in
        let round = index / texts.count
        let (text, kind) = texts[index % texts.count]
        let isLatin = kind == .own
        return AgreementSample(
            text: text,
            kind: kind,
            size: sizes[(index * 5 + round) % sizes.count],
            weight: weights[(index + round * 3) % weights.count],
            design: isLatin ? designs[(index + round) % designs.count] : .default,
            isItalic: isLatin && (index + round) % 4 == 3,
            hasMonospacedDigits: (index + round) % 5 == 2,
            smallCapitals: round >= 8 ? index % 4 : 0,
            tracking: round % 4 == 3 ? 1.25 : (round % 4 == 1 ? -0.4 : 0),
            width: round % 2 == 0 ? nil : CGFloat(140 + 30 * (index % 6)),
            alignment: TextAlignment.allCases[(index + round / 2) % TextAlignment.allCases.count]
        )
    }
}

/// The samples below each other.
struct AgreementPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(AgreementSample.all.indices, id: \.self) { index in
                Self.text(AgreementSample.all[index])
            }
        }
    }

    @ViewBuilder private static func text(_ sample: AgreementSample) -> some View {
        let text = Text(verbatim: sample.text)
            .font(Self.font(sample))
            .tracking(sample.tracking)
            .multilineTextAlignment(sample.alignment)
        if let width = sample.width {
            text.frame(width: width, alignment: .leading)
        } else {
            text.fixedSize()
        }
    }

    private static func font(_ sample: AgreementSample) -> Font {
        var font = Font.system(size: sample.size, weight: sample.weight, design: sample.design)
        if let name = sample.name { font = .custom(name, fixedSize: sample.size).weight(sample.weight) }
        if sample.isItalic { font = font.italic() }
        if sample.hasMonospacedDigits { font = font.monospacedDigit() }
        switch sample.smallCapitals {
        case 1: font = font.lowercaseSmallCaps()
        case 2: font = font.uppercaseSmallCaps()
        case 3: font = font.smallCaps()
        default: break
        }
        return font
    }
}
