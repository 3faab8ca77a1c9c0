// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/shownschema.h"

#include "base/text/quantity.h"
#include "openapi/schema/shownschema.h"
#include "text/unicode/ascii.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

using namespace workspace;

constexpr std::string_view kMeaningsBegin = "Values:";
constexpr std::array<std::string_view, 5> kVowels{"a", "e", "i", "o", "u"};

// The keywords under which a schema holds schemas: alone, in a list, or as the members of an object.
constexpr std::array<std::string_view, 11> kHoldSchema{
    "items", "additionalItems",  "additionalProperties", "contains", "propertyNames", "not", "if", "then",
    "else",  "unevaluatedItems", "unevaluatedProperties"};
constexpr std::array<std::string_view, 5> kHoldList{"allOf", "anyOf", "oneOf", "prefixItems", "items"};
constexpr std::array<std::string_view, 4> kHoldMembers{"properties", "patternProperties", "dependentSchemas",
                                                       "dependencies"};
// Keywords that have no use once every definition stands where it is used.
constexpr std::array<std::string_view, 5> kOnlyForReferences{"$defs", "definitions", "$id", "$anchor",
                                                             "$ref"};

void describe(json::Value &schema, const std::string &text)
{
    if (text.empty())
        return;
    const std::string_view before = schema["description"].toString();
    schema.set("description", json::Value(before.empty() ? text : std::string(before) + '\n' + text));
}

// "low": not urgent
std::string meaning(const json::Value &branch)
{
    std::string text = "\n- " + json::write(branch["const"]);
    const std::string_view title = branch["title"].toString();
    const std::string_view description = branch["description"].toString();
    if (!title.empty() && title != branch["const"].toString())
        text.append(": ").append(title);
    if (!description.empty())
        text.append(title.empty() || title == branch["const"].toString() ? ": " : ", ").append(description);
    return text;
}

// Turns the meanings of enum values, as editors of JSON Schema write them ("enumDescriptions": a list beside
// the values, or an object by value), into a choice of constants.
void adoptEnumDescriptions(json::Value &schema)
{
    const json::Value *given = schema.find("enumDescriptions");
    if (given == nullptr)
        return;
    const json::Value descriptions = *given;
    schema.remove("enumDescriptions");
    const json::Value &values = schema["enum"];
    if (!values.isArray() || values.isEmpty() || schema.contains("oneOf"))
        return;
    json::Value branches = json::Value::array();
    for (std::size_t i = 0; i < values.size(); ++i) {
        json::Value &branch = branches.append(json::Value::object({{"const", values[i]}}));
        const json::Value &text =
            descriptions.isArray() ? descriptions[i] : descriptions[values[i].toString()];
        if (!text.toString().empty())
            branch.set("description", text);
    }
    schema.remove("enum");
    schema.set("oneOf", std::move(branches));
}

// [{"const": ...}, ...] as an enum; of other schemas, nothing.
void flattenChoice(json::Value &schema)
{
    const json::Value &branches = schema["oneOf"];
    const auto isConstant = [](const json::Value &branch) { return branch.contains("const"); };
    if (branches.isEmpty() || schema.contains("enum")
        || !std::ranges::all_of(branches.elements(), isConstant))
        return;
    json::Value values = json::Value::array();
    std::string meanings;
    bool hasMeaning = false;
    for (const json::Value &branch : branches.elements()) {
        values.append(branch["const"]);
        meanings += meaning(branch);
        hasMeaning = hasMeaning || branch.contains("title") || branch.contains("description");
    }
    schema.remove("oneOf");
    schema.set("enum", std::move(values));
    if (hasMeaning)
        describe(schema, std::string(kMeaningsBegin) + meanings);
}

