// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayTree: CustomStringConvertible {
    /// The tree as stable text: a line per layer with its kind, its layout frame in the parent, and everything that is
    /// not default.
    ///
    /// Identifiers are left out, so that equal screens have equal texts whatever happened before.
    package var description: String {
        var lines: [String] = []
        print(root, depth: 0, withIDs: false, to: &lines)
        return lines.joined(separator: "\n")
    }

    /// The text with identifiers, for failing tests.
    package var debugText: String {
        var lines: [String] = []
        print(root, depth: 0, withIDs: true, to: &lines)
        return lines.joined(separator: "\n")
    }

    private func print(_ layer: Layer, depth: Int, withIDs: Bool, to lines: inout [String]) {
        let indentation = String(repeating: "  ", count: depth)
        lines.append(indentation + (withIDs ? "#\(layer.id) " : "") + layer.summary)
        for child in layer.children { print(child, depth: depth + 1, withIDs: withIDs, to: &lines) }
    }
}

extension Layer {
    /// One line about this layer alone.
    package var summary: String {
        var parts = [content.summary, frameInParent.description]
        if isExiting { parts.append("exiting") }
        if arrangement == .verticalRun { parts.append("run") }
        parts += effects.summary
        if let semantics { parts.append(semantics.summary) }
        var listens: [String] = []
        if events.contains(.tap) { listens.append("tap") }
        if events.contains(.scroll) { listens.append("scroll") }
        if events.contains(.imageError) { listens.append("imageError") }
        if events.contains(.edit) { listens.append("edit") }
        if events.contains(.adjust) { listens.append("adjust") }
        if events.contains(.dismiss) { listens.append("dismiss") }
        if events.contains(.menu) { listens.append("menu") }
        if events.contains(.pointer) { listens.append("pointer") }
        if events.contains(.claimsHeld) { listens.append("hold") }
        if events.contains(.pinch) { listens.append("pinch") }
        if events.contains(.hover) { listens.append("hover") }
        if events.contains(.keys) { listens.append("keys") }
        if events.contains(.focus) { listens.append("focus") }
        if events.contains(.shortcut) { listens.append("shortcut") }
        if events.contains(.hoverHighlight) { listens.append("highlight") }
        if events.contains(.hoverLift) { listens.append("lift") }
        if !listens.isEmpty { parts.append("on " + listens.joined(separator: "+")) }
        switch interaction {
        case .pressed(let opacity): parts.append("pressed \(displayNumber(opacity))")
        case .otherState: parts.append("other state")
        case nil: break
        }
        return parts.joined(separator: " ")
    }
}

extension LayerContent {
    var summary: String {
        switch self {
        case .group: "group"
        case .fill(let outline, let paint): "fill \(outline.summary) \(paint.summary)"
        case .stroke(let outline, let paint, let stroke):
            "stroke \(outline.summary) \(paint.summary) \(displayNumber(stroke.width))"
        case .text(let text): "text \(text.string.quotedForDisplay)" + text.lineSummary
        case .image(let image): "image \(image.summary)"
        case .drawing(let drawing): "drawing of \(drawing.operations.count)" + drawing.operations.summary
        case .scroll(let scroll):
            "scroll \(scroll.isHorizontal ? "x" : "")\(scroll.isVertical ? "y" : "")"
                + " \(displayNumber(scroll.contentWidth))x\(displayNumber(scroll.contentHeight))"
                + (scroll.targetX == 0 && scroll.targetY == 0
                    ? "" : " at \(displayNumber(scroll.targetX)),\(displayNumber(scroll.targetY))")
        case .activity: "activity"
        case .field(let field): "field " + field.summary
        case .control(let control): "control " + control.summary
        }
    }
}

extension [DisplayDrawing.Operation] {
    /// Each operation behind a colon or a semicolon; a group's are in braces.
    fileprivate var summary: String {
        enumerated().map { ($0.offset == 0 ? ": " : "; ") + $0.element.summary }.joined()
    }
}

extension DisplayDrawing.Operation {
    fileprivate var summary: String {
        var parts = [mark.summary]
        if opacity != 1 { parts.append("opacity \(displayNumber(opacity))") }
        if blendMode != .normal { parts.append("blend \(blendMode)") }
        if let shadow { parts.append("shadow \(displayNumber(shadow.radius)) \(shadow.color.summary)") }
        parts += clips.map { "clip \($0.summary)" }
        return parts.joined(separator: " ")
    }
}

extension DisplayDrawing.Mark {
    fileprivate var summary: String {
        switch self {
        case .rectangle(let box, let paint): "fill rectangle \(box) \(paint.summary)"
        case .ellipse(let box, let paint): "fill ellipse \(box) \(paint.summary)"
        case .fill(let outline, let paint): "fill \(outline.summary) \(paint.summary)"
        case .stroke(let elements, let paint, let stroke):
            "stroke path of \(elements.count) \(paint.summary) \(displayNumber(stroke.width))"
        case .image(let image, let box, let transform):
            "image \(image.summary) \(transform.bounds(of: box))"
        case .group(let operations): "group {\(operations.summary)}"
        }
    }
}

