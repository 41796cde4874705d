// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineRaster

/// The results of a run, in the order of the previews.
struct Album: Sendable {
    struct RasterImage: Sendable {
        let preview: PreviewEntry
        let job: SnapshotJob
        let reply: SnapshotReply
    }

    /// A preview provider whose `previews` cannot be evaluated.
    struct Broken: Sendable {
        let name: String
        let reason: String
    }

    let program: String
    let stamp: ImageStamp
    /// The manifest of the references.
    let former: SnapshotManifest?
    let comparesPixels: Bool
    var broken: [Broken] = []
    var pictures: [RasterImage] = []
    /// The references without a new image.
    var missing: [SnapshotManifest.Entry] = []

    init(program: String, stamp: ImageStamp, former: SnapshotManifest? = nil, comparesPixels: Bool = false) {
        self.program = program
        self.stamp = stamp
        self.former = former
        self.comparesPixels = comparesPixels
    }

    var failed: [RasterImage] { pictures.filter { $0.reply.error != nil } }
    var differing: [RasterImage] { pictures.filter { $0.reply.error == nil && !$0.reply.isFine } }
    var isFine: Bool { broken.isEmpty && missing.isEmpty && pictures.allSatisfy(\.reply.isFine) }

    /// Writes the page, and the manifest or what differs from an earlier run, with an image of that.
    ///
    /// - Parameter folder: The folder, which holds the images.
    /// - Returns: What was written for programs.
    /// - Throws: Errors of the file system; what keeps the image of the changes from being drawn.
    @MainActor
    func write(to folder: URL) async throws -> Data {
        let page = former == nil ? ContactSheet(self).html : VerificationPage(self).html
        try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
        guard former != nil else {
            try manifest.write(to: folder)
            return try ReportJSON.data(manifest)
        }
        var changes = SnapshotChanges(self)
        if let collage = Collage(changes, folder: folder) {
            try await collage.png().write(to: folder.appendingPathComponent(SnapshotChanges.collageName))
            changes.collage = SnapshotChanges.collageName
        }
        let data = try changes.data()
        try data.write(to: folder.appendingPathComponent(SnapshotChanges.fileName))
        return data
    }

    var manifest: SnapshotManifest {
        SnapshotManifest(
            stamp: stamp,
            pictures: pictures.map { picture in
                SnapshotManifest.Entry(
                    preview: picture.preview.id, cell: picture.job.cell, stem: picture.job.stem,
                    width: picture.reply.width,
                    height: picture.reply.height, scale: picture.reply.scale, diagnostics: picture.reply.diagnostics,
                    error: picture.reply.error)
            })
    }

    /// The summary of a run.
    func summary(seconds: Double, folder: URL) -> String {
        var parts = ["\(pictures.count) pictures", "\(failed.count + broken.count) failed"]
        if former != nil {
            parts.append("\(differing.count) differ")
            if !missing.isEmpty { parts.append("\(missing.count) gone") }
            if !comparesPixels { parts.append("pixels not comparable: other versions") }
        }
        parts.append("\(displayNumber(seconds)) s")
        if seconds > 0 { parts.append("\(Int(Double(pictures.count) / seconds * 60)) per minute") }
        var lines = failed.map {
            "failed: \($0.preview.id)\($0.job.cell.suffix) (\($0.preview.place)): \($0.reply.error ?? "")"
        }
        lines += broken.map { "failed: \($0.name): \($0.reason)" }
        lines += differing.map { "differs: \($0.preview.id)\($0.job.cell.suffix) (\($0.preview.place)): \($0.finding)" }
        lines += missing.map { "gone: \($0.stem)" }
        lines.append(parts.joined(separator: ", "))
        lines.append(folder.appendingPathComponent("index.html").path)
        return lines.joined(separator: "\n")
    }
}

extension Album.RasterImage {
    /// The first difference.
    var finding: String {
        switch reply.verdict?.kind {
        case .new: "no reference"
        default: reply.verdict?.findings.first ?? ""
        }
    }
}
