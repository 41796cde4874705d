// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The packages of manifests of Tuist.
extension TuistReading {
    mutating func add(_ package: ManifestValue, of folder: String) {
        if let path = text(package["path"]) {
            let place = placed(path, of: folder)
            specification.packages["/" + place] = .folder(place.isEmpty ? "." : place)
            return
        }
        guard let url = text(package["url"]) else {
            specification.notes.append("A package of \(folder.isEmpty ? "the project" : folder) has no address.")
            return
        }
        var words: [String: String] = [:]
        // .remote(url:requirement:), .package(url:from:), .package(url:_:)
        let written = package["requirement"].isNone ? package.first : package["requirement"]
        let requirement = written.isNone ? package : written
        let from = text(requirement["from"]) ?? text(requirement.first)
        for key in ["branch", "revision"] {
            if let value = text(requirement[key]) ?? (requirement.name == key ? from : nil) {
                words = ["kind": key, key: value]
            }
        }
        if words.isEmpty {
            let exact = text(requirement["exact"]) ?? (requirement.name == "exact" ? from : nil)
            let next = requirement.name == "upToNextMinor" ? "upToNextMinorVersion" : "upToNextMajorVersion"
            words = ["kind": exact == nil ? next : "exactVersion", "minimumVersion": exact ?? from ?? "0.0.0"]
        }
        let remote = RemotePackage(url: url, requirement: XcodeReading.requirement(words))
        specification.packages[remote.identity] = .remote(remote)
    }

    /// Adds the packages of `Tuist/Package.swift`, or of `Tuist/Dependencies.swift` as older versions have it.
    mutating func readPackages() throws {
        for folder in ["Tuist", ""] {
            let place = root.appendingPathComponent(folder)
            guard FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path) else {
                continue
            }
            for dependency in try PackageManifest.dump(place).dependencies {
                switch dependency {
                case .folder(let path): specification.packages["/" + path] = .folder(place.item(path).path)
                case .remote(let remote): specification.packages[remote.identity] = .remote(remote)
                }
            }
        }
        guard let scope = scope(with: "Tuist/Dependencies.swift") else { return }
        let dependencies = ManifestReading(scope).constant("dependencies")["swiftPackageManager"]
        let list = dependencies["packages"].isNone ? dependencies : dependencies["packages"]
        for package in items(list.name == nil ? list : list.first) { add(package, of: "Tuist") }
    }
}
