// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A controller that shows a stack of controllers: a `NavigationStack` whose pages they are.
///
/// - Support: partial: looks of the bar and toolbars have no effect.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The object that is told which controllers are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar.
    public let navigationBar = UINavigationBar()
    /// Whether there is no bar.
    open var isNavigationBarHidden = false { didSet { changes.increase() } }

    private var stack: [UIViewController] = []

    /// Creates a navigation controller with its first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        begin()
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller without controllers.
    public override init() {
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    /// Creates a navigation controller without controllers; names of nibs are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    private func begin() {
        navigationBar.controllerChanges = changes
        navigationBar.prefersLargeTitles = false
        makeRoot = { [weak self] in AnyView(self.map { NavigationPages(navigation: $0) }) }
    }

    // MARK: - The stack

    /// The controllers, the first one at the bottom.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }
    /// The controller on top, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, the first one at the bottom.
    ///   - animated: Whether the change is animated; it always is.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = stack
        stack = viewControllers
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            controller.didMove(toParent: nil)
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        changes.increase()
        guard let top = stack.last, top !== old.last else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Shows a controller over the others.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether the change is animated; it always is.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Removes the controller on top, unless it is the only one.
    ///
    /// - Parameter animated: Whether the change is animated; it always is.
    /// - Returns: The controller.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Removes all controllers but the first.
    ///
    /// - Parameter animated: Whether the change is animated; it always is.
    /// - Returns: The controllers that were removed.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Removes all controllers over one.
    ///
    /// - Parameters:
    ///   - viewController: The controller that is on top then.
    ///   - animated: Whether the change is animated; it always is.
    /// - Returns: The controllers that were removed; `nil` where the controller is not in the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let removed = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return removed
    }

    /// Shows a controller over the others.
    ///
    /// - Parameters:
    ///   - vc: The controller.
    ///   - sender: Whoever asks for it; ignored.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Shows or hides the bar.
    ///
    /// - Parameters:
    ///   - hidden: Whether there is no bar.
    ///   - animated: Whether the change is animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The pages over the first one.
    fileprivate var links: [ControllerLink] { stack.dropFirst().map { ControllerLink(controller: $0) } }

    fileprivate func userDidGo(to links: [ControllerLink]) {
        setViewControllers(Array(stack.prefix(1)) + links.map(\.controller), animated: true)
    }
}

/// The methods of an object that is told which controllers a navigation controller shows.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The controller.
    ///   - animated: Whether it comes by an animation.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The controller.
    ///   - animated: Whether it has come by an animation.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// A controller in the path of a navigation stack.
nonisolated private struct ControllerLink: Hashable {
    let controller: UIViewController

    static func == (one: ControllerLink, other: ControllerLink) -> Bool { one.controller === other.controller }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// The stack of a navigation controller.
private struct NavigationPages: View {
    let navigation: UINavigationController

    var body: some View {
        _ = navigation.changes.value
        let navigation = navigation
        let path = Binding(get: { navigation.links }, set: { navigation.userDidGo(to: $0) })
        return NavigationStack(path: path) {
            page(navigation.viewControllers.first)
                .navigationDestination(for: ControllerLink.self) { link in page(link.controller) }
        }
    }

    @ViewBuilder private func page(_ controller: UIViewController?) -> some View {
        if let controller { NavigationPage(controller: controller, navigation: navigation) }
    }
}

/// A page of the stack, with what its controller says of the bar.
private struct NavigationPage: View {
    let controller: UIViewController
    let navigation: UINavigationController

    var body: some View {
        _ = controller.changes.value
        _ = navigation.changes.value
        let item = controller.navigationItem
        let left = (item.leftBarButtonItems ?? []).filter(\.isShown)
        let right = (item.rightBarButtonItems ?? []).filter(\.isShown).reversed()
        return ControllerContent(controller: controller)
            .modifier(PageTitle(title: item.title ?? controller.title))
            .navigationBarTitleDisplayMode(isLarge(item) ? .large : .inline)
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
            .modifier(BarButtons(left: left, right: Array(right)))
    }

    private func isLarge(_ item: UINavigationItem) -> Bool {
        guard navigation.navigationBar.prefersLargeTitles else { return false }
        return item.largeTitleDisplayMode == .automatic || item.largeTitleDisplayMode == .always
    }
}

/// Sets the title of a page, if its controller has one; what a hosted view says counts otherwise.
private struct PageTitle: ViewModifier {
    let title: String?

    func body(content: Content) -> some View {
        let title = title.map { Text(verbatim: $0) }
        return content.modifier(NavigationTraitsModifier { if let title { $0.title = title } })
    }
}

/// Adds the buttons of a page's controller to its bar. The page is one view with and without buttons, and keeps its state.
private struct BarButtons: ViewModifier {
    let left: [UIBarButtonItem]
    let right: [UIBarButtonItem]

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItemGroup(placement: .topBarLeading) {
                ForEach(left.indices, id: \.self) { index in BarButton(item: left[index]) }
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
                ForEach(right.indices, id: \.self) { index in BarButton(item: right[index]) }
            }
        }
    }
}
