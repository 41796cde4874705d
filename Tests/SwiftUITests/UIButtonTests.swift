// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// Buttons of UIKit on pages.
@MainActor
@Suite struct UIButtonTests {
    private struct Shown: UIViewRepresentable {
        let make: @MainActor () -> UIButton

        func makeUIView(context: Context) -> UIButton { make() }
        func updateUIView(_ uiView: UIButton, context: Context) {}
    }

    @Test func `a tap performs what was added for it`() throws {
        var heard: [String] = []
        let host = TestHost(
            Shown {
                let button = UIButton(type: .system)
                button.setTitle("Go", for: .normal)
                button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
                button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
                return button
            })
        try host.find(role: .button, label: "Go").tap()
        #expect(heard == ["down", "up"])
    }

    @Test func `a button has the title of its action and of its state`() async throws {
        var taps = 0
        var button: UIButton?
        let host = TestHost(
            Shown {
                let made = UIButton(type: .system, primaryAction: UIAction(title: "First") { _ in taps += 1 })
                made.setTitle("Chosen", for: .selected)
                button = made
                return made
            })
        try host.find(role: .button, label: "First").tap()
        #expect(taps == 1)
        button?.isSelected = true
        await host.waitUntilIdle()
        #expect(host.contains(label: "Chosen") && !host.contains(label: "First"))
    }

    @Test(arguments: 0..<4) func `a configuration is drawn, and its handler may change it`(look: Int) async throws {
        let looks: [@MainActor () -> UIButton.Configuration] = [
            { .plain() }, { .filled() }, { .tinted() }, { .bordered() },
        ]
        var button: UIButton?
        let host = TestHost(
            Shown {
                var configuration = looks[look]()
                configuration.title = "Save"
                configuration.subtitle = "Now"
                configuration.cornerStyle = .capsule
                let made = UIButton(configuration: configuration)
                made.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Saved" : "Save" }
                button = made
                return made
            })
        #expect(host.labels.contains { $0.contains("Save") })
        button?.isSelected = true
        await host.waitUntilIdle()
        #expect(host.labels.contains { $0.contains("Saved") })
    }

    @Test func `a button that selects itself does so with each tap`() throws {
        var button: UIButton?
        let host = TestHost(
            Shown {
                let made = UIButton(type: .system)
                made.setTitle("Like", for: .normal)
                made.changesSelectionAsPrimaryAction = true
                button = made
                return made
            })
        try host.find(role: .button, label: "Like").tap()
        #expect(button?.isSelected == true)
        try host.find(role: .button, label: "Like").tap()
        #expect(button?.isSelected == false)
    }

    @Test(arguments: [true, false]) func `a button opens its menu`(isPrimary: Bool) throws {
        var heard: [String] = []
        let host = TestHost(
            Shown {
                let made = UIButton(type: .system, primaryAction: UIAction(title: "More") { _ in heard.append("tap") })
                made.menu = UIMenu(children: [UIAction(title: "Copy") { _ in heard.append("copy") }])
                made.showsMenuAsPrimaryAction = isPrimary
                return made
            })
        if isPrimary {
            try host.find(label: "More").tap()
        } else {
            try host.find(label: "More").openMenu()
        }
        try host.find(label: "Copy").tap()
        #expect(heard == ["copy"])
    }
}