extension DisplayControl {
    var summary: String {
        let what =
            switch kind {
            case .choice(let titles): "choice of [\(titles.joined(separator: ", "))]"
            case .slider(let look): "slider \(look.fill.summary) on \(look.track.summary)"
            }
        let bounds = minimum.isEmpty && maximum.isEmpty ? "" : " in \(minimum)...\(maximum)"
        return what + " " + value.quotedForDisplay + bounds + (step.isEmpty ? "" : " by \(step)")
    }
}

extension DisplayField {
    /// A line about the field, without the text of a secure one.
    var summary: String {
        let kind = isSecure ? "secure " : hasManyLines ? "lines " : ""
        let inset =
            insets == DisplayInsets()
            ? ""
            : " inset "
                + [insets.top, insets.left, insets.bottom, insets.right].map(displayNumber).joined(separator: ",")
        return kind + shown.string.quotedForDisplay + shown.lineSummary
            + (placeholder.map { " placeholder \($0.string.quotedForDisplay) \(placeholderColor.summary)" } ?? "")
            + " \(alignment)" + inset + traits.summary
            + (background.map { " on \($0.outline.summary) \($0.fill.summary)" } ?? "")
            + (background?.border.map { " edge \($0.summary)" } ?? "")
    }
}

extension FieldTraits {
    var summary: String {
        var parts: [String] = []
        if keyboard != .standard { parts.append("keyboard \(keyboard.rawValue)") }
        if let contentType { parts.append("content \(contentType)") }
        if let submitLabel { parts.append("submit \(submitLabel.rawValue)") }
        if let capitalization { parts.append("capitals \(capitalization.rawValue)") }
        if let autocorrects { parts.append("autocorrect \(autocorrects)") }
        if isSearch { parts.append("search") }
        return parts.map { " " + $0 }.joined()
    }
}

extension DisplayText {
    var lineSummary: String {
        guard let style = styles.first else { return "" }
        let lines = lines.count == 1 ? "" : " \(lines.count) lines"
        let ink = paint?.summary ?? style.color.summary
        let images = inlineImages.map { " with \($0.image.summary)" }.joined()
        return " \(displayNumber(style.font.size))/\(style.font.weight) \(ink)\(lines)\(images)"
    }
}

extension Outline {
    var summary: String {
        switch self {
        case .rectangle: "rectangle"
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            "rounded \(displayNumber(radiusX))" + (radiusX == radiusY ? "" : "x\(displayNumber(radiusY))")
                + (isContinuous ? " continuous" : "")
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, let isContinuous):
            "rounded " + [topLeft, topRight, bottomRight, bottomLeft].map(displayNumber).joined(separator: ",")
                + (isContinuous ? " continuous" : "")
        case .capsule: "capsule"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path(let elements): "path of \(elements.count)"
        case .evenOddPath(let elements): "even-odd path of \(elements.count)"
        }
    }
}

extension DisplayColor {
    /// Returns a component as a byte; a value that is not a number counts as 0.
    package static func byte(_ component: Double) -> Int {
        component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    }

