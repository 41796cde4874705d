// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension FileManager {
    /// Returns the folder that the apps and widgets of a group share: one of the visitor's, and the same on each call.
    ///
    /// - Parameter groupIdentifier: The name of the group.
    /// - Returns: The folder, which exists; `nil` for a name that is none, or if there is no room for it.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let isName = !groupIdentifier.isEmpty && groupIdentifier != "." && groupIdentifier != ".."
        guard isName, !groupIdentifier.contains("/"),
            let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = support.appendingPathComponent("Group Containers", isDirectory: true)
            .appendingPathComponent(groupIdentifier, isDirectory: true)
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }

    /// Returns the folder of an app in iCloud: there is none, as on a device whose user is not signed in.
    ///
    /// - Parameter containerIdentifier: The name of the folder.
    /// - Returns: Always `nil`.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// The identity of the user in iCloud; `nil`, as nobody is signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
