// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineWeb

@Suite struct AnimationMarkupTests {
    private let tree = DisplayTree()

    private func operation(
        _ change: LayerAnimation.Change, _ timing: AnimationTiming? = AnimationTiming(duration: 1),
        inRun: Bool = false, content: LayerContent = .group
    ) -> String? {
        let parent = Layer(tree: tree, arrangement: inRun ? .verticalRun : .absolute)
        let layer = Layer(tree: tree, content: content)
        parent.append(layer)
        layer.placement = LayerPlacement(x: 30, y: 8, width: 100, height: 50)
        let markup = AnimationMarkup(LayerAnimation(change, timing: timing), of: layer)
        return markup.operation?.replacing("[22,\(layer.id),", with: "")
    }

    private func effects(_ change: (inout LayerEffects) -> Void) -> LayerEffects {
        var effects = LayerEffects.none
        change(&effects)
        return effects
    }

    @Test func `only what differs is on its way`() {
        let from = effects { $0.opacity = 0 }
        #expect(operation(.effects(from: from, to: .none)) == #"["opacity",["0","1"]],1000,"linear",0,1,0]"#)
    }

    @Test func `transforms are written with all their steps`() {
        let to = effects { $0.rotation = 2 * .pi }
        let text = operation(.effects(from: .none, to: to))
        let steps = ["0", "6.2832"].map { "translate(0px,0px) rotate(\($0)rad) scale(1,1)" }
        #expect(text == "[\"transform\",[\"\(steps[0])\",\"\(steps[1])\"]],1000,\"linear\",0,1,0]")
    }

    @Test func `places travel; gaps and rooms of a run are its own`() {
        let from = LayerPlacement(x: 10, y: 4, width: 100, height: 20)
        let to = LayerPlacement(x: 30, y: 8, width: 100, height: 50)
        let place = LayerAnimation.Change.placement(from: from, to: to)
        #expect(
            operation(place) == #"["translate",["-20px -4px","0px 0px"],"height",["20px","50px"]],1000,"linear",0,1,0]"#
        )
        let gap = #"["marginTop",["4px","8px"],"translate",["-20px 0px","0px 0px"],"height",["20px","50px"]],"#
        #expect(operation(place, inRun: true) == gap + #"1000,"linear",0,1,0]"#)
        #expect(operation(.room(isEntering: true))?.hasPrefix(#"["marginBottom",["-58px","0px"]]"#) == true)
    }

    @Test func `times, curves and repetitions`() {
        let from = effects { $0.opacity = 0 }
        func tail(_ timing: AnimationTiming?) -> String? {
            operation(.effects(from: from, to: .none), timing)?.replacing(#"["opacity",["0","1"]]"#, with: "")
        }
        let spring = AnimationTiming(duration: 0.5, easing: .samples([0, 1.05, 1]))
        #expect(tail(spring) == #",500,"linear(0,1.05,1)",0,1,0]"#)
        let endless = AnimationTiming(
            delay: 0.25, duration: 2, easing: .cubic(0.42, 0, 0.58, 1), iterations: nil, alternates: true)
        #expect(tail(endless) == #",2000,"cubic-bezier(0.42,0,0.58,1)",250,0,1]"#)
    }

    @Test func `what is stopped is named without times`() {
        let text = operation(.effects(from: effects { $0.opacity = 0 }, to: .none), nil)
        #expect(text?.contains("opacity") == true && text?.hasSuffix("]]") == true)
    }

    @Test func `colours blend, gradients do not`() {
        let red = LayerContent.fill(.rectangle, .color(DisplayColor(red: 1, green: 0, blue: 0)))
        let blue = LayerContent.fill(.rectangle, .color(DisplayColor(red: 0, green: 0, blue: 1)))
        #expect(
            operation(.content(from: red, to: blue), content: blue)?.hasPrefix(
                ##"["backgroundColor",["#ff0000","#0000ff"]]"##) == true)
        let stops = [
            Paint.GradientStop(color: .black, location: 0), Paint.GradientStop(color: .white, location: 1),
        ]
        let gradient = LayerContent.fill(
            .rectangle, .linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0))
        #expect(operation(.content(from: red, to: gradient), content: gradient) == nil)
    }
}
