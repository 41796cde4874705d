// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A view modifier whose data can be animated.
@available(*, deprecated, message: "Use Animatable directly.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
