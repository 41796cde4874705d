// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineWeb

/// The gallery as one HTML document: the list of previews, the switches, and a frame in which the chosen one runs.
///
/// It works without its script as well: the list is links, the switches are a form.
struct GalleryPage {
    private let listing: GalleryHost.Listing
    private let preview: PreviewSummary?
    private let switches: GallerySwitches

    init(listing: GalleryHost.Listing, preview: PreviewSummary?, switches: GallerySwitches) {
        self.listing = listing
        self.preview = preview
        self.switches = switches
    }

    var html: String {
        let app = text(listing.catalogue.appName)
        let title = preview.map { "\(text($0.title)) · \(text($0.file)) · \(app)" } ?? "\(app) previews"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="preload" href="/_vitrine/fonts/VitrineSans.woff2" as="font" type="font/woff2" crossorigin>
            <link rel="stylesheet" href="/_gallery/gallery.css">
            <script type="module" src="/_gallery/gallery.js"></script>
            </head>
            <body>
            \(GallerySidebar(listing: listing, current: preview?.id, switches: switches).html)
            <main id="main">
            \(preview.map(shown) ?? empty)
            </main>
            <div class="said" role="status" id="said"></div>
            </body>
            </html>

            """
    }

    private var empty: String {
        """
        <div class="empty"><h1>No previews yet</h1>
        <p>Write <code>#Preview { … }</code> in a file of the app, build it, and start <code>previews</code> again.</p></div>
        """
    }

    private func shown(_ preview: PreviewSummary) -> String {
        let state = GalleryState(preview, switches)
        return """
            <header class="bar">
            <button type="button" class="tool menu" id="menu" aria-expanded="false" aria-controls="sidebar">\
            \(GalleryIcon.list.svg)<span class="said">Previews</span></button>
            <div class="names"><h1 id="title">\(text(preview.title))</h1>
            <p id="place">\(text(preview.place))</p></div>
            \(GallerySwitchForm(catalogue: listing.catalogue, state: state, switches: switches).html)
            </header>
            <div class="stage" id="stage">
            <div class="fit" id="fit"><div class="device" id="device" data-look="\(state.look)"\
            \(state.isDark ? " data-dark" : "")\(state.isLandscape ? " data-landscape" : "")>
            <div class="status" id="status" aria-hidden="true"\(state.statusBar > 0 ? "" : " hidden")>\
            <span>9:41</span><i></i><b></b></div>
            <iframe id="frame" src="\(text(state.frame))" title="\(text(preview.title))"\(size(state))></iframe>
            <div class="home" id="home" aria-hidden="true"\(state.homeIndicator ? "" : " hidden")></div>
            </div></div>
            </div>
            <footer class="facts"><span id="screen">\(text(state.screen))</span><span id="zoom"></span></footer>
            <script type="application/json" id="state">\(state.json.replacing("<", with: "\\u003c"))</script>
            """
    }

    private func size(_ state: GalleryState) -> String {
        state.width > 0 ? " width=\"\(Int(state.width))\" height=\"\(Int(state.height))\"" : ""
    }

    private func text(_ string: String) -> String { HTMLText.escaped(string) }
}
