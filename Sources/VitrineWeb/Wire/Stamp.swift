// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes rows of one template as one operation.
package enum Stamp {
    /// Writes rows below a parent: `ids` are those of the first row, those of the second and so on, `values` their
    /// values as JSON in the same order; every row has as many.
    static func operation(
        template: Int, parent: Int, before: Int, ids: ArraySlice<Int>, values: ArraySlice<String>, rows: Int
    ) -> WireOperation {
        let width = values.count / rows
        var content = [identifiers(ids, rows: rows)]
        content.reserveCapacity(width + 1)
        for index in 0..<width {
            let places = stride(from: values.startIndex + index, to: values.endIndex, by: width)
            content.append(column(places.map { values[$0] }))
        }
        return .stamp(template: template, parent: parent, before: before, rows: rows, content: content)
    }

    /// `[start, stride]` for ids that count upwards, `[start, stride, offsets]` for rows of the same pattern,
    /// `[start, strides, offsets]` where each place of the row counts in steps of its own, else `[[id, …]]`.
    static func identifiers(_ ids: ArraySlice<Int>, rows: Int) -> String {
        let width = ids.count / rows
        let first = ids.prefix(width)
        let strides = rows > 1 ? zip(ids.dropFirst(width), first).map { $0 - $1 } : Array(repeating: 0, count: width)
        let isPattern = (1..<max(rows, 1)).allSatisfy { row in
            let start = ids.startIndex + row * width
            return (0..<width).allSatisfy { ids[start + $0] == first[first.startIndex + $0] + row * strides[$0] }
        }
        guard isPattern else { return JSONText.array([JSONText.array(ids.lazy.map(String.init))]) }
        let isUniform = strides.allSatisfy { $0 == strides[0] }
        let offsets = first.map { $0 - ids[ids.startIndex] }
        let stride = isUniform ? String(strides[0]) : JSONText.array(strides.map(String.init))
        let head = [String(ids[ids.startIndex]), stride]
        if isUniform, offsets == Array(0..<offsets.count) { return JSONText.array(head) }
        return JSONText.array(head + [JSONText.array(offsets.map(String.init))])
    }

    /// Returns a value for every row alike; `[0, value, …]` one by one; `[1, [value, …], "digits"]` by index.
    package static func column(_ values: [String]) -> String {
        let first = values[0]
        if values.allSatisfy({ $0 == first }) {
            return first.hasPrefix("[") ? "[3,\(first)]" : first
        }
        var order: [String] = []
        var indexes: [String: Int] = [:]
        var text: [UInt8] = []
        text.reserveCapacity(values.count)
        for value in values {
            let index = indexes[value] ?? order.count
            if index == order.count {
                guard order.count < digits.count else { return JSONText.array(["0"] + values) }
                indexes[value] = index
                order.append(value)
            }
            text.append(digits[index])
        }
        // An index costs a character; a dictionary pays when values come back.
        guard values.count > order.count + 4 else { return JSONText.array(["0"] + values) }
        return JSONText.array(["1", JSONText.array(order), "\"\(String(decoding: text, as: UTF8.self))\""])
    }

    /// Characters that stand for an index; none of them needs an escape.
    static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
