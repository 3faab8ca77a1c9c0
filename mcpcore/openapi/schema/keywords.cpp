// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/keywords.h"

#include "text/regex/regex.h"
#include "text/unicode/ascii.h"
#include "json/number.h"

#include <algorithm>
#include <array>

namespace tooltray::openapi {

namespace {

using enum SchemaKeyword::Takes;

constexpr std::array kKeywords{
    SchemaKeyword{"description", Text},
    SchemaKeyword{"format", Text},
    SchemaKeyword{"default", Any},
    SchemaKeyword{"multipleOf", Positive},
    SchemaKeyword{"maxLength", Count},
    SchemaKeyword{"minLength", Count},
    SchemaKeyword{"pattern", Pattern},
    SchemaKeyword{"maxItems", Count},
    SchemaKeyword{"minItems", Count},
    SchemaKeyword{"uniqueItems", Flag},
    SchemaKeyword{"maxProperties", Count},
    SchemaKeyword{"minProperties", Count},
    SchemaKeyword{"not", Schema},
    SchemaKeyword{"additionalProperties", Schema},
    SchemaKeyword{"const", Any, true},
    SchemaKeyword{"prefixItems", SchemaList, true},
    SchemaKeyword{"contains", Schema, true},
    SchemaKeyword{"minContains", Count, true},
    SchemaKeyword{"maxContains", Count, true},
    SchemaKeyword{"patternProperties", PatternMap, true},
    SchemaKeyword{"propertyNames", Schema, true},
    SchemaKeyword{"dependentSchemas", SchemaMap, true},
    SchemaKeyword{"dependentRequired", NamesMap, true},
    SchemaKeyword{"unevaluatedProperties", Schema, true},
    SchemaKeyword{"unevaluatedItems", Schema, true},
    SchemaKeyword{"if", Schema, true},
    SchemaKeyword{"then", Schema, true},
    SchemaKeyword{"else", Schema, true},
    SchemaKeyword{"contentEncoding", Text, true},
    SchemaKeyword{"contentMediaType", Text, true},
    SchemaKeyword{"contentSchema", Schema, true},
};

std::optional<json::Value> namesIn(const json::Value &value)
{
    json::Value names = json::Value::array();
    for (const json::Value &name : value.elements()) {
        if (name.isString() && std::ranges::find(names.elements(), name) == names.elements().end())
            names.append(name);
    }
    return names.isEmpty() ? std::nullopt : std::optional(std::move(names));
}

struct TypeWord {
    std::string_view word;
    std::string_view type; // empty: any
};

constexpr std::array kTypeWords{
    TypeWord{"string", "string"},   TypeWord{"integer", "integer"}, TypeWord{"number", "number"},
    TypeWord{"boolean", "boolean"}, TypeWord{"array", "array"},     TypeWord{"object", "object"},
    TypeWord{"null", "null"},       TypeWord{"file", "string"},     TypeWord{"int", "integer"},
    TypeWord{"int32", "integer"},   TypeWord{"int64", "integer"},   TypeWord{"long", "integer"},
    TypeWord{"float", "number"},    TypeWord{"double", "number"},   TypeWord{"decimal", "number"},
    TypeWord{"bool", "boolean"},    TypeWord{"str", "string"},      TypeWord{"text", "string"},
    TypeWord{"date", "string"},     TypeWord{"datetime", "string"}, TypeWord{"date-time", "string"},
    TypeWord{"uuid", "string"},     TypeWord{"email", "string"},    TypeWord{"uri", "string"},
    TypeWord{"list", "array"},      TypeWord{"dict", "object"},     TypeWord{"map", "object"},
};

} // namespace

const SchemaKeyword *findSchemaKeyword(std::string_view name)
{
    const auto found = std::ranges::find(kKeywords, name, &SchemaKeyword::name);
    return found == kKeywords.end() ? nullptr : &*found;
}

bool isUsablePattern(std::string_view pattern)
{
    return text::Regex::compile(pattern).regex.has_value();
}

std::optional<json::Value> takenBy(const SchemaKeyword &keyword, const json::Value &value)
{
    switch (keyword.takes) {
    case Number: return value.isNumber() ? std::optional(value) : std::nullopt;
    case Positive:
        return value.isNumber() && json::compareNumbers(value.numberText(), "0") > 0 ? std::optional(value)
                                                                                     : std::nullopt;
    case Count:
        return value.isNumber() && json::isInteger(value.numberText())
                       && json::compareNumbers(value.numberText(), "0") >= 0
                   ? std::optional(value)
                   : std::nullopt;
    case Text: return value.isString() ? std::optional(value) : std::nullopt;
    case Pattern:
        return value.isString() && isUsablePattern(value.toString()) ? std::optional(value) : std::nullopt;
    case Names: return namesIn(value);
    case NamesMap: {
        json::Value map = json::Value::object();
        for (const json::Member &member : value.members()) {
            if (std::optional<json::Value> names = namesIn(member.value))
                map.set(member.name, std::move(*names));
        }
        return map.isEmpty() ? std::nullopt : std::optional(std::move(map));
    }
    case Flag: return value.isBoolean() ? std::optional(value) : std::nullopt;
    case Any: return value;
    case Schema:
    case SchemaList:
    case SchemaMap:
    case PatternMap: break;
    }
    return std::nullopt;
}

json::Value typesMeant(const json::Value &type)
{
    json::Value types = json::Value::array();
    const auto add = [&](const json::Value &word) {
        const std::string lower = asciiLower(word.isNull() ? std::string_view("null") : word.toString());
        const auto found = std::ranges::find(kTypeWords, lower, &TypeWord::word);
        if (found == kTypeWords.end())
            return false;
        const json::Value meant(found->type);
        if (std::ranges::find(types.elements(), meant) == types.elements().end())
            types.append(meant);
        return true;
    };
    if (!type.isArray())
        return type.isString() && add(type) ? types[std::size_t{0}] : json::Value();
    for (const json::Value &word : type.elements()) {
        if (!add(word))
            return {};
    }
    if (types.isEmpty())
        return {};
    return types.size() == 1 ? types[std::size_t{0}] : types;
}

} // namespace tooltray::openapi
