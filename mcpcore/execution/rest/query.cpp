// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/rest/query.h"

#include "base/ascii.h"
#include "base/percent.h"
#include "execution/bind/transform.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace tooltray::execution {
namespace {

std::optional<Error> addParameter(std::string_view name, const json::Value &value, std::string &out)
{
    if (value.isNull())
        return std::nullopt;
    if (value.isArray()) {
        for (const json::Value &element : value.elements()) {
            if (element.isArray())
                return Error{ErrorKind::Invalid, "query_not_text",
                             "The parameter \"" + std::string(name)
                                 + "\" is a list of lists: " + json::write(value) + '.',
                             "Make it a plain list, for instance with the transform join."};
            if (std::optional<Error> error = addParameter(name, element, out))
                return error;
        }
        return std::nullopt;
    }
    const std::optional<std::string> text = scalarText(value);
    if (!text)
        return Error{ErrorKind::Invalid, "query_not_text",
                     "The parameter \"" + std::string(name)
                         + "\" is no text, number or boolean: " + json::write(value) + '.',
                     "Bind its parts one by one, or make it a text with the transform json."};
    out.append(out.empty() ? "" : "&").append(encodePercent(name)).append("=").append(encodePercent(*text));
    return std::nullopt;
}

// Of a parameter as it stands in a URL.
std::string nameOf(std::string_view parameter)
{
    const std::string_view name = parameter.substr(0, parameter.find('='));
    return decodePercent(name).value_or(std::string(name));
}

} // namespace

Result<std::string> queryText(const json::Value &members)
{
    std::string text;
    for (const json::Member &member : members.members()) {
        if (std::optional<Error> error = addParameter(member.name.view(), member.value, text))
            return *std::move(error);
    }
    return text;
}

std::string foldedParameter(std::string_view name)
{
    return asciiLower(name.substr(0, name.find('[')));
}

std::vector<std::string> parameterNames(std::string_view query)
{
    std::vector<std::string> names;
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), parameter.size() + 1));
        if (!parameter.empty())
            names.push_back(foldedParameter(nameOf(parameter)));
    }
    return names;
}

Result<upstream::Url> withQuery(const upstream::Url &url, const json::Value &members)
{
    Result<std::string> added = queryText(members);
    if (!added)
        return std::move(added).error();
    const std::string_view target = url.target();
    const std::size_t mark = target.find('?');
    std::string query;
    std::string_view rest = mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
    while (!rest.empty()) {
        const std::string_view parameter = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), parameter.size() + 1));
        if (!parameter.empty() && !members.contains(nameOf(parameter)))
            query.append(query.empty() ? "" : "&").append(parameter);
    }
    if (!added->empty())
        query.append(query.empty() ? "" : "&").append(*added);
    std::string text = url.origin().append(target.substr(0, mark));
    if (!query.empty())
        text.append("?").append(query);
    return upstream::Url::parse(text);
}

} // namespace tooltray::execution
