// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/rest/queryparameters.h"

#include "base/percent.h"
#include "base/utf8.h"

#include <algorithm>

namespace tooltray::toolkit {
namespace {

std::optional<std::string> decoded(std::string_view text)
{
    std::string spaced(text);
    std::ranges::replace(spaced, '+', ' ');
    auto result = decodePercent(spaced);
    return result && isValidUtf8(*result) ? result : std::nullopt;
}

} // namespace

Result<QueryParameters> QueryParameters::parse(std::string_view query)
{
    QueryParameters parameters;
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view pair = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        if (pair.empty())
            continue;
        const std::size_t equals = std::min(pair.find('='), pair.size());
        auto name = decoded(pair.substr(0, equals));
        auto value = decoded(pair.substr(std::min(equals + 1, pair.size())));
        if (!name || !value)
            return Error{ErrorKind::Invalid, "query_malformed",
                         "The query of the URL is not percent-encoded UTF-8: " + repairedUtf8(pair) + ".",
                         "Encode names and values as in a form."};
        parameters.m_values.emplace_back(*std::move(name), *std::move(value));
    }
    return parameters;
}

std::optional<std::string> QueryParameters::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_values, name, [](const auto &pair) { return pair.first; });
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

} // namespace tooltray::toolkit
