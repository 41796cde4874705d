// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A protocol conformance as the compiler wrote it into the executable.
///
/// All references are 32-bit offsets relative to the field that contains them. An indirectable reference leads to a
/// pointer if its lowest bit is set.
struct ConformanceRecord {
    /// The fields {protocol, type, witness table, flags}, four bytes each.
    private let descriptor: UnsafeRawPointer

    /// The offsets of the descriptors' fields, and the meaning of their bits.
    private enum Layout {
        static let type = 4
        static let flags = 12
        static let typeReferenceKind: UInt32 = 0b11_1000
        static let directType: UInt32 = 0
        static let indirectType: UInt32 = 1 << 3
        // A type's descriptor: flags, then its parent, its name, its metadata accessor.
        static let kind: UInt32 = 0b1_1111
        static let isGeneric: UInt32 = 0b1000_0000
        static let nominalKinds: ClosedRange<UInt32> = 16...18
        static let metadataAccessor = 12
        // An existential type's metadata: kind (a word), flags, number of protocols, then their descriptors.
        static let existentialFlags = 8
        static let hasSuperclass: UInt32 = 1 << 30
        static let protocolCount = 12
        static let protocols = 16
    }

    /// Creates a record from an entry of the section.
    ///
    /// - Parameter reference: The address of the entry.
    init(reference: UnsafeRawPointer) {
        descriptor = ConformanceRecord.follow(reference)
    }

    var protocolDescriptor: UnsafeRawPointer {
        ConformanceRecord.followIndirectable(descriptor)
    }

    /// Returns the conforming type; `nil` for a generic type, or one that is not a Swift type.
    func conformingType() -> Any.Type? {
        let flags = descriptor.loadUnaligned(fromByteOffset: Layout.flags, as: UInt32.self)
        var type = ConformanceRecord.follow(descriptor + Layout.type)
        switch flags & Layout.typeReferenceKind {
        case Layout.directType: break
        case Layout.indirectType: type = type.loadUnaligned(as: UnsafeRawPointer.self)
        default: return nil
        }
        let typeFlags = type.loadUnaligned(as: UInt32.self)
        guard Layout.nominalKinds.contains(typeFlags & Layout.kind), typeFlags & Layout.isGeneric == 0 else {
            return nil
        }
        // The accessor of a type without parameters takes the requested state (0: complete) and returns the metadata in
        // the first result register, as in C.
        typealias Accessor = @convention(c) (_ request: UInt) -> UnsafeRawPointer
        let accessor = unsafeBitCast(ConformanceRecord.follow(type + Layout.metadataAccessor), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    /// Returns the descriptor of the single protocol of `any P`.
    static func protocolDescriptor(ofExistential type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let flags = metadata.load(fromByteOffset: Layout.existentialFlags, as: UInt32.self)
        guard flags & Layout.hasSuperclass == 0,
            metadata.load(fromByteOffset: Layout.protocolCount, as: UInt32.self) == 1
        else { return nil }
        return metadata.load(fromByteOffset: Layout.protocols, as: UnsafeRawPointer.self)
    }

    private static func follow(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
        field + Int(field.loadUnaligned(as: Int32.self))
    }

    private static func followIndirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = field.loadUnaligned(as: Int32.self)
        let target = field + Int(distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}
