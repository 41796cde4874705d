// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A layer as an element of a page: the one place that decides tag, attributes, styles and content, for the first
/// HTML and for patches alike.
package struct WireElement: Sendable {
    package var tag: WireTag
    package var attributes: [(WireAttribute, String)]
    package var kind: WireKind
    /// The payload of the element's kind, as JSON; `null` for none.
    package var payload: String
    package var contentStyle: Int
    package var effectsStyle: Int
    package var pressedStyle: Int
    package var events: EventMask
    package var isRun: Bool
    package var links: [ScrollLink]
    package var placement: LayerPlacement
    /// Whether the browser finds the width itself: a single line is as wide as it is.
    package var hasOwnWidth: Bool

    package init(_ layer: LayerSnapshot, client: inout ClientState, keyboard: KeyboardStop = KeyboardStop()) {
        (tag, attributes) = Self.describe(layer, keyboard)
        let size = WireSize(layer.placement)
        (kind, payload, contentStyle) = Self.content(layer.content, size, client: &client)
        effectsStyle = client.styles.number(.effects, Declarations.effects(of: layer, size))
        pressedStyle = client.styles.number(layer.interaction)
        events = Self.events(layer.events, keyboard.reading)
        isRun = layer.arrangement == .verticalRun
        links = layer.effects.scrollLinks
        placement = layer.placement
        hasOwnWidth = Self.hasOwnWidth(layer.content)
    }

    /// `x,y,width,height` as JSON numbers; no width where the browser finds it.
    package static func geometry(_ placement: LayerPlacement, hasOwnWidth: Bool) -> [String] {
        [
            WireLength.text(placement.x), WireLength.text(placement.y),
            hasOwnWidth ? "null" : WireLength.text(placement.width), WireLength.text(placement.height),
        ]
    }

    package static func hasOwnWidth(_ content: LayerContent) -> Bool {
        guard case .text(let text) = content, text.lines.count == 1, text.styles.count == 1,
            let fragment = text.lines[0].fragments.first, text.lines[0].fragments.count == 1
        else { return false }
        // From right to left, what is wider than its block would begin at the block's right edge.
        return fragment.x.magnitude < 0.5 && !text.lines[0].isRightToLeft
    }

    // MARK: - Content

    package static func content(
        _ content: LayerContent, _ size: WireSize, client: inout ClientState
    ) -> (WireKind, String, Int) {
        switch content {
        case .group:
            return (.plain, "null", 0)
        case .fill(let outline, let paint):
            if let style = client.styles.number(ofFill: outline, paint, size) { return (.plain, "null", style) }
            return (.drawing, WireDrawing(outline, fill: paint, size: size, styles: &client.styles).payload, 0)
        case .stroke(let outline, let paint, let stroke):
            if let css = Declarations.stroke(outline, paint, stroke, size) {
                return (.plain, "null", client.styles.number(.content, css))
            }
            let drawing = WireDrawing(outline, stroke: (paint, stroke), size: size, styles: &client.styles)
            return (.drawing, drawing.payload, client.styles.number(.content, Declarations.line(stroke)))
        case .text(let text):
            return textContent(text, size, client: &client)
        case .image(let image):
            return imageContent(image, size, client: &client)
        case .drawing(let drawing):
            return (.canvas, WireCanvas(drawing, size: size, symbols: client.symbols).payload, 0)
        case .scroll(let scroll):
            // A clip of the same layer must not stop it from scrolling.
            let css =
                "overflow-x:\(overflow(scroll.isHorizontal, scroll))!important;"
                + "overflow-y:\(overflow(scroll.isVertical, scroll))!important;"
                + "overscroll-behavior:\(overscroll(scroll.isHorizontal, scroll)) "
                + "\(overscroll(scroll.isVertical, scroll));"
                + (scroll.showsIndicators ? "" : "scrollbar-width:none;")
                + (scroll.isSmooth ? "scroll-behavior:smooth;" : "")
                + snapping(scroll)
                + (scroll.insetTop > 0 ? "scroll-padding-top:\(WireLength.text(scroll.insetTop))px;" : "")
                + (scroll.insetBottom > 0 ? "scroll-padding-bottom:\(WireLength.text(scroll.insetBottom))px;" : "")
            var payload = [
                WireLength.text(scroll.contentWidth), WireLength.text(scroll.contentHeight),
                WireLength.text(scroll.targetX), WireLength.text(scroll.targetY),
                String(scroll.yieldsToUser ? -scroll.revision : scroll.revision),
            ]
            if scroll.shiftX != 0 || scroll.shiftY != 0 {
                payload += [WireLength.text(scroll.shiftX), WireLength.text(scroll.shiftY)]
            }
            return (.scroll, JSONText.array(payload), client.styles.number(.content, css))
        case .activity(let color):
            let css = color.map { "color:\(Declarations.color($0))!important" }
            return (.activity, "null", css.map { client.styles.number(.content, $0) } ?? 0)
        case .control(let control):
            let css = ControlDeclarations.block(control)
            return (.control, ControlDeclarations.payload(control), client.styles.number(.content, css))
        case .field(let field):
            let css = FieldDeclarations.block(field, size)
            let runs = FieldDeclarations.styles(of: field, client: &client)
            return (.field, FieldDeclarations.payload(field, styles: runs), client.styles.number(.content, css))
        }
    }

    /// Whether the content says what its element is for.
    package static func attributesDepend(on content: LayerContent) -> Bool {
        switch content {
        case .field, .control: true
        case .scroll(let scroll): scroll.putsKeyboardAway || scroll.isBetweenActions
        default: false
        }
    }

    /// Whether the same content is drawn with other styles or another payload at another size.
    package static func dependsOnSize(_ content: LayerContent) -> Bool {
        switch content {
        case .fill(let outline, let paint): WireDrawing.dependsOnSize(outline, paint)
        case .stroke(let outline, let paint, _): WireDrawing.dependsOnSize(outline, paint)
        case .text(let text): text.hasBackgrounds || text.paint.map(Declarations.dependsOnSize) ?? false
        case .image(let image): image.tintPaint.map { image.isSymbol || Declarations.dependsOnSize($0) } ?? false
        case .drawing(let drawing): drawing.dependsOnSize
        case .field: true
        case .group, .scroll, .activity, .control: false
        }
    }

    private static func overflow(_ scrolls: Bool, _ scroll: DisplayScroll) -> String {
        scrolls && scroll.isEnabled ? "auto" : "hidden"
    }

    /// At its end along its own axis a scroller moves nothing around it; along the other one it is none.
    private static func overscroll(_ scrolls: Bool, _ scroll: DisplayScroll) -> String {
        scrolls && scroll.isEnabled ? "contain" : "auto"
    }

    private static func snapping(_ scroll: DisplayScroll) -> String {
        let type = "scroll-snap-type:\(scroll.isHorizontal ? "x" : "y") mandatory;"
        return switch scroll.snapping {
        case .none, .actions: ""
        case .pages: type
        // A movement passes as many rows as its speed takes it.
        case .drum(let inset): type + "--st:normal;scroll-padding:\(WireLength.text(inset))px 0;user-select:none;"
        }
    }

    private static func textContent(
        _ text: DisplayText, _ size: WireSize, client: inout ClientState
    ) -> (WireKind, String, Int) {
        let block = client.styles.number(of: text, size)
        if text.lines.count <= 1, text.styles.count == 1, !TextDeclarations.isCut(text),
            !TextDeclarations.hasOwnLines(text)
        {
            let fragments = text.lines.first?.fragments ?? []
            let string = fragments.count == 1 ? fragments[0].string : fragments.map(\.string).joined()
            return (.line, JSONText.string(string), block)
        }
        let lines = text.lines.map { line -> String in
            var items = [line.endsParagraph ? "1" : line.endsInSpace ? "0" : "2"]
            for fragment in line.fragments {
                for piece in TextDeclarations.pieces(fragment, of: text, client: client) {
                    let style = piece.declarations.map { client.styles.number(.content, $0) } ?? 0
                    items += [JSONText.string(piece.string), String(style)]
                }
            }
            return JSONText.array(items)
        }
        return (.lines, JSONText.array(lines), block)
    }

    private static func imageContent(
        _ image: DisplayImage, _ size: WireSize, client: inout ClientState
    ) -> (WireKind, String, Int) {
        switch image.source {
        case .stored(let hash):
            let address = "\(client.basePath)/_vitrine/image/\(StoredImage.pathComponent(hash))"
            if let css = Declarations.image(image, address, size) {
                return (.plain, "null", client.styles.number(.content, css))
            }
            let style = client.styles.number(.content, Declarations.rendering(image))
            return (.image, JSONText.string(StoredImage.pathComponent(hash)), style)
        case .symbol(let name, let weight, let pointSize):
            if let drawing = WireDrawing(image, size: size, client: &client) { return (.drawing, drawing.payload, 0) }
            let color = image.tint.map(Declarations.color) ?? "currentcolor"
            if let number = client.symbols.number(of: name, fontWeight: weight) {
                let style = client.styles.number(.content, "color:\(color);")
                return (.glyph, String(image.isMirrored ? -number : number), style)
            }
            let css = "color:\(color);font-size:\(WireLength.text(pointSize * 0.6))px;"
            return (.symbol, JSONText.string(symbolLetter(name)), client.styles.number(.content, css))
        }
    }

    /// Returns the letter that the placeholder of a symbol without a drawing shows.
    package static func symbolLetter(_ name: String) -> String {
        name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
    }

    // MARK: - Events

    /// The events that the layer's element asks for.
    static func events(_ events: EventMask, _ reading: ReadingContext) -> EventMask {
        reading.isTappedInside ? events.union(.tap) : events
    }

    // MARK: - Tag and attributes

    /// Returns the tag and the attributes of a layer's element.
    package static func describe(_ layer: LayerSnapshot, _ keyboard: KeyboardStop) -> (
        WireTag, [(WireAttribute, String)]
    ) {
        let reading = keyboard.reading
        var tag = WireTag.div
        var attributes: [(WireAttribute, String)] = []
        if !layer.hasNoAttributes {
            let description = ElementDescription(layer, keyboard)
            (tag, attributes) = (description.tag, description.attributes)
        }
        if reading.isUnread {
            // An element that screen readers skip is for pointers only: the Tab key must skip it as well.
            let stops: [WireTag] = [.button, .a, .input, .textarea, .select]
            if stops.contains(tag) || attributes.contains(where: { $0.0 == .tabIndex }) {
                attributes.removeAll { $0.0 == .tabIndex }
                attributes.append((.tabIndex, "-1"))
            }
        }
        if reading.isHidden, !attributes.contains(where: { $0.0 == .hidden }) { attributes.append((.hidden, "true")) }
        if reading.isWhole, tag == .div, !attributes.contains(where: { $0.0 == .role }) {
            // Screen readers that know the role read the contents at once, others one by one.
            attributes.append((.role, "text"))
        }
        return (tag, attributes)
    }
}

extension WireElement {
    /// Returns whether the root is the page's main part: no layer is.
    package static func isRootMain(in tree: DisplayTree) -> Bool {
        func contains(_ layer: Layer) -> Bool {
            layer.semantics?.role == .main || layer.children.contains(where: contains)
        }
        return !contains(tree.root)
    }

    /// Adds the role of a page's main part, unless there is another role.
    package static func makeMain(_ attributes: inout [(WireAttribute, String)]) {
        if !attributes.contains(where: { $0.0 == .role }) { attributes.append((.role, "main")) }
    }
}

extension DisplayScroll {
    var isBetweenActions: Bool {
        if case .actions = snapping { true } else { false }
    }
}
