// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineRaster

/// The image `collage.png` of a comparison: of each change the image before, the image after, and the difference.
@MainActor
struct Collage {
    /// How many changes are shown; the others are counted.
    static let most = 16
    private static let column = 280.0
    private static let tallest = 620.0

    private let shown: [SnapshotChanges.Change]
    private let hidden: Int
    private let folder: URL

    /// - Parameters:
    ///   - changes: The changes; those without an image are left out.
    ///   - folder: The folder of the report, which holds the images.
    init?(_ changes: SnapshotChanges, folder: URL) {
        let drawn = changes.changes.filter { $0.before != nil || $0.after != nil }
        guard !drawn.isEmpty else { return nil }
        shown = Array(drawn.prefix(Self.most))
        hidden = drawn.count - shown.count
        self.folder = folder
    }

    /// Draws the image.
    ///
    /// - Returns: A PNG file.
    /// - Throws: What keeps fonts from being read, or the image from being drawn.
    func png() async throws -> Data {
        var traits = SnapshotTraits()
        traits.layout = .sizeThatFits(width: 3 * Self.column + 5 * 16, height: nil)
        traits.scale = 1
        let snapshot = try await SnapshotRenderer.shared().snapshot(traits: traits, identifier: "collage") { view }
        return Data(try snapshot.picture().png())
    }

    private var view: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(Array(shown.enumerated()), id: \.offset) { _, change in row(change) }
            if hidden > 0 { Text("… and \(hidden) more") }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(white: 0.93))
        .environment(\.colorScheme, .light)
    }

    private func row(_ change: SnapshotChanges.Change) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: "\(change.kind.rawValue): \(change.name)").font(.headline).foregroundStyle(.black)
            HStack(alignment: .top, spacing: 16) {
                cell("before", change.before)
                cell("after", change.after)
                cell("difference", change.difference)
            }
        }
    }

    private func cell(_ title: String, _ path: String?) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if let path, let image = UIImage(contentsOfFile: folder.appendingPathComponent(path).path) {
                Text(verbatim: title).font(.caption).foregroundStyle(Color(white: 0.35))
                Image(uiImage: image).resizable().scaledToFit()
                    .frame(maxWidth: Self.column, maxHeight: Self.tallest, alignment: .topLeading)
            }
        }
        .frame(width: Self.column, alignment: .topLeading)
    }
}
