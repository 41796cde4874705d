// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Views and controllers of UIKit in SwiftUI, as apps and tutorials write them.
@MainActor
@Suite struct RepresentableTests {
    /// What happened, in order.
    private final class Events {
        var all: [String] = []
        func take() -> [String] {
            defer { all = [] }
            return all
        }
    }

    private struct Title: UIViewRepresentable {
        @Binding var text: String
        let events: Events

        final class Coordinator {
            let events: Events
            init(_ events: Events) { self.events = events }
        }

        func makeCoordinator() -> Coordinator {
            events.all.append("coordinator")
            return Coordinator(events)
        }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.events.all.append("make")
            return UILabel()
        }

        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.events.all.append("update \(text) \(context.environment.isEnabled)")
            uiView.text = text
        }

        static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
            coordinator.events.all.append("dismantle \(uiView.text ?? "")")
        }
    }

    private struct TitlePage: View {
        let events: Events
        @State private var text = "One"
        @State private var isShown = true
        @State private var isDisabled = false

        var body: some View {
            VStack {
                if isShown { Title(text: $text, events: events).disabled(isDisabled) }
                Button("Rename") { text = "Two" }
                Button("Disable") { isDisabled = true }
                Button("Toggle") { isShown.toggle() }
            }
        }
    }

    private struct Appearance: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }

        func updateUIView(_ uiView: UILabel, context: Context) {
            let traits = uiView.traitCollection
            uiView.text = "\(traits.userInterfaceStyle) \(traits.userInterfaceLevel)"
        }
    }

    private struct AppearancePage: View {
        @State private var isDark = false

        var body: some View {
            VStack {
                Appearance().environment(\.colorScheme, isDark ? .dark : .light)
                Button("Darken") { isDark = true }
            }
        }
    }

    @Test func `a view has the traits of its place, and is updated when they change`() throws {
        let host = TestHost(AppearancePage())
        #expect(host.contains(label: "light base"), "\(host.labels)")
        try host.find(role: .button, label: "Darken").tap()
        #expect(host.contains(label: "dark base"), "\(host.labels)")
        #expect(UIViewController().traitCollection == UITraitCollection.current)
    }

    @Test func `a view is made once, updated with what it reads, and dismantled`() throws {
        let events = Events()
        let host = TestHost(TitlePage(events: events))
        #expect(events.take() == ["coordinator", "make", "update One true"])
        #expect(host.contains(label: "One"))
        try host.find(role: .button, label: "Rename").tap()
        #expect(events.take() == ["update Two true"])
        #expect(host.contains(label: "Two") && !host.contains(label: "One"))
        try host.find(role: .button, label: "Disable").tap()
        #expect(events.take() == ["update Two false"])
        try host.find(role: .button, label: "Toggle").tap()
        #expect(events.take() == ["dismantle Two"])
        try host.find(role: .button, label: "Toggle").tap()
        #expect(events.take() == ["coordinator", "make", "update Two false"])
    }

    private struct Hosted: UIViewControllerRepresentable {
        let count: Int
        let tap: @MainActor () -> Void

        func makeUIViewController(context: Context) -> UIHostingController<Button<Text>> {
            UIHostingController(rootView: button)
        }

        func updateUIViewController(_ controller: UIHostingController<Button<Text>>, context: Context) {
            controller.rootView = button
        }

        private var button: Button<Text> { Button("Count \(count)", action: tap) }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Hosted(count: count) { count += 1 } }
    }

    @Test func `a hosted SwiftUI view takes events`() throws {
        let host = TestHost(Counter())
        try host.find(role: .button, label: "Count 0").tap()
        try host.find(role: .button, label: "Count 1").tap()
        #expect(host.contains(label: "Count 2"))
    }

    @Test func `a hosted SwiftUI view stands in the middle of the controller's view`() throws {
        let host = TestHost(Counter().frame(width: 300, height: 90))
        let button = try host.find(role: .button, label: "Count 0").frame
        #expect(abs(button.midX - 195) < 1 && abs(button.midY - 422) < 1, "\(button)")
    }

    private final class Screen: UIViewController {
        let events: Events
        init(_ events: Events) {
            self.events = events
            super.init()
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { events.all.append("load") }
        override func viewWillAppear(_ animated: Bool) { events.all.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { events.all.append("appear") }
        override func viewWillDisappear(_ animated: Bool) { events.all.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { events.all.append("disappear") }
    }

    private struct ScreenView: UIViewControllerRepresentable {
        let events: Events
        func makeUIViewController(context: Context) -> Screen { Screen(events) }
        func updateUIViewController(_ uiViewController: Screen, context: Context) { events.all.append("update") }
    }

    private struct ScreenPage: View {
        let events: Events
        @State private var isShown = true
        var body: some View {
            if isShown { ScreenView(events: events) }
            Button("Toggle") { isShown.toggle() }
        }
    }

    @Test func `a controller is told that it appears and disappears, and what is not drawn is named once`() throws {
        let events = Events()
        let host = TestHost(ScreenPage(events: events))
        #expect(events.take() == ["load", "update", "will appear", "appear"])
        #expect(host.contains(label: "Screen"))
        #expect(host.diagnostics == ["Screen is not drawn."])
        try host.find(role: .button, label: "Toggle").tap()
        #expect(events.take() == ["will disappear", "disappear"])
    }

    private struct Box: UIViewRepresentable {
        var size: CGSize?
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.backgroundColor = .red
            let label = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 20))
            label.text = "Inside"
            view.addSubview(label)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
    }

    @Test func `a view takes what is proposed, unless it says another size`() throws {
        func frame(_ view: some View) throws -> CGRect {
            try TestHost(view.accessibilityElement(children: .combine).accessibilityIdentifier("box"))
                .find(identifier: "box").frame
        }
        #expect(try frame(Box().frame(width: 120, height: 80)).size == CGSize(width: 120, height: 80))
        #expect(try frame(Box(size: CGSize(width: 70, height: 30))).size == CGSize(width: 70, height: 30))
        // The page has 390 by 844 points.
        let text = try TestHost(Box().frame(width: 300, height: 200)).find(label: "Inside").frame
        #expect(abs(text.minX - (45 + 4)) < 0.5, "\(text)")
        #expect(abs(text.midY - (322 + 14)) < 0.5, "\(text)")
    }

    private struct GrowingBox: View {
        @State private var width: CGFloat = 70
        var body: some View {
            Box(size: CGSize(width: width, height: 30)).accessibilityElement().accessibilityIdentifier("box")
            Button("Grow") { width = 130 }
        }
    }

    @Test func `a view that asks for another size after an update gets it`() throws {
        let host = TestHost(GrowingBox())
        #expect(try host.find(identifier: "box").frame.width == 70)
        try host.find(role: .button, label: "Grow").tap()
        #expect(try host.find(identifier: "box").frame.width == 130)
    }

    private struct Sized: UIViewRepresentable {
        let make: @MainActor () -> UIView
        func makeUIView(context: Context) -> UIView { make() }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private final class Own: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
    }

    /// A view is as large as it is by itself, larger unless it hugs, and smaller only if it does not resist.
    @Test(arguments: [false, true], [false, true])
    func `priorities decide whether a view grows and shrinks`(hugs: Bool, resists: Bool) throws {
        func size(_ proposed: CGFloat?) throws -> CGSize {
            let view = Sized {
                let view = Own()
                view.backgroundColor = .red
                view.setContentHuggingPriority(hugs ? .required : .defaultLow, for: .horizontal)
                view.setContentCompressionResistancePriority(resists ? .required : .defaultLow, for: .horizontal)
                return view
            }
            .accessibilityElement().accessibilityIdentifier("own").fixedSize(
                horizontal: proposed == nil, vertical: true)
            return try TestHost(view.frame(width: proposed)).find(identifier: "own").frame.size
        }
        #expect(try size(nil) == CGSize(width: 60, height: 40))
        #expect(try size(100).width == (hugs ? 60 : 100))
        #expect(try size(20).width == (resists ? 60 : 20))
    }

    private final class Later: UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    private struct LaterView: UIViewRepresentable {
        let made: (Later) -> Void
        func makeUIView(context: Context) -> Later {
            let view = Later()
            view.label.text = "Before"
            view.addSubview(view.label)
            made(view)
            return view
        }
        func updateUIView(_ uiView: Later, context: Context) {}
    }

    @Test func `what changes in a view by itself is drawn`() async throws {
        var view: Later?
        let host = TestHost(LaterView { view = $0 })
        #expect(host.contains(label: "Before"))
        view?.label.text = "After"
        await host.waitUntilIdle()
        #expect(host.contains(label: "After") && !host.contains(label: "Before"))
    }

    /// A controller of the app's own that shows SwiftUI's views in a child.
    private final class Container: UIViewController {
        var layouts = 0
        let child = UIHostingController(rootView: Button("Child") {})

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() { layouts += 1 }
    }

    private struct Contained: UIViewControllerRepresentable {
        let container: Container
        func makeUIViewController(context: Context) -> Container { container }
        func updateUIViewController(_ uiViewController: Container, context: Context) {}
    }

    @Test func `a hosted view in a child controller is as large as its parent's view`() throws {
        let container = Container()
        let host = TestHost(Contained(container: container).frame(width: 200, height: 100))
        #expect(container.child.view.frame.size == CGSize(width: 200, height: 100))
        #expect(container.layouts > 0)
        let button = try host.find(role: .button, label: "Child").frame
        #expect(abs(button.midX - 195) < 1 && abs(button.midY - 422) < 1, "\(button)")
    }
}
