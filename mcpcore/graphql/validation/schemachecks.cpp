// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/schemachecks.h"

#include "graphql/language/parse.h"

#include <unordered_map>

namespace tooltray::graphql {

SchemaCheckContext::SchemaCheckContext(const Schema &schema, const Document *document,
                                       const SchemaOrigins *origins, const ValidationOptions &options)
    : m_schema(schema)
    , m_document(document)
    , m_origins(origins)
    , m_options(options)
{}

Node SchemaCheckContext::node(const std::vector<std::uint32_t> &origins, SchemaElement element) const
{
    const std::uint32_t at = element.index() < origins.size() ? origins[element.index()] : 0;
    return at == 0 ? Node() : m_document->node(at);
}

std::vector<Node> SchemaCheckContext::schemaNodes() const
{
    std::vector<Node> nodes;
    if (m_origins)
        for (const std::uint32_t at : m_origins->schema)
            nodes.push_back(at == 0 ? Node() : m_document->node(at));
    return nodes;
}

std::vector<Node> SchemaCheckContext::nodes(SchemaType type) const
{
    std::vector<Node> nodes;
    if (m_origins && type.index() < m_origins->types.size())
        for (const std::uint32_t at : m_origins->types[type.index()])
            nodes.push_back(m_document->node(at));
    return nodes;
}

Node SchemaCheckContext::definition(SchemaType type) const
{
    const std::vector<Node> all = nodes(type);
    return all.empty() ? Node() : all.front();
}

FieldDefinition SchemaCheckContext::definition(SchemaField field) const
{
    return m_origins ? as<FieldDefinition>(node(m_origins->fields, field)) : FieldDefinition();
}

InputValueDefinition SchemaCheckContext::definition(SchemaInput input) const
{
    return m_origins ? as<InputValueDefinition>(node(m_origins->inputs, input)) : InputValueDefinition();
}

EnumValueDefinition SchemaCheckContext::definition(SchemaEnumValue value) const
{
    return m_origins ? as<EnumValueDefinition>(node(m_origins->enumValues, value)) : EnumValueDefinition();
}

DirectiveDefinition SchemaCheckContext::definition(SchemaDirective directive) const
{
    return m_origins ? as<DirectiveDefinition>(node(m_origins->directives, directive))
                     : DirectiveDefinition();
}

Node SchemaCheckContext::typeOf(SchemaField field) const
{
    const FieldDefinition written = definition(field);
    return written ? Node(written.type()) : Node();
}

Node SchemaCheckContext::typeOf(SchemaInput input) const
{
    const InputValueDefinition written = definition(input);
    return written ? Node(written.type()) : Node();
}

Node SchemaCheckContext::deprecation(Definition definition)
{
    return definition ? Node(findDirective(definition.directives(), Symbol::Deprecated)) : Node();
}

Value SchemaCheckContext::defaultValue(SchemaInput input)
{
    if (const InputValueDefinition written = definition(input))
        if (const Value value = written.defaultValue())
            return value;
    std::unique_ptr<Document> &parsed = m_defaultValues[input.index()];
    if (!parsed)
        parsed = std::make_unique<Document>(parseConstantValue(std::string(input.defaultValue())));
    return as<Value>(parsed->node(1));
}

void SchemaCheckContext::report(std::string message, const std::vector<Node> &places)
{
    if (m_isAborted)
        return;
    if (m_diagnostics.size() >= m_options.maxErrors)
        return abort("Too many validation errors, error limit reached. Validation aborted.");
    std::vector<SourceSpan> spans;
    for (const Node place : places)
        if (place && &place.document() == m_document)
            spans.push_back({place.start(), place.end()});
    m_diagnostics.push_back({kRule, std::move(message), std::move(spans)});
}

bool SchemaCheckContext::spend(std::uint64_t steps)
{
    if (m_isAborted)
        return false;
    if (steps > m_steps) {
        abort("Validation aborted: the schema takes too much work.");
        return false;
    }
    m_steps -= steps;
    return true;
}

void SchemaCheckContext::abort(std::string message)
{
    m_isAborted = true;
    m_diagnostics.push_back({kBudgetRule, std::move(message), {}});
}

namespace {

constexpr std::size_t kMaxPathLength = 250;

// A value of an input object ends when everything it has to contain does; of a OneOf object, when one of its
// fields can.
class FiniteValues {
public:
    explicit FiniteValues(SchemaCheckContext &context) : m_context(context) {}

    void check();

private:
    struct Target {
        SchemaInput field;
        std::uint32_t object = 0; // in m_objects
    };
    struct Object {
        SchemaType type;
        std::vector<Target> targets;           // that it needs
        std::vector<std::uint32_t> dependents; // that need it
        std::size_t unresolved = 0;
        bool isFinite = false;
    };

    void collect();
    void propagate();
    void reportCycles(std::uint32_t start);
    static bool needs(SchemaType object, TypeRef fieldType);

