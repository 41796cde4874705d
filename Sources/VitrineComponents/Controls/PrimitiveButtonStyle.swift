// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view of a button.
    associatedtype Body: View

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style that decides when a button acts gets.
nonisolated public struct PrimitiveButtonStyleConfiguration: NestedConfiguration {
    public typealias Label = _ConfigurationLabel

    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    package let action: @MainActor () -> Void
    package var nesting: StyleNesting<PrimitiveButtonStyleConfiguration>?

    /// Runs the button's action.
    @MainActor @preconcurrency
    public func trigger() { action() }
}