// "an integer", "an object (id, name)"
std::string withArticle(std::string_view type, const json::Value &schema)
{
    if (type == "null")
        return "null";
    std::string text = isOneOf(type.substr(0, 1), kVowels) ? "an " : "a ";
    text.append(type);
    const auto members = schema["properties"].members();
    if (type != "object" || members.empty())
        return text;
    constexpr std::size_t kNamed = 8;
    constexpr std::size_t kLongest = 64;
    std::string names;
    for (const json::Member &member : members.first(std::min(members.size(), kNamed))) {
        if (member.name.view().size() <= kLongest)
            names.append(names.empty() ? "" : ", ").append(member.name.view());
    }
    if (members.size() > kNamed)
        names += ", ...";
    return names.empty() ? text : text + " (" + names + ')';
}

// "Can also be a string, an integer or null."
std::string alsoTypes(const std::vector<std::string> &types)
{
    std::string text;
    for (std::size_t i = 0; i < types.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == types.size() ? " or " : ", ").append(types[i]);
    return text.empty() ? text : "Can also be " + text + '.';
}

// Behind what the description says, which may end in a list of values.
void addSentence(json::Value &schema, const std::string &sentence)
{
    const std::string before(std::as_const(schema)["description"].toString());
    if (sentence.empty() || before.empty() || before.find('\n') != std::string::npos)
        return describe(schema, sentence);
    const bool isEnded = before.ends_with('.') || before.ends_with('!') || before.ends_with('?');
    schema.set("description", before + (isEnded ? " " : ". ") + sentence);
}

// The description says nothing more of null; true if it did.
bool removeAlsoNull(json::Value &schema)
{
    std::string_view text = std::as_const(schema)["description"].toString();
    if (!text.ends_with(openapi::kAlsoNull))
        return false;
    text.remove_suffix(openapi::kAlsoNull.size());
    while (text.ends_with(' ') || text.ends_with('\n'))
        text.remove_suffix(1);
    if (text.empty())
        schema.remove("description");
    else
        schema.set("description", std::string(text));
    return true;
}

// Keywords for values of one type mean nothing beside another.
void removeKeywordsOfOtherTypes(json::Value &schema, std::string_view type)
{
    struct Keywords {
        std::string_view type;
        std::array<std::string_view, 10> names;
    };
    static constexpr std::array<Keywords, 4> kKeywords{
        {{"object",
          {"properties", "required", "additionalProperties", "patternProperties", "propertyNames",
           "minProperties", "maxProperties", "dependentRequired", "dependentSchemas",
           "unevaluatedProperties"}},
         {"array",
          {"items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems", "contains",
           "minContains", "maxContains", "unevaluatedItems"}},
         {"string", {"minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType"}},
         {"number", {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}}}};
    for (const Keywords &keywords : kKeywords) {
        if (type == keywords.type || (type == "integer" && keywords.type == "number"))
            continue;
        for (const std::string_view name : keywords.names) {
            if (!name.empty())
                schema.remove(name);
        }
    }
}

// Keeps the first of several types and names the others in the description: the API of Gemini rejects the whole list of
// tools otherwise.
void nameOneType(json::Value &schema)
{
    const json::Value types = std::as_const(schema)["type"];
    if (!types.isArray() || types.isEmpty())
        return;
    const auto isNull = [](const json::Value &type) { return type.toString() == "null"; };
    const auto first = std::ranges::find_if_not(types.elements(), isNull);
    const json::Value one = first == types.elements().end() ? types[std::size_t{0}] : *first;
    std::vector<std::string> others;
    const bool isNullable = removeAlsoNull(schema) || std::ranges::any_of(types.elements(), isNull);
    for (const json::Value &type : types.elements()) {
        if (type != one && !isNull(type))
            others.push_back(withArticle(type.toString(), schema));
    }
    if (isNullable && !isNull(one))
        others.emplace_back("null");
    schema.set("type", one);
    removeKeywordsOfOtherTypes(schema, one.toString());
    if (json::Value *values = schema.find("enum"); values != nullptr && values->isArray() && !isNull(one)) {
        json::Value kept = json::Value::array();
        for (json::Value &value : values->elements()) {
            if (!value.isNull())
                kept.append(std::move(value));
        }
        *values = std::move(kept);
    }
    addSentence(schema, alsoTypes(others));
}

