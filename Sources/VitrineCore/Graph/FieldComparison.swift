// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// Compares two values of one type field by field, with a program that is built once per type (Documentation/Rules.md
/// 3.4).
///
/// Plain data are compared bit by bit, Equatable fields by `==`, references by identity, nested structs and tuples
/// recursively; closures always differ. Fields of other kinds (enums that are not Equatable, existentials) are equal
/// only if their bits are: equal bits prove equality, different ones are inconclusive and count as different.
package struct FieldComparison {
    private enum Step {
        case bits(offset: Int, size: Int)
        case value(offset: Int, isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case never
    }

    private let steps: [Step]

    package init(of type: Any.Type) {
        var steps: [Step] = []
        FieldComparison.append(type, at: 0, to: &steps, isOutermost: true)
        // Closures first, since they decide at once.
        self.steps = steps.contains { if case .never = $0 { true } else { false } } ? [.never] : steps
    }

    package func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bits(let offset, let size):
                if !FieldComparison.bitsEqual(a + offset, b + offset, size) { return false }
            case .value(let offset, let isEqual):
                if !isEqual(a + offset, b + offset) { return false }
            case .never:
                return false
            }
        }
        return true
    }

    /// Returns whether two closures have the same code and capture nothing, so that they give the same results.
    ///
    /// A closure consists of two words, its code and its captures; the second is null if it captures nothing (Swift
    /// ABI).
    package static func isSameClosure<Argument, Result>(
        _ a: @escaping (Argument) -> Result, _ b: @escaping (Argument) -> Result
    ) -> Bool {
        func words(of closure: @escaping (Argument) -> Result) -> (code: UInt, captured: UInt) {
            withUnsafeBytes(of: closure) { ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt.self)) }
        }
        let (a, b) = (words(of: a), words(of: b))
        return a.code == b.code && a.captured == 0 && b.captured == 0
    }

    private static func append(_ type: Any.Type, at offset: Int, to steps: inout [Step], isOutermost: Bool) {
        if let compared = type as? any ComparedProperty.Type {
            steps.append(.value(offset: offset, isEqual: comparison(compared)))
            return
        }
        let kind = Kind(type)
        if kind == .function {
            steps.append(.never)
            return
        }
        if kind == .class {
            steps.append(.bits(offset: offset, size: MemoryLayout<UnsafeRawPointer>.size))
            return
        }
        if let equatable = type as? any Equatable.Type {
            steps.append(.value(offset: offset, isEqual: equality(equatable)))
            return
        }
        guard kind == .struct || kind == .tuple else {
            steps.append(.bits(offset: offset, size: size(of: type)))
            return
        }
        var fields: [(Int, Any.Type)] = []
        let isComplete = _forEachField(of: type, options: []) { _, fieldOffset, fieldType, _ in
            fields.append((fieldOffset, fieldType))
            return true
        }
        if !isComplete || (fields.isEmpty && size(of: type) > 0) {
            steps.append(.bits(offset: offset, size: size(of: type)))
            return
        }
        for (fieldOffset, fieldType) in fields {
            append(fieldType, at: offset + fieldOffset, to: &steps, isOutermost: false)
        }
    }

    private static func equality<T: Equatable>(
        _ type: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static func comparison<T: ComparedProperty>(
        _ type: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { T.isSame($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    private static func bitsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
        var index = 0
        while index + 8 <= size {
            if a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                != b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            {
                return false
            }
            index += 8
        }
        while index < size {
            if a.load(fromByteOffset: index, as: UInt8.self) != b.load(fromByteOffset: index, as: UInt8.self) {
                return false
            }
            index += 1
        }
        return true
    }
}

/// The kind of a type's metadata, as far as the comparison depends on it (Swift ABI, metadata kinds).
private enum Kind {
    case `class`, `struct`, tuple, function, other

    init(_ type: Any.Type) {
        let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        switch word {
        case 0x200: self = .struct
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0, 0x203, 0x305: self = .class
        // A class with an isa pointer instead of a kind.
        case 0x800...: self = .class
        default: self = .other
        }
    }
}

/// A property wrapper that can compare two of its values.
package protocol ComparedProperty {
    static func isSame(_ a: Self, _ b: Self) -> Bool
}
