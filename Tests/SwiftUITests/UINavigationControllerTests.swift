// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Stacks of controllers, as apps present and represent them.
@MainActor
@Suite struct UINavigationControllerTests {
    private struct Represented: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private func page(_ title: String) -> UIViewController {
        let controller = UIHostingController(rootView: Text("Content of \(title)"))
        controller.navigationItem.title = title
        return controller
    }

    @Test func `pages are hosted views with titles, pushed and popped`() throws {
        final class Told: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                shown.append(viewController.navigationItem.title ?? "")
            }
        }
        let told = Told()
        let first = page("First")
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = told
        let host = TestHost(Represented(controller: navigation))
        #expect(host.contains(label: "First") && host.contains(label: "Content of First"), "\(host.labels)")
        first.navigationController?.pushViewController(page("Second"), animated: true)
        host.scene.flush()
        #expect(host.contains(label: "Content of Second") && !host.contains(label: "Content of First"))
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "Content of First") && navigation.viewControllers.count == 1)
        first.show(page("Third"), sender: nil)
        host.scene.flush()
        let popped = navigation.popViewController(animated: true)
        #expect(popped?.navigationItem.title == "Third" && popped?.parent == nil)
        host.scene.flush()
        #expect(host.contains(label: "Content of First"))
        #expect(told.shown == ["Second", "First", "Third", "First"])
        #expect(host.diagnostics.isEmpty)
    }

    private struct Counted: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `a hosted page keeps its state when its controller gets a title and buttons`() throws {
        let controller = UIHostingController(rootView: Counted())
        let host = TestHost(Represented(controller: UINavigationController(rootViewController: controller)))
        try host.find(label: "count 0").tap()
        controller.navigationItem.title = "Page"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", primaryAction: UIAction { _ in })
        host.scene.flush()
        #expect(host.contains(label: "Page") && host.contains(label: "More"), "\(host.labels)")
        #expect(host.contains(label: "count 1"))
    }

    @Test func `buttons of the bar act, have menus, and change`() throws {
        var heard: [String] = []
        let controller = page("Page")
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in heard.append("add") })
        let more = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
                UIAction(title: "Copy") { _ in heard.append("copy") },
                UIAction(title: "Hidden", attributes: .hidden) { _ in },
                UIMenu(options: .displayInline, children: [UIAction(title: "Move") { _ in heard.append("move") }]),
            ]))
        controller.navigationItem.rightBarButtonItems = [add, more]
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", primaryAction: UIAction { _ in heard.append("close") })
        let host = TestHost(Represented(controller: UINavigationController(rootViewController: controller)))
        try host.find(label: "Add").tap()
        try host.find(label: "Close").tap()
        try host.find(label: "More").tap()
        #expect(!host.contains(label: "Hidden"))
        try host.find(label: "Copy").tap()
        try host.find(label: "More").tap()
        try host.find(label: "Move").tap()
        #expect(heard == ["add", "close", "copy", "move"])
        #expect(try host.find(label: "Add").frame.minX > host.find(label: "More").frame.minX)
        add.isEnabled = false
        controller.navigationItem.leftBarButtonItem = nil
        host.scene.flush()
        #expect(try host.find(label: "Add").isDisabled)
        #expect(!host.contains(label: "Close"))
    }

    @Test(
        arguments: (0...24).compactMap(UIBarButtonItem.SystemItem.init(rawValue:)).filter {
            ![.flexibleSpace, .fixedSpace].contains($0)
        })
    func `buttons of the system are named in the user's language`(item: UIBarButtonItem.SystemItem) throws {
        let controller = page("Page")
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: item, primaryAction: UIAction { _ in })
        let host = TestHost(Represented(controller: UINavigationController(rootViewController: controller)))
        let names = { host.scene.display.elements().all { $0.role == .button }.compactMap(\.label) }
        let english = names()
        if item == .action { #expect(english == ["Share"]) }
        host.scene.adopt(SessionPreferences(locale: Locale(identifier: "fr")), host.scene.viewport)
        host.scene.flush()
        #expect(english.count == 1 && names().count == 1 && names() != english, "\(english), \(names())")
    }

    @Test func `a button with a symbol is named by it, and otherwise by what the app says`() {
        let controller = page("Page")
        let named = UIBarButtonItem(image: UIImage(systemName: "trash"), menu: UIMenu(children: []))
        named.accessibilityLabel = "Bin"
        controller.navigationItem.rightBarButtonItems = [
            named, UIBarButtonItem(image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in }),
        ]
        let host = TestHost(Represented(controller: UINavigationController(rootViewController: controller)))
        #expect(host.contains(label: "Bin") && host.contains(label: "Add"), "\(host.labels)")
    }

    @Test func `a presented stack is dismissed from its pages`() throws {
        let host = TestHost(
            Button("Go") {
                let page = UIHostingController(rootView: Text("Content"))
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .done, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
                let root = UIApplication.shared.windows.first?.rootViewController
                root?.present(UINavigationController(rootViewController: page), animated: true)
            })
        try host.find(role: .button, label: "Go").tap()
        #expect(host.contains(label: "Content"), "\(host.labels)")
        try host.find(role: .button, label: "Done").tap()
        #expect(!host.contains(label: "Content"))
    }
}
