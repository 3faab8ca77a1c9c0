// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/fieldformats.h"

#include "text/regex/regex.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"
#include "json/pointer.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace tooltray::workspace {

void read(const json::Reader &in, Version &out)
{
    if (const auto version = Version::parse(in.value().toString()))
        out = *version;
    else
        in.reportExpected(CORE_TEXT("Core", "a version such as \"0.1.0\""));
}

json::Value encode(const Version &version)
{
    return json::Value(version.toString());
}

void Lines::operator()(const json::Reader &in, std::string &out) const
{
    if (!in.value().isArray()) {
        if (in.value().isString())
            out = in.value().toString();
        else
            in.reportExpected(CORE_TEXT("Core", "a string or a list of lines"));
        return;
    }
    out.clear();
    for (std::size_t i = 0; i < in.value().size(); ++i) {
        const json::Reader line = in.element(i);
        if (!line.value().isString())
            line.reportExpected(CORE_TEXT("Core", "a string"));
        if (i > 0)
            out += '\n';
        out += line.value().toString();
    }
}

json::Value Lines::encode(const std::string &text) const
{
    if (text.find('\n') == std::string::npos)
        return json::Value(text);
    json::Value lines = json::Value::array();
    for (std::string_view rest = text;;) {
        const std::size_t end = rest.find('\n');
        lines.append(json::Value(rest.substr(0, end)));
        if (end == std::string_view::npos)
            return lines;
        rest.remove_prefix(end + 1);
    }
}

void PointerText::operator()(const json::Reader &in, std::string &out) const
{
    if (in.value().isString() && json::Pointer::parse(in.value().toString()))
        out = in.value().toString();
    else
        in.reportExpected(CORE_TEXT("Core", "a JSON Pointer such as \"/project/issues\""));
}

void PointerText::operator()(const json::Reader &in, std::vector<std::string> &out) const
{
    if (!in.value().isArray())
        return in.reportExpected(CORE_TEXT("Core", "an array"));
    out.clear();
    for (std::size_t i = 0; i < in.value().size(); ++i)
        (*this)(in.element(i), out.emplace_back());
}

void PatternText::operator()(const json::Reader &in, std::string &out) const
{
    read(in, out);
    if (const auto compiled = text::Regex::compile(out); compiled.error)
        in.report({CORE_TEXT("Core", "the pattern is not a regular expression ({problem})"),
                   {{"problem", compiled.error->message}}});
}

void Identifier::operator()(const json::Reader &in, std::string &out) const
{
    if (isIdentifier(in.value().toString()))
        out = in.value().toString();
    else
        in.reportExpected(CORE_TEXT("Core", "a name of letters, digits and _"));
}

void UrlText::operator()(const json::Reader &in, std::string &out) const
{
    const std::string_view text = in.value().toString();
    const bool isWhole = std::ranges::any_of(
        std::initializer_list<std::string_view>{"http://", "https://"},
        [&](std::string_view scheme) { return text.starts_with(scheme) && text.size() > scheme.size(); });
    const bool isPlain = std::ranges::none_of(text, [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '<' || c == '>';
    });
    if (isWhole && isPlain)
        out = text;
    else
        in.reportExpected(CORE_TEXT("Core", "a URL that begins with http:// or https://"));
}

bool HeaderName::fits(std::string_view text)
{
    constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
    return !text.empty() && std::ranges::all_of(text, [&](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || marks.find(c) != std::string_view::npos;
    });
}

void HeaderName::operator()(const json::Reader &in, std::string &out) const
{
    if (fits(in.value().toString()))
        out = in.value().toString();
    else
        in.reportExpected(CORE_TEXT("Core", "the name of an HTTP header"));
}

void Status::operator()(const json::Reader &in, int &out) const
{
    json::Between<int>{100, 599}(in, out);
}

void Status::operator()(const json::Reader &in, std::optional<int> &out) const
{
    (*this)(in, out.emplace());
}

void Status::operator()(const json::Reader &in, std::vector<int> &out) const
{
    if (!in.value().isArray())
        return in.reportExpected(CORE_TEXT("Core", "an array"));
    out.clear();
    for (std::size_t i = 0; i < in.value().size(); ++i)
        (*this)(in.element(i), out.emplace_back());
}

void DistinctTexts::operator()(const json::Reader &in, std::vector<std::string> &out) const
{
    read(in, out);
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!seen.insert(out[i]).second)
            in.element(i).report({CORE_TEXT("Core", "\"{name}\" appears twice"), {{"name", out[i]}}});
    }
}

void ArgumentsSchema::operator()(const json::Reader &in, json::Value &out) const
{
    AnyObject()(in, out);
    const json::Value *type = in.value().find("type");
    if (type != nullptr && type->toString() != "object")
        in.member("type").report(CORE_TEXT("Core", "the type must be \"object\""));
}

void AnyObject::operator()(const json::Reader &in, json::Value &out) const
{
    if (in.value().isObject())
        out = in.value();
    else
        in.reportExpected(CORE_TEXT("Core", "an object"));
}

void ScalarFormat::operator()(const json::Reader &in, json::Value &out) const
{
    if (in.value().isString() || in.value().isNumber() || in.value().isBoolean())
        out = in.value();
    else
        in.reportExpected(CORE_TEXT("Core", "a string, number or boolean"));
}

std::optional<FoundMember> findOneOf(json::ObjectReader &object, std::span<const std::string_view> names)
{
    std::optional<FoundMember> found;
    std::size_t count = 0;
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (const std::optional<json::Reader> value = object.find(names[i])) {
            found.emplace(FoundMember{i, *value});
            ++count;
        }
        list.append(i == 0 ? "\"" : ", \"").append(names[i]).append("\"");
    }
    if (count == 1)
        return found;
    if (object.reader().value().isObject())
        object.reader().report({count == 0 ? CORE_TEXT("Core", "one of {names} must be given")
                                           : CORE_TEXT("Core", "only one of {names} must be given"),
                                {{"names", list}}});
    return std::nullopt;
}

} // namespace tooltray::workspace
