// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

/// A font, as code from before SwiftUI asks for it.
open class UIFont: NSObject, @unchecked Sendable {
    /// What it is in SwiftUI; immutable.
    let font: Font
    public let pointSize: CGFloat

    init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// A weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

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

    /// A style of text that follows the person's size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
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

    /// A font by its name; the system's stands in for one that is not there, as in SwiftUI.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: fontSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize), size: fontSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.inSwiftUI), size: fontSize)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), size: fontSize)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.inSwiftUI).monospacedDigit(), size: fontSize)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.inSwiftUI, design: .monospaced), size: fontSize)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        let step = SessionContext.current?.viewport.textSizeStep ?? 0
        let size = TextStyleTable.entry(style.inSwiftUI, DynamicTypeSize(step: step)).size
        return UIFont(.system(style.inSwiftUI), size: size)
    }

    private var spec: FontSpec { font.resolved(in: FontContext()).spec }

    /// The distance of lines.
    open var lineHeight: CGFloat { pointSize * CGFloat(spec.metrics().line) }

    /// The families of the fonts that the app brought along.
    ///
    /// - Support: partial: without those that only iOS has.
    open class var familyNames: [String] {
        _ = BundleFonts.shared
        return Set(FontRegistry.shared.fonts.map(\.family)).sorted()
    }

    /// The PostScript names of a family's fonts that the app brought along.
    ///
    /// - Support: partial: without those that only iOS has.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = BundleFonts.shared
        return FontRegistry.shared.fonts.filter { $0.family == familyName }.map(\.postScriptName)
    }
}

extension Font {
    /// A font of UIKit.
    public init(_ font: UIFont) {
        self = font.font
    }
}
