// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineCore

/// A controller of a UIKit view and of child controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    public override init() { super.init() }

    /// Creates a controller; names of nibs are ignored, because Vitrine has none.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Ignored.
    ///   - nibBundleOrNil: Ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    // MARK: - The view

    /// The view if it has been loaded, or `nil`.
    open private(set) var viewIfLoaded: UIView?

    /// The view, loaded on first access.
    open var view: UIView! {
        get {
            if viewIfLoaded == nil {
                loadView()
                viewDidLoad()
            }
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.controller = nil
            viewIfLoaded = newValue
            newValue?.controller = self
        }
    }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Creates the view: an empty one of 390 by 844 points, unless a subclass overrides it.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    /// Loads the view if it has not been loaded.
    open func loadViewIfNeeded() { _ = view }
    /// Called when the view has been loaded; does nothing.
    open func viewDidLoad() {}
    /// Called before the view appears; does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has appeared; does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared; does nothing.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews; does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews; does nothing.
    open func viewDidLayoutSubviews() {}

    /// Begins a transition of the view; call `endAppearanceTransition()` afterwards.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view appears; otherwise it disappears.
    ///   - animated: Whether the transition is animated.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        transition = (isAppearing, animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }

    /// Ends the transition of the view.
    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = transition else { return }
        transition = nil
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    private var transition: (isAppearing: Bool, animated: Bool)?

    // MARK: - Child controllers

    /// The child controllers.
    open private(set) var children: [UIViewController] = []
    /// The controller that contains this one, or `nil`.
    open private(set) weak var parent: UIViewController?

    /// Adds a child and removes it from its old parent.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller gets a parent or loses it; does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has got a parent or lost it; does nothing.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Content

    /// The title: of the page that shows the controller in a navigation controller, and of its presentation.
    open var title: String? { didSet { changes.increase() } }
    /// The size of the view that is preferred in a popover, in points.
    open var preferredContentSize = CGSize.zero { didSet { changes.increase() } }
    /// The appearance that the controller forces; without effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The traits of the view of SwiftUI that is updating the controller, which depends on them, or else of the window.
    open var traitCollection: UITraitCollection { .current }
    /// Called when traits have changed; does nothing.
    ///
    /// - Parameter previousTraitCollection: The traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The item with the title and the buttons that a navigation bar shows for the controller.
    open private(set) lazy var navigationItem = UINavigationItem(of: self)
    /// The navigation controller that the controller is in, or `nil`.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The item with the title and the image that a tab bar shows for the controller.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set {
            ownTabBarItem = newValue ?? UITabBarItem()
            changes.increase()
        }
    }
    private lazy var ownTabBarItem = UITabBarItem()
    /// The tab bar controller that the controller is in, or `nil`.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// The root view of a hosting controller, for hosts that mount it; `nil` for controllers that only have an image.
    package var makeRoot: (() -> AnyView)?

    /// The content of the controller as a SwiftUI view that fills the available space.
    package var content: AnyView {
        makeRoot?() ?? view.drawing(isLive: true)
    }

    /// Counts the changes of what is shown of the controller beside its view.
    let changes = ChangeCount()

    // MARK: - Presentation

    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic { didSet { changes.increase() } }
    /// How the controller comes and goes; without effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
        didSet {
            DeveloperNotes.withoutEffect(
                "UIViewController.modalTransitionStyle", remedy: "Sheets and covers come from below.")
        }
    }
    /// Whether the user may not dismiss the controller.
    open var isModalInPresentation = false { didSet { changes.increase() } }
    /// Whether the controller presents others over its own view only; without effect, all are over the window.
    open var definesPresentationContext = false
    /// Whether the controller is about to appear because it is presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is about to disappear because it is dismissed.
    open internal(set) var isBeingDismissed = false

    /// The presenter that presents the controller; `nil` while none does.
    weak var presentation: ControllerPresenter?
    /// The presenter for presentations over the views that the controller shows or represents.
    weak var stands: ControllerPresenter?
    /// The presenter for presentations over the views among which the controller is shown.
    weak var place: ControllerPresenter?
    /// Whether the controller was presented before; to dismiss it again does nothing.
    private var wasPresented = false
    /// The closures that are called once the controller has appeared.
    private var whenAppeared: [() -> Void] = []
    private lazy var sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    private lazy var cover = UIPresentationController(presentedViewController: self, presenting: nil)

    /// The controller that this one, or one that contains it, presents.
    open var presentedViewController: UIViewController? { outermost.around?.presentedController }
    /// The controller that presents this one, or one that contains it.
    open var presentingViewController: UIViewController? {
        (outermost.presentation ?? outermost.stands?.outer)?.controller
    }
    /// The object that controls the presentation: a popover, a sheet or a cover.
    open var presentationController: UIPresentationController? { anyPresentationController }
    /// The object that controls the sheet; `nil` for another style.
    open var sheetPresentationController: UISheetPresentationController? {
        modalPresentationStyle.isCover ? nil : sheet
    }
    /// The object that controls the popover; `nil` for another style.
    open var popoverPresentationController: UIPopoverPresentationController? { hasPopover ? popover : nil }

    /// Presents a controller: a sheet, a cover, an alert or what the system's controllers show.
    ///
    /// It waits for an alert or a menu that is shown; where a controller is presented already, nothing is, and a diagnostic
    /// says so.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether it comes by an animation; it always does.
    ///   - completion: A closure that is called when it has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let outermost = outermost
        if outermost.presentation != nil, outermost.stands == nil {
            outermost.whenAppeared.append { [weak self] in
                self?.present(viewControllerToPresent, animated: flag, completion: completion)
            }
        } else if let around = outermost.around {
            around.present(viewControllerToPresent, from: self, completion: completion)
        } else {
            DeveloperNotes.report(
                .presentationRefused,
                "\(type(of: viewControllerToPresent)) is not presented: \(type(of: self)) is not shown.",
                remedy: "Present over rootViewController of the scene's window, or its last presentedViewController.",
                saysPlace: false)
        }
    }

    /// Ends the presentation that shows the controller; `nil` while none does.
    package var endPresentation: (() -> Void)?

    /// Dismisses the controller that this one presents or, if it presents none, itself.
    ///
    /// A controller that nothing presents is not dismissed, and a diagnostic says so.
    ///
    /// - Parameters:
    ///   - flag: Whether it goes by an animation; it always does.
    ///   - completion: A closure that is called when it has disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let outermost = outermost
        if outermost.around?.dismissPresented(completion: completion) == true { return }
        if let presentation = outermost.presentation { return presentation.end(outermost, completion: completion) }
        if let endPresentation {
            endPresentation()
        } else if outermost.around?.dismissOwn(completion: completion) == true {
            return
        } else if !outermost.wasPresented {
            DeveloperNotes.withoutEffect(
                "\(type(of: self)).dismiss(animated:completion:)", remedy: "End the presentation by its binding.")
        }
        completion?()
    }

    /// Shows a controller: a page of the navigation controller that this one is in, and otherwise a presentation.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: What asks for it; ignored.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents a controller.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: What asks for it; ignored.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    // MARK: - For what presents it

    /// The controller that contains all others around this one.
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The presenter for presentations over the controller; `nil` if it is not shown.
    private var around: ControllerPresenter? {
        if let around = stands ?? place { return around }
        guard let window = viewIfLoaded?.window, window.windowScene != nil, !window.isHidden else { return nil }
        return ControllerPresenter.topmost
    }

    /// Whether a popover belongs to the controller.
    var hasPopover: Bool { modalPresentationStyle == .popover }
    /// The presentation of SwiftUI's that shows the controller.
    var presentationKind: PresentationKind { modalPresentationStyle.isCover ? .cover : .sheet }
    /// The presentation controller of the controller.
    final var anyPresentationController: UIPresentationController {
        if modalPresentationStyle == .popover { return popover }
        return modalPresentationStyle.isCover ? cover : sheet
    }
    /// The delegate of the controller's presentation.
    final var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? {
        anyPresentationController.delegate ?? popover.delegate ?? sheet.delegate
    }
    /// The rectangle that a popover or a list of actions is placed next to.
    final var anchor: CGRect { popover.anchor }

    /// Returns the surface that shows the controller; `nil` for that of its style.
    func makeSurface(_ parts: PresentationParts) -> AnyView? { nil }

    /// Writes what the app has set into the traits of the presentation.
    final func write(to traits: inout PresentationTraits) {
        if isModalInPresentation { traits.isDismissDisabled = true }
        if modalPresentationStyle.isPage, !hasPopover, traits.sizing == nil { traits.sizing = PagePresentationSizing() }
        if modalPresentationStyle.isOver { traits.background = AnyView(Color.clear) }
        sheet.write(to: &traits)
        guard hasPopover else { return }
        if let color = popover.backgroundColor { traits.background = AnyView(Color(uiColor: color)) }
        let style = presentationDelegate?.adaptivePresentationStyle(for: popover, traitCollection: .current)
        if style == UIModalPresentationStyle.none {
            traits.adaptation = (PresentationAdaptation.none, PresentationAdaptation.none)
        }
    }

    final func willBePresented(by presenter: ControllerPresenter, completion: (() -> Void)?) {
        presentation = presenter
        wasPresented = true
        isBeingPresented = true
        if modalPresentationStyle == .custom {
            DeveloperNotes.withoutEffect(
                "UIModalPresentationStyle.custom", remedy: "Present over the full screen, and animate what is shown.")
        }
        if let completion { whenAppeared.append(completion) }
        loadViewIfNeeded()
        (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }

    /// The controller is shown over what presents it.
    func didAppearInPresentation() {
        isBeingPresented = false
        let actions = whenAppeared
        whenAppeared = []
        for action in actions { action() }
    }

    /// The controller's presentation has ended.
    func didEndPresentation() {
        stands = nil
        isBeingDismissed = false
        whenAppeared = []
    }
}
