// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
package import VitrineDisplay
package import VitrineLayout

/// A mounted view that a test looks at, taps and scrolls, without a browser, a simulator or a clock.
///
///     let host = TestHost(ContentView())
///     try host.find(role: .button, label: "Add").tap()
///     await host.waitUntilIdle()
///     #expect(host.contains(label: "1 item"))
@MainActor
public final class TestHost {
    package let scene: SceneHost
    /// The time of fingers, in seconds; it passes when a test says so.
    public internal(set) var time = 0.0
    private var pointers = 0

    /// A number for a finger that no other one has had lately.
    func nextPointer() -> Int {
        pointers += 1
        return pointers % PointerSample.firstIndirect
    }

    /// What was looked for and is not there.
    public struct NotFound: Error, CustomStringConvertible {
        public let description: String
    }

    /// What an element is.
    public enum Role: Sendable {
        case staticText, button, link, heading, image, list, listItem, progress, textField, toggle, slider
        /// A choice, a date, a colour.
        case picker
        /// One of some choices that are all shown.
        case radio
    }

    /// Mounts a view in a window, in points, and brings it up to date.
    ///
    /// Texts have deterministic sizes unless an engine of recordings says otherwise.
    public convenience init<V: View>(
        _ view: V, width: CGFloat = 390, height: CGFloat = 844, texts: RecordedTextEngine = RecordedTextEngine()
    ) {
        self.init(
            view, session: SessionContext(textEngine: texts), viewport: Viewport(width: width, height: height))
    }

    /// Mounts a view with a session, a viewport, a platform and the states of choice.
    package init<V: View>(
        _ view: V, session: SessionContext, viewport: Viewport = Viewport(), profile: PlatformProfile = .iOS26,
        options: EngineOptions = EngineOptions(), restoring archive: StateArchive? = nil
    ) {
        scene = SceneHost(
            view, session: session, viewport: viewport, profile: profile, options: options, restoring: archive)
        scene.flush()
    }

    // MARK: - Looking

    /// The first element with an accessibility identifier.
    public func find(identifier: String) throws -> TestElement {
        try element("identifier \(identifier)") { $0.first(identifier: identifier) }
    }

    /// The first element that is read with a label.
    public func find(label: String) throws -> TestElement {
        try element("label \(label)") { $0.all(label: label).first }
    }

    /// The first element of a kind that is read with a label.
    public func find(role: Role, label: String) throws -> TestElement {
        try element("\(role) \(label)") { root in
            root.all { role.matches($0.role) && $0.label == label }.first
        }
    }

    /// Whether an element is read with a label.
    public func contains(label: String) -> Bool { !root.all(label: label).isEmpty }

    /// Whether an element has an accessibility identifier.
    public func contains(identifier: String) -> Bool { root.first(identifier: identifier) != nil }

    /// Everything that is read, in reading order.
    public var labels: [String] { root.all { !$0.label.isEmpty }.map(\.label) }

    /// Where the element with an identifier is seen, in the window's coordinates.
    public func frame(of identifier: String) throws -> CGRect { try find(identifier: identifier).frame }

    package var root: DisplayElement { scene.display.elements(scrollOffsets: Layer.followedOffset) }

    private func element(_ what: String, _ find: (DisplayElement) -> DisplayElement?) throws -> TestElement {
        let root = root
        if let found = find(root) { return TestElement(found, host: self) }
        throw NotFound(description: "There is no element with \(what). There are:\n\(root)")
    }

    // MARK: - Typing

    /// Types into the field with an accessibility identifier, or else the one that is read with that label.
    public func type(_ text: String, into name: String) throws { try field(name).type(text) }

    /// The return key in the field with an accessibility identifier or a label.
    public func submit(_ name: String) throws { try field(name).submit() }

    private func field(_ name: String) throws -> TestElement {
        try element("field \(name)") { root in
            root.first(identifier: name) ?? root.all { $0.role == .textField && $0.label == name }.first
        }
    }

    // MARK: - Waiting

    /// Lets everything run that can run: bodies, tasks that are ready, requests in flight. A task that sleeps does not
    /// keep it (Documentation/Rules.md 3.18); nothing waits a fixed time.
    public func waitUntilIdle() async { await scene.waitUntilIdle() }

    /// Waits until the app is idle, then does as a surface that applies every batch and ends every exit.
    package func settle() async {
        await scene.waitUntilIdle()
        let display = scene.display
        _ = scene.update()
        var ghosts: [Int] = []
        func collect(_ layer: Layer) {
            if layer.isGhost { ghosts.append(layer.id) }
            layer.children.forEach(collect)
        }
        collect(display.root)
        ghosts.forEach(display.ghostEnded)
        _ = scene.update()
        display.acknowledge(batch: display.sequence)
    }

    /// What the engine has done so far: what a test asserts instead of time.
    package var counters: EngineCounters { scene.graph.counters }

    /// The diagnostics so far, one line each.
    public var diagnostics: [String] { scene.diagnostics.recorded.map(\.message) }

    /// Ends the view: its tasks are cancelled.
    public func unmount() { scene.unmount() }
}

extension TestHost.Role {
    func matches(_ role: Semantics.Role) -> Bool {
        switch (self, role) {
        case (.staticText, .staticText), (.button, .button), (.link, .link), (.heading, .heading), (.image, .image),
            (.list, .list), (.listItem, .listItem), (.progress, .progress), (.textField, .textField),
            (.toggle, .toggle), (.slider, .slider), (.picker, .picker), (.radio, .radio):
            true
        default: false
        }
    }
}
