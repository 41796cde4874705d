// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A preview provider of this program.
@MainActor
package struct RegisteredProvider {
    /// `Module.Type`, without the marks that private types carry.
    package let name: String
    package let type: any PreviewProvider.Type

    /// The elements of its `previews`, each as the description of a preview. Runs the provider's builder, no body.
    package func descriptions() -> [PreviewDescription] {
        Self.elements(of: type).enumerated().map { index, element in
            let type = self.type
            return PreviewDescription(
                name: element.displayName,
                fileID: name.prefix { $0 != "." } + "/" + name.drop { $0 != "." }.dropFirst(),
                line: 0,
                column: index + 1,
                traits: { element.settings.map { PreviewTrait($0) } },
                body: { Self.elements(of: type)[index].view }
            )
        }
    }

    private static func elements(of type: any PreviewProvider.Type) -> [PreviewElement] {
        func open<P: PreviewProvider>(_: P.Type) -> [PreviewElement] { PreviewElement.all(of: P.previews) }
        return open(type)
    }
}

/// The types of this program that conform to `PreviewProvider`, found without a macro and without a change of sources.
///
/// For each conformance the compiler puts a record into the section `swift5_protocol_conformances`, which the runtime
/// itself searches for dynamic casts: a relative reference to a descriptor {protocol, type, witness table, flags}. The
/// walk compares the protocol's descriptor with that of `PreviewProvider`, asks each type found for its metadata, and
/// then casts it, so that the runtime has the last word. The layouts are those of the Swift ABI
/// (docs/ABI/TypeMetadata.md of the Swift project). Generic types are left out: nobody knows their arguments. Cost:
/// linear in the program's conformances, once.
@MainActor
package enum PreviewProviders {
    /// Every provider of the program, in the order of its name.
    package static let all: [RegisteredProvider] = conformingTypes().map { type in
        RegisteredProvider(name: readableName(of: type), type: type)
    }.sorted { $0.name < $1.name }

    private static func conformingTypes() -> [any PreviewProvider.Type] {
        guard let wanted = ConformanceRecord.protocolDescriptor(ofExistential: (any PreviewProvider).self) else {
            return []
        }
        return withUnsafePointer(to: &sectionStart) { start in
            withUnsafePointer(to: &sectionStop) { stop in
                UnsafeBufferPointer(start: start, count: stop - start).indices.compactMap { index in
                    let record = ConformanceRecord(reference: UnsafeRawPointer(start + index))
                    guard record.protocolDescriptor == wanted else { return nil }
                    return record.conformingType() as? any PreviewProvider.Type
                }
            }
        }
    }

    /// `Module.Outer.Type`: a private type's name has its scope's address in it, another one in every run.
    static func readableName(of type: any PreviewProvider.Type) -> String {
        String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }
}

// The linker's own names. Nobody writes to them; `var` because Swift lends an address only of variables.
@_silgen_name(raw: "__start_swift5_protocol_conformances")
private nonisolated(unsafe) var sectionStart: Int32

@_silgen_name(raw: "__stop_swift5_protocol_conformances")
private nonisolated(unsafe) var sectionStop: Int32
