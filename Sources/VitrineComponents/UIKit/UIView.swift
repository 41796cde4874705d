// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
package import VitrineCore

/// A view of UIKit: a rectangle with subviews.
///
/// It is drawn where its image is requested, as tests do; no page shows views of UIKit.
///
/// - Support: partial: settings of appearance proxies have no effect, and a diagnostic says so.
@MainActor
open class UIView: UIResponder {
    private static var proxies: [ObjectIdentifier: UIView] = [:]
    private var isProxy = false

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

    private func noteChangeOfAll(_ name: String = #function) {
        if isProxy { noteChange(name) }
    }

    /// The background colour; `nil` for none.
    open var backgroundColor: UIColor? { didSet { noteChangeOfAll() } }
    /// The tint colour; without effect.
    open var tintColor: UIColor! { didSet { noteChange() } }
    /// Whether the view is left out of the image.
    open var isHidden = false { didSet { noteChangeOfAll() } }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { noteChangeOfAll() } }
    /// Whether the view handles events; without effect, because UIKit's views get none.
    open var isUserInteractionEnabled = true
    /// A number by which the app finds the view.
    open var tag = 0
    /// The appearance that the view forces; without effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    // MARK: - Geometry

    /// The rectangle of the view in its superview's coordinates, in points.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { layoutSubviews() } }
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

    /// Places the subviews; override it to set their frames.
    open func layoutSubviews() {}
    /// Marks the view for layout.
    open func setNeedsLayout() { needsLayout = true }
    /// Does nothing: the view is drawn anew for each image.
    open func setNeedsDisplay() {}

    /// Lays out the view and its subviews now if they are marked for layout.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }

    private var needsLayout = true

    /// Returns the preferred size for a proposal: the current size, unless a subclass overrides it.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
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
        view.didMoveToSuperview()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// Called when the view has got another superview or none; does nothing.
    open func didMoveToSuperview() {}

    // MARK: - Drawing

    /// The layer that draws the view.
    open private(set) lazy var layer = CALayer(of: self)

    /// The content below the subviews, requested anew for each image.
    package var makeContent: (@MainActor () -> AnyView)?

    /// The view and its subviews as a SwiftUI view.
    package var drawing: AnyView {
        let subviews = subviews.filter { !$0.isHidden }
        let content = makeContent?()
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let backgroundColor { Color(uiColor: backgroundColor) }
                if let content { content }
                ForEach(subviews.indices, id: \.self) { index in
                    subviews[index].drawing
                        .offset(x: subviews[index].frame.minX, y: subviews[index].frame.minY)
                }
            }
            .frame(width: frame.width, height: frame.height, alignment: .topLeading)
            .opacity(alpha))
    }
}
