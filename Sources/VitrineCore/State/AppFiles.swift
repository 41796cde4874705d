// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The files that are an app's to show, where a URL may come from anybody.
///
/// On a phone an app sees its own files only. A server's process reads those of the whole machine: a user who writes
/// `file:///etc/passwd` into an app's field for addresses must not get it.
package enum AppFiles {
    /// Returns whether a file is one of the app: of its resources, of its folders for documents and caches, of the
    /// session that runs, or temporary and not of another session. Links are followed first.
    package static func contain(_ url: URL) -> Bool {
        guard url.isFileURL else { return false }
        let path = resolved(url)
        let session = SessionContext.current
        if path.hasPrefix(resolved(TemporaryFolders.base) + "/") {
            return session?.filesIfAny.map { path.hasPrefix(resolved($0.folder) + "/") } == true
        }
        return folders.contains { path.hasPrefix($0 + "/") }
            || session?.dataFolder.map { path.hasPrefix(resolved($0) + "/") } == true
    }

    /// Returns whether the app may take a file from where it is: it is one of the app's, and none of the resources that
    /// everybody has.
    package static func mayMove(_ url: URL) -> Bool {
        let path = resolved(url)
        return contain(url) && !resources.map(resolved).contains { path.hasPrefix($0 + "/") }
    }

    private static func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }

    private static var resources: [URL] {
        // What lies beside the program is not all the app's.
        let resources = Bundle.resourceFolders(of: Bundle.main.bundleURL).dropFirst()
        return resources + Bundle.allBundles.filter { $0 != Bundle.main }.map(\.bundleURL)
    }

    private static var folders: [String] {
        ([AppFolders.temporary] + resources + AppFolders.urls).map(resolved).filter { $0 != "/" && !$0.isEmpty }
    }
}
