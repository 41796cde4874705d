// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineComponents
import VitrineCore
package import VitrineDisplay

/// An accessibility element of a mounted view, as it was when it was found.
@MainActor
public struct TestElement {
    package let element: DisplayElement
    let host: TestHost

    package init(_ element: DisplayElement, host: TestHost) {
        self.element = element
        self.host = host
    }

    /// The accessibility label.
    public var label: String { element.label }
    /// The accessibility value, or `nil`.
    public var value: String? { element.value }
    /// The accessibility identifier, or `nil`.
    public var identifier: String? { element.identifier }
    /// Whether the element is disabled.
    public var isDisabled: Bool { element.isDisabled }
    /// Whether the element is selected.
    public var isSelected: Bool { element.isSelected }

    /// The frame in the window's coordinates, in points.
    public var frame: CGRect {
        CGRect(x: element.frame.x, y: element.frame.y, width: element.frame.width, height: element.frame.height)
    }

    /// Taps the element; the view is up to date afterwards.
    ///
    /// - Throws: `TestHost.NotFound` if nothing handles the tap.
    public func tap() throws {
        let display = host.scene.display
        guard let layer = display.eventLayer(for: element) else {
            throw TestHost.NotFound(description: "\(label) takes no taps.")
        }
        let outcome = host.scene.send(.tap, to: layer.id)
        host.scene.flush()
        guard outcome == .handled else {
            throw TestHost.NotFound(description: "The tap on \(label) was not handled: \(outcome).")
        }
    }

    /// Opens the context menu of the element, as a long press or the secondary button does.
    ///
    /// - Throws: `TestHost.NotFound` if it has none.
    public func openMenu() throws {
        guard let layer = host.scene.display.eventLayer(for: element, events: .menu) else {
            throw TestHost.NotFound(description: "\(label) has no menu.")
        }
        host.scene.send(.menu, to: layer.id)
        host.scene.flush()
    }

    /// Types into the field, one character after the other, at the end of its text; the view is updated after each.
    ///
    /// - Parameter text: The text to type.
    /// - Throws: `TestHost.NotFound` if the element is no field.
    public func type(_ text: String) throws {
        try focus()
        for character in text { try edit { $0 + String(character).utf16 } }
    }

    /// Clears the text of the field.
    ///
    /// - Throws: `TestHost.NotFound` if the element is no field.
    public func clearText() throws {
        try focus()
        try edit { _ in [] }
    }

    /// Presses Return in the field; it submits the field unless an `onKeyPress` around it handles the key.
    ///
    /// - Throws: `TestHost.NotFound` if the element is no field.
    public func submit() throws {
        try focus()
        if try isReturnTaken() { return }
        try check(host.scene.send(.submit, to: try field().id), "submission")
    }

    /// Presses Return for the handlers of keys around the field, and returns whether one of them took it.
    private func isReturnTaken() throws -> Bool {
        var around: Layer? = try field()
        while let layer = around, !layer.events.contains(.keys) { around = layer.parent }
        guard let around, let key = KeyInput(phase: 1, key: "Enter", modifiers: 0, question: 0) else { return false }
        host.scene.send(.press(key), to: around.id)
        host.scene.flush()
        let session = host.scene.graph.session
        var isTaken = false
        for request in session.takeRequests() {
            if case .answer(key: 0, isTaken: let taken) = request { isTaken = taken } else { session.ask(request) }
        }
        return isTaken
    }

    /// Focuses the field.
    ///
    /// - Throws: `TestHost.NotFound` if the element is no field.
    public func focus() throws {
        try check(host.scene.send(.focus, to: try field().id), "focus")
    }

    /// Whether the field has the keyboard focus.
    public var isFocused: Bool { (try? field().id).map { $0 == host.scene.focusedLayer } ?? false }

