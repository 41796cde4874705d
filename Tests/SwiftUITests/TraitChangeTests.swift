// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Views and controllers of UIKit are told of changes of their traits.
@MainActor
@Suite struct TraitChangeTests {
    private final class Log { var lines: [String] = [] }

    private final class Badge: UIView {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.lines.append("view \(previousTraitCollection?.userInterfaceStyle == .light)")
        }
    }

    private final class Page: UIViewController {
        let log = Log()
        var registration: (any UITraitChangeRegistration)?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Badge(log))
            registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (page: Page, previous: UITraitCollection) in
                let isDark = page.traitCollection.userInterfaceStyle == .dark
                page.log.lines.append("style \(previous.userInterfaceStyle == .light) \(isDark)")
            }
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: Page, _: UITraitCollection) in
                page.log.lines.append("height")
            }
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let page: Page
        func makeUIViewController(context: Context) -> Page { page }
        func updateUIViewController(_ uiViewController: Page, context: Context) {}
    }

    private struct Root: View {
        let page: Page
        @State private var isDark = false

        var body: some View {
            Button("Switch") { isDark.toggle() }
            Shown(page: page).environment(\.colorScheme, isDark ? .dark : .light)
        }
    }

    @Test func `handlers of the changed trait are called, until they are unregistered`() throws {
        let page = Page()
        let host = TestHost(Root(page: page))
        #expect(page.log.lines.isEmpty)
        try host.find(role: .button, label: "Switch").tap()
        #expect(page.log.lines == ["style true true", "view true"])
        page.log.lines = []
        if let registration = page.registration { page.unregisterForTraitChanges(registration) }
        try host.find(role: .button, label: "Switch").tap()
        #expect(page.log.lines == ["view false"])
    }

    private final class Drawn: UIView {
        var styles: [UIUserInterfaceStyle] = []
        override func draw(_ rect: CGRect) {
            styles.append(traitCollection.userInterfaceStyle)
            UIGraphicsGetCurrentContext()?.setFillColor(UIColor.label.cgColor)
            UIGraphicsGetCurrentContext()?.fill(rect)
        }
    }

    private struct Canvas: UIViewRepresentable {
        let view: Drawn
        func makeUIView(context: Context) -> Drawn { view }
        func updateUIView(_ uiView: Drawn, context: Context) {}
    }

    private struct DrawnRoot: View {
        let view: Drawn
        @State private var isDark = false

        var body: some View {
            Button("Switch") { isDark.toggle() }
            Canvas(view: view).environment(\.colorScheme, isDark ? .dark : .light).frame(width: 40, height: 40)
        }
    }

    @Test func `a view is drawn anew in other traits`() throws {
        let view = Drawn()
        let host = TestHost(DrawnRoot(view: view))
        #expect(view.styles.last == .light)
        try host.find(role: .button, label: "Switch").tap()
        #expect(view.styles.last == .dark)
    }

    @Test func `dynamic colours depend on the appearance, not on the width`() {
        let traits = UITraitCollection.systemTraitsAffectingColorAppearance
        #expect(traits.contains { $0 == UITraitUserInterfaceStyle.self })
        #expect(!traits.contains { $0 == UITraitHorizontalSizeClass.self })
    }
}
