// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import VitrineTemplates

/// `vitrine add`.
struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Adds a feature, a screen or a use case to an app that `vitrine new` began.",
        discussion: """
            A view comes with its view model, use case and mocks where those are missing, a list with its detail. Container, places, \
            string catalog and package are edited; where the place is not found with certainty, what to add is printed. \
            Nothing is written over.

            Exit codes: 0 written; 64 a name that cannot be one; 66 a project that `vitrine new` did not begin; 73 a file \
            that is there already.
            """)

    @Argument(help: "What is added: feature, view, viewmodel or usecase.")
    var kind: Addition.Kind

    @Argument(help: "Its name: Order, OrderList, GetOrders.")
    var name: String

    @Flag(help: "A list, and its detail where the feature has none.")
    var list = false

    @Flag(help: "One of many, by its identifier.")
    var detail = false

    @Flag(help: "A screen without states.")
    var stateless = false

    @Option(help: "The feature that it belongs to.")
    var feature: String?

    @Option(help: "What many of it are called, where English has its own way: Children.")
    var plural: String?

    @Option(help: "The project's folder, or one in it.", completion: .directory)
    var path = "."

    @Flag(name: .customLong("dry-run"), help: "Say what would be written.")
    var isDryRun = false

    func run() throws {
        let forms: Set<Addition.Form> = Set(
            (list ? [.list] : []) + (detail ? [.detail] : []) + (stateless ? [.stateless] : []))
        try TemplateRun.run {
            let project = try FeatureProject(at: URL(fileURLWithPath: path))
            let addition = Addition(kind, name, plural: plural, forms: forms, feature: feature)
            try TemplateRun.apply(addition.change(in: project), in: project.folder, isDryRun: isDryRun)
        }
    }
}

extension Addition.Kind: ExpressibleByArgument {}
