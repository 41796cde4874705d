// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineCore
import VitrineLayout

/// A view that scrolls its subviews, and scales one of them.
///
/// - Support: partial: bouncing and the keyboard are the browser's, what is scaled keeps its frame; settings without effect
///   are reported by a diagnostic.
open class UIScrollView: UIView, _ScrollDelegating {
    /// The scroll view's delegate, which `delegate` returns.
    package final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether the view scrolls its subviews: views that show content of their own do not.
    package var scrollsSubviews: Bool { true }
    /// Whether the view stands for what a browser scrolls, on which settings have no effect.
    package final var isBrowsers = false

    /// Shows a change of a setting, or reports that it has no effect.
    private func settingDidChange(_ name: String = #function) {
        if scrollsSubviews, !isBrowsers { didChange(name) } else { noteChange(name) }
    }

    // MARK: - Settings

    /// The size of the content, in points; what is larger than the view is scrolled.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { didChange() } } }
    /// The distances around the content, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { settingDidChange() } }
    /// Whether the content bounces at its ends; without effect.
    open var bounces = true { didSet { noteChange() } }
    /// Whether short content bounces vertically; without effect.
    open var alwaysBounceVertical = false { didSet { noteChange() } }
    /// Whether short content bounces horizontally; without effect.
    open var alwaysBounceHorizontal = false { didSet { noteChange() } }
    /// Whether the scale bounces at its ends; without effect.
    open var bouncesZoom = true { didSet { noteChange() } }
    /// Whether the vertical scroll indicator is shown.
    open var showsVerticalScrollIndicator = true { didSet { settingDidChange() } }
    /// Whether the horizontal scroll indicator is shown.
    open var showsHorizontalScrollIndicator = true { didSet { settingDidChange() } }
    /// Whether the user can scroll the view.
    open var isScrollEnabled = true { didSet { if isBrowsers { noteChange() } else { didChange() } } }
    /// Whether scrolling stops at pages.
    open var isPagingEnabled = false { didSet { settingDidChange() } }
    /// How scrolling dismisses the keyboard; without effect.
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { noteChange() } }

    /// How scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Scrolling does not dismiss the keyboard.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// The keyboard follows the finger that drags over it.
        case interactive = 2
        /// When a drag begins, with what is above the keyboard.
        case onDragWithAccessory = 3
        /// The keyboard and the view above it follow the finger that drags over them.
        case interactiveWithAccessory = 4
    }

    // MARK: - Scrolling

    /// The position to which SwiftUI's scroll view scrolls.
    fileprivate var position = ScrollPosition()
    /// The upper left corner of the view in the content, in points.
    private var offset = CGPoint.zero
    /// The distances from the edges that bars cover.
    private var bars = EdgeInsets()

    /// Whether the user scrolls.
    open private(set) var isDragging = false
    /// Whether the user touches the content: while they scroll.
    open var isTracking: Bool { isDragging }
    /// Whether the content moves on after the user has let go.
    open private(set) var isDecelerating = false

    /// The upper left corner of the view in the content, in points.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    /// Scrolls the content.
    ///
    /// - Parameters:
    ///   - contentOffset: The upper left corner of the view in the content, in points.
    ///   - animated: Whether the content moves there; the property has the value at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != offset else { return }
        guard scrollsSubviews, !isBrowsers else { return noteChange() }
        offset = contentOffset
        move(animated: animated)
    }

    /// Scrolls as little as a part of the content needs to be seen.
    ///
    /// - Parameters:
    ///   - rect: The part, in the content's coordinates, in points.
    ///   - animated: Whether the content moves there.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var place = offset
        place.x = min(max(place.x, rect.maxX - frame.width), rect.minX)
        place.y = min(max(place.y, rect.maxY - frame.height), rect.minY)
        setContentOffset(limited(place), animated: animated)
    }

    private func move(animated: Bool) {
        position.scrollTo(
            x: offset.x + contentInset.left + bars.leading, y: offset.y + contentInset.top + bars.top)
        setNeedsLayout()
        if animated { withAnimation { didChange() } } else { didChange() }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Returns an offset as near as the ends of the content allow.
    private func limited(_ offset: CGPoint) -> CGPoint {
        let least = CGPoint(x: -contentInset.left, y: -contentInset.top)
        return CGPoint(
            x: min(max(offset.x, least.x), max(least.x, contentSize.width + contentInset.right - frame.width)),
            y: min(max(offset.y, least.y), max(least.y, contentSize.height + contentInset.bottom - frame.height)))
    }

    /// SwiftUI's scroll view has moved its content, or has got another size.
    final func geometryDidChange(to geometry: ScrollGeometry) {
        bars = geometry.contentInsets
        let new = CGPoint(
            x: geometry.contentOffset.x - contentInset.left, y: geometry.contentOffset.y - contentInset.top)
        guard new != offset else { return }
        offset = new
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Reports a change of the scroll phase to the delegate.
    final func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
        if new == .interacting {
            isDragging = true
            isDecelerating = false
            scrollDelegate?.scrollViewWillBeginDragging(self)
        } else if old == .interacting {
            var target = offset
            withUnsafeMutablePointer(to: &target) { place in
                guard let scrollDelegate else { return }
                scrollDelegate.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: place)
            }
            isDragging = false
            isDecelerating = new == .decelerating
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
            if isDecelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
            setContentOffset(target, animated: true)
        } else if old == .decelerating {
            isDecelerating = false
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        } else if old == .animating, new == .idle {
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    // MARK: - Zooming

    private var scale: CGFloat = 1
    /// The scale when the user's fingers began to move; `nil` while they do not.
    private var firstScale: CGFloat?

    /// The least scale of the content.
    open var minimumZoomScale: CGFloat = 1 { didSet { settingDidChange() } }
    /// The greatest scale of the content.
    open var maximumZoomScale: CGFloat = 1 { didSet { settingDidChange() } }
    /// Whether the user scales the content.
    open var isZooming: Bool { firstScale != nil }

    /// The scale of the subview that the delegate returns from `viewForZooming(in:)`.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content around the middle of the view.
    ///
    /// - Parameters:
    ///   - scale: The scale; the nearest one that the limits allow is taken.
    ///   - animated: Whether the content moves there.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: CGPoint(x: frame.width / 2, y: frame.height / 2), animated: animated)
    }

    /// Scales the content such that a part of it fills the view.
    ///
    /// - Parameters:
    ///   - rect: The part, in the coordinates of the subview that is scaled, in points.
    ///   - animated: Whether the content moves there.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(frame.width / rect.width, frame.height / rect.height))
        zoom(
            to: scale, offset: CGPoint(x: rect.midX * scale - frame.width / 2, y: rect.midY * scale - frame.height / 2),
            animated: animated)
    }

    /// Scales the content such that a place of the view shows the same of it.
    private func zoom(to scale: CGFloat, around place: CGPoint, animated: Bool) {
        let scale = limited(scale)
        let ratio = scale / self.scale
        zoom(
            to: scale,
            offset: CGPoint(x: (offset.x + place.x) * ratio - place.x, y: (offset.y + place.y) * ratio - place.y),
            animated: animated)
    }

    private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
        guard let view = viewForZooming, scale > 0 else { return }
        if scale != self.scale {
            self.scale = scale
            contentSize = CGSize(width: view.frame.width * scale, height: view.frame.height * scale)
            scrollDelegate?.scrollViewDidZoom(self)
        }
        self.offset = limited(offset)
        move(animated: animated)
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    }

    private var viewForZooming: UIView? { scrollDelegate?.viewForZooming(in: self) }
    private var zooms: Bool { maximumZoomScale > minimumZoomScale && viewForZooming != nil }

    fileprivate func userDidZoom(_ value: MagnifyGesture.Value, isEnd: Bool) {
        let view = viewForZooming
        if firstScale == nil {
            firstScale = scale
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        }
        zoom(to: (firstScale ?? scale) * value.magnification, around: value.startLocation, animated: false)
        guard isEnd else { return }
        firstScale = nil
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }

    // MARK: - Drawing

    private var scrolledAxes: Axis.Set {
        var axes: Axis.Set = []
        if contentSize.width + contentInset.left + contentInset.right > frame.width { axes.insert(.horizontal) }
        if contentSize.height + contentInset.top + contentInset.bottom > frame.height { axes.insert(.vertical) }
        return axes
    }

    package override func drawing(isLive: Bool) -> AnyView {
        let axes = scrolledAxes
        let zooms = zooms
        // What may be zoomed is in a scroll view from the beginning, so that it stays the same view.
        guard isLive, scrollsSubviews, zooms || !axes.isEmpty else { return super.drawing(isLive: isLive) }
        let size = CGSize(
            width: max(contentSize.width, frame.width - contentInset.left - contentInset.right),
            height: max(contentSize.height, frame.height - contentInset.top - contentInset.bottom))
        let content = ScrolledContent(
            scroll: self, axes: axes, zooms: zooms, content: framedDrawing(size: size, isLive: true), changes: changes)
        return finished(AnyView(content.frame(width: frame.width, height: frame.height)), isLive: true)
    }

    package override func drawing(of subview: UIView, isLive: Bool) -> AnyView {
        let drawing = subview.drawing(isLive: isLive)
        guard subview === viewForZooming else { return drawing }
        return AnyView(drawing.scaleEffect(scale, anchor: .topLeading))
    }
}

