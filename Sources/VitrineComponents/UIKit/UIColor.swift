// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay

/// A colour of UIKit, which has the same values as `Color`.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The colour's definition; immutable.
    package let provider: Color.Provider

    package init(provider: Color.Provider) {
        self.provider = provider
    }

    /// Creates a colour from sRGB components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(provider: .rgba(DisplayColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates the colour of a colour literal; the components are taken as sRGB.
    @_documentation(visibility: internal)
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Decodes a colour from the components in an archive.
    public required convenience init?(coder: NSCoder) {
        let parts = UIColor.archiveKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Creates a colour from components in Display P3, from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(provider: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha).provider)
    }

    /// Creates a grey.
    ///
    /// - Parameters:
    ///   - white: The grey value, from 0 (black) to 1 (white).
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(provider: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha).provider)
    }

    /// Creates a colour from one of SwiftUI.
    public convenience init(_ color: Color) {
        self.init(provider: color.provider)
    }

    /// Creates a colour of the app's asset catalog; `nil` if there is none with the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour of an asset catalog; `nil` if there is none with the name.
    ///
    /// - Parameters:
    ///   - name: The name of the colour.
    ///   - bundle: The bundle of the catalog; `nil` for the app.
    ///   - compatibleWith: Traits; ignored, because the colour adapts where it is used.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        let bundle = (bundle ?? .main).bundleURL
        guard ColorAssets.shared.color(name, in: bundle) != nil else { return nil }
        self.init(provider: .asset(name, bundle: bundle))
    }

    /// Creates a colour from the resource that Xcode generates for an asset.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }

    /// Creates a colour that a closure resolves for the traits of the place where it is used.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(provider: .dynamic(DynamicColor { dynamicProvider(UITraitCollection($0)).provider }))
    }

    /// Returns the colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        // The opacity replaces that of the resolved colour in every appearance.
        let provider = provider
        if case .rgba(var color) = provider {
            color.alpha = alpha
            return UIColor(provider: .rgba(color))
        }
        return UIColor(
            provider: .dynamic(
                DynamicColor { environment in
                    var color = Color(provider).resolved(in: environment)
                    color.alpha = alpha
                    return .rgba(color)
                }))
    }

    /// Returns the colour as it is resolved for traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(provider: .rgba(Color(provider).resolved(in: traitCollection.environment)))
    }

    // MARK: - Components

    private var components: DisplayColor {
        if case .rgba(let color) = provider { return color }
        return Color(provider).resolved(in: UITraitCollection.current.environment)
    }

    /// Gets the sRGB components in the current traits.
    ///
    /// - Parameters:
    ///   - red: Receives red, from 0 to 1.
    ///   - green: Receives green.
    ///   - blue: Receives blue.
    ///   - alpha: Receives the opacity.
    /// - Returns: Always `true`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Gets the HSB components in the current traits.
    ///
    /// - Parameters:
    ///   - hue: Receives the hue, from 0 to 1.
    ///   - saturation: Receives the saturation.
    ///   - brightness: Receives the brightness.
    ///   - alpha: Receives the opacity.
    /// - Returns: Always `true`.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components
        let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        let range = high - low
        var sector = 0.0
        if range > 0 {
            sector =
                switch high {
                case color.red: (color.green - color.blue) / range
                case color.green: (color.blue - color.red) / range + 2
                default: (color.red - color.green) / range + 4
                }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    /// Gets the grey in the current traits; of a colour that is none, how bright it looks.
    ///
    /// - Parameters:
    ///   - white: Receives the grey value, from 0 (black) to 1 (white).
    ///   - alpha: Receives the opacity.
    /// - Returns: Always `true`.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = components
        let isGrey = color.red == color.green && color.green == color.blue
        let grey = isGrey ? color.red : 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        white?.pointee = grey
        alpha?.pointee = color.alpha
        return true
    }

    /// The components in the current traits.
    open var cgColor: CGColor {
        let color = components
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Creates a colour from the components of a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 0]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.provider == provider
    }

    open override var hash: Int { provider.hashValue }
}

/// A colour of Core Graphics, with sRGB components.
public final class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// Creates a colour from sRGB components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = [red, green, blue, alpha]
    }

    /// Creates a colour from sRGB components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { parts }
    /// The number of components: always 4.
    public var numberOfComponents: Int { parts.count }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { parts[3] }

    /// Returns whether two colours have the same components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }
    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Color {
    /// Creates a colour from one of UIKit.
    public init(uiColor: UIColor) {
        self.init(uiColor.provider)
    }

    // An asset's name is one of a resource and of a UIColor: `Color(.brand)` takes the resource.
    /// Creates a colour from one of UIKit, in the older spelling.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self.init(color.provider)
    }

    /// Creates a colour from one of Core Graphics.
    public init(cgColor: CGColor) {
        self.init(UIColor(cgColor: cgColor))
    }

    /// Creates a colour from one of Core Graphics, in the older spelling.
    public init(_ cgColor: CGColor) {
        self.init(UIColor(cgColor: cgColor))
    }

    /// The components of a colour that is the same in every appearance; `nil` for other colours.
    public var cgColor: CGColor? {
        guard case .rgba = provider else { return nil }
        return UIColor(self).cgColor
    }
}
