// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/emptyschema.h"

#include "jsonschema/schema.h"
#include "text/unicode/ascii.h"
#include "workspace/checks/argumentschemas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace tooltray::workspace {

namespace {

constexpr JsonKinds kNulls = 1;
constexpr JsonKinds kBooleans = 2;
constexpr JsonKinds kIntegers = 4;
constexpr JsonKinds kFractions = 8;
constexpr JsonKinds kTexts = 16;
constexpr JsonKinds kArrays = 32;

constexpr std::array<std::pair<std::string_view, JsonKinds>, 7> kKindsOfTypes{
    {{"null", kNulls},
     {"boolean", kBooleans},
     {"integer", kIntegers},
     {"number", kIntegers | kFractions},
     {"string", kTexts},
     {"array", kArrays},
     {"object", kObjects}}};

constexpr int kMaxSchemaDepth = 64;
// Parts of schemas that are looked at, which is more than somebody writes.
constexpr int kMaxParts = 200'000;
// Up to it a double knows every integer.
constexpr double kExact = 9e15;

JsonKinds kindsNamed(std::string_view type)
{
    const auto *const found =
        std::ranges::find(kKindsOfTypes, type, [](const auto &one) { return one.first; });
    return found == kKindsOfTypes.end() ? kAllKinds : found->second; // a wrong name has a problem of its own
}

JsonKinds kindsNamed(const json::Value &type)
{
    if (!type.isArray())
        return kindsNamed(type.toString());
    JsonKinds kinds = 0;
    for (const json::Value &one : type.elements())
        kinds |= kindsNamed(one.toString());
    return kinds;
}

bool isForPeople(std::string_view keyword)
{
    constexpr std::array<std::string_view, 12> kAnnotations{
        "$comment",    "$defs",    "$schema",  "default", "definitions", "deprecated",
        "description", "examples", "readOnly", "title",   "writeOnly",   "example"};
    return keyword.starts_with("x-") || isOneOf(keyword, kAnnotations);
}

// True if the schema has this keyword and nothing else that counts.
bool saysOnly(const json::Value &schema, std::string_view keyword)
{
    return schema.contains(keyword) && std::ranges::all_of(schema.members(), [&](const json::Member &member) {
               return member.name.view() == keyword || isForPeople(member.name.view());
           });
}

// What is between two bounds, each of which may be out itself.
struct Range {
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool isLeastOut = false;
    bool isMostOut = false;

    void raise(const json::Value &bound, bool isOut)
    {
        const std::optional<double> value = bound.toDouble();
        if (!value || *value < least)
            return;
        isLeastOut = isOut || (isLeastOut && *value == least);
        least = *value;
    }

    void lower(const json::Value &bound, bool isOut)
    {
        const std::optional<double> value = bound.toDouble();
        if (!value || *value > most)
            return;
        isMostOut = isOut || (isMostOut && *value == most);
        most = *value;
    }

    bool isEmpty() const { return least > most || (least == most && (isLeastOut || isMostOut)); }

    bool hasInteger() const
    {
        if (isEmpty())
            return false;
        if (std::abs(least) > kExact || std::abs(most) > kExact)
            return true;
        const double first = isLeastOut ? std::floor(least) + 1 : std::ceil(least);
        const double last = isMostOut ? std::ceil(most) - 1 : std::floor(most);
        return first <= last;
    }

    bool hasFraction() const
    {
        return !isEmpty() && (least < most || std::abs(least) > kExact || least != std::floor(least));
    }
};

} // namespace

// The values that are left of all.
class EmptySchemas::Values {
public:
    Values(EmptySchemas &schemas, JsonKinds kinds) : m_schemas(&schemas), m_kinds(kinds) {}

    void take(const Parts &parts, bool countsTypes, int level)
    {
        for (const Part &part : parts)
            takeOwn(*part.schema, countsTypes);
        for (const Part &part : parts)
            takeChoices(*part.schema, level);
    }

    bool isEmpty() const { return kinds() == 0; }

    JsonKinds kinds() const
    {
        JsonKinds kinds = m_kinds;
        const auto drop = [&kinds](JsonKinds dropped, bool isDropped) {
            if (isDropped)
                kinds &= static_cast<JsonKinds>(~dropped);
        };
        drop(kIntegers, !m_number.hasInteger());
        drop(kFractions, !m_number.hasFraction());
        drop(kTexts, m_length.isEmpty());
        drop(kArrays, m_items.isEmpty());
        drop(kObjects, m_members.isEmpty());
        return kinds;
    }

private:
    void takeOwn(const json::Value &schema, bool countsTypes)
    {
        if (schema.isBoolean() && !schema.toBool())
            m_kinds = 0;
        if (!schema.isObject())
            return;
        if (countsTypes && schema.contains("type"))
            m_kinds &= kindsNamed(schema["type"]);
        m_number.raise(schema["minimum"], false);
        m_number.raise(schema["exclusiveMinimum"], true);
        m_number.lower(schema["maximum"], false);
        m_number.lower(schema["exclusiveMaximum"], true);
        takeCounts(m_length, schema, "minLength", "maxLength");
        takeCounts(m_items, schema, "minItems", "maxItems");
        takeCounts(m_members, schema, "minProperties", "maxProperties");
        const json::Value *excluded = schema.find("not");
        if (excluded != nullptr && takesAnything(*excluded))
            m_kinds = 0;
        else if (excluded != nullptr && excluded->isObject() && saysOnly(*excluded, "type"))
            m_kinds &= static_cast<JsonKinds>(~kindsNamed((*excluded)["type"]));
    }

