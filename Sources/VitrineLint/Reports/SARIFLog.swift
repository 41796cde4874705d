// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A report in the Static Analysis Results Interchange Format.
struct SARIFLog: Encodable {
    struct Text: Encodable {
        let text: String
    }

    struct Run: Encodable {
        let tool: Tool
        let results: [Result]
        let columnKind = "utf16CodeUnits"
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "vitrine lint"
        let rules: [RuleText]
    }

    struct RuleText: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Place]
    }

    struct Place: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }

    struct Artifact: Encodable {
        let uri: String
    }

    struct Region: Encodable {
        let startLine: Int
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ report: Report, _ prefix: String) {
        let names = Set(report.findings.map(\.rule)).sorted()
        let rules = names.map { name in
            let rule = RuleSet.all.rule(named: name)
            return RuleText(
                id: name, shortDescription: Text(text: rule?.heading.description ?? name),
                fullDescription: Text(text: rule?.explanation.meaning ?? name))
        }
        let results = report.findings.map { finding in
            let uri = Self.uri(prefix + finding.location.path)
            return Result(
                ruleId: finding.rule, ruleIndex: names.firstIndex(of: finding.rule) ?? 0,
                level: finding.severity.rawValue, message: Text(text: finding.message),
                locations: [
                    Place(
                        physicalLocation: PhysicalLocation(
                            artifactLocation: Artifact(uri: uri), region: Region(startLine: finding.location.line)))
                ])
        }
        runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
    }

    /// A path as a relative reference.
    private static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-._~/+@".contains(character))
            return isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
