// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The tag and the attributes of a layer's element: those of a scroller, of the role, of the name, and of the state, in
/// this order.
struct ElementDescription {
    private(set) var tag = WireTag.div
    private(set) var attributes: [(WireAttribute, String)] = []

    private let layer: LayerSnapshot
    private let keyboard: KeyboardStop
    private var semantics: Semantics
    /// The text that the element shows, unless it is truncated; `nil` for other content.
    private var shownText: String?
    /// Whether the tag or the role is one to which ARIA allows a name.
    private var takesName = false
    /// Whether the element's name is its alternative text.
    private var hasAlternative = false

    /// Describes the element of a layer that has attributes.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - keyboard: What the layers around and inside it mean for the keyboard.
    init(_ layer: LayerSnapshot, _ keyboard: KeyboardStop) {
        self.layer = layer
        self.keyboard = keyboard
        semantics = layer.semantics ?? Semantics()
        adaptSemantics()
        if case .scroll(let scroll) = layer.content { addScroller(scroll) }
        addRole()
        if !hasAlternative { addName() }
        addState()
    }

    private var isText: Bool {
        if case .text = layer.content { true } else { false }
    }

    /// Whether an element without a role of its own is a button because it is pressed: what is inside has no roles then.
    private var isButtonByPress: Bool {
        semantics.role == .none && !layer.events.isDisjoint(with: .pressed) && !keyboard.isElsewhere
    }

    /// Whether the layer has the trait of a button, but is no more than a part of the control around it: browsers would
    /// find a button in a button, which does nothing.
    private var isTraitInControl: Bool {
        keyboard.reading.isInControl && !keyboard.reading.isTappedInside && !semantics.isDisabled
            && layer.events.isDisjoint(with: .keyboardStops)
    }

    /// Derives what the semantics leave open from the content, the effects and the layers around.
    private mutating func adaptSemantics() {
        if case .text(let text) = layer.content {
            if !text.isTruncated {
                shownText = text.string
            } else if semantics.label == nil, !keyboard.reading.holdsStops {
                // Screen readers read the whole text.
                semantics.label = text.string
            }
        }
        if layer.effects.isMask { semantics.isHidden = true }
        if keyboard.reading.isPart { becomePart() }
        // Only a dialog can be modal: screen readers then read nothing outside of it. What is presented, such as a menu,
        // has its own roles inside.
        if semantics.isModal, semantics.motion == nil, semantics.role == .none || semantics.role == .group {
            semantics.role = .dialog
        }
        let isWhole = semantics.isElement || isText
        semantics.addValue(toLabelOr: isWhole ? shownText : nil, isWhole: isWhole || isButtonByPress)
        // A group without readable contents is announced as an image.
        let hasNoContents = semantics.hidesContents || keyboard.reading.isWhole
        let takesNoFocus = layer.events.isDisjoint(with: .keyboardStops)
        if hasNoContents, takesNoFocus, semantics.role == .none, semantics.label?.isEmpty == false {
            semantics.role = .image
        }
    }

    /// Makes a control in a toggle, a picker or an item of a menu a part of that: only pointers press it.
    private mutating func becomePart() {
        guard semantics.isDisabled || !layer.events.isDisjoint(with: .pressed) else { return }
        switch semantics.role {
        case .button, .link, .toggle, .radio, .menuItem: break
        default: return
        }
        semantics.role = .none
        semantics.value = nil
        semantics.opensMenu = false
    }

    private mutating func addScroller(_ scroll: DisplayScroll) {
        if case .drum = scroll.snapping {
            // The keyboard finds the drum's control, and browsers stop at every scroller that does not say so.
            attributes.append((.tabIndex, "-1"))
        } else if scroll.isEnabled, !keyboard.isElsewhere {
            // Nothing inside takes the focus, so the keyboard scrolls through the scroller itself.
            attributes.append((.tabIndex, "0"))
            if semantics.role == .none { attributes.append((.role, "group")) }
        }
        if scroll.putsKeyboardAway { attributes.append((.pull, "keys")) }
        if case .actions(let rest, let fullSwipes) = scroll.snapping {
            attributes.append((.swipe, "\(WireLength.text(rest)) \(fullSwipes.rawValue)"))
        }
    }

    // MARK: - Roles

