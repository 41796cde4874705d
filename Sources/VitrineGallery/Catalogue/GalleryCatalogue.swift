// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The previews of a program, as its worker reported them: plain values, so that the gallery itself runs no code of the
/// app.
package struct GalleryCatalogue: Codable, Hashable, Sendable {
    package var appName: String
    package var previews: [PreviewSummary]
    /// Languages of the program's string catalogs (BCP 47), sorted; the first is what the sources are written in.
    package var languages: [String]

    package init(appName: String, previews: [PreviewSummary], languages: [String]) {
        self.appName = appName
        self.previews = previews
        self.languages = languages
    }

    package func preview(_ id: String) -> PreviewSummary? {
        previews.first { $0.id == id }
    }

    /// The previews of one file, or of one provider's type.
    package struct File: Hashable, Sendable {
        package var name: String
        package var previews: [PreviewSummary]
    }

    package struct Module: Hashable, Sendable {
        package var name: String
        package var files: [File]
    }

    /// Modules by name, files by name, previews as their source has them.
    package var modules: [Module] {
        var modules: [Module] = []
        for preview in previews.sorted(by: { ($0.module, $0.file) < ($1.module, $1.file) }) {
            if modules.last?.name != preview.module { modules.append(Module(name: preview.module, files: [])) }
            let last = modules.count - 1
            if modules[last].files.last?.name != preview.file {
                modules[last].files.append(File(name: preview.file, previews: []))
            }
            modules[last].files[modules[last].files.count - 1].previews.append(preview)
        }
        return modules
    }
}
