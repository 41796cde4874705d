// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The modules of Apple that few apps import: only those that do are linked with the answers, some of which bring packages
/// of their own.
package enum RareModules {
    static let all = [
        (name: "Accessibility", ours: "VitrineAccessibility"), (name: "SwiftData", ours: "VitrineSwiftData"),
        (name: "CryptoKit", ours: "VitrineCryptoKit"),
        (name: "AuthenticationServices", ours: "VitrineAuthenticationServices"),
        (name: "AVFoundation", ours: "VitrineAVFoundation"), (name: "AVKit", ours: "VitrineAVKit"),
        (name: "CoreLocation", ours: "VitrineCoreLocation"), (name: "MessageUI", ours: "VitrineMessageUI"),
        (name: "SafariServices", ours: "VitrineSafariServices"),
        (name: "StoreKit", ours: "VitrineStoreKit"), (name: "UserNotifications", ours: "VitrineUserNotifications"),
        (name: "WebKit", ours: "VitrineWebKit"),
    ]

    /// Those that some of the files import.
    static func imported(by files: [SourceFile]) -> [(name: String, ours: String)] {
        let imports = files.reduce(into: Set<String>()) { $0.formUnion(SourceText($1).imports) }
        return all.filter { imports.contains($0.name) }
    }

    /// The names of those that some file of a project imports.
    package static func names(importedBy project: SwiftProject) -> [String] {
        imported(by: project.modules.flatMap(\.sources)).map(\.name)
    }

    /// The names of those that some file below a folder imports.
    package static func names(importedBelow folder: URL) -> [String] {
        imported(by: SourceTree(folder).sources).map(\.name)
    }
}
