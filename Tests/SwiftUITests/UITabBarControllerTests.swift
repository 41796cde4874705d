// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineTesting

/// Controllers in tabs.
@MainActor
@Suite struct UITabBarControllerTests {
    private struct Represented: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test func `the user and the app choose a controller`() throws {
        final class Told: NSObject, UITabBarControllerDelegate {
            var chosen: [String] = []
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                chosen.append(viewController.tabBarItem.title ?? "")
            }
        }
        let told = Told()
        let tabs = UITabBarController()
        tabs.delegate = told
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIHostingController(rootView: Text("Content of \(title)"))
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "car"), tag: 0)
            return controller
        }
        let host = TestHost(Represented(controller: tabs))
        #expect(host.contains(label: "Content of One"), "\(host.labels)")
        try host.find(label: "Two").tap()
        #expect(host.contains(label: "Content of Two") && tabs.selectedIndex == 1)
        #expect(told.chosen == ["Two"])
        tabs.selectedViewController = tabs.viewControllers?.first
        host.scene.flush()
        #expect(host.contains(label: "Content of One") && !host.contains(label: "Content of Two"))
        #expect(tabs.viewControllers?.last?.tabBarController === tabs)
        #expect(told.chosen == ["Two"], "only the user's choices are told")
    }
}
