// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension UIImage {
    /// The traits and settings by which an image is chosen.
    open class Configuration: NSObject, @unchecked Sendable {
        override init() {}

        /// Returns the configuration with the values of another one.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the text around the symbol.
        case unspecified = 0
        /// Ultralight.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// Regular.
        case regular = 4
        /// Medium.
        case medium = 5
        /// Semibold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Heavy.
        case heavy = 8
        /// Black.
        case black = 9

        /// Returns the weight of a font's weight.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol relative to its point size.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// The scale of the symbols around it.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3

        fileprivate var shown: Image.Scale? {
            switch self {
            case .unspecified: nil
            case .small: .small
            case .medium, .default: .medium
            case .large: .large
            }
        }
    }

    /// The size, weight and colours of a symbol.
    ///
    /// - Support: partial: symbols have two layers at most: what stands in a shape or at a corner, and the rest.
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        struct Parts: Equatable, Sendable {
            var pointSize: Double?
            var fontWeight: Int?
            var scale: Image.Scale?
            var colors: [UIColor] = []
        }

        /// Immutable.
        let parts: Parts

        init(parts: Parts) {
            self.parts = parts
            super.init()
        }

        private convenience init(
            points pointSize: CGFloat?, weight: UIImage.SymbolWeight = .unspecified,
            scale: UIImage.SymbolScale = .unspecified
        ) {
            var parts = Parts()
            parts.pointSize = pointSize.flatMap { $0 > 0 ? Double($0) : nil }
            parts.fontWeight = weight == .unspecified ? nil : weight.rawValue * 100
            parts.scale = scale.shown
            self.init(parts: parts)
        }

        private convenience init(colors: [UIColor]) {
            var parts = Parts()
            parts.colors = colors
            self.init(parts: parts)
        }

        /// A configuration that asks for nothing.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(parts: Parts()) }

        /// Creates a configuration of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(points: pointSize)
        }

        /// Creates a configuration of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(points: pointSize, weight: weight)
        }

        /// Creates a configuration of a size, a weight and a scale.
        ///
        /// - Parameters:
        ///   - pointSize: The size, in points.
        ///   - weight: The weight.
        ///   - scale: The size relative to the point size.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(points: pointSize, weight: weight, scale: scale)
        }

        /// Creates a configuration of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(points: nil, weight: weight)
        }

        /// Creates a configuration of a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(points: nil, scale: scale)
        }

        /// Creates a configuration of the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Creates a configuration of the size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration of the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration of the size and weight of a font and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            var parts = Parts()
            parts.pointSize = Double(font.pointSize)
            parts.fontWeight = font.font.resolved(in: FontContext()).spec.weight
            parts.scale = scale.shown
            self.init(parts: parts)
        }

        /// Creates a configuration of a colour, whose layers in the back are paler on Apple's systems.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(colors: [hierarchicalColor])
        }

        /// Creates a configuration of one colour for each layer.
        ///
        /// - Support: partial: symbols have two layers at most: what stands in a shape or at a corner, and the rest; a
        ///   diagnostic says where a symbol has one.
        public convenience init(paletteColors: [UIColor]) {
            self.init(colors: paletteColors)
        }

        /// Returns the configuration with the values of another one, which replace its own.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.parts else { return self }
            var parts = parts
            parts.pointSize = other.pointSize ?? parts.pointSize
            parts.fontWeight = other.fontWeight ?? parts.fontWeight
            parts.scale = other.scale ?? parts.scale
            if !other.colors.isEmpty { parts.colors = other.colors }
            return SymbolConfiguration(parts: parts) as! Self
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.parts == parts
        }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(parts.pointSize)
            hasher.combine(parts.fontWeight)
            hasher.combine(parts.colors)
            return hasher.finalize()
        }
    }
}
