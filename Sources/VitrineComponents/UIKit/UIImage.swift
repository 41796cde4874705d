// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// What a `UIImage` shows.
package protocol UIImageBacking: Sendable {
    /// In points.
    var size: CGSize { get }
    /// Pixels in a point.
    var scale: CGFloat { get }
    /// A PNG file, where there is one.
    func pngData() -> Data?
    /// The picture as views draw it; `nil` where no view can.
    var source: Image.Source? { get }
}

extension UIImageBacking {
    package var source: Image.Source? {
        pngData().flatMap { PictureHeader.image(of: $0) }.map { .loaded($0, scale: Double(scale)) }
    }
}

/// A picture, as code from before SwiftUI handles it.
open class UIImage: NSObject, @unchecked Sendable {
    package let backing: any UIImageBacking

    package init(backing: any UIImageBacking) {
        self.backing = backing
    }

    /// The picture of a file in a format that browsers draw: PNG, JPEG, GIF or WebP.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture of a file, with so many pixels in a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = PictureHeader.image(of: data) else { return nil }
        self.init(backing: LoadedBacking(image: image, scale: scale))
    }

    /// The picture of the file at a path.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture of an asset catalogue of the app; `nil` where there is none of the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A picture of an asset catalogue; `nil` where there is none of the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        let scale = SessionContext.current?.viewport.scale ?? 3
        let store = SessionContext.current?.imageStore ?? ImageStore()
        guard let asset = store.asset(name, in: (bundle ?? .main).bundleURL, scale: scale) else { return nil }
        self.init(backing: LoadedBacking(image: asset.image, scale: asset.scale))
    }

    /// A picture of an asset catalogue, by the name that Xcode gives it in code.
    public convenience init(resource: ImageResource) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }

    /// A symbol of the system; `nil` where the session's set has no drawing of the name.
    public convenience init?(systemName name: String) {
        if let session = SessionContext.current,
            session.symbols.drawing(of: name, weight: SymbolWeight(fontWeight: 400)) == nil
        {
            return nil
        }
        self.init(backing: SymbolBacking(name: name))
    }

    /// In points.
    open var size: CGSize { backing.size }

    /// Pixels in a point.
    open var scale: CGFloat { backing.scale }

    /// The picture as a PNG file, where it came from one.
    open func pngData() -> Data? { backing.pngData() }

    /// The picture as a JPEG file, where it came from one; nothing is encoded anew.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let loaded = backing as? LoadedBacking, loaded.image.mediaType == "image/jpeg" else { return nil }
        return loaded.image.data
    }
}

private struct LoadedBacking: UIImageBacking {
    let image: LoadedImage
    let scale: CGFloat

    var size: CGSize { CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale) }
    func pngData() -> Data? { image.mediaType == "image/png" ? image.data : nil }
    var source: Image.Source? { .loaded(image, scale: Double(scale)) }
}

private struct SymbolBacking: UIImageBacking {
    let name: String

    var size: CGSize { SymbolMetrics.size(of: name, drawing: nil, pointSize: 17, pixelScale: 3) }
    var scale: CGFloat { 3 }
    func pngData() -> Data? { nil }
    var source: Image.Source? { .symbol(name) }
}

extension Image {
    /// A picture of UIKit.
    public init(uiImage: UIImage) {
        self.init(source: uiImage.backing.source ?? .placeholder)
    }
}
