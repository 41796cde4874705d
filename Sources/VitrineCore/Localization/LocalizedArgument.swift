// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value in a localised string, in the place of a format specifier.
nonisolated package enum LocalizedArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
    case formatted(FormattedValue)
    case resource(LocalizedStringResource)

    /// The number that decides a plural form, where the argument is one.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        case .string, .text, .formatted, .resource: nil
        }
    }
}

/// A piece of a localised text: characters, or a text with a look of its own.
nonisolated package enum LocalizedPart: Equatable, Sendable {
    case string(String)
    case text(Text)
}

/// A value that has a format specifier in localised strings.
public protocol _FormatSpecifiable: Equatable, Sendable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}
