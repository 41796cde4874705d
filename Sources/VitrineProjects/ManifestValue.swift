// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that a manifest written in Swift has, as far as it can be read without running it.
indirect enum ManifestValue {
    case string(String)
    case number(Double)
    case flag(Bool)
    case none
    case list([ManifestValue])
    case members([(key: String, value: ManifestValue)])
    /// A member of a type that the reader knows, such as `.iOS`.
    case member(String)
    /// A call of what the reader knows, such as `.target(name: "App")`, by the last part of its name.
    case call(String, [Argument])
    /// What only running it would tell.
    case unknown(Place)

    struct Argument {
        var label: String?
        var value: ManifestValue
    }

    /// Where something is written that cannot be read.
    struct Place: Hashable, CustomStringConvertible {
        var file: String
        var line: Int
        var text: String

        var description: String { "\(file):\(line): \(text) is not read, since manifests are not run." }
    }

    /// A text; a number and a truth as Xcode writes them.
    var text: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
        case .flag(let flag): flag ? "YES" : "NO"
        case .member(let name): name
        // Types of Tuist's that are written as texts: .file(path:), .relativeToRoot(_:), .string(_:).
        case .call(_, let arguments) where arguments.count == 1: arguments[0].value.text
        default: nil
        }
    }

    /// The values of a list; a value alone is a list of one.
    var items: [ManifestValue] {
        switch self {
        case .list(let items): items
        case .none: []
        default: [self]
        }
    }

    /// The name of a call or a member.
    var name: String? {
        switch self {
        case .call(let name, _), .member(let name): name
        default: nil
        }
    }

    /// The value of an argument of a call, or of a member.
    subscript(label: String) -> ManifestValue {
        switch self {
        case .call(_, let arguments): arguments.first { $0.label == label }?.value ?? .none
        case .members(let members): members.last { $0.key == label }?.value ?? .none
        case .unknown: self
        default: .none
        }
    }

    /// The first argument of a call without a label.
    var first: ManifestValue {
        guard case .call(_, let arguments) = self else { return .none }
        return arguments.first { $0.label == nil }?.value ?? .none
    }

    var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
