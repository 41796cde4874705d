// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What SwiftUI apps present by way of UIKit, as they and their tutorials write it.
@MainActor
@Suite struct ControllerPresentationTests {
    /// What happened, in order.
    private final class Events {
        var all: [String] = []
        func take() -> [String] {
            defer { all = [] }
            return all
        }
    }

    /// Where a list of actions is to stand.
    private final class Place {
        var frame: CGRect?
    }

    /// A page with a button that does something.
    private struct Page: View {
        var title = "Go"
        let act: @MainActor () -> Void
        var body: some View {
            VStack {
                Text("Base")
                Button(title, action: act)
            }
        }
    }

    private static var root: UIViewController? {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first?.rootViewController
    }

    /// The controller over which nothing else is presented.
    private static var top: UIViewController? {
        var top = root
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    /// Mounts a page, and taps its button.
    private func opened(_ act: @escaping @MainActor () -> Void) throws -> TestHost {
        let host = TestHost(Page(act: act))
        try host.find(role: .button, label: "Go").tap()
        return host
    }

    /// Leaves the foremost presentation, as the Escape key does.
    private func escape(_ host: TestHost) {
        if let front = host.scene.display.root.children.last(where: { $0.events.contains(.dismiss) }) {
            host.scene.send(.dismiss, to: front.id)
        }
        host.scene.flush()
    }

    /// Runs code of the app outside of any tap.
    private func run(_ host: TestHost, _ body: () -> Void) {
        host.scene.graph.runAction(body)
        host.scene.flush()
    }

    // MARK: - The system's controllers

    @Test func `what is shared is shown, and its end is told`() throws {
        let events = Events()
        let host = try opened {
            let controller = UIActivityViewController(activityItems: ["Menu"], applicationActivities: nil)
            controller.completionWithItemsHandler = { _, isDone, _, _ in events.all.append("done \(isDone)") }
            controller.popoverPresentationController?.sourceView = Self.root?.view
            Self.root?.present(controller, animated: true) { events.all.append("shown") }
        }
        #expect(host.contains(label: "Menu"), "\(host.labels)")
        #expect(events.take() == ["shown"])
        try host.find(role: .button, label: "Done").tap()
        #expect(!host.contains(label: "Menu"))
        #expect(events.take() == ["done true"])
        try host.find(role: .button, label: "Go").tap()
        _ = events.take()
        escape(host)
        #expect(!host.contains(label: "Menu"))
        #expect(events.take() == ["done false"])
        // Tests have a set of icons of their own.
        #expect(host.diagnostics.filter { !$0.contains("is not in the icon set") } == [])
    }

    @Test(arguments: ["windows", "keyWindow", "scene"])
    func `the root controller is found on all ways`(way: String) throws {
        let host = try opened {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            let window =
                switch way {
                case "windows": UIApplication.shared.windows.first
                case "keyWindow": UIApplication.shared.keyWindow
                default: scene?.keyWindow
                }
            window?.rootViewController?.present(UIHostingController(rootView: Text("Inside")), animated: true)
        }
        #expect(host.contains(label: "Inside"))
    }

    @Test func `documents that were chosen are told, and so is that none was`() async throws {
        final class Told: NSObject, UIDocumentPickerDelegate {
            var words: [String] = []
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                words += urls.map(\.lastPathComponent)
            }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { words.append("cancelled") }
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Menu.txt")
        try Data("Soup".utf8).write(to: file)
        let told = Told()
        let host = try opened {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
            picker.delegate = told
            Self.top?.present(picker, animated: true)
        }
        try host.find(role: .button, label: "Browse").choose(files: [file])
        await host.waitUntilIdle()
        #expect(told.words == ["Menu.txt"])
        #expect(!host.contains(label: "Browse"))
        try host.find(role: .button, label: "Go").tap()
        try host.find(role: .button, label: "Cancel").tap()
        #expect(told.words == ["Menu.txt", "cancelled"])
        #expect(!host.contains(label: "Browse"))
    }

    // MARK: - Alerts

    @Test func `an alert's button ends it, then acts, with what was typed`() throws {
        let events = Events()
        let host = try opened {
            let alert = UIAlertController(title: "Rename", message: "Choose a name.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in events.all.append("cancelled") })
            alert.addAction(
                UIAlertAction(title: "Save", style: .default) { [weak alert] action in
                    let isGone = Self.root?.presentedViewController == nil
                    events.all.append("\(action.title ?? "") \(alert?.textFields?.first?.text ?? "") \(isGone)")
                })
            Self.top?.present(alert, animated: true)
        }
        #expect(host.contains(label: "Rename") && host.contains(label: "Choose a name."), "\(host.labels)")
        try host.type("Soup", into: "Name")
        try host.find(role: .button, label: "Save").tap()
        #expect(events.take() == ["Save Soup true"])
        #expect(!host.contains(label: "Rename"))
        try host.find(role: .button, label: "Go").tap()
        escape(host)
        #expect(events.take() == ["cancelled"])
        #expect(!host.contains(label: "Rename"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `the button that clears an alert's field is none of the alert's`() throws {
        let host = try opened {
            let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
            alert.addTextField { field in
                field.placeholder = "Name"
                field.text = "Soup"
                field.clearButtonMode = .always
            }
            alert.addAction(UIAlertAction(title: "Save", style: .default))
            Self.top?.present(alert, animated: true)
        }
        #expect(try host.find(label: "Clear text").frame.width < 40)
        try host.find(label: "Clear text").tap()
        let value = try host.find(role: .textField, label: "Name").value
        #expect(value == nil || value == "", "\(value ?? "")")
        #expect(host.contains(label: "Rename"))
    }

    @Test func `an action of an alert is enabled by what is typed`() throws {
        let events = Events()
        let host = try opened {
            let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
            let save = UIAlertAction(title: "Save", style: .default) { _ in events.all.append("saved") }
            save.isEnabled = false
            alert.addTextField { field in
                field.placeholder = "Name"
                field.addAction(
                    UIAction { [weak field] _ in save.isEnabled = field?.hasText == true }, for: .editingChanged)
            }
            alert.addAction(save)
            Self.top?.present(alert, animated: true)
        }
        #expect(try host.find(role: .button, label: "Save").isDisabled)
        try host.type("Soup", into: "Name")
        #expect(try !host.find(role: .button, label: "Save").isDisabled)
        try host.submit("Name")
        #expect(events.take() == ["saved"])
    }

    @Test func `an alert without buttons stays until the app dismisses it`() throws {
        let events = Events()
        let host = try opened {
            Self.root?.present(
                UIAlertController(title: "Loading", message: nil, preferredStyle: .alert), animated: true)
        }
        #expect(host.contains(label: "Loading") && !host.contains(label: "OK"))
        escape(host)
        #expect(host.contains(label: "Loading"))
        run(host) {
            Self.root?.dismiss(animated: true) { events.all.append("gone") }
            events.all.append("going")
        }
        #expect(events.take() == ["going", "gone"])
        #expect(!host.contains(label: "Loading"))
    }

    @Test func `a list of actions stands at the edge or at its source, and a tap outside cancels`() throws {
        let events = Events()
        let source = Place()
        let host = try opened {
            let sheet = UIAlertController(title: nil, message: "Really?", preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in events.all.append("deleted") })
            sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in events.all.append("kept") })
            if let frame = source.frame {
                sheet.popoverPresentationController?.sourceView = Self.root?.view
                sheet.popoverPresentationController?.sourceRect = frame
            }
            Self.root?.present(sheet, animated: true)
        }
        #expect(try host.find(label: "Delete").frame.midY > 600)
        try host.find(label: "Delete").tap()
        #expect(events.take() == ["deleted"])
        source.frame = CGRect(x: 100, y: 80, width: 20, height: 20)
        try host.find(role: .button, label: "Go").tap()
        #expect(try host.find(label: "Delete").frame.midY < 300)
        escape(host)
        #expect(events.take() == ["kept"])
        #expect(!host.contains(label: "Delete"))
    }

    @Test func `an action presents the next alert`() throws {
        let host = try opened {
            let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
            first.addAction(
                UIAlertAction(title: "Next", style: .default) { _ in
                    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
                    second.addAction(UIAlertAction(title: "End", style: .default))
                    Self.top?.present(second, animated: true)
                })
            Self.top?.present(first, animated: true)
        }
        try host.find(role: .button, label: "Next").tap()
        #expect(host.contains(label: "Second") && !host.contains(label: "First"), "\(host.labels)")
        try host.find(role: .button, label: "End").tap()
        #expect(!host.contains(label: "Second"))
        #expect(host.diagnostics.isEmpty)
    }

    // MARK: - Hosted views

    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        let events: Events
        var allows = true
        init(_ events: Events) { self.events = events }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            events.all.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            events.all.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            events.all.append("attempt")
        }
    }

    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("Inside")
            Button("Close") { dismiss() }
        }
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .formSheet, .popover])
    func `a hosted view is presented and dismissed`(style: UIModalPresentationStyle) throws {
        let events = Events()
        let delegate = Delegate(events)
        let host = try opened {
            let controller = UIHostingController(rootView: Inside())
            controller.modalPresentationStyle = style
            controller.presentationController?.delegate = delegate
            Self.root?.present(controller, animated: true) {
                events.all.append("\(controller.presentingViewController === Self.root)")
            }
            events.all.append("\(Self.root?.presentedViewController === controller)")
        }
        #expect(host.contains(label: "Inside"))
        #expect(events.take() == ["true", "true"])
        try host.find(role: .button, label: "Close").tap()
        #expect(!host.contains(label: "Inside"))
        #expect(events.take() == [], "only the user's dismissal is told")
        run(host) { events.all.append("\(Self.root?.presentedViewController == nil)") }
        #expect(events.take() == ["true"])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `the user's dismissal is asked for and told`() throws {
        let events = Events()
        let delegate = Delegate(events)
        let made = UIHostingController(rootView: Inside())
        let host = try opened {
            made.sheetPresentationController?.detents = [.medium(), .large()]
            made.sheetPresentationController?.prefersGrabberVisible = true
            made.sheetPresentationController?.delegate = delegate
            made.isModalInPresentation = true
            Self.root?.present(made, animated: true)
        }
        escape(host)
        #expect(host.contains(label: "Inside"))
        #expect(events.take() == ["attempt"])
        made.isModalInPresentation = false
        host.scene.flush()
        delegate.allows = false
        escape(host)
        #expect(events.take() == ["attempt"])
        delegate.allows = true
        escape(host)
        #expect(!host.contains(label: "Inside"))
        #expect(events.take() == ["will", "did"])
    }

    /// A controller whose text is at the top of its sheet.
    private static func sheet(_ set: (UISheetPresentationController) -> Void) -> UIViewController {
        let content = Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        let controller = UIHostingController(rootView: content)
        if let sheet = controller.sheetPresentationController { set(sheet) }
        return controller
    }

    @Test func `detents are those of SwiftUI's sheets`() throws {
        let large = try opened { Self.root?.present(Self.sheet { _ in }, animated: true) }
        let medium = try opened { Self.root?.present(Self.sheet { $0.detents = [.medium()] }, animated: true) }
        let own = try opened {
            let sheet = Self.sheet { $0.detents = [.custom { context in context.maximumDetentValue / 4 }] }
            Self.root?.present(sheet, animated: true)
        }
        let selected = try opened {
            let sheet = Self.sheet {
                $0.detents = [.medium(), .large()]
                $0.selectedDetentIdentifier = .large
            }
            Self.root?.present(sheet, animated: true)
        }
        let tops = try [large, medium, own, selected].map { try $0.find(label: "Inside").frame.minY }
        #expect(tops[0] < tops[1] && tops[1] < tops[2], "\(tops)")
        #expect(tops[3] == tops[0])
    }

    @Test func `controllers are presented over each other, and dismissed with those over them`() throws {
        let host = try opened {
            let first = UIHostingController(
                rootView: Page(title: "More") {
                    Self.top?.present(UIHostingController(rootView: Inside()), animated: true)
                })
            Self.root?.present(first, animated: true)
        }
        try host.find(role: .button, label: "More").tap()
        #expect(host.contains(label: "Inside"))
        var depth = 0
        run(host) {
            var controller = Self.root
            while let next = controller?.presentedViewController {
                depth += 1
                controller = next
            }
            Self.root?.dismiss(animated: true)
        }
        #expect(depth == 2)
        #expect(!host.contains(label: "Inside") && !host.contains(label: "More"))
        #expect(host.diagnostics.isEmpty)
    }

    // MARK: - Beside SwiftUI's own presentations

    private struct SheetPage: View {
        let act: @MainActor () -> Void
        @State private var isShown = false
        @State private var asks = false
        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) {
                    Text("Sheet")
                    Button("Go", action: act)
                }
            Button("Ask") { asks = true }
                .alert("Sure?", isPresented: $asks) { Button("Yes", action: act) }
        }
    }

    @Test func `a sheet of SwiftUI's is presented, too: over it others are, and over the root none`() async throws {
        let host = TestHost(
            SheetPage { Self.top?.present(UIHostingController(rootView: Inside()), animated: true) })
        try host.find(role: .button, label: "Open").tap()
        try host.find(role: .button, label: "Go").tap()
        #expect(host.contains(label: "Inside"))
        run(host) { Self.root?.dismiss(animated: true) }
        #expect(!host.contains(label: "Inside") && !host.contains(label: "Sheet"))
        #expect(host.diagnostics.isEmpty)

        let refused = TestHost(
            SheetPage { Self.root?.present(UIHostingController(rootView: Inside()), animated: true) })
        try refused.find(role: .button, label: "Open").tap()
        try refused.find(role: .button, label: "Go").tap()
        await refused.waitUntilIdle()
        #expect(!refused.contains(label: "Inside"))
        #expect(refused.diagnostics.contains { $0.contains("is not presented") })
    }

    @Test func `a button of SwiftUI's alert presents over the root`() throws {
        let host = TestHost(
            SheetPage { Self.root?.present(UIHostingController(rootView: Inside()), animated: true) })
        try host.find(role: .button, label: "Ask").tap()
        try host.find(role: .button, label: "Yes").tap()
        #expect(host.contains(label: "Inside") && !host.contains(label: "Sure?"), "\(host.labels)")
    }

    @Test func `a controller that is nowhere shown presents nothing, and says so`() async throws {
        let host = try opened { UIViewController().present(UIViewController(), animated: true) }
        await host.waitUntilIdle()
        #expect(host.diagnostics.contains { $0.contains("is not presented") })
    }

    private struct Presenting: UIViewControllerRepresentable {
        let made: (UIViewController) -> Void
        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            made(controller)
            return controller
        }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test func `a controller in a representable presents, and dismisses the sheet that it is in`() throws {
        var controller: UIViewController?
        let host = TestHost(
            Text("Base").sheet(isPresented: .constant(true)) {
                Text("Sheet")
                Presenting { controller = $0 }
            })
        controller?.present(UIHostingController(rootView: Inside()), animated: true)
        host.scene.flush()
        #expect(host.contains(label: "Inside"))
        controller?.dismiss(animated: true)
        host.scene.flush()
        #expect(!host.contains(label: "Inside") && host.contains(label: "Sheet"))
    }
}
