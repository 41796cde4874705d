// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWeb

@testable import VitrineGallery

@MainActor
@Suite("GalleryPage")
struct GalleryPageTests {
    private static let nasty = "</script><b a=\"'&"

    private func page(_ titles: [String], shown: Int?, query: String = "") -> String {
        let previews = titles.enumerated().map { index, title in
            PreviewSummary(id: "M/F/\(title)", title: title, module: "M", file: "F", place: "M/F.swift:\(index + 1)")
        }
        let catalogue = GalleryCatalogue(appName: Self.nasty, previews: previews, languages: ["en", "ar"])
        let trap = GalleryHost.ProviderTrap(provider: "M.\(Self.nasty)", report: TrapReport(message: Self.nasty))
        return GalleryPage(
            listing: GalleryHost.Listing(catalogue: catalogue, traps: [trap]),
            subject: shown.map { .preview(previews[$0]) },
            query: query
        ).html
    }

    @Test("whatever an author calls a preview is text")
    func escaping() {
        let html = page([Self.nasty], shown: 0)
        #expect(!html.contains("<b a"))
        // One script element that runs, one with the state.
        #expect(html.components(separatedBy: "</script>").count == 3)
        let notice = NoticePage(
            kind: .trap,
            title: Self.nasty,
            message: Self.nasty,
            place: Self.nasty,
            output: [Self.nasty],
            isDark: true
        )
        #expect(!notice.html.contains("<b a"))
    }

    @Test("has no inline style and no inline handler")
    func policy() {
        let html = page(["A"], shown: 0)
        #expect(!html.contains(" style="))
        #expect(html.firstMatch(of: #/\son[a-z]+=/#) == nil)
    }

    @Test("switches show what the address says, and every link keeps them")
    func switches() {
        let html = page(["A", "B"], shown: 1, query: "scheme=dark&size=xLarge&locale=ar&device=ipad")
        #expect(html.contains("value=\"dark\" checked"))
        #expect(html.contains("<option value=\"xLarge\" selected>XL</option>"))
        #expect(html.contains("<option value=\"ar\" selected>Arabic</option>"))
        #expect(html.contains("<option value=\"ipad\" selected>"))
        #expect(html.contains("href=\"/p/M/F/A?scheme=dark&amp;size=xLarge&amp;locale=ar&amp;device=ipad\""))
        #expect(html.contains("data-id=\"M/F/B\" data-path=\"/p/M/F/B\" data-words=\"m f b\" aria-current=\"page\""))
    }

    @Test("an app without previews is told how to write one")
    func empty() {
        #expect(page([], shown: nil).contains("#Preview"))
    }

    @Test(
        "sizes are named as Xcode abbreviates them",
        arguments: zip(
            GallerySwitches.sizes,
            ["XS", "S", "M", "L (default)", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        )
    )
    func sizes(name: String, label: String) {
        #expect(GallerySwitches.label(ofSize: name) == label)
    }

    @Test("pages may hold frames, and the gallery's frames may be held by pages of ours and nobody else's")
    func framing() {
        var policy = ResponsePolicy()
        #expect(policy.contentSecurityPolicy(nonce: nil).contains("frame-ancestors 'none'"))
        policy.framing = .sameOrigin
        #expect(policy.contentSecurityPolicy(nonce: nil).contains("frame-ancestors 'self'"))
        #expect(policy.contentSecurityPolicy(nonce: nil).contains("frame-src 'self' https: http:"))
    }
}
