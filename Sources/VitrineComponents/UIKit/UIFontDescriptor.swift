// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineLayout

/// The attributes of a font: its family, size, weight, slant and design.
///
/// Descriptors are changed step by step, and a `UIFont` is made of the result.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The font that the attributes describe; immutable.
    let font: Font
    /// The size, in points.
    public let pointSize: CGFloat

    init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// Creates a descriptor from the name of a font or of a family.
    ///
    /// - Parameters:
    ///   - fontName: The name.
    ///   - size: The size, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(.custom(fontName, fixedSize: size), size: size)
    }

    /// Creates a descriptor from attributes; the system font in 12 points has what they leave out.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let plain = UIFontDescriptor(.system(size: 12), size: 12).addingAttributes(attributes)
        self.init(plain.font, size: plain.pointSize)
    }

    /// Returns the descriptor of a text style at the user's text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The PostScript name of the font.
    open var postscriptName: String { UIFont(font, size: pointSize).fontName }

    /// The weight, the slant and other traits of the font.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        let resolved = font.resolvedByDefault
        var traits: SymbolicTraits = []
        if resolved.isItalic { traits.insert(.traitItalic) }
        if resolved.weight >= Font.boldWeight { traits.insert(.traitBold) }
        if resolved.design == .monospaced { traits.insert(.traitMonoSpace) }
        switch font.askedLeading {
        case .tight: traits.insert(.traitTightLeading)
        case .loose: traits.insert(.traitLooseLeading)
        case .standard: break
        }
        return traits
    }

    /// Returns the value of an attribute: of the family, the name, the size, or the traits; otherwise `nil`.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        switch anAttribute {
        case .family: return UIFont(font, size: pointSize).familyName
        case .name: return postscriptName
        case .size: return pointSize
        case .traits:
            let resolved = font.resolvedByDefault
            let traits: [TraitKey: Any] = [
                .weight: UIFont.Weight(css: resolved.weight).rawValue, .slant: resolved.isItalic ? CGFloat(0.07) : 0,
                .symbolic: symbolicTraits.rawValue,
            ]
            return traits
        default: return nil
        }
    }

    // MARK: - Changes

    /// Returns the descriptor at another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.variant(ofSize: newPointSize), size: newPointSize)
    }

    /// Returns the descriptor of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(font.variant(ofFamily: newFamily, size: pointSize), size: pointSize)
    }

    /// Returns the descriptor in a design of the system font; `nil` for a font that is not the system's.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard let inSwiftUI = design.inSwiftUI else { return nil }
        return font.variant(in: inSwiftUI).map { UIFontDescriptor($0, size: pointSize) }
    }

    /// Returns the descriptor with these traits instead of its own.
    ///
    /// The system font has a bold and an italic variant of each weight; `nil` for a font of the app's own whose family
    /// has no face with the traits.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        let (isBold, isItalic) = (symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitItalic))
        var new = font.variant(isItalic: isItalic).variant(isBold: isBold)
        if let face = font.resolvedByDefault.face {
            let weight = new.resolvedByDefault.weight
            let nearest = FontRegistry.shared.font(like: face, weight: weight, isItalic: isItalic)
            let isNearestBold = (nearest.weights?.upperBound ?? nearest.weight) >= Font.boldWeight
            guard nearest.isItalic == isItalic, !isBold || isNearestBold else { return nil }
        }
        if symbolicTraits.contains(.traitMonoSpace) {
            guard let monospaced = new.variant(in: .monospaced) else { return nil }
            new = monospaced
        }
        let leading: Font.Leading =
            symbolicTraits.contains(.traitTightLeading)
            ? .tight : symbolicTraits.contains(.traitLooseLeading) ? .loose : .standard
        return UIFontDescriptor(new.variant(leading), size: pointSize)
    }

    /// Returns the descriptor with attributes in place of its own of the same names.
    ///
    /// - Parameter attributes: The family or the name, the size in points, the text style, or the traits: a dictionary
    ///   of weight, slant and symbolic traits.
    /// - Returns: The descriptor.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        var new: UIFontDescriptor = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            new = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        }
        if let family = attributes[.family] as? String { new = new.withFamily(family) }
        if let name = attributes[.name] as? String { new = UIFontDescriptor(name: name, size: new.pointSize) }
        if let size = CGFloat(attribute: attributes[.size]) { new = new.withSize(size) }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return new }
        if let symbolic = traits[.symbolic] {
            let symbolicTraits =
                symbolic as? SymbolicTraits ?? (symbolic as? UInt32).map { SymbolicTraits(rawValue: $0) }
            new = symbolicTraits.flatMap { new.withSymbolicTraits($0) } ?? new
        }
        let number = CGFloat(attribute: traits[.weight]).map { UIFont.Weight(rawValue: $0) }
        if let weight = traits[.weight] as? UIFont.Weight ?? number {
            new = UIFontDescriptor(new.font.weight(weight.inSwiftUI), size: new.pointSize)
        }
        if let slant = CGFloat(attribute: traits[.slant]) {
            new = UIFontDescriptor(new.font.variant(isItalic: slant > 0), size: new.pointSize)
        }
        return new
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.font == font && other.pointSize == pointSize
    }

    open override var hash: Int { font.hashValue }
}

extension UIFontDescriptor {
    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The default design, without serifs.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// A design with rounded strokes.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// A design whose characters have the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var inSwiftUI: Font.Design? {
            switch self {
            case .default: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// Traits that a font has or has not.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the traits.
        public let rawValue: UInt32

        /// Creates traits from their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// With characters of the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With less distance between lines, for a text style.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With more distance between lines, for a text style.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name of an attribute.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key of the dictionary of traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The symbolic traits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant: 0 for upright.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
}
