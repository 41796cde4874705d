// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A project whose package has been written: what every build of it begins with.
package struct PreparedProject {
    /// The project, with the modules of fetched packages that are to see ours.
    package let project: SwiftProject
    package let written: BuildFolder.Written
    /// What the developer is told: what copying packages left out, and where copies differ from the sources.
    package let notes: [String]

    /// Fetches the packages of a project, and writes its package.
    ///
    /// - Parameters:
    ///   - original: The project as it was read.
    ///   - folder: Where the package is written.
    ///   - fetched: Where packages are fetched.
    ///   - write: Writes the package of the project that it is given.
    /// - Throws: `ProjectError`; errors of the file system.
    package init(
        _ original: SwiftProject, in folder: BuildFolder, fetching fetched: FetchedPackages,
        writing write: (BuildFolder, SwiftProject) throws -> BuildFolder.Written
    ) throws {
        project = try fetched.copied(into: original)
        written = try write(folder, project)
        notes =
            project.notes.dropFirst(original.notes.count)
            + written.rewritings.map { "\($0.file):\($0.line): \($0.what)" }
    }
}