    /// The colour as #RRGGBB, followed by the opacity unless it is 1.
    var summary: String {
        func hex(_ component: Double) -> String {
            let byte = Self.byte(component)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let color = "#" + hex(red) + hex(green) + hex(blue)
        return alpha == 1 ? color : "\(color)@\(displayNumber(alpha))"
    }
}

extension Paint {
    var summary: String {
        let kind =
            switch self {
            case .color(let color): color.summary
            case .linearGradient: "gradient "
            case .radialGradient: "radial gradient "
            case .ellipticalGradient: "elliptical gradient "
            case .angularGradient: "angular gradient "
            }
        guard let stops else { return kind }
        return kind + stops.map { "\($0.color.summary):\(displayNumber($0.location))" }.joined(separator: ",")
    }
}

extension ColorFilter {
    var summary: String {
        switch self {
        case .brightness(let amount): "brightness \(displayNumber(amount))"
        case .contrast(let amount): "contrast \(displayNumber(amount))"
        case .saturation(let amount): "saturation \(displayNumber(amount))"
        case .hueRotation(let angle): "hue \(displayNumber(angle))"
        case .invert: "inverted"
        case .multiply(let color): "multiply \(color.summary)"
        case .luminanceToAlpha: "luminance to alpha"
        case .alphaThreshold(let limit): "alpha from \(displayNumber(limit))"
        }
    }
}

extension DisplayTransform {
    var summary: String { numbers.map(displayNumber).joined(separator: ",") }
}

extension DisplayImage {
    var summary: String {
        let name =
            switch source {
            case .stored(let hash): "stored \(hash)"
            case .symbol(let name, let weight, let size): "symbol \(name) \(displayNumber(size))/\(weight)"
            }
        let ink = (tintPaint ?? tint.map(Paint.color))?.summary
        return ([name, isMirrored ? "mirrored" : nil, ink, slicing?.summary] as [String?]).compactMap(\.self)
            .joined(separator: " ")
    }
}

extension DisplayImage.Slicing {
    var summary: String {
        let caps = [top, left, bottom, right].map(displayNumber).joined(separator: ",")
        return (isTiled ? "tiled" : "sliced") + " \(displayNumber(width))x\(displayNumber(height)) caps \(caps)"
    }
}

extension LayerEffects {
    var summary: [String] {
        var parts: [String] = []
        if isHidden { parts.append("hidden") }
        if opacity != 1 { parts.append("opacity \(displayNumber(opacity))") }
        if let clip { parts.append("clip \(clip.summary)") }
        if offsetX != 0 || offsetY != 0 { parts.append("offset \(displayNumber(offsetX)),\(displayNumber(offsetY))") }
        if scaleX != 1 || scaleY != 1 { parts.append("scale \(displayNumber(scaleX)),\(displayNumber(scaleY))") }
        if rotation != 0 { parts.append("rotation \(displayNumber(rotation))") }
        if zIndex != 0 { parts.append("z \(displayNumber(zIndex))") }
        if let projection { parts.append("projection \(projection.summary)") }
        if !allowsHitTesting { parts.append("untouchable") }
        if let hitOutline { parts.append("touched in \(hitOutline.summary)") }
        if hitArea != .frame { parts.append("touched \(hitArea)") }
        parts += colorFilters.map(\.summary)
        if let shadow { parts.append("shadow \(displayNumber(shadow.radius)) \(shadow.color.summary)") }
        if let backdrop { parts.append("backdrop \(displayNumber(backdrop.radius))") }
        if blurRadius != 0 { parts.append("blur \(displayNumber(blurRadius))") }
        if blendMode != .normal { parts.append("blend \(blendMode)") }
        if isCompositingGroup { parts.append("composited") }
        if isMasked { parts.append("masked") }
        if isMask { parts.append("mask") }
        if !scrollLinks.isEmpty { parts.append("follows scrolling") }
        return parts
    }
}

extension Semantics {
    var summary: String {
        var parts = [role.name]
        if let label { parts.append(label.quotedForDisplay) }
        if let value { parts.append("value \(value.quotedForDisplay)") }
        if let hint = spokenHint { parts.append("hint \(hint.quotedForDisplay)") }
        if let identifier { parts.append("id \(identifier)") }
        if isHidden { parts.append("unread") }
        if isElement { parts.append("element") }
        if hidesContents { parts.append("alone") }
        if isDisabled { parts.append("disabled") }
        if isSelected { parts.append("selected") }
        if isMixed { parts.append("mixed") }
        if isModal { parts.append("modal") }
        if isBusy { parts.append("busy") }
        if opensMenu { parts.append("opensMenu") }
        if isDefault { parts.append("default") }
        if let files { parts.append("files \(files.types.joined(separator: ","))") }
        if let embed { parts.append("embeds \(embed.name)") }
        if let shortcut { parts.append("shortcut \(shortcut)") }
        if let sorting { parts.append(sorting.rawValue) }
        if let positionInSet { parts.append("\(positionInSet) of \(sizeOfSet.map(String.init) ?? "?")") }
        if sortPriority != 0 { parts.append("priority \(displayNumber(sortPriority))") }
        return "[" + parts.joined(separator: " ") + "]"
    }
}

extension EmbeddedContent {
    fileprivate var name: String {
        switch self {
        case .frame(let frame): "frame \(frame.source.name)"
        case .media(let media): "media \(media.source.name)"
        case .location: "location"
        case .notifications: "notifications"
        }
    }
}

extension EmbeddedContent.Source {
    fileprivate var name: String {
        switch self {
        case .web(let address): address
        case .file: "file"
        }
    }
}

extension Semantics.Role {
    /// The name in printed trees and in tests.
    package var name: String {
        switch self {
        case .none: "container"
        case .staticText: "text"
        case .button: "button"
        case .link(let href): "link(\(href))"
        case .heading(let level): "heading(\(level))"
        case .image: "image"
        case .list: "list"
        case .listItem: "listItem"
        case .progress: "progress"
        case .navigation: "navigation"
        case .main: "main"
        case .banner: "banner"
        case .dialog: "dialog"
        case .alert: "alert"
        case .group: "group"
        case .textField: "textField"
        case .toggle: "toggle"
        case .slider: "slider"
        case .picker: "picker"
        case .radioGroup: "radioGroup"
        case .radio: "radio"
        case .search: "search"
        case .toolbar: "toolbar"
        case .page: "page"
        case .menu: "menu"
        case .menuItem: "menuItem"
        case .table: "table"
        case .row: "row"
        case .columnHeader: "columnHeader"
        case .cell: "cell"
        }
    }
}
