// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The value of a stored property: there, or still to load.
///
/// Named publicly for `@Model`; not for apps.
public struct _PersistedValue<Value> {
    private enum Content {
        case value(Value)
        case notLoaded
    }

    private var content: Content

    /// Creates a value that is there.
    public init(_ value: Value) { content = .value(value) }

    /// Creates a value that is loaded when it is first read.
    public init() { content = .notLoaded }

    /// Whether the value is there.
    public var isLoaded: Bool {
        if case .value = content { true } else { false }
    }

    /// The value; only where it is loaded.
    public var value: Value {
        guard case .value(let value) = content else { preconditionFailure("The value of a property was not loaded.") }
        return value
    }
}