// The room for what is shown. What does not fit once does not fit later, and is not measured again.
class Room {
public:
    explicit Room(std::size_t bytes) : m_left(bytes) {}

    bool isLeft() const { return m_left > 0; }
    std::size_t left() const { return m_left; }

    // Takes what one name and its signs need, fitting or not.
    void take(std::size_t bytes) { m_left -= std::min(m_left, bytes); }

    bool takeValue(const json::Value &value)
    {
        return takeMeasured(&value, m_left, [&](std::size_t most) { return json::writtenSize(value, most); });
    }

    // No list of values takes more than half of what is left, so that one never leaves nothing for the others.
    bool takeList(const json::Value &values)
    {
        return takeMeasured(&values, m_left / 2,
                            [&](std::size_t most) { return json::writtenSize(values, most); });
    }

    bool takeLabels(const Mapping &mapping)
    {
        return takeMeasured(&mapping, m_left / 2, [&](std::size_t most) {
            std::size_t bytes = 0;
            for (const Mapping::Entry &entry : mapping.entries) {
                bytes += json::writtenStringSize(entry.label) + 1;
                if (bytes > most)
                    break;
            }
            return bytes;
        });
    }

private:
    bool takeMeasured(const void *what, std::size_t most, const auto &measured)
    {
        if (m_tooLarge.contains(what))
            return false;
        const std::size_t bytes = measured(most);
        if (bytes > most) {
            m_tooLarge.insert(what);
            return false;
        }
        m_left -= bytes;
        return true;
    }

    std::size_t m_left;
    std::set<const void *> m_tooLarge;
};

class Inlining {
public:
    Inlining(const Workspace &workspace, EnumStyle style) : m_workspace(workspace), m_style(style) {}

    json::Value run(const json::Value &schema)
    {
        m_document = &schema;
        return shown(schema);
    }

private:
    json::Value shown(const json::Value &schema, const std::string &otherwiseDescribed = {})
    {
        if (!schema.isObject())
            return schema;
        if (!m_open.empty())
            ++m_inlined;
        json::Value out = json::Value::object();
        if (const json::Value *reference = schema.find("$ref"))
            out = referred(reference->toString());
        std::string notes; // on what is left out
        for (const json::Member &member : schema.members()) {
            if (!isOneOf(member.name, kOnlyForReferences))
                addMember(schema, member, out, notes);
        }
        if (!out.contains("description"))
            describe(out, otherwiseDescribed);
        // Names that are not among those shown are taken as well.
        if (out["properties"].size() < schema["properties"].size()) {
            out.remove("additionalProperties");
            out.remove("unevaluatedProperties");
        }
        describe(out, notes);
        adoptEnumDescriptions(out);
        if (m_style == EnumStyle::Plain) {
            flattenChoice(out);
            nameOneType(out);
        }
        return out;
    }

    // Clients refuse what a list of values lacks, so that a list is shown whole or not at all.
    void addMember(const json::Value &schema, const json::Member &member, json::Value &out,
                   std::string &notes)
    {
        const json::Value &value = member.value;
        m_room.take(json::writtenStringSize(member.name) + 2);
        if (isListOfValues(schema, member)) {
            if (m_room.takeList(value))
                out.set(member.name, value);
            else
                notes = leftOut(value.size(), firstOf(value), m_whereToRead);
        } else if (holdsSchemas(member)) {
            const std::size_t lost = m_lost;
            addInner(member, out, notes);
            if (m_lost != lost)
                loosen(member.name.view(), out);
        } else if (m_room.takeValue(value) || member.name == "type" || isShortRequired(member)) {
            out.set(member.name, value);
        } else {
            ++m_lost;
        }
    }

