// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// The layout of an `HStack`, for views that change their layout and keep their state.
nonisolated public struct HStackLayout: Layout, Sendable {
    /// The vertical alignment of the subviews.
    public var alignment: VerticalAlignment
    /// The distance between subviews in points; `nil` for the distances that the subviews prefer.
    public var spacing: CGFloat?

    /// Creates a horizontal layout.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the subviews.
    ///   - spacing: The distance between subviews in points; `nil` for the distances that the subviews prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of the layout: a horizontal orientation, along which spacers expand.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// Returns the size of the subviews in a line for a proposed size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let run = StackRun(axis: .horizontal, spacing: spacing, subviews: subviews, proposal: proposal)
        return run.size { $0[alignment] }
    }

    /// Returns the spacing of the subviews: at the ends of the line that of the first and the last one.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        StackRun.spacing(along: .horizontal, of: subviews)
    }

    /// Places the subviews from the leading to the trailing edge.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let run = StackRun(axis: .horizontal, spacing: spacing, subviews: subviews, proposal: proposal)
        run.place(in: bounds) { $0[alignment] }
    }
}

/// The layout of a `VStack`, for views that change their layout and keep their state.
nonisolated public struct VStackLayout: Layout, Sendable {
    /// The horizontal alignment of the subviews.
    public var alignment: HorizontalAlignment
    /// The distance between subviews in points; `nil` for the distances that the subviews prefer.
    public var spacing: CGFloat?

    /// Creates a vertical layout.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the subviews.
    ///   - spacing: The distance between subviews in points; `nil` for the distances that the subviews prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of the layout: a vertical orientation, along which spacers expand.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// Returns the size of the subviews in a line for a proposed size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let run = StackRun(axis: .vertical, spacing: spacing, subviews: subviews, proposal: proposal)
        return run.size { $0[alignment] }
    }

    /// Returns the spacing of the subviews: at the ends of the line that of the first and the last one.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        StackRun.spacing(along: .vertical, of: subviews)
    }

    /// Places the subviews from the top to the bottom.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let run = StackRun(axis: .vertical, spacing: spacing, subviews: subviews, proposal: proposal)
        run.place(in: bounds) { $0[alignment] }
    }
}

/// The layout of a `ZStack`, for views that change their layout and keep their state.
nonisolated public struct ZStackLayout: Layout, Sendable {
    /// The alignment of the subviews.
    public var alignment: Alignment

    /// Creates an overlaying layout.
    ///
    /// - Parameter alignment: The alignment of the subviews.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// Returns the size of the area that the aligned subviews cover.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frame = frame(of: subviews, proposal)
        return CGSize(width: frame.width, height: frame.height)
    }

    /// Places the subviews with their alignment guides at the same point.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frame = frame(of: subviews, proposal)
        // Flexible subviews fill the stack, which is as large as its largest subview.
        let whole = ProposedViewSize(bounds.size)
        for subview in subviews {
            let size = subview.dimensions(in: whole)
            subview.place(
                at: CGPoint(
                    x: bounds.minX - frame.minX - size[alignment.horizontal],
                    y: bounds.minY - frame.minY - size[alignment.vertical]),
                proposal: whole)
        }
    }

    /// Returns the area of the subviews relative to the point at which their guides meet.
    private func frame(of subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
        subviews.reduce(CGRect?.none) { frame, subview in
            let size = subview.dimensions(in: proposal)
            // An unbounded subview has no inner guide: infinity minus infinity is not a number.
            let own = CGRect(
                x: size.width.isFinite ? -size[alignment.horizontal] : 0,
                y: size.height.isFinite ? -size[alignment.vertical] : 0, width: size.width, height: size.height)
            return frame?.union(own) ?? own
        } ?? .zero
    }
}

