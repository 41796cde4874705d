// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension View {
    /// Animates the symbols in the view with an effect while it is active.
    ///
    /// - Support: partial: the icons have one layer, which moves as a whole.
    public nonisolated func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect & SymbolEffect {
        modifier(ActiveSymbolEffect(effect: effect.configuration, options: options, isActive: isActive))
    }

    /// Animates the symbols in the view with an effect whenever a value changes.
    ///
    /// - Support: partial: the icons have one layer, which moves as a whole.
    public nonisolated func symbolEffect<T, U>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View where T: DiscreteSymbolEffect & SymbolEffect, U: Equatable {
        modifier(TriggeredSymbolEffect(effect: effect.configuration, options: options, value: value))
    }

    /// Removes effects that are set around this view from it.
    ///
    /// - Support: partial: effects apply only to the view that they are set on.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// The appearance of a symbol at a moment of an effect.
package nonisolated struct SymbolLook: Equatable {
    var scale = 1.0
    var opacity = 1.0
    var angle = 0.0
    var rise = 0.0
    /// The shift to the right, and in the reading direction, in points.
    var shift = 0.0
    var advance = 0.0
    /// The duration of the step, in seconds.
    var time = 0.2

    static let rest = SymbolLook()
    /// A final step without motion.
    private static let end = SymbolLook(time: 1e9)
    /// The maximum number of runs of an effect that a change triggers.
    private static let limit = 20

    /// Returns the steps of an effect that runs while it is active, from rest to rest; it ends after the requested
    /// runs.
    package static func going(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions) -> [SymbolLook] {
        var once = steps(of: effect, speed: options.factor)
        if options.delay > 0 { once.append(SymbolLook(time: options.delay)) }
        guard let count = options.count else { return once }
        return Array(repeatElement(once, count: min(max(count, 1), limit)).joined()) + [end]
    }

    /// Returns the steps of an effect that a change triggers; an endless one runs up to the limit.
    package static func triggered(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions) -> [SymbolLook] {
        let count = options.count ?? (options.repeats == true ? limit : 1)
        var once = steps(of: effect, speed: options.factor)
        if options.delay > 0 { once.append(SymbolLook(time: options.delay)) }
        return Array(repeatElement(once, count: min(max(count, 1), limit)).joined())
    }

    /// Returns the steps of one run, from rest to rest.
    static func steps(of effect: SymbolEffectConfiguration, speed: Double) -> [SymbolLook] {
        let looks: [SymbolLook] =
            switch effect.kind {
            case .bounce(let isUp):
                [
                    SymbolLook(), SymbolLook(scale: isUp ? 1.2 : 0.85, rise: isUp ? -2 : 2, time: 0.16),
                    SymbolLook(time: 0.24),
                ]
            case .pulse, .variableColor: [SymbolLook(time: 0.5), SymbolLook(opacity: 0.35, time: 0.5)]
            case .breathe(let fades):
                [SymbolLook(time: 1), SymbolLook(scale: 1.12, opacity: fades ? 0.8 : 1, time: 1)]
            case .wiggle(.turn(let isClockwise)):
                [
                    SymbolLook(time: 0.12), SymbolLook(angle: isClockwise ? 10 : -10, time: 0.12),
                    SymbolLook(angle: isClockwise ? -10 : 10, time: 0.12),
                ]
            case .wiggle(.shift(let x, let y)):
                [
                    SymbolLook(time: 0.12), SymbolLook(rise: y, shift: x, time: 0.12),
                    SymbolLook(rise: -y, shift: -x, time: 0.12),
                ]
            case .wiggle(.advance(let distance)):
                [
                    SymbolLook(time: 0.12), SymbolLook(advance: distance, time: 0.12),
                    SymbolLook(advance: -distance, time: 0.12),
                ]
            case .rotate(let isClockwise):
                [
                    SymbolLook(time: 0), SymbolLook(angle: isClockwise ? 180 : -180, time: 0.6),
                    SymbolLook(angle: isClockwise ? 360 : -360, time: 0.6),
                ]
            case .scale, .appear, .disappear, .replace: [SymbolLook()]
            }
        return looks.map { look in
            var look = look
            look.time /= speed
            return look
        }
    }
}

private nonisolated struct ShownSymbolLook: ViewModifier {
    let look: SymbolLook
    @Environment(\.layoutDirection) private var direction

    @MainActor func body(content: Content) -> some View {
        content.rotationEffect(.degrees(look.angle)).scaleEffect(look.scale).opacity(look.opacity)
            .offset(x: look.shift + (direction == .rightToLeft ? -look.advance : look.advance), y: look.rise)
    }
}

private nonisolated struct ActiveSymbolEffect: ViewModifier {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let isActive: Bool

    @MainActor func body(content: Content) -> some View {
        switch effect.kind {
        case .scale(let isUp):
            content.scaleEffect(isActive ? (isUp ? 1.15 : 0.85) : 1).animation(.default, value: isActive)
        case .disappear(let way):
            content.opacity(isActive ? 0 : 1).scaleEffect(isActive ? way.scale : 1).animation(.default, value: isActive)
        case .appear(let way):
            content.opacity(isActive ? 1 : 0).scaleEffect(isActive ? 1 : way.scale).animation(.default, value: isActive)
        default:
            // One view whether it moves or not, so that its state is kept: other phases begin anew in the same animator.
            PhaseAnimator(isActive ? SymbolLook.going(effect, options) : [.rest]) { look in
                content.modifier(ShownSymbolLook(look: look))
            } animation: {
                .easeInOut(duration: $0.time)
            }
        }
    }
}

private nonisolated struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let value: Value

    @MainActor func body(content: Content) -> some View {
        PhaseAnimator(SymbolLook.triggered(effect, options), trigger: value) { look in
            content.modifier(ShownSymbolLook(look: look))
        } animation: {
            $0.time > 0 ? .easeInOut(duration: $0.time) : nil
        }
    }
}
