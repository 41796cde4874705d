// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that identifies an alignment guide and defines its default position.
public protocol AlignmentID {
    /// Returns the default position of the guide, in points from the leading or top edge of a view with these
    /// dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide as the engine stores it: a type and an axis.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide from the type that identifies it.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .horizontal)
    }

    /// The guide at the leading edge.
    public static let leading = HorizontalAlignment(LeadingGuide.self)
    /// The guide at the horizontal centre.
    public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
    /// The guide at the trailing edge.
    public static let trailing = HorizontalAlignment(TrailingGuide.self)

    /// The guide at which the separator below a list row begins; by default where the row's first text begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowLineStart.self)
    /// The guide at which the separator below a list row ends; by default the trailing edge.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowLineEnd.self)

    private enum RowLineStart: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum RowLineEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum LeadingGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum HorizontalCenterGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum TrailingGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide from the type that identifies it.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .vertical)
    }

    /// The guide at the top edge.
    public static let top = VerticalAlignment(TopGuide.self)
    /// The guide at the vertical centre.
    public static let center = VerticalAlignment(VerticalCenterGuide.self)
    /// The guide at the bottom edge.
    public static let bottom = VerticalAlignment(BottomGuide.self)
    /// The guide at the baseline of the first line of text; without text the bottom edge.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
    /// The guide at the baseline of the last line of text; without text the bottom edge.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

    private enum TopGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum VerticalCenterGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum BottomGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstBaselineGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastBaselineGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
    /// The guide along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide along the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Centred along both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The centre of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The centre of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The centre of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The centre of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The horizontal centre and the first text baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The horizontal centre and the last text baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge and the first text baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge and the last text baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge and the first text baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge and the last text baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
