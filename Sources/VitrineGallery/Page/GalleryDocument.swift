// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// What the pages of the gallery have in common: the head, the list of previews beside the content, and the scripts.
struct GalleryDocument {
    let title: String
    let sidebar: GallerySidebar
    /// The name of the script of the page's content.
    let script: String
    let content: String

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(HTMLText.escaped(title))</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="preload" href="/_vitrine/fonts/VitrineSans.woff2" as="font" type="font/woff2" crossorigin>
        <link rel="stylesheet" href="/_gallery/gallery.css">
        <link rel="stylesheet" href="/_gallery/stage.css">
        <script type="module" src="/_gallery/\(script)"></script>
        </head>
        <body>
        \(sidebar.html)
        <main id="main">
        \(content)
        </main>
        <div class="said" role="status" id="said"></div>
        </body>
        </html>

        """
    }
}
