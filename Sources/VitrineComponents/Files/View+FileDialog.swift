// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// Options for what a dialog that opens or saves files shows of them.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The contents of packages, as if those were folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// The extensions of names.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets the title of the button with which a dialog for files is left; `nil` for the system's.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        if label != nil {
            DeveloperNotes.withoutEffect(
                "fileDialogConfirmationLabel(_:)", remedy: "Say in the view what is opened or saved.")
        }
        return self
    }

    /// Sets the title of the button with which a dialog for files is left from a localized key.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the title of the button with which a dialog for files is left from a localized string resource.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
    }

    /// Sets the title of the button with which a dialog for files is left from a string, without localization.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the message of a dialog for files; `nil` for the system's.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
        if message != nil {
            DeveloperNotes.withoutEffect("fileDialogMessage(_:)", remedy: "Show the message in the view.")
        }
        return self
    }

    /// Sets the message of a dialog for files from a localized key.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message of a dialog for files from a localized string resource.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }

    /// Sets the message of a dialog for files from a string, without localization.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
        fileDialogMessage(Text(message))
    }

    /// Sets the label of the field for a file's name in a dialog that saves; `nil` for the system's.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
        if label != nil {
            DeveloperNotes.withoutEffect(
                "fileExporterFilenameLabel(_:)", remedy: "Suggest a name with fileExporter's defaultFilename.")
        }
        return self
    }

    /// Sets the label of the field for a file's name in a dialog that saves from a localized key.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label of the field for a file's name in a dialog that saves from a localized string resource.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileExporterFilenameLabel(Text(labelResource))
    }

    /// Sets the label of the field for a file's name in a dialog that saves from a string, without localization.
    ///
    /// - Support: partial: a browser's dialog has its own words; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets what the user sees of files in a dialog that opens or saves them.
    ///
    /// - Support: partial: a browser's dialog shows what its user has set; a diagnostic says so.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        if !options.isEmpty {
            DeveloperNotes.withoutEffect(
                "fileDialogBrowserOptions(_:)", remedy: "The user's system decides what it shows.")
        }
        return self
    }

    /// Sets an identifier under which a dialog for files keeps where it was, and how large.
    ///
    /// - Support: partial: a browser keeps one place for a page's dialogs; a diagnostic says so.
    public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
        DeveloperNotes.withoutEffect("fileDialogCustomizationID(_:)", remedy: "The browser remembers the last folder.")
        return self
    }

    /// Sets the folder in which a dialog for files begins; `nil` for the last one.
    ///
    /// - Support: partial: a browser's dialog begins where its user was; a diagnostic says so.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        if defaultDirectory != nil {
            DeveloperNotes.withoutEffect(
                "fileDialogDefaultDirectory(_:)", remedy: "The dialog shows the user's files, not the server's.")
        }
        return self
    }

    /// Sets whether a dialog returns an alias itself, and not the file that it stands for.
    ///
    /// - Support: partial: a browser follows aliases; a diagnostic says so.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        if imports {
            DeveloperNotes.withoutEffect(
                "fileDialogImportsUnresolvedAliases(_:)", remedy: "A page gets the contents of what was chosen.")
        }
        return self
    }

    /// Sets a condition that files meet which a dialog lets the user choose.
    ///
    /// - Support: partial: a browser's dialog knows the types of files only; a diagnostic says so.
    public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        DeveloperNotes.withoutEffect(
            "fileDialogURLEnabled(_:)", remedy: "Give fileImporter the content types, and look at what was chosen.")
        return self
    }
}
