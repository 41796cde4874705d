// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineServer
import VitrineWeb

/// `<App> visitors`: what is kept of the visitors of an app.
enum VisitorsCommand {
    /// Says how much is kept, deletes what is kept of absent visitors, and ends the process.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - days: Days without a visit after which data are deleted; `nil` deletes nothing.
    @MainActor
    static func run<A: App>(_ app: A.Type, forgettingDays days: Int?) -> Never {
        do {
            let folder = AppLauncher.defaultsFolder(in: try AppLauncher.dataFolder(of: app))
            let survey = VisitorFolders(defaults: folder).deleteAbsent(after: days.map { TimeInterval($0) * 86_400 })
            for line in lines(survey, in: folder.deletingLastPathComponent(), forgettingDays: days) { print(line) }
            for problem in survey.problems { FileHandle.standardError.write(Data("error: \(problem)\n".utf8)) }
            endProcess(survey.problems.isEmpty ? 0 : 1)
        } catch {
            refuse("\(error)", code: 1)
        }
    }

    /// What the command prints.
    static func lines(
        _ survey: VisitorFolders.Survey, in folder: URL, forgettingDays days: Int?
    ) -> [String] {
        var lines = ["\(folder.path) has data of \(VisitorFolders.count(survey.visitors, "visitor")): \(survey.size)."]
        if let days {
            lines.append(
                "Deleted the data of \(VisitorFolders.count(survey.digests.count, "visitor")) who last came more than "
                    + "\(days == 1 ? "a day" : "\(days) days") ago: \(survey.deleted).")
        }
        return lines
    }
}
