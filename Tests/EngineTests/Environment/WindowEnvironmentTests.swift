// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// What a window tells its views, and what they ask of it.
@MainActor
@Suite("A window")
struct WindowEnvironmentTests {
    // MARK: - Appearance

    @Test("takes the appearance that a view inside asks for, views before it included")
    func preferredScheme() {
        let seen = SeenWindow()
        let scene = mount(
            VStack {
                WindowReader(seen: seen); Color.red.preferredColorScheme(.dark)
            }
        )
        #expect(seen.scheme == .dark)
        #expect(scene.display.root.content == .fill(.rectangle, .color(.black)))
    }

    @Test("goes back to the user's choice with the wish")
    func wishEnds() {
        let seen = SeenWindow()
        let model = Wish()
        let scene = mount(Wishing(model: model, seen: seen), isDark: true)
        #expect(seen.scheme == .light)
        #expect(scene.display.root.content == .fill(.rectangle, .color(.white)))
        model.scheme = nil
        scene.flush()
        #expect(seen.scheme == .dark)
        #expect(scene.display.root.content == .group)
        model.scheme = .light
        scene.flush()
        scene.resize(Viewport(isDark: false))
        scene.flush()
        #expect(seen.scheme == .light)
    }

    @Test("takes the preference of a page of a stack, the outer one of two")
    func pages() {
        let seen = SeenWindow()
        _ = mount(NavigationStack { WindowReader(seen: seen).preferredColorScheme(.dark) })
        #expect(seen.scheme == .dark)
        _ = mount(WindowReader(seen: seen).preferredColorScheme(.dark).preferredColorScheme(.light))
        #expect(seen.scheme == .light)
    }

    @Test("takes the preference of the tab that is shown and not of the others")
    func tabs() {
        let seen = SeenWindow()
        let model = Wish()
        let scene = mount(TabWishes(model: model, seen: seen))
        #expect(seen.scheme == .light)
        model.tab = 2
        scene.flush()
        #expect(seen.scheme == .dark)
        model.tab = 1
        scene.flush()
        #expect(seen.scheme == .light)
    }

    // MARK: - Room

    nonisolated static let windows: [(name: String, width: Double, height: Double, classes: String)] = [
        ("iPhone 17", 402, 874, "compact regular"), ("iPhone 17 lying", 874, 402, "compact compact"),
        ("iPhone 17 Pro Max", 440, 956, "compact regular"), ("iPhone 17 Pro Max lying", 956, 440, "regular compact"),
        ("iPhone 8 Plus lying", 736, 414, "regular compact"), ("iPhone SE lying", 667, 375, "compact compact"),
        ("iPad mini", 744, 1_133, "regular regular"), ("iPad Pro 13 lying", 1_376, 1_032, "regular regular"),
        ("iPad, a third", 320, 1_180, "compact regular"), ("iPad 9.7, half", 507, 768, "compact regular"),
        ("browser", 1_280, 720, "regular regular"), ("low browser", 1_280, 420, "regular regular"),
    ]

    @Test("tells its views how much room there is", arguments: windows)
    func sizeClasses(_ name: String, width: Double, height: Double, classes: String) {
        let seen = SeenWindow()
        _ = mount(WindowReader(seen: seen), width: width, height: height)
        #expect(seen.classes == classes)
    }

    @Test("passes on its new size, and a view may be given another one")
    func sizeChanges() {
        let seen = SeenWindow()
        let scene = mount(WindowReader(seen: seen), width: 402, height: 874)
        scene.resize(Viewport(width: 956, height: 440))
        scene.flush()
        #expect(seen.classes == "regular compact")
        _ = mount(
            WindowReader(seen: seen).environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, nil)
        )
        #expect(seen.classes == "regular none")
    }

    @Test(
        "of a phone that is held upright stays that while an on-screen keyboard takes a part of its height",
        arguments: [(320, 568), (360, 640), (390, 844), (430, 932)])
    func keyboardOfPhones(width: Double, height: Double) {
        let seen = SeenWindow()
        let scene = mount(WindowReader(seen: seen), width: width, height: height)
        for lower in stride(from: height, through: 200, by: -20) {
            scene.resize(Viewport(width: width, height: lower))
            scene.flush()
            #expect(seen.classes == "compact regular")
        }
    }

    @Test("that becomes lower shows the field in which the user types")
    func keyboardOverField() throws {
        struct Screen: View {
            @FocusState private var isTyping: Bool

            var body: some View {
                ScrollView {
                    Button("Type") { isTyping = true }
                    ScrollView {
                        Color.red.frame(height: 300)
                        TextField("Name", text: .constant("")).focused($isTyping).accessibilityIdentifier("field")
                        Color.red.frame(height: 900)
                    }
                    .frame(height: 400)
                    Color.red.frame(height: 900)
                }
            }
        }
        let host = TestHost(Screen())
        resize(host, height: 300)
        #expect(try host.find(identifier: "field").frame.minY > 300)
        resize(host, height: 844)
        try host.find(label: "Type").tap()
        resize(host, height: 300)
        let field = try host.find(identifier: "field").frame
        #expect(field.minY >= 0 && abs(field.maxY - 300) < 0.01, "\(field)")
        resize(host, height: 844)
        #expect(try host.find(identifier: "field").frame == field)
    }

    private func resize(_ host: TestHost, height: Double) {
        host.scene.resize(Viewport(height: height))
        host.scene.flush()
    }

    private func mount(
        _ view: some View,
        width: Double = 390,
        height: Double = 844,
        isDark: Bool = false
    ) -> SceneHost {
        let scene = SceneHost(
            view,
            session: .fixture(),
            viewport: Viewport(width: width, height: height, isDark: isDark)
        )
        scene.flush()
        return scene
    }
}

@MainActor private final class SeenWindow {
    var scheme: ColorScheme?
    var classes = ""
}

private struct WindowReader: View {
    let seen: SeenWindow
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
        seen.scheme = scheme
        seen.classes = [horizontal, vertical].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " ")
        return Color.blue
    }
}

@Observable private final class Wish {
    var scheme: ColorScheme? = .light
    var tab = 1
}

private struct Wishing: View {
    let model: Wish
    let seen: SeenWindow

    var body: some View { WindowReader(seen: seen).preferredColorScheme(model.scheme) }
}

private struct TabWishes: View {
    @Bindable var model: Wish
    let seen: SeenWindow

    var body: some View {
        TabView(selection: $model.tab) {
            WindowReader(seen: seen).tag(1).tabItem { Text(verbatim: "1") }
            Color.red.preferredColorScheme(.dark).tag(2).tabItem { Text(verbatim: "2") }
        }
    }
}
