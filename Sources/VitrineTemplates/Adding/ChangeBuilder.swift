// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Collects what is added to a project: files, and edits of files that are there.
struct ChangeBuilder {
    /// An edit of one file.
    struct Edit {
        let path: String
        /// What to do, should the place not be found.
        let place: String
        let text: String
        let apply: (inout SwiftEditor) -> Bool
    }

    let project: FeatureProject
    private(set) var change = ProjectChange()
    /// The text of files that were edited.
    private var texts: [String: String] = [:]

    init(_ project: FeatureProject) { self.project = project }

    /// Writes files that must not be there.
    mutating func create(_ files: [TemplateFile]) {
        change.created += files
    }

    /// Writes those of some files that are not there.
    mutating func complete(_ files: [TemplateFile]) {
        for file in files where !change.created.contains(where: { $0.path == file.path }) {
            if !project.has(file.path) {
                change.created.append(file)
            } else if !change.used.contains(file.path) {
                change.used.append(file.path)
            }
        }
    }

    /// Makes edits that need each other: all of them, or a note for each.
    ///
    /// - Parameter edits: The edits, in their order.
    /// - Returns: Whether they were made.
    @discardableResult
    mutating func edit(_ edits: [Edit]) -> Bool {
        var texts = texts
        for edit in edits {
            guard let text = texts[edit.path] ?? created(edit.path) ?? project.text(at: edit.path) else {
                return note(edits)
            }
            var editor = SwiftEditor(text)
            guard edit.apply(&editor) else { return note(edits) }
            texts[edit.path] = editor.text
        }
        self.texts = texts
        return true
    }

    /// Leaves edits to the developer.
    ///
    /// - Parameter edits: The edits.
    /// - Returns: false.
    mutating func note(_ edits: [Edit]) -> Bool {
        change.notes += edits.map { ProjectChange.Note(path: $0.path, place: $0.place, text: $0.text) }
        return false
    }

    /// Adds texts to the string catalog.
    mutating func add(strings: [String: String]) {
        let path = ProjectPaths.catalog
        if let text = texts[path] ?? project.text(at: path), var catalog = StringCatalog(text), catalog.add(strings) {
            texts[path] = catalog.text
            return
        }
        let lines = strings.keys.sorted().map { "\($0): \(strings[$0] ?? "")" }
        change.notes.append(
            ProjectChange.Note(
                path: path, place: "Add these texts to the string catalog", text: lines.joined(separator: "\n")))
    }

    /// All that was collected.
    func finished() -> ProjectChange {
        var change = change
        for path in texts.keys.sorted() {
            guard let text = texts[path] else { continue }
            if let index = change.created.firstIndex(where: { $0.path == path }) {
                change.created[index].text = text
            } else if text != project.text(at: path) {
                change.edited.append(TemplateFile(path, text))
            }
        }
        return change
    }

    private func created(_ path: String) -> String? { change.created.first { $0.path == path }?.text }
}
