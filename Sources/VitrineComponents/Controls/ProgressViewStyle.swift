// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The view of a progress view.
    associatedtype Body: View

    /// Makes the view of a progress view.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style gets of a progress view.
nonisolated public struct ProgressViewStyleConfiguration: NestedConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias CurrentValueLabel = _ConfigurationLabel

    /// 0 to 1; `nil` where nobody knows.
    public let fractionCompleted: Double?
    public var label: ProgressViewStyleConfiguration.Label?
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    package var nesting: StyleNesting<ProgressViewStyleConfiguration>?
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
    /// Sets how the progress views in the view look.
    public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        environment(\.progressViewStyle, StyleBox(style))
    }
}

/// A spinner without a value, a bar with one.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            ProgressBar(fraction: fraction, configuration: configuration)
        } else {
            ProgressSpinner(configuration: configuration)
        }
    }
}

/// A spinner without a value, a ring with one.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// A spinner or a ring in a colour.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressSpinner(configuration: configuration, tint: tint)
    }
}

/// A bar; it is empty where nobody knows the value.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// A bar in a colour.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(fraction: configuration.fractionCompleted ?? 0, configuration: configuration)
            .transformEnvironment(\.assignedTint) { $0 = tint.map { AnyShapeStyle($0) } ?? $0 }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
