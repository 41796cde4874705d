// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineWeb

/// The gallery as one HTML document: the list of previews, the switches, and frames in which the chosen ones run.
///
/// It works without its script as well: the list is links, the switches are a form.
struct GalleryPage {
    private let listing: GalleryHost.Listing
    private let subject: GallerySubject?
    private let switches: GallerySwitches
    private let arrangement: GalleryArrangement
    private let sources: SourceLinks?

    init(listing: GalleryHost.Listing, subject: GallerySubject?, query: String?, sources: SourceLinks? = nil) {
        self.listing = listing
        self.subject = subject
        self.sources = sources
        switches = GallerySwitches(query: query)
        arrangement = GalleryArrangement(query: query)
    }

    var html: String {
        let app = listing.catalogue.appName
        return GalleryDocument(
            title: subject.map { "\($0.title) · \($0.previews.first?.file ?? "") · \(app)" } ?? "\(app) previews",
            sidebar: GallerySidebar(listing: listing, current: subject?.path, query: switches.query(arrangement)),
            script: "gallery.js",
            content: subject.map(shown) ?? empty
        ).html
    }

    private var empty: String {
        """
        <div class="empty"><h1>No previews yet</h1>
        <p>Write <code>#Preview { … }</code> in a file of the app, build it, and start <code>previews</code> again.</p></div>
        """
    }

    private func shown(_ subject: GallerySubject) -> String {
        let state = GalleryState(
            subject, switches, arrangement, languages: listing.catalogue.languages, sources: sources)
        let form = GallerySwitchForm(
            languages: listing.catalogue.languages, state: state, switches: switches, arrangement: arrangement)
        return """
            <header class="bar">
            <button type="button" class="tool menu" id="menu" aria-expanded="false" aria-controls="sidebar">\
            \(GalleryIcon.list.svg)<span class="said">Previews</span></button>
            <div class="names"><h1 id="title">\(text(state.title))</h1>
            <p id="screen">\(text(state.screen))</p></div>
            \(form.html)
            </header>
            <div class="stage" id="stage" tabindex="0" role="region" aria-label="Shown previews">
            <div class="cells" id="cells">
            \(state.cells.map(CellMarkup.html).joined(separator: "\n"))
            </div>
            </div>
            \(panel)
            <footer class="facts"><span class="source"><span id="place">\(text(state.place))</span>\
            <button type="button" class="tool small" id="copy-place" title="Copy place">\(GalleryIcon.copy.svg)\
            <span class="said">Copy place</span></button>\
            <a class="tool small" id="editor" title="Open in editor" href="\(text(state.editor ?? ""))"\
            \(state.editor == nil ? " hidden" : "")>\(GalleryIcon.code.svg)<span class="said">Open in editor</span></a></span>\
            \(zoom)</footer>
            <script type="application/json" id="state">\(state.json.replacing("<", with: "\\u003c"))</script>
            """
    }

    private var panel: String {
        """
        <aside class="panel" id="panel" aria-label="Accessibility"\(arrangement.showsElements ? "" : " hidden")>
        <div class="head"><h2>Accessibility</h2>
        <label class="choice" data-choice="cell"><span>Preview</span><select id="described"></select></label>
        <button type="button" class="tool" id="close-panel" title="Close">\(GalleryIcon.close.svg)\
        <span class="said">Close accessibility</span></button></div>
        <p class="hint" id="panel-note"></p>
        <ol class="elements" id="elements"></ol>
        </aside>
        """
    }

    private var zoom: String {
        let choices = GalleryArrangement.zooms.map { value in
            "<option value=\"\(value)\"\(arrangement.zoom == value ? " selected" : "")>\(value) %</option>"
        }
        return """
            <span class="zoom"><span id="factor"></span>
            <button type="button" class="tool" id="zoom-out" title="Smaller" aria-keyshortcuts="-">\(GalleryIcon.minus.svg)\
            <span class="said">Smaller</span></button>
            <select name="zoom" id="zoom" form="switches" aria-label="Zoom"><option value="">Fit</option>\(choices.joined())</select>
            <button type="button" class="tool" id="zoom-in" title="Larger" aria-keyshortcuts="+">\(GalleryIcon.plus.svg)\
            <span class="said">Larger</span></button></span>
            """
    }

    private func text(_ string: String) -> String { HTMLText.escaped(string) }
}
