// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/shownschema.h"

#include "jsonschema/schema.h"
#include "openapi/schema/plaintext.h"
#include "text/regex/regex.h"
#include "text/unicode/ascii.h"
#include "json/number.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxShownPattern = 120;
constexpr std::size_t kListedValues = 20;
constexpr std::size_t kNamedMembers = 20;

bool isNullSchema(const json::Value &schema)
{
    const json::Value &values = schema["enum"];
    return schema["type"].toString() == "null" || (values.size() == 1 && values[std::size_t{0}].isNull())
           || (schema.contains("const") && schema["const"].isNull());
}

std::string listed(const json::Value &values, std::size_t most)
{
    std::string text;
    std::size_t count = 0;
    for (const json::Value &value : values.elements()) {
        if (value.isNull())
            continue;
        const std::string one = value.isString() ? std::string(value.toString()) : json::write(value);
        if (count == most || text.size() + one.size() > 600)
            return text + ", and others";
        text += (count++ == 0 ? "" : ", ") + one;
    }
    return text;
}

std::string propertyNames(const json::Value &schema)
{
    std::vector<std::string_view> names;
    for (const json::Member &member : schema["properties"].members())
        names.push_back(member.name.view());
    if (names.empty()) { // of those that stand beside the choice
        for (const json::Value &name : schema["required"].elements())
            names.push_back(name.toString());
    }
    constexpr std::size_t kMax = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMax); ++i)
        text += (text.empty() ? "" : ", ") + std::string(names[i]);
    return names.size() > kMax ? text + ", ..." : text;
}

// As they have to be written; not those that a reader could take for something else.
std::string exactNames(const json::Value &schema)
{
    std::string names;
    std::size_t count = 0;
    for (const json::Member &member : schema["properties"].members()) {
        const std::string_view name = member.name;
        const bool isPlain =
            name.size() <= 64 && std::ranges::all_of(name, [](char c) { return c >= ' ' && c <= '~'; });
        if (!isPlain || ++count > kNamedMembers)
            return names + (names.empty() ? "..." : ", ...");
        names.append(count == 1 ? "" : ", ").append(name);
    }
    return names;
}

std::string cleanName(std::string_view name)
{
    return plainText(name, 80);
}

bool isObjectBranch(const SchemaMerger::Merged &branch)
{
    return isObjectSchema(branch.schema)
           || (!branch.schema.contains("type") && branch.schema.contains("required"));
}

json::Value eitherOf(json::Value first, const json::Value &second)
{
    if (first.size() != 1 || !first.contains("anyOf"))
        first = json::Value::object({{"anyOf", json::Value::array({std::move(first)})}});
    json::Value &branches = *first.find("anyOf");
    if (std::ranges::find(branches.elements(), second) == branches.elements().end())
        branches.append(second);
    return first;
}

// True if the keyword bounds values of one of the schema's types.
bool isBoundedBy(const json::Value &schema, std::string_view keyword)
{
    struct Bounds {
        std::string_view type;
        std::array<std::string_view, 5> keywords;
    };
    static constexpr std::array<Bounds, 4> kBounds{
        {{"string", {"minLength", "maxLength", "pattern", "format"}},
         {"number", {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}},
         {"array", {"items", "prefixItems", "minItems", "maxItems", "uniqueItems"}},
         {"object", {"properties", "required", "additionalProperties", "patternProperties"}}}};
    for (const Bounds &bounds : kBounds) {
        if (std::ranges::find(bounds.keywords, keyword) != bounds.keywords.end())
            return hasType(schema, bounds.type) || (bounds.type == "number" && hasType(schema, "integer"));
    }
    return true;
}

void addType(json::Value &types, const json::Value &value)
{
    std::string_view type = "object";
    switch (value.type()) {
    case json::Type::Null: return;
    case json::Type::Boolean: type = "boolean"; break;
    case json::Type::Number: type = json::isInteger(value.numberText()) ? "integer" : "number"; break;
    case json::Type::String: type = "string"; break;
    case json::Type::Array: type = "array"; break;
    case json::Type::Object: break;
    }
    if (std::ranges::find(types.elements(), json::Value(type)) == types.elements().end())
        types.append(type);
}

json::Value withTypes(json::Value schema, const json::Value &types)
{
    schema.set("type", types.size() == 1 ? types[std::size_t{0}] : types);
    return schema;
}

