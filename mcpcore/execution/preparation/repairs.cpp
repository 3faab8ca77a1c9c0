// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/checkedoperation.h"

#include "graphql/rules/executablerules.h"
#include "graphql/rules/sdlrules.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {
namespace {

using graphql::SchemaField;
using graphql::SchemaInput;
using graphql::SchemaType;

constexpr std::size_t kMaxOfASignature = 400;
constexpr std::size_t kMaxPlaces = 3;

bool needsArguments(SchemaField field)
{
    return std::ranges::any_of(field.arguments(), [](SchemaInput input) { return input.isRequired(); });
}

// The path through a connection by convention: `nodes`, or the `node` of each edge.
std::string inConnection(SchemaType parent, std::string_view name)
{
    const SchemaField nodes = parent.field("nodes");
    if (nodes && nodes.namedType().field(name))
        return "nodes { " + std::string(name) + " }";
    const SchemaField edges = parent.field("edges");
    const SchemaField node = edges ? edges.namedType().field("node") : SchemaField();
    if (node && node.namedType().field(name))
        return "edges { node { " + std::string(name) + " } }";
    return {};
}

std::vector<std::string> oneStepFurther(SchemaType parent, std::string_view name)
{
    std::vector<std::string> places;
    for (const SchemaField field : parent.fields()) {
        if (places.size() < kMaxPlaces && !needsArguments(field) && field.namedType().field(name))
            places.push_back(std::string(field.name()) + " { " + std::string(name) + " }");
    }
    return places;
}

// owner(login: String!): Owner, those that it cannot do without first.
std::string signatureOf(SchemaField field, const graphql::Schema &schema)
{
    std::string arguments;
    for (const bool isRequired : {true, false}) {
        for (const SchemaInput input : field.arguments()) {
            if (input.isRequired() != isRequired)
                continue;
            const std::string argument = std::string(input.name()) + ": " + schema.print(input.type());
            if (arguments.size() + argument.size() > kMaxOfASignature && !isRequired) {
                arguments += arguments.ends_with("...") ? "" : ", ...";
                continue;
            }
            arguments.append(arguments.empty() ? "" : ", ").append(argument);
        }
    }
    return std::string(field.name()) + (arguments.empty() ? "" : "(" + arguments + ")") + ": "
           + schema.print(field.type());
}

} // namespace

Repairs::Repairs(const graphql::Document &document, const graphql::Schema &schema)
    : m_document(document)
    , m_schema(schema)
{}

const graphql::DocumentFacts &Repairs::facts()
{
    if (!m_facts)
        m_facts.emplace(m_document, m_schema);
    return *m_facts;
}

graphql::Field Repairs::fieldAt(std::uint32_t start) const
{
    for (std::uint32_t i = 0; i < m_document.nodes().size(); ++i) {
        const auto field = graphql::as<graphql::Field>(m_document.node(i));
        if (field && field.start() == start)
            return field;
    }
    return {};
}

Message Repairs::of(const graphql::Diagnostic &problem, bool hasSuggestion)
{
    if (problem.spans.empty())
        return {};
    const std::uint32_t start = problem.spans.front().start;
    if (problem.rule == graphql::FieldsOnCorrectType::kName) {
        const graphql::Field field = fieldAt(start);
        const SchemaType parent = field ? facts().parentType(field) : SchemaType();
        if (!parent)
            return {};
        if (const std::string place = inConnection(parent, field.name()); !place.empty())
            return didYouMean(std::vector{place});
        return hasSuggestion ? Message() : didYouMean(oneStepFurther(parent, field.name()));
    }
    const bool isOfArguments = problem.rule == graphql::ProvidedRequiredArguments::kName
                               || (problem.rule == graphql::KnownArgumentNames::kName && !hasSuggestion);
    if (!isOfArguments)
        return {};
    graphql::Node at = fieldAt(start);
    for (std::uint32_t i = 0; !at && i < m_document.nodes().size(); ++i) {
        const auto argument = graphql::as<graphql::Argument>(m_document.node(i));
        if (argument && argument.start() == start)
            at = facts().parent(argument);
    }
    const auto field = graphql::as<graphql::Field>(at);
    const SchemaField definition = field ? facts().field(field) : SchemaField();
    return definition ? Message(CORE_TEXT("Core", "Signature: {signature}."),
                                {{"signature", signatureOf(definition, m_schema)}})
                      : Message();
}

} // namespace tooltray::execution
