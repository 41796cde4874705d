// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of view that presents a progress view.
    associatedtype Body: View

    /// Returns the view that presents a progress view.
    ///
    /// - Parameter configuration: The fraction and the labels of the progress view.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a progress view that the style presents.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that a style presents.
nonisolated public struct ProgressViewStyleConfiguration: NestedConfiguration {
    /// The type-erased label of a progress view.
    public typealias Label = _ConfigurationLabel
    /// The type-erased label of a progress view's current value.
    public typealias CurrentValueLabel = _ConfigurationLabel

    /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
    public let fractionCompleted: Double?
    /// The label of the task, or `nil`.
    public var label: ProgressViewStyleConfiguration.Label?
    /// The label of the current value, or `nil`.
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    package var nesting: StyleNesting<ProgressViewStyleConfiguration>?
}

extension ProgressViewStyleConfiguration {
    package static var style:
        any WritableKeyPath<EnvironmentValues, StyleBox<ProgressViewStyleConfiguration>> & Sendable
    { \.progressViewStyle }
}

extension StyleBox where Configuration == ProgressViewStyleConfiguration {
    package init<S: ProgressViewStyle>(_ style: S) {
        self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox(DefaultProgressViewStyle())
}

extension EnvironmentValues {
    package var progressViewStyle: StyleBox<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue.over(self[ProgressViewStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the progress views in the view.
    public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        environment(\.progressViewStyle, StyleBox(style))
    }
}

/// The default style: a bar for determinate progress, a spinner for indeterminate progress.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the default style.
    public init() {}

    /// Returns a bar for determinate progress and a spinner for indeterminate progress.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            ProgressBar(fraction: fraction, configuration: configuration)
        } else {
            ProgressSpinner(configuration: configuration)
        }
    }
}

/// A style that shows a ring for determinate progress and a spinner for indeterminate progress.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style in the default colours.
    public init() { tint = nil }

    /// Creates the style with a tint colour.
    public init(tint: Color) { self.tint = tint }

    /// Returns a ring for determinate progress and a spinner for indeterminate progress.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressSpinner(configuration: configuration, tint: tint)
    }
}

/// A style that shows a bar, which is empty for indeterminate progress.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style in the tint of the environment.
    public init() { tint = nil }

    /// Creates the style with a tint colour.
    public init(tint: Color) { self.tint = tint }

    /// Returns a bar; it is empty for indeterminate progress.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(fraction: configuration.fractionCompleted ?? 0, configuration: configuration)
            .transformEnvironment(\.assignedTint) { $0 = tint.map { AnyShapeStyle($0) } ?? $0 }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style for the place of the progress view.
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring or a spinner.
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
