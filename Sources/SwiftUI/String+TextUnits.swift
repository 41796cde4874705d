// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

// Foundation on Linux enumerates lines, paragraphs and characters, and stops the process for words and sentences. The
// linker replaces its two functions by these (`foundationWrappers` in Package.swift).

extension NSString {
    // swift-format-ignore: LineLength
    @_silgen_name(
        "__wrap_$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF"
    )
    nonisolated package func _enumerateUnits(
        in range: NSRange, options: NSString.EnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let unit = TextUnit(options) else {
            return _enumerateSubstrings(in: range, options: options, using: block)
        }
        let text = substring(with: range)
        let characters = Array(text.utf16)
        unit.enumerate(in: characters, options: options) { place, enclosing in
            var stop = ObjCBool(false)
            block(
                options.contains(.substringNotRequired) ? nil : String(decoding: characters[place], as: UTF16.self),
                NSRange(location: range.location + place.lowerBound, length: place.count),
                NSRange(location: range.location + enclosing.lowerBound, length: enclosing.count), &stop)
            return !stop.boolValue
        }
    }

    // swift-format-ignore: LineLength
    @_silgen_name(
        "__real_$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF"
    )
    nonisolated private func _enumerateSubstrings(
        in range: NSRange, options: NSString.EnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
}

extension StringProtocol {
    // swift-format-ignore: LineLength
    @_silgen_name(
        "__wrap_$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbztctSXRd__AK5BoundRtd__lF"
    )
    nonisolated package func _enumerateUnits<R>(
        in range: R, options: NSString.EnumerationOptions,
        _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) where R: RangeExpression, R.Bound == String.Index {
        guard let unit = TextUnit(options) else {
            return _enumerateSubstrings(in: range, options: options, body)
        }
        let text = self[range.relative(to: self)]
        let characters = Array(text.utf16)
        // Each place is found from the one before it, so that all together cost one walk through the text.
        var (index, offset) = (text.startIndex, 0)
        func position(_ other: Int) -> String.Index {
            index = text.utf16.index(index, offsetBy: other - offset)
            offset = other
            return index
        }
        unit.enumerate(in: characters, options: options) { place, enclosing in
            var stop = false
            let start = position(enclosing.lowerBound)
            let (lower, upper) = (position(place.lowerBound), position(place.upperBound))
            body(
                options.contains(.substringNotRequired) ? nil : String(decoding: characters[place], as: UTF16.self),
                lower..<upper, start..<position(enclosing.upperBound), &stop)
            return !stop
        }
    }

    // swift-format-ignore: LineLength
    @_silgen_name(
        "__real_$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbztctSXRd__AK5BoundRtd__lF"
    )
    nonisolated private func _enumerateSubstrings<R>(
        in range: R, options: NSString.EnumerationOptions,
        _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) where R: RangeExpression, R.Bound == String.Index
}
