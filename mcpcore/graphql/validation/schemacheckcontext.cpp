// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/schemachecks.h"

#include "graphql/language/parse.h"

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

} // namespace tooltray::graphql
