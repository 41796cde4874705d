// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension XcodeReading {
    /// The build settings of a target: those of its files (`.xcconfig`) below its own, all on top of the project's.
    ///
    /// - Returns: The settings, and a sentence for each file that cannot be read.
    func settings(of target: XcodeObject) -> (settings: XcodeSettings, problems: [String]) {
        var levels: [[String: String]] = []
        var problems: [String] = []
        let name = chosen(of: target)?["name"] ?? chosen(of: objects.root)?["name"] ?? "Debug"
        for owner in [objects.root, target] {
            guard let chosen = chosen(of: owner) else { continue }
            if let file = file(of: chosen) {
                let read = ConfigurationFile(file)
                levels.append(read.settings)
                problems += read.problems
            }
            levels.append(chosen.settings("buildSettings"))
        }
        let known = XcodeSettings.known(
            target: target["name"] ?? "App", project: project.deletingPathExtension().lastPathComponent,
            root: paths.root, configuration: name, language: objects.root["developmentRegion"] ?? "en")
        return (XcodeSettings(levels: [known] + levels, configuration: name), problems)
    }

    /// The configuration of a target or of the project that is built.
    private func chosen(of owner: XcodeObject) -> XcodeObject? {
        let all = owner.object("buildConfigurationList")?.objects("buildConfigurations") ?? []
        let name = configuration.chosen(among: all.map { $0["name"] ?? "" })
        return all.first { $0["name"] ?? "" == name }
    }

    /// The file of a configuration: a file of the project, or one in a folder that Xcode keeps in step.
    private func file(of configuration: XcodeObject) -> URL? {
        if let file = configuration.object("baseConfigurationReference") { return paths.url(file) }
        guard let folder = configuration.object("baseConfigurationReferenceAnchor").flatMap(paths.url),
            let path = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return folder.item(path)
    }
}
