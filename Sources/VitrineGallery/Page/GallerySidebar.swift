// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// The list of previews by module and file, with its search field.
struct GallerySidebar {
    let listing: GalleryHost.Listing
    /// The path of the page that is shown.
    let current: String?
    /// What every link keeps of the page's address.
    let query: String
    /// Whether the search is part of the page's address.
    var isSheet = false

    var html: String {
        let catalogue = listing.catalogue
        let count = catalogue.previews.count
        return """
            <nav class="sidebar" id="sidebar" aria-label="Previews">
            <div class="top"><p class="app">\(text(catalogue.appName))</p>
            <p class="count" id="count">\(count) \(count == 1 ? "preview" : "previews")</p>
            <div class="search">\(GalleryIcon.search.svg)
            <input id="search" type="search" placeholder="Search" aria-label="Search previews" autocomplete="off"
            spellcheck="false" aria-keyshortcuts="/"\(isSheet ? " name=\"q\" form=\"switches\"" : "")>\
            <kbd aria-hidden="true">/</kbd></div>
            <a class="all" id="all" href="\(GalleryAddress.sheet)"\(isSheet ? " aria-current=\"page\"" : "")>\
            \(GalleryIcon.grid.svg)<span>All previews</span></a></div>
            <div class="tree" id="tree">
            \(catalogue.modules.map(module).joined(separator: "\n"))
            \(traps)
            <p class="none" id="none" hidden>Nothing matches.</p>
            </div>
            </nav>
            """
    }

    private func module(_ module: GalleryCatalogue.Module) -> String {
        """
        <section data-group><h2>\(text(module.name))</h2>
        <ul>
        \(module.files.map { file($0, in: module.name) }.joined(separator: "\n"))
        </ul></section>
        """
    }

    private func file(_ file: GalleryCatalogue.File, in module: String) -> String {
        // A file with one nameless preview is that preview.
        if file.previews.count == 1, file.previews[0].title == "Preview" {
            return "<li data-group>\(link(file.previews[0], label: file.name, module: module))</li>"
        }
        let links = file.previews.map { "<li>\(link($0, label: $0.title, module: module))</li>" }.joined(
            separator: "\n"
        )
        let path = GalleryAddress.page(ofFile: file, in: module)
        return "<li data-group><h3><a href=\"\(text(path + query))\" data-path=\"\(text(path))\""
            + "\(path == current ? " aria-current=\"page\"" : "")><span>\(text(file.name))</span></a></h3>"
            + "\n<ul>\n\(links)\n</ul></li>"
    }

    private func link(_ preview: PreviewSummary, label: String, module: String) -> String {
        let path = GalleryAddress.page(preview.id)
        return "<a href=\"\(text(path + query))\" data-id=\"\(text(preview.id))\" data-path=\"\(text(path))\""
            + " data-words=\"\(text(Self.words(preview, module)))\""
            + "\(path == current ? " aria-current=\"page\"" : "")><span>\(text(label))</span></a>"
    }

    /// What a search finds a preview by: its feature's module, its file and its name.
    static func words(_ preview: PreviewSummary, _ module: String) -> String {
        "\(module) \(preview.file) \(preview.title)".lowercased()
    }

    private var traps: String {
        guard !listing.traps.isEmpty else { return "" }
        let items = listing.traps.map { trap in
            "<li class=\"unlisted\">\(GalleryIcon.warning.svg)<div><b>\(text(trap.provider))</b>"
                + "<p>\(text(trap.report.message))\(trap.report.place.map { " (\(text($0)))" } ?? "")</p></div></li>"
        }
        return "<section><h2>Cannot be listed</h2><ul>\(items.joined())</ul></section>"
    }

    private func text(_ string: String) -> String { HTMLText.escaped(string) }
}
