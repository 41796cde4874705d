// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineTesting

private let spring = Spring(duration: 0.9, bounce: 0.3)

/// A square that comes, and another one that goes.
@MainActor private func coming(_ transition: AnyTransition) -> String {
    let comes = change(.linear) { isOn in if isOn { Square().transition(transition) } }
    let goes = change(.linear) { isOn in if !isOn { Square().transition(transition) } }
    return comes + "\n" + goes
}

@MainActor private func coming(_ transition: some Transition) -> String { coming(AnyTransition(transition)) }

private struct Shifted: ViewModifier {
    let x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor let animationOptions: [OptionTable] = [
    outcomes(
        Animation.self,
        [
            "bouncy": .bouncy, "bouncy(duration:extraBounce:)": .bouncy(duration: 0.7, extraBounce: 0.1),
            "default": .default, "easeIn": .easeIn, "easeIn(duration:)": .easeIn(duration: 3),
            "easeInOut": .easeInOut, "easeInOut(duration:)": .easeInOut(duration: 3), "easeOut": .easeOut,
            "easeOut(duration:)": .easeOut(duration: 3), "interactiveSpring": .interactiveSpring,
            "interactiveSpring(duration:extraBounce:blendDuration:)": .interactiveSpring(
                duration: 0.6, extraBounce: 0.2),
            "interactiveSpring(response:dampingFraction:blendDuration:)": .interactiveSpring(
                response: 0.8, dampingFraction: 0.5),
            "interpolatingSpring": .interpolatingSpring,
            "interpolatingSpring(_:initialVelocity:)": .interpolatingSpring(spring, initialVelocity: 3),
            "interpolatingSpring(duration:bounce:initialVelocity:)": .interpolatingSpring(
                duration: 0.8, bounce: 0.1, initialVelocity: 2),
            "interpolatingSpring(mass:stiffness:damping:initialVelocity:)": .interpolatingSpring(
                mass: 2, stiffness: 100, damping: 5),
            "linear": .linear, "linear(duration:)": .linear(duration: 3), "smooth": .smooth,
            "smooth(duration:extraBounce:)": .smooth(duration: 2, extraBounce: 0.1), "snappy": .snappy,
            "snappy(duration:extraBounce:)": .snappy(duration: 2, extraBounce: 0.1), "spring": .spring,
            "spring(_:blendDuration:)": .spring(spring),
            "spring(duration:bounce:blendDuration:)": .spring(duration: 1.5, bounce: 0.2),
            "spring(response:dampingFraction:blendDuration:)": .spring(response: 1.2, dampingFraction: 0.4),
            "timingCurve(_:_:_:_:duration:)": .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 2),
            "timingCurve(_:duration:)": .timingCurve(.circularEaseIn, duration: 2),
        ]
    ) { animation in
        change(animation) { Square().offset(x: $0 ? 100 : 0) }
    }
    .alike(
        "default", "smooth", "spring", "interpolatingSpring",
        because: "the default animation is the spring without bounce of half a second, which all of these are"),
    outcomes(
        "Spring",
        [
            "bouncy": Spring.bouncy, "bouncy(duration:extraBounce:)": .bouncy(duration: 2), "smooth": .smooth,
            "smooth(duration:extraBounce:)": .smooth(duration: 2, extraBounce: 0.01), "snappy": .snappy,
            "snappy(duration:extraBounce:)": .snappy(duration: 2),
        ]
    ) { spring in
        change(.spring(spring)) { Square().offset(x: $0 ? 100 : 0) }
    },
    outcomes(
        UnitCurve.self,
        [
            "bezier(startControlPoint:endControlPoint:)": .bezier(startControlPoint: .top, endControlPoint: .trailing),
            "circularEaseIn": .circularEaseIn, "inverse": .circularEaseIn.inverse,
            "circularEaseInOut": .circularEaseInOut,
            "circularEaseOut": .circularEaseOut, "easeIn": .easeIn, "easeInOut": .easeInOut, "easeOut": .easeOut,
            "linear": .linear,
        ]
    ) { curve in
        change(.timingCurve(curve, duration: 1)) { Square().offset(x: $0 ? 100 : 0) }
    }
    .alike("circularEaseOut", "inverse", because: "the inverse of the circle that begins slowly ends slowly"),
    outcomes(
        AnimationCompletionCriteria.self, ["logicallyComplete": .logicallyComplete, "removed": .removed]
    ) { criteria in
        // A bouncing spring is where it goes long before it is still; this is how long the engine waits.
        "\(String(describing: criteria.time(of: .bouncy(duration: 3))))"
    },
    outcomes(
        AnyTransition.self,
        [
            "asymmetric(insertion:removal:)": .asymmetric(insertion: .opacity, removal: .slide),
            "identity": .identity,
            "modifier(active:identity:)": .modifier(active: Shifted(x: 7), identity: Shifted(x: 0)),
            "move(edge:)": .move(edge: .bottom), "offset(_:)": .offset(CGSize(width: 3, height: 4)),
            "offset(x:y:)": .offset(x: 5, y: 6), "opacity": .opacity, "push(from:)": .push(from: .bottom),
            "scale": .scale, "scale(scale:anchor:)": .scale(scale: 0.4, anchor: .bottom), "slide": .slide,
            "symbolEffect": .symbolEffect, "symbolEffect(_:options:)": .symbolEffect(.disappear.down),
        ]
    ) { coming($0) },
    outcomes(
        "Transition",
        [
            "blurReplace": AnyTransition(.blurReplace), "blurReplace(_:)": AnyTransition(.blurReplace(.upUp)),
            "identity": AnyTransition(.identity), "move(edge:)": AnyTransition(.move(edge: .bottom)),
            "offset(_:)": AnyTransition(.offset(CGSize(width: 3, height: 4))),
            "offset(x:y:)": AnyTransition(.offset(x: 5, y: 6)), "opacity": AnyTransition(.opacity),
            "push(from:)": AnyTransition(.push(from: .bottom)), "scale": AnyTransition(.scale),
            "scale(_:anchor:)": AnyTransition(.scale(0.4, anchor: .bottom)), "slide": AnyTransition(.slide),
            "symbolEffect": AnyTransition(.symbolEffect),
            "symbolEffect(_:options:)": AnyTransition(.symbolEffect(.disappear.down)),
        ]
    ) { coming($0) },
    outcomes(BlurReplaceTransition.Configuration.self, ["downUp": .downUp, "upUp": .upUp]) {
        coming(.blurReplace($0))
    },
    outcomes(
        TransitionPhase.self,
        ["didDisappear": .didDisappear, "identity": .identity, "willAppear": .willAppear]
    ) { phase in
        struct Following: Transition {
            let phase: TransitionPhase
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(x: phase == self.phase ? 12 : 0)
            }
        }
        return coming(Following(phase: phase))
    },
    outcomes(
        ContentTransition.self,
        [
            "identity": .identity, "interpolate": .interpolate,
            "numericText(countsDown:)": .numericText(countsDown: true),
            "numericText(value:)": .numericText(value: 3), "opacity": .opacity, "symbolEffect": .symbolEffect,
            "symbolEffect(_:options:)": .symbolEffect(.replace.downUp),
        ]
    ) { transition in
        change(.linear) { isOn in
            Text(verbatim: isOn ? "12" : "3").contentTransition(transition)
            Image(systemName: isOn ? "star" : "heart").contentTransition(transition)
        }
    }
    .alike("interpolate", "opacity", because: "there is nothing between two texts: they fade"),
    outcomes(
        "SymbolEffect",
        [
            "~none": SymbolKind.none, "appear": .appear, "automatic": .automatic, "bounce": .bounce,
            "breathe": .breathe, "disappear": .disappear, "pulse": .pulse, "replace": .replace, "rotate": .rotate,
            "scale": .scale, "variableColor": .variableColor, "wiggle": .wiggle,
        ]
    ) { kind in
        change { isOn in
            switch kind {
            case .none: symbol
            case .appear: symbol.symbolEffect(.appear, isActive: isOn)
            case .automatic: symbol.contentTransition(.symbolEffect(.automatic))
            case .bounce: symbol.symbolEffect(.bounce, isActive: isOn)
            case .breathe: symbol.symbolEffect(.breathe, isActive: isOn)
            case .disappear: symbol.symbolEffect(.disappear, isActive: isOn)
            case .pulse: symbol.symbolEffect(.pulse, isActive: isOn)
            case .replace: symbol.contentTransition(.symbolEffect(.replace))
            case .rotate: symbol.symbolEffect(.rotate, isActive: isOn)
            case .scale: symbol.symbolEffect(.scale.up, isActive: isOn)
            case .variableColor: symbol.symbolEffect(.variableColor, isActive: isOn)
            case .wiggle: symbol.symbolEffect(.wiggle, isActive: isOn)
            }
        }
    }
    .alike("pulse", "variableColor", because: "our symbols have one layer, of which the colour varies as a whole"),
    outcomes(
        AppearSymbolEffect.self,
        [
            "~plain": .appear, "byLayer": .appear.byLayer, "down": .appear.down, "up": .appear.up,
            "wholeSymbol": .appear.wholeSymbol,
        ]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0) } }
    .alike("~plain", "byLayer", "wholeSymbol", because: oneLayer),
    outcomes(
        BounceSymbolEffect.self,
        [
            "~plain": .bounce, "byLayer": .bounce.byLayer, "down": .bounce.down, "up": .bounce.up,
            "wholeSymbol": .bounce.wholeSymbol,
        ]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0) } }
    .alike(
        "~plain", "byLayer", "wholeSymbol", "up", because: oneLayer + ", and bounces upwards unless asked otherwise"),
    outcomes(
        BreatheSymbolEffect.self,
        [
            "~plain": .breathe, "byLayer": .breathe.byLayer, "plain": .breathe.plain, "pulse": .breathe.pulse,
            "wholeSymbol": .breathe.wholeSymbol,
        ]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0) } }
    .alike(
        "~plain", "byLayer", "wholeSymbol", "pulse", because: oneLayer + ", and fades as it breathes unless it is plain"
    ),
    outcomes(
        DisappearSymbolEffect.self,
        [
            "~plain": .disappear, "byLayer": .disappear.byLayer, "down": .disappear.down, "up": .disappear.up,
            "wholeSymbol": .disappear.wholeSymbol,
        ]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0) } }
    .alike(
        "~plain", "byLayer", "wholeSymbol", "up", because: oneLayer + ", and shrinks as it goes unless asked otherwise"),
    outcomes(
        "PulseSymbolEffect",
        [
            "~other": nil, "byLayer": PulseSymbolEffect.pulse.byLayer as PulseSymbolEffect?,
            "wholeSymbol": PulseSymbolEffect.pulse.wholeSymbol,
        ]
    ) { effect in
        change { isOn in if let effect { symbol.symbolEffect(effect, isActive: isOn) } else { symbol } }
    }
    .alike("byLayer", "wholeSymbol", because: oneLayer),
    outcomes(
        ReplaceSymbolEffect.self,
        [
            "byLayer": .replace.byLayer, "downUp": .replace.downUp, "offUp": .replace.offUp, "upUp": .replace.upUp,
            "wholeSymbol": .replace.wholeSymbol,
        ]
    ) { effect in look { symbol.contentTransition(.symbolEffect(effect)) } },
    outcomes(
        RotateSymbolEffect.self,
        [
            "byLayer": .rotate.byLayer, "clockwise": .rotate.clockwise,
            "counterClockwise": .rotate.counterClockwise, "wholeSymbol": .rotate.wholeSymbol,
        ]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0) } }
    .alike("byLayer", "wholeSymbol", "clockwise", because: oneLayer + ", and turns clockwise unless asked otherwise"),
    outcomes(
        ScaleSymbolEffect.self,
        ["byLayer": .scale.byLayer, "down": .scale.down, "up": .scale.up, "wholeSymbol": .scale.wholeSymbol]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0) } }
    .alike("byLayer", "wholeSymbol", "up", because: oneLayer + ", and grows unless asked otherwise"),
    outcomes(
        "VariableColorSymbolEffect",
        [
            "~other": nil,
            "cumulative": VariableColorSymbolEffect.variableColor.cumulative as VariableColorSymbolEffect?,
            "dimInactiveLayers": VariableColorSymbolEffect.variableColor.dimInactiveLayers,
            "hideInactiveLayers": VariableColorSymbolEffect.variableColor.hideInactiveLayers,
            "iterative": VariableColorSymbolEffect.variableColor.iterative,
            "nonReversing": VariableColorSymbolEffect.variableColor.nonReversing,
            "reversing": VariableColorSymbolEffect.variableColor.reversing,
        ]
    ) { effect in
        change { isOn in if let effect { symbol.symbolEffect(effect, isActive: isOn) } else { symbol } }
    }
    .alike(
        "cumulative", "dimInactiveLayers", "hideInactiveLayers", "iterative", "nonReversing", "reversing",
        because: oneLayer),
    outcomes(
        WiggleSymbolEffect.self,
        [
            "backward": .wiggle.backward, "byLayer": .wiggle.byLayer, "clockwise": .wiggle.clockwise,
            "counterClockwise": .wiggle.counterClockwise, "down": .wiggle.down, "forward": .wiggle.forward,
            "left": .wiggle.left, "right": .wiggle.right, "up": .wiggle.up, "wholeSymbol": .wiggle.wholeSymbol,
        ]
    ) { effect in change { symbol.symbolEffect(effect, isActive: $0).environment(\.layoutDirection, .rightToLeft) } }
    .alike(
        "byLayer", "wholeSymbol", "clockwise", because: oneLayer + ", and turns clockwise first unless asked otherwise"
    )
    .alike("backward", "right", because: "reading goes to the left here")
    .alike("forward", "left", because: "reading goes to the left here"),
    outcomes(
        SymbolEffectOptions.self,
        [
            "default": .default, "nonRepeating": .nonRepeating, "repeat(_:)": .repeat(.periodic(4)),
            "repeating": .repeating, "speed(_:)": .speed(3),
        ]
    ) { options in "\(SymbolLook.going(pulse, options)) \(SymbolLook.triggered(pulse, options))" },
    outcomes(
        SymbolEffectOptions.RepeatBehavior.self,
        ["continuous": .continuous, "periodic": .periodic, "periodic(_:delay:)": .periodic(3, delay: 2)]
    ) { behavior in "\(SymbolLook.going(pulse, .repeat(behavior)))" },
    outcomes(
        MatchedGeometryProperties.self, ["frame": .frame, "position": .position, "size": .size]
    ) { properties in
        change(.linear) { isOn in Matched(properties: properties, isSecond: isOn) }
    },
    views(
        "TimelineSchedule",
        [
            "animation": { Dated(.animation) },
            "animation(minimumInterval:paused:)": { Dated(.animation(minimumInterval: 3)) },
            "everyMinute": { Dated(.everyMinute) },
            "explicit(_:)": { Dated(.explicit([start.addingTimeInterval(7), start.addingTimeInterval(9)])) },
            "periodic(from:by:)": { Dated(.periodic(from: start, by: 11)) },
        ]),
    outcomes(TimelineScheduleMode.self, ["lowFrequency": .lowFrequency, "normal": .normal]) { mode in
        "\(AnimationTimelineSchedule().entries(from: start, mode: mode).prefix(3).map(\.timeIntervalSinceReferenceDate))"
    },
    told("TimelineView.Context.Cadence", ["live": { try cadence(.animation) }])
        .never("seconds", "minutes", because: "no screen of a browser is always on and seldom drawn"),
]

