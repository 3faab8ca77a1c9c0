// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/styles.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <utility>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxDeepObject = 32;

struct NamedValue {
    std::string name; // of a member, escaped
    std::string value;
};

// The scalars of a list, or the members of an object, escaped.
std::vector<NamedValue> partsOf(const json::Value &value, Escaping escaping)
{
    std::vector<NamedValue> parts;
    for (const json::Value &element : value.elements()) {
        if (!element.isNull())
            parts.push_back({{}, escaped(scalarText(element), escaping)});
    }
    for (const json::Member &member : value.members()) {
        if (!member.value.isNull())
            parts.push_back({escaped(member.name, escaping), escaped(scalarText(member.value), escaping)});
    }
    return parts;
}

// R,100,G,200 or R=100.G=200 with any separator; a list has no names.
std::string joined(const std::vector<NamedValue> &parts, std::string_view separator,
                   std::string_view behindName, bool isObject)
{
    std::string text;
    for (const NamedValue &part : parts) {
        if (&part != &parts.front())
            text += separator;
        if (isObject)
            text.append(part.name).append(behindName);
        text += part.value;
    }
    return text;
}

std::string flat(const std::vector<NamedValue> &parts, std::string_view separator, bool isObject)
{
    return joined(parts, separator, separator, isObject);
}

// RFC 6570, 3.2.7: an empty value has no "=".
std::string matrixPair(const std::string &name, const std::string &value)
{
    return value.empty() ? ';' + name : ';' + name + '=' + value;
}

std::string matrix(const std::string &name, const json::Value &value, const StyleOptions &options)
{
    if (!value.isArray() && !value.isObject())
        return matrixPair(name, escaped(scalarText(value), options.escaping));
    const std::vector<NamedValue> parts = partsOf(value, options.escaping);
    if (!options.isExploded)
        return matrixPair(name, flat(parts, ",", value.isObject()));
    std::string text;
    for (const NamedValue &part : parts)
        text += matrixPair(value.isObject() ? part.name : name, part.value);
    return text;
}

void deepPairs(const std::string &name, const json::Value &value, Escaping escaping, std::size_t depth,
               std::vector<std::string> &pairs)
{
    const bool isContainer = (value.isArray() || value.isObject()) && depth < kMaxDeepObject;
    if (value.isNull())
        return;
    if (!isContainer) {
        pairs.push_back(name + '=' + escaped(scalarText(value), escaping));
        return;
    }
    for (std::size_t i = 0; i < value.elements().size(); ++i)
        deepPairs(name + "%5B" + std::to_string(i) + "%5D", value.elements()[i], escaping, depth + 1, pairs);
    for (const json::Member &member : value.members())
        deepPairs(name + "%5B" + encodePercent(member.name) + "%5D", member.value, escaping, depth + 1,
                  pairs);
}

std::string_view delimiterOf(Style style)
{
    switch (style) {
    case Style::SpaceDelimited: return "%20";
    case Style::PipeDelimited: return "%7C";
    case Style::TabDelimited: return "%09";
    default: return ",";
    }
}

} // namespace

std::string scalarText(const json::Value &value)
{
    if (value.isString())
        return std::string(value.toString());
    return json::write(value);
}

std::string escaped(std::string_view text, Escaping escaping)
{
    if (escaping == Escaping::None)
        return std::string(text);
    if (escaping == Escaping::Unreserved)
        return encodePercent(text);
    const std::string_view kept = escaping == Escaping::Reserved ? ":/?@!$'()*,;" : ":/@!$'()*,;";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool isEscape =
            c == '%' && i + 2 < text.size() && isHexDigit(text[i + 1]) && isHexDigit(text[i + 2]);
        if (isEscape || kept.find(c) != std::string_view::npos)
            out += c;
        else
            out += encodePercent(text.substr(i, 1));
    }
    return out;
}

StyleOptions styleOptions(const FieldStyle *field, const StyleOptions &usual, Escaping reserved)
{
    StyleOptions options = usual;
    if (field != nullptr && field->style) {
        options.style = *field->style;
        options.isExploded = field->isExploded;
    }
    if (field != nullptr && field->allowsReserved)
        options.escaping = reserved;
    return options;
}

std::optional<std::string> styledText(std::string_view name, const json::Value &value,
                                      const StyleOptions &options)
{
    if (value.isNull())
        return std::nullopt;
    const bool isContainer = value.isArray() || value.isObject();
    const std::vector<NamedValue> parts = partsOf(value, options.escaping);
    if (isContainer && parts.empty())
        return std::nullopt;
    if (options.style == Style::Matrix)
        return matrix(escaped(name, options.escaping), value, options);
    const std::string_view separator = options.style == Style::Label && options.isExploded ? "." : ",";
    std::string text = options.style == Style::Label ? "." : "";
    if (!isContainer)
        text += escaped(scalarText(value), options.escaping);
    else if (options.isExploded)
        text += joined(parts, separator, "=", value.isObject());
    else
        text += flat(parts, delimiterOf(options.style), value.isObject());
    return text;
}

std::vector<std::string> styledPairs(std::string_view name, const json::Value &value,
                                     const StyleOptions &options)
{
    std::vector<std::string> pairs;
    if (value.isNull())
        return pairs;
    const bool isRaw = options.escaping == Escaping::None;
    const std::string written = isRaw ? std::string(name) : encodePercent(name);
    if (!value.isArray() && !value.isObject()) {
        pairs.push_back(written + '=' + escaped(scalarText(value), options.escaping));
        return pairs;
    }
    if (options.style == Style::DeepObject) {
        deepPairs(written, value, options.escaping, 0, pairs);
        return pairs;
    }
    std::vector<NamedValue> parts = partsOf(value, options.escaping);
    if (parts.empty())
        return pairs;
    if (!options.isExploded) {
        pairs.push_back(written + '=' + flat(parts, delimiterOf(options.style), value.isObject()));
        return pairs;
    }
    for (NamedValue &part : parts)
        pairs.push_back((value.isObject() ? part.name : written) + '=' + part.value);
    return pairs;
}

} // namespace tooltray::openapi
