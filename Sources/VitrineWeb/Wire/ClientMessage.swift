// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore
package import VitrineDisplay

/// A message from a client, read strictly: the wrong shape is an error, never a guess.
package enum ClientMessage: Hashable, Sendable {
    case hello(Hello)
    /// An event of a layer, such as a tap.
    case event(sequence: Int, base: Int, layer: Int, LayerEvent)
    /// The keyboard's focus has left all views.
    case focusReleased(sequence: Int, base: Int)
    case acknowledge(sequence: Int, milliseconds: Double)
    case environment(BrowserViewport)
    /// A movement of a scroll view; it has no number, because the next one replaces it.
    case scroll(layer: Int, ScrollReport)
    case popState(sequence: Int, applied: Int, key: Int?, depth: Int, path: String)
    case resync(sequence: Int)
    case probe
    case bye

    package struct Hello: Hashable, Sendable {
        package var protocolName: String
        package var build: String
        package var token: String
        package var epoch: String
        package var lastSequence: Int
        package var lastEvent: Int
        package var viewport: BrowserViewport
        /// How many entries of this app lie before the current one in the browser's history.
        package var depth: Int
        /// The paths of the last of these, oldest first.
        package var trail: [String]
        /// Counts the page's hellos: of two sockets with one token the later hello is the page's own.
        package var attempt: Int
    }

    package enum Failure: Error, Hashable, Sendable {
        case tooLarge
        case malformed(String)
    }

    package init(_ text: String) throws(Failure) {
        guard text.utf8.count <= WireLimits.event else { throw .tooLarge }
        let value: JSONValue
        do { value = try JSONValue(text) } catch { throw .malformed(error.reason) }
        guard let items = value.array, let name = items.first?.string, let word = WireProtocol.Client(rawValue: name)
        else { throw .malformed("no message of vitrine.1") }
        if word == .hello, text.utf8.count > WireLimits.hello { throw .tooLarge }
        guard let message = Self.read(word, Array(items.dropFirst())) else {
            throw .malformed("a \(name) of another shape")
        }
        self = message
    }

    private static func read(_ word: WireProtocol.Client, _ items: [JSONValue]) -> ClientMessage? {
        switch word {
        case .hello:
            return hello(items)
        case .acknowledge:
            guard items.count == 2, let sequence = count(items[0]), let time = items[1].number, time >= 0 else {
                return nil
            }
            return .acknowledge(sequence: sequence, milliseconds: time)
        case .environment:
            guard items.count == 1, let viewport = viewport(items[0]) else { return nil }
            return .environment(viewport)
        case .scroll:
            return scroll(items)
        case .popState:
            guard items.count == 5, let sequence = count(items[0]), let applied = count(items[1]),
                let depth = count(items[3]), let path = path(items[4])
            else { return nil }
            let key = items[2].integer
            guard key != nil || items[2] == .null else { return nil }
            return .popState(sequence: sequence, applied: applied, key: key, depth: depth, path: path)
        case .event, .edit, .select, .focus, .adjust, .point, .press, .paste, .choose, .drag, .report:
            guard items.count >= 3, let sequence = count(items[0]), let base = count(items[1]),
                let layer = count(items[2])
            else { return nil }
            let details = Array(items.dropFirst(3))
            if word == .focus, layer == 0 {
                return details.isEmpty ? .focusReleased(sequence: sequence, base: base) : nil
            }
            guard let event = layerEvent(word, details) else { return nil }
            return .event(sequence: sequence, base: base, layer: layer, event)
        case .resync:
            guard items.count == 1, let sequence = count(items[0]) else { return nil }
            return .resync(sequence: sequence)
        case .probe:
            return items.isEmpty ? .probe : nil
        case .bye:
            return items.isEmpty ? .bye : nil
        }
    }

    private static func hello(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count == 10, let name = items[0].string, let build = items[1].string, let token = items[2].string,
            let epoch = items[3].string, let sequence = count(items[4]), let event = count(items[5]),
            let viewport = viewport(items[6]), let depth = count(items[7]), let paths = items[8].array,
            let attempt = count(items[9])
        else { return nil }
        let trail = paths.compactMap(path)
        guard trail.count == paths.count, trail.count <= depth else { return nil }
        return .hello(
            Hello(
                protocolName: name,
                build: build,
                token: token,
                epoch: epoch,
                lastSequence: sequence,
                lastEvent: event,
                viewport: viewport,
                depth: depth,
                trail: trail,
                attempt: attempt
            )
        )
    }

    /// Reads a movement of a scroll view: of five items while nothing is corrected and the movement continues, else of
    /// eight.
    private static func scroll(_ items: [JSONValue]) -> ClientMessage? {
        guard items.count == 5 || items.count == 8, let layer = count(items[0]) else { return nil }
        var numbers = items.dropFirst().compactMap(\.number)
        guard numbers.count == items.count - 1, numbers.allSatisfy({ $0.magnitude < 1e8 }), numbers[2] >= 0,
            numbers[3] >= 0
        else { return nil }
        if numbers.count == 4 { numbers += [0, 0, 0] }
        guard [0, 1, 2].contains(numbers[6]) else { return nil }
        return .scroll(
            layer: layer,
            ScrollReport(
                x: numbers[0], y: numbers[1], shiftX: numbers[4], shiftY: numbers[5], isAtRest: numbers[6] == 1,
                isDecelerating: numbers[6] == 2))
    }

    // MARK: - Events of layers

    /// Reads what a user did to a layer.
    ///
    /// - Parameters:
    ///   - word: The word of the message.
    ///   - items: The items of the message that follow the numbers of the event, of the batch and of the layer.
    /// - Returns: The event; `nil` for items of another shape, and for a word of another message.
    private static func layerEvent(_ word: WireProtocol.Client, _ items: [JSONValue]) -> LayerEvent? {
        switch word {
        case .event:
            guard items.count == 1 || items.count == 2, let kind = items[0].integer.flatMap(WireProtocol.EventKind.init)
            else { return nil }
            guard items.count == 2 else { return kind.event }
            guard kind == .tap, let click = items[1].integer.flatMap({ MouseClick($0) }) else { return nil }
            return .click(click)
        case .edit:
            return edit(items)
        case .select:
            return select(items)
        case .focus:
            return items.isEmpty ? .focus : nil
        case .adjust:
            guard items.count == 3, let revision = count(items[0]), let value = items[1].string,
                value.utf8.count <= 64, let done = items[2].integer, done == 0 || done == 1
            else { return nil }
            return .adjust(ControlChange(revision: revision, value: value, isDone: done == 1))
        case .point:
            guard items.count == 1, let samples = samples(items[0]) else { return nil }
            return .point(samples)
        case .press:
            return press(items)
        case .paste:
            guard items.count == 1 else { return nil }
            let failures = [Pasted.refused, .tooLong]
            let failure = items[0].integer.flatMap { failures.indices.contains($0) ? failures[$0] : nil }
            guard let pasted = items[0].string.map(Pasted.text) ?? failure else { return nil }
            return .paste(pasted)
        case .choose:
            guard items.count == 1, let files = files(items[0]) else { return nil }
            return .choose(files)
        case .drag:
            return drag(items)
        case .report:
            guard let word = items.first?.string, let report = EmbedReport(word, items.dropFirst()) else { return nil }
            return .report(report)
        case .hello, .acknowledge, .environment, .scroll, .popState, .resync, .probe, .bye:
            return nil
        }
    }

    private static func edit(_ items: [JSONValue]) -> LayerEvent? {
        guard items.count == 6, let words = items[2].array, !words.isEmpty, words.count.isMultiple(of: 3),
            words.count <= 3 * WireLimits.splices
        else { return nil }
        let numbers = items.indices.filter { $0 != 2 }.compactMap { count(items[$0]) }
        guard numbers.count == 5, numbers[3] <= numbers[4], numbers[4] <= numbers[2] else { return nil }
        var splices: [TextSplice] = []
        for index in stride(from: 0, to: words.count, by: 3) {
            guard let start = count(words[index]), let deleted = count(words[index + 1]),
                let inserted = words[index + 2].string
            else { return nil }
            splices.append(TextSplice(start: start, deleted: deleted, inserted: Array(inserted.utf16)))
        }
        return .edit(
            FieldEdit(
                revision: numbers[0], edition: numbers[1], splices: splices, length: numbers[2],
                selection: numbers[3]..<numbers[4]))
    }

    private static func select(_ items: [JSONValue]) -> LayerEvent? {
        let numbers = items.compactMap(count)
        guard items.count == 6, numbers.count == 6, numbers[4] <= numbers[5], numbers[5] <= numbers[3] else {
            return nil
        }
        return .select(
            FieldSelectionReport(
                revision: numbers[0], edition: numbers[1], choice: numbers[2], length: numbers[3],
                range: numbers[4]..<numbers[5]))
    }

    private static func press(_ items: [JSONValue]) -> LayerEvent? {
        let question = items.count == 4 ? count(items[3]) : nil
        guard items.count == 3 || question != nil, let phase = items[0].integer, let key = items[1].string,
            let modifiers = count(items[2]),
            let input = KeyInput(phase: phase, key: key, modifiers: modifiers, question: question)
        else { return nil }
        return .press(input)
    }

    /// Reads samples of pointers: five numbers for each, at most 64 samples.
    private static func samples(_ value: JSONValue) -> [PointerSample]? {
        guard let items = value.array, !items.isEmpty, items.count <= 320, items.count.isMultiple(of: 5) else {
            return nil
        }
        var samples: [PointerSample] = []
        for start in stride(from: 0, to: items.count, by: 5) {
            guard let kind = items[start].integer.flatMap(PointerSample.Kind.init),
                let pointer = count(items[start + 1]),
                let x = items[start + 2].number, let y = items[start + 3].number, let time = items[start + 4].number,
                x.magnitude < 1e6, y.magnitude < 1e6, (0..<1e12).contains(time)
            else { return nil }
            samples.append(PointerSample(kind, pointer: pointer, at: CGPoint(x: x, y: y), time: time / 1_000))
        }
        return samples
    }

    private static func drag(_ items: [JSONValue]) -> LayerEvent? {
        guard items.count >= 3, let phase = items[0].integer, let x = items[1].number, let y = items[2].number,
            max(x.magnitude, y.magnitude) < 1e8, let phase = dragPhase(phase, items.dropFirst(3))
        else { return nil }
        return .drag(OutsideDrag(phase, x: x, y: y))
    }

    private static func dragPhase(_ number: Int, _ rest: ArraySlice<JSONValue>) -> OutsideDrag.Phase? {
        switch (number, rest.count) {
        case (0, 0): return .left
        case (1, 1):
            guard let list = rest.first?.array, list.count <= 200 else { return nil }
            let types = list.compactMap(\.string).filter { $0.utf8.count <= 256 }
            return types.count == list.count ? .entered(types) : nil
        case (2, 0): return .moved
        case (3, 2):
            guard let files = rest.first.flatMap(files), let text = rest.last?.string else { return nil }
            return .dropped(files, text: text)
        default: return nil
        }
    }

    /// Reads a list of at most 200 files, as many as a session may store. A name may hold a path, each part of which may
    /// become a folder.
    private static func files(_ value: JSONValue) -> [OfferedFile]? {
        guard let list = value.array, list.count <= 200 else { return nil }
        var files: [OfferedFile] = []
        for item in list {
            guard let parts = item.array, parts.count == 4, let upload = parts[0].string, upload.utf8.count <= 64,
                let name = parts[1].string, name.utf8.count <= 512,
                let type = parts[2].string, type.utf8.count <= 256,
                let size = parts[3].integer, (0...(1 << 53)).contains(size)
            else { return nil }
            files.append(OfferedFile(upload: upload, name: name, mediaType: type, size: size))
        }
        return files
    }

    // MARK: - Values

    private static func viewport(_ value: JSONValue) -> BrowserViewport? {
        guard let items = value.array, [9, 11, 12].contains(items.count), let languages = items[7].array,
            let zone = items[8].string, BrowserViewport.isTimeZone(zone),
            var viewport = BrowserViewport(numbers: items.prefix(7).compactMap(\.number))
        else { return nil }
        if items.count > 9 {
            guard let hourCycle = items[9].string, let traits = items[10].integer,
                viewport.adopt(traits: traits, hourCycle: hourCycle)
            else { return nil }
        }
        if items.count > 11 {
            guard let covered = items[11].string.flatMap(BrowserViewport.CoveredEdges.init(css:)) else { return nil }
            viewport.covered = covered
        }
        let tags = languages.compactMap(\.string)
        guard tags.count == languages.count else { return nil }
        viewport.languages = BrowserViewport.languages(tags)
        viewport.timeZone = zone
        return viewport
    }

    /// Reads an absolute path with its query.
    private static func path(_ value: JSONValue) -> String? {
        value.string.flatMap { $0.hasPrefix("/") && $0.utf8.count <= 4_096 ? $0 : nil }
    }

    /// Reads a count: a whole number from 0 to the largest 32-bit integer.
    private static func count(_ value: JSONValue) -> Int? {
        value.integer.flatMap { $0 >= 0 && $0 <= Int(Int32.max) ? $0 : nil }
    }
}

extension WireProtocol.EventKind {
    fileprivate var event: LayerEvent {
        switch self {
        case .tap: .tap
        case .imageError: .imageError
        case .exitEnded: .exitEnded
        case .submit: .submit
        case .dismiss: .dismiss
        case .menu: .menu
        }
    }
}
