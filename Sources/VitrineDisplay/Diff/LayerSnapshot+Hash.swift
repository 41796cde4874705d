// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The hashes of values for the checksum. Every case starts with a number of its own, every list with its length.

extension LayerSnapshot {
    /// The hash of everything except the placement.
    var valueHash: UInt64 {
        var hasher = StableHasher()
        content.feed(into: &hasher)
        let hasEffects = effects != .none
        hasher.feed(hasEffects)
        if hasEffects { effects.feed(into: &hasher) }
        hasher.feed(semantics != nil)
        semantics?.feed(into: &hasher)
        hasher.feed(Int(events.rawValue))
        hasher.feed(interaction != nil)
        interaction?.feed(into: &hasher)
        hasher.feed(arrangement == .verticalRun)
        return hasher.state
    }
}

extension InteractionLook {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .pressed(let opacity):
            hasher.feed(1)
            hasher.feed(opacity)
        case .otherState(let look):
            hasher.feed(2)
            hasher.feed(look.offsetX)
            hasher.feed(look.rotation)
            hasher.feed(look.opacity ?? -1)
            hasher.feed(look.fill != nil)
            look.fill?.feed(into: &hasher)
        }
    }
}

extension LayerContent {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .group:
            hasher.feed(1)
        case .fill(let outline, let paint):
            hasher.feed(2)
            outline.feed(into: &hasher)
            paint.feed(into: &hasher)
        case .stroke(let outline, let paint, let stroke):
            hasher.feed(3)
            outline.feed(into: &hasher)
            paint.feed(into: &hasher)
            stroke.feed(into: &hasher)
        case .text(let text):
            hasher.feed(4)
            text.feed(into: &hasher)
        case .image(let image):
            hasher.feed(5)
            image.feed(into: &hasher)
        case .scroll(let scroll):
            hasher.feed(6)
            scroll.feed(into: &hasher)
        case .activity(let color):
            hasher.feed(7)
            color?.feed(into: &hasher)
        case .field(let field):
            hasher.feed(8)
            field.feed(into: &hasher)
        case .control(let control):
            hasher.feed(9)
            control.feed(into: &hasher)
        case .drawing(let drawing):
            hasher.feed(10)
            drawing.operations.feed(into: &hasher)
        }
    }
}

extension [DisplayDrawing.Operation] {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(count)
        for operation in self { operation.feed(into: &hasher) }
    }
}

extension DisplayDrawing.Operation {
    func feed(into hasher: inout StableHasher) {
        mark.feed(into: &hasher)
        hasher.feed(opacity)
        hasher.feed(blendMode.rawValue)
        hasher.feed(shadow != nil)
        shadow?.feed(into: &hasher)
        hasher.feed(clips.count)
        for clip in clips { clip.feed(into: &hasher) }
    }
}

extension DisplayDrawing.Mark {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .rectangle(let box, let paint):
            hasher.feed(1)
            box.feed(into: &hasher)
            paint.feed(into: &hasher)
        case .ellipse(let box, let paint):
            hasher.feed(2)
            box.feed(into: &hasher)
            paint.feed(into: &hasher)
        case .fill(let outline, let paint):
            hasher.feed(3)
            outline.feed(into: &hasher)
            paint.feed(into: &hasher)
        case .stroke(let elements, let paint, let stroke):
            hasher.feed(4)
            Outline.path(elements).feed(into: &hasher)
            paint.feed(into: &hasher)
            stroke.feed(into: &hasher)
        case .image(let image, let box, let transform):
            hasher.feed(5)
            image.feed(into: &hasher)
            box.feed(into: &hasher)
            transform.feed(into: &hasher)
        case .group(let operations):
            hasher.feed(6)
            operations.feed(into: &hasher)
        }
    }
}

extension DisplayRect {
    func feed(into hasher: inout StableHasher) {
        for value in [x, y, width, height] { hasher.feed(value) }
    }
}

extension Outline {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .rectangle: hasher.feed(1)
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            hasher.feed(2)
            hasher.feed(radiusX)
            hasher.feed(radiusY)
            hasher.feed(isContinuous)
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, let isContinuous):
            hasher.feed(3)
            for radius in [topLeft, topRight, bottomRight, bottomLeft] { hasher.feed(radius) }
            hasher.feed(isContinuous)
        case .capsule: hasher.feed(4)
        case .circle: hasher.feed(5)
        case .ellipse: hasher.feed(6)
        case .path(let elements), .evenOddPath(let elements):
            if case .path = self { hasher.feed(7) } else { hasher.feed(8) }
            hasher.feed(elements.count)
            for element in elements { element.feed(into: &hasher) }
        }
    }
}

