// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/example/examplevalue.h"

#include "jsonschema/schema.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

namespace {

constexpr int kDeepestExample = 16;
constexpr std::uint64_t kLongestList = 5;
constexpr std::uint64_t kLongestText = 200;

struct FormatExample {
    std::string_view format;
    std::string_view example;
};

constexpr std::array<FormatExample, 11> kFormatExamples{{{"date-time", "2026-01-31T09:00:00Z"},
                                                         {"date", "2026-01-31"},
                                                         {"time", "09:00:00Z"},
                                                         {"duration", "PT1H"},
                                                         {"email", "name@example.com"},
                                                         {"hostname", "example.com"},
                                                         {"ipv4", "192.0.2.1"},
                                                         {"ipv6", "2001:db8::1"},
                                                         {"uri", "https://example.com/"},
                                                         {"uri-reference", "/path"},
                                                         {"uuid", "123e4567-e89b-12d3-a456-426614174000"}}};

json::Value exampleAt(const json::Value &schema, int depth);
json::Value joined(json::Value schema, const json::Value &more);

bool isExampleOf(const json::Value &schema, const json::Value &value)
{
    const auto compiled = Schema::compile(schema).schema;
    return !compiled || compiled->isValid(value);
}

// The shortest text, or nearly, that a plain pattern matches: no look-arounds, no references. What may be repeated
// without end is, so many times more.
class PatternText {
public:
    PatternText(std::string_view pattern, std::size_t more) : m_rest(pattern), m_more(more) {}

    std::optional<std::string> make()
    {
        std::string text = choice(0);
        return m_isPlain && m_rest.empty() ? std::optional(text) : std::nullopt;
    }

private:
    // The first of the alternatives.
    std::string choice(int depth)
    {
        std::string text = sequence(depth);
        while (m_isPlain && take('|'))
            sequence(depth);
        return text;
    }

    std::string sequence(int depth)
    {
        std::string text;
        while (m_isPlain && !m_rest.empty() && m_rest.front() != '|' && m_rest.front() != ')') {
            const std::string once = term(depth);
            const std::size_t count = repeats();
            m_isPlain =
                m_isPlain && count <= kLongestText && text.size() + count * once.size() <= kLongestText;
            for (std::size_t i = 0; m_isPlain && i < count; ++i)
                text += once;
        }
        return text;
    }

    std::string term(int depth)
    {
        if (take('^') || take('$'))
            return {};
        if (take('('))
            return group(depth);
        if (take('['))
            return characterOfSet();
        if (take('.'))
            return "a";
        return character();
    }

    std::string group(int depth)
    {
        m_isPlain = depth < kDeepestExample && (!take('?') || take(':'));
        std::string text = m_isPlain ? choice(depth + 1) : std::string();
        m_isPlain = m_isPlain && take(')');
        return text;
    }

    std::string characterOfSet()
    {
        const bool isNegated = take('^');
        const std::string first = character();
        while (m_isPlain && !take(']'))
            character();
        return isNegated ? "a" : first;
    }

    // As it is, or one that the escape stands for.
    std::string character()
    {
        std::string_view all = m_rest;
        const bool isEscape = take('\\');
        const char c = m_rest.empty() ? '\0' : m_rest.front();
        m_isPlain = m_isPlain && !m_rest.empty();
        m_rest.remove_prefix(std::min<std::size_t>(m_rest.size(), 1));
        if (!isEscape) {
            while (!m_rest.empty() && (static_cast<unsigned char>(m_rest.front()) & 0xC0U) == 0x80U)
                m_rest.remove_prefix(1);
            return std::string(all.substr(0, all.size() - m_rest.size()));
        }
        switch (c) {
        case 'd': return "1";
        case 'w':
        case 'D':
        case 'S': return "a";
        case 's':
        case 'W': return " ";
        default: break;
        }
        m_isPlain = m_isPlain && !isAsciiLetter(c) && !isAsciiDigit(c);
        return {c};
    }

    std::size_t repeats()
    {
        std::size_t count = 1;
        if (take('?'))
            count = 0;
        else if (take('*'))
            count = m_more;
        else if (take('+'))
            count = 1 + m_more;
        else if (take('{'))
            count = counted();
        take('?');
        return count;
    }

    std::size_t counted()
    {
        std::size_t count = 0;
        while (!m_rest.empty() && isAsciiDigit(m_rest.front()) && count <= kLongestText) {
            count = count * 10 + static_cast<std::size_t>(m_rest.front() - '0');
            m_rest.remove_prefix(1);
        }
        if (take(',') && !m_rest.empty() && m_rest.front() == '}')
            count += m_more;
        m_rest.remove_prefix(std::min(m_rest.size(), m_rest.find('}')));
        m_isPlain = m_isPlain && take('}');
        return count;
    }

    bool take(char c)
    {
        const bool isNext = m_rest.starts_with(c);
        m_rest.remove_prefix(isNext ? 1 : 0);
        return isNext;
    }

