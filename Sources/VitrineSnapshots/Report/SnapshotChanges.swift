// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file `changes.json` of a comparison: what differs from the earlier run, for programs.
struct SnapshotChanges: Codable, Equatable, Sendable {
    /// One image that is not as it was.
    struct Change: Codable, Equatable, Sendable {
        enum Kind: String, Codable, Sendable {
            case added
            case removed
            case changed
            /// Nothing could be drawn.
            case failed
        }

        var kind: Kind
        var preview: String
        /// What distinguishes the image from others of its preview: empty, or `.dark.ipad`.
        var cell: String
        /// `Module/File.swift:12`; empty for one that was removed.
        var place: String
        /// What differs, or why nothing could be drawn.
        var findings: [String] = []
        /// The images, as paths in the report's folder.
        var before: String?
        var after: String?
        var difference: String?

        var name: String { preview + cell }
    }

    static let fileName = "changes.json"
    static let collageName = "collage.png"

    var format = 1
    /// How many images are as they were.
    var unchanged: Int
    /// Whether pixels were compared: they are not if other versions drew the earlier run.
    var comparesPixels: Bool
    /// The image of all changes; `nil` where there is none.
    var collage: String?
    var changes: [Change]

    /// Reads the changes of an album that was compared.
    ///
    /// - Parameter album: The album.
    init(_ album: Album) {
        changes = album.broken.map { provider in
            Change(kind: .failed, preview: provider.name, cell: "", place: "", findings: [provider.reason])
        }
        changes += album.pictures.compactMap { Change($0) }
        changes += album.missing.map { entry in
            Change(
                kind: .removed, preview: entry.preview, cell: entry.cell.suffix, place: "",
                before: entry.error == nil ? "\(entry.stem).reference.png" : nil)
        }
        unchanged = album.pictures.count - album.failed.count - album.differing.count
        comparesPixels = album.comparesPixels
    }

    /// The file of an earlier comparison; `nil` where the folder holds none.
    init?(folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.fileName)),
            let changes = try? JSONDecoder().decode(Self.self, from: data), changes.format == 1
        else { return nil }
        self = changes
    }

    var images: [String] { changes.flatMap { [$0.before, $0.after, $0.difference].compactMap(\.self) } }

    func data() throws -> Data { try ReportJSON.data(self) }
}

extension SnapshotChanges.Change {
    /// The change of an image that was compared; `nil` for one that is as it was.
    init?(_ picture: Album.RasterImage) {
        self.init(
            kind: .changed, preview: picture.preview.id, cell: picture.job.cell.suffix, place: picture.preview.place)
        let stem = picture.job.stem
        if let error = picture.reply.error {
            kind = .failed
            findings = [error]
            return
        }
        guard let verdict = picture.reply.verdict else { return nil }
        switch verdict.kind {
        case .same: return nil
        case .new: kind = .added
        case .elements, .pixels:
            before = "\(stem).reference.png"
            if verdict.hasDifferencePicture { difference = "\(stem).difference.png" }
        }
        findings = verdict.findings
        after = "\(stem).actual.png"
    }
}

/// How the files for programs are written: the same bytes for the same values.
enum ReportJSON {
    static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value) + [UInt8(ascii: "\n")]
    }
}
