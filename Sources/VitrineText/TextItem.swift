// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import VitrineLayout

/// A stretch of a string that is shaped in one go.
struct TextItem {
    /// What decides the advances.
    enum Source: Equatable {
        /// The face of the font's design, or the app's own.
        case primary
        /// The face of the design, where the app's own lacks a character.
        case base
        /// A fallback file, by the ISO 15924 code of its script.
        case fallback(String)
        /// Nothing draws it: line breaks, zero width spaces and other invisible characters.
        case invisible
        case tab
        case emoji
        /// One em wide in every font, and measured without one.
        case ideograph
        /// No font file has the script.
        case missing(script: String)
    }

    var source: Source
    var script: hb_script_t
    var isRightToLeft: Bool
    /// UTF-8 offsets.
    var bytes: Range<Int>
    /// Whether all of its letters are drawn as small capitals.
    var isSmall = false
}

/// Chooses each grapheme cluster's source, so that no library's fallback rules matter.
struct TextItemizer {
    let covers: (Unicode.Scalar) -> Bool
    /// Whether the face of the design stands in for the app's own.
    let baseCovers: (Unicode.Scalar) -> Bool
    /// Whether a file covers a script (ISO 15924).
    let hasFallback: (String) -> Bool
    /// The fallback, by its code, that has a sign of no script.
    let symbols: (Unicode.Scalar) -> String?

    /// Items in logical order, and the UTF-8 length of every cluster.
    func items(_ text: String) -> (items: [TextItem], clusters: [Character]) {
        var items: [TextItem] = []
        var clusters: [Character] = []
        var offset = 0
        for character in text {
            let length = character.utf8.count
            clusters.append(character)
            append(character, bytes: offset..<(offset + length), to: &items)
            offset += length
        }
        return (items, clusters)
    }

    private func append(_ character: Character, bytes: Range<Int>, to items: inout [TextItem]) {
        guard let scalar = character.unicodeScalars.first else { return }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        let source = source(character, scalar, script: script)
        let isShared = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
        // An item of characters that any script uses takes the script of the first letter.
        if let last = items.last, last.source == source, isShared || last.script == script || isOpen(last) {
            items[items.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
            if !isShared, isOpen(last) {
                items[items.count - 1].script = script
                items[items.count - 1].isRightToLeft = isRightToLeft(script)
            }
            return
        }
        items.append(
            TextItem(
                source: source,
                script: isShared ? HB_SCRIPT_COMMON : script,
                isRightToLeft: isRightToLeft(script),
                bytes: bytes
            )
        )
    }

    private func isOpen(_ item: TextItem) -> Bool { item.script == HB_SCRIPT_COMMON }

    private func isRightToLeft(_ script: hb_script_t) -> Bool {
        hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
    }

    private func source(_ character: Character, _ scalar: Unicode.Scalar, script: hb_script_t) -> TextItem.Source {
        if scalar == "\t" { return .tab }
        if scalar.properties.generalCategory == .control || scalar.properties.isDefaultIgnorableCodePoint
            || scalar.value == 0x2028 || scalar.value == 0x2029
        {
            return .invisible
        }
        if EmojiCluster.contains(character) { return .emoji }
        if covers(scalar), !baseCovers(scalar) || coversAll(of: character) { return .primary }
        if baseCovers(scalar) { return .base }
        if let code = symbols(scalar) { return .fallback(code) }
        let code = SharedPunctuation.script(of: scalar) ?? isoCode(script)
        if hasFallback(code) { return .fallback(code) }
        return FullWidth.contains(scalar) ? .ideograph : .missing(script: code)
    }

    /// Whether a face of the app's own has all of a cluster: browsers take a letter with its marks from one font.
    private func coversAll(of character: Character) -> Bool {
        func isCovered(_ text: String) -> Bool {
            text.unicodeScalars.allSatisfy { covers($0) || $0.properties.isDefaultIgnorableCodePoint }
        }
        let text = String(character)
        return isCovered(text) || isCovered(text.precomposedStringWithCanonicalMapping)
    }

    private func isoCode(_ script: hb_script_t) -> String {
        let tag = hb_script_to_iso15924_tag(script)
        let letters = [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)) }
        return String(String.UnicodeScalarView(letters))
    }
}

/// Marks that Unicode counts to no script, and that only the fonts of some scripts have.
enum SharedPunctuation {
    /// Returns the script (ISO 15924) whose font draws the mark.
    static func script(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x060C, 0x061B, 0x061F, 0x0640, 0x0660...0x066C, 0x06D4: "Arab"
        case 0x0964, 0x0965: "Deva"
        default: nil
        }
    }
}

/// The characters that East Asian fonts draw one em wide.
enum FullWidth {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default:
            false
        }
    }
}