private let oneLayer = "a symbol of one layer moves as a whole"

private let pulse = PulseSymbolEffect.pulse.configuration

private enum SymbolKind {
    case none, appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
}

private var symbol: some View { Image(systemName: "star") }

private let start = Date(timeIntervalSinceReferenceDate: 6_000)

/// Says the first dates of a schedule.
private struct Dated: View {
    let dates: [Date]

    init(_ schedule: some TimelineSchedule) {
        dates = Array(schedule.entries(from: start, mode: .normal).prefix(2))
    }

    var body: some View { Text(verbatim: "\(dates.map(\.timeIntervalSinceReferenceDate))") }
}

@MainActor private func cadence(_ schedule: some TimelineSchedule) throws -> String {
    let host = TestHost { TimelineView(schedule) { context in Text(verbatim: "\(context.cadence)") } }
    return host.labels.joined()
}

private struct Matched: View {
    let properties: MatchedGeometryProperties
    let isSecond: Bool
    @Namespace private var space

    var body: some View {
        VStack(alignment: .leading) {
            if isSecond {
                Color.red.frame(width: 80, height: 30)
                    .matchedGeometryEffect(id: 1, in: space, properties: properties)
            }
            Color.green.frame(width: 300, height: 200)
            if !isSecond {
                Color.blue.frame(width: 20, height: 40)
                    .matchedGeometryEffect(id: 1, in: space, properties: properties)
            }
        }
    }
}
