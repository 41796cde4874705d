// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The Info.plist of an app that is built: Foundation's `Bundle.main` reads it beside the program.
package struct InfoPlist: Equatable, Sendable {
    /// The property list, as XML. Keys have an order, so that equal lists are equal bytes.
    package let data: Data

    /// Makes a list of property list values.
    ///
    /// - Parameter values: The values by key.
    /// - Throws: An error for a value that no property list holds.
    init(_ values: [String: Any]) throws {
        data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    /// Makes the list of a program that nothing but its name is known of.
    init?(named name: String) {
        do { try self.init(["CFBundleName": name, "CFBundleInfoDictionaryVersion": "6.0"]) } catch { return nil }
    }

    /// Makes the list that Xcode makes for an app.
    ///
    /// - Parameters:
    ///   - written: The app's own list; nil where it has none.
    ///   - settings: The build settings of the target, which values name by `$(…)`. Where `GENERATE_INFOPLIST_FILE` is
    ///     on, or there is no list, they add values of their own.
    ///   - target: The target's name, for notes.
    ///   - notes: Gets a sentence about what is not read.
    init?(written: [String: Any]?, settings: XcodeSettings, of target: String, notes: inout [String]) {
        var values = written ?? [:]
        if written == nil || settings.isOn("GENERATE_INFOPLIST_FILE") {
            Self.add(Self.generated(by: settings), to: &values)
        }
        if settings.isOn("INFOPLIST_PREPROCESS") {
            notes.append("\(target): its Info.plist is read as it is, since nothing here preprocesses it.")
        }
        var unknown: Set<String> = []
        values = values.mapValues { Self.expanded($0, by: settings, unknown: &unknown) }
        if !unknown.isEmpty {
            notes.append(
                "\(target): its Info.plist names build settings that are not there: "
                    + "\(unknown.sorted().joined(separator: ", "))")
        }
        values = values.filter { !($0.key.hasPrefix("CFBundle") && $0.value as? String == "") }
        // What stands for a phone, as its bundles have it.
        for (key, value) in values {
            guard let tilde = key.firstIndex(of: "~") else { continue }
            values[key] = nil
            if key[tilde...] == "~iphone" { values[String(key[..<tilde])] = value }
        }
        if values["MinimumOSVersion"] == nil, let version = settings.value("IPHONEOS_DEPLOYMENT_TARGET") {
            values["MinimumOSVersion"] = version
        }
        if values["UIDeviceFamily"] == nil, let families = settings.value("TARGETED_DEVICE_FAMILY") {
            let numbers = families.split { $0 == "," || $0 == " " }.compactMap { Int($0) }
            if !numbers.isEmpty { values["UIDeviceFamily"] = numbers }
        }
        do { try self.init(values) } catch {
            notes.append("\(target): its Info.plist is not read: \(error.localizedDescription)")
            return nil
        }
    }

    /// The values that tools which make projects of Xcode's write for every app, with build settings that they name.
    static var usual: [String: Any] {
        [
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
            "CFBundleVersion": "1",
        ]
    }

    /// The values by key.
    package var values: [String: Any] { Self.values(of: data) ?? [:] }

    /// The values of a file; nil for one that is not there or is no property list of keys.
    static func values(of file: URL) -> [String: Any]? { (try? Data(contentsOf: file)).flatMap { values(of: $0) } }

    private static func values(of data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// Adds values as Xcode does: lists are joined, the members of dictionaries too, other values replaced.
    static func add(_ more: [String: Any], to values: inout [String: Any]) {
        values.merge(more) { old, new in
            if let old = old as? [String: Any], let new = new as? [String: Any] { return old.merging(new) { $1 } }
            if let old = old as? [String], let new = new as? [String] { return old + new.filter { !old.contains($0) } }
            return new
        }
    }

    private static func expanded(_ value: Any, by settings: XcodeSettings, unknown: inout Set<String>) -> Any {
        switch value {
        case let text as String: return settings.expanded(text, unknown: &unknown)
        case let list as [Any]: return list.map { expanded($0, by: settings, unknown: &unknown) }
        case let members as [String: Any]:
            return members.mapValues { expanded($0, by: settings, unknown: &unknown) }
        default: return value
        }
    }

    // MARK: - What build settings say

    /// The values that Xcode makes of build settings where it writes the list itself.
    private static func generated(by settings: XcodeSettings) -> [String: Any] {
        var values: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0", "LSRequiresIPhoneOS": true]
        for (key, setting) in [
            ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"),
        ] {
            if let value = settings.value(setting) { values[key] = value }
        }
        for (setting, text) in settings.infoKeys {
            let key = setting.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
            let name = String(key.prefix { $0 != "~" })
            switch name {
            case "UILaunchScreen_Generation":
                if text == "YES" { values["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
            case "UIApplicationSceneManifest_Generation":
                guard text == "YES" else { continue }
                values["UIApplicationSceneManifest"] =
                    ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
                    as [String: Any]
            case _ where flags.contains(name): values[key] = text == "YES"
            case _ where lists.contains(name): values[key] = text.split(separator: " ").map(String.init)
            case _ where texts.contains(name) || name.hasSuffix("UsageDescription"): values[key] = text
            // Xcode takes no other ones.
            default: break
            }
        }
        return values
    }

    private static let texts: Set<String> = [
        "CFBundleDisplayName", "ITSEncryptionExportComplianceCode", "LSApplicationCategoryType",
        "NSHumanReadableCopyright", "NSPrincipalClass", "NSSensorKitPrivacyPolicyURL", "UILaunchStoryboardName",
        "UIMainStoryboardFile", "UIStatusBarStyle", "UIUserInterfaceStyle",
    ]
    private static let flags: Set<String> = [
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption",
        "LSSupportsOpeningDocumentsInPlace", "MetalCaptureEnabled", "NSSupportsLiveActivities",
        "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen",
        "UIStatusBarHidden", "UISupportsDocumentBrowser",
    ]
    private static let lists: Set<String> = ["UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations"]
}

extension XcodeSettings {
    /// The settings `INFOPLIST_KEY_…`, without that, and their values.
    fileprivate var infoKeys: [(key: String, value: String)] {
        keys(beginningWith: "INFOPLIST_KEY_").map { (String($0.dropFirst("INFOPLIST_KEY_".count)), value($0) ?? "") }
    }

    /// The app's own list that `INFOPLIST_FILE` names.
    ///
    /// - Parameters:
    ///   - root: The folder that its path is relative to.
    ///   - target: The target's name, for notes.
    ///   - notes: Gets a sentence where it cannot be read.
    /// - Returns: The list; nil where none is named, or cannot be read.
    func writtenInfo(in root: URL, of target: String, notes: inout [String]) -> [String: Any]? {
        guard let path = value("INFOPLIST_FILE") else { return nil }
        let values = InfoPlist.values(of: root.item(path))
        if values == nil { notes.append("\(target): its Info.plist, \(path), cannot be read.") }
        return values
    }
}