extension Outline.PathElement {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .move(let x, let y):
            hasher.feed(1)
            for value in [x, y] { hasher.feed(value) }
        case .line(let x, let y):
            hasher.feed(2)
            for value in [x, y] { hasher.feed(value) }
        case .quad(let cx, let cy, let x, let y):
            hasher.feed(3)
            for value in [cx, cy, x, y] { hasher.feed(value) }
        case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
            hasher.feed(4)
            for value in [c1x, c1y, c2x, c2y, x, y] { hasher.feed(value) }
        case .close: hasher.feed(5)
        }
    }
}

extension DisplayStroke {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(width)
        switch cap {
        case .butt: hasher.feed(1)
        case .round: hasher.feed(2)
        case .square: hasher.feed(3)
        }
        switch join {
        case .miter: hasher.feed(1)
        case .round: hasher.feed(2)
        case .bevel: hasher.feed(3)
        }
        hasher.feed(miterLimit)
        hasher.feed(dash.count)
        for length in dash { hasher.feed(length) }
        hasher.feed(dashPhase)
        hasher.feed(isInside)
    }
}

extension DisplayColor {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(red)
        hasher.feed(green)
        hasher.feed(blue)
        hasher.feed(alpha)
    }
}

extension Paint {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .color(let color):
            hasher.feed(1)
            color.feed(into: &hasher)
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            hasher.feed(2)
            Self.feed(stops, [startX, startY, endX, endY], into: &hasher)
        case .radialGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            hasher.feed(3)
            Self.feed(stops, [centerX, centerY, startRadius, endRadius], into: &hasher)
        case .ellipticalGradient(let stops, let centerX, let centerY, let startRadius, let endRadius):
            hasher.feed(4)
            Self.feed(stops, [centerX, centerY, startRadius, endRadius], into: &hasher)
        case .angularGradient(let stops, let centerX, let centerY, let angle):
            hasher.feed(5)
            Self.feed(stops, [centerX, centerY, angle], into: &hasher)
        }
    }

    private static func feed(_ stops: [GradientStop], _ geometry: [Double], into hasher: inout StableHasher) {
        hasher.feed(stops.count)
        for stop in stops {
            stop.color.feed(into: &hasher)
            hasher.feed(stop.location)
        }
        for value in geometry { hasher.feed(value) }
    }
}

extension ColorFilter {
    func feed(into hasher: inout StableHasher) {
        switch self {
        case .brightness(let amount):
            hasher.feed(1)
            hasher.feed(amount)
        case .contrast(let amount):
            hasher.feed(2)
            hasher.feed(amount)
        case .saturation(let amount):
            hasher.feed(3)
            hasher.feed(amount)
        case .hueRotation(let angle):
            hasher.feed(4)
            hasher.feed(angle)
        case .invert: hasher.feed(5)
        case .multiply(let color):
            hasher.feed(6)
            color.feed(into: &hasher)
        case .luminanceToAlpha: hasher.feed(7)
        case .alphaThreshold(let limit):
            hasher.feed(8)
            hasher.feed(limit)
        }
    }
}

extension DisplayText {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(string)
        hasher.feed(styles.count)
        for style in styles { style.feed(into: &hasher) }
        hasher.feed(lines.count)
        for line in lines {
            hasher.feed(line.top)
            hasher.feed(line.baseline)
            hasher.feed(line.height)
            hasher.feed(line.endsParagraph)
            hasher.feed(line.endsInSpace)
            hasher.feed(line.isRightToLeft)
            hasher.feed(line.fragments.count)
            for fragment in line.fragments {
                hasher.feed(fragment.string)
                hasher.feed(fragment.style)
                hasher.feed(fragment.x)
                hasher.feed(fragment.width)
            }
        }
        hasher.feed(paint != nil)
        paint?.feed(into: &hasher)
        hasher.feed(alignment.rawValue)
        if isTruncated { hasher.feed(1) }
    }
}

