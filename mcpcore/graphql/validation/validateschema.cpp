// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/schemachecks.h"

#include "graphql/schema/builtins.h"
#include "graphql/validation/literalcheck.h"

#include <algorithm>
#include <unordered_set>

namespace tooltray::graphql {

namespace {

// Whether an object or interface keeps what the interfaces it implements promise (September 2025, 3.6,
// IsValidImplementation).
class InterfaceCheck {
public:
    InterfaceCheck(SchemaType type, SchemaCheckContext &context)
        : m_context(context)
        , m_schema(context.schema())
        , m_type(type)
    {}

    void run();

private:
    void checkAncestors(SchemaType interface);
    void checkField(SchemaField promised);
    void checkArguments(SchemaField promised, SchemaField given);
    std::vector<Node> mentions(SchemaType type, SchemaType interface) const;
    std::string print(TypeRef type) const { return m_schema.print(type); }

    SchemaCheckContext &m_context;
    const Schema &m_schema;
    SchemaType m_type;
};

void InterfaceCheck::run()
{
    const std::string subject = "Type " + std::string(m_type.name());
    std::unordered_set<std::uint32_t> seen;
    for (const SchemaType interface : m_type.interfaces()) {
        const std::string name(interface.name());
        if (!interface.is(TypeKind::Interface)) {
            m_context.report(subject + " must only implement Interface types, it cannot implement " + name
                                 + ".",
                             mentions(m_type, interface));
        } else if (interface == m_type) {
            m_context.report(subject
                                 + " cannot implement itself because it would create a circular reference.",
                             mentions(m_type, interface));
        } else if (!seen.insert(interface.index()).second) {
            m_context.report(subject + " can only implement " + name + " once.", mentions(m_type, interface));
        } else if (m_context.spend(1 + interface.fields().size())) {
            checkAncestors(interface);
            for (const SchemaField promised : interface.fields())
                checkField(promised);
        }
    }
}

void InterfaceCheck::checkAncestors(SchemaType interface)
{
    const SchemaTypeList own = m_type.interfaces();
    for (const SchemaType ancestor : interface.interfaces()) {
        if (!m_context.spend(own.size()))
            return;
        if (std::find(own.begin(), own.end(), ancestor) != own.end())
            continue;
        std::vector<Node> places = mentions(interface, ancestor);
        for (const Node mention : mentions(m_type, interface))
            places.push_back(mention);
        const std::string subject = "Type " + std::string(m_type.name());
        const std::string name(interface.name());
        m_context.report(ancestor == m_type ? subject + " cannot implement " + name
                                                  + " because it would create a circular reference."
                                            : subject + " must implement " + std::string(ancestor.name())
                                                  + " because it is implemented by " + name + ".",
                         places);
    }
}

void InterfaceCheck::checkField(SchemaField promised)
{
    const SchemaField given = m_type.field(promised.symbol());
    if (!given) {
        std::vector<Node> places{m_context.definition(promised)};
        for (const Node node : m_context.nodes(m_type))
            places.push_back(node);
        return m_context.report("Interface field " + promised.coordinate() + " expected but "
                                    + std::string(m_type.name()) + " does not provide it.",
                                places);
    }
    if (!m_schema.isSubType(given.type(), promised.type()))
        m_context.report("Interface field " + promised.coordinate() + " expects type "
                             + print(promised.type()) + " but " + given.coordinate() + " is type "
                             + print(given.type()) + ".",
                         {m_context.typeOf(promised), m_context.typeOf(given)});
    checkArguments(promised, given);
    if (given.isDeprecated() && !promised.isDeprecated())
        m_context.report(
            "Interface field " + promised.coordinate() + " is not deprecated, so implementation field "
                + given.coordinate() + " must not be deprecated.",
            {SchemaCheckContext::deprecation(m_context.definition(given)), m_context.typeOf(given)});
}

void InterfaceCheck::checkArguments(SchemaField promised, SchemaField given)
{
    if (!m_context.spend(promised.arguments().size() * given.arguments().size()))
        return;
    for (const SchemaInput argument : promised.arguments()) {
        const SchemaInput other = given.argument(argument.symbol());
        if (!other)
            m_context.report("Interface field argument " + argument.coordinate() + " expected but "
                                 + given.coordinate() + " does not provide it.",
                             {m_context.definition(argument), m_context.definition(given)});
        else if (argument.type() != other.type())
            m_context.report("Interface field argument " + argument.coordinate() + " expects type "
                                 + print(argument.type()) + " but " + other.coordinate() + " is type "
                                 + print(other.type()) + ".",
                             {m_context.typeOf(argument), m_context.typeOf(other)});
    }
    for (const SchemaInput argument : given.arguments())
        if (argument.isRequired() && !promised.argument(argument.symbol()))
            m_context.report("Argument " + inQuotes(argument.coordinate()) + " must not be required type "
                                 + inQuotes(print(argument.type()))
                                 + " if not provided by the Interface field "
                                 + inQuotes(promised.coordinate()) + ".",
                             {m_context.definition(argument), m_context.definition(promised)});
}

std::vector<Node> InterfaceCheck::mentions(SchemaType type, SchemaType interface) const
{
    std::vector<Node> places;
    for (const Node node : m_context.nodes(type))
        if (const auto definition = as<FieldsTypeDefinition>(node))
            for (const NamedType name : definition.interfaces())
                if (name.name() == interface.name())
                    places.push_back(name);
    return places;
}

class SchemaCheck {
public:
    explicit SchemaCheck(SchemaCheckContext &context) : m_context(context), m_schema(context.schema()) {}

