// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineDisplay

/// A page indicator: a dot for each page.
open class UIPageControl: UIControl {
    private var page = 0

    /// The number of pages; less than none is none.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = page
        }
    }

    /// The shown page, from 0.
    open var currentPage: Int {
        get { page }
        set {
            page = max(0, min(newValue, numberOfPages - 1))
            didChange()
        }
    }

    /// Whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { didChange() } }
    /// The colour of the current page's dot; set on the proxy, that of all indicators without one of their own, also of
    /// those that tab views show.
    open var currentPageIndicatorTintColor: UIColor? { didSet { if !isProxy { didChange() } } }
    /// The colour of the other dots; on the proxy as well.
    open var pageIndicatorTintColor: UIColor? { didSet { if !isProxy { didChange() } } }
    /// The image of each dot; without effect.
    open var preferredIndicatorImage: UIImage? { didSet { noteChange() } }

    /// Creates an indicator without pages, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showControl()
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// The diameter of a dot, in points; a dot with half of the gaps beside it is tappable.
    private static let dot = 8.0
    private static let pitch = 17.0

    /// Returns the size of the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(pageCount) * Self.pitch, height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func color(of index: Int) -> Color {
        let tint = index == page ? currentPageIndicatorTintColor : pageIndicatorTintColor
        return tint.map { Color(uiColor: $0) }
            ?? Self.sharedTint(isCurrent: index == page) ?? (index == page ? Color.primary : Color.primary.opacity(0.3))
    }

    /// The colour that the app has set for the dots of all indicators.
    static func sharedTint(isCurrent: Bool) -> Color? {
        let proxy = UIPageControl.knownAppearance
        let tint = isCurrent ? proxy?.currentPageIndicatorTintColor : proxy?.pageIndicatorTintColor
        return tint.map { Color(uiColor: $0) }
    }

    private func semantics(of index: Int) -> Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = "\(index + 1)"
        semantics.isSelected = index == page
        semantics.positionInSet = index + 1
        semantics.sizeOfSet = numberOfPages
        return semantics
    }

    private func choose(_ index: Int) {
        guard index != page else { return }
        currentPage = index
        sendValueChanged()
    }

    override var control: AnyView {
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
        return AnyView(
            HStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    ButtonSurface(
                        action: { [weak self] in self?.choose(index) }, pressedOpacity: 0.5,
                        semantics: self.semantics(of: index),
                        content: Circle()
                            .fill(self.color(of: index))
                            .frame(width: Self.dot, height: Self.dot)
                            .frame(width: Self.pitch, height: 26))
                }
            })
    }
}
