// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

/// Names that Foundation has on Apple's systems and lacks on Linux.
@Suite struct FoundationNamesTests {
    @Test func listsAreJoinedAsTheLanguageDoes() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [NSNumber(value: 1), "no number"]) == nil)
        #expect(formatter.string(for: 3) == nil)
    }

    @Test func aServerIsCooledAndSavesNoPower() {
        let process = ProcessInfo.processInfo
        #expect(process.thermalState == .nominal)
        #expect(
            !process.isLowPowerModeEnabled && !process.isiOSAppOnMac && !process.isMacCatalystApp
                && !process.isiOSAppOnVision)
    }

    @Test func aGroupHasAFolderOfItsName() throws {
        let manager = FileManager.default
        let name = "group.vitrine-tests-\(UUID().uuidString)"
        let folder = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? manager.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name && manager.fileExists(atPath: folder.path))
        #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
        for bad in ["", "..", ".", "../other", "a/b"] {
            #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: bad) == nil)
        }
        #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil && manager.ubiquityIdentityToken == nil)
    }

    @Test func valuesOfAllDevicesAreKept() {
        let store = NSUbiquitousKeyValueStore.default
        let key = "vitrine-tests-\(UUID().uuidString)"
        store.set("a", forKey: key)
        #expect(store.string(forKey: key) == "a" && store.synchronize())
        store.set(Int64(3), forKey: key)
        #expect(store.longLong(forKey: key) == 3 && store.dictionaryRepresentation[key] as? Int == 3)
        store.set(true, forKey: key)
        #expect(store.bool(forKey: key))
        store.removeObject(forKey: key)
        #expect(store.object(forKey: key) == nil)
    }

    @Test func textsWithAttributesAreMadeEmpty() {
        let text = [NSAttributedString(string: "a"), NSAttributedString()].reduce(into: NSMutableAttributedString()) {
            $0.append($1)
        }
        #expect(text.string == "a")
    }

    @Test func waitingForANetworkIsTakenAndDoesNothing() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        #expect(!configuration.waitsForConnectivity)
    }
}
