// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineDisplay

/// A colour, as code from before SwiftUI writes it: the same colours as `Color` has.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// What it is; immutable.
    package let provider: Color.Provider

    package init(provider: Color.Provider) {
        self.provider = provider
    }

    /// A colour from red, green and blue components, 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(provider: .rgba(DisplayColor(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// A colour of the Display P3 space.
    @_documentation(visibility: internal)
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour of an archive: of its components.
    public required convenience init?(coder: NSCoder) {
        let parts = UIColor.archiveKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(provider: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha).provider)
    }

    /// A grey, 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour from hue, saturation and brightness, 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(provider: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha).provider)
    }

    /// The colour of SwiftUI.
    public convenience init(_ color: Color) {
        self.init(provider: color.provider)
    }

    /// The colour of an asset catalogue of the app; `nil` where there is none of the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour of an asset catalogue; `nil` where there is none of the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        let bundle = (bundle ?? .main).bundleURL
        guard ColorAssets.shared.color(name, in: bundle) != nil else { return nil }
        self.init(provider: .asset(name, bundle: bundle))
    }

    /// The colour of an asset catalogue, by the name that Xcode gives it in code.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }

    /// A colour that a closure chooses for an appearance.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(provider: .dynamic(DynamicColor { dynamicProvider(UITraitCollection($0)).provider }))
    }

    /// This colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        // The opacity replaces the colour's own, whatever the appearance makes of it.
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

    /// The colour as it is in one appearance.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(provider: .rgba(Color(provider).resolved(in: traitCollection.environment)))
    }

    // MARK: - Components

    private var components: DisplayColor { Color(provider).resolved(in: UITraitCollection.current.environment) }

    /// Red, green, blue and alpha in the current appearance.
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

    /// Hue, saturation, brightness and alpha in the current appearance.
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

    /// The components in the current appearance.
    open var cgColor: CGColor {
        let color = components
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The colour of components.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 0]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.provider == provider
    }

    open override var hash: Int { provider.hashValue }
}

/// Components of a colour, in sRGB.
public final class CGColor: Hashable, Sendable {
    private let parts: [CGFloat]

    /// A colour from red, green and blue components, 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = [red, green, blue, alpha]
    }

    /// A grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { parts }
    public var numberOfComponents: Int { parts.count }
    public var alpha: CGFloat { parts[3] }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Color {
    /// A colour of UIKit.
    public init(uiColor: UIColor) {
        self.init(uiColor.provider)
    }

    /// A colour of UIKit.
    public init(_ color: UIColor) {
        self.init(color.provider)
    }

    /// A colour from components.
    public init(cgColor: CGColor) {
        self.init(UIColor(cgColor: cgColor))
    }

    /// A colour from components.
    public init(_ cgColor: CGColor) {
        self.init(UIColor(cgColor: cgColor))
    }

    /// The components, where the colour has the same ones in every appearance.
    public var cgColor: CGColor? {
        guard case .rgba = provider else { return nil }
        return UIColor(self).cgColor
    }
}
