// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineRaster

/// The page of a comparison: differences, with reference, actual image and difference side by side.
struct VerificationPage {
    private let album: Album

    init(_ album: Album) {
        self.album = album
    }

    var html: String {
        ReportPage.html(title: "\(album.program): compared with the reference", summary: summary, body: body)
    }

    private var summary: String {
        let same = album.pictures.count - album.failed.count - album.differing.count
        var parts = ["\(same) of \(album.pictures.count) pictures are the same"]
        if !album.differing.isEmpty { parts.append("\(album.differing.count) differ") }
        if !album.failed.isEmpty { parts.append("\(album.failed.count) failed") }
        if !album.missing.isEmpty { parts.append("\(album.missing.count) are gone") }
        var text = parts.joined(separator: ", ") + "."
        if !album.comparesPixels {
            text +=
                " Pixels are not comparable: other versions drew the reference. Elements and geometry were compared."
            let changes = album.former.map { album.stamp.differences(from: $0.stamp) } ?? []
            text += " (" + changes.joined(separator: "; ") + ")"
        }
        return ReportPage.escaped(text)
    }

    private var body: String {
        var text = ""
        for provider in album.broken {
            text += "<div class=\"card\"><h3>\(ReportPage.escaped(provider.name))</h3>"
            text += "<p class=\"bad\">\(ReportPage.escaped(provider.reason))</p></div>\n"
        }
        text += album.failed.map(failure).joined()
        text += album.differing.map(difference).joined()
        if !album.missing.isEmpty {
            text += "<h2>In the reference, not in this program</h2>\n" + album.missing.map(removal).joined()
        }
        if text.isEmpty { text = "<div class=\"card\"><p>Nothing differs.</p></div>\n" }
        return text
    }

    private func failure(_ picture: Album.RasterImage) -> String {
        var text = head(picture) + "<p class=\"bad\">\(ReportPage.escaped(picture.reply.error ?? ""))</p>"
        if !picture.reply.output.isEmpty { text += "<pre>\(ReportPage.escaped(picture.reply.output))</pre>" }
        return text + "</div>\n"
    }

    private func difference(_ picture: Album.RasterImage) -> String {
        var text = head(picture)
        let findings = picture.reply.verdict?.findings ?? []
        if !findings.isEmpty {
            text += "<ul>" + findings.map { "<li>\(ReportPage.escaped($0))</li>" }.joined() + "</ul>"
        }
        let isNew = picture.reply.verdict?.kind == .new
        if isNew { text += "<p>There is no reference.</p>" }
        text += "<div class=\"three\">"
        var kinds = isNew ? ["actual"] : ["reference", "actual"]
        if picture.reply.verdict?.hasDifferencePicture == true { kinds.append("difference") }
        text += kinds.map { figure(picture.job.stem, width: picture.reply.width, $0) }.joined()
        return text + "</div></div>\n"
    }

    private func removal(_ entry: SnapshotManifest.Entry) -> String {
        let name = ReportPage.escaped(entry.preview + entry.cell.suffix)
        let image = entry.error == nil ? figure(entry.stem, width: entry.width, "reference") : ""
        return "<div class=\"card\"><h3>\(name)</h3><div class=\"three\">\(image)</div></div>\n"
    }

    private func head(_ picture: Album.RasterImage) -> String {
        let name = picture.preview.id + picture.job.cell.suffix
        return "<div class=\"card\" id=\"\(ReportPage.anchor(picture.job.stem))\"><h3>\(ReportPage.escaped(name))</h3>"
            + "<p>\(ReportPage.escaped(picture.preview.place))</p>"
    }

    private func figure(_ stem: String, width: Double, _ kind: String) -> String {
        let image = ReportPage.address("\(stem).\(kind).png")
        return
            "<figure style=\"--w: \(displayNumber(width))\"><a href=\"\(image)\"><img src=\"\(image)\" "
            + "loading=\"lazy\" alt=\"\(kind)\"></a><figcaption>\(kind)</figcaption></figure>"
    }
}
