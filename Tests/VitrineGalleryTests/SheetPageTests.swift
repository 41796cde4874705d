// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWeb

@testable import VitrineGallery

@MainActor
@Suite("SheetPage")
struct SheetPageTests {
    private static let nasty = "</li><b a=\"'&"

    private func html(_ count: Int, query: String? = nil) -> String {
        let previews = (0..<count).map {
            PreviewSummary(
                id: "M/F/\($0) \(Self.nasty)", title: Self.nasty, module: "M\($0 % 3)", file: "F\($0 % 10)",
                place: "M/F.swift:\($0)")
        }
        let catalogue = GalleryCatalogue(appName: Self.nasty, previews: previews, languages: ["en"])
        return SheetPage(listing: GalleryHost.Listing(catalogue: catalogue, traps: []), query: query).html
    }

    @Test("has a thumbnail of every preview, each loaded as it comes into view, with its size known before")
    func thumbnails() {
        let html = html(200, query: "scheme=dark&device=iphone-8")
        #expect(html.components(separatedBy: "loading=\"lazy\"").count == 201)
        #expect(html.components(separatedBy: "?scheme=dark&amp;device=iphone-8\" loading").count == 201)
        #expect(html.components(separatedBy: " width=\"375\" height=\"667\"").count == 201)
    }

    @Test("whatever an author calls a preview is text, and nothing is inline")
    func policy() {
        let html = html(3)
        #expect(!html.contains("<b a"))
        #expect(!html.contains(" style="))
        #expect(html.firstMatch(of: #/\son[a-z]+=/#) == nil)
    }

    @Test("a picture that failed says why, as text")
    func failure() {
        let picture = FailurePicture(title: "A", reason: "Fatal error: \(Self.nasty) and so on", isDark: false)
        #expect(!picture.svg.contains("<b a"))
        #expect(picture.svg.contains("Fatal error:"))
        let response = picture.response(ResponsePolicy(), isSecure: false)
        #expect(response.headers["content-type"] == "image/svg+xml; charset=utf-8")
    }
}
