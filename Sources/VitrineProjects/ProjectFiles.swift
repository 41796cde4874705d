// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Which files a project can be made of, for who watches them.
package enum ProjectFiles {
    /// Folders that hold no files of a project itself.
    package static let skippedFolders = SourceTree.skippedFolders

    private static let descriptions: Set<String> = ["swift", "pbxproj", "xcworkspacedata", "xcconfig"]

    /// Whether a file may be read for a project, as a source, a resource or a description. What has no ending may be a
    /// folder of them.
    package static func mayBelong(_ file: URL) -> Bool {
        let ending = file.pathExtension.lowercased()
        return ending.isEmpty || descriptions.contains(ending) || SourceTree.resourceEndings.contains(ending)
            || file.pathComponents.contains { SourceTree.resourceFolders.contains(($0 as NSString).pathExtension) }
    }
}
