// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Int: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Int64 { Int64(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Int32 { Int32(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Int32 { Int32(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Int32 { self }
    /// The format specifier of the type.
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Int64 { self }
    /// The format specifier of the type.
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: UInt64 { UInt64(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: UInt32 { UInt32(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: UInt32 { UInt32(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: UInt32 { self }
    /// The format specifier of the type.
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: UInt64 { self }
    /// The format specifier of the type.
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Float { self }
    /// The format specifier of the type.
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Double { self }
    /// The format specifier of the type.
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// The value as the C type of its specifier.
    public var _arg: Double { Double(self) }
    /// The format specifier of the type.
    public var _specifier: String { "%lf" }
}

extension LocalizedArgument {
    /// Creates an argument from a value that has a format specifier.
    nonisolated init<T: _FormatSpecifiable>(_ value: T) {
        switch value._arg {
        case let number as Int32: self = .integer(Int64(number))
        case let number as Int64: self = .integer(number)
        case let number as UInt32: self = .unsigned(UInt64(number))
        case let number as UInt64: self = .unsigned(number)
        case let number as Float: self = .double(Double(number))
        case let number as Double: self = .double(number)
        default: self = .string(String(describing: value))
        }
    }
}