    void run();

private:
    void checkRootTypes();
    Node operationType(OperationType operation) const;
    void checkDirective(SchemaDirective directive);
    void checkType(SchemaType type, DefaultValueCycles &defaultValueCycles);
    void checkFields(SchemaType type);
    void checkMembers(SchemaType type);
    void checkEnumValues(SchemaType type);
    void checkInputFields(SchemaType type);
    void checkArgument(SchemaInput argument, Node placeOfWrongType);
    void checkDefaultValue(SchemaInput input);
    void checkName(std::string_view name, Node place);
    std::string print(TypeRef type) const { return m_schema.print(type); }

    SchemaCheckContext &m_context;
    const Schema &m_schema;
};

void SchemaCheck::run()
{
    checkRootTypes();
    for (const SchemaDirective directive : m_schema.directives())
        checkDirective(directive);
    DefaultValueCycles defaultValueCycles(m_context);
    for (const SchemaType type : m_schema.types())
        if (!type.isBuiltIn() && !m_context.isAborted())
            checkType(type, defaultValueCycles);
    checkFiniteValues(m_context);
}

Node SchemaCheck::operationType(OperationType operation) const
{
    for (const Node node : m_context.schemaNodes())
        if (const auto definition = as<SchemaDefinition>(node))
            for (const OperationTypeDefinition candidate : definition.operationTypes())
                if (candidate.operation() == operation)
                    return candidate.type();
    return {};
}

// September 2025, 3.3.1.
void SchemaCheck::checkRootTypes()
{
    if (!m_schema.queryType()) {
        const std::vector<Node> nodes = m_context.schemaNodes();
        m_context.report("Query root type must be provided.", nodes.empty() ? Node() : nodes.front());
    }
    struct Use {
        SchemaType type;
        std::vector<std::string> operations;
        std::vector<Node> nodes;
    };
    std::vector<Use> uses;
    constexpr std::string_view kNames[] = {"Query", "Mutation", "Subscription"};
    for (std::size_t i = 0; i < std::size(kNames); ++i) {
        const auto operation = static_cast<OperationType>(i);
        const SchemaType root = m_schema.rootType(operation);
        if (!root)
            continue;
        const Node node = operationType(operation);
        if (!root.is(TypeKind::Object)) {
            m_context.report(std::string(kNames[i]) + " root type must be Object type"
                                 + (operation == OperationType::Query ? "" : " if provided")
                                 + ", it cannot be " + std::string(root.name()) + ".",
                             node ? node : m_context.definition(root));
            continue;
        }
        auto use =
            std::find_if(uses.begin(), uses.end(), [root](const Use &known) { return known.type == root; });
        if (use == uses.end())
            use = uses.insert(uses.end(), {root, {}, {}});
        use->operations.emplace_back(keyword(operation));
        use->nodes.push_back(node);
    }
    for (const Use &use : uses)
        if (use.operations.size() > 1)
            m_context.report("All root types must be different, " + inQuotes(use.type.name())
                                 + " type is used as " + andList(use.operations) + " root types.",
                             use.nodes);
}

// September 2025, 3.13.
void SchemaCheck::checkDirective(SchemaDirective directive)
{
    const Node definition = m_context.definition(directive);
    checkName(directive.name(), definition);
    if (directive.locations().empty())
        m_context.report("Directive " + directive.coordinate() + " must include 1 or more locations.",
                         definition);
    for (const SchemaInput argument : directive.arguments())
        checkArgument(argument, m_context.definition(argument));
}

void SchemaCheck::checkType(SchemaType type, DefaultValueCycles &defaultValueCycles)
{
    checkName(type.name(), m_context.definition(type));
    switch (type.kind()) {
    case TypeKind::Scalar: return;
    case TypeKind::Object:
    case TypeKind::Interface: checkFields(type); return InterfaceCheck(type, m_context).run();
    case TypeKind::Union: return checkMembers(type);
    case TypeKind::Enum: return checkEnumValues(type);
    case TypeKind::InputObject: checkInputFields(type); return defaultValueCycles.check(type);
    }
}

// September 2025, 3.6 and 3.7.
void SchemaCheck::checkFields(SchemaType type)
{
    if (type.fields().isEmpty())
        m_context.report("Type " + std::string(type.name()) + " must define one or more fields.",
                         m_context.nodes(type));
    for (const SchemaField field : type.fields()) {
        checkName(field.name(), m_context.definition(field));
        if (!field.namedType().isOutput())
            m_context.report("The type of " + field.coordinate()
                                 + " must be Output Type but got: " + print(field.type()) + ".",
                             m_context.typeOf(field));
        for (const SchemaInput argument : field.arguments())
            checkArgument(argument, m_context.typeOf(argument));
    }
}

void SchemaCheck::checkArgument(SchemaInput argument, Node placeOfWrongType)
{
    const InputValueDefinition definition = m_context.definition(argument);
    checkName(argument.name(), definition);
    if (!m_schema.type(argument.type()).isInput())
        m_context.report("The type of " + argument.coordinate()
                             + " must be Input Type but got: " + print(argument.type()) + ".",
                         placeOfWrongType);
    if (argument.isRequired() && argument.isDeprecated())
        m_context.report("Required argument " + argument.coordinate() + " cannot be deprecated.",
                         {SchemaCheckContext::deprecation(definition), m_context.typeOf(argument)});
    checkDefaultValue(argument);
}

// September 2025, 3.8.
void SchemaCheck::checkMembers(SchemaType type)
{
    const std::string subject = "Union type " + std::string(type.name());
    if (type.members().isEmpty())
        m_context.report(subject + " must define one or more member types.", m_context.nodes(type));
    const auto mentions = [&](SchemaType member) {
        std::vector<Node> places;
        for (const Node node : m_context.nodes(type))
            for (const NamedType name : UnionTypeDefinition(node).members())
                if (name.name() == member.name())
                    places.push_back(name);
        return places;
    };
    std::unordered_set<std::uint32_t> seen;
    for (const SchemaType member : type.members()) {
        if (m_context.isAborted())
            return; // looking for the places takes its time
        if (!seen.insert(member.index()).second)
            m_context.report(subject + " can only include type " + std::string(member.name()) + " once.",
                             mentions(member));
        else if (!member.is(TypeKind::Object))
            m_context.report(subject + " can only include Object types, it cannot include "
                                 + std::string(member.name()) + ".",
                             mentions(member));
    }
}

// September 2025, 3.9.
void SchemaCheck::checkEnumValues(SchemaType type)
{
    if (type.enumValues().isEmpty())
        m_context.report("Enum type " + std::string(type.name()) + " must define one or more values.",
                         m_context.nodes(type));
    for (const SchemaEnumValue value : type.enumValues())
        checkName(value.name(), m_context.definition(value));
}

// September 2025, 3.10.
void SchemaCheck::checkInputFields(SchemaType type)
{
    if (type.inputFields().isEmpty())
        m_context.report("Input Object type " + std::string(type.name()) + " must define one or more fields.",
                         m_context.nodes(type));
    for (const SchemaInput field : type.inputFields()) {
        const InputValueDefinition definition = m_context.definition(field);
        checkName(field.name(), definition);
        if (!m_schema.type(field.type()).isInput())
            m_context.report("The type of " + field.coordinate()
                                 + " must be Input Type but got: " + print(field.type()) + ".",
                             m_context.typeOf(field));
        if (field.isRequired() && field.isDeprecated())
            m_context.report("Required input field " + field.coordinate() + " cannot be deprecated.",
                             {SchemaCheckContext::deprecation(definition), m_context.typeOf(field)});
        checkDefaultValue(field);
        if (!type.isOneOf())
            continue;
        if (field.type().isNonNull())
            m_context.report("OneOf input field " + field.coordinate() + " must be nullable.",
                             m_context.typeOf(field));
        if (field.hasDefaultValue())
            m_context.report("OneOf input field " + field.coordinate() + " cannot have a default value.",
                             definition);
    }
}

void SchemaCheck::checkDefaultValue(SchemaInput input)
{
    if (!input.hasDefaultValue() || !m_schema.type(input.type()).isInput())
        return;
    LiteralCheck(m_schema, {.suggestions = m_context.suggestions()}, m_context.suggestionBudget(),
                 [&](const std::string &message, Node at, const std::string &path) {
                     m_context.report(input.coordinate() + " has invalid default value"
                                          + (path.empty() ? "" : " at " + path) + ": " + message,
                                      at);
                 })
        .check(m_context.defaultValue(input), input.type());
}

void SchemaCheck::checkName(std::string_view name, Node place)
{
    if (name.starts_with("__"))
        m_context.report("Name " + inQuotes(name)
                             + " must not begin with \"__\", which is reserved by GraphQL introspection.",
                         place);
}

Diagnostics check(SchemaCheckContext context)
{
    SchemaCheck(context).run();
    return context.takeDiagnostics();
}

} // namespace

Diagnostics validateSchema(const Schema &schema, const ValidationOptions &options)
{
    return check(SchemaCheckContext(schema, nullptr, nullptr, options));
}

Diagnostics validateSchema(const BuiltSchema &built, const Document &document,
                           const ValidationOptions &options)
{
    return check(SchemaCheckContext(*built.schema, &document, &built.origins, options));
}

} // namespace tooltray::graphql