    // What a call cannot do without is told even where there is no room, unless there is no end to it.
    static bool isShortRequired(const json::Member &member)
    {
        constexpr std::size_t kShort = 1'000;
        return member.name == "required" && json::writtenSize(member.value, kShort) <= kShort;
    }

    // What fits less may say of fewer values that they fit, never of more that they do not.
    static void loosen(std::string_view keyword, json::Value &out)
    {
        if (keyword == "oneOf" && out.contains("oneOf") && !out.contains("anyOf"))
            out.set("anyOf", json::Value(out["oneOf"]));
        if (keyword == "oneOf" || keyword == "not" || keyword == "if")
            out.remove(keyword);
    }

    static bool isListOfValues(const json::Value &schema, const json::Member &member)
    {
        const auto isConstant = [](const json::Value &branch) { return branch.contains("const"); };
        return member.value.isArray()
               && (member.name == "enum"
                   || (member.name == "oneOf" && !schema.contains("enum") && !member.value.isEmpty()
                       && std::ranges::all_of(member.value.elements(), isConstant)));
    }

    static bool holdsSchemas(const json::Member &member)
    {
        return (member.value.isArray() && isOneOf(member.name, kHoldList))
               || (member.value.isObject() && isOneOf(member.name, kHoldMembers))
               || isOneOf(member.name, kHoldSchema);
    }

    // Without the others, what is there would be taken for all there is.
    void addInner(const json::Member &member, json::Value &out, std::string &notes)
    {
        const json::Value &value = member.value;
        if (value.isArray() && isOneOf(member.name, kHoldList)) {
            json::Value list = json::Value::array();
            for (const json::Value &element : value.elements()) {
                if (!m_room.isLeft()) {
                    ++m_lost;
                    return;
                }
                list.append(shown(element));
            }
            out.set(member.name, std::move(list));
            return;
        }
        if (value.isObject() && isOneOf(member.name, kHoldMembers))
            out.set(member.name, shownMembers(value, notes));
        else
            out.set(member.name, m_room.isLeft() ? shown(value) : bare(value));
    }

    // The names go before what there is to say of each.
    json::Value shownMembers(const json::Value &members, std::string &notes)
    {
        constexpr std::size_t kBareBytes = 24;
        std::size_t named = 0;
        std::size_t bytes = 0;
        for (const json::Member &member : members.members()) {
            bytes += json::writtenStringSize(member.name) + kBareBytes;
            if (bytes > m_room.left())
                break;
            ++named;
        }
        m_room.take(bytes);
        json::Value object = json::Value::object();
        for (const json::Member &member : members.members().first(named))
            object.set(member.name, m_room.isLeft() ? shown(member.value) : bare(member.value));
        if (named < members.size()) {
            ++m_lost;
            notes = formatCount(members.size() - named) + " of " + formatCount(members.size())
                    + " names are not shown here; describe_tool has them.";
        }
        return object;
    }

    // No more than the type.
    json::Value bare(const json::Value &schema)
    {
        if (!schema.isObject())
            return schema;
        ++m_lost;
        const std::string_view reference = schema["$ref"].toString();
        json::Value type = schema["type"];
        const auto *named = reference.starts_with(kTypeReference)
                                ? m_workspace.find<CustomType>(reference.substr(kTypeReference.size()))
                                : nullptr;
        if (reference.starts_with(kMappingReference))
            type = json::Value("string");
        else if (named != nullptr)
            type = named->schema["type"];
        return type.isString() ? json::Value::object({{"type", std::move(type)}}) : json::Value::object();
    }

