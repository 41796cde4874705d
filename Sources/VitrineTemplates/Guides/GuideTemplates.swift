// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a project says of itself: README, the guide for agents, continuous integration, and what Git leaves out.
struct GuideTemplates {
    let app: TypeName
    let feature: TypeName

    var featureFiles: [TemplateFile] {
        [
            TemplateFile("README.md", featureReadme), TemplateFile("AGENTS.md", featureGuide), ignored,
            continuousIntegration,
        ]
    }

    var plainFiles: [TemplateFile] {
        [
            TemplateFile("README.md", plainReadme), TemplateFile("AGENTS.md", plainGuide), ignored,
            continuousIntegration,
        ]
    }

    private var ignored: TemplateFile {
        TemplateFile(
            ".gitignore",
            """
            .build/
            .swiftpm/
            .DS_Store
            DerivedData/
            xcuserdata/

            """)
    }
}