// The bounds that hold for values of either schema: for a type that both allow, only those that both state.
json::Value loosened(const json::Value &first, const json::Value &second)
{
    constexpr std::array<std::string_view, 4> annotations{"title", "description", "default", "examples"};
    json::Value out = json::Value::object();
    for (const json::Member &member : first.members()) {
        const json::Value *other = second.find(member.name);
        const bool isAnnotation = std::ranges::find(annotations, member.name.view()) != annotations.end();
        if (isAnnotation || !isBoundedBy(second, member.name) || (other != nullptr && *other == member.value))
            out.set(member.name, member.value);
        else if (other != nullptr && member.name == "items")
            out.set("items", eitherOf(member.value, *other));
    }
    for (const json::Member &member : second.members()) {
        if (!isBoundedBy(first, member.name))
            out.set(member.name, member.value);
    }
    return out;
}

// What a text has to look like whose format is not shown; empty: there is nothing to say.
std::string_view formatNote(std::string_view format)
{
    struct Note {
        std::string_view format;
        std::string_view note;
    };
    static constexpr std::array<Note, 7> kNotes{
        {{"date", "A date, such as 2026-11-30."},
         {"time", "A time with its offset, such as 12:30:00Z."},
         {"duration", "A duration, such as P1DT12H."},
         {"uuid", "A UUID, such as 123e4567-e89b-12d3-a456-426614174000."},
         {"email", "An email address, such as name@example.com."},
         {"uri", "A URI, such as https://example.com/path."},
         {"ipv4", "An IPv4 address, such as 192.0.2.1."}}};
    const auto *const found = std::ranges::find(kNotes, format, &Note::format);
    return found == kNotes.end() ? std::string_view() : found->note;
}

bool isShortDefault(const json::Value &preset, const json::Value &schema)
{
    if (preset.isNull() || json::writtenSize(preset, 400) > 200)
        return false;
    // Some descriptions say true where "true" is one of the values. No tool is saved with such a default.
    const jsonschema::Schema::Compiled compiled = jsonschema::Schema::compile(schema);
    return !compiled.schema || compiled.schema->isValid(preset);
}

} // namespace

bool isAcceptedName(std::string_view name)
{
    return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '.' || c == '-';
    });
}

bool admitsNull(const json::Value &schema, const json::Value &definitions)
{
    SchemaMerger merger(definitions);
    const json::Value merged = merger.merge(schema).schema;
    const auto isNull = [&merger](const json::Value &branch) {
        return isNullSchema(merger.merge(branch).schema);
    };
    return hasType(merged, "null") || std::ranges::any_of(merged["anyOf"].elements(), isNull)
           || std::ranges::any_of(merged["oneOf"].elements(), isNull);
}

json::Value ShownSchema::show(const json::Value &schema, std::size_t depth)
{
    SchemaMerger::Merged merged = m_merger.merge(schema);
    const bool isCircle = !merged.name.empty() && std::ranges::find(m_open, merged.name) != m_open.end();
    const bool isContainer = isObjectSchema(merged.schema) || hasType(merged.schema, "array");
    if (isCircle || ++m_steps > m_budget.steps || !merged.isComplete
        || (isContainer && depth > m_budget.depth))
        return stub(std::move(merged.schema), merged.name);
    if (!merged.name.empty())
        m_open.push_back(merged.name);
    json::Value shown = showMerged(std::move(merged.schema), depth);
    if (!merged.name.empty())
        m_open.pop_back();
    return shown;
}

json::Value ShownSchema::stub(json::Value schema, const std::string &name)
{
    std::vector<std::string> notes;
    showUnion(schema, notes); // for the types
    notes.clear();
    if (!name.empty())
        notes.push_back("Its type is " + cleanName(name) + ", ask for the type to see all of it.");
    json::Value out = json::Value::object();
    if (json::Value types = takenTypes(schema); !types.isNull())
        out.set("type", std::move(types));
    if (hasType(out, "array"))
        out.set("items", json::Value::object());
    if (std::string text = described(schema, notes); !text.empty())
        out.set("description", std::move(text));
    return out;
}

json::Value ShownSchema::showMerged(json::Value schema, std::size_t depth)
{
    std::vector<std::string> notes;
    showUnion(schema, notes);
    json::Value out = json::Value::object();
    if (json::Value types = takenTypes(schema); !types.isNull())
        out.set("type", std::move(types));
    showValues(schema, out, notes);
    if (!out.contains("type") || hasType(out, "object"))
        showProperties(schema, depth, out, notes);
    if (hasType(out, "array")) {
        const json::Value &items = schema["items"];
        out.set("items", items.isObject() ? show(items, depth + 1) : json::Value::object());
    }
    showBounds(schema, out);
    const std::string_view format = formatNote(std::as_const(schema)["format"].toString());
    if (!format.empty() && m_budget.description > 0 && hasType(out, "string") && !out.contains("enum"))
        notes.emplace_back(format);
    const json::Value &preset = std::as_const(schema)["default"];
    if (isShortDefault(preset, out))
        out.set("default", preset);
    if (std::string text = described(schema, notes); !text.empty())
        out.set("description", std::move(text));
    return out;
}