    // A missing definition allows any value; the health of the tool reports it.
    json::Value referred(std::string_view reference)
    {
        if (reference.starts_with(kMappingReference)) {
            const auto *mapping = m_workspace.find<Mapping>(reference.substr(kMappingReference.size()));
            return mapping == nullptr ? json::Value::object() : labelsOf(*mapping);
        }
        if (reference.starts_with(kTypeReference)) {
            const auto *type = m_workspace.find<CustomType>(reference.substr(kTypeReference.size()));
            if (type == nullptr)
                return json::Value::object();
            const json::Value *document = std::exchange(m_document, &type->schema);
            const std::string_view where = std::exchange(m_whereToRead, "list_graphql_types");
            json::Value out = inside(type->schema, type->description);
            m_document = document;
            m_whereToRead = where;
            return out;
        }
        const auto pointer =
            reference.starts_with('#') ? json::Pointer::parse(reference.substr(1)) : std::nullopt;
        const json::Value *found = pointer ? json::resolve(*m_document, *pointer) : nullptr;
        return found == nullptr ? json::Value::object() : inside(*found);
    }

    json::Value inside(const json::Value &schema, const std::string &otherwiseDescribed = {})
    {
        if (std::ranges::find(m_open, &schema) != m_open.end())
            return json::Value::object({{"type", "object"}});
        if (m_inlined > kMaxInlinedSchemas)
            return json::Value::object();
        m_open.push_back(&schema);
        json::Value out = shown(schema, otherwiseDescribed);
        m_open.pop_back();
        return out;
    }

    json::Value labelsOf(const Mapping &mapping)
    {
        json::Value schema = json::Value::object({{"type", "string"}});
        std::string note;
        if (m_room.takeLabels(mapping)) {
            json::Value &labels = schema.set("enum", json::Value::array());
            for (const Mapping::Entry &entry : mapping.entries)
                labels.append(json::Value(entry.label));
        } else {
            note =
                leftOut(mapping.entries.size(), json::Value(mapping.entries.front().label), "list_mappings");
        }
        if (m_room.isLeft())
            describe(schema, mapping.description);
        m_room.take(mapping.description.size());
        describe(schema, note);
        return schema;
    }

    static json::Value firstOf(const json::Value &values)
    {
        const json::Value &first = values[std::size_t{0}];
        return first.contains("const") ? first["const"] : first;
    }

    // What is told of a list in its place. The call refuses every other value, and names those that are near.
    std::string leftOut(std::size_t count, const json::Value &first, std::string_view whereToRead)
    {
        constexpr std::size_t kLongestSample = 100;
        ++m_lost;
        // The names of many parameters go before a sentence on each.
        if (m_room.left() < kMaxShownBytes / 4)
            return {};
        std::string text = "One of " + formatCount(count) + " values";
        if (m_room.left() > kMaxShownBytes / 2) {
            if (json::writtenSize(first, kLongestSample) <= kLongestSample)
                text += ", such as " + json::write(first);
            text.append("; ").append(whereToRead).append(" has them all");
        }
        text += '.';
        m_room.take(text.size());
        return text;
    }

    const Workspace &m_workspace;
    EnumStyle m_style;
    const json::Value *m_document = nullptr; // that "#/..." is about
    std::vector<const json::Value *> m_open; // that are being written
    std::size_t m_inlined = 0;               // schemas that stand in place of references
    std::size_t m_lost = 0;                  // parts that there was no room for
    std::string_view m_whereToRead = "describe_tool";
    Room m_room{kMaxShownBytes};
};

void hide(json::Value &schema, const std::set<std::string, std::less<>> &hidden)
{
    if (json::Value *properties = schema.find("properties")) {
        for (const std::string &name : hidden)
            properties->remove(name);
    }
    json::Value *required = schema.find("required");
    if (required == nullptr || !required->isArray())
        return;
    json::Value left = json::Value::array();
    for (json::Value &name : required->elements()) {
        if (!hidden.contains(name.toString()))
            left.append(std::move(name));
    }
    if (left.isEmpty())
        schema.remove("required");
    else
        *required = std::move(left);
}

} // namespace

json::Value shownSchema(const Workspace &workspace, const json::Value &schema,
                        const std::set<std::string, std::less<>> &hidden, EnumStyle style)
{
    json::Value out = Inlining(workspace, style).run(schema);
    hide(out, hidden);
    return out;
}

} // namespace tooltray::execution
