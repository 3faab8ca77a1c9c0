// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/searchview.h"

#include "graphql/language/sentence.h"
#include "toolkit/builtins/typeview.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

using namespace graphql;

constexpr std::size_t kDescriptionBytes = 200;

std::string_view hitKind(const SearchHit &hit)
{
    if (!hit.field)
        return typeKindName(hit.type.kind());
    const Schema &schema = hit.field.schema();
    const SchemaType parent = hit.field.parent();
    if (parent == schema.rootType(OperationType::Query))
        return "query";
    if (parent == schema.rootType(OperationType::Mutation))
        return "mutation";
    if (parent == schema.rootType(OperationType::Subscription))
        return "subscription";
    return "field";
}

// The required fields of an input, and an example with nothing but those.
class RequiredInput {
public:
    explicit RequiredInput(const Schema &schema) : m_schema(schema) {}

    json::Value fieldsOf(SchemaType input)
    {
        json::Value list = json::Value::array();
        for (const SchemaInput field : input.inputFields()) {
            if (!field.isRequired())
                continue;
            if (list.size() == kMaxFields)
                break;
            list.append(json::Value::object(
                {{"name", field.name()}, {"type", json::Value(m_schema.print(field.type()))}}));
        }
        return list;
    }

    json::Value example(TypeRef type, std::size_t depth = 0)
    {
        if (type.nullable().isNamed())
            return example(m_schema.type(type), depth);
        return json::Value::array({example(type.nullable().inner(), depth)});
    }

private:
    json::Value example(SchemaType type, std::size_t depth)
    {
        if (type.kind() == TypeKind::Enum)
            return type.enumValues().isEmpty() ? json::Value()
                                               : json::Value((*type.enumValues().begin()).name());
        if (type.kind() == TypeKind::InputObject) {
            json::Value object = json::Value::object();
            if (const SchemaInput chosen = chosenOf(type); chosen && depth < kDeepestExample)
                object.set(chosen.name(), example(chosen.type(), depth + 1));
            for (const SchemaInput field : type.inputFields()) {
                if (field.isRequired() && depth < kDeepestExample && object.size() < kMaxFields)
                    object.set(field.name(), example(field.type(), depth + 1));
            }
            return object;
        }
        if (type.name() == "Int")
            return json::Value(1);
        if (type.name() == "Float")
            return json::Value(1.5);
        if (type.name() == "Boolean")
            return json::Value(true);
        return json::Value("...");
    }

    // For an input that takes exactly one field: a field that needs no others inside, where there is one.
    static SchemaInput chosenOf(SchemaType type)
    {
        SchemaInput chosen;
        if (!type.isOneOf())
            return chosen;
        for (const SchemaInput field : type.inputFields()) {
            const SchemaType inner = field.schema().type(field.type());
            const bool isSimple = inner && inner.kind() != TypeKind::InputObject;
            if (!chosen || isSimple)
                chosen = field;
            if (isSimple)
                break;
        }
        return chosen;
    }

    static constexpr std::size_t kMaxFields = 12;
    static constexpr std::size_t kDeepestExample = 3;

    const Schema &m_schema;
};

json::Value variableViews(const SuggestedOperation &operation)
{
    json::Value list = json::Value::array();
    for (const SuggestedVariable &variable : operation.variables) {
        json::Value &one =
            list.append(json::Value::object({{"name", variable.name}, {"type", variable.type}}));
        const bool isRequired = variable.type.ends_with('!') && !variable.argument.hasDefaultValue();
        one.set("required", json::Value(isRequired));
        const std::string description = firstSentence(
            variable.argument ? variable.argument.description() : std::string_view(), kDescriptionBytes);
        if (!description.empty())
            one.set("description", json::Value(description));
        const SchemaType type =
            variable.argument ? variable.argument.schema().type(variable.argument.type()) : SchemaType();
        if (type && type.kind() == TypeKind::InputObject)
            one.set("required_fields", RequiredInput(type.schema()).fieldsOf(type));
    }
    return list;
}

// An example with only the required variables.
json::Value exampleVariables(const SuggestedOperation &operation)
{
    json::Value example = json::Value::object();
    for (const SuggestedVariable &variable : operation.variables) {
        if (variable.argument && variable.type.ends_with('!') && !variable.argument.hasDefaultValue())
            example.set(variable.name,
                        RequiredInput(variable.argument.schema()).example(variable.argument.type()));
    }
    return example;
}

json::Value hitView(const SchemaSearch &search, const SearchHit &hit)
{
    const SuggestedOperation operation = search.operationFor(hit);
    json::Value view = json::Value::object({{"coordinate", hit.coordinate()}, {"kind", hitKind(hit)}});
    if (const std::string said = firstSentence(hit.description(), kDescriptionBytes); !said.empty())
        view.set("description", said);
    if (!operation.text.empty()) { // of a type that nothing leads to there is none
        view.set("path", pathText(operation.path));
        view.set("operation", operation.text);
        view.set("variables", variableViews(operation));
    }
    if (json::Value example = exampleVariables(operation); !example.isEmpty())
        view.set("example_variables", std::move(example));
    view.set("score", json::Value(std::round(hit.score * 100) / 100));
    return view;
}

} // namespace

std::string pathText(const RootPath &path)
{
    std::string text;
    for (const RootStep &step : path) {
        if (text.empty())
            text = step.field.parent().name();
        text.append(".").append(step.field.name());
        if (step.narrowedTo)
            text.append("(").append(step.narrowedTo.name()).append(")");
    }
    return text;
}

json::Value searchView(const SchemaSearch &search, const std::string &question, std::size_t from,
                       std::size_t most)
{
    const std::vector<SearchHit> hits = search.search(question, from + most + 1);
    json::Value view = json::Value::object();
    json::Value &list = view.set("hits", json::Value::array());
    const std::size_t end = std::min(hits.size(), from + most);
    for (std::size_t i = from; i < end; ++i)
        list.append(hitView(search, hits[i]));
    if (hits.size() > end)
        view.set("next_cursor", json::Value(std::to_string(end)));
    if (hits.empty())
        view.set(
            "next",
            json::Value("Nothing matches the query. Use fewer or other words, such as the names in the API; "
                        "get_schema_info lists the types."));
    return view;
}

} // namespace tooltray::toolkit
