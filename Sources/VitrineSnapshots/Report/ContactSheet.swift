// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The page with all images of a run: failures first, then by module and file.
struct ContactSheet {
    private let album: Album

    init(_ album: Album) {
        self.album = album
    }

    var html: String {
        let count = album.pictures.count - album.failed.count
        let broken = album.failed.count + album.broken.count
        var summary = "\(count) pictures of \(Set(album.pictures.map(\.preview.id)).count) previews"
        if broken > 0 { summary += ", <a class=\"bad\" href=\"#broken\">\(broken) broken</a>" }
        return ReportPage.html(
            title: "Previews of \(album.program)", summary: summary,
            body: controls.html + brokenSection + contents + modules, style: SheetControls.style,
            script: shown.isEmpty ? "" : SheetControls.script)
    }

    private var shown: [Album.RasterImage] { album.pictures.filter { $0.reply.error == nil } }

    private var controls: SheetControls {
        var variants: [String] = []
        for picture in shown where !variants.contains(picture.job.cell.suffix) {
            variants.append(picture.job.cell.suffix)
        }
        return SheetControls(modules: runs(shown) { $0.preview.module }.map(\.key), variants: variants)
    }

    // MARK: - Failures

    private var brokenSection: String {
        guard !album.failed.isEmpty || !album.broken.isEmpty else { return "" }
        var text = "<section id=\"broken\">\n<h2 class=\"bad\">Broken</h2>\n"
        for provider in album.broken {
            text += "<div class=\"card\"><h3>\(ReportPage.escaped(provider.name))</h3>"
            text += "<p class=\"bad\">\(ReportPage.escaped(provider.reason))</p></div>\n"
        }
        for picture in album.failed { text += card(picture) }
        return text + "</section>\n"
    }

    private func card(_ picture: Album.RasterImage) -> String {
        var text = "<div class=\"card\"><h3>\(ReportPage.escaped(picture.preview.id)) \(chips(picture))</h3>"
        text += "<p>\(ReportPage.escaped(picture.preview.place))</p>"
        text += "<p class=\"bad\">\(ReportPage.escaped(picture.reply.error ?? ""))</p>"
        if !picture.reply.output.isEmpty { text += "<pre>\(ReportPage.escaped(picture.reply.output))</pre>" }
        return text + "</div>\n"
    }

    // MARK: - Images

    private var contents: String {
        let modules = runs(shown) { $0.preview.module }
        guard modules.count > 1 else { return "" }
        let links = modules.map { module in
            "<a href=\"#\(ReportPage.anchor(module.key))\">\(ReportPage.escaped(module.key))</a> "
        }
        return "<nav>" + links.joined() + "</nav>\n"
    }

    private var modules: String {
        runs(shown) { $0.preview.module }.map { module in
            let files = runs(module.pictures) { $0.preview.file }.map { file in
                "<h3>\(ReportPage.escaped(file.key))</h3>\n<div class=\"grid\">\n"
                    + file.pictures.map(figure).joined() + "</div>\n"
            }
            return "<section id=\"\(ReportPage.anchor(module.key))\">\n<h2>\(ReportPage.escaped(module.key))</h2>\n"
                + files.joined() + "</section>\n"
        }.joined()
    }

    private func figure(_ picture: Album.RasterImage) -> String {
        let reply = picture.reply
        let image = ReportPage.address(picture.job.stem + ".png")
        let size = "\(displayNumber(reply.width)) × \(displayNumber(reply.height))"
        var text =
            "<figure style=\"--w: \(displayNumber(reply.width))\" id=\"\(ReportPage.anchor(picture.job.stem))\""
            + SheetControls.attributes(of: picture) + ">"
        text +=
            "<a href=\"\(image)\"><img src=\"\(image)\" loading=\"lazy\" alt=\"\(ReportPage.escaped(picture.preview.id))\""
        text += " width=\"\(Int(reply.width.rounded(.up)))\" height=\"\(Int(reply.height.rounded(.up)))\"></a>"
        text += "<figcaption><b>\(ReportPage.escaped(picture.preview.title))</b> \(chips(picture))"
        text += "<small>\(ReportPage.breakable(picture.preview.id))</small>"
        text += "<small>\(ReportPage.breakable(picture.preview.place))</small>"
        text += "<small>\(size) pt at \(displayNumber(reply.scale))x · "
        text += "<a href=\"\(ReportPage.address(picture.job.stem + ".json"))\">elements</a> · "
        text += "<a href=\"\(ReportPage.address(picture.job.stem + ".txt"))\">spoken</a></small>"
        text += reply.diagnostics.map { "<div class=\"warn\">\(ReportPage.escaped($0))</div>" }.joined()
        return text + "</figcaption></figure>\n"
    }

    private func chips(_ picture: Album.RasterImage) -> String {
        picture.job.cell.suffix.split(separator: ".").map {
            "<span class=\"chip\">\(ReportPage.escaped(String($0)))</span>"
        }
        .joined(separator: " ")
    }

    /// Groups neighbours with the same key: the order of the previews keeps them together.
    private func runs(
        _ pictures: [Album.RasterImage], by key: (Album.RasterImage) -> String
    ) -> [(key: String, pictures: [Album.RasterImage])] {
        var runs: [(key: String, pictures: [Album.RasterImage])] = []
        for picture in pictures {
            if runs.last?.key == key(picture) {
                runs[runs.count - 1].pictures.append(picture)
            } else {
                runs.append((key(picture), [picture]))
            }
        }
        return runs
    }
}
