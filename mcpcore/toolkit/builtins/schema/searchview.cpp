// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schema/searchview.h"

#include "graphql/language/sentence.h"
#include "toolkit/builtins/schema/typeview.h"

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
    }
    return list;
}

json::Value hitView(const SchemaSearch &search, const SearchHit &hit)
{
    const SuggestedOperation operation = search.operationFor(hit);
    json::Value view =
        json::Value::object({{"coordinate", hit.coordinate()},
                             {"kind", hitKind(hit)},
                             {"description", firstSentence(hit.description(), kDescriptionBytes)},
                             {"path", pathText(operation.path)},
                             {"operation", operation.text}});
    view.set("variables", variableViews(operation));
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
    return view;
}

} // namespace tooltray::toolkit
