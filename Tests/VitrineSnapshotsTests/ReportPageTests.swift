// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import VitrineRaster

@testable import VitrineSnapshots

struct ReportPageTests {
    @Test
    func aContactSheetIsFilteredByWordsModulesAndVariants() throws {
        let nasty = "</select><b a=\"'&"
        let controls = SheetControls(modules: ["Home", nasty], variants: ["", ".dark.accessibility3"])
        #expect(!controls.html.contains("<b a"))
        #expect(controls.html.contains("<option value=\".dark.accessibility3\">dark, accessibility3</option>"))
        #expect(!SheetControls(modules: ["Home"], variants: [""]).html.contains("id=\"variant\""))
        var cell = PreviewCell()
        cell.isDark = true
        let picture = Album.RasterImage(
            preview: PreviewEntry(
                id: "Home/List/\(nasty)", title: nasty, module: "Home", file: "List", place: "Home/List.swift:1"),
            job: SnapshotJob(number: 0, preview: "", cell: cell, stem: "Home/List.dark"),
            reply: SnapshotReply(number: 0))
        let stamp = ImageStamp(fonts: [:], libraries: [:])
        var album = Album(program: "App", stamp: stamp)
        album.pictures = [picture]
        let html = ContactSheet(album).html
        #expect(!html.contains("<b a"))
        #expect(html.contains(" data-module=\"Home\" data-variant=\".dark\""))
        #expect(html.components(separatedBy: "<script>").count == 2)
    }

    @Test
    func pagesEscapeWhatPreviewsAreCalled() {
        #expect(ReportPage.escaped("<b> & \"c\"") == "&lt;b&gt; &amp; &quot;c&quot;")
        #expect(ReportPage.address("A/50% ü #1?.png") == "A/50%25%20%C3%BC%20%231%3F.png")
    }
}
