// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An editable text: what every surface draws while it is not edited, and what a surface with a keyboard needs for
/// editing.
///
/// Caret, selection and composition belong to the surface. `shown` and `placeholder` are laid out like texts, with
/// positions in the layer; the text itself is sent with the numbers of `FieldState`.
package struct DisplayField: Hashable, Sendable {
    /// Whether the field has several lines, wrapped to its width.
    package var hasManyLines: Bool
    /// Whether dots are shown; the text itself is then not part of this value and never leaves the app.
    package var isSecure: Bool
    /// The value as lines, with dots for a secure field; without lines if it is empty.
    package var shown: DisplayText
    /// The placeholder, which is shown while the value is empty.
    package var placeholder: DisplayText?
    /// The text that surfaces have; empty for a secure field.
    package var string: String
    /// The number of the surface's last edit that `string` includes.
    package var revision: Int
    /// The number of the app's last own text that `string` includes.
    package var edition: Int
    /// Whether `string` is what the surface reported with `revision`, so that it need not be sent.
    package var isEcho: Bool
    /// The parts that a surface takes from a secure field's text as it was reported with `revision`, as pairs of a
    /// start and a length; `nil` if it takes none.
    package var cuts: [Int]?
    /// The selection, if the app has asked for it; the surface then reports each change.
    package var selection: Selection?
    /// The runs of a text with attributes, which cover `string` or nothing; `nil` for a field that has none.
    package var runs: [Run]?
    /// The style of characters that will be typed.
    package var style: DisplayTextStyle
    package var placeholderColor: DisplayColor
    package var caretColor: DisplayColor
    /// The distance between baselines in points; for a single line its height.
    package var pitch: Double
    /// The distance of the first baseline from the insets' top, in points.
    package var baseline: Double
    package var insets: DisplayInsets
    package var alignment: Alignment
    package var traits: FieldTraits
    /// The background that a field style draws behind the text.
    ///
    /// It belongs to the field, so that the field is a single element with its label and identifier.
    package var background: Background?

    /// A part of a text with attributes.
    package struct Run: Hashable, Sendable {
        /// The number of UTF-16 units.
        package var length: Int
        /// The style; `nil` for the field's own.
        package var style: DisplayTextStyle?

        package init(length: Int, style: DisplayTextStyle? = nil) {
            self.length = length
            self.style = style
        }
    }

    /// The app's side of a selection.
    package struct Selection: Hashable, Sendable {
        /// The number of the app's last own selection; 0 before the first.
        package var choice: Int
        /// The selection in UTF-16 units of the text; `nil` once the surface has received it.
        package var range: Range<Int>?

        package init(choice: Int, range: Range<Int>? = nil) {
            self.choice = choice
            self.range = range
        }
    }

    /// A filled box with a border inside its edge.
    package struct Background: Hashable, Sendable {
        package var fill: DisplayColor
        package var border: DisplayColor?
        package var cornerRadius: Double

        /// The width of the border, in points.
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

    /// The alignment of the text in the field, whatever the layout direction of the page.
    package enum Alignment: Hashable, Sendable { case left, center, right }

    package init(
        hasManyLines: Bool = false, isSecure: Bool = false, shown: DisplayText, placeholder: DisplayText? = nil,
        string: String = "", revision: Int = 0, edition: Int = 0, isEcho: Bool = false, cuts: [Int]? = nil,
        selection: Selection? = nil, runs: [Run]? = nil, style: DisplayTextStyle, placeholderColor: DisplayColor,
        caretColor: DisplayColor, pitch: Double, baseline: Double, insets: DisplayInsets = DisplayInsets(),
        alignment: Alignment = .left, traits: FieldTraits = FieldTraits(),
        background: Background? = nil
    ) {
        self.hasManyLines = hasManyLines
        self.isSecure = isSecure
        self.shown = shown
        self.placeholder = placeholder
        self.string = string
        self.revision = revision
        self.edition = edition
        self.isEcho = isEcho
        self.cuts = cuts
        self.selection = selection
        self.runs = runs
        self.style = style
        self.placeholderColor = placeholderColor
        self.caretColor = caretColor
        self.pitch = pitch
        self.baseline = baseline
        self.insets = insets
        self.alignment = alignment
        self.traits = traits
        self.background = background
    }

    /// The lines to draw: those of the value, or of the placeholder.
    package var visible: DisplayText? { shown.lines.isEmpty ? placeholder : shown }
}

/// The distances of content from a layer's edges, in points.
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
