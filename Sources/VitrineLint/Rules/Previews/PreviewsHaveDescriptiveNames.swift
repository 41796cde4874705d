// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Previews are named where there are states, or more than one; no two alike.
package struct PreviewsHaveDescriptiveNames: Rule {
    package let heading = SeedHeading.view("Preview Rules")
    package let explanation = Explanation(
        "Among several previews the name says which is which.",
        before: ScreenExample.screen(
            followedBy: ScreenExample.preview(nil) + "\n\n" + ScreenExample.preview("Error")),
        after: ScreenExample.screen(
            followedBy: ScreenExample.preview("Loaded") + "\n\n" + ScreenExample.preview("Error")))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap { view -> [Violation] in
            let previews = view.previews
            guard previews.count > 1 || view.statefulViewModel != nil else { return [] }
            var seen: Set<String> = []
            return previews.compactMap { preview in
                guard let name = preview.name, name.contains(where: \.isLetter) else {
                    return Violation(preview.location, "a preview of \(view.name) has no descriptive name")
                }
                return seen.insert(name).inserted
                    ? nil : Violation(preview.location, "\(view.name) has two previews named \(name)")
            }
        }
    }
}