    /// Chooses an option of the picker, on its wheel or in its menu.
    ///
    /// - Parameter title: The title of the option.
    /// - Throws: `TestHost.NotFound` if the element is no picker with that option.
    public func choose(_ title: String) throws {
        if case .choice(let titles)? = try? control().kind {
            guard let index = titles.firstIndex(of: title) else { throw noChoice(title) }
            return try set(String(index))
        }
        guard element.role == .picker else { throw noChoice(title) }
        try tap()
        let rows = host.root.all { $0.role == .menuItem }
        guard let row = rows.first(where: { $0.label == title }) else {
            if let menu = host.scene.display.root.children.last(where: { $0.events.contains(.dismiss) }) {
                host.scene.send(.dismiss, to: menu.id)
                host.scene.flush()
            }
            throw noChoice(title)
        }
        try TestElement(row, host: host).tap()
    }

    private func noChoice(_ title: String) -> TestHost.NotFound {
        TestHost.NotFound(description: "\(label) has no choice \(title).")
    }

    /// Chooses files where the element asks for some, as a user does in the browser's dialog; their contents arrive at once.
    ///
    /// - Parameter files: The files; none to close the dialog without a choice.
    /// - Throws: `TestHost.NotFound` if the element asks for no files, or the reason why a file cannot be read.
    public func choose(files: [URL]) throws {
        guard let layer = host.scene.display.eventLayer(for: element, events: .files) else {
            throw TestHost.NotFound(description: "\(label) asks for no files.")
        }
        try send(files) { host.scene.send(.choose($0), to: layer.id) }
    }

    /// Drops files on the element, as a user does who drags them from the desktop; their contents arrive at once.
    ///
    /// - Parameter files: The files.
    /// - Throws: `TestHost.NotFound` if nothing takes drops there, or the reason why a file
    ///   cannot be read.
    public func drop(files: [URL]) throws {
        try send(files) { offered in
            try drag(
                files.map { UTType(filenameExtension: $0.pathExtension)?.preferredMIMEType ?? "" }, offered, text: "")
        }
    }

    /// Drops a text or an address on the element, as a user does who drags it from elsewhere.
    ///
    /// - Parameter text: The text.
    /// - Throws: `TestHost.NotFound` if nothing takes drops there.
    public func drop(text: String) throws { try drag(["text/plain"], [], text: text) }

    /// Drops a text on the element at a point of the window, in points.
    package func drop(text: String, at point: CGPoint) throws { try drag(["text/plain"], [], text: text, at: point) }

    /// Pastes an image into a `PasteButton`, as a user does who has copied one; its contents arrive at once.
    ///
    /// - Parameter image: The file of the image.
    /// - Throws: `TestHost.NotFound` if the element pastes no images, or the reason why the file cannot be read.
    public func paste(image: URL) throws {
        guard let layer = host.scene.display.eventLayer(for: element, events: .paste), layer.semantics?.files != nil
        else { throw TestHost.NotFound(description: "\(label) pastes no images.") }
        try send([image]) { host.scene.send(.choose($0), to: layer.id) }
    }

    private func drag(_ types: [String], _ files: [OfferedFile], text: String, at place: CGPoint? = nil) throws {
        let point = place ?? CGPoint(x: frame.midX, y: frame.midY)
        guard let layer = Self.dropTarget(at: point, in: host.scene.display.root) else {
            throw TestHost.NotFound(description: "\(label) takes no drops.")
        }
        for phase in [OutsideDrag.Phase.entered(types), .moved, .dropped(files, text: text)] {
            host.scene.send(.drag(OutsideDrag(phase, x: point.x, y: point.y)), to: layer.id)
            host.scene.flush()
        }
    }

