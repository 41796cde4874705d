// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// Why an expression is not SQL.
struct Untranslatable: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// An expression of a predicate that can be SQL.
protocol SQLTranslatable {
    func term(_ translator: PredicateTranslator) throws -> SQLTerm
}

/// The translation of a predicate's expression to SQL.
enum SQLTerm {
    /// A value; with the property whose column it is, which says how values of Swift are compared with it.
    case value(SQLText, of: ModelProperty?)
    /// A value that the predicate brings along.
    case constant(Any)
    /// An object, by its number. Its columns are those of `alias`, if there is one.
    case object(SQLText, Entity, alias: String?)
    /// The objects that an object is related to.
    case list(of: SQLText, Entity, any RelationshipDescription)
    /// The number of related objects, or whether there are none.
    case range(lower: SQLText, upper: SQLText, isClosed: Bool)
}

/// Makes conditions of SQL of the expressions of predicates.
///
/// Invariant: a condition selects what the predicate selects in Swift; an expression of which that is not certain is
/// refused.
final class PredicateTranslator {
    private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
    private var aliases = 0
    /// The tables that conditions ask.
    private(set) var entities: Set<String> = []
    /// The properties of the predicate's own entity that conditions ask; `nil` where they ask other objects, too.
    private(set) var properties: Set<Int>? = []

    /// The condition of a predicate for the rows of `alias`.
    func condition<T>(of predicate: Predicate<T>, entity: Entity, alias: String) throws -> SQLText {
        variables[predicate.variable.key] = .object(SQLText("\(alias).\"_id\""), entity, alias: alias)
        let condition = try boolean(predicate.expression)
        guard condition.arguments.count <= Self.argumentLimit else { throw Untranslatable("it has too many values") }
        return condition
    }

    /// The values that a query may have; SQLite refuses more than 32,766.
    private static let argumentLimit = 32_000
    /// The conditions of which a query may be a chain; SQLite refuses expressions that are deeper than 1,000.
    static let depthLimit = 500

    func term(_ expression: any PredicateExpression) throws -> SQLTerm {
        guard let translatable = expression as? any SQLTranslatable else {
            throw Untranslatable("\(Self.name(of: expression)) is not SQL")
        }
        return try translatable.term(self)
    }

    func boolean(_ expression: any PredicateExpression) throws -> SQLText {
        try text(term(expression), like: nil)
    }

    func variable(_ key: PredicateExpressions.VariableID) throws -> SQLTerm {
        guard let term = variables[key] else { throw Untranslatable("a variable is unknown") }
        return term
    }

    func bind<Result>(
        _ key: PredicateExpressions.VariableID, to term: SQLTerm, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = variables[key]
        variables[key] = term
        defer { variables[key] = outer }
        return try body()
    }

    // MARK: - Texts

    /// The text of a term, a constant in the form of what it is compared with.
    func text(_ term: SQLTerm, like other: SQLTerm?) throws -> SQLText {
        switch term {
        case .value(let text, let property):
            guard property?.isScalar != false else {
                throw Untranslatable("\(property?.name ?? "a value") is stored as JSON")
            }
            return text
        case .object(let text, _, _): return text
        case .constant(let value):
            guard let column = Self.column(of: value, like: other) else {
                throw Untranslatable("a value of type \(type(of: value)) is not SQL")
            }
            return SQLText("?", [column])
        case .list(_, _, let property): throw Untranslatable("\(property.name) is compared as a whole")
        case .range: throw Untranslatable("a range is compared as a whole")
        }
    }

    /// A value of Swift as a column has it.
    private static func column(of value: Any, like other: SQLTerm?) -> DatabaseValue? {
        guard let value = unwrapped(value) else { return .null }
        if let model = value as? any PersistentModel { return model._$record.number.databaseValue }
        if let identifier = value as? PersistentIdentifier { return identifier.number.databaseValue }
        if case .value(_, let property?) = other { return property.columnValue(for: value) }
        guard let value = value as? any Encodable & Decodable else { return nil }
        func encode<Value: Codable>(_ value: Value) -> DatabaseValue? {
            let coding = AttributeCoding<Value>.of(Value.self)
            return coding.isScalar ? try? coding.encode(value) : nil
        }
        return encode(value)
    }