void ShownSchema::showUnion(json::Value &schema, std::vector<std::string> &notes)
{
    for (int rounds = 0; rounds < 8; ++rounds) {
        const std::string_view keyword = std::as_const(schema).contains("oneOf") ? "oneOf" : "anyOf";
        const json::Value *list = std::as_const(schema).find(keyword);
        if (list == nullptr)
            return;
        std::vector<SchemaMerger::Merged> branches;
        for (const json::Value &branch : list->elements()) {
            SchemaMerger::Merged merged = m_merger.merge(branch);
            if (!isNullSchema(merged.schema))
                branches.push_back(std::move(merged));
        }
        schema.remove(keyword);
        if (branches.empty())
            continue;
        if (branches.size() == 1)
            schema = SchemaMerger::united(std::move(schema), branches.front().schema);
        else if (std::ranges::all_of(branches, isObjectBranch))
            showObjects(schema, branches, notes);
        else
            showMixed(schema, branches, notes);
    }
}

void ShownSchema::showObjects(json::Value &schema, const std::vector<SchemaMerger::Merged> &branches,
                              std::vector<std::string> &notes)
{
    json::Value properties = std::as_const(schema)["properties"];
    if (!properties.isObject())
        properties = json::Value::object();
    std::string listed;
    std::size_t count = 0;
    for (const SchemaMerger::Merged &branch : branches) {
        for (const json::Member &member : branch.schema["properties"].members()) {
            const json::Value *known = std::as_const(properties).find(member.name);
            if (known == nullptr)
                properties.set(member.name, member.value);
            else if (*known != member.value)
                properties.set(member.name, eitherOf(*known, member.value));
        }
        if (++count > 6)
            continue;
        std::string one = cleanName(branch.name);
        if (std::string names = propertyNames(branch.schema); !names.empty())
            one += one.empty() ? names : " (" + names + ')';
        if (!one.empty())
            listed += (listed.empty() ? "" : "; ") + one;
    }
    if (count > 6)
        listed += "; and " + std::to_string(count - 6) + " more";
    if (!listed.empty())
        notes.push_back("One of: " + listed + '.');
    schema.set("type", "object");
    schema.set("properties", std::move(properties));
}

// Merges branches of several types: all of the types, and for each the bounds that its branches agree on.
void ShownSchema::showMixed(json::Value &schema, const std::vector<SchemaMerger::Merged> &branches,
                            std::vector<std::string> &notes)
{
    json::Value values = json::Value::array();
    bool areListed = true;
    for (const SchemaMerger::Merged &branch : branches) {
        const json::Value &listed = branch.schema["enum"];
        for (const json::Value &value : listed.elements())
            values.append(value);
        if (const json::Value *constant = branch.schema.find("const"))
            values.append(*constant);
        areListed = areListed && (listed.size() > 0 || branch.schema.contains("const"));
    }
    if (areListed) {
        schema.remove("type");
        schema.set("enum", std::move(values));
        return;
    }
    json::Value all;
    json::Value types = json::Value::array();
    std::string named;
    std::vector<SchemaMerger::Merged> objects;
    const bool hasSeveralObjects = std::ranges::count_if(branches, isObjectBranch) > 1;
    for (const SchemaMerger::Merged &branch : branches) {
        json::Value own = branch.schema;
        own.set("type", takenTypes(branch.schema));
        if (own["type"].isNull()) // any value
            return;
        for (const std::string_view type : typesOf(own)) {
            if (std::ranges::find(types.elements(), json::Value(type)) == types.elements().end())
                types.append(type);
        }
        if (isObjectBranch(branch) && hasSeveralObjects)
            objects.push_back(branch);
        else
            all = all.isNull() ? std::move(own) : withTypes(loosened(all, own), types);
        if (&branch != &branches.front() && !branch.name.empty())
            named += (named.empty() ? "" : ", ") + cleanName(branch.name);
    }
    all.remove("enum");
    all.remove("const");
    if (const std::string some = listed(values, kListedValues); !some.empty())
        notes.push_back("Such as " + some + '.');
    if (!objects.empty())
        showObjects(all, objects, notes);
    else if (!named.empty())
        notes.push_back("Also accepts " + named.substr(0, 200) + '.');
    schema = SchemaMerger::united(std::move(schema), withTypes(std::move(all), types));
}