    private mutating func addRole() {
        switch semantics.role {
        case .none, .staticText: addPressOrFocus()
        case .button where isTraitInControl: break
        case .button where keyboard.isAroundControls: addPressedGroup()
        case .button: addButton()
        case .link(let href): addLink(href)
        case .heading where (semantics.label ?? shownText)?.isEmpty == true: break
        case .heading(let level):
            tag = WireTag(rawValue: WireTag.h1.rawValue + min(max(level, 1), 6) - 1) ?? .h6
            takesName = true
        case .image: addImage()
        case .list: attributes.append((.role, "list"))
        case .listItem: attributes.append((.role, "listitem"))
        case .table: attributes.append((.role, "table"))
        case .row: attributes.append((.role, "row"))
        case .columnHeader:
            attributes.append((.role, "columnheader"))
            if let sorting = semantics.sorting { attributes.append((.sorting, sorting.rawValue)) }
        case .cell: attributes.append((.role, "cell"))
        case .progress:
            addNamed(role: "progressbar")
            // The value is the name of progress without a label.
            if semantics.label?.isEmpty ?? true {
                semantics.label = semantics.value
                semantics.value = nil
            }
        case .navigation: tag = .nav
        case .main: tag = .main
        case .page: tag = .section
        case .banner: tag = .header
        case .dialog: attributes.append((.role, "dialog"))
        case .alert: attributes.append((.role, semantics.isModal ? "alertdialog" : "alert"))
        case .textField: addField()
        case .search: attributes.append((.role, "search"))
        case .toolbar: attributes.append((.role, "toolbar"))
        case .menu: attributes.append((.role, "menu"))
        case .menuItem: addMenuItem()
        case .slider, .picker: addControl()
        case .radioGroup: addNamed(role: "radiogroup")
        case .radio: addRadio()
        // What is in a group without a name is no part of the name of the control around it.
        case .group where keyboard.reading.isInControl && semantics.label?.isEmpty ?? true: break
        case .group: addNamed(role: "group")
        case .toggle: addToggle()
        }
    }

    private mutating func addNamed(role: String) {
        attributes.append((.role, role))
        takesName = true
    }

    /// Makes an element without a role of its own operable from the keyboard, if the layer is pressed or focused.
    private mutating func addPressOrFocus() {
        guard attributes.isEmpty, !semantics.isHidden else { return }
        let isPressed = !layer.events.isDisjoint(with: .pressed) && !keyboard.isElsewhere
        // Another element around is the button.
        if isPressed, keyboard.reading.isInPressed || keyboard.reading.isPart { return }
        if isPressed {
            addNamed(role: "button")
            attributes.append((.tabIndex, "0"))
            if !layer.events.contains(.tap) { semantics.opensMenu = true }
        } else if layer.events.contains(.focus) {
            addNamed(role: keyboard.isPressed ? "button" : "group")
            attributes.append((.tabIndex, "0"))
        }
    }

    /// Makes a button that holds other controls a group, which is pressed all the same: browsers present nothing inside
    /// of a button to assistive technology, and HTML allows no control there.
    private mutating func addPressedGroup() {
        takesName = true
        if !semantics.isDisabled, let href = semantics.href.flatMap(SafeLink.sanitized) {
            tag = .a
            attributes.append((.href, href))
        } else {
            attributes.append((.role, "group"))
            if layer.events.contains(.tap) { attributes.append((.tabIndex, "0")) }
        }
        // A group is neither expanded nor opens a menu; what it is comes as its description.
        semantics.opensMenu = false
        semantics.isExpanded = nil
    }

    private mutating func addButton() {
        tag = .button
        // A link that is disabled leads nowhere, whatever a browser would do with its address.
        if !semantics.isDisabled, let href = semantics.href.flatMap(SafeLink.sanitized) {
            tag = .a
            attributes += [(.role, "button"), (.href, href)]
        }
        if let isExpanded = semantics.isExpanded { attributes.append((.expanded, isExpanded ? "true" : "false")) }
        takesName = true
    }

    private mutating func addLink(_ href: String) {
        takesName = true
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
    }

    private mutating func addImage() {
        if case .image(let image) = layer.content, case .stored = image.source, !image.isBackground {
            attributes.append((.alternative, semantics.label ?? ""))
            hasAlternative = true
        } else {
            addNamed(role: "img")
        }
    }