extension DisplayField {
    func feed(into hasher: inout StableHasher) {
        for flag in [hasManyLines, isSecure, isEcho, placeholder != nil] { hasher.feed(flag) }
        shown.feed(into: &hasher)
        placeholder?.feed(into: &hasher)
        hasher.feed(string)
        hasher.feed(revision)
        hasher.feed(edition)
        for cut in cuts ?? [] { hasher.feed(cut) }
        hasher.feed(selection?.choice ?? -1)
        hasher.feed(selection?.range?.lowerBound ?? -1)
        hasher.feed(selection?.range?.upperBound ?? -1)
        hasher.feed(runs?.count ?? -1)
        for run in runs ?? [] {
            hasher.feed(run.length)
            hasher.feed(run.style != nil)
            run.style?.feed(into: &hasher)
        }
        style.feed(into: &hasher)
        placeholderColor.feed(into: &hasher)
        caretColor.feed(into: &hasher)
        for value in [pitch, baseline, insets.top, insets.left, insets.bottom, insets.right] { hasher.feed(value) }
        switch alignment {
        case .left: hasher.feed(1)
        case .center: hasher.feed(2)
        case .right: hasher.feed(3)
        }
        for word in [
            traits.keyboard.rawValue, traits.contentType, traits.submitLabel?.rawValue, traits.capitalization?.rawValue,
        ] {
            hasher.feed(word)
        }
        hasher.feed(traits.autocorrects.map { $0 ? 1 : 0 } ?? -1)
        hasher.feed(traits.isSearch)
        hasher.feed(background != nil)
        if let background {
            background.fill.feed(into: &hasher)
            hasher.feed(background.border != nil)
            background.border?.feed(into: &hasher)
            hasher.feed(background.cornerRadius)
        }
    }
}

extension DisplayTextStyle {
    func feed(into hasher: inout StableHasher) {
        switch font.family {
        case .sans: hasher.feed(1)
        case .rounded: hasher.feed(2)
        case .serif: hasher.feed(3)
        case .monospaced: hasher.feed(4)
        case .own(let identifier):
            hasher.feed(5)
            hasher.feed(identifier)
        }
        hasher.feed(font.size)
        hasher.feed(font.weight)
        hasher.feed(font.isItalic)
        hasher.feed(font.hasMonospacedDigits)
        hasher.feed(Int(font.smallCapitals.rawValue))
        hasher.feed(font.tracking)
        color.feed(into: &hasher)
        hasher.feed(isUnderlined)
        hasher.feed(isStruckThrough)
        hasher.feed(baselineOffset)
        hasher.feed(lineColor != nil)
        lineColor?.feed(into: &hasher)
        hasher.feed(linePattern.rawValue)
        if let background {
            hasher.feed(6)
            background.feed(into: &hasher)
        }
        if let inlineImage {
            inlineImage.image.feed(into: &hasher)
            for value in [inlineImage.width, inlineImage.height, inlineImage.descent] { hasher.feed(value) }
            hasher.feed(inlineImage.label)
        }
    }
}

extension DisplayImage {
    func feed(into hasher: inout StableHasher) {
        switch source {
        case .stored(let hash):
            hasher.feed(1)
            hasher.feed(hash)
        case .symbol(let name, let weight, let pointSize):
            hasher.feed(2)
            hasher.feed(name)
            hasher.feed(weight)
            hasher.feed(pointSize)
        }
        hasher.feed(tint != nil)
        tint?.feed(into: &hasher)
        hasher.feed(interpolation == .smooth)
        if isMirrored { hasher.feed(3) }
        hasher.feed(tintPaint != nil)
        tintPaint?.feed(into: &hasher)
        hasher.feed(slicing != nil)
        if let slicing {
            for value in [
                slicing.width, slicing.height, slicing.top, slicing.left, slicing.bottom, slicing.right,
            ] {
                hasher.feed(value)
            }
            hasher.feed(slicing.isTiled)
        }
    }
}

extension DisplayScroll {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(isHorizontal)
        hasher.feed(isVertical)
        hasher.feed(contentWidth)
        hasher.feed(contentHeight)
        hasher.feed(insetBottom)
        hasher.feed(insetTop)
        hasher.feed(showsIndicators)
        hasher.feed(isEnabled)
        hasher.feed(isSmooth)
        switch snapping {
        case .none: hasher.feed(0)
        case .pages: hasher.feed(1)
        case .drum(let inset):
            hasher.feed(2)
            hasher.feed(inset)
        case .actions(let rest, let fullSwipes):
            hasher.feed(3)
            hasher.feed(rest)
            hasher.feed(fullSwipes.rawValue)
        }
        hasher.feed(yieldsToUser)
        hasher.feed(isClipped)
        hasher.feed(putsKeyboardAway)
        hasher.feed(targetX)
        hasher.feed(targetY)
        hasher.feed(revision)
        hasher.feed(shiftX)
        hasher.feed(shiftY)
    }
}

