// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes rows of one template as one operation.
package enum Stamp {
    struct Row {
        var ids: [Int] = []
        /// JSON values in reading order.
        var values: [String] = []
    }

    /// Writes rows below a parent.
    static func operation(template: Int, parent: Int, before: Int, rows: [Row]) -> WireOperation {
        let columns = rows[0].values.indices.map { index in column(rows.map { $0.values[index] }) }
        return .stamp(
            template: template, parent: parent, before: before, rows: rows.count,
            content: [identifiers(rows)] + columns)
    }

    /// `[start, stride]` for ids that count upwards, `[start, stride, offsets]` for rows of the same pattern,
    /// `[start, strides, offsets]` where each place of the row counts in steps of its own, else `[[id, …]]`.
    static func identifiers(_ rows: [Row]) -> String {
        let first = rows[0].ids
        let strides = rows.count > 1 ? zip(rows[1].ids, first).map { $0 - $1 } : first.map { _ in 0 }
        let isPattern = rows.enumerated().allSatisfy { number, row in
            first.indices.allSatisfy { row.ids[$0] == first[$0] + number * strides[$0] }
        }
        guard isPattern else { return JSONText.array([JSONText.array(rows.flatMap { $0.ids.map(String.init) })]) }
        let isUniform = strides.allSatisfy { $0 == strides[0] }
        let offsets = first.map { $0 - first[0] }
        let stride = isUniform ? String(strides[0]) : JSONText.array(strides.map(String.init))
        let head = [String(first[0]), stride]
        if isUniform, offsets == Array(0..<offsets.count) { return JSONText.array(head) }
        return JSONText.array(head + [JSONText.array(offsets.map(String.init))])
    }

    /// A value for every row alike; `[0, value, …]` one by one; `[1, [value, …], "digits"]` by index.
    package static func column(_ values: [String]) -> String {
        let first = values[0]
        if values.allSatisfy({ $0 == first }) {
            return first.hasPrefix("[") ? "[3,\(first)]" : first
        }
        var order: [String] = []
        var indexes: [String: Int] = [:]
        for value in values where indexes[value] == nil {
            guard order.count < digits.count else { return JSONText.array(["0"] + values) }
            indexes[value] = order.count
            order.append(value)
        }
        // An index costs a character; a dictionary pays when values come back.
        guard values.count > order.count + 4 else { return JSONText.array(["0"] + values) }
        let text = String(decoding: values.map { digits[indexes[$0] ?? 0] }, as: UTF8.self)
        return JSONText.array(["1", JSONText.array(order), "\"\(text)\""])
    }

    /// Characters that stand for an index; none of them needs an escape.
    static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
