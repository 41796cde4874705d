// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// The contact sheet: a thumbnail of every preview, drawn when it comes into view.
///
/// What the address says is filtered by the script; without it everything is shown.
struct SheetPage {
    private let listing: GalleryHost.Listing
    private let switches: GallerySwitches

    init(listing: GalleryHost.Listing, query: String?) {
        self.listing = listing
        switches = GallerySwitches(query: query)
    }

    var html: String {
        let catalogue = listing.catalogue
        let form = GallerySwitchForm(
            languages: catalogue.languages, state: nil, switches: switches, modules: catalogue.modules.map(\.name))
        let content = """
            <header class="bar">
            <button type="button" class="tool menu" id="menu" aria-expanded="false" aria-controls="sidebar">\
            \(GalleryIcon.list.svg)<span class="said">Previews</span></button>
            <div class="names"><h1 id="title">All previews</h1><p id="shown">\(catalogue.previews.count) previews</p></div>
            \(form.html)
            </header>
            <div class="stage sheet" id="sheet" tabindex="0" role="region" aria-label="Contact sheet">
            \(catalogue.modules.map(module).joined(separator: "\n"))
            <p class="none" id="unmatched" hidden>Nothing matches.</p>
            </div>
            <footer class="facts"><span id="progress"></span><progress id="bar" max="1" value="0" \
            aria-label="Rendered thumbnails" hidden></progress></footer>
            """
        return GalleryDocument(
            title: "All previews · \(catalogue.appName)",
            sidebar: GallerySidebar(
                listing: listing, current: GalleryAddress.sheet, query: switches.query, isSheet: true),
            script: "sheet.js", content: content
        ).html
    }

    private func module(_ module: GalleryCatalogue.Module) -> String {
        "<section data-module=\"\(text(module.name))\"><h2>\(text(module.name))</h2>\n"
            + module.files.map { file($0, in: module.name) }.joined(separator: "\n") + "</section>"
    }

    private func file(_ file: GalleryCatalogue.File, in module: String) -> String {
        """
        <section data-file><h3><a href="\(text(GalleryAddress.page(ofFile: file, in: module) + switches.query))">\
        \(text(file.name))</a></h3>
        <ul class="thumbs">
        \(file.previews.map { thumb($0, module) }.joined(separator: "\n"))
        </ul></section>
        """
    }

    private func thumb(_ preview: PreviewSummary, _ module: String) -> String {
        let screen = GalleryScreen(preview, switches)
        let size =
            screen.width > 0
            ? " width=\"\(Int(screen.width))\" height=\"\(Int(screen.height))\"" : " width=\"402\" height=\"874\""
        let picture = GalleryAddress.address(of: .picture, preview.id, switches)
        return """
            <li data-words="\(text(GallerySidebar.words(preview, module)))">\
            <a href="\(text(GalleryAddress.page(preview.id, switches)))"><span class="thumb">\
            <img src="\(text(picture))" loading="lazy" alt=""\(size)></span>\
            <span class="name">\(text(preview.title))</span></a><small>\(text(preview.place))</small></li>
            """
    }

    private func text(_ string: String) -> String { HTMLText.escaped(string) }
}
