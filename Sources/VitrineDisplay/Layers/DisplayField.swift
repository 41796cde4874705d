// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A stretch of text that a person edits: what every surface draws while nobody types, and what a surface with a
/// keyboard needs to let somebody do so.
///
/// Caret, selection and composition are the surface's own. `shown` and `placeholder` are laid out as texts are, with
/// positions in the layer; the text itself travels with the numbers of `FieldState`.
package struct DisplayField: Hashable, Sendable {
    /// One line, or lines that the width breaks.
    package var hasManyLines: Bool
    /// Dots are shown; the text itself is not part of this value and never leaves the app.
    package var isSecure: Bool
    /// The value as lines, dots for a secure one; without lines where there is none.
    package var shown: DisplayText
    /// What stands there while the value is empty.
    package var placeholder: DisplayText?
    /// The text that surfaces have; empty for a secure field.
    package var string: String
    /// The number of the surface's last edit in `string`.
    package var revision: Int
    /// The number of the app's last own text in `string`.
    package var edition: Int
    /// Whether `string` is what the surface said with `revision`, so that it need not be told.
    package var isEcho: Bool
    /// The look of characters yet to be typed.
    package var style: DisplayTextStyle
    package var placeholderColor: DisplayColor
    package var caretColor: DisplayColor
    /// From baseline to baseline in points; a single line's height.
    package var pitch: Double
    /// The first baseline below the insets, in points.
    package var baseline: Double
    package var insets: DisplayInsets
    package var alignment: Alignment
    package var traits: FieldTraits
    /// What a style of the platform draws behind the text. It is the field's own, so that the field is one element with
    /// the name and the identifier that are given to it.
    package var ground: Ground?

    /// A filled box with a line inside its edge.
    package struct Ground: Hashable, Sendable {
        package var fill: DisplayColor
        package var border: DisplayColor?
        package var cornerRadius: Double

        /// In points.
        package static let borderWidth = 0.5

        package init(fill: DisplayColor, border: DisplayColor? = nil, cornerRadius: Double = 0) {
            self.fill = fill
            self.border = border
            self.cornerRadius = cornerRadius
        }

        package var outline: Outline {
            cornerRadius == 0
                ? .rectangle : .roundedRectangle(radiusX: cornerRadius, radiusY: cornerRadius, isContinuous: false)
        }
    }

    /// Of the text in the field, whatever the direction of the page around it.
    package enum Alignment: Hashable, Sendable { case left, center, right }

    package init(
        hasManyLines: Bool = false, isSecure: Bool = false, shown: DisplayText, placeholder: DisplayText? = nil,
        string: String = "", revision: Int = 0, edition: Int = 0, isEcho: Bool = false, style: DisplayTextStyle,
        placeholderColor: DisplayColor, caretColor: DisplayColor, pitch: Double, baseline: Double,
        insets: DisplayInsets = DisplayInsets(),
        alignment: Alignment = .left, traits: FieldTraits = FieldTraits(),
        ground: Ground? = nil
    ) {
        self.hasManyLines = hasManyLines
        self.isSecure = isSecure
        self.shown = shown
        self.placeholder = placeholder
        self.string = string
        self.revision = revision
        self.edition = edition
        self.isEcho = isEcho
        self.style = style
        self.placeholderColor = placeholderColor
        self.caretColor = caretColor
        self.pitch = pitch
        self.baseline = baseline
        self.insets = insets
        self.alignment = alignment
        self.traits = traits
        self.ground = ground
    }

    /// The lines to draw: the value's, or the placeholder's.
    package var visible: DisplayText? { shown.lines.isEmpty ? placeholder : shown }
}

/// Distances from a layer's edges to what is in it, in points.
package struct DisplayInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
