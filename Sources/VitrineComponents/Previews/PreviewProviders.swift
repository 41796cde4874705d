// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A preview provider of this program.
@MainActor
package struct RegisteredProvider {
    /// `Module.Type`, without the discriminators of private types.
    package let name: String
    package let type: any PreviewProvider.Type

    package init(name: String, type: any PreviewProvider.Type) {
        self.name = name
        self.type = type
    }

    /// The elements of its `previews` as descriptions of previews.
    ///
    /// It runs the provider's builder, but no body.
    package func descriptions() -> [PreviewDescription] {
        if let platform = type.platform, platform != .iOS {
            DeveloperNotes.withoutEffect(
                "\(name).platform", remedy: "Its previews are shown as an iPhone or iPad shows them.")
        }
        return Self.elements(of: type).enumerated().map { index, element in
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

/// The types of this program that conform to `PreviewProvider` (`ProgramTypes`).
///
/// Generic types are left out.
@MainActor
package enum PreviewProviders {
    /// Every provider of the program, in the order of their names.
    package static let all: [RegisteredProvider] = ProgramTypes(conformingTo: (any PreviewProvider).self).types
        .compactMap { $0 as? any PreviewProvider.Type }
        .map { RegisteredProvider(name: readableName(of: $0), type: $0) }
        .sorted { $0.name < $1.name }

    /// Returns `Module.Outer.Type`.
    ///
    /// The runtime's name of a private type contains the address of its scope, which differs in every run.
    static func readableName(of type: any PreviewProvider.Type) -> String {
        String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }
}
