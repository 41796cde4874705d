// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

/// A controller of UIKit whose view is a view of SwiftUI.
///
/// The view's states last as long as the controller. It has the language of the session that asks for its picture.
open class UIHostingController<Content>: UIViewController where Content: View {
    /// The view that is shown.
    public var rootView: Content {
        get { shown.content }
        set { shown.content = newValue }
    }

    /// How the controller says which size it wants.
    ///
    /// - Support: partial: no view of UIKit asks; a diagnostic says so.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet {
            guard !sizingOptions.isEmpty else { return }
            DeveloperNotes.withoutEffect(
                "UIHostingController.sizingOptions", remedy: "Ask sizeThatFits(in:) of the controller.")
        }
    }
    /// Which safe areas the view hears of. A controller's view has none here.
    public var safeAreaRegions = SafeAreaRegions.all

    private let shown: ShownContent<Content>
    private var still: ViewStill?

    public init(rootView: Content) {
        shown = ShownContent(rootView)
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [shown] in AnyView(ShownView(shown: shown)) }
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        view.makeContent = { [weak self] in AnyView(self?.picture()) }
    }

    /// The size that the view takes when it is proposed one.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        shown.fills = false
        return (try? mounted().size(proposal: ProposedViewSize(size))) ?? .zero
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

/// How a hosting controller says which size it wants.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
