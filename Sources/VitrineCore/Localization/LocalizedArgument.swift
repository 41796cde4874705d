// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value in a localised string, which replaces a format specifier.
nonisolated package enum LocalizedArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
    case formatted(FormattedValue)
    case resource(LocalizedStringResource)

    /// The number that determines a plural form, if the argument is one.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string, .text, .formatted, .resource: nil
        }
    }
}

/// A part of a localised text: characters, or a text with its own attributes.
nonisolated package enum LocalizedPart: Equatable, Sendable {
    case string(String)
    case text(Text)
}

/// A type with a format specifier in localised strings.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The C type that the specifier formats.
    associatedtype _Arg: CVarArg
    /// The value as the C type of its specifier.
    var _arg: _Arg { get }
    /// The format specifier of the type, such as `%lld`.
    var _specifier: String { get }
}
