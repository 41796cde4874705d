// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The types of this program that conform to a protocol, found without a macro and without a change of sources.
///
/// For each conformance the compiler puts a record into the section `swift5_protocol_conformances`, which the runtime
/// itself searches for dynamic casts: a relative reference to a descriptor {protocol, type, witness table, flags}. The
/// walk compares the protocol's descriptor with the wanted one and asks each type found for its metadata; whoever uses
/// a type casts it, so that the runtime has the last word. The layouts are those of the Swift ABI
/// (docs/ABI/TypeMetadata.md of the Swift project). Cost: linear in the program's conformances.
@MainActor
package struct ProgramTypes {
    package private(set) var types: [Any.Type] = []
    /// Whether there are no others. The arguments of generic types are known to nobody, so these are left out.
    package private(set) var isComplete = true

    /// - Parameter existential: `(any P).self` of one protocol.
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

// The linker's own names. Nobody writes to them; `var` because Swift lends an address only of variables.
@_silgen_name(raw: "__start_swift5_protocol_conformances")
private nonisolated(unsafe) var sectionStart: Int32

@_silgen_name(raw: "__stop_swift5_protocol_conformances")
private nonisolated(unsafe) var sectionStop: Int32
