// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of buttons and when their action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of view that presents a button.
    associatedtype Body: View

    /// Returns the view that presents a button.
    ///
    /// - Parameter configuration: The properties of the button; call its `trigger()` to run the action.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a button that the style presents.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that a primitive button style presents.
nonisolated public struct PrimitiveButtonStyleConfiguration: NestedConfiguration {
    /// The type-erased label of a button.
    public typealias Label = _ConfigurationLabel

    /// The button's role, or `nil`.
    public let role: ButtonRole?
    /// The button's label.
    public let label: PrimitiveButtonStyleConfiguration.Label
    package let action: @MainActor () -> Void
    package var nesting: StyleNesting<PrimitiveButtonStyleConfiguration>?

    /// Runs the button's action.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration {
    package static var style:
        any WritableKeyPath<EnvironmentValues, StyleBox<PrimitiveButtonStyleConfiguration>> & Sendable
    { \.buttonStyle }
}
