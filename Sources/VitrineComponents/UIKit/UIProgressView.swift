// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A bar that shows how much is done.
open class UIProgressView: UIView {
    /// The look of a bar.
    public enum Style: Int, Hashable, Sendable {
        /// The usual one.
        case `default` = 0
        /// The one in bars: drawn as the usual one.
        case bar = 1
    }

    /// The look of the bar; all are the same.
    open var progressViewStyle = Style.default { didSet { noteChange() } }
    /// How much is done, from 0 to 1.
    open var progress: Float = 0 { didSet { didChange() } }
    /// The colour of what is done.
    open var progressTintColor: UIColor? { didSet { didChange() } }
    /// The colour of the rest; without effect.
    open var trackTintColor: UIColor? { didSet { noteChange() } }

    /// Creates a bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        makeContent = { [weak self] in AnyView(self.map { $0.fitted($0.shown) }) }
    }

    /// Creates a bar of a look; all are the same.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        if style != .default { progressViewStyle = style }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// Sets how much is done.
    ///
    /// - Parameters:
    ///   - progress: How much, from 0 to 1.
    ///   - animated: Whether the bar grows there; the page decides.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    package override var usesTint: Bool { true }
    package override var hugsContent: Bool { subviews.isEmpty }

    private var shown: some View {
        ProgressView(value: max(0, min(progress, 1)))
            .progressViewStyle(.linear)
            .transformEnvironment(\.assignedTint) { [progressTintColor] assigned in
                if let progressTintColor { assigned = AnyShapeStyle(Color(uiColor: progressTintColor)) }
            }
    }
}
