// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
import VitrineComponents
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
    /// The time of touches, in seconds; it advances only when a test says so.
    public internal(set) var time = 0.0
    private var pointers = 0

    /// Returns an identifier for a touch that no recent one has had.
    func nextPointer() -> Int {
        pointers += 1
        return pointers % PointerSample.firstMouse
    }

    /// The error for an element that does not exist, or that cannot do what it was asked.
    public struct NotFound: Error, CustomStringConvertible {
        /// A description of what was not found, with the elements that exist.
        public let description: String
    }

    /// The role of an element.
    public enum Role: Sendable {
        /// A text, a control or a container of the name's kind.
        case staticText, button, link, heading, image, list, listItem, progress, textField, toggle, slider
        /// A control for a choice, a date or a colour.
        case picker
        /// One of several options that are all shown.
        case radio
    }

    /// Mounts a view in a window and updates it.
    ///
    /// Texts have deterministic sizes unless recordings are given.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    ///   - texts: The text engine.
    public convenience init<V: View>(
        _ view: V, width: CGFloat = 390, height: CGFloat = 844, texts: RecordedTextEngine = RecordedTextEngine()
    ) {
        self.init(
            view, session: SessionContext(textEngine: texts), viewport: Viewport(width: width, height: height))
    }

    /// Mounts a view with a session, a viewport, a platform profile and engine options.
    package init<V: View>(
        _ view: V, session: SessionContext, viewport: Viewport = Viewport(), profile: PlatformProfile = .iOS26,
        options: EngineOptions = EngineOptions(), restoring archive: StateArchive? = nil
    ) {
        scene = SceneHost(
            view, session: session, viewport: viewport, profile: profile, options: options, restoring: archive)
        scene.flush()
    }

    // MARK: - Finding elements

    /// Returns the first element with an accessibility identifier.
    ///
    /// - Parameter identifier: The identifier.
    /// - Returns: The element.
    /// - Throws: `NotFound` with the elements that exist.
    public func find(identifier: String) throws -> TestElement {
        try element("identifier \(identifier)") { $0.first(identifier: identifier) }
    }

    /// Returns the first element with an accessibility label.
    ///
    /// - Parameter label: The label.
    /// - Returns: The element.
    /// - Throws: `NotFound` with the elements that exist.
    public func find(label: String) throws -> TestElement {
        try element("label \(label)") { $0.all(label: label).first }
    }

    /// Returns the first element with a role and an accessibility label.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - label: The label.
    /// - Returns: The element.
    /// - Throws: `NotFound` with the elements that exist.
    public func find(role: Role, label: String) throws -> TestElement {
        try element("\(role) \(label)") { root in
            root.all { role.matches($0.role) && $0.label == label }.first
        }
    }

    /// Returns whether an element has an accessibility label.
    public func contains(label: String) -> Bool { !root.all(label: label).isEmpty }

    /// Returns whether an element has an accessibility identifier.
    public func contains(identifier: String) -> Bool { root.first(identifier: identifier) != nil }

    /// The accessibility labels of all elements, in reading order.
    public var labels: [String] { root.all { !$0.label.isEmpty }.map(\.label) }

    /// Returns the frame of the element with an identifier.
    ///
    /// - Parameter identifier: The identifier.
    /// - Returns: The frame in the window's coordinates, in points.
    /// - Throws: `NotFound` with the elements that exist.
    public func frame(of identifier: String) throws -> CGRect { try find(identifier: identifier).frame }

    package var root: DisplayElement { scene.display.elements(scrollOffsets: Layer.followedOffset) }

    private func element(_ what: String, _ find: (DisplayElement) -> DisplayElement?) throws -> TestElement {
        let root = root
        if let found = find(root) { return TestElement(found, host: self) }
        throw NotFound(description: "There is no element with \(what). There are:\n\(root)")
    }

    // MARK: - Typing

    /// Types into the field with an accessibility identifier or, if there is none, a label.
    ///
    /// - Parameters:
    ///   - text: The text to type.
    ///   - name: The identifier or the label.
    /// - Throws: `NotFound` if there is no such field.
    public func type(_ text: String, into name: String) throws { try field(name).type(text) }

    /// Presses Return in the field with an accessibility identifier or a label.
    ///
    /// - Parameter name: The identifier or the label.
    /// - Throws: `NotFound` if there is no such field.
    public func submit(_ name: String) throws { try field(name).submit() }

    private func field(_ name: String) throws -> TestElement {
        try element("field \(name)") { root in
            root.first(identifier: name) ?? root.all { $0.role == .textField && $0.label == name }.first
        }
    }

    // MARK: - Waiting

    /// Waits until all bodies, ready tasks and pending requests have run.
    ///
    /// Sleeping tasks are not waited for (Documentation/Rules.md 3.18), and there is no fixed delay.
    public func waitUntilIdle() async { await scene.waitUntilIdle() }

    /// Waits until the app is idle, then acts as a surface that applies every batch and ends every exit transition.
    package func settle() async {
        await scene.waitUntilIdle()
        let display = scene.display
        _ = scene.update()
        var exiting: [Int] = []
        func collect(_ layer: Layer) {
            if layer.isExiting { exiting.append(layer.id) }
            layer.children.forEach(collect)
        }
        collect(display.root)
        exiting.forEach(display.exitEnded)
        scene.graph.presentations.endExits()
        _ = scene.update()
        display.acknowledge(batch: display.sequence)
    }

    /// The messages of the diagnostics so far.
    public var diagnostics: [String] { scene.diagnostics.recorded.map(\.message) }

    /// Unmounts the view and cancels its tasks.
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