    std::string_view m_rest;
    std::size_t m_more;
    bool m_isPlain = true;
};

json::Value exampleText(const json::Value &schema)
{
    const std::string_view format = schema["format"].toString();
    const auto known = std::ranges::find(kFormatExamples, format, &FormatExample::format);
    if (known != kFormatExamples.end())
        return {known->example};
    const std::uint64_t least = std::min(schema["minLength"].toUInt64().value_or(0), kLongestText);
    std::string text = "text";
    if (const auto most = schema["maxLength"].toUInt64(); most && *most < text.size())
        text.resize(*most);
    text.resize(std::max<std::size_t>(text.size(), least), 'x');
    if (!schema.contains("pattern"))
        return schema.contains("not") && !isExampleOf(schema, {text}) ? json::Value(text + "1")
                                                                      : json::Value(text);
    if (isExampleOf(schema, {text}))
        return {text};
    const std::string pattern(schema["pattern"].toString());
    for (const std::uint64_t more : {std::uint64_t(0), least}) {
        const auto made = PatternText(pattern, static_cast<std::size_t>(more)).make();
        if (made && isExampleOf(schema, {*made}))
            return {*made};
        // What has its match at the end or the beginning may have anything around it.
        const std::string filling(made && made->size() < least ? least - made->size() : 0, 'a');
        for (const std::string &filled : {filling + made.value_or(""), made.value_or("") + filling}) {
            if (made && isExampleOf(schema, {filled}))
                return {filled};
        }
    }
    return {"<text that matches " + pattern + ">"};
}

// The number next to 1 that the bounds let through.
json::Value exampleNumber(const json::Value &schema, bool isInteger)
{
    double number = 1;
    if (const auto most = schema["maximum"].toDouble())
        number = std::min(number, isInteger ? std::floor(*most) : *most);
    if (const auto below = schema["exclusiveMaximum"].toDouble())
        number = std::min(number, isInteger ? std::ceil(*below) - 1 : *below - 0.5);
    if (const auto least = schema["minimum"].toDouble())
        number = std::max(number, isInteger ? std::ceil(*least) : *least);
    if (const auto above = schema["exclusiveMinimum"].toDouble(); above && number <= *above)
        number = isInteger ? std::floor(*above) + 1 : *above + 0.5;
    if (const auto step = schema["multipleOf"].toDouble(); step && *step > 0)
        number = std::ceil(number / *step) * *step;
    if (schema.contains("not") && !isExampleOf(schema, {number}))
        number += schema["multipleOf"].toDouble().value_or(1);
    constexpr double kExact = 9e15; // beyond it a double does not know its neighbours
    if (number == std::floor(number) && std::abs(number) < kExact)
        return {static_cast<std::int64_t>(number)};
    return {number};
}

// What has to be there because something else is.
void addDependents(const json::Value &schema, json::Value &object, int depth)
{
    for (std::size_t known = 0; known != object.size();) {
        known = object.size();
        for (const char *keyword : {"dependentRequired", "dependencies"}) {
            for (const json::Member &dependents : schema[keyword].members()) {
                if (!object.contains(dependents.name.view()))
                    continue;
                for (const json::Value &name : dependents.value.elements()) {
                    if (!object.contains(name.toString()))
                        object.set(name.toString(),
                                   exampleAt(schema["properties"][name.toString()], depth + 1));
                }
            }
        }
    }
}

json::Value exampleObject(const json::Value &schema, int depth)
{
    json::Value object = json::Value::object();
    for (const json::Value &name : schema["required"].elements())
        object.set(name.toString(), exampleAt(schema["properties"][name.toString()], depth + 1));
    addDependents(schema, object, depth);
    // One of several, none of which must be there by itself.
    const std::uint64_t least = schema["minProperties"].toUInt64().value_or(0);
    for (const json::Member &property : schema["properties"].members()) {
        if (object.size() >= least)
            break;
        if (!object.contains(property.name.view()))
            object.set(property.name, exampleAt(property.value, depth + 1));
    }
    addDependents(schema, object, depth);
    const json::Value *others = schema.find("additionalProperties");
    const bool isClosed = others != nullptr && others->isBoolean() && !others->toBool();
    for (std::uint64_t i = 1; !isClosed && object.size() < std::min(least, kLongestList); ++i)
        object.set("name" + std::to_string(i),
                   exampleAt(others == nullptr ? json::Value::object() : *others, depth + 1));
    return object;
}

// One that the list does not have yet, as far as it can be told from the other.
json::Value another(const json::Value &items, const json::Value &example, std::uint64_t index)
{
    if (index < items["enum"].size())
        return items["enum"][static_cast<std::size_t>(index)];
    std::vector<json::Value> candidates;
    if (const auto number = example.toInt64()) {
        const auto step = items["multipleOf"].toInt64().value_or(1) * static_cast<std::int64_t>(index);
        candidates = {json::Value(*number + step), json::Value(*number - step)};
    } else if (example.isString()) {
        candidates = {json::Value(std::string(example.toString()) + std::to_string(index + 1))};
    } else if (example.isBoolean()) {
        candidates = {json::Value(!example.toBool())};
    }
    const auto found = std::ranges::find_if(
        candidates, [&](const json::Value &candidate) { return isExampleOf(items, candidate); });
    return found == candidates.end() ? example : *found;
}

json::Value exampleArray(const json::Value &schema, int depth)
{
    json::Value list = json::Value::array();
    const std::uint64_t least = std::max<std::uint64_t>(schema["minItems"].toUInt64().value_or(1), 1);
    const std::uint64_t most = schema["maxItems"].toUInt64().value_or(kLongestList);
    const std::uint64_t count = std::min({least, most, kLongestList});
    const json::Value example = exampleAt(schema["items"], depth + 1);
    const bool areUnique = schema["uniqueItems"].toBool();
    for (std::uint64_t i = 0; i < count; ++i) {
        if (i == 0 && schema.contains("contains"))
            list.append(exampleAt(joined(schema["contains"], schema["items"]), depth + 1));
        else
            list.append(areUnique && i > 0 ? another(schema["items"], example, i) : example);
    }
    return list;
}

std::string_view typeOf(const json::Value &schema)
{
    const json::Value &type = schema["type"];
    if (type.isString())
        return type.toString();
    for (const json::Value &one : type.elements()) {
        if (one.toString() != "null")
            return one.toString();
    }
    if (schema.contains("properties") || schema.contains("required") || schema.contains("minProperties"))
        return "object";
    return schema.contains("items") ? "array" : "string";
}

// Both in one, as far as keywords can be joined; where both have one, that of the first counts.
json::Value joined(json::Value schema, const json::Value &more)
{
    if (!schema.isObject())
        return more;
    for (const json::Member &member : more.members()) {
        json::Value *own = schema.find(member.name.view());
        if (own == nullptr) {
            schema.set(member.name, member.value);
        } else if (member.name.view() == "properties") {
            for (const json::Member &property : member.value.members())
                own->set(property.name.view(), joined((*own)[property.name.view()], property.value));
        } else if (member.name.view() == "required") {
            for (const json::Value &name : member.value.elements())
                own->append(name);
        }
    }
    return schema;
}

json::Value without(json::Value schema, std::string_view keyword)
{
    schema.remove(keyword);
    return schema;
}

json::Value exampleAt(const json::Value &schema, int depth)
{
    if (schema.contains("const"))
        return schema["const"];
    for (const json::Value &example : schema["examples"].elements()) {
        if (isExampleOf(schema, example))
            return example;
    }
    if (schema.contains("default") && !schema["default"].isNull())
        return schema["default"];
    if (!schema["enum"].isEmpty())
        return schema["enum"][std::size_t{0}];
    if (depth == kDeepestExample)
        return {};
    if (!schema["allOf"].isEmpty()) {
        json::Value all = without(schema, "allOf");
        for (const json::Value &branch : schema["allOf"].elements())
            all = joined(std::move(all), branch);
        return exampleAt(all, depth + 1);
    }
    for (const char *choice : {"oneOf", "anyOf"}) {
        for (const json::Value &branch : schema[choice].elements()) {
            if (branch["type"].toString() != "null")
                return exampleAt(schema.contains("properties") ? joined(without(schema, choice), branch)
                                                               : branch,
                                 depth + 1);
        }
    }
    const std::string_view type = typeOf(schema);
    if (type == "object")
        return exampleObject(schema, depth);
    if (type == "array")
        return exampleArray(schema, depth);
    if (type == "boolean")
        return {true};
    if (type == "integer" || type == "number")
        return exampleNumber(schema, type == "integer");
    return type == "null" ? json::Value() : exampleText(schema);
}

// The values that a schema allows, where it lists them.
void addChoices(const json::Value &schema, std::vector<json::Value> &choices)
{
    if (schema.contains("const"))
        choices.push_back(schema["const"]);
    for (const json::Value &value : schema["enum"].elements())
        choices.push_back(value);
    for (const char *choice : {"oneOf", "anyOf"}) {
        for (const json::Value &branch : schema[choice].elements())
            addChoices(branch, choices);
    }
}

} // namespace

json::Value exampleValue(const json::Value &schema)
{
    return exampleAt(schema, 0);
}

std::optional<json::Value> exampleOfBoth(const json::Value &one, const json::Value &other)
{
    std::vector<json::Value> candidates{exampleValue(one), exampleValue(other),
                                        exampleValue(joined(one, other))};
    addChoices(other, candidates);
    const auto fits = [&](const json::Value &value) {
        return isExampleOf(one, value) && isExampleOf(other, value);
    };
    const auto found = std::ranges::find_if(candidates, fits);
    return found == candidates.end() ? std::nullopt : std::optional(*found);
}

} // namespace tooltray::jsonschema
