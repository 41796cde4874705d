// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view has a file of its own in a screen's folder `Views`.
package struct ViewFileIsInViews: Rule {
    package let heading = SeedHeading.view("File structure")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.compactMap { view in
            let parts = view.file.components(below: "Presentation") ?? []
            guard parts.count != 3 || parts[1] != "Views" || parts[2] != "\(view.name).swift" else { return nil }
            return view.type.violation("\(view.name) belongs in Presentation/{Screen}/Views/\(view.name).swift")
        }
    }
}
