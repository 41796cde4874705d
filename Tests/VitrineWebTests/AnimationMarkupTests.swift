// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineWeb
import WebTestSupport

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
        return markup.operation?.json.replacing("[22,\(layer.id),", with: "")
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

    @Test func `what erases a group does so while that fades in`() {
        let from = effects { $0.opacity = 0 }
        let to = effects { $0.isErased = true }
        #expect(operation(.effects(from: from, to: to)) == #"["opacity",["0","1"]],1000,"linear",0,1,0]"#)
        #expect(operation(.effects(from: to, to: from)) == #"["opacity",["1","0"]],1000,"linear",0,1,0]"#)
    }

    @Test func `a text without words has no colour that words come from or go to`() {
        let none = LayerContent.text(DisplayText(styles: [], lines: [], string: ""))
        let black = LayerContent.text(SamplePages.text("A", color: .black))
        let white = LayerContent.text(SamplePages.text("A", color: .white))
        #expect(operation(.content(from: none, to: white)) == nil)
        #expect(operation(.content(from: white, to: none)) == nil)
        #expect(operation(.content(from: black, to: white))?.contains("color") == true)
    }

    @Test func `lines get wider and their dashes march, around boxes too`() {
        func frame(_ phase: Double) -> LayerContent {
            let line = DisplayStroke(width: 2, dash: [8, 6], dashPhase: phase, isInside: true)
            return .stroke(.rectangle, .color(.black), line)
        }
        func ring(_ width: Double) -> LayerContent { .stroke(.circle, .color(.black), DisplayStroke(width: width)) }
        let march = #"[".strokeDashoffset",["0px","-14px"]],1000,"linear",0,1,0]"#
        #expect(operation(.content(from: frame(0), to: frame(-14)), content: frame(-14)) == march)
        let wider = #"[".strokeWidth",["2px","6px"]],1000,"linear",0,1,0]"#
        #expect(operation(.content(from: ring(2), to: ring(6)), content: ring(6)) == wider)
    }

    @Test func `transforms are written with all their steps`() {
        let to = effects { $0.rotation = 2 * .pi }
        let text = operation(.effects(from: .none, to: to))
        let steps = ["0", "6.2832"].map { "translate(0px,0px) rotate(\($0)rad) scale(1,1)" }
        #expect(text == "[\"transform\",[\"\(steps[0])\",\"\(steps[1])\"]],1000,\"linear\",0,1,0]")
    }

    private func operations(_ changes: [(from: LayerEffects, to: LayerEffects, seconds: Double)]) -> [String] {
        let layer = Layer(tree: tree)
        let animations = changes.map {
            LayerAnimation(.effects(from: $0.from, to: $0.to), timing: AnimationTiming(duration: $0.seconds))
        }
        return AnimationMarkup.operations(animations, of: layer).map {
            $0.json.replacing("[22,\(layer.id),", with: "")
        }
    }

    @Test func `parts of a transform that move in times of their own are variables of one form`() {
        let target = effects {
            $0.offsetX = 10
            $0.scaleX = 2
            $0.scaleY = 2
            $0.rotation = 1
        }
        var unmoved = target
        unmoved.offsetX = 0
        var small = target
        (small.scaleX, small.scaleY) = (1, 1)
        let form = #""translate(var(--mxp),0px) rotate(1rad) scale(var(--msn),var(--mtn))""#
        #expect(
            operations([(unmoved, target, 1), (small, target, 2)]) == [
                "[\"transform\",[\(form),\(form)]," + #""--mxp",["0px","10px"]],1000,"linear",0,1,0]"#,
                "[\"transform\",[\(form),\(form)],"
                    + #""--msn",["1","2"],"--mtn",["1","2"]],2000,"linear",0,1,0]"#,
            ])
        // What only one of them moves needs no variables.
        var clear = target
        clear.opacity = 0
        let one = operations([(unmoved, target, 1), (clear, target, 2)])
        #expect(one.allSatisfy { !$0.contains("var(") } && one[0].contains("translate(0px,0px)"))
    }

    @Test func `a layer that comes to a rest goes there from the origin of its transform`() {
        func scaled(_ scale: Double) -> LayerEffects {
            effects {
                $0.scaleX = scale
                ($0.anchorX, $0.anchorY) = (0, 0.5)
            }
        }
        let growth = operation(.effects(from: scaled(0), to: scaled(1)))
        #expect(growth?.contains(#""transformOrigin",["0% 50%","0% 50%"]"#) == true)
        // Its styles say the origin of a layer that is not at rest.
        #expect(operation(.effects(from: scaled(1), to: scaled(0)))?.contains("transformOrigin") == false)
        var clear = scaled(1)
        clear.opacity = 0
        #expect(operation(.effects(from: clear, to: scaled(1)))?.contains("transformOrigin") == false)
    }

    @Test func `turns in space go by their angle, a full one too`() throws {
        func turned(_ angle: Double) throws -> LayerEffects {
            let turn = try #require(
                SpatialTurn(angle: angle, axis: (x: 0, y: 3, z: 0), anchor: (x: 50, y: 25, z: 10), pull: 0.01))
            return effects {
                $0.project(turn)
                $0.offsetX = 7
            }
        }
        let steps = ["0", "6.2832"].map {
            "translate(57px,25px) perspective(100px) translateZ(10px) rotate3d(0,1,0,\($0)rad) translateZ(-10px) "
                + "translate(-50px,-25px)"
        }
        let text = try operation(.effects(from: turned(0), to: turned(2 * .pi)))
        #expect(text == "[\"transform\",[\"\(steps[0])\",\"\(steps[1])\"]],1000,\"linear\",0,1,0]")
        // From a layer that was not turned, and back to it, whose own origin is elsewhere.
        let entrance = try operation(.effects(from: .none, to: turned(1)))
        #expect(entrance?.contains("rotate3d(0,1,0,0rad)") == true && entrance?.contains("matrix") == false)
        #expect(entrance?.contains("transformOrigin") == false)
        #expect(try operation(.effects(from: turned(1), to: .none))?.contains(#""transformOrigin",["0% 0%","#) == true)
        // Other transforms have no angle.
        let scaled = effects { $0.scaleX = 2 }
        #expect(try operation(.effects(from: scaled, to: turned(1)))?.contains("rotate3d") == false)
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
        let comes = operation(.room(isEntering: true, shift: 0))
        #expect(comes?.hasPrefix(#"["marginBottom",["-58px","0px"]]"#) == true)
        // Beside what goes before it.
        let stays = #"["marginBottom",["-58px","0px"],"translate",["0px -30px","0px 0px"]]"#
        #expect(operation(.room(isEntering: true, shift: 30))?.hasPrefix(stays) == true)
        let goes = #"["marginBottom",["0px","-58px"],"translate",["0px 0px","0px 30px"]]"#
        #expect(operation(.room(isEntering: false, shift: 30))?.hasPrefix(goes) == true)
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

    @Test func `colours blend; a colour and a gradient do not`() {
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
        // What ran there ends.
        let ends = #"["backgroundImage",[],"--ga",[],"--g0c",[],"--g0p",[],"--g1c",[],"--g1p",[]],1000,"linear",0,1,0]"#
        #expect(operation(.content(from: red, to: gradient), content: gradient) == ends)
    }

    private func fill(_ stops: [Double], from start: (Double, Double) = (0, 0), to end: (Double, Double) = (1, 0))
        -> LayerContent
    {
        let stops = stops.enumerated().map { index, location in
            Paint.GradientStop(color: index == 0 ? .black : .white, location: location)
        }
        return .fill(
            .rectangle,
            .linearGradient(stops: stops, startX: start.0, startY: start.1, endX: end.0, endY: end.1))
    }

    @Test func `gradients of one form travel by their variables`() throws {
        let image = "linear-gradient(var(--ga),var(--g0c) var(--g0p),var(--g1c) var(--g1p))"
        let (from, to) = (fill([0, 0.5]), fill([0.5, 1]))
        let text = try #require(operation(.content(from: from, to: to), content: to))
        let colors = ##""--g0c",["#000000","#000000"],"--g0p",["0%","50%"],"--g1c",["#ffffff","#ffffff"]"##
        #expect(
            text == "[\"backgroundImage\",[\"\(image)\",\"\(image)\"],\"--ga\",[\"90deg\",\"90deg\"]," + colors
                + #","--g1p",["50%","100%"]],1000,"linear",0,1,0]"#)
    }

    @Test func `a gradient turns the short way`() {
        let up = fill([0, 1], from: (0.5, 1), to: (0.5, 0))
        let left = fill([0, 1], from: (1, 0.5), to: (0, 0.5))
        #expect(operation(.content(from: up, to: left), content: left)?.contains(#""--ga",["0deg","-90deg"]"#) == true)
    }

    @Test func `a gradient of another form is there at once, and the old one ends`() {
        let (from, to) = (fill([0, 1]), fill([0, 0.5, 1]))
        let text = operation(.content(from: from, to: to), content: to)
        #expect(text?.hasPrefix(#"["backgroundImage",[],"--ga",[],"#) == true)
        #expect(operation(.content(from: from, to: to), nil, content: to)?.contains("backgroundImage") == true)
    }

    @Test func `the form of a gradient travels, and between a gradient and a colour the form alone`() {
        let stops = [
            Paint.GradientStop(color: .black, location: 0), Paint.GradientStop(color: .white, location: 1),
        ]
        let gradient = Paint.linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0)
        func path(_ width: Double) -> Outline { .path([.move(x: 0, y: 0), .line(x: width, y: 0), .close]) }
        func travel(_ from: LayerContent, _ to: LayerContent) -> String {
            operation(.contentFrames([from, to]), content: to) ?? ""
        }
        let way = #"[".d",["path(\"M0 0L10 0Z\")","path(\"M0 0L20 0Z\")"]],1000,"linear",0,1,0]"#
        #expect(travel(.fill(path(10), gradient), .fill(path(20), gradient)).hasSuffix(way))
        #expect(travel(.fill(path(10), .color(.black)), .fill(path(20), gradient)).hasSuffix(way))
        #expect(travel(.fill(path(10), .color(.black)), .fill(path(20), .color(.white))).contains(".fill"))
    }

    @Test func `gradients around a point travel too`() {
        let stops = [
            Paint.GradientStop(color: .black, location: 0), Paint.GradientStop(color: .white, location: 1),
        ]
        func travel(_ from: Paint, _ to: Paint) -> String {
            let (from, to) = (LayerContent.fill(.rectangle, from), LayerContent.fill(.rectangle, to))
            return operation(.content(from: from, to: to), content: to) ?? ""
        }
        func radial(_ x: Double, _ end: Double) -> Paint {
            .radialGradient(stops: stops, centerX: x, centerY: 0.5, startRadius: 0, endRadius: end)
        }
        let text = travel(radial(0, 10), radial(1, 20))
        #expect(text.contains("radial-gradient(circle at var(--gxp) var(--gyp),"))
        #expect(text.contains(#""--gxp",["0%","100%"]"#) && text.contains(#""--g1p",["10px","20px"]"#))
        func angular(_ angle: Double) -> Paint {
            .angularGradient(stops: stops, centerX: 0.5, centerY: 0.5, angle: angle)
        }
        // A full turn is one.
        #expect(travel(angular(0), angular(2 * .pi)).contains(#""--ga",["90deg","450deg"]"#))
        func elliptical(_ end: Double) -> Paint {
            .ellipticalGradient(stops: stops, centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: end)
        }
        #expect(travel(elliptical(0.5), elliptical(1)).contains(#""--grp",["50%","100%"]"#))
    }
}
