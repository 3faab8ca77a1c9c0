// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/inputvalues.h"

#include "graphql/language/parse.h"
#include "graphql/validation/coercevariables.h"

#include <cstddef>
#include <string_view>
#include <utility>

namespace tooltray::workspace {

std::string inWords(const InputRefusal &refusal)
{
    return refusal.path.empty() ? refusal.reason : "at " + refusal.path + ": " + refusal.reason;
}

InputValues::InputValues(const graphql::Schema &schema, graphql::TypeRef type)
    : m_schema(schema)
    , m_type(type)
    , m_document(graphql::parseDocument("query ($v: " + schema.print(type) + ") { __typename }"))
{}

std::optional<InputRefusal> InputValues::refusal(const json::Value &value,
                                                 graphql::Suggestions suggestions) const
{
    if (value.isNull() && !m_type.isNonNull())
        return std::nullopt;
    if (value.isNull())
        return InputRefusal{
            {}, "Expected value of non-null type \"" + m_schema.print(m_type) + "\" not to be null."};
    const auto coerced = coerceVariables(m_schema, graphql::findOperation(m_document, {}),
                                         json::Value::object({{"v", value}}), {.suggestions = suggestions});
    if (coerced.problems.empty())
        return std::nullopt;
    constexpr std::string_view kSubject = "Variable \"$v\" has invalid value";
    constexpr std::string_view kAt = " at \"v"; // the variable and the path in it
    std::string_view rest = coerced.problems.front().message;
    if (!rest.starts_with(kSubject))
        return InputRefusal{{}, std::string(rest)};
    rest.remove_prefix(kSubject.size());
    std::string path;
    const std::size_t colon = rest.find(": ");
    if (rest.starts_with(kAt) && colon != std::string_view::npos)
        path = rest.substr(kAt.size(), colon - kAt.size() - 1);
    return InputRefusal{std::move(path), std::string(rest.substr(colon + 2))};
}

const UnfitValues &MappedValues::unfit(const Mapping &mapping, const graphql::Schema &schema,
                                       graphql::TypeRef type)
{
    const auto [known, isNew] = m_known.try_emplace({&mapping, &schema, schema.print(type)});
    UnfitValues &found = known->second;
    if (!isNew)
        return found;
    const InputValues taken(schema, type);
    for (std::size_t i = 0; i < mapping.entries.size(); ++i) {
        const bool isTold = found.told.size() < UnfitValues::kMaxTold;
        const json::Value &value = mapping.entries[i].value;
        auto refusal = value.isNull() ? std::nullopt
                                      : taken.refusal(value, isTold ? graphql::Suggestions::Show
                                                                    : graphql::Suggestions::Hide);
        if (!refusal)
            continue;
        ++found.count;
        if (isTold)
            found.told.push_back({i, inWords(*refusal)});
    }
    return found;
}

} // namespace tooltray::workspace
