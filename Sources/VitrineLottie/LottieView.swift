// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import SwiftUI
import VitrineBase
import VitrineCore

/// The place of an animation: a labelled box of its size.
///
/// Animations are not drawn here, and a diagnostic says so once. The box has the animation's proportions, and its end is
/// told when the animation would be over.
nonisolated public struct LottieView<Placeholder: View>: View {
    private let animation: LottieAnimation?
    private let load: (() async throws -> LottieAnimation?)?
    private let placeholder: (() -> Placeholder)?
    private var mode = LottiePlaybackMode.paused(at: .progress(0))
    private var speed = 1.0
    private var isResizable = false
    private var finished: [(Bool) -> Void] = []

    /// Creates the place of an animation; `nil` shows nothing.
    public init(animation: LottieAnimation?) where Placeholder == EmptyView {
        self.animation = animation
        load = nil
        placeholder = nil
    }

    /// Creates the place of an animation that is loaded.
    public init(_ loadAnimation: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {
        self.init(loadAnimation, placeholder: EmptyView.init)
    }

    /// Creates the place of an animation that is loaded, with a view until then.
    public init(
        _ loadAnimation: @escaping () async throws -> LottieAnimation?,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) {
        animation = nil
        load = loadAnimation
        self.placeholder = placeholder
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// Plays the animation once.
    public func playing() -> Self { playing(loopMode: .playOnce) }

    /// Plays the animation.
    public func playing(loopMode: LottieLoopMode) -> Self {
        playbackMode(.playing(.fromProgress(nil, toProgress: 1, loopMode: loopMode)))
    }

    /// Plays a part of the animation.
    public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { playbackMode(.playing(mode)) }

    /// Plays the animation again and again.
    public func looping() -> Self { playing(loopMode: .loop) }

    /// Stops the animation.
    public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self {
        playbackMode(.paused(at: state))
    }

    /// Sets whether the animation is played.
    public func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self { with { $0.mode = playbackMode } }

    /// Sets how fast the animation is played: 2 is twice as fast.
    public func animationSpeed(_ animationSpeed: Double) -> Self { with { $0.speed = animationSpeed } }

    /// Lets the box take the size that it is offered.
    public func resizable() -> Self { with { $0.isResizable = true } }

    /// Gives the box the size of the animation, up to what it is offered.
    public func intrinsicSize() -> Self { with { $0.isResizable = false } }

    /// Calls an action when the animation would be over, with true; with false when the view goes before.
    public func animationDidFinish(_ animationCompletionHandler: ((_ completed: Bool) -> Void)?) -> Self {
        with { view in animationCompletionHandler.map { view.finished.append($0) } }
    }

    /// Shows the animation at a part of the whole.
    public func currentProgress(_ currentProgress: Double?) -> Self {
        currentProgress.map { paused(at: .progress($0)) } ?? self
    }

    /// The box.
    @MainActor public var body: some View {
        LottieBox(
            animation: animation, load: load, placeholder: placeholder, mode: mode, speed: speed,
            isResizable: isResizable, finished: finished)
    }
}

private struct LottieBox<Placeholder: View>: View {
    let animation: LottieAnimation?
    let load: (() async throws -> LottieAnimation?)?
    let placeholder: (() -> Placeholder)?
    let mode: LottiePlaybackMode
    let speed: Double
    let isResizable: Bool
    let finished: [(Bool) -> Void]
    @State private var loaded: LottieAnimation?

    private struct Play: Hashable {
        let animation: ObjectIdentifier?
        let mode: LottiePlaybackMode
    }

    var body: some View {
        let shown = animation ?? loaded
        ZStack {
            if let shown {
                box(shown)
            } else {
                placeholder?()
            }
        }
        .task { if loaded == nil { loaded = try? await load?() } }
        .task(id: Play(animation: shown.map { ObjectIdentifier($0) }, mode: mode)) { await play(shown) }
    }

    private func box(_ animation: LottieAnimation) -> some View {
        let note: Void = DeveloperNotes.report(
            Diagnostic.Code("lottie-not-drawn"), "The animation \(animation.name) is not drawn.",
            remedy: "Lottie is answered by a shim, which shows a box of the animation's size.", saysPlace: false)
        _ = note
        let size = animation.size
        return RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
            .overlay {
                Text(verbatim: "Lottie: \(animation.name)").font(.caption).foregroundStyle(.secondary)
                    .minimumScaleFactor(0.5).multilineTextAlignment(.center).padding(4)
            }
            .aspectRatio(size.height > 0 ? size.width / size.height : 1, contentMode: .fit)
            .frame(
                maxWidth: isResizable ? .infinity : size.width, maxHeight: isResizable ? .infinity : size.height
            )
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: "Lottie: \(animation.name)"))
    }

    /// Waits as long as the animation would be played.
    private func play(_ animation: LottieAnimation?) async {
        guard let animation, speed != 0, let time = mode.time(of: animation) else { return }
        let isOver = (try? await Task.sleep(for: .seconds(time / abs(speed)))) != nil
        finished.forEach { $0(isOver) }
    }
}