    SchemaCheckContext &m_context;
    std::vector<Object> m_objects;
    std::vector<std::uint32_t> m_finite; // found, and not yet told to their dependents
    std::vector<bool> m_isVisited;
};

void FiniteValues::check()
{
    collect();
    propagate();
    m_isVisited.resize(m_objects.size());
    for (std::uint32_t i = 0; i < m_objects.size(); ++i)
        if (!m_objects[i].isFinite)
            reportCycles(i);
}

bool FiniteValues::needs(SchemaType object, TypeRef fieldType)
{
    const TypeRef type = object.isOneOf() ? fieldType : fieldType.nullable();
    return type.isNamed() && (object.isOneOf() || fieldType.isNonNull())
           && object.schema().type(type).is(TypeKind::InputObject);
}

void FiniteValues::collect()
{
    std::unordered_map<std::uint32_t, std::uint32_t> objectByType;
    for (const SchemaType type : m_context.schema().types()) {
        if (!type.is(TypeKind::InputObject))
            continue;
        objectByType[type.index()] = static_cast<std::uint32_t>(m_objects.size());
        m_objects.push_back({type, {}, {}});
    }
    for (std::uint32_t i = 0; i < m_objects.size(); ++i) {
        Object &object = m_objects[i];
        for (const SchemaInput field : object.type.inputFields()) {
            if (!needs(object.type, field.type()))
                continue;
            const std::uint32_t target = objectByType[field.type().type];
            object.targets.push_back({field, target});
            m_objects[target].dependents.push_back(i);
        }
        object.unresolved = object.targets.size();
        object.isFinite = object.type.isOneOf() ? object.targets.size() < object.type.inputFields().size()
                                                      || object.type.inputFields().isEmpty()
                                                : object.targets.empty();
        if (object.isFinite)
            m_finite.push_back(i);
    }
}

void FiniteValues::propagate()
{
    while (!m_finite.empty()) {
        const std::uint32_t finite = m_finite.back();
        m_finite.pop_back();
        for (const std::uint32_t index : m_objects[finite].dependents) {
            Object &dependent = m_objects[index];
            if (dependent.isFinite)
                continue;
            if (!dependent.type.isOneOf() && --dependent.unresolved > 0)
                continue;
            dependent.isFinite = true;
            m_finite.push_back(index);
        }
    }
}

void FiniteValues::reportCycles(std::uint32_t start)
{
    if (m_isVisited[start])
        return;
    struct Step {
        std::uint32_t object;
        std::size_t nextTarget = 0;
    };
    std::vector<Step> steps{{start}};
    std::vector<SchemaInput> path;
    std::unordered_map<std::uint32_t, std::size_t> pathIndex{{start, 0}};
    m_isVisited[start] = true;
    while (!steps.empty()) {
        Step &step = steps.back();
        const Object &object = m_objects[step.object];
        if (step.nextTarget > 0 && path.size() >= steps.size())
            path.pop_back();
        if (step.nextTarget == object.targets.size()) {
            pathIndex.erase(step.object);
            steps.pop_back();
            continue;
        }
        const Target target = object.targets[step.nextTarget++];
        if (m_objects[target.object].isFinite)
            continue;
        path.push_back(target.field);
        const auto onPath = pathIndex.find(target.object);
        if (onPath == pathIndex.end()) {
            if (m_isVisited[target.object])
                continue;
            m_isVisited[target.object] = true;
            pathIndex[target.object] = path.size();
            steps.push_back({target.object});
            continue;
        }
        std::string fields;
        std::vector<Node> places;
        for (std::size_t i = onPath->second; i < path.size(); ++i) {
            fields += (fields.empty() ? "" : ", ") + path[i].coordinate();
            places.push_back(m_context.definition(path[i]));
        }
        if (!m_context.spend(path.size()))
            return;
        m_context.report(
            "Input Object " + std::string(m_objects[target.object].type.name())
                + " cannot be provided a finite value because it references itself through fields: " + fields
                + ".",
            places);
    }
}

} // namespace

void checkFiniteValues(SchemaCheckContext &context)
{
    FiniteValues(context).check();
}

DefaultValueCycles::DefaultValueCycles(SchemaCheckContext &context)
    : m_context(context)
    , m_isVisited(context.schema().tables().inputs.size())
    , m_pathIndex(context.schema().tables().inputs.size())
{}

void DefaultValueCycles::check(SchemaType inputObject)
{
    for (const SchemaInput field : inputObject.inputFields())
        checkField(field);
}

// A literal gives some fields; the others take their defaults.
void DefaultValueCycles::checkLiteral(SchemaType inputObject, Node literal)
{
    if (literal.is(NodeKind::ListValue)) {
        for (const Value item : ListValue(literal).items())
            checkLiteral(inputObject, item);
        return;
    }
    if (!literal.is(NodeKind::ObjectValue))
        return;
    for (const SchemaInput field : inputObject.inputFields()) {
        const SchemaType type = m_context.schema().type(field.type());
        if (!type.is(TypeKind::InputObject))
            continue;
        ObjectField given;
        for (const ObjectField candidate : ObjectValue(literal).fields())
            if (candidate.name() == field.name())
                given = candidate;
        if (given)
            checkLiteral(type, given.value());
        else
            checkField(field);
    }
}

void DefaultValueCycles::checkField(SchemaInput field)
{
    const SchemaType type = m_context.schema().type(field.type());
    if (!type.is(TypeKind::InputObject) || !field.hasDefaultValue()
        || !m_context.spend(m_path.size() > kMaxPathLength ? ~std::uint64_t{0} : 1))
        return;
    std::size_t &pathIndex = m_pathIndex[field.index()];
    if (pathIndex != 0) {
        std::string via;
        for (std::size_t i = pathIndex; i < m_path.size(); ++i)
            via += (via.empty() ? " via the default values of: " : ", ") + m_path[i].first;
        std::vector<Node> places;
        for (std::size_t i = pathIndex - 1; i < m_path.size(); ++i)
            places.push_back(m_path[i].second);
        return m_context.report("Invalid circular reference. The default value of Input Object field "
                                    + field.coordinate() + " references itself" + via + ".",
                                places);
    }
    if (m_isVisited[field.index()])
        return;
    m_isVisited[field.index()] = true;
    const Value value = m_context.defaultValue(field);
    m_path.emplace_back(field.coordinate(), value);
    pathIndex = m_path.size();
    checkLiteral(type, value);
    m_path.pop_back();
    m_pathIndex[field.index()] = 0;
}

} // namespace tooltray::graphql
