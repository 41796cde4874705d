// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Scales numbers and fonts with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that follow a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns a number scaled for the text size of the session, rounded to thirds of a point.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaled(value, for: DynamicTypeSize.ofSession) }

    /// Returns a number scaled for the text size of traits, rounded to thirds of a point.
    ///
    /// - Parameters:
    ///   - value: The number at the default text size.
    ///   - traitCollection: The traits; those of the session where they specify no text size.
    /// - Returns: The number.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaled(value, for: DynamicTypeSize.of(traitCollection))
    }

    /// Returns a font scaled for the text size of the session.
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// Returns a font scaled for the text size of the session, up to a size.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - maximumPointSize: The largest size, in points.
    /// - Returns: The font.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    /// Returns a font scaled for the text size of traits.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - traitCollection: The traits; those of the session where they specify no text size.
    /// - Returns: The font.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    private func scaled(_ value: CGFloat, for size: DynamicTypeSize) -> CGFloat {
        CGFloat(style.inSwiftUI.scaled(Double(value), to: size))
    }
}