/// A view whose `delegate` is a scroll view's; views that scroll text have one of another type by the same name.
@MainActor @preconcurrency
public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
    /// The delegate of the scroll view.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set {
            scrollDelegate = newValue
            didChange()
        }
    }
}

/// SwiftUI's scroll view around the subviews.
private struct ScrolledContent: View {
    let scroll: UIScrollView
    let axes: Axis.Set
    let zooms: Bool
    let content: AnyView
    /// The number of the view's changes; the view itself is the same object after each.
    let changes: Int

    var body: some View {
        scroller
            .scrollDisabled(!scroll.isScrollEnabled)
            .scrollIndicators(scroll.showsVerticalScrollIndicator ? .automatic : .hidden, axes: .vertical)
            .scrollIndicators(scroll.showsHorizontalScrollIndicator ? .automatic : .hidden, axes: .horizontal)
            .scrollPosition(position)
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { [weak scroll] _, geometry in
                scroll?.geometryDidChange(to: geometry)
            }
            .onScrollPhaseChange { [weak scroll] old, new in scroll?.phaseDidChange(from: old, to: new) }
            .gesture(
                MagnifyGesture()
                    .onChanged { [weak scroll] value in scroll?.userDidZoom(value, isEnd: false) }
                    .onEnded { [weak scroll] value in scroll?.userDidZoom(value, isEnd: true) }, isEnabled: zooms)
    }

    @ViewBuilder private var scroller: some View {
        if scroll.isPagingEnabled {
            ScrollView(axes) { insetContent }.scrollTargetBehavior(.paging)
        } else {
            ScrollView(axes) { insetContent }
        }
    }

    private var insetContent: some View {
        let inset = scroll.contentInset
        return content.padding(
            EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
    }

    private var position: Binding<ScrollPosition> {
        Binding(
            get: { [weak scroll] in scroll?.position ?? ScrollPosition() },
            set: { [weak scroll] (position: ScrollPosition) in scroll?.position = position })
    }
}
