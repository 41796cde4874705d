// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation declares these functions for all numbers at once, and they use the process's locale. Those of a concrete
// type, or of fewer types, are preferred and use the locale of the session that runs. (What Foundation declares for a
// concrete type can be replaced in the module that calls it only: FormatsOfSessions.swift in EveryModule.)

extension Int {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { formatted(IntegerFormatStyle<Int>.number) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Int {
        SessionFormats.placed(format).format(self)
    }
}

extension FixedWidthInteger {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { SessionFormats.placed(IntegerFormatStyle<Self>()).format(self) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Self {
        SessionFormats.placed(format).format(self)
    }

    /// Returns the number formatted by a style for other numbers, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger {
        SessionFormats.placed(format).format(S.FormatInput(self))
    }
}

extension Double {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { formatted(FloatingPointFormatStyle<Double>.number) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Double {
        SessionFormats.placed(format).format(self)
    }

    /// Returns the number formatted by a style for other numbers, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint {
        SessionFormats.placed(format).format(S.FormatInput(self))
    }
}

extension Float {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { SessionFormats.placed(FloatingPointFormatStyle<Float>()).format(self) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Float {
        SessionFormats.placed(format).format(self)
    }

    /// Returns the number formatted by a style for other numbers, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint {
        SessionFormats.placed(format).format(S.FormatInput(self))
    }
}

extension CGFloat {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { SessionFormats.placed(FloatingPointFormatStyle<CGFloat>()).format(self) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == CGFloat {
        SessionFormats.placed(format).format(self)
    }

    /// Returns the number formatted by a style for other numbers, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint {
        SessionFormats.placed(format).format(S.FormatInput(self))
    }
}
