// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension UIImage {
    /// Whether an image is drawn with its own colours or as a template in the foreground style.
    public enum RenderingMode: Int, Sendable {
        /// The mode that the view which shows the image uses by default.
        case automatic = 0
        /// With its own colours.
        case alwaysOriginal = 1
        /// In the foreground style, where it is opaque.
        case alwaysTemplate = 2
    }

    /// How the pixels of an image lie in comparison with how it is shown.
    public enum Orientation: Int, Sendable {
        /// The pixels are shown as they are stored.
        case up = 0
        /// Turned by 180 degrees.
        case down = 1
        /// Turned by 90 degrees counterclockwise.
        case left = 2
        /// Turned by 90 degrees clockwise.
        case right = 3
        /// Mirrored.
        case upMirrored = 4
        /// Turned by 180 degrees and mirrored.
        case downMirrored = 5
        /// Turned by 90 degrees counterclockwise and mirrored.
        case leftMirrored = 6
        /// Turned by 90 degrees clockwise and mirrored.
        case rightMirrored = 7
    }

    /// How the pixels lie: always as they are shown, because browsers turn photos by themselves.
    public var imageOrientation: UIImage.Orientation { .up }

    /// How an image is drawn.
    struct Look: Sendable {
        var mode = RenderingMode.automatic
        var tint: UIColor?
        var symbol = SymbolConfiguration(parts: .init())
    }

    /// Creates a system symbol in a configuration; `nil` if the session's symbols have none with the name.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - configuration: Its size, weight and colours.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let plain = UIImage(systemName: name) else { return nil }
        self.init(backing: plain.backing, look: plain.look.applying(configuration))
    }

    /// Whether the image is a system symbol.
    public var isSymbolImage: Bool { backing is SymbolBacking }

    /// The configuration of a symbol image; `nil` for other images.
    public var configuration: UIImage.Configuration? { symbolConfiguration }

    /// The configuration of a symbol image; `nil` for other images.
    public var symbolConfiguration: UIImage.SymbolConfiguration? { isSymbolImage ? look.symbol : nil }

    /// Whether the image is drawn with its own colours or as a template.
    public var renderingMode: UIImage.RenderingMode { look.mode }

    /// Returns the image with what a configuration asks, which has an effect on symbols.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        UIImage(backing: backing, look: look.applying(configuration))
    }

    /// Returns the symbol with what a configuration asks beside its own; `nil` for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Returns the image in another rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        var look = look
        look.mode = renderingMode
        return UIImage(backing: backing, look: look)
    }

    /// Returns the image in a colour, which it has unless it is drawn as a template.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the image in a colour and a rendering mode.
    ///
    /// - Parameters:
    ///   - color: The colour, which the image has unless it is drawn as a template.
    ///   - renderingMode: Whether it is drawn as a template.
    /// - Returns: The image.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        var look = look
        look.tint = color
        look.mode = renderingMode
        return UIImage(backing: backing, look: look)
    }

    /// Returns the image, which a browser decodes by itself.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls a handler with the image, which a browser decodes by itself.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        SessionContext.start { completionHandler(self) }
    }

    /// Returns the image, which a browser decodes by itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}

extension UIImage.Look {
    fileprivate func applying(_ configuration: UIImage.Configuration?) -> UIImage.Look {
        var copy = self
        copy.symbol = symbol.applying(configuration)
        return copy
    }
}