/// One arrangement of subviews in a line.
///
/// Algorithm, as in SwiftUI's stacks: each subview is offered an equal share of the space that remains after the gaps,
/// those of higher priority first and among them the least flexible first; what a subview does not take goes to the
/// others (Documentation/Layout.md 4.3).
private nonisolated struct StackRun {
    let axis: Axis
    let subviews: LayoutSubviews
    private var lengths: [CGFloat]
    private var gaps: [CGFloat]
    private let cross: CGFloat?

    /// Returns the spacing around subviews in a line, as around a stack of them.
    ///
    /// Those between the ends count across the line alone: a spacer among them brings no neighbour of the line nearer.
    static func spacing(along axis: Axis, of subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        let behind: Edge.Set = axis == .horizontal ? .trailing : .bottom
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        var spacing = first.spacing
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: across) }
        return spacing.replacing(behind, from: last.spacing)
    }

    init(axis: Axis, spacing: CGFloat?, subviews: LayoutSubviews, proposal: ProposedViewSize) {
        self.axis = axis
        self.subviews = subviews
        lengths = Array(repeating: 0, count: subviews.count)
        gaps = zip(subviews, subviews.dropFirst()).map { first, second in
            spacing ?? first.spacing.distance(to: second.spacing, along: axis)
        }
        cross = axis == .horizontal ? proposal.height : proposal.width
        let offered = axis == .horizontal ? proposal.width : proposal.height
        guard let whole = offered, whole.isFinite else {
            for index in subviews.indices { lengths[index] = length(of: index, offered) }
            return
        }
        var rest = whole - gaps.reduce(0, +)
        let flexibility = subviews.indices.map { length(of: $0, .infinity) - length(of: $0, 0) }
        let priorities = Set(subviews.map(\.priority)).sorted(by: >)
        for priority in priorities {
            let group = subviews.indices.filter { subviews[$0].priority == priority }
            // The minimum lengths of subviews with lower priority are reserved.
            let reserved = subviews.indices.filter { subviews[$0].priority < priority }
                .reduce(0) { $0 + length(of: $1, 0) }
            var room = rest - reserved
            var left = group.count
            for index in group.sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }) {
                lengths[index] = length(of: index, max(room / CGFloat(left), 0))
                room -= lengths[index]
                rest -= lengths[index]
                left -= 1
            }
        }
    }

    private func proposal(_ length: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
    }

    private func length(of index: Int, _ offered: CGFloat?) -> CGFloat {
        let size = subviews[index].sizeThatFits(proposal(offered))
        return axis == .horizontal ? size.width : size.height
    }

    private func dimensions(_ index: Int) -> ViewDimensions { subviews[index].dimensions(in: proposal(lengths[index])) }

    /// Returns the distances that the subviews extend before and after the line of their guides.
    private func reach(_ guide: (ViewDimensions) -> CGFloat) -> (before: CGFloat, after: CGFloat) {
        subviews.indices.reduce((0, 0)) { reach, index in
            let size = dimensions(index)
            let extent = axis == .horizontal ? size.height : size.width
            // An unbounded subview has no inner guide: infinity minus infinity is not a number.
            let before = extent.isFinite ? guide(size) : 0
            let after = extent - before
            return index == 0 ? (before, after) : (max(reach.0, before), max(reach.1, after))
        }
    }

    func size(_ guide: (ViewDimensions) -> CGFloat) -> CGSize {
        let along = lengths.reduce(0, +) + gaps.reduce(0, +)
        let reach = reach(guide)
        let across = reach.before + reach.after
        return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    func place(in bounds: CGRect, _ guide: (ViewDimensions) -> CGFloat) {
        let line = reach(guide).before
        var position: CGFloat = 0
        for index in subviews.indices {
            let size = dimensions(index)
            let across = line - guide(size)
            let point =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + position, y: bounds.minY + across)
                : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
            subviews[index].place(at: point, proposal: proposal(lengths[index]))
            position += lengths[index] + (gaps.indices.contains(index) ? gaps[index] : 0)
        }
    }
}
