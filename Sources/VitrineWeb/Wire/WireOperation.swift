// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// One operation of a batch, as `WireProtocol.Operation` lists them; written as JSON once, when the batch is complete.
package enum WireOperation: Equatable, Sendable {
    case style(StyleTable.Slot, number: Int, declarations: String)
    case font(family: String, address: String, weights: String)
    case template(Int, skeleton: String)
    case symbol(Int, box: String, path: String)
    /// Rows of a template; `content` is what follows the number of rows, as JSON.
    case stamp(template: Int, parent: Int, before: Int, rows: Int, content: [String])
    case remove([Int])
    case move(parent: Int, before: Int, layers: [Int])
    /// `geometry` as `WireElement.geometry` has it.
    case place(Int, geometry: [String])
    case shift(parent: Int, first: Int, last: Int, dx: Double, dy: Double)
    /// `payload` as JSON; `width` for what does not find its own.
    case content(Int, style: Int, WireKind, payload: String, width: Double?)
    case restyle(Int, StyleTable.Slot, style: Int)
    case describe(Int, WireTag, [WireAttributeValue])
    case listen(Int, EventMask)
    case arrange(Int, isVerticalRun: Bool)
    case exit(Int)
    case links(Int, [ScrollLink])
    /// `timing` is `nil` for properties that end at once.
    case animate(Int, [AnimatedProperty], timing: AnimationTiming?)

    /// A CSS property on its way through values.
    package struct AnimatedProperty: Equatable, Sendable {
        package var name: String
        package var values: [String]
    }

    /// An attribute of an element and its text.
    package struct WireAttributeValue: Equatable, Sendable {
        package var attribute: WireAttribute
        package var text: String

        package init(_ attribute: WireAttribute, _ text: String) {
            self.attribute = attribute
            self.text = text
        }
    }

    /// The operation as a JSON array.
    package var json: String {
        let (code, items) = encoded
        return JSONText.array([String(code.rawValue)] + items)
    }

    private var encoded: (WireProtocol.Operation, [String]) {
        switch self {
        case .style(let slot, let number, let declarations):
            (.style, [String(slot.rawValue), String(number), JSONText.string(declarations)])
        case .font(let family, let address, let weights):
            (.font, [JSONText.string(family), JSONText.string(address), JSONText.string(weights)])
        case .template(let number, let skeleton): (.template, [String(number), skeleton])
        case .symbol(let number, let box, let path):
            (.symbol, [String(number), JSONText.string(box), JSONText.string(path)])
        case .stamp(let template, let parent, let before, let rows, let content):
            (.stamp, [template, parent, before, rows].map(String.init) + content)
        case .remove(let layers): (.remove, layers.map(String.init))
        case .move(let parent, let before, let layers): (.move, ([parent, before] + layers).map(String.init))
        case .place(let layer, let geometry): (.place, [String(layer)] + geometry)
        case .shift(let parent, let first, let last, let dx, let dy):
            (.shift, [parent, first, last].map(String.init) + [WireLength.text(dx), WireLength.text(dy)])
        case .content(let layer, let style, let kind, let payload, let width):
            (
                .content,
                [String(layer), String(style), String(kind.rawValue), payload]
                    + (width.map { [WireLength.text($0)] } ?? [])
            )
        case .restyle(let layer, let slot, let style): (.restyle, [layer, slot.rawValue, style].map(String.init))
        case .describe(let layer, let tag, let attributes):
            (
                .describe,
                [
                    String(layer), String(tag.rawValue),
                    JSONText.array(attributes.flatMap { [String($0.attribute.rawValue), JSONText.string($0.text)] }),
                ]
            )
        case .listen(let layer, let events): (.listen, [String(layer), String(events.rawValue)])
        case .arrange(let layer, let isVerticalRun): (.arrange, [String(layer), isVerticalRun ? "1" : "0"])
        case .exit(let layer): (.exit, [String(layer)])
        case .links(let layer, let links): (.links, [String(layer)] + (links.isEmpty ? [] : [Self.json(links)]))
        case .animate(let layer, let properties, let timing):
            (.animate, [String(layer), Self.frames(properties)] + (timing.map(Self.json) ?? []))
        }
    }

    /// `[[source, property, from, to, valueFrom, valueTo], …]`
    package static func json(_ links: [ScrollLink]) -> String {
        JSONText.array(
            links.map { link in
                let property =
                    switch link.property {
                    case .translationY: 0
                    case .opacity: 1
                    case .height: 2
                    }
                return JSONText.array([
                    String(link.source), String(property), WireLength.number(link.offsetFrom),
                    WireLength.number(link.offsetTo), WireLength.number(link.valueFrom),
                    WireLength.number(link.valueTo),
                ])
            }
        )
    }

    private static func frames(_ properties: [AnimatedProperty]) -> String {
        JSONText.array(
            properties.flatMap { [JSONText.string($0.name), JSONText.array($0.values.map(JSONText.string))] })
    }

    private static func json(_ timing: AnimationTiming) -> [String] {
        [
            AnimationMarkup.milliseconds(timing.duration), JSONText.string(AnimationMarkup.easing(timing.easing)),
            AnimationMarkup.milliseconds(timing.delay), String(timing.iterations ?? 0), timing.alternates ? "1" : "0",
        ]
    }
}
