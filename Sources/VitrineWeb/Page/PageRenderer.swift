// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The display tree as a complete HTML document, readable without JavaScript.
///
/// Elements, classes and contents come from `WireElement`, so that the browser client can take the page over and patch
/// it. Geometry stands in one style element with the response's nonce: the policy allows no style attributes.
/// Document order is reading order. Cost: linear in the tree.
package struct PageRenderer {
    private var client: ClientState
    private var body = ""
    private var geometry = ""
    private var imageHashes: Set<String> = []
    /// The layers behind something presented.
    private var covered: Set<Int> = []
    /// Whether controls are marked as doing nothing.
    private let isStill: Bool

    private init(client: ClientState, isStill: Bool) {
        self.client = client
        self.isStill = isStill
    }

    /// A document, and what the session needs to go on from it.
    package struct Page {
        package var html: String
        package var client: ClientState
        package var imageHashes: Set<String>
    }

    package static func render(
        _ tree: DisplayTree, head: PageHead, symbols: any SymbolSource = NoSymbols()
    ) -> Page {
        tree.settleErasers()
        var renderer = PageRenderer(
            client: ClientState(symbols: symbols, basePath: head.basePath), isStill: head.isStill)
        renderer.covered = Self.covered(by: tree.root.children)
        renderer.write(tree.root, isInteractive: false)
        let rules = renderer.client.styles.takeRules(below: head.basePath)
        let body = renderer.body + "\n" + renderer.client.symbols.takeMarkup() + renderer.client.styles.filterMarkup
        let html = Self.document(head, rules: rules, geometry: renderer.geometry, body: body)
        return Page(html: html, client: renderer.client, imageHashes: renderer.imageHashes)
    }

    private static func covered(by layers: ContiguousArray<Layer>) -> Set<Int> {
        guard let front = layers.lastIndex(where: { $0.events.contains(.dismiss) && !$0.isExiting }) else { return [] }
        return Set(layers[..<front].map(\.id))
    }

    // MARK: - Document

    private static func document(_ head: PageHead, rules: String, geometry: String, body: String) -> String {
        let direction = head.isRightToLeft ? "rtl" : "ltr"
        let scheme = head.isDark ? "dark" : "light"
        let live = head.connection != nil
        let base = HTMLText.escaped(head.basePath)
        return """
            <!DOCTYPE html>
            <html lang="\(HTMLText.escaped(head.language))" dir="\(direction)" data-scheme="\(scheme)"\(head.isPinned ? " data-pinned" : "")
            data-vitrine="static"\(head.basePath.isEmpty ? "" : " data-base=\"\(base)\"")>
            <head>
            <meta charset="utf-8">
            <title>\(HTMLText.escaped(head.title))</title>
            <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
            <meta name="color-scheme" content="\(scheme)">
            \(themeColors(head))
            \(about(head))\(head.fontAddress.map { preload(head.basePath + $0) } ?? "")<link rel="stylesheet" href="\(base)/_vitrine/base.css">
            <style nonce="\(HTMLText.escaped(head.nonce))">
            \(rules)
            \(geometry)</style>
            \(live ? scripts(base) : "")</head>
            <body>
            \(body)
            \(head.connection.map(configuration) ?? "")</body>
            </html>

            """
    }

    /// Returns the color of the browser's own bars: the page's scheme, and while the browser chooses it, the other
    /// one's too.
    private static func themeColors(_ head: PageHead) -> String {
        func element(isDark: Bool, _ media: String = "") -> String {
            "<meta name=\"theme-color\" content=\"\(isDark ? "#000000" : "#ffffff")\"\(media)>"
        }
        if head.isPinned { return element(isDark: head.isDark) }
        return [("light", false), ("dark", true)].map { scheme, isDark in
            element(isDark: isDark, " media=\"(prefers-color-scheme: \(scheme))\"")
        }.joined(separator: "\n")
    }

    private static func about(_ head: PageHead) -> String {
        let description = HTMLText.escaped(head.description)
        return (description.isEmpty ? "" : "<meta name=\"description\" content=\"\(description)\">\n")
            + (head.icon?.links(below: head.basePath) ?? "")
    }

    private static func preload(_ address: String) -> String {
        "<link rel=\"preload\" href=\"\(HTMLText.escaped(address))\" as=\"font\" type=\"font/woff2\" crossorigin>\n"
    }

    private static func scripts(_ base: String) -> String {
        "<script type=\"module\" src=\"\(base)/_vitrine/client.js\"></script>\n"
    }

    private static func configuration(_ connection: PageHead.Connection) -> String {
        var fields = [
            ("token", JSONText.string(connection.token)), ("epoch", JSONText.string(connection.epoch)),
            ("build", JSONText.string(connection.build)), ("sequence", String(connection.sequence)),
            ("key", String(connection.key)), ("name", JSONText.string(connection.appName)),
        ]
        if let words = connection.words { fields.append(("words", words.json)) }
        let json = "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
        return "<script type=\"application/json\" id=\"vitrine-config\">\(json)</script>\n"
    }

    // MARK: - Elements

    private mutating func write(_ layer: Layer, isInteractive: Bool, in parent: WireTag = .div) {
        let snapshot = layer.snapshot
        let keyboard = KeyboardStop(of: layer)
        var element = WireElement(snapshot, client: &client, keyboard: keyboard)
        _ = client.elements.note(layer.id, snapshot.semantics, keyboard.reading)
        client.elements.note(layer.id, isAroundControls: keyboard.isAroundControls)
        _ = client.elements.note(layer.id, snapshot.content)
        if !element.links.isEmpty { client.linkedLayers.insert(layer.id) }
        if Declarations.letsThrough(snapshot) { client.passableLayers.insert(layer.id) }
        let isRoot = layer.parent == nil
        if isRoot {
            let isMain = WireElement.isRootMain(in: layer.tree)
            client.isRootMain = isMain
            if isMain { WireElement.makeMain(&element.attributes) }
        }
        let isButtonLike = element.tag == .button || element.tag == .a
        // HTML's parser takes nested buttons and links apart.
        if isButtonLike, isInteractive { nest(&element) }
        // It closes a heading where another one begins.
        if let level = parent.headingLevel == nil ? nil : element.tag.headingLevel { nest(&element, level: level) }
        writeGeometry(layer, element, isRoot: isRoot)
        let name = element.tag.name
        let inert = covered.contains(layer.id) ? " inert" : ""
        body += "<\(name) id=\"v\(layer.id)\" class=\"\(classes(element))\"\(inert)" + attributes(element) + ">"
        writeContent(snapshot.content, element, id: layer.id)
        for child in layer.children where !child.isExiting {
            write(child, isInteractive: isInteractive || isButtonLike, in: element.tag)
        }
        if element.tag != .input { body += "</\(name)>" }
    }

    /// Writes the content of a field, whose start tag was just written.
    private mutating func writeField(_ field: DisplayField, _ element: WireElement, id: Int) {
        body.removeLast()
        client.fields[id] = DescribedElement(element)
        body += " data-f=\"\(field.revision) \(field.edition)\""
        if let selection = field.selection {
            let numbers = FieldDeclarations.numbers(of: selection).map { String($0) }
            body += " data-t=\"\(numbers.joined(separator: " "))\""
        }
        let text = HTMLText.escaped(field.string)
        if let runs = field.runs {
            let spans = styled(field, runs)
            body += ">" + spans
        } else if element.tag == .input {
            body += " value=\"\(text)\">"
        } else {
            // The parser drops a line break right after the start tag.
            body += ">" + (field.string.hasPrefix("\n") ? "\n" : "") + text
        }
    }

    /// Returns the text of a field with attributes: a span for each run that looks otherwise than the field.
    private mutating func styled(_ field: DisplayField, _ runs: [DisplayField.Run]) -> String {
        let units = Array(field.string.utf16)
        var (html, start) = ("", 0)
        for (run, style) in zip(runs, FieldDeclarations.styles(of: field, client: &client)) {
            let end = min(start + run.length, units.count)
            let text = HTMLText.escaped(String(decoding: units[start..<end], as: UTF16.self))
            html += style == 0 ? text : "<span class=\"c\(style)\">\(text)</span>"
            start = end
        }
        return html + HTMLText.escaped(String(decoding: units[start...], as: UTF16.self))
    }

    /// Writes the content of a control, whose start tag was just written.
    private mutating func writeControl(_ control: DisplayControl, _ element: WireElement, id: Int) {
        body.removeLast()
        client.fields[id] = DescribedElement(element)
        let value = HTMLText.escaped(control.value)
        body += " data-c=\"\(control.revision) \(value)\""
        guard case .choice(let titles) = control.kind else {
            body += " value=\"\(value)\">"
            return
        }
        body += ">"
        for (index, title) in titles.enumerated() {
            let isChosen = control.value == String(index)
            body += "<option value=\"\(index)\"\(isChosen ? " selected" : "")>\(HTMLText.escaped(title))</option>"
        }
    }

    private func nest(_ element: inout WireElement) {
        let role = element.tag == .a ? "link" : "button"
        element.tag = .div
        element.attributes.removeAll { $0.0 == .href }
        if !element.attributes.contains(where: { $0.0 == .role }) { element.attributes.append((.role, role)) }
        if !element.attributes.contains(where: { $0.0 == .tabIndex }) { element.attributes.append((.tabIndex, "0")) }
    }

    private func nest(_ element: inout WireElement, level: Int) {
        element.tag = .div
        if !element.attributes.contains(where: { $0.0 == .role }) {
            element.attributes += [(.role, "heading"), (.level, String(level))]
        }
    }

    private func classes(_ element: WireElement) -> String {
        var names = "v k\(element.kind.rawValue)"
        if element.isRun { names += " r" }
        if element.contentStyle != 0 { names += " c\(element.contentStyle)" }
        if element.effectsStyle != 0 { names += " e\(element.effectsStyle)" }
        if element.pressedStyle != 0 { names += " p\(element.pressedStyle)" }
        return names
    }

    private func attributes(_ element: WireElement) -> String {
        var text = element.tag == .button ? " type=\"button\"" : ""
        for (attribute, value) in element.attributes where attribute != .alternative {
            if attribute == .disabled, [.button, .input, .textarea, .select].contains(element.tag) {
                text += " disabled"
            }
            let isPath = attribute == .href && value.hasPrefix("/")
            text += " \(attribute.name)=\"\(HTMLText.escaped(isPath ? client.basePath + value : value))\""
        }
        let isControl = [.button, .input, .textarea, .select].contains(element.tag)
        if isStill, isControl, !element.attributes.contains(where: { $0.0 == .disabled }) {
            text += " aria-disabled=\"true\""
        }
        if !element.events.isEmpty { text += " data-e=\"\(element.events.rawValue)\"" }
        if !element.links.isEmpty { text += " data-l=\"\(HTMLText.escaped(WireOperation.json(element.links)))\"" }
        return text
    }

    private mutating func writeGeometry(_ layer: Layer, _ element: WireElement, isRoot: Bool) {
        let place = element.placement
        if isRoot, place == LayerPlacement() { return }
        var rule = ""
        if place.x != 0 { rule += "left:\(WireLength.text(place.x))px;" }
        if place.y != 0 { rule += "margin-top:\(WireLength.text(place.y))px;" }
        if !element.hasOwnWidth { rule += "width:\(WireLength.text(place.width))px;" }
        rule += "height:\(WireLength.text(place.height))px;"
        if case .control(let control) = layer.content, case .slider = control.kind {
            rule += "--f:\(WireLength.number(control.fraction));"
        }
        if case .scroll(let scroll) = layer.content {
            rule += "--cw:\(WireLength.text(scroll.contentWidth))px;--ch:\(WireLength.text(scroll.contentHeight))px;"
            // A row stands where it is scrolled to before a script scrolls it there.
            if scroll.isBetweenActions, scroll.targetX != 0 { rule += "--x:-\(WireLength.text(scroll.targetX))px;" }
        }
        geometry += "#v\(layer.id){\(rule)}\n"
    }

    // MARK: - Content

    private mutating func writeContent(_ content: LayerContent, _ element: WireElement, id: Int) {
        let size = WireSize(element.placement)
        switch content {
        case .group:
            break
        case .fill(let outline, let paint):
            guard element.kind == .drawing else { break }
            body += WireDrawing(outline, fill: paint, size: size, styles: &client.styles).markup(id: id)
        case .stroke(let outline, let paint, let stroke):
            guard element.kind == .drawing else { break }
            body += WireDrawing(outline, stroke: (paint, stroke), size: size, styles: &client.styles).markup(id: id)
        case .scroll(let scroll):
            let isShifted = scroll.shiftX != 0 || scroll.shiftY != 0
            guard scroll.revision != 0 || isShifted else { break }
            var target = "\(WireLength.text(scroll.targetX)) \(WireLength.text(scroll.targetY)) \(scroll.revision)"
            if isShifted { target += " \(WireLength.text(scroll.shiftX)) \(WireLength.text(scroll.shiftY))" }
            // The start tag was just written; the attribute belongs into it.
            body.removeLast()
            body += " data-s=\"\(target)\">"
        case .text(let text):
            writeText(text, isLine: element.kind == .line)
        case .image(let image):
            writeImage(image, element, id: id)
        case .drawing(let drawing):
            imageHashes.formUnion(drawing.imageHashes)
            body += CanvasMarkup.markup(of: drawing, layer: id, size: size, client: &client)
        case .field(let field):
            writeField(field, element, id: id)
        case .control(let control):
            writeControl(control, element, id: id)
        case .activity:
            body += String(repeating: "<i></i>", count: 8)
        }
    }

    private mutating func writeText(_ text: DisplayText, isLine: Bool) {
        if isLine {
            body += HTMLText.escaped(text.lines.first?.fragments.map(\.string).joined() ?? "")
            return
        }
        imageHashes.formUnion(text.inlineImageHashes)
        for (number, line) in text.lines.enumerated() {
            body += "<span>"
            for fragment in line.fragments {
                for piece in TextDeclarations.pieces(fragment, of: text, client: client) {
                    let content = HTMLText.escaped(piece.string)
                    if let declarations = piece.declarations {
                        let style = client.styles.number(.content, declarations)
                        body += "<span class=\"c\(style)\">\(content)</span>"
                    } else {
                        body += content
                    }
                }
            }
            body += "</span>"
            if number + 1 < text.lines.count { body += line.endsParagraph ? "<br>" : line.endsInSpace ? " " : "" }
        }
    }

    private mutating func writeImage(_ image: DisplayImage, _ element: WireElement, id: Int) {
        switch image.source {
        case .stored(let hash):
            imageHashes.insert(hash)
            if element.kind != .image { break }
            let alternative = element.attributes.first { $0.0 == .alternative }?.1 ?? ""
            let source =
                HTMLText.escaped(client.basePath) + "/_vitrine/image/"
                + HTMLText.escaped(StoredImage.pathComponent(hash))
            body +=
                "<img class=\"f\" src=\"\(source)\" alt=\"\(HTMLText.escaped(alternative))\""
                + " decoding=\"async\" draggable=\"false\">"
        case .symbol(let name, _, _):
            let size = WireSize(element.placement)
            if let drawing = WireDrawing(image, size: size, client: &client) {
                body += drawing.markup(id: id)
                break
            }
            if element.kind == .glyph {
                body += DrawingMarkup.symbol(element.payload)
                break
            }
            body += "<span class=\"y\" aria-hidden=\"true\">\(HTMLText.escaped(WireElement.symbolLetter(name)))</span>"
        }
    }
}
