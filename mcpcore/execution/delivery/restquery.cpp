// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restquery.h"

#include "execution/arguments/transform.h"
#include "openapi/request/bodywriter.h"
#include "openapi/request/styles.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace tooltray::execution {
namespace {

std::optional<Error> addParameter(std::string_view name, const json::Value &value, std::string &out)
{
    if (value.isNull())
        return std::nullopt;
    if (value.isArray()) {
        for (const json::Value &element : value.elements()) {
            if (element.isArray())
                return Error{
                    ErrorKind::Invalid,
                    "query_not_text",
                    {CORE_TEXT("Core", "The parameter \"{name}\" is a list of lists: {value}."),
                     {{"name", name}, {"value", json::write(value)}}},
                    CORE_TEXT("Core", "Make it a plain list, for instance with the transform join.")};
            if (std::optional<Error> error = addParameter(name, element, out))
                return error;
        }
        return std::nullopt;
    }
    const std::optional<std::string> text = scalarText(value);
    if (!text)
        return Error{
            ErrorKind::Invalid,
            "query_not_text",
            {CORE_TEXT("Core", "The parameter \"{name}\" is not a string, number or boolean: {value}."),
             {{"name", name}, {"value", json::write(value)}}},
            CORE_TEXT("Core",
                      "Bind its parts one by one, or turn it into a string with the transform json.")};
    out.append(out.empty() ? "" : "&").append(encodePercent(name)).append("=").append(encodePercent(*text));
    return std::nullopt;
}

// A value that is the whole query: a form, or anything else as one text.
std::optional<Error> addWhole(const std::string &contentType, const json::Value &value, std::string &out)
{
    std::string text;
    if (value.isNull())
        return std::nullopt;
    if (openapi::isFormMediaType(contentType)) {
        openapi::WrittenBody form = openapi::BodyWriter(contentType, {}, {}).write(value);
        if (form.error)
            return Error{ErrorKind::Invalid, "query_not_text", *std::move(form.error),
                         CORE_TEXT("Core", "Pass the parameters of the query as an object.")};
        text = std::move(form.bytes);
    } else {
        text = openapi::escaped(
            openapi::isJsonMediaType(contentType) ? json::write(value) : openapi::scalarText(value),
            value.isString() ? openapi::Escaping::Reserved : openapi::Escaping::Unreserved);
    }
    out.append(out.empty() || text.empty() ? "" : "&").append(text);
    return std::nullopt;
}

// The name of a parameter as written in a URL, decoded.
std::string nameOf(std::string_view parameter)
{
    return decodePercentLeniently(parameter.substr(0, parameter.find('=')));
}

} // namespace

Result<std::string> queryText(const json::Value &members, const openapi::FieldStyles &styles)
{
    std::string text;
    for (const json::Member &member : members.members()) {
        const openapi::FieldStyle *style = openapi::findStyle(styles, "query", member.name.view());
        std::optional<Error> error;
        if (style == nullptr) {
            error = addParameter(member.name.view(), member.value, text);
        } else if (!style->contentType.empty()) {
            error = addWhole(style->contentType, member.value, text);
        } else {
            const openapi::StyleOptions options = openapi::styleOptions(style, {openapi::Style::Form, true});
            for (const std::string &pair : openapi::styledPairs(member.name.view(), member.value, options))
                text.append(text.empty() ? "" : "&").append(pair);
        }
        if (error)
            return *std::move(error);
    }
    return text;
}

bool isSpread(const openapi::FieldStyle *style, std::string_view place, const json::Value &value)
{
    if (style == nullptr || !value.isObject())
        return false;
    const bool isInQuery = place == "query";
    if (isInQuery && !style->contentType.empty())
        return openapi::isFormMediaType(style->contentType);
    if (!isInQuery && !style->style)
        return false; // forms have it as JSON
    const openapi::StyleOptions options = openapi::styleOptions(style, {openapi::Style::Form, true});
    return options.isExploded && options.style != openapi::Style::DeepObject;
}

