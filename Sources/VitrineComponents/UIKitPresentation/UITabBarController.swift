// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A controller that shows one of several controllers: a `TabView` whose tabs they are.
///
/// - Support: partial: looks of the bar have no effect.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// The object that is told which controller the user has chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar.
    public let tabBar = UITabBar()

    private var tabs: [UIViewController] = []
    private var selection = 0

    /// Creates a controller without tabs.
    public override init() {
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    /// Creates a controller without tabs; names of nibs are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    private func begin() {
        makeRoot = { [weak self] in AnyView(self.map { ControllerTabs(controller: $0) }) }
    }

    /// The controllers; `nil` for none.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers.
    ///   - animated: Whether the change is animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        for controller in tabs where !new.contains(where: { $0 === controller }) { controller.removeFromParent() }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabs = new
        selection = min(selection, max(new.count - 1, 0))
        changes.increase()
    }

    /// The index of the controller that is shown.
    open var selectedIndex: Int {
        get { selection }
        set {
            guard tabs.indices.contains(newValue) else { return }
            selection = newValue
            changes.increase()
        }
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    fileprivate func userDidSelect(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        guard delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true else { return changes.increase() }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: tabs[index])
    }
}

/// The methods of an object that is told which controller of a tab bar the user has chosen.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether the user may choose a controller.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller.
    /// - Returns: Whether the user may.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user has chosen a controller.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - viewController: The controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The tabs of a tab bar controller.
private struct ControllerTabs: View {
    let controller: UITabBarController

    var body: some View {
        _ = controller.changes.value
        let controller = controller
        let tabs = controller.viewControllers ?? []
        for tab in tabs { _ = (tab.tabBarItem.changes.value, tab.changes.value) }
        let selection = Binding(get: { controller.selectedIndex }, set: { controller.userDidSelect($0) })
        return TabView(selection: selection) {
            ForEach(tabs.indices, id: \.self) { index in tab(tabs[index]).tag(index) }
        }
    }

    private func tab(_ controller: UIViewController) -> some View {
        let item: UITabBarItem = controller.tabBarItem
        return ControllerContent(controller: controller)
            .tabItem {
                Label {
                    Text(verbatim: item.title ?? controller.title ?? "")
                } icon: {
                    if let image = item.image { Image(uiImage: image) }
                }
            }
            .badge(item.badgeValue.map { Text(verbatim: $0) })
    }
}
