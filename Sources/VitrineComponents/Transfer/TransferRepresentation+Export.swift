// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension TransferRepresentation {
    /// Suggests the name of a file with what is exported.
    ///
    /// - Parameter fileName: The name, with or without an extension.
    /// - Returns: The representation with the name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item> {
        TransferRouteList(routes: TransferRoutes<Item>.of(self).changingExports { $0.name = { _ in fileName } })
    }

    /// Suggests the name of a file with what is exported of a value.
    ///
    /// - Parameter fileName: Returns the name, with or without an extension; `nil` to suggest none.
    /// - Returns: The representation with the name.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Self.Item) -> String?
    ) -> some TransferRepresentation<Self.Item> {
        TransferRouteList(
            routes: TransferRoutes<Item>.of(self).changingExports { export in
                let inner = export.name
                export.name = { fileName($0) ?? inner($0) }
            })
    }

    /// Exports only those values that meet a condition.
    ///
    /// - Parameter condition: Returns whether a value is exported in this way.
    /// - Returns: The representation with the condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Self.Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(
            routes: TransferRoutes<Item>.of(self).changingExports { export in
                let inner = export.isOffered
                export.isOffered = { inner($0) && condition($0) }
            })
    }

    /// Sets who can see what is exported.
    ///
    /// - Parameter visibility: Who can see it: only what all can see is handed to the browser as a text or a file.
    /// - Returns: The representation with the visibility.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Self.Item> {
        let mayLeave = visibility == .all
        return TransferRouteList(routes: TransferRoutes<Item>.of(self).changingExports { $0.mayLeave = mayLeave })
    }
}

/// A transfer representation of those values that meet a condition.
public struct _ConditionalTransferRepresentation<Content>: TransferRepresentation
where Content: TransferRepresentation {
    /// The type of the values.
    public typealias Item = Content.Item
    /// A primitive type: it has no body.
    public typealias Body = Never
    let routes: TransferRoutes<Content.Item>
}

extension _ConditionalTransferRepresentation: PrimitiveTransferRepresentation {}
