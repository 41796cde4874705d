// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An image from an asset catalogue.
package struct ImageAsset: Equatable, Sendable {
    package var image: LoadedImage
    package var scale: Double
    /// Whether the catalogue marks the image as a template.
    package var isTemplate: Bool
}

extension ImageStore {
    /// Returns an image of a bundle's catalogues, which SwiftPM copies uncompiled.
    ///
    /// The file for the display's scale is used, or else the largest one. Only formats that surfaces can draw are found
    /// (`ImageHeader`).
    package func asset(_ name: String, in bundle: URL, scale: Double) -> ImageAsset? {
        let key = "\(bundle.path)\u{0}\(name)\u{0}\(scale)"
        if let known = knownAsset(key) { return known }
        let asset = ImageSets.load(name, in: bundle, scale: scale)
        remember(asset, for: key)
        return asset
    }
}

private enum ImageSets {
    private struct Contents: Decodable {
        struct File: Decodable {
            var filename: String?
            var scale: String?
        }
        struct Properties: Decodable {
            var intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        var images: [File]
        var properties: Properties?
    }

    static func load(_ name: String, in bundle: URL, scale: Double) -> ImageAsset? {
        for folder in AssetCatalogs.folders(name + ".imageset", in: bundle) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { continue }
            let isTemplate = contents.properties?.intent == "template"
            let files = contents.images
                .compactMap { file in file.filename.map { ($0, Self.factor(file.scale)) } }
                .sorted { ($0.1 == scale ? 1 : 0, $0.1) > ($1.1 == scale ? 1 : 0, $1.1) }
            for (file, factor) in files {
                guard let bytes = try? Data(contentsOf: folder.appendingPathComponent(file)),
                    let image = try? ImageHeader.image(of: bytes)
                else { continue }
                return ImageAsset(image: image, scale: factor, isTemplate: isTemplate)
            }
        }
        return nil
    }

    private static func factor(_ scale: String?) -> Double {
        scale.flatMap { Double($0.dropLast()) } ?? 1
    }
}
