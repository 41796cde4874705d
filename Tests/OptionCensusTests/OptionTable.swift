// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineTesting

/// The options of one type, each with what came of an app that chose it.
///
/// All outcomes of a table are compared with each other. Two that are equal are a finding, unless both carry a diagnostic
/// that says that there is no effect, or `alike` says why Apple's are equal, too.
@MainActor struct OptionTable: CustomStringConvertible {
    struct Row {
        let name: String
        let outcome: @MainActor () async throws -> String
        /// Whether the outcome has to be the name itself.
        var isTold = false
    }

    struct Likeness {
        let names: [String]
        let reason: String
    }

    /// The type's name, or the protocol's whose extensions have the options.
    let type: String
    /// A row whose name begins with `~` is no option: it is what the others have to differ from.
    let rows: [Row]
    private(set) var likenesses: [Likeness] = []
    private(set) var untold: [Likeness] = []

    var description: String { type }

    /// The options' names with their type, as `options.txt` has them.
    var options: [String] {
        (rows.map(\.name).filter { !$0.hasPrefix("~") } + untold.flatMap(\.names)).map { "\(type).\($0)" }
    }

    /// Names cases that the engine never tells the app, and why; only for what an app reads and does not choose.
    func never(_ names: String..., because reason: String) -> OptionTable {
        var copy = self
        copy.untold.append(Likeness(names: names, reason: reason))
        return copy
    }

    /// Says that options have to be equal, and why; the test fails when they are not.
    func alike(_ names: String..., because reason: String) -> OptionTable {
        var copy = self
        copy.likenesses.append(Likeness(names: names, reason: reason))
        return copy
    }
}

/// The name of a type without its module: `Font.Weight`.
@MainActor private func name(of type: Any.Type) -> String {
    String(String(reflecting: type).drop { $0 != "." }.dropFirst())
}

/// A table whose outcomes are what a view looks like under each option.
@MainActor func looks<Value>(
    _ type: Value.Type, _ rows: KeyValuePairs<String, Value>,
    @ViewBuilder view: @escaping @MainActor (Value) -> some View
) -> OptionTable {
    looks(name(of: type), rows, view: view)
}

/// The same for a type that has to be named.
@MainActor func looks<Value>(
    _ type: String, _ rows: KeyValuePairs<String, Value>, @ViewBuilder view: @escaping @MainActor (Value) -> some View
) -> OptionTable {
    OptionTable(
        type: type, rows: rows.map { name, value in OptionTable.Row(name: name) { look { view(value) } } })
}

/// A table of options that are types of their own, as styles are: each row is the whole view.
@MainActor func views(_ type: String, _ rows: KeyValuePairs<String, @MainActor () -> any View>) -> OptionTable {
    OptionTable(
        type: type, rows: rows.map { name, view in OptionTable.Row(name: name) { look { AnyView(view()) } } })
}

/// A table whose outcomes are texts of the test's own.
@MainActor func outcomes<Value>(
    _ type: Value.Type, _ rows: KeyValuePairs<String, Value>,
    outcome: @escaping @MainActor (Value) async throws -> String
) -> OptionTable {
    outcomes(name(of: type), rows, outcome: outcome)
}

/// The same for a type that has to be named.
@MainActor func outcomes<Value>(
    _ type: String, _ rows: KeyValuePairs<String, Value>, outcome: @escaping @MainActor (Value) async throws -> String
) -> OptionTable {
    OptionTable(
        type: type, rows: rows.map { name, value in OptionTable.Row(name: name) { try await outcome(value) } })
}

/// A table of what the engine tells the app: the outcome is the case that the app saw, without what it carries.
@MainActor func told(_ type: String, _ rows: KeyValuePairs<String, @MainActor () async throws -> String>) -> OptionTable
{
    OptionTable(
        type: type, rows: rows.map { name, outcome in OptionTable.Row(name: name, outcome: outcome, isTold: true) })
}
