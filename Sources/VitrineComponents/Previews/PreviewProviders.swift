// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A preview provider of this program.
@MainActor
package struct RegisteredProvider {
    /// `Module.Type`, without the marks that private types carry.
    package let name: String
    package let type: any PreviewProvider.Type

    package init(name: String, type: any PreviewProvider.Type) {
        self.name = name
        self.type = type
    }

    /// The elements of its `previews`, each as the description of a preview. Runs the provider's builder, no body.
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

/// The types of this program that conform to `PreviewProvider` (`ProgramTypes`). Generic ones are left out.
@MainActor
package enum PreviewProviders {
    /// Every provider of the program, in the order of its name.
    package static let all: [RegisteredProvider] = ProgramTypes(conformingTo: (any PreviewProvider).self).types
        .compactMap { $0 as? any PreviewProvider.Type }
        .map { RegisteredProvider(name: readableName(of: $0), type: $0) }
        .sorted { $0.name < $1.name }

    /// `Module.Outer.Type`: a private type's name has its scope's address in it, another one in every run.
    static func readableName(of type: any PreviewProvider.Type) -> String {
        String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }
}
