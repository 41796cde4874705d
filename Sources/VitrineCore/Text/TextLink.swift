// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

/// A part of a line that is a link.
nonisolated struct TextLink {
    let address: String
    let placement: LayerPlacement
    let semantics: Semantics
}

extension ResolvedText {
    /// Whether a part of the text is a link.
    nonisolated var hasLinks: Bool { looks.contains { $0.link != nil } }

    /// Returns the links of a layout in reading order; parts of one link in a line are joined.
    nonisolated func links(in layout: TextLayout) -> [TextLink] {
        guard hasLinks else { return [] }
        return layout.lines.flatMap { line -> [TextLink] in
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
            return pieces.map { piece in
                var semantics = Semantics(role: .link(href: piece.address))
                semantics.label = piece.text
                return TextLink(
                    address: piece.address,
                    placement: LayerPlacement(
                        x: piece.left,
                        y: line.top,
                        width: piece.right - piece.left,
                        height: line.height
                    ),
                    semantics: semantics
                )
            }
        }
    }
}
