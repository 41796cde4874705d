// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
import VitrineCore

/// A view that lays out its arranged subviews in a row or in a column.
///
/// - Support: partial: views are laid out by their own sizes and priorities, because there are no constraints.
open class UIStackView: UIView {
    /// How the arranged subviews share the length of the stack.
    public enum Distribution: Int, Hashable, Sendable {
        /// The views fill the stack: the view with the least resistance to growth becomes longer.
        case fill
        /// The views fill the stack and are equally long.
        case fillEqually
        /// The views fill the stack in the proportions of their own lengths.
        case fillProportionally
        /// The distances between them are equal.
        case equalSpacing
        /// The distances between their centres are equal.
        case equalCentering
    }

    /// The alignments of the arranged subviews across the stack's axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// The views fill the stack across its axis.
        case fill
        /// At the leading edge of a column or at the top of a row.
        case leading
        /// On a common line, that of their first lines of text; in a column as `leading`.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge of a column or at the bottom of a row.
        case trailing
        /// On a common line, that of their last lines of text; in a column as `trailing`.
        case lastBaseline

        /// At the top of a row.
        public static var top: UIStackView.Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: UIStackView.Alignment { .trailing }
    }

    /// A distance after a view that is that of the stack.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A distance after a view that is that of the system: 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// Whether the arranged subviews stand in a row or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
    /// How the arranged subviews share the length of the stack.
    open var distribution = Distribution.fill { didSet { rearrange() } }
    /// The alignment of the arranged subviews across the axis.
    open var alignment = Alignment.fill { didSet { rearrange() } }
    /// The distance between arranged subviews, in points: the least one, where the distribution makes distances equal.
    open var spacing: CGFloat = 0 { didSet { rearrange() } }
    /// Whether distances in a column are measured between lines of text.
    open var isBaselineRelativeArrangement = false { didSet { rearrange() } }
    /// Whether the arranged subviews keep the margins of the stack free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

    /// The views that the stack lays out.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var isArranging = false
    /// The traits for which the frames were computed.
    private var arrangedTraits: UITraitCollection?

    /// Creates an empty stack with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Arranged subviews

    /// Arranges a view after the others.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Arranges a view at a place among the others.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - stackIndex: The place, from 0 to the number of arranged subviews.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        precondition(
            arrangedSubviews.indices.contains(stackIndex) || stackIndex == arrangedSubviews.count,
            "index out of bounds for arranged subview: \(stackIndex)")
        arrangedSubviews.insert(view, at: stackIndex)
        rearrange()
    }

    /// Arranges a view no longer; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        rearrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the distance after an arranged subview.
    ///
    /// - Parameters:
    ///   - spacing: The distance, in points, `spacingUseDefault` or `spacingUseSystem`.
    ///   - arrangedSubview: The view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        rearrange()
    }

    /// Returns the distance after an arranged subview: `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: - Layout

    private func rearrange() {
        setNeedsLayout()
        didChange()
    }

    /// Another size of a subview, or a hidden one, moves the others.
    override func subviewDidChange() { if !isArranging { setNeedsLayout() } }

    open override func layoutIfNeeded() {
        if let arrangedTraits, arrangedTraits != traitCollection { setNeedsLayout() }
        super.layoutIfNeeded()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isArranging else { return }
        isArranging = true
        defer { isArranging = false }
        arrangedTraits = traitCollection
        let views = seen
        for (view, frame) in zip(views, frames(of: views, in: area)) { view.frame = frame }
    }

    /// Returns the size that the arranged subviews take in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = arrangedSize(inWidth: size.width > 0 && size.width < 1e6 ? size.width : nil)
        return CGSize(width: max(0, own.width), height: max(0, own.height))
    }

    /// A stack that is empty shows nothing, and that is all that there is to draw.
    package override var draws: Bool { true }

    /// The arranged subviews that have a place.
    private var seen: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isRow: Bool { axis == .horizontal }
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private var area: CGRect {
        let margins = margins
        return CGRect(
            x: margins.left, y: margins.top, width: max(0, frame.width - margins.left - margins.right),
            height: max(0, frame.height - margins.top - margins.bottom))
    }

    /// Returns the distances after all views but the last.
    private func gaps(of views: [UIView]) -> [CGFloat] {
        zip(views, views.dropFirst()).map { view, next in
            let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
            let gap = custom == Self.spacingUseSystem ? 8 : custom
            guard isBaselineRelativeArrangement, !isRow else { return gap }
            return gap + view.baselines(inHeight: 0).last - next.baselines(inHeight: 0).first
        }
    }

    private func row(_ lengths: [CGFloat], of views: [UIView]) -> ArrangedRow {
        let items = zip(views, lengths).map { view, length in
            ArrangedRow.Item(
                own: length == Self.noIntrinsicMetric ? nil : length, hugging: hugging(of: view),
                resistance: view.contentCompressionResistancePriority(for: axis).rawValue)
        }
        return ArrangedRow(items: items, gaps: gaps(of: views))
    }

    /// Texts and images leave the room to other views of the same priority.
    private func hugging(of view: UIView) -> Float {
        let priority = view.contentHuggingPriority(for: axis)
        return priority.rawValue + (priority == .defaultLow && (view is UILabel || view is UIImageView) ? 1 : 0)
    }

    /// Returns the widths of the views of a column.
    private func columnWidths(of views: [UIView], in width: CGFloat) -> [CGFloat] {
        views.map { view in
            let own = view.arrangedSize(inWidth: nil).width
            return alignment == .fill || own == Self.noIntrinsicMetric ? width : min(own, width)
        }
    }

    private func frames(of views: [UIView], in area: CGRect) -> [CGRect] {
        let frames = isRow ? rowFrames(of: views, in: area) : columnFrames(of: views, in: area)
        guard isRightToLeft else { return frames }
        return frames.map { frame in
            CGRect(
                x: area.minX + area.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
    }

    private func rowFrames(of views: [UIView], in area: CGRect) -> [CGRect] {
        let widths = views.map { $0.arrangedSize(inWidth: nil).width }
        let places = row(widths, of: views).places(in: area.width, distribution)
        let heights = zip(views, places).map { view, place in
            let own = view.arrangedSize(inWidth: place.length).height
            return alignment == .fill || own == Self.noIntrinsicMetric ? area.height : own
        }
        let lines = zip(views, heights).map { view, height in view.baselines(inHeight: height) }
        let ascent = lines.map { $0.first }.max() ?? 0
        let descent = zip(heights, lines).map { height, line in height - line.last }.max() ?? 0
        return views.indices.map { index in
            let height = heights[index]
            let y: CGFloat =
                switch alignment {
                case .fill, .leading: area.minY
                case .center: area.midY - height / 2
                case .trailing: area.maxY - height
                case .firstBaseline: area.minY + ascent - lines[index].first
                case .lastBaseline: area.maxY - descent - lines[index].last
                }
            return CGRect(x: area.minX + places[index].origin, y: y, width: places[index].length, height: height)
        }
    }

    private func columnFrames(of views: [UIView], in area: CGRect) -> [CGRect] {
        let widths = columnWidths(of: views, in: area.width)
        let heights = zip(views, widths).map { view, width in view.arrangedSize(inWidth: width).height }
        let places = row(heights, of: views).places(in: area.height, distribution)
        return views.indices.map { index in
            let x: CGFloat =
                switch alignment {
                case .fill, .leading, .firstBaseline: area.minX
                case .center: area.midX - widths[index] / 2
                case .trailing, .lastBaseline: area.maxX - widths[index]
                }
            return CGRect(
                x: x, y: area.minY + places[index].origin, width: widths[index], height: places[index].length)
        }
    }

    package override func arrangedSize(inWidth width: CGFloat?) -> CGSize {
        let (views, margins) = (seen, margins)
        let (across, down) = (margins.left + margins.right, margins.top + margins.bottom)
        let widths = views.map { $0.arrangedSize(inWidth: nil).width }
        let none = Self.noIntrinsicMetric
        guard !views.isEmpty else { return CGSize(width: across, height: down) }
        let ownWidth = isRow ? row(widths, of: views).ownLength(distribution) : widths.filter { $0 != none }.max()
        let room = width.map { max(0, $0 - across) } ?? ownWidth
        let ownHeight: CGFloat?
        if isRow {
            let taken = room.map { room in row(widths, of: views).places(in: room, distribution).map { $0.length } }
            let heights = views.indices.map { views[$0].arrangedSize(inWidth: taken?[$0]).height }
            ownHeight = rowHeight(of: views, heights: heights)
        } else {
            let taken = room.map { columnWidths(of: views, in: $0) }
            let heights = views.indices.map { views[$0].arrangedSize(inWidth: taken?[$0]).height }
            ownHeight = row(heights, of: views).ownLength(distribution)
        }
        return CGSize(width: ownWidth.map { $0 + across } ?? none, height: ownHeight.map { $0 + down } ?? none)
    }

    private func rowHeight(of views: [UIView], heights: [CGFloat]) -> CGFloat? {
        let known = views.indices.filter { heights[$0] != Self.noIntrinsicMetric }
        guard let tallest = known.map({ heights[$0] }).max() else { return nil }
        guard alignment == .firstBaseline || alignment == .lastBaseline else { return tallest }
        let lines = known.map { index in
            let line = views[index].baselines(inHeight: heights[index])
            return alignment == .firstBaseline ? line.first : line.last
        }
        let below = zip(known, lines).map { index, line in heights[index] - line }
        return (lines.max() ?? 0) + (below.max() ?? 0)
    }
}