    /// The value in optionals; `nil` for their `nil`.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.anyValue.flatMap { unwrapped($0) }
    }

    /// The texts of two terms that are compared.
    func pair(
        _ left: any PredicateExpression, _ right: any PredicateExpression
    ) throws -> (left: SQLText, right: SQLText, property: ModelProperty?) {
        let (one, other) = (try term(left), try term(right))
        let property: ModelProperty? =
            switch (one, other) {
            case (.value(_, let property?), _), (_, .value(_, let property?)): property
            default: nil
            }
        return (try text(one, like: other), try text(other, like: one), property)
    }

    func operation(_ left: SQLText, _ sign: String, _ right: SQLText) -> SQLText {
        SQLText("(\(left.text) \(sign) \(right.text))", of: left, right)
    }

    // MARK: - Properties and relationships

    /// A property of an object.
    func property(at path: AnyKeyPath, of object: SQLText, _ entity: Entity, alias: String?) throws -> SQLTerm {
        guard let property = entity.property(at: path) else {
            throw Untranslatable("a property of \(entity.name) is not stored")
        }
        entities.insert(entity.table)
        if property is any RelationshipDescription { properties = nil } else { properties?.insert(property.index) }
        if let relationship = property as? any RelationshipDescription, relationship.isToMany {
            entities.insert(Entity.of(relationship.target).table)
            return .list(of: object, entity, relationship)
        }
        guard property.column != nil else { throw Untranslatable("\(entity.name).\(property.name) is not stored") }
        let text =
            alias.map { SQLText("\($0).\(property.columnName.quoted)") }
            ?? SQLText(
                "(SELECT \(property.columnName.quoted) FROM \(entity.table.quoted) WHERE \"_id\" = \(object.text))",
                object.arguments)
        guard let relationship = property as? any RelationshipDescription else { return .value(text, of: property) }
        // An object that is deleted is the value of nobody's property any more.
        entities.insert(Entity.of(relationship.target).table)
        return .object(text, Entity.of(relationship.target), alias: nil)
    }

    /// A query of the related objects of which a condition holds; `selection` is what it selects of them.
    func related(
        _ owner: SQLText, _ entity: Entity, _ property: any RelationshipDescription, selecting selection: String,
        where condition: (SQLTerm, Entity) throws -> SQLText?
    ) throws -> SQLText {
        aliases += 1
        let alias = "r\(aliases)"
        let target = Entity.of(property.target)
        entities.formUnion([entity.table, target.table])
        let link =
            if let table = entity.joinTable(of: property) {
                "\(alias).\"_id\" IN (SELECT \(table.other) FROM \(table.name.quoted) WHERE \(table.own) = \(owner.text))"
            } else {
                "\(alias).\((entity.inverse(of: property)?.columnName ?? "").quoted) = \(owner.text)"
            }
        var query = SQLText(
            "(SELECT \(selection) FROM \(target.table.quoted) \(alias) WHERE \(link)", owner.arguments)
        let object = SQLTerm.object(SQLText("\(alias).\"_id\""), target, alias: alias)
        if let condition = try condition(object, target) {
            query.text += " AND \(condition.text)"
            query.arguments += condition.arguments
        }
        query.text += ")"
        return query
    }

    // MARK: - Classes

    /// The condition that an object is one of a class, which is the object's own class or one that inherits from it.
    func check(_ expression: any PredicateExpression, is type: Any.Type) throws -> SQLText {
        let (object, entity, target, alias) = try cast(expression, to: type)
        if entity.isKind(of: target) { return operation(object, "IS NOT", SQLText("NULL")) }
        let kind =
            alias.map { SQLText("\($0).\"_type\"") }
            ?? SQLText("(SELECT \"_type\" FROM \(entity.table.quoted) WHERE \"_id\" = \(object.text))", of: object)
        return SQLText("(IFNULL(\(kind.text), '') IN (\(target.kinds)))", kind.arguments)
    }

    /// An object as one of another class; nothing where it is none.
    func object(_ expression: any PredicateExpression, as type: Any.Type) throws -> SQLTerm {
        let (object, entity, target, alias) = try cast(expression, to: type)
        if entity.isKind(of: target) { return .object(object, target, alias: alias) }
        let condition = try check(expression, is: type)
        let number = SQLText("(CASE WHEN \(condition.text) THEN \(object.text) END)", of: condition, object)
        return .object(number, target, alias: nil)
    }

    private func cast(
        _ expression: any PredicateExpression, to type: Any.Type
    ) throws -> (object: SQLText, from: Entity, to: Entity, alias: String?) {
        guard case .object(let object, let entity, let alias) = try term(expression),
            let model = type as? any PersistentModel.Type
        else { throw Untranslatable("a value is cast to \(type)") }
        let target = Entity.of(model)
        guard entity.isKind(of: target) || target.isKind(of: entity) else {
            throw Untranslatable("\(entity.name) is never \(target.name)")
        }
        entities.insert(entity.table)
        return (object, entity, target, alias)
    }

    private static func name(of expression: any PredicateExpression) -> String {
        let name = String(describing: type(of: expression))
        return String(name.prefix { $0 != "<" })
    }
}

/// An optional of any type.
protocol OptionalValue {
    var anyValue: Any? { get }
}

extension Optional: OptionalValue {
    var anyValue: Any? { self }
}
