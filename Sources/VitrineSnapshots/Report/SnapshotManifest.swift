// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineRaster

/// The file `snapshots.json`: the images of a run and the versions that they depend on, for later comparisons.
struct SnapshotManifest: Codable, Equatable, Sendable {
    struct Entry: Codable, Equatable, Sendable {
        var preview: String
        var cell: PreviewCell
        var stem: String
        /// The width, in points.
        var width: Double
        var height: Double
        var scale: Double
        var diagnostics: [String]
        var error: String?
    }

    static let fileName = "snapshots.json"

    var format = 1
    var stamp: ImageStamp
    var pictures: [Entry]

    init(stamp: ImageStamp, pictures: [Entry]) {
        self.stamp = stamp
        self.pictures = pictures
    }

    /// Reads the manifest of an earlier run.
    init(folder: URL) throws {
        let file = folder.appendingPathComponent(Self.fileName)
        do {
            self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: file))
        } catch {
            throw SnapshotError(
                "\(folder.path) holds no former output: \(file.lastPathComponent) cannot be read (\(error)).")
        }
        guard format == 1 else { throw SnapshotError("\(file.path) has format \(format); this version reads 1.") }
    }

    func write(to folder: URL) throws {
        try ReportJSON.data(self).write(to: folder.appendingPathComponent(Self.fileName))
    }
}
