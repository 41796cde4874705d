// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

/// A UIKit controller whose view shows a SwiftUI view.
///
/// The state of the view lives as long as the controller. The locale is that of the session that requests the image.
open class UIHostingController<Content>: UIViewController where Content: View {
    /// The SwiftUI view.
    public var rootView: Content {
        get { shown.content }
        set {
            shown.content = newValue
            viewIfLoaded?.didChange()
        }
    }

    /// How the controller reports the preferred size of its content.
    ///
    /// - Support: partial: no UIKit layout uses it; a diagnostic says so.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            guard !sizingOptions.isEmpty else { return }
            DeveloperNotes.withoutEffect(
                "UIHostingController.sizingOptions", remedy: "Ask sizeThatFits(in:) of the controller.")
        }
    }
    /// The safe areas that the view respects; the view of a controller has none in Vitrine.
    public var safeAreaRegions = SafeAreaRegions.all

    private let shown: ShownContent<Content>
    private var still: ViewStill?

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        shown = ShownContent(rootView)
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [shown] in AnyView(LiveView(shown: shown)) }
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        super.loadView()
        view.measureContent = { [weak self] width in self?.measured(inWidth: width) ?? .zero }
        view.backgroundColor = .systemBackground
        view.makeContent = { [weak self] in AnyView(self?.picture()) }
        view.makeLiveContent = { [shown] in
            AnyView(LiveView(shown: shown).frame(maxWidth: .infinity, maxHeight: .infinity))
        }
    }

    /// Returns the size that the view takes for a proposal, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { measured(ProposedViewSize(size)) }

    private func measured(inWidth width: CGFloat?) -> CGSize {
        measured(ProposedViewSize(width: width, height: nil))
    }

    private func measured(_ proposal: ProposedViewSize) -> CGSize {
        shown.fills = false
        return (try? mounted().size(proposal: proposal)) ?? .zero
    }

    private func picture() -> Image? {
        shown.fills = true
        let image = try? mounted().image(proposal: ProposedViewSize(view.frame.size), scale: 3, isOpaque: false)
        return image.map { Image(uiImage: $0) }
    }

    private func mounted() throws -> ViewStill {
        if let still { return still }
        let made = ViewStill(ShownView(shown: shown), renderer: try .shared(), for: SessionContext.current)
        still = made
        return made
    }
}

/// How a hosting controller reports the preferred size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The preferred content size of the controller follows the content; without effect.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The intrinsic content size of the view follows the content; without effect.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