extension LayerEffects {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(clip != nil)
        clip?.feed(into: &hasher)
        for value in [
            opacity, offsetX, offsetY, scaleX, scaleY, rotation, anchorX, anchorY, zIndex, blurRadius,
        ] {
            hasher.feed(value)
        }
        for flag in [isHidden, allowsHitTesting, isCompositingGroup, isMasked, isMask] { hasher.feed(flag) }
        hasher.feed(isErased ? -1 - blendMode.rawValue : blendMode.rawValue)
        hasher.feed(projection != nil)
        projection?.feed(into: &hasher)
        hasher.feed(hitOutline != nil)
        hitOutline?.feed(into: &hasher)
        hasher.feed(Int(hitArea.rawValue))
        hasher.feed(colorFilters.count)
        for filter in colorFilters { filter.feed(into: &hasher) }
        hasher.feed(shadow != nil)
        shadow?.feed(into: &hasher)
        hasher.feed(backdrop != nil)
        backdrop?.feed(into: &hasher)
        hasher.feed(scrollLinks.count)
        for link in scrollLinks {
            hasher.feed(link.source)
            switch link.property {
            case .translationY: hasher.feed(1)
            case .opacity: hasher.feed(2)
            case .height: hasher.feed(3)
            }
            for value in [link.offsetFrom, link.offsetTo, link.valueFrom, link.valueTo] { hasher.feed(value) }
        }
    }
}

extension LayerEffects.Shadow {
    func feed(into hasher: inout StableHasher) {
        color.feed(into: &hasher)
        for value in [radius, x, y] { hasher.feed(value) }
    }
}

extension Backdrop {
    func feed(into hasher: inout StableHasher) {
        hasher.feed(radius)
        hasher.feed(saturation)
        solid.feed(into: &hasher)
        hasher.feed(shadow != nil)
        shadow?.feed(into: &hasher)
        hasher.feed(fullEdge?.rawValue ?? 0)
        hasher.feed(outline != nil)
        outline?.feed(into: &hasher)
    }
}

extension DisplayTransform {
    func feed(into hasher: inout StableHasher) {
        for value in numbers { hasher.feed(value) }
    }
}

extension Semantics {
    func feed(into hasher: inout StableHasher) {
        switch role {
        case .none: hasher.feed(1)
        case .staticText: hasher.feed(2)
        case .button: hasher.feed(3)
        case .link(let href):
            hasher.feed(4)
            hasher.feed(href)
        case .heading(let level):
            hasher.feed(5)
            hasher.feed(level)
        case .image: hasher.feed(6)
        case .list: hasher.feed(7)
        case .listItem: hasher.feed(8)
        case .progress: hasher.feed(9)
        case .navigation: hasher.feed(10)
        case .main: hasher.feed(11)
        case .banner: hasher.feed(12)
        case .dialog: hasher.feed(13)
        case .alert: hasher.feed(14)
        case .group: hasher.feed(15)
        case .textField: hasher.feed(16)
        case .toggle: hasher.feed(17)
        case .slider: hasher.feed(18)
        case .search: hasher.feed(19)
        case .picker: hasher.feed(20)
        case .radioGroup: hasher.feed(21)
        case .radio: hasher.feed(22)
        case .page: hasher.feed(30)
        case .menu: hasher.feed(31)
        case .menuItem: hasher.feed(32)
        case .table: hasher.feed(33)
        case .row: hasher.feed(34)
        case .columnHeader: hasher.feed(35)
        case .cell: hasher.feed(36)
        case .toolbar: hasher.feed(37)
        }
        for text in [label, value, hint, identifier, shortcut, sorting?.rawValue] { hasher.feed(text) }
        for detail in details {
            hasher.feed(detail.text)
            hasher.feed(detail.isImportant)
        }
        if let href { hasher.feed(href) }
        if let files {
            for type in files.types { hasher.feed(type) }
            hasher.feed(files.allowsSeveral)
            hasher.feed(files.opensItself)
            hasher.feed(files.isFolder)
            hasher.feed(Int(files.drops.rawValue))
        }
        if let embed { hasher.feed(String(describing: embed)) }
        for flag in [isHidden, isDisabled, isSelected, isElement, isModal, isBusy, opensMenu, isDefault] {
            hasher.feed(flag)
        }
        if hidesContents { hasher.feed(3) }
        if isChoice { hasher.feed(5) }
        hasher.feed(isMixed ? 2 : isOn.map { $0 ? 1 : 0 } ?? -1)
        hasher.feed(isExpanded.map { $0 ? 1 : 0 } ?? -1)
        hasher.feed(positionInSet ?? -1)
        hasher.feed(sizeOfSet ?? -1)
        hasher.feed(fraction ?? -1)
        hasher.feed(sortPriority)
    }
}

extension DisplayControl {
    func feed(into hasher: inout StableHasher) {
        switch kind {
        case .choice(let titles):
            hasher.feed(1)
            hasher.feed(titles.count)
            for title in titles { hasher.feed(title) }
        case .slider(let look):
            hasher.feed(2)
            look.track.feed(into: &hasher)
            look.fill.feed(into: &hasher)
            hasher.feed(look.isRightToLeft)
        }
        for text in [value, minimum, maximum, step] { hasher.feed(text) }
        hasher.feed(revision)
    }
}
