// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineCore

/// A view of UIKit: a rectangle with subviews, of which an app may also say how all of its kind look.
///
/// It is drawn where somebody asks for its picture, as tests do; no page shows views of UIKit.
///
/// - Support: partial: what is said of all of its kind has no effect, and a diagnostic says so.
@MainActor
open class UIView: UIResponder {
    private static var proxies: [ObjectIdentifier: UIView] = [:]
    private var isProxy = false

    /// A view with a place in its superview, in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// A view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Views are not archived here: there is none.
    public required init?(coder: NSCoder) { nil }

    /// What stands for all views of the kind.
    public static func appearance() -> Self {
        guard let known = proxies[ObjectIdentifier(self)] as? Self else {
            let made = AnyInit.make(self)
            made.isProxy = true
            proxies[ObjectIdentifier(self)] = made
            return made
        }
        return known
    }

    /// Tells the developer that nothing follows.
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

    open var backgroundColor: UIColor? { didSet { noteChangeOfAll() } }
    open var tintColor: UIColor! { didSet { noteChange() } }
    open var isHidden = false { didSet { noteChangeOfAll() } }
    open var alpha: CGFloat = 1 { didSet { noteChangeOfAll() } }
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    // MARK: - Geometry

    /// The view's place in its superview.
    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { layoutSubviews() } }
    }

    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Places the subviews; frames are all that says where these are.
    open func layoutSubviews() {}
    open func setNeedsLayout() { needsLayout = true }
    open func setNeedsDisplay() {}

    /// Places the subviews now, where that was asked for.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }

    private var needsLayout = true

    /// The size that the view wants: the one that it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

    // MARK: - The tree

    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    /// The window that the view is in.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.didMoveToSuperview()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    open func didMoveToSuperview() {}

    // MARK: - Drawing

    /// What is drawn of the view.
    open private(set) lazy var layer = CALayer(of: self)

    /// What the view shows below its subviews; asked for anew for each picture.
    package var makeContent: (@MainActor () -> AnyView)?

    /// The view and its subviews as a view of SwiftUI.
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
