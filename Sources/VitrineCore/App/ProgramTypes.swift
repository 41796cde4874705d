// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The types of this program that conform to a protocol, found without a macro or changes of sources.
///
/// For each conformance the compiler writes a record into the section `swift5_protocol_conformances`, which the runtime
/// searches for dynamic casts: a relative reference to a descriptor {protocol, type, witness table, flags}. The walk
/// compares the protocol's descriptor with the wanted one and reads the metadata of each type found; the caller casts
/// the type, so that the runtime decides. The layouts are those of the Swift ABI (docs/ABI/TypeMetadata.md of the Swift
/// project). Complexity: linear in the program's conformances.
@MainActor
package struct ProgramTypes {
    package private(set) var types: [Any.Type] = []
    /// Whether all conforming types were found.
    ///
    /// Generic types are left out, since their arguments are not known.
    package private(set) var isComplete = true

    /// Finds the types that conform to a protocol.
    ///
    /// - Parameter existential: The type `(any P).self` of a single protocol.
    package init(conformingTo existential: Any.Type) {
        guard let wanted = ConformanceRecord.protocolDescriptor(ofExistential: existential) else {
            isComplete = false
            return
        }
        withUnsafePointer(to: &sectionStart) { start in
            withUnsafePointer(to: &sectionStop) { stop in
                for index in 0..<(stop - start) {
                    let record = ConformanceRecord(reference: UnsafeRawPointer(start + index))
                    guard record.protocolDescriptor == wanted else { continue }
                    if let type = record.conformingType() { types.append(type) } else { isComplete = false }
                }
            }
        }
    }
}

// The linker's own symbols. They are never written to; `var` because Swift can take the address of variables only.
@_silgen_name(raw: "__start_swift5_protocol_conformances")
private nonisolated(unsafe) var sectionStart: Int32

@_silgen_name(raw: "__stop_swift5_protocol_conformances")
private nonisolated(unsafe) var sectionStop: Int32
