// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Dynamic Type")
struct DynamicTypeTests {
    /// Size and pitch of two lines at xS, L and AX5 (Documentation/Layout.md 6.12).
    @Test(
        "decides size and pitch of text styles",
        arguments: [
            (Font.TextStyle.largeTitle, [31.0, 34, 60], [38.0, 41, 70]),
            (.title3, [17, 20, 55], [22, 25, 65]),
            (.headline, [14, 17, 53], [19, 22, 62]),
            (.subheadline, [12, 15, 49], [16, 20, 58]),
            (.caption2, [11, 11, 40], [13, 13, 48]),
        ])
    func decidesSize(style: Font.TextStyle, sizes: [Double], pitches: [Double]) throws {
        for (column, step) in [-3, 0, 8].enumerated() {
            let mount = TextMount(Text(verbatim: "a\nb").font(.system(style)), step: step)
            let text = try #require(mount.texts.first)
            try #require(text.lines.count == 2)
            #expect(text.styles[0].font.size == sizes[column])
            #expect(abs(text.lines[1].baseline - text.lines[0].baseline - pitches[column]) < 0.01)
        }
    }

    @Test("leaves fonts of a point size alone")
    func leavesPointSizes() {
        #expect(TextMount(Text(verbatim: "a").font(.system(size: 17)), step: 8).style?.font.size == 17)
    }

    @Test("can be set and limited for a part of the views")
    func canBeLimited() {
        let fixed = Text(verbatim: "a").dynamicTypeSize(.xSmall)
        #expect(TextMount(fixed, step: 8).style?.font.size == 14)
        let limited = Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.xLarge)
        #expect(TextMount(limited, step: 8).style?.font.size == 19)
        #expect(TextMount(limited, step: -3).style?.font.size == 14)
    }

    @Test("makes bold what the platform makes bold")
    func boldDependsOnStyle() {
        let bold: [(Font, Int)] = [
            (.largeTitle, 700), (.title, 700), (.title2, 700), (.title3, 600), (.headline, 600), (.body, 600),
            (.caption, 600), (.system(size: 20), 700),
        ]
        for (font, weight) in bold {
            #expect(TextMount(Text(verbatim: "a").font(font).bold()).style?.font.weight == weight)
            #expect(TextMount(Text(verbatim: "a").font(font.bold())).style?.font.weight == weight)
        }
        #expect(TextMount(Text(verbatim: "a").font(.headline)).style?.font.weight == 600)
        #expect(TextMount(Text(verbatim: "a").fontWeight(.bold)).style?.font.weight == 700)
    }

    @Test("follows the user's choice while mounted")
    func follows() {
        let mount = TextMount(Text(verbatim: "a"))
        var viewport = mount.scene.viewport
        viewport.textSizeStep = 3
        mount.scene.resize(viewport)
        mount.scene.flush()
        #expect(mount.style?.font.size == 23)
    }
}
