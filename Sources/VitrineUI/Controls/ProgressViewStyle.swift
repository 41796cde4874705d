// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

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
nonisolated public struct ProgressViewStyleConfiguration {
    public typealias Label = _ConfigurationLabel
    public typealias CurrentValueLabel = _ConfigurationLabel

    /// 0 to 1; `nil` where nobody knows.
    public let fractionCompleted: Double?
    public var label: ProgressViewStyleConfiguration.Label?
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyle {
    @MainActor package func isSame(as other: any ProgressViewStyle) -> Bool {
        guard let other = other as? Self else { return false }
        return ValueComparisons.shared.isSame(self, other)
    }
}

package struct ProgressViewStyleBox: Equatable, @unchecked Sendable {
    package let style: any ProgressViewStyle

    package nonisolated init(_ style: any ProgressViewStyle) {
        self.style = style
    }

    package static func == (a: ProgressViewStyleBox, b: ProgressViewStyleBox) -> Bool {
        let pair = UncheckedSendable((a.style, b.style))
        return MainActor.assumeIsolated { pair.value.0.isSame(as: pair.value.1) }
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ProgressViewStyleBox? { nil }
}

extension EnvironmentValues {
    /// `nil` is the platform's.
    package var progressViewStyle: ProgressViewStyleBox? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the progress views in the view look.
    public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        environment(\.progressViewStyle, ProgressViewStyleBox(style))
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
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressSpinner(configuration: configuration)
    }
}

/// A bar; it is empty where nobody knows the value.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(fraction: configuration.fractionCompleted ?? 0, configuration: configuration)
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
