// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A view of UIKit that shows that something is going on.
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Hashable, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// The size.
    open var style: Style { didSet { didChange() } }
    /// The colour: grey until another one is set, and again after `nil`.
    open var color: UIColor! {
        get { ownColor ?? .systemGray }
        set {
            ownColor = newValue
            didChange()
        }
    }
    /// Whether the indicator is shown only while it moves.
    open var hidesWhenStopped = true { didSet { didChange() } }
    /// Whether the indicator moves.
    open private(set) var isAnimating = false { didSet { didChange() } }

    private var ownColor: UIColor?

    /// Creates an indicator that does not move.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        makeContent = { [weak self] in AnyView(self?.shown) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }

    /// Creates an indicator of medium size with a frame in its superview's coordinates, in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .medium)
        self.frame = frame
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// Begins to move.
    open func startAnimating() { isAnimating = true }
    /// Stops.
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    private static func size(of style: Style) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    @ViewBuilder private var shown: some View {
        let size = Self.size(of: style)
        if isAnimating || !hidesWhenStopped {
            ProgressView()
                .controlSize(style == .large ? .large : .regular)
                .tint(ownColor.map { Color(uiColor: $0) })
                .frame(width: size.width, height: size.height)
        }
    }
}
