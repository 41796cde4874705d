// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// The HTML of a preview on the stage: its label and tools, and the device with the frame in which it runs.
enum CellMarkup {
    static func html(_ cell: GalleryCell) -> String {
        let device = (cell.isDark ? " data-dark" : "") + (cell.hasHomeButton ? " data-plain" : "")
        let size = cell.width > 0 ? " width=\"\(Int(cell.width))\" height=\"\(Int(cell.height))\"" : ""
        return """
            <figure class="cell">
            <figcaption><a class="label" href="\(text(cell.page))">\(text(cell.label))</a>
            <button type="button" class="tool small copy" title="Copy image">\(GalleryIcon.copy.svg)\
            <span class="said">Copy image</span></button>
            <a class="tool small download" href="\(text(cell.image))" download="\(text(cell.file))" title="Download image">\
            \(GalleryIcon.download.svg)<span class="said">Download image</span></a>
            <a class="tool small alone" href="\(text(cell.frame))" target="_blank" rel="noopener" title="Open alone">\
            \(GalleryIcon.open.svg)<span class="said">Open the preview alone</span></a></figcaption>
            <div class="fit"><div class="device" data-look="\(cell.look)"\(device)\(cell.isLandscape ? " data-landscape" : "")>
            <div class="status" aria-hidden="true"\(cell.statusBar > 0 ? "" : " hidden")><span>9:41</span><i></i><b></b></div>
            <iframe src="\(text(cell.frame))" title="\(text(cell.title))" loading="lazy"\(size)></iframe>
            <div class="home" aria-hidden="true"\(cell.homeIndicator ? "" : " hidden")></div>
            <div class="mark" aria-hidden="true" hidden></div>
            </div></div></figure>
            """
    }

    private static func text(_ string: String) -> String { HTMLText.escaped(string) }
}
