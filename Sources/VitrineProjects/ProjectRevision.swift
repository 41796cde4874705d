// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A project as it was at a commit of its Git repository, in a folder of ours.
///
/// Nothing is written into the repository, not even the notes of a worktree: the files are checked out with an index that
/// lies beside them.
package struct ProjectRevision {
    /// The project.
    package let url: URL
    /// The commit's name, in hexadecimal digits.
    package let commit: String

    /// Checks a project out.
    ///
    /// - Parameters:
    ///   - reference: A branch, a tag, a commit, or what else Git understands.
    ///   - project: The project, a folder or a file.
    ///   - folder: The folder of ours, in which all other files are removed.
    /// - Throws: `ProjectError` for a project in no repository, an unknown reference, and one without the project; errors of
    ///   the file system.
    package init(_ reference: String, of project: URL, in folder: URL) throws {
        let files = FileManager.default
        let place = project.standardizedFileURL.resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        let isThere = files.fileExists(atPath: place.path, isDirectory: &isFolder)
        let inside = isThere && isFolder.boolValue ? place : place.deletingLastPathComponent()
        guard let root = try Self.git(["rev-parse", "--show-toplevel"], in: inside),
            let repository = try Self.git(["rev-parse", "--absolute-git-dir"], in: inside)
        else {
            throw ProjectError(
                "\(place.path) lies in no Git repository.", remedy: "Name a project that does, or leave --against out.")
        }
        guard !reference.hasPrefix("-"),
            let commit = try Self.git(
                ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(reference)^{commit}"], in: inside)
        else {
            throw ProjectError(
                "There is no commit \(reference) in \(root).",
                remedy: "Name a branch, a tag or a commit; in a shallow clone, fetch it first.")
        }
        self.commit = commit
        let top = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard place.path == top || place.path.hasPrefix(top + "/") else {
            throw ProjectError(
                "\(place.path) lies outside of \(top).", remedy: "Name it by its place in the repository.")
        }
        // A folder of sources is called as it is there: its name is the module's.
        let tree = folder.appendingPathComponent("tree").appendingPathComponent((top as NSString).lastPathComponent)
        try? files.removeItem(at: tree.deletingLastPathComponent())
        try files.createDirectory(at: tree, withIntermediateDirectories: true)
        let index = folder.appendingPathComponent("index")
        try? files.removeItem(at: index)
        let environment = ["GIT_INDEX_FILE": index.path, "GIT_DIR": repository, "GIT_WORK_TREE": tree.path]
        for words in [["read-tree", commit], ["checkout-index", "--all", "--force", "--quiet"]] {
            _ = try Self.git(words, in: tree, environment: environment, isNeeded: true)
        }
        url = URL(fileURLWithPath: tree.path + place.path.dropFirst(top.count))
        guard files.fileExists(atPath: url.path) else {
            throw ProjectError(
                "There is no \(place.lastPathComponent) at \(reference).",
                remedy: "Name a commit that has the project.")
        }
    }

    /// Asks Git; nil where it refuses.
    private static func git(
        _ words: [String], in folder: URL, environment more: [String: String] = [:], isNeeded: Bool = false
    ) throws -> String? {
        var environment = ProcessInfo.processInfo.environment
        // A hook's own, which speak of another repository.
        for name in environment.keys where name.hasPrefix("GIT_") && name != "GIT_SSH_COMMAND" {
            environment[name] = nil
        }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment.merge(more) { $1 }
        let answer = try CommandOutput(of: ["git"] + words, in: folder, environment: environment)
        guard answer.status == 0 else {
            guard isNeeded else { return nil }
            throw ProjectError(
                "Git cannot \(words[0]): \(answer.errors)", remedy: "Look at the repository with git fsck.")
        }
        return String(decoding: answer.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
