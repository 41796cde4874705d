// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

/// A font of UIKit.
open class UIFont: NSObject, @unchecked Sendable {
    /// The corresponding font of SwiftUI; immutable.
    let font: Font
    /// The size, in points.
    public let pointSize: CGFloat

    init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number from -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Ultralight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Regular.
        public static let regular = Weight(rawValue: 0)
        /// Medium.
        public static let medium = Weight(rawValue: 0.23)
        /// Semibold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavy.
        public static let heavy = Weight(rawValue: 0.56)
        /// Black.
        public static let black = Weight(rawValue: 0.62)

        /// The weight of a number from 100 to 900, as in CSS.
        init(css weight: Int) {
            switch weight {
            case ..<150: self = .ultraLight
            case ..<250: self = .thin
            case ..<350: self = .light
            case ..<450: self = .regular
            case ..<550: self = .medium
            case ..<650: self = .semibold
            case ..<750: self = .bold
            case ..<850: self = .heavy
            default: self = .black
            }
        }

        /// The name that is a part of the system fonts' names.
        var name: String {
            switch self {
            case .ultraLight: "Ultralight"
            case .thin: "Thin"
            case .light: "Light"
            case .medium: "Medium"
            case .semibold: "Semibold"
            case .bold: "Bold"
            case .heavy: "Heavy"
            case .black: "Black"
            default: "Regular"
            }
        }

        var inSwiftUI: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.1: .regular
            case ..<0.27: .medium
            case ..<0.35: .semibold
            case ..<0.48: .bold
            case ..<0.59: .heavy
            default: .black
            }
        }
    }

    /// A text style, whose size follows the user's setting.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Secondary captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var inSwiftUI: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// Creates a font from its name.
    ///
    /// Unlike on Apple's platforms it never returns `nil`: the system font replaces an unknown one.
    ///
    /// - Parameters:
    ///   - fontName: The name.
    ///   - fontSize: The size, in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: fontSize)
    }

    /// Creates the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - pointSize: The size, in points; 0 for that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let sized = pointSize > 0 && pointSize != descriptor.pointSize ? descriptor.withSize(pointSize) : descriptor
        self.init(sized.font, size: sized.pointSize)
    }

    /// Returns the system font at a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize), size: fontSize)
    }

    /// Returns the system font at a size in points, in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.inSwiftUI), size: fontSize)
    }

    /// Returns the bold system font at a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic system font at a size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), size: fontSize)
    }

    /// Returns the system font with digits of equal width.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    /// - Returns: The font.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.inSwiftUI).monospacedDigit(), size: fontSize)
    }

    /// Returns the monospaced system font.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    /// - Returns: The font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.inSwiftUI, design: .monospaced), size: fontSize)
    }

    /// Returns the font of a text style at the user's text size.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(.system(style.inSwiftUI), size: TextStyleTable.entry(style.inSwiftUI, .ofSession).size)
    }

    /// Returns the font of a text style at the text size of traits.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - traitCollection: The traits; where they specify no text size the font follows the user's.
    /// - Returns: The font.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let preferred = preferredFont(forTextStyle: style)
        guard let size = traitCollection.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) else {
            return preferred
        }
        return preferred.withSize(TextStyleTable.entry(style.inSwiftUI, size).size)
    }

    /// Returns the font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.variant(ofSize: fontSize), size: fontSize) }

    /// The attributes of the font, to make another one of.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }

    // MARK: - Names and metrics

    /// The PostScript name; names of the system's fonts begin with a dot.
    open var fontName: String {
        let resolved = font.resolvedByDefault
        if let name = resolved.face?.postScriptName ?? resolved.missingName { return name }
        let family =
            switch resolved.design {
            case .default: ".SFUI"
            case .rounded: ".SFUIRounded"
            case .monospaced: ".SFUIMono"
            case .serif: ".NewYork"
            }
        return "\(family)-\(UIFont.Weight(css: resolved.weight).name)\(resolved.isItalic ? "Italic" : "")"
    }

    /// The name of the family; names of the system's fonts begin with a dot.
    open var familyName: String {
        let resolved = font.resolvedByDefault
        return resolved.face?.family ?? resolved.missingName ?? ".AppleSystemUIFont"
    }

    private var metrics: FontMetrics { font.resolvedByDefault.spec.metrics() }

    /// The distance between baselines, in points.
    open var lineHeight: CGFloat { pointSize * CGFloat(metrics.line) }
    /// The distance from the baseline to the top of a line, in points.
    open var ascender: CGFloat { pointSize * CGFloat(metrics.ascent) }
    /// The distance from the baseline to the bottom of a line, in points: negative.
    open var descender: CGFloat { -pointSize * CGFloat(metrics.descent) }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { pointSize * CGFloat(metrics.capHeight) }
    /// The gap between two lines, in points.
    open var leading: CGFloat { pointSize * CGFloat(metrics.gap) }

    /// The size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of titles of buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of the small system font, in points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system font, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The font families of the app.
    ///
    /// - Support: partial: without the fonts that only iOS has.
    open class var familyNames: [String] {
        _ = BundleFonts.shared
        return Set(FontRegistry.shared.fonts.map(\.family)).sorted()
    }

    /// The PostScript names of the app's fonts of a family.
    ///
    /// - Support: partial: without the fonts that only iOS has.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = BundleFonts.shared
        return FontRegistry.shared.fonts.filter { $0.family == familyName }.map(\.postScriptName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.font == font && other.pointSize == pointSize
    }

    open override var hash: Int { font.hashValue }
}

extension Font {
    /// Creates a font from one of UIKit.
    public init(_ font: UIFont) {
        self = font.font
    }
}