    private mutating func addField() {
        guard case .field(let field) = layer.content else { return addNamed(role: "group") }
        if field.runs == nil {
            tag = field.hasManyLines ? .textarea : .input
            attributes += FieldAttributes.list(field)
        } else {
            // The client makes it editable.
            attributes.append((.role, "textbox"))
            attributes += FieldAttributes.list(field).filter { $0.0 != .autocomplete && $0.0 != .placeholder }
        }
        takesName = true
    }

    private mutating func addMenuItem() {
        tag = .button
        if let isOn = semantics.isOn {
            attributes += [
                (.role, semantics.isChoice ? "menuitemradio" : "menuitemcheckbox"),
                (.checked, semantics.isMixed ? "mixed" : isOn ? "true" : "false"),
            ]
        } else {
            attributes.append((.role, semantics.isSelected ? "menuitemcheckbox" : "menuitem"))
            if semantics.isSelected { attributes.append((.checked, "true")) }
        }
        takesName = true
    }

    /// Adds a slider's or a picker's native control, or what stands for one that consists of other layers.
    private mutating func addControl() {
        if case .control(let control) = layer.content {
            tag = ControlDeclarations.tag(control)
            attributes += ControlDeclarations.attributes(control)
            takesName = true
        } else if semantics.role == .slider {
            addNamed(role: "group")
        } else {
            tag = .button
            if !semantics.opensMenu { attributes.append((.popup, "dialog")) }
            semantics.label = [semantics.label, semantics.value].compactMap(\.self).joined(separator: ", ")
            takesName = true
        }
    }

    private mutating func addRadio() {
        tag = .button
        attributes += [(.role, "radio"), (.checked, semantics.isSelected ? "true" : "false")]
        if keyboard.isInGroup { attributes.append((.tabIndex, "-1")) }
        semantics.isSelected = false
        takesName = true
    }

    private mutating func addToggle() {
        tag = .button
        // A switch is on or off: only a check box has a mixed state.
        attributes += [
            (.role, semantics.isMixed ? "checkbox" : "switch"),
            (.checked, semantics.isMixed ? "mixed" : semantics.isChecked ? "true" : "false"),
        ]
        takesName = true
    }

    // MARK: - Name and state

    private mutating func addName() {
        guard let label = semantics.label, !label.isEmpty, label != shownText else { return }
        if !takesName, !attributes.contains(where: { $0.0 == .role }), tag == .div {
            attributes.append((.role, isText ? "img" : "group"))
        }
        attributes.append((.label, label))
    }

    private mutating func addState() {
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
        let saysValue = semantics.role == .none && takesName && semantics.value?.isEmpty == false
        let ownText = saysValue ? semantics.value : nil
        switch (semantics.stateText ?? ownText, semantics.spokenHint) {
        case (let text?, let hint?): attributes.append((.description, "\(text), \(hint)"))
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
    }
}

extension LayerSnapshot {
    /// Whether the layer's element has no attributes, as most have none.
    var hasNoAttributes: Bool {
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

    /// Adds the value to the label, or to the words shown, of an element for which ARIA has no value.
    ///
    /// - Parameters:
    ///   - words: What an element without a label shows.
    ///   - isWhole: Whether there are no elements inside it, whatever its role.
    fileprivate mutating func addValue(toLabelOr words: String?, isWhole: Bool) {
        switch role {
        case .none, .group: guard isWhole else { return }
        // What is expanded or collapsed says so by a state of its own.
        case .image, .staticText, .button, .link, .heading: guard isWhole || isExpanded == nil else { return }
        default: return
        }
        guard let value, !value.isEmpty, let text = label ?? words else { return }
        label = [text, value].filter { !$0.isEmpty }.joined(separator: ", ")
        self.value = nil
    }

    /// A value in words that neither the label nor a state says.
    fileprivate var stateText: String? {
        guard let value, !value.isEmpty else { return nil }
        return switch role {
        // `aria-checked` has no words of an author's own.
        case .toggle: value == "0" || value == "1" ? nil : value
        // Without a label the contents are the name; whether it is expanded has its own attribute.
        case .button: isExpanded == nil ? value : nil
        case .link, .heading, .image: value
        default: nil
        }
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
