// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A layer as an element of a page: the one place that decides tag, attributes, styles and content, for the first
/// HTML and for patches alike.
package struct WireElement: Sendable {
    package var tag: WireTag
    package var attributes: [(WireAttribute, String)]
    package var kind: WireKind
    /// What the kind stands for, as JSON; `null` for none.
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
            return (.drawing, drawing.payload, 0)
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
                String(scroll.yieldsToPerson ? -scroll.revision : scroll.revision),
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

    /// What the placeholder of a symbol without a drawing shows.
    package static func symbolLetter(_ name: String) -> String {
        name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
    }

    // MARK: - Events

    /// The events that the layer's element asks for.
    static func events(_ events: EventMask, _ reading: ReadingContext) -> EventMask {
        reading.isTappedInside ? events.union(.tap) : events
    }

    // MARK: - Meaning

    package static func describe(_ layer: LayerSnapshot, _ keyboard: KeyboardStop) -> (
        WireTag, [(WireAttribute, String)]
    ) {
        let reading = keyboard.reading
        let (tag, own) = meaning(of: layer, keyboard)
        var attributes = own
        if reading.isUnread {
            // What is not read is for pointers only, as it is where no layer has a role.
            let stops: [WireTag] = [.button, .a, .input, .textarea, .select]
            if stops.contains(tag) || attributes.contains(where: { $0.0 == .tabIndex }) {
                attributes.removeAll { $0.0 == .tabIndex }
                attributes.append((.tabIndex, "-1"))
            }
        }
        if reading.isHidden, !attributes.contains(where: { $0.0 == .hidden }) { attributes.append((.hidden, "true")) }
        if reading.isWhole, tag == .div, !attributes.contains(where: { $0.0 == .role }) {
            // Readers that know the role read the contents at once, others one by one.
            attributes.append((.role, "text"))
        }
        return (tag, attributes)
    }

    private static func meaning(of layer: LayerSnapshot, _ keyboard: KeyboardStop) -> (
        WireTag, [(WireAttribute, String)]
    ) {
        if layer.saysNothing { return (.div, []) }
        var attributes: [(WireAttribute, String)] = []
        var tag = WireTag.div
        var isText = false
        var shown: String?
        var semantics = layer.semantics ?? Semantics()
        if case .text(let text) = layer.content {
            isText = true
            if !text.isTruncated {
                shown = text.string
            } else if semantics.label == nil, !keyboard.reading.holdsStops {
                // What there is no room for is read all the same.
                semantics.label = text.string
            }
        }
        if layer.effects.isMask { semantics.isHidden = true }
        if semantics.isElement { semantics.sayValueInLabel() }
        // A group would be a group of nothing.
        let isAlone = semantics.hidesContents || keyboard.reading.isWhole
        let isStill = layer.events.isDisjoint(with: .keyboardStops)
        if isAlone, isStill, semantics.role == .none, semantics.label?.isEmpty == false { semantics.role = .image }
        if case .scroll(let scroll) = layer.content, case .drum = scroll.snapping {
            // The keyboard finds the drum's control, and browsers stop at every scroller that does not say so.
            attributes.append((.tabIndex, "-1"))
        } else if case .scroll(let scroll) = layer.content, scroll.isEnabled, !keyboard.isElsewhere {
            // Nothing inside takes the focus, so the keyboard scrolls through the scroller itself.
            attributes.append((.tabIndex, "0"))
            if semantics.role == .none { attributes.append((.role, "group")) }
        }
        if case .scroll(let scroll) = layer.content {
            if scroll.putsKeyboardAway { attributes.append((.pull, "keys")) }
            if case .actions(let rest, let fullSwipes) = scroll.snapping {
                attributes.append((.swipe, "\(WireLength.text(rest)) \(fullSwipes.rawValue)"))
            }
        }
        var namesItself = false
        switch semantics.role {
        case .none, .staticText:
            // What readers do not find is for pointers only.
            let isPressed = !layer.events.isDisjoint(with: .pressed)
            if isPressed, !keyboard.isElsewhere, attributes.isEmpty, !semantics.isHidden {
                attributes += [(.role, "button"), (.tabIndex, "0")]
                namesItself = true
                if !layer.events.contains(.tap) { semantics.opensMenu = true }
            } else if layer.events.contains(.focus), attributes.isEmpty, !semantics.isHidden {
                attributes += [(.role, keyboard.isPressed ? "button" : "group"), (.tabIndex, "0")]
                namesItself = true
            }
        case .button:
            tag = .button
            // A link that is disabled leads nowhere, whatever a browser would do with its address.
            if !semantics.isDisabled, let href = semantics.href.flatMap(SafeLink.sanitized) {
                tag = .a
                attributes += [(.role, "button"), (.href, href)]
            }
            if let isExpanded = semantics.isExpanded { attributes.append((.expanded, isExpanded ? "true" : "false")) }
            namesItself = true
        case .link(let href):
            namesItself = true
            if !semantics.isDisabled, let safe = SafeLink.sanitized(href) {
                tag = .a
                attributes.append((.href, safe))
            } else if layer.events.contains(.tap) {
                // The app opens it: an `a` without an address takes no keys.
                tag = .button
                attributes.append((.role, "link"))
            } else {
                tag = .a
                if semantics.isDisabled { attributes.append((.role, "link")) }
            }
        case .heading where (semantics.label ?? shown)?.isEmpty == true:
            break
        case .heading(let level):
            tag = WireTag(rawValue: WireTag.h1.rawValue + min(max(level, 1), 6) - 1) ?? .h6
            namesItself = true
        case .image:
            if case .image(let image) = layer.content, case .stored = image.source, !image.isBackground {
                attributes.append((.alternative, semantics.label ?? ""))
                return (tag, attributes + common(semantics, tag))
            }
            attributes.append((.role, "img"))
            namesItself = true
        case .list: attributes.append((.role, "list"))
        case .listItem: attributes.append((.role, "listitem"))
        case .table: attributes.append((.role, "table"))
        case .row: attributes.append((.role, "row"))
        case .columnHeader:
            attributes.append((.role, "columnheader"))
            if let sorting = semantics.sorting { attributes.append((.sorting, sorting.rawValue)) }
        case .cell: attributes.append((.role, "cell"))
        case .progress:
            attributes.append((.role, "progressbar"))
            // Its value is the name of progress that the author gave none.
            if semantics.label?.isEmpty ?? true {
                semantics.label = semantics.value
                semantics.value = nil
            }
            namesItself = true
        case .navigation: tag = .nav
        case .main: tag = .main
        case .page: tag = .section
        case .banner: tag = .header
        case .dialog: attributes.append((.role, "dialog"))
        case .alert: attributes.append((.role, semantics.isModal ? "alertdialog" : "alert"))
        case .textField:
            guard case .field(let field) = layer.content else {
                attributes.append((.role, "group"))
                namesItself = true
                break
            }
            if field.runs == nil {
                tag = field.hasManyLines ? .textarea : .input
                attributes += FieldAttributes.list(field)
            } else {
                // The client makes it editable.
                attributes.append((.role, "textbox"))
                attributes += FieldAttributes.list(field).filter { $0.0 != .autocomplete && $0.0 != .placeholder }
            }
            namesItself = true
        case .search: attributes.append((.role, "search"))
        case .toolbar: attributes.append((.role, "toolbar"))
        case .menu: attributes.append((.role, "menu"))
        case .menuItem:
            tag = .button
            if let isOn = semantics.isOn {
                attributes += [(.role, "menuitemradio"), (.checked, isOn ? "true" : "false")]
            } else {
                attributes.append((.role, semantics.isSelected ? "menuitemcheckbox" : "menuitem"))
                if semantics.isSelected { attributes.append((.checked, "true")) }
            }
            namesItself = true
        case .slider, .picker:
            guard case .control(let control) = layer.content else {
                guard semantics.role == .slider else {
                    tag = .button
                    if !semantics.opensMenu { attributes.append((.popup, "dialog")) }
                    semantics.label = [semantics.label, semantics.value].compactMap(\.self).joined(separator: ", ")
                    namesItself = true
                    break
                }
                attributes.append((.role, "group"))
                namesItself = true
                break
            }
            tag = ControlDeclarations.tag(control)
            attributes += ControlDeclarations.attributes(control)
            namesItself = true
        case .radioGroup:
            attributes.append((.role, "radiogroup"))
            namesItself = true
        case .radio:
            tag = .button
            attributes += [(.role, "radio"), (.checked, semantics.isSelected ? "true" : "false")]
            if keyboard.isInGroup { attributes.append((.tabIndex, "-1")) }
            semantics.isSelected = false
            namesItself = true
        case .group:
            attributes.append((.role, "group"))
            namesItself = true
        case .toggle:
            tag = .button
            // A switch is on or off: only a check box says that it is partly so.
            attributes += [
                (.role, semantics.isMixed ? "checkbox" : "switch"),
                (.checked, semantics.isMixed ? "mixed" : semantics.isChecked ? "true" : "false"),
            ]
            namesItself = true
        }
        if let label = semantics.label, !label.isEmpty, label != shown {
            if !namesItself, !attributes.contains(where: { $0.0 == .role }), tag == .div {
                attributes.append((.role, isText ? "img" : "group"))
            }
            attributes.append((.label, label))
        }
        return (tag, attributes + common(semantics, tag))
    }

    private static func common(_ semantics: Semantics, _ tag: WireTag) -> [(WireAttribute, String)] {
        var attributes: [(WireAttribute, String)] = []
        if let identifier = semantics.identifier { attributes.append((.identifier, identifier)) }
        if semantics.isHidden { attributes.append((.hidden, "true")) }
        if semantics.isDisabled { attributes.append((.disabled, "true")) }
        if semantics.isSelected, semantics.role != .menuItem { attributes.append((.selected, "true")) }
        if semantics.opensMenu { attributes.append((.popup, "menu")) }
        if let keys = semantics.keys {
            attributes.append((.shortcuts, keys))
        }
        if semantics.isBusy { attributes.append((.busy, "true")) }
        if semantics.isModal, semantics.role == .dialog || semantics.role == .alert {
            attributes.append((.modal, "true"))
        }
        if semantics.startsRefresh { attributes.append((.pull, "")) }
        if let files = semantics.files { attributes.append((.files, files.attribute)) }
        if let embed = semantics.embed { attributes.append((.embed, embed.attribute)) }
        if let motion = semantics.motion { attributes.append((.motion, motion.attribute)) }
        if let value = semantics.value, semantics.role == .slider || semantics.role == .progress {
            attributes.append((.valueText, value))
        }
        if let fraction = semantics.fraction, semantics.role == .progress {
            attributes.append((.valueNow, String(Int((fraction * 100).rounded()))))
        }
        switch (semantics.wordsOfState, semantics.spokenHint) {
        case (let words?, let hint?): attributes.append((.description, "\(words), \(hint)"))
        case (let text?, nil), (nil, let text?): attributes.append((.description, text))
        case (nil, nil): break
        }
        // ARIA gives a place in a set to a few roles only.
        switch semantics.role {
        case .listItem, .radio, .menuItem:
            if let position = semantics.positionInSet { attributes.append((.positionInSet, String(position))) }
            if let size = semantics.sizeOfSet { attributes.append((.setSize, String(size))) }
        default: break
        }
        return attributes
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

extension LayerSnapshot {
    /// Whether the layer's element has no attributes: most layers are there to be seen only.
    fileprivate var saysNothing: Bool {
        guard semantics == nil, events.isEmpty, !effects.isMask else { return false }
        return switch content {
        case .scroll: false
        case .text(let text): !text.isTruncated
        default: true
        }
    }
}

extension Semantics {
    /// Whether a toggle is on. One that an author made of another view (`AccessibilityTraits.isToggle`) says so by the
    /// value that switches have.
    fileprivate var isChecked: Bool { isOn ?? (value == "1") }

    /// Adds the value to the label of an element for which ARIA has no value.
    fileprivate mutating func sayValueInLabel() {
        switch role {
        case .none, .group, .image, .staticText, .button, .link, .heading: break
        default: return
        }
        guard let value, !value.isEmpty, let words = label else { return }
        label = [words, value].filter { !$0.isEmpty }.joined(separator: ", ")
        self.value = nil
    }

    /// An author's own words for a toggle's value: `aria-checked` has none.
    fileprivate var wordsOfState: String? {
        guard role == .toggle, let value, !value.isEmpty, value != "0", value != "1" else { return nil }
        return value
    }
}

extension FileRequest {
    /// The value of `data-files`: what is to be known of the dialog and of drops, and behind a colon the types of files.
    fileprivate var attribute: String {
        (allowsSeveral ? "n" : "") + (opensItself ? "o" : "") + (drops.contains(.files) ? "f" : "")
            + (drops.contains(.text) ? "t" : "") + (isFolder ? "d" : "") + ":" + types.joined(separator: ",")
    }
}

extension LayerMotion {
    /// The value of `data-motion`.
    fileprivate var attribute: String {
        switch self {
        case .page(let stack, let depth, let source): "page \(stack) \(depth)" + (source.map { " \($0)" } ?? "")
        case .zoomSource(let source): "zoom \(source)"
        case .bar: "bar"
        case .back: "back"
        case .presentation: "over"
        case .dimming: "dim"
        case .card: "card"
        case .detent(let top): "detent \(WireLength.text(top))"
        case .dismissal: "dismissal"
        }
    }
}

extension DisplayScroll {
    var isBetweenActions: Bool {
        if case .actions = snapping { true } else { false }
    }
}
