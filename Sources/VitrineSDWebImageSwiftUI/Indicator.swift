// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// A view that is shown over an image while it is loaded.
public struct Indicator<T: View> {
    let content: (Binding<Bool>, Binding<Double>) -> T

    /// Creates an indicator.
    public init(@ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T) {
        self.content = content
    }
}

/// A spinner while something is loaded.
nonisolated public struct ActivityIndicator: View {
    private let isAnimating: Binding<Bool>

    /// Creates a spinner that is there while a value is true.
    public init(_ isAnimating: Binding<Bool>) { self.isAnimating = isAnimating }

    /// The spinner.
    @MainActor public var body: some View {
        if isAnimating.wrappedValue { ProgressView() }
    }
}

extension Indicator where T == ActivityIndicator {
    /// A spinner.
    public static var activity: Indicator { Indicator { isAnimating, _ in ActivityIndicator(isAnimating) } }
}

extension Indicator where T == AnyView {
    /// A bar without a value: progress is not known.
    public static var progress: Indicator {
        Indicator { isAnimating, _ in
            AnyView(isAnimating.wrappedValue ? ProgressView().progressViewStyle(.linear) : nil)
        }
    }
}

extension AnyTransition {
    /// The image fades in.
    public static var fade: AnyTransition { fade(duration: 0.25) }

    /// The image fades in within a time, in seconds.
    public static func fade(duration: Double) -> AnyTransition {
        .opacity.animation(.easeInOut(duration: duration))
    }
}