    static void takeCounts(Range &range, const json::Value &schema, const char *least, const char *most)
    {
        range.raise(schema[least], false);
        range.lower(schema[most], false);
    }

    void takeChoices(const json::Value &schema, int level)
    {
        if (m_schemas->m_steps > kMaxParts)
            return;
        for (const char *keyword : {"anyOf", "oneOf"}) {
            const auto choices = schema[keyword].elements();
            JsonKinds kinds = choices.empty() ? kAllKinds : JsonKinds{0};
            for (const json::Value &choice : choices)
                kinds |= with(choice, level);
            m_kinds &= kinds;
        }
        // Every value fits both of them, and so none fits exactly one.
        if (std::ranges::count_if(schema["oneOf"].elements(), takesAnything) > 1)
            m_kinds = 0;
        const json::Value *condition = schema.find("if");
        if (condition == nullptr)
            return;
        if (const json::Value *then = schema.find("then"); then != nullptr && takesAnything(*condition))
            m_kinds &= with(*then, level);
        if (const json::Value *other = schema.find("else"); other != nullptr && forbids(*condition))
            m_kinds &= with(*other, level);
    }

    // The kinds of values that are left where the schema counts as well.
    JsonKinds with(const json::Value &schema, int level) const
    {
        if (level > kMaxSchemaDepth)
            return kAllKinds;
        Values values = *this;
        values.take(m_schemas->partsOf(schema, {}), true, level + 1);
        return values.kinds();
    }

    EmptySchemas *m_schemas;
    JsonKinds m_kinds;
    Range m_number;
    Range m_length;
    Range m_items;
    Range m_members;
};

EmptySchemas::EmptySchemas(const json::Value &root)
    : m_root(root)
    , m_refersAlone(root["$schema"].toString().find("/draft-0") != std::string_view::npos)
{}

EmptySchemas::Parts EmptySchemas::partsOf(const json::Value &schema, const std::string &place)
{
    Parts parts;
    std::set<const json::Value *> known;
    addParts(schema, place, parts, known, 0);
    return parts;
}

// Each part once, as references may go in circles.
void EmptySchemas::addParts(const json::Value &schema, const std::string &place, Parts &parts,
                            std::set<const json::Value *> &known, int level)
{
    if (level > kMaxSchemaDepth || ++m_steps > kMaxParts || !known.insert(&schema).second)
        return;
    const bool isOnlyReference = m_refersAlone && schema.contains("$ref");
    if (!isOnlyReference)
        parts.push_back({&schema, place});
    if (const json::Value *target = referred(m_root, schema))
        addParts(*target, std::string(schema["$ref"].toString().substr(1)), parts, known, level + 1);
    const auto all = schema["allOf"].elements();
    for (std::size_t i = 0; i < all.size() && !isOnlyReference; ++i)
        addParts(all[i], place + "/allOf/" + std::to_string(i), parts, known, level + 1);
}

bool EmptySchemas::haveNoValue(const Parts &parts, JsonKinds kinds)
{
    Values values(*this, kinds);
    values.take(parts, true, 0);
    return values.isEmpty() || !isAnyListedValueFit(parts);
}

bool EmptySchemas::haveNoValueOfKind(const Parts &parts, JsonKinds kinds)
{
    Values values(*this, kinds);
    values.take(parts, false, 0);
    return values.isEmpty();
}

// True as well where no values are listed. What mappings and definitions hold is not known here.
bool EmptySchemas::isAnyListedValueFit(const Parts &parts)
{
    const auto lists = [](const Part &part) {
        return part.schema->contains("const") || !(*part.schema)["enum"].isEmpty();
    };
    const auto refers = [](const Part &part) { return holdsReference(*part.schema); };
    const auto listing = std::ranges::find_if(parts, lists);
    if (listing == parts.end() || std::ranges::any_of(parts, refers))
        return true;
    json::Value all = json::Value::array();
    for (const Part &part : parts)
        all.append(*part.schema);
    const auto compiled =
        jsonschema::Schema::compile(json::Value::object({{"allOf", std::move(all)}})).schema;
    if (!compiled)
        return true;
    if (const json::Value *only = listing->schema->find("const"))
        return compiled->isValid(*only);
    return std::ranges::any_of((*listing->schema)["enum"].elements(),
                               [&](const json::Value &value) { return compiled->isValid(value); });
}

bool EmptySchemas::takesAnything(const json::Value &schema)
{
    if (schema.isBoolean())
        return schema.toBool();
    return schema.isObject() && std::ranges::all_of(schema.members(), [](const json::Member &member) {
               return isForPeople(member.name.view());
           });
}

bool EmptySchemas::forbids(const json::Value &schema)
{
    if (schema.isBoolean())
        return !schema.toBool();
    return schema.isObject() && saysOnly(schema, "not") && takesAnything(schema["not"]);
}

} // namespace tooltray::workspace
