// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The content of a `UIImage`.
package protocol UIImageBacking: Sendable {
    /// The size, in points.
    var size: CGSize { get }
    /// The number of pixels per point.
    var scale: CGFloat { get }
    /// Returns the data of a PNG file, if there is one.
    func pngData() -> Data?
    /// The image in the form that views draw; `nil` if views cannot draw it.
    var source: Image.Source? { get }
}

extension UIImageBacking {
    package var source: Image.Source? {
        pngData().flatMap { try? ImageHeader.image(of: $0) }.map { .loaded($0, scale: Double(scale)) }
    }
}

/// An image of UIKit.
open class UIImage: NSObject, @unchecked Sendable {
    package let backing: any UIImageBacking
    /// How the image is drawn; immutable.
    let look: Look

    package init(backing: any UIImageBacking) {
        self.backing = backing
        look = Look()
    }

    init(backing: any UIImageBacking, look: Look) {
        self.backing = backing
        self.look = look
    }

    /// Creates an image without pixels, of no size.
    public override convenience init() { self.init(backing: NoBacking()) }

    /// Creates an image from a file's data in a format that browsers draw: PNG, JPEG, GIF or WebP; otherwise `nil`.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from a file's data.
    ///
    /// - Parameters:
    ///   - data: The data of a PNG, JPEG, GIF or WebP file; others give `nil`.
    ///   - scale: The number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageHeader.image(of: data) else { return nil }
        self.init(backing: LoadedBacking(image: image, scale: scale))
    }

    /// Creates an image from the file at a path; `nil` if it cannot be read.
    ///
    /// A name such as `photo@2x.png` tells the number of pixels per point; of an image whose name tells none, the file
    /// beside it for the scale of the session is read if there is one.
    ///
    /// - Parameter path: The path of a PNG, JPEG, GIF or WebP file.
    public convenience init?(contentsOfFile path: String) {
        let file = ScaledImageFile(path, displayScale: SessionContext.current?.viewport.scale ?? 3)
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        self.init(data: data, scale: file.scale)
    }

    /// Creates an image of the app's asset catalog; `nil` if there is none with the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image of an asset catalog; `nil` if there is none with the name.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - bundle: The bundle of the catalog; `nil` for the app.
    ///   - compatibleWith: Ignored: the variant for the scale of the session is chosen.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        let scale = SessionContext.current?.viewport.scale ?? 3
        let store = SessionContext.current?.imageStore ?? ImageStore()
        guard let asset = store.asset(name, in: (bundle ?? .main).bundleURL, scale: scale) else { return nil }
        self.init(backing: LoadedBacking(image: asset.image, scale: asset.scale))
    }

    /// Creates an image from the resource that Xcode generates for an asset.
    public convenience init(resource: ImageResource) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }

    /// Creates a system symbol; `nil` if the session's symbols have none with the name.
    public convenience init?(systemName name: String) {
        if let session = SessionContext.current,
            session.symbols.drawing(of: name, weight: VitrineDisplay.SymbolWeight(fontWeight: 400)) == nil
        {
            return nil
        }
        self.init(backing: SymbolBacking(name: name))
    }

    /// The size, in points.
    open var size: CGSize { (backing as? SymbolBacking)?.size(in: look.symbol.parts) ?? backing.size }

    /// The number of pixels per point.
    open var scale: CGFloat { backing.scale }

    /// The PNG file that the image was created from, or that was made of it.
    package var pngFile: Data? { backing.pngData() }

    /// The JPEG file that the image was created from.
    package var jpegFile: Data? {
        guard case .loaded(let image, scale: _) = backing.source, image.mediaType == "image/jpeg" else { return nil }
        return image.data
    }
}

private struct NoBacking: UIImageBacking {
    var size: CGSize { .zero }
    var scale: CGFloat { 1 }
    func pngData() -> Data? { nil }
}

private struct LoadedBacking: UIImageBacking {
    let image: LoadedImage
    let scale: CGFloat

    var size: CGSize { CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale) }
    func pngData() -> Data? { image.mediaType == "image/png" ? image.data : nil }
    var source: Image.Source? { .loaded(image, scale: Double(scale)) }
}

struct SymbolBacking: UIImageBacking {
    let name: String

    var size: CGSize { size(in: .init()) }

    /// The size of the symbol as a configuration has it, in points.
    func size(in parts: UIImage.SymbolConfiguration.Parts) -> CGSize {
        let pointSize = (parts.pointSize ?? 17) * SymbolMetrics.factor(of: parts.scale ?? .medium)
        return SymbolMetrics.size(of: name, drawing: nil, pointSize: pointSize, pixelScale: 3)
    }

    var scale: CGFloat { 3 }
    func pngData() -> Data? { nil }
    var source: Image.Source? { .symbol(name) }
}

extension Image {
    /// Creates an image from one of UIKit.
    public init(uiImage: UIImage) {
        self.init(source: uiImage.backing.source ?? .placeholder)
        switch uiImage.look.mode {
        case .automatic: break
        case .alwaysOriginal: mode = .original
        case .alwaysTemplate: mode = .template
        }
        let parts = uiImage.look.symbol.parts
        look.tint = (uiImage.look.tint ?? (uiImage.isSymbolImage ? parts.colors.first : nil)).map { Color(uiColor: $0) }
        if uiImage.look.tint == nil, uiImage.isSymbolImage, parts.colors.count > 1 {
            look.secondTint = Color(uiColor: parts.colors[1])
        }
        look.pointSize = parts.pointSize
        look.fontWeight = parts.fontWeight
        look.scale = parts.scale
    }
}
