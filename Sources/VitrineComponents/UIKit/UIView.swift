// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
package import VitrineCore

/// A view of UIKit: a rectangle with subviews.
///
/// It is drawn where its image is requested, as tests do, and on pages by a `UIViewRepresentable`.
///
/// - Support: partial: of appearance proxies only the colours of `UIPageControl` and the looks of `UISegmentedControl` have
///   an effect; a diagnostic says so.
@MainActor @preconcurrency
open class UIView: UIResponder {
    private static var proxies: [ObjectIdentifier: UIView] = [:]
    /// Whether the view only keeps what is set for all views of its class.
    package private(set) var isProxy = false

    /// Creates a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// Returns the proxy for the appearance of all views of the class.
    public static func appearance() -> Self {
        guard let known = proxies[ObjectIdentifier(self)] as? Self else {
            let made = AnyInit.make(self)
            made.isProxy = true
            proxies[ObjectIdentifier(self)] = made
            return made
        }
        return known
    }

    /// The proxy, if the app has asked for it.
    package static var knownAppearance: Self? { proxies[ObjectIdentifier(self)] as? Self }

    /// Reports that a property has no effect.
    func noteChange(_ name: String = #function) {
        guard let session = SessionContext.current else { return }
        session.report(
            Diagnostic(
                .withoutEffect, "\(type(of: self)).\(name) was set; nothing here is drawn by UIKit.",
                remedy:
                    "Use SwiftUI's own modifiers, such as toolbarBackground(_:for:), tint(_:) or scrollContentBackground(_:).",
                session: session.identifier))
    }

    /// Shows a change of a property, or reports that one of an appearance proxy has no effect.
    package func didChange(_ name: String = #function) {
        if isProxy { return noteChange(name) }
        changes += 1
        var root = self
        while let next = root.superview {
            root = next
            root.subviewDidChange()
        }
        root.onChange?()
    }

    /// Called when a view within this one has changed; stacks are laid out anew.
    func subviewDidChange() {}

    /// Counts the changes of the view, so that what shows it can tell an old drawing from a new one.
    package private(set) var changes = 0

    /// Called when the view or one of its subviews has changed; set by the SwiftUI view that shows it.
    package var onChange: (() -> Void)?

    /// The background colour; `nil` for none.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// The tint colour: that of the superview, or of the app, unless another one is set.
    open var tintColor: UIColor! {
        get { assignedTint ?? .tintColor }
        set {
            ownTint = newValue
            if isProxy || ignoresTint { noteChange() } else { tintDidChange() }
        }
    }
    private var ownTint: UIColor?
    /// The tint colour that the app has set of the view or of one around it; `nil` for none.
    package var assignedTint: UIColor? { ownTint ?? superview?.assignedTint }
    /// Whether the view is drawn in its tint colour.
    package var usesTint: Bool { false }
    /// Whether the tint colour has no effect, neither on the view nor on its subviews.
    package var ignoresTint: Bool { false }
    /// Called when the tint colour has changed, the view's own or that of a superview; does nothing.
    open func tintColorDidChange() {}

