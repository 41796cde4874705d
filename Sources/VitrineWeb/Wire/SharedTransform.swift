// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The transform of a layer that several animations move, each in its own time.
///
/// A browser runs one animation of a property. Here the property is a form of variables, and each animation has those
/// that it moves (`Client/animation.js`).
struct SharedTransform {
    /// The transform with a variable for each part that is moved.
    private let form: String

    /// The last letter says what a variable is: an angle, a length or a number.
    private static let names = ["--mxp", "--myp", "--mra", "--msn", "--mtn"]

    /// The transform that a layer's animations move; `nil` where one animation moves all of it, or moves it in space.
    init?(_ animations: [LayerAnimation]) {
        var target: [String] = []
        var moving: [[Int]] = []
        for animation in animations {
            switch animation.change {
            case .effects(let from, let to):
                guard from.projection == nil, to.projection == nil else { return nil }
                guard animation.timing != nil else { continue }
                target = Self.parts(of: to)
                let moved = Self.moved(from, to)
                if !moved.isEmpty { moving.append(moved) }
            case .effectFrames: return nil
            case .placement, .placementFrames, .content, .contentFrames, .room, .displacement, .line: break
            }
        }
        guard moving.count > 1 else { return nil }
        for index in moving.joined() { target[index] = "var(\(Self.names[index]))" }
        form = "translate(\(target[0]),\(target[1])) rotate(\(target[2])) scale(\(target[3]),\(target[4]))"
    }

    /// The properties of an animation, with their values; none if it moves no part of the transform.
    func properties(from: LayerEffects, to: LayerEffects) -> [(name: String, values: [String])] {
        let (first, last) = (Self.parts(of: from), Self.parts(of: to))
        let moved = Self.moved(from, to)
        if moved.isEmpty { return [] }
        return [("transform", [form, form])] + moved.map { (Self.names[$0], [first[$0], last[$0]]) }
    }

    private static func parts(of effects: LayerEffects) -> [String] {
        [
            WireLength.text(effects.offsetX) + "px", WireLength.text(effects.offsetY) + "px",
            WireLength.number(effects.rotation) + "rad", WireLength.number(effects.scaleX),
            WireLength.number(effects.scaleY),
        ]
    }

    private static func moved(_ from: LayerEffects, _ to: LayerEffects) -> [Int] {
        let (first, last) = (parts(of: from), parts(of: to))
        return first.indices.filter { first[$0] != last[$0] }
    }
}
