// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineSnapshots
@testable import VitrineTesting

/// Uses a whole app as a person does: by what is read, without a browser.
@MainActor
final class Walk: CustomReflectable {
    /// A test that fails prints what its expectation holds: not the whole app.
    nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }

    let host: TestHost

    /// Opens an app, in a window of an iPhone's width; `height` is in points.
    convenience init(_ app: some App, in browser: Browser = Browser(), height: Double = 844) throws {
        try self.init(view: AppView(app), in: browser, height: height)
    }

    /// Opens a view of an app, with what a test gives it.
    init(view: some View, in browser: Browser = Browser(), locale: String = "en_US", height: Double = 844) throws {
        // The fonts and symbols that pictures are drawn with.
        let renderer = try SnapshotRenderer.shared()
        host = TestHost(
            view,
            session: SessionContext(
                identifier: "walk", textEngine: renderer.textEngine, locale: Locale(identifier: locale),
                symbols: renderer.symbols, defaults: browser.defaults),
            viewport: Viewport(width: 390, height: height))
    }

    isolated deinit { host.unmount() }

    /// Taps what is read with a label: what does something, where several things have it.
    func tap(_ label: String) throws {
        for role in [TestHost.Role.button, .link, .toggle, .radio] {
            if let element = try? host.find(role: role, label: label) { return try element.tap() }
        }
        try host.find(label: label).tap()
    }

    /// Taps the first thing whose label begins with a text.
    func tap(prefix: String) throws {
        try tap(try #require(host.labels.first { $0.hasPrefix(prefix) }, "nothing begins with \(prefix)"))
    }

    /// Whether a label is read somewhere.
    func sees(_ label: String) -> Bool { host.contains(label: label) }

    /// Whether a part of a label is read somewhere.
    func sees(part: String) -> Bool { host.labels.contains { $0.contains(part) } }

    /// Asks for the menu of what is read with a label: a long press, or the secondary button.
    func openMenu(of label: String) throws { try host.find(label: label).openMenu() }

    /// Whether something has a value.
    func value(_ value: String) -> Bool { !host.root.all { $0.value == value }.isEmpty }

    /// Types into the field that is read with a label.
    func type(_ text: String, into field: String) throws { try host.type(text, into: field) }

    /// Lets everything run that can run.
    func settle() async { await host.waitUntilIdle() }

    /// Lets the tasks of the app come to their ends.
    func finishTasks() async { await host.scene.waitForTasks(limit: .seconds(300)) }

    /// What the engine had to say to the app's author.
    var diagnostics: [String] { host.diagnostics }
}