std::optional<Error> doubledName(const json::Value &members, const openapi::FieldStyles &styles,
                                 std::string_view place, const std::vector<std::string> &names)
{
    std::set<std::string> sent(names.begin(), names.end()); // callers choose how many there are
    std::vector<const json::Member *> spread;
    for (const json::Member &member : members.members()) {
        const openapi::FieldStyle *style = openapi::findStyle(styles, place, member.name.view());
        const bool isWhole = place == "query" && style != nullptr && !style->contentType.empty();
        if (isSpread(style, place, member.value))
            spread.push_back(&member);
        else if (!isWhole && !member.value.isNull())
            sent.insert(foldedParameter(member.name.view()));
    }
    for (const json::Member *member : spread) {
        const bool isRaw = openapi::findStyle(styles, place, member->name.view())->allowsReserved;
        std::vector<std::string> own; // of one object, whose lists may be members side by side
        for (const json::Member &inner : member->value.members()) {
            if (inner.value.isNull())
                continue;
            const std::string_view name = inner.name.view();
            own.push_back(foldedParameter(isRaw ? decodePercentLeniently(name) : std::string(name)));
            if (sent.contains(own.back()))
                return Error{ErrorKind::Invalid,
                             "parameter_doubled",
                             {CORE_TEXT("Core", "\"{name}\" has a member \"{member}\", and the request sends "
                                                "another value under that name."),
                              {{"name", member->name.view()}, {"member", name}}},
                             CORE_TEXT("Core",
                                       "Omit the member. If the tool has a parameter of that name, pass "
                                       "the value there.")};
        }
        sent.insert(own.begin(), own.end());
    }
    return std::nullopt;
}

std::string foldedParameter(std::string_view name)
{
    name.remove_prefix(std::min(name.size(), name.find_first_not_of(' ')));
    std::string folded = asciiLower(name.substr(0, name.find('[')));
    std::ranges::replace_if(
        folded, [](char c) { return c == '.' || c == ' '; }, '_');
    return folded;
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

std::string withoutParameters(std::string_view query, const std::vector<std::string> &names)
{
    std::string kept;
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), parameter.size() + 1));
        const std::vector<std::string> own = parameterNames(parameter);
        if (!own.empty() && std::ranges::find(names, own.front()) == names.end())
            kept.append(kept.empty() ? "" : "&").append(parameter);
    }
    return kept;
}

Result<upstream::Url> withQuery(const upstream::Url &url, const json::Value &members,
                                const openapi::FieldStyles &styles, const std::vector<std::string> &fixed)
{
    Result<std::string> added = queryText(members, styles);
    if (!added)
        return std::move(added).error();
    if (!fixed.empty())
        *added = withoutParameters(*added, fixed);
    const std::string_view target = url.target();
    const std::size_t mark = target.find('?');
    std::string query;
    std::string_view rest = mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
    while (!rest.empty()) {
        const std::string_view parameter = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(rest.size(), parameter.size() + 1));
        const std::string name = nameOf(parameter);
        const bool isFixed = std::ranges::find(fixed, foldedParameter(name)) != fixed.end();
        if (!parameter.empty() && (isFixed || !members.contains(name)))
            query.append(query.empty() ? "" : "&").append(parameter);
    }
    if (!added->empty())
        query.append(query.empty() ? "" : "&").append(*added);
    std::string text = url.origin().append(target.substr(0, mark));
    if (!query.empty())
        text.append("?").append(query);
    return upstream::Url::parse(text);
}

Result<upstream::Url> withParametersOf(const upstream::Url &url, const upstream::Url &other,
                                       const std::vector<std::string> &names)
{
    if (names.empty())
        return url;
    const auto parametersOf = [](const upstream::Url &of) {
        std::vector<std::string_view> parameters;
        std::string_view rest = of.target();
        rest.remove_prefix(std::min(rest.size(), rest.find('?')));
        while (!rest.empty()) {
            rest.remove_prefix(1); // ? or &
            const std::string_view parameter = rest.substr(0, rest.find('&'));
            rest.remove_prefix(parameter.size());
            if (!parameter.empty())
                parameters.push_back(parameter);
        }
        return parameters;
    };
    const auto isNamed = [&](std::string_view parameter) {
        return std::ranges::find(names, foldedParameter(nameOf(parameter))) != names.end();
    };
    std::string query;
    const auto append = [&query](std::string_view parameter) {
        query.append(query.empty() ? "?" : "&").append(parameter);
    };
    for (const std::string_view parameter : parametersOf(url)) {
        if (!isNamed(parameter))
            append(parameter);
    }
    for (const std::string_view parameter : parametersOf(other)) {
        if (isNamed(parameter))
            append(parameter);
    }
    const std::string_view target = url.target();
    return upstream::Url::parse(url.origin().append(target.substr(0, target.find('?'))).append(query));
}

} // namespace tooltray::execution
