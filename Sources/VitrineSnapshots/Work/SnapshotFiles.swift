// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineRaster

/// The files of one snapshot: `<stem>.png`, `<stem>.json`, `<stem>.txt`.
struct SnapshotFiles {
    let folder: URL
    let stem: String

    init(folder: String, stem: String) {
        self.folder = URL(fileURLWithPath: folder)
        self.stem = stem
    }

    func file(_ fileExtension: String) -> URL {
        folder.appendingPathComponent("\(stem).\(fileExtension)")
    }

    func read(_ fileExtension: String) -> Data? {
        try? Data(contentsOf: file(fileExtension))
    }

    @MainActor
    func write(_ snapshot: Snapshot) throws {
        try write(Data(try snapshot.picture().png()), as: "png")
        try write(Data(snapshot.elementsJSON.utf8), as: "json")
        try write(Data(snapshot.accessibilityText.utf8), as: "txt")
    }

    func write(_ data: Data, as fileExtension: String) throws {
        let file = file(fileExtension)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

/// File names made of preview ids.
enum FileStem {
    private static let longest = 100

    /// The stems of images in their order: an id's path and a cell's suffix, each of them once.
    ///
    /// Letters, digits and what is harmless stay; anything else becomes a hyphen. Where two would be the same file,
    /// also on disks that take no notice of capitals, the later gets a number.
    static func stems(of pictures: [(id: String, cell: PreviewCell)]) -> [String] {
        var taken: Set<String> = []
        return pictures.map { picture in
            let parts = picture.id.split(separator: "/").map { cleaned(String($0)) }
            let stem = parts.joined(separator: "/") + picture.cell.suffix
            var result = stem
            var count = 1
            while !taken.insert(result.lowercased()).inserted {
                count += 1
                result = "\(stem)~\(count)"
            }
            return result
        }
    }

    private static func cleaned(_ part: String) -> String {
        let allowed: Set<Character> = ["-", "_", ".", " ", "+", ",", "(", ")", "'", "=", "@", "!", "&"]
        var text = String(part.prefix(longest).map { $0.isLetter || $0.isNumber || allowed.contains($0) ? $0 : "-" })
        while text.utf8.count > 2 * longest { text.removeLast() }
        if text.hasPrefix(".") { text = "-" + text.dropFirst() }
        return text.isEmpty ? "-" : text
    }
}
