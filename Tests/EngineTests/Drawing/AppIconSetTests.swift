// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

/// The app's icon in an asset catalog, in the forms that Xcode has written.
@Suite("App icon sets")
struct AppIconSetTests {
    @Test("the files of the set are read, without variants and other platforms")
    func files() throws {
        let bundle = try bundle(
            """
            {"images": [
              {"filename": "light.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"},
              {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "watch.png", "idiom": "universal", "platform": "watchos", "size": "1024x1024"},
              {"filename": "absent.png", "idiom": "iphone", "scale": "3x", "size": "60x60"},
              {"filename": "small.png", "idiom": "iphone", "scale": "2x", "size": "60x60"},
              {"idiom": "ipad", "scale": "1x", "size": "76x76"}
            ], "info": {"author": "xcode", "version": 1}}
            """, files: ["light.png", "dark.png", "watch.png", "small.png"])
        defer { try? FileManager.default.removeItem(at: bundle) }
        #expect(AppIconSet.images(in: bundle) == ["light.png", "small.png"].map { Data($0.utf8) })
    }

    @Test("a set without files, and a bundle without a set, give none")
    func empty() throws {
        let bundle = try bundle("{\"images\": [{\"idiom\": \"universal\"}]}", files: [])
        defer { try? FileManager.default.removeItem(at: bundle) }
        #expect(AppIconSet.images(in: bundle).isEmpty)
        #expect(AppIconSet.images(in: bundle.appendingPathComponent("absent")).isEmpty)
    }

    private func bundle(_ contents: String, files: [String]) throws -> URL {
        let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID().uuidString)")
        let set = bundle.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        for file in files { try Data(file.utf8).write(to: set.appendingPathComponent(file)) }
        return bundle
    }
}
