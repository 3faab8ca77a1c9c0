// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/inputrefusal.h"

#include "graphql/language/parse.h"
#include "graphql/validation/coercevariables.h"

#include <string_view>
#include <utility>

namespace tooltray::workspace {

std::optional<InputRefusal> inputRefusal(const graphql::Schema &schema, graphql::TypeRef type,
                                         const json::Value &value)
{
    if (value.isNull() && !type.isNonNull())
        return std::nullopt;
    if (value.isNull())
        return InputRefusal{{},
                            "Expected value of non-null type \"" + schema.print(type) + "\" not to be null."};
    const graphql::Document document =
        graphql::parseDocument("query ($v: " + schema.print(type) + ") { __typename }");
    const auto coerced =
        coerceVariables(schema, graphql::findOperation(document, {}), json::Value::object({{"v", value}}));
    if (coerced.problems.empty())
        return std::nullopt;
    constexpr std::string_view kSubject = "Variable \"$v\" has invalid value";
    constexpr std::string_view kAt = " at ";
    std::string_view rest = coerced.problems.front().message;
    if (!rest.starts_with(kSubject))
        return InputRefusal{{}, std::string(rest)};
    rest.remove_prefix(kSubject.size());
    std::string path;
    const std::size_t colon = rest.find(": ");
    if (rest.starts_with(kAt) && colon != std::string_view::npos)
        path = rest.substr(kAt.size(), colon - kAt.size());
    return InputRefusal{std::move(path), std::string(rest.substr(colon + 2))};
}

} // namespace tooltray::workspace