    /// The topmost layer at a point of the window that takes drops.
    private static func dropTarget(at point: CGPoint, in layer: Layer) -> Layer? {
        for child in layer.children.reversed() {
            if let target = dropTarget(at: point, in: child) { return target }
        }
        let frame = layer.frameInRoot(scrollOffsets: Layer.followedOffset)
        let contains = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height).contains(point)
        return layer.events.contains(.drop) && contains ? layer : nil
    }

    /// Says which files come, and lets their contents arrive.
    private func send(_ files: [URL], _ say: ([OfferedFile]) throws -> Void) throws {
        let named = try files.flatMap(Self.named)
        let contents = try named.map { try Data(contentsOf: $0.url) }
        let offered = zip(named, contents).map { file, data in
            OfferedFile(upload: Self.uploadName(), name: file.name, mediaType: "", size: data.count)
        }
        try say(offered)
        host.scene.flush()
        for (file, data) in zip(offered, contents) {
            _ = host.scene.graph.session.files.incoming(file.upload)?.take(data, at: 0)
        }
    }

    /// A file with its name, or the files in a folder with their paths from the folder on, as a browser gives them.
    private static func named(_ file: URL) throws -> [(name: String, url: URL)] {
        func isFolder(_ url: URL) throws -> Bool {
            try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType == .typeDirectory
        }
        guard try isFolder(file) else { return [(file.lastPathComponent, file)] }
        return try FileManager.default.subpathsOfDirectory(atPath: file.path).sorted().compactMap {
            path -> (name: String, url: URL)? in
            let url = file.appendingPathComponent(path)
            return try isFolder(url) ? nil : ("\(file.lastPathComponent)/\(path)", url)
        }
    }

    /// A name as a page makes it for what it sends.
    private static func uploadName() -> String {
        withUnsafeBytes(of: UUID().uuid) { Data($0) }.base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Moves the slider to a value and lets go.
    ///
    /// - Parameter value: The value.
    /// - Throws: `TestHost.NotFound` if the element is no slider.
    public func slide(to value: Double) throws {
        guard case .slider = try control().kind else {
            throw TestHost.NotFound(description: "\(label) is no slider.")
        }
        try set(String(value))
    }

    /// Sets the value of the slider or wheel, in the form of HTML: a number.
    ///
    /// - Parameter value: The value.
    /// - Throws: `TestHost.NotFound` if the element is no control with a value.
    public func set(_ value: String) throws {
        try change(value, isDone: true)
    }

    /// Sets an intermediate value, as during a drag.
    package func change(_ value: String, isDone: Bool) throws {
        let control = try control()
        let change = ControlChange(revision: control.revision + 1, value: value, isDone: isDone)
        guard let layer = host.scene.display.eventLayer(for: element, events: .adjust) else {
            throw TestHost.NotFound(description: "\(label) takes no values.")
        }
        try check(host.scene.send(.adjust(change), to: layer.id), "value")
    }

    /// The description of the control that a surface gets.
    package func control() throws -> DisplayControl {
        guard let layer = host.scene.display.layer(id: element.layerID), case .control(let control) = layer.content
        else {
            throw TestHost.NotFound(description: "\(label) is no control with a value.")
        }
        return control
    }

    private func field() throws -> Layer {
        guard let layer = host.scene.display.eventLayer(for: element, events: .edit) else {
            throw TestHost.NotFound(description: "\(label) takes no text.")
        }
        return layer
    }

    private func edit(_ change: ([UInt16]) -> [UInt16]) throws {
        let layer = try field()
        guard case .field(let handler) = layer.handler else {
            throw TestHost.NotFound(description: "\(label) takes no text.")
        }
        let state = handler.field.state
        let text = change(state.text)
        let edit = FieldEdit(
            revision: state.revision + 1, edition: state.edition, splices: [TextSplice(from: state.text, to: text)],
            length: text.count, selection: text.count..<text.count)
        try check(host.scene.send(.edit(edit), to: layer.id), "text")
    }

    private func check(_ outcome: EventOutcome, _ what: String) throws {
        host.scene.flush()
        guard outcome == .handled else {
            throw TestHost.NotFound(description: "The \(what) for \(label) was not handled: \(outcome).")
        }
    }

    /// Scrolls the enclosing scroll view to an offset from its start, where it comes to rest.
    ///
    /// - Parameter offset: The offset, in points.
    /// - Throws: `TestHost.NotFound` if there is no scroll view.
    public func scroll(to offset: CGPoint) throws {
        var layer = host.scene.display.layer(id: element.layerID)
        while let current = layer {
            if case .scroll = current.content {
                host.scene.scroll(layer: current.id, x: offset.x, y: offset.y)
                host.scene.flush()
                host.scene.comeToRest(layer: current.id)
                host.scene.flush()
                return
            }
            layer = current.parent
        }
        throw TestHost.NotFound(description: "\(label) lies in no scroll view.")
    }
}
