// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One recorded case of the neutral notation (`notation` in the file).
struct LayoutCase {
    let id: String
    let container: CGSize
    let platform: String
    let view: Notation
    let actions: [[Notation]]
    let expect: [String: CGRect]
    let isExactSet: Bool
    let tolerance: Double
    let needsChrome: Bool
    let needsText: Bool
    let constants: Notation

    init(_ json: Notation) {
        id = json["id"].string
        container = CGSize(width: json["container"][0].number, height: json["container"][1].number)
        platform = json["platform"].string
        view = json["view"]
        let action = json["action"].array
        actions = action.first?.isArray == true ? action.map(\.array) : action.isEmpty ? [] : [action]
        expect = json["expect"].object.mapValues {
            CGRect(x: $0[0].number, y: $0[1].number, width: $0[2].number, height: $0[3].number)
        }
        isExactSet = json["exactSet"].bool
        tolerance = json["tolerance"].optionalNumber ?? 0.01
        needsChrome = json["needsChrome"].bool
        needsText = json["needsText"].bool
        constants = json["const"]
    }

    /// All cases of the file that `LAYOUT_CASES` names, or of the copy beside this source.
    static func load() throws -> (cases: [LayoutCase], metrics: [String: Notation]) {
        let copy = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "layout-cases.json")
        let named = ProcessInfo.processInfo.environment["LAYOUT_CASES"].map { URL(fileURLWithPath: $0) }
        let file = Notation(try JSONSerialization.jsonObject(with: Data(contentsOf: named ?? copy)))
        return (file["cases"].array.map(LayoutCase.init), file["textMetrics"].object)
    }
}

/// A JSON value that is read where the notation says what it is.
struct Notation {
    let value: Any?

    init(_ value: Any?) {
        self.value = value is NSNull ? nil : value
    }

    var isArray: Bool { value is [Any] }
    var isNull: Bool { value == nil }
    var array: [Notation] { (value as? [Any] ?? []).map(Notation.init) }
    var object: [String: Notation] { (value as? [String: Any] ?? [:]).mapValues(Notation.init) }
    var optionalString: String? { value as? String }
    var string: String { optionalString ?? "" }
    var bool: Bool { value as? Bool ?? false }
    var number: Double { optionalNumber ?? 0 }
    var optionalNumber: Double? {
        if optionalString == "inf" { return .infinity }
        return (value as? NSNumber)?.doubleValue ?? value as? Double
    }

    subscript(key: String) -> Notation { Notation((value as? [String: Any])?[key]) }
    subscript(index: Int) -> Notation {
        let list = value as? [Any] ?? []
        return Notation(index < list.count ? list[index] : nil)
    }

    /// The same with `%d` replaced in all its strings.
    func numbered(_ index: Int) -> Notation {
        func replace(_ value: Any?) -> Any? {
            switch value {
            case let text as String: text.replacingOccurrences(of: "%d", with: "\(index)")
            case let list as [Any]: list.map { replace($0) as Any }
            case let object as [String: Any]: object.mapValues { replace($0) as Any }
            default: value
            }
        }
        return Notation(replace(value))
    }
}

/// Why a case cannot be built.
enum NotationError: Error {
    /// A word of the notation that the engine has no view for yet.
    case notBuilt(String)
    /// A word that the notation does not have.
    case unknown(String)
}