// The types that a value may have apart from null: one alone, several in a list, null if none is stated.
json::Value ShownSchema::takenTypes(const json::Value &schema)
{
    json::Value types = json::Value::array();
    for (const std::string_view type : typesOf(schema)) {
        if (type != "null")
            types.append(type);
    }
    if (!types.isEmpty())
        return types.size() == 1 ? json::Value(types[std::size_t{0}]) : types;
    if (schema["properties"].isObject() || schema["additionalProperties"].isObject())
        return "object";
    if (schema.contains("items") || schema.contains("prefixItems"))
        return "array";
    const json::Value *constant = schema.find("const");
    for (const json::Value &value : schema["enum"].elements())
        addType(types, value);
    if (constant != nullptr)
        addType(types, *constant);
    return types.size() > 1 ? types : types[std::size_t{0}];
}

void ShownSchema::showValues(const json::Value &schema, json::Value &out,
                             std::vector<std::string> &notes) const
{
    json::Value values = json::Value::array();
    if (const json::Value *constant = schema.find("const"))
        values.append(*constant);
    for (const json::Value &value : schema["enum"].elements())
        values.append(value);
    if (values.isEmpty())
        return;
    json::Value texts = json::Value::array();
    std::size_t bytes = 0;
    for (const json::Value &value : values.elements()) {
        if (value.isString() && std::ranges::find(texts.elements(), value) == texts.elements().end()
            && texts.size() <= m_budget.enumValues) {
            bytes += value.toString().size();
            texts.append(value);
        }
    }
    const bool areTexts = out["type"].toString() == "string" && !texts.isEmpty();
    if (areTexts && texts.size() <= m_budget.enumValues && bytes <= m_budget.enumBytes)
        out.set("enum", std::move(texts));
    else
        notes.push_back("Allowed: " + visibleText(listed(values, kListedValues), 700) + '.');
}

void ShownSchema::showBounds(const json::Value &schema, json::Value &out) const
{
    const auto keep = [&](std::initializer_list<std::string_view> keywords) {
        for (const std::string_view keyword : keywords) {
            if (const json::Value *said = schema.find(keyword))
                out.set(keyword, *said);
        }
    };
    if (hasType(out, "integer") || hasType(out, "number"))
        keep({"minimum", "maximum"});
    if (hasType(out, "array"))
        keep({"minItems", "maxItems"});
    if (hasType(out, "string")) {
        keep({"minLength", "maxLength"});
        if (schema["format"].toString() == "date-time")
            keep({"format"});
        const std::string_view pattern = schema["pattern"].toString();
        if (!pattern.empty() && pattern.size() <= kMaxShownPattern && !out.contains("enum")
            && text::isStrictPattern(pattern))
            keep({"pattern"});
    }
}

// Model APIs refuse a schema with some names, but no value: an object with such a name is shown as any object.
void ShownSchema::showProperties(const json::Value &schema, std::size_t depth, json::Value &out,
                                 std::vector<std::string> &notes)
{
    const json::Value &properties = schema["properties"];
    if (!std::ranges::all_of(properties.members(), isAcceptedName, &json::Member::name)) {
        notes.push_back("Members: " + exactNames(schema) + '.');
        return;
    }
    if (!properties.isEmpty()) {
        json::Value shown = json::Value::object();
        for (const json::Member &member : properties.members())
            shown.set(member.name, show(member.value, depth + 1));
        json::Value required = json::Value::array();
        for (const json::Value &name : schema["required"].elements()) {
            if (std::as_const(shown).contains(name.toString()))
                required.append(name);
        }
        out.set("properties", std::move(shown));
        if (!required.isEmpty())
            out.set("required", std::move(required));
    }
    if (schema.contains("patternProperties"))
        return; // names of these are no others
    const json::Value &others = schema["additionalProperties"];
    if (others.isBoolean() && !others.toBool())
        out.set("additionalProperties", false);
    else if (others.isObject() && !others.isEmpty())
        out.set("additionalProperties", show(others, depth + 1));
}

std::string ShownSchema::described(const json::Value &schema, const std::vector<std::string> &notes) const
{
    std::string text;
    if (m_budget.description > 0)
        text = plainText(schema["description"].toString(), m_budget.description);
    for (const std::string &note : notes)
        text += (text.empty() ? "" : text.ends_with('.') ? " " : ". ") + note;
    return text;
}

} // namespace tooltray::openapi
