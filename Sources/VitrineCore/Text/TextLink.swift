// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

/// A part of a line that is a link.
nonisolated struct TextLink {
    let address: String
    let placement: LayerPlacement
    var semantics: Semantics
}

extension ResolvedText {
    /// Whether a part of the text is a link.
    nonisolated var hasLinks: Bool { looks.contains { $0.link != nil } }

    /// Returns the links of a layout in reading order; parts of one link in a line are joined.
    ///
    /// Of a link on several lines the first part is read, with the words of all; the others are for pointers only.
    nonisolated func links(in layout: TextLayout) -> [TextLink] {
        guard hasLinks else { return [] }
        var links: [TextLink] = []
        // The link with which the last line ended, the place of its first part, and what is between it and the next line.
        var unfinished: (address: String, index: Int, space: String)?
        for line in layout.lines {
            let pieces = linkPieces(in: line)
            let first = line.fragments.first.flatMap { address(of: $0) }
            let isContinued = first != nil && first == unfinished?.address
            var last = links.count
            for (number, piece) in pieces.enumerated() {
                var semantics = Semantics(role: .link(href: piece.address))
                semantics.label = piece.text
                if number == 0, isContinued, let begun = unfinished {
                    let words = links[begun.index].semantics.label ?? ""
                    links[begun.index].semantics.label = words + begun.space + piece.text
                    semantics.isHidden = true
                    last = begun.index
                } else {
                    last = links.count
                }
                let placement = LayerPlacement(
                    x: piece.left, y: line.top, width: piece.right - piece.left, height: line.height)
                links.append(TextLink(address: piece.address, placement: placement, semantics: semantics))
            }
            let space = line.endsParagraph || !line.hangingSpace.isEmpty ? " " : ""
            unfinished = nil
            if let end = line.fragments.last.flatMap({ address(of: $0) }) {
                unfinished = (address: end, index: last, space: space)
            }
        }
        return links
    }

    /// The address to which a fragment is a link.
    nonisolated private func address(of fragment: TextFragment) -> String? {
        looks[runs[fragment.runIndex].attributes].link
    }

    /// Returns the parts of a line that are links.
    nonisolated private func linkPieces(
        in line: TextLine
    ) -> [(address: String, text: String, left: Double, right: Double)] {
        var pieces: [(address: String, text: String, left: Double, right: Double)] = []
        var previous: String?
        for fragment in line.fragments {
            let look = looks[runs[fragment.runIndex].attributes]
            let address = look.link
            defer { previous = address }
            guard let address else { continue }
            let isImage = fragment.string == TextAttachment.character
            let words = isImage ? look.image?.label ?? fragment.string : fragment.string
            if address == previous, let last = pieces.indices.last {
                pieces[last].text += words
                pieces[last].left = min(pieces[last].left, fragment.x)
                pieces[last].right = max(pieces[last].right, fragment.x + fragment.width)
            } else {
                pieces.append((address, words, fragment.x, fragment.x + fragment.width))
            }
        }
        return pieces
    }
}