    private func tintDidChange() {
        tintColorDidChange()
        didChange()
        for subview in subviews where subview.ownTint == nil { subview.tintDidChange() }
    }
    /// Whether the view is left out of the image.
    open var isHidden = false { didSet { didChange() } }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { didChange() } }
    /// Whether the app says that nothing behind the view is seen: a page draws what is behind it all the same.
    open var isOpaque = true
    /// Whether the view handles events: controls and fields do.
    open var isUserInteractionEnabled = true { didSet { didChange() } }
    /// How content is fitted into the view's size.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Content is stretched.
        case scaleToFill = 0
        /// All of the content is seen.
        case scaleAspectFit = 1
        /// All of the view is covered, and the rest of the content is cut off.
        case scaleAspectFill = 2
        /// Content is drawn anew for each size: stretched.
        case redraw = 3
        /// Content is in the middle, at its own size.
        case center = 4
        /// Content is at the top, at its own size.
        case top = 5
        /// Content is at the bottom, at its own size.
        case bottom = 6
        /// Content is at the left, at its own size.
        case left = 7
        /// Content is at the right, at its own size.
        case right = 8
        /// Content is in the upper left corner, at its own size.
        case topLeft = 9
        /// Content is in the upper right corner, at its own size.
        case topRight = 10
        /// Content is in the lower left corner, at its own size.
        case bottomLeft = 11
        /// Content is in the lower right corner, at its own size.
        case bottomRight = 12
    }

    /// How content is fitted into the view's size: images are.
    open var contentMode = ContentMode.scaleToFill { didSet { didChange() } }
    /// A number by which the app finds the view.
    open var tag = 0
    /// The appearance that the view forces; without effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The traits of the view of SwiftUI that is updating the view, which depends on them, or else of the window.
    open var traitCollection: UITraitCollection { .current }
    /// Called when traits have changed; does nothing.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Geometry

    /// The rectangle of the view in its superview's coordinates, in points.
    open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size {
                for subview in subviews { subview.follow(from: oldValue.size, to: frame.size) }
                layOut()
            }
            if frame != oldValue, superview != nil { didChange() }
        }
    }

    /// The rectangle of the view in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The centre of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The distances from the edges that bars of the device cover, in points; none but in windows.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// The distances between the edges and what is laid out in the view, as lines run, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet {
            guard directionalLayoutMargins != oldValue else { return }
            layoutMarginsDidChange()
            setNeedsLayout()
            didChange()
        }
    }

    /// The distances between the edges and what is laid out in the view, in points.
    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: margins.top, left: isReversed ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isReversed ? margins.leading : margins.trailing)
        }
        set {
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isReversed ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isReversed ? newValue.left : newValue.right)
        }
    }

    /// Called when the margins have changed; does nothing.
    open func layoutMarginsDidChange() {}
    /// The direction in which the view's content runs: that of the language.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Places the subviews; override it to set their frames.
    open func layoutSubviews() {}
    /// Marks the view for layout.
    open func setNeedsLayout() { needsLayout = true }
    /// Draws the view anew.
    open func setNeedsDisplay() { didChange() }
    /// Draws a part of the view anew: all of it.
    open func setNeedsDisplay(_ rect: CGRect) { didChange() }
    /// Draws the view into the current graphics context; does nothing, unless a subclass overrides it.
    open func draw(_ rect: CGRect) {}

    /// Lays out the view and its subviews now if they are marked for layout.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layOut()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }

    private var needsLayout = true
    /// The controller whose view it is.
    weak var controller: UIViewController?

    private func layOut() {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// Whether the frame and `autoresizingMask` place the view: they always do, because there are no constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard !translatesAutoresizingMaskIntoConstraints else { return }
            DeveloperNotes.withoutEffect(
                "UIView.translatesAutoresizingMaskIntoConstraints",
                remedy: "Set frames and autoresizingMask, or use UIStackView.")
        }
    }
    /// How the frame follows the size of the superview.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// Returns the preferred size for a proposal: the current size, unless a subclass overrides it; that of its SwiftUI view
    /// for the view of a hosting controller.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        measureContent?(size.width > 0 && size.width < 1e6 ? size.width : nil) ?? frame.size
    }

    /// Measures the content in a width, or by itself; `nil` for content that is as large as the view.
    package var measureContent: ((CGFloat?) -> CGSize)?

    /// Returns the size by which a stack lays out the view; a length that it has not is `noIntrinsicMetric`.
    ///
    /// - Parameter width: The width that the view gets, in points; `nil` for its own.
    /// - Returns: The size, in points.
    package func arrangedSize(inWidth width: CGFloat?) -> CGSize {
        let own = intrinsicContentSize
        let hasNone = own.width == Self.noIntrinsicMetric && own.height == Self.noIntrinsicMetric
        guard makeContent != nil, hasNone else { return own }
        return sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }

    /// Returns where the first and the last line of text stand below the upper edge: at the lower edge without text.
    func baselines(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) { (height, height) }

    /// The length of an axis along which a view has no size of its own.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The size that the view has by itself, in points: none, unless a subclass overrides it.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    private var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Sets how much the view resists becoming larger than it is by itself.
    ///
    /// - Parameters:
    ///   - priority: From `defaultHigh` on the view stays as small; below, it takes what is proposed.
    ///   - axis: The axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggingPriorities[axis] = priority
        didChange()
    }

    /// Returns how much the view resists becoming larger than it is by itself.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriorities[axis] ?? .defaultLow
    }

    private var compressionPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Sets how much the view resists becoming smaller than it is by itself.
    ///
    /// - Parameters:
    ///   - priority: From `defaultHigh` on the view stays as large; below, it takes what is proposed.
    ///   - axis: The axis.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        compressionPriorities[axis] = priority
        didChange()
    }

    /// Returns how much the view resists becoming smaller than it is by itself.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionPriorities[axis] ?? .defaultHigh
    }

    package func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { contentHuggingPriority(for: axis) >= .defaultHigh }

    /// Returns a length for a proposed one, as SwiftUI asks for it.
    ///
    /// - Parameters:
    ///   - proposed: The proposed length, in points; `nil` for the view's own.
    ///   - own: The length that the view has by itself.
    ///   - axis: The axis.
    /// - Returns: The length, in points.
    package func length(_ proposed: CGFloat?, own: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own != Self.noIntrinsicMetric else { return proposed ?? 10 }
        guard let proposed else { return own }
        let isFixed = contentCompressionResistancePriority(for: axis) >= .defaultHigh
        return max(isFixed ? own : 0, hugs(axis) ? min(own, proposed) : proposed)
    }

    /// Asks for the size again.
    open func invalidateIntrinsicContentSize() { didChange() }
    /// Resizes the view to the size it prefers.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    // MARK: - Hierarchy

    /// The subviews, back to front.
    open private(set) var subviews: [UIView] = []
    /// The view that contains this one, or `nil`.
    open private(set) weak var superview: UIView?

    /// The window that contains the view, or `nil`.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// Adds a view in front of the other subviews and removes it from its old superview.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        didAddSubview(view)
        if view.ownTint == nil, assignedTint != nil { view.tintDidChange() }
        view.didMoveToSuperview()
        didChange()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
        superview.didChange()
    }

    /// Takes the keyboard's focus away from the view or one of its subviews; a window takes it from all of the page.
    ///
    /// - Parameter force: Whether no delegate is asked.
    /// - Returns: Whether none of them has the focus any more.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        var isDone = true
        if isFirstResponder {
            isDone = resignFirstResponder() || force
            if force { loseFocus() }
        }
        for subview in subviews where !subview.endEditing(force) { isDone = false }
        return isDone
    }

    /// Takes the keyboard's focus away, whatever a delegate says; does nothing but in fields.
    package func loseFocus() {}

    /// Called when a subview has been added; does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed; does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the view has got another superview or none; does nothing.
    open func didMoveToSuperview() {}

    // MARK: - Gestures

    /// The recognisers of gestures on the view; `nil` for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            oldValue?.forEach { $0.view = nil }
            gestureRecognizers?.forEach { $0.view = self }
            didChange()
        }
    }

    /// Recognises a gesture on the view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Recognises a gesture no more.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// The further interactions that the view offers, such as context menus.
    open var interactions: [any UIInteraction] = [] { didSet { didChange() } }

    /// Adds something that the user can do with the view; a diagnostic names what is no context menu.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
        if !(interaction is UIContextMenuInteraction) {
            DeveloperNotes.withoutEffect(
                "\(type(of: interaction))", remedy: "Use a modifier of SwiftUI's, such as draggable(_:) or onHover.")
        }
    }

    /// Removes something that the user can do with the view.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    // MARK: - Drawing

    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that draws the view.
    open var layer: CALayer {
        if let knownLayer { return knownLayer }
        let made = (type(of: self).layerClass as? any LayerWithContent.Type)?.layer(of: self) ?? CALayer(of: self)
        knownLayer = made
        return made
    }

    /// The view is the own one of a layer, which is shown from now on, or no longer.
    final func isShown(by layer: CALayer?) { knownLayer = layer }

    /// The layer, if the app has asked for it.
    private var knownLayer: CALayer?

    /// Whether content and subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { knownLayer?.masksToBounds ?? false }
        set { layer.masksToBounds = newValue }
    }

    /// The content below the subviews, requested anew for each image.
    package var makeContent: (() -> AnyView)?

    /// The content that handles events, where it is another one than that of images.
    package var makeLiveContent: (() -> AnyView)?

    /// Whether a page shows the view at the size of its content.
    package var hugsContent: Bool { false }

    /// The alignment of content that is smaller than the view.
    var contentAlignment: Alignment { .center }

    /// The drawing of `draw(_:)` at the current size; `nil` if it draws nothing.
    private var ownDrawing: AnyView? {
        if let known = drawn, known.changes == changes, known.size == frame.size { return known.view }
        guard frame.width > 0, frame.height > 0 else { return nil }
        // What it sets of the view while it draws asks for no other drawing.
        let view = (self as? any DrawnView)?.ownDrawing(in: bounds)
        drawn = (changes, frame.size, view)
        return view
    }

    private var drawn: (changes: Int, size: CGSize, view: AnyView?)?

    /// Draws the view anew when it is shown next: colours and fonts may be others in other traits.
    final func forgetDrawing() { drawn = nil }

    /// Whether something of the view is drawn.
    package var draws: Bool {
        makeContent != nil || ownDrawing != nil || backgroundColor != nil || knownLayer?.border != nil
            || subviews.contains { !$0.isHidden && $0.draws }
    }

    /// Whether the view looks as UIKit draws it: something of it is drawn, or there is nothing to draw.
    package var isDrawn: Bool {
        draws || type(of: self) == UIView.self || gestureRecognizers?.isEmpty == false
    }

    // MARK: - Accessibility

    /// The accessibility texts that the app has set for the view.
    final var assistiveText = AssistiveText() { didSet { if assistiveText != oldValue { didChange() } } }

    /// Whether screen readers read the view as one element; controls, labels and fields always are.
    open var isAccessibilityElement: Bool {
        get { assistiveText.isElement ?? (makeContent != nil) }
        set { assistiveText.isElement = newValue }
    }
    /// The name for screen readers.
    open var accessibilityLabel: String? {
        get { assistiveText.label }
        set { assistiveText.label = newValue }
    }
    /// The accessibility hint: what an activation of the view does.
    open var accessibilityHint: String? {
        get { assistiveText.hint }
        set { assistiveText.hint = newValue }
    }
    /// The value for screen readers.
    open var accessibilityValue: String? {
        get { assistiveText.value }
        set { assistiveText.value = newValue }
    }
    /// The name by which tests find the view.
    open var accessibilityIdentifier: String? {
        get { assistiveText.identifier }
        set { assistiveText.identifier = newValue }
    }
    /// The accessibility traits: which kind of element the view is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { assistiveText.traits }
        set {
            newValue.note()
            assistiveText.traits = newValue
        }
    }
    /// Whether screen readers pass over the view and its subviews.
    open var accessibilityElementsHidden: Bool {
        get { assistiveText.isHidden }
        set { assistiveText.isHidden = newValue }
    }

    /// Whether the content of the view has the label by itself.
    package var namesItself: Bool { false }

    /// The view at the size of its content, without subviews.
    package var drawingOfContent: AnyView {
        described(
            recognising(
                AnyView(
                    outlined(
                        AnyView(
                            (makeLiveContent ?? makeContent)?().background { background })
                    )
                    .opacity(isHidden ? 0 : alpha))))
    }

    @ViewBuilder private var background: some View {
        if let backgroundColor {
            if let knownLayer, knownLayer.cornerRadius > 0 {
                knownLayer.outline.fill(Color(uiColor: backgroundColor))
            } else {
                Color(uiColor: backgroundColor)
            }
        }
    }

    /// Returns the background, content and subviews with what the layer makes of them: corners, border and shadow.
    private func outlined(_ content: AnyView) -> AnyView {
        guard let layer = knownLayer else { return content }
        var whole = content
        if layer.masksToBounds { whole = AnyView(whole.clipShape(layer.outline)) }
        if let border = layer.border {
            whole = AnyView(whole.overlay { layer.outline.strokeBorder(border.color, lineWidth: border.width) })
        }
        if let color = layer.shadow {
            let offset = layer.shadowOffset
            whole = AnyView(
                whole.shadow(color: color, radius: layer.shadowRadius, x: offset.width, y: offset.height))
        }
        return whole
    }

    /// The view and its subviews as a SwiftUI view.
    package var drawing: AnyView { drawing(isLive: false) }

    /// Draws the view and its subviews.
    ///
    /// - Parameter isLive: Whether hosted SwiftUI views handle events; otherwise they are images.
    /// - Returns: A SwiftUI view.
    package func drawing(isLive: Bool) -> AnyView {
        finished(framedDrawing(size: frame.size, isLive: isLive), isLive: isLive)
    }

    /// Returns the drawing of a subview; scroll views scale one of them.
    package func drawing(of subview: UIView, isLive: Bool) -> AnyView { subview.drawing(isLive: isLive) }

    /// Returns the content and the subviews in a size, in points.
    final func framedDrawing(size: CGSize, isLive: Bool) -> AnyView {
        let content = (isLive ? makeLiveContent : nil)?() ?? makeContent?() ?? ownDrawing
        let parts = subviews.filter { !$0.isHidden }.map { view in
            FramedViews.Part(drawing: drawing(of: view, isLive: isLive), origin: view.frame.origin)
        }
        return AnyView(FramedViews(content: content, parts: parts, size: size))
    }

    /// Returns what is in the view with what is around it: background, layer, opacity, gestures and accessibility.
    final func finished(_ content: AnyView, isLive: Bool) -> AnyView {
        let drawing = AnyView(outlined(AnyView(content.background { background })).opacity(alpha))
        return isLive ? described(recognising(drawing)) : drawing
    }
}

/// Places subviews by their frames, whose origin is at the left in every language; what is inside of them keeps the
/// direction of the language.
private struct FramedViews: View {
    struct Part {
        let drawing: AnyView
        let origin: CGPoint
    }

    let content: AnyView?
    let parts: [Part]
    /// In points.
    let size: CGSize
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let direction = direction
        return ZStack(alignment: .topLeading) {
            if let content { content.environment(\.layoutDirection, direction) }
            ForEach(parts.indices, id: \.self) { index in
                parts[index].drawing
                    .environment(\.layoutDirection, direction)
                    .offset(x: parts[index].origin.x, y: parts[index].origin.y)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
    }
}
