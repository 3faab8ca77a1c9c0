// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/changes/schemacomparison.h"

#include "json/number.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxComparisons = 30'000;

bool saysNull(const json::Value &schema)
{
    return schema["type"].toString() == "null" || (schema.contains("const") && schema["const"].isNull())
           || (schema["enum"].size() == 1 && schema["enum"][std::size_t{0}].isNull());
}

bool hasValue(const json::Value &list, const json::Value &value)
{
    return std::ranges::find(list.elements(), value) != list.elements().end();
}

json::Value allowedValues(const json::Value &schema)
{
    if (const json::Value *constant = schema.find("const"))
        return json::Value::array({*constant});
    return schema["enum"];
}

std::string listedDifference(const json::Value &from, const json::Value &without)
{
    std::string text;
    std::size_t count = 0;
    for (const json::Value &value : from.elements()) {
        if (hasValue(without, value) || value.isNull())
            continue;
        if (++count > 5)
            return text + ", ...";
        text += (text.empty() ? "" : ", ") + json::write(value);
    }
    return text;
}

// Types without null; numbers that may be whole are also integers.
std::vector<std::string> plainTypes(const json::Value &schema)
{
    std::vector<std::string> types;
    for (const std::string_view type : typesOf(schema)) {
        if (type != "null")
            types.emplace_back(type);
    }
    if (types.empty() && isObjectSchema(schema))
        types.emplace_back("object");
    return types;
}

bool covers(const std::vector<std::string> &types, const std::string &type)
{
    return std::ranges::find(types, type) != types.end()
           || (type == "integer" && std::ranges::find(types, "number") != types.end());
}

std::string typeText(const std::vector<std::string> &types)
{
    std::string text;
    for (const std::string &type : types)
        text += (text.empty() ? "" : ", ") + type;
    return text.empty() ? "any" : text;
}

bool isRequiredName(const json::Value &schema, std::string_view name)
{
    return hasValue(schema["required"], json::Value(name));
}

std::string insidePointer(const std::string &pointer, std::string_view name)
{
    std::string inside = pointer;
    json::detail::appendToken(inside, name);
    return inside;
}

} // namespace

void SchemaComparison::compare(const json::Value &before, const json::Value &after,
                               const std::string &coordinate, const IsUsed &isUsed, ApiChanges &out)
{
    m_coordinate = coordinate;
    m_isUsed = &isUsed;
    m_out = &out;
    enqueue(before, after, {});
    for (m_steps = 0; !m_queue.empty() && m_steps < kMaxComparisons; ++m_steps) {
        const Pending next = std::move(m_queue.front());
        m_queue.pop_front();
        visit(next.before, next.after, next.pointer);
    }
    if (!m_queue.empty())
        add(ApiChangeKind::Notice, {}, CORE_TEXT("Core", "This is too large to compare completely."));
}

void SchemaComparison::add(ApiChangeKind kind, const std::string &pointer, Message message)
{
    std::string coordinate = m_coordinate;
    const json::Pointer place = json::Pointer::parse(pointer).value_or(json::Pointer());
    for (const std::string &token : place.tokens()) {
        if (token != "*")
            coordinate.append("/").append(token);
    }
    ApiChange change{std::move(coordinate), kind, std::move(message)};
    if (std::ranges::find(*m_out, change) == m_out->end())
        m_out->push_back(std::move(change));
}

void SchemaComparison::shift(Shift shift, const std::string &pointer, const Message &message)
{
    const bool isUsed = (*m_isUsed)(pointer);
    ApiChangeKind kind = ApiChangeKind::Safe;
    if (isUsed && isRequest() && shift != Shift::Widened)
        kind = ApiChangeKind::Breaking;
    else if (isUsed && !isRequest() && shift != Shift::Narrowed)
        kind = shift == Shift::Replaced ? ApiChangeKind::Breaking : ApiChangeKind::Dangerous;
    add(kind, pointer, message);
}

SchemaComparison::Schema SchemaComparison::normalized(SchemaMerger &merger, const json::Value &schema) const
{
    SchemaMerger::Merged merged = merger.merge(schema);
    Schema out{std::move(merged.schema), {}, false, std::move(merged.name)};
    for (std::size_t rounds = 0; rounds < 8; ++rounds) {
        const std::string_view keyword = std::as_const(out.surface).contains("oneOf") ? "oneOf" : "anyOf";
        const json::Value list = std::as_const(out.surface)[keyword];
        if (!list.isArray())
            break;
        out.surface.remove(keyword);
        json::Value branches = json::Value::array();
        for (const json::Value &branch : list.elements()) {
            if (saysNull(merger.merge(branch).schema))
                out.isNullable = true;
            else
                branches.append(branch);
        }
        if (branches.size() == 1)
            out.surface = SchemaMerger::united(std::move(out.surface),
                                               merger.merge(std::as_const(branches)[std::size_t{0}]).schema);
        else if (branches.size() > 1 && out.branches.isNull())
            out.branches = std::move(branches);
    }
    out.isNullable = out.isNullable || hasType(out.surface, "null");
    return out;
}

void SchemaComparison::enqueue(const json::Value &before, const json::Value &after,
                               const std::string &pointer)
{
    m_queue.push_back({before, after, pointer});
}

void SchemaComparison::visit(const json::Value &before, const json::Value &after, const std::string &pointer)
{
    const Schema first = normalized(m_before, before);
    const Schema second = normalized(m_after, after);
    if (isNew(first, second, pointer))
        compareSurfaces(first, second, pointer);
}

// Definitions are compared once where they are used and once where they are not; always on the way to what is used.
bool SchemaComparison::isNew(const Schema &before, const Schema &after, const std::string &pointer)
{
    if (before.name.empty() || after.name.empty())
        return true;
    const bool isUsed = (*m_isUsed)(pointer);
    const bool isAllUsed = isUsed && (*m_isUsed)(pointer + "/\x7F");
    return (isUsed && !isAllUsed) || m_seen.emplace(before.name, after.name, isUsed).second;
}

void SchemaComparison::compareSurfaces(const Schema &before, const Schema &after, const std::string &pointer)
{
    compareTypes(before, after, pointer);
    if (before.branches.isArray() || after.branches.isArray())
        compareUnions(before, after, pointer);
    compareValues(before.surface, after.surface, pointer);
    compareBounds(before.surface, after.surface, pointer);
    compareTexts(before.surface, after.surface, pointer);
    compareProperties(before.surface, after.surface, pointer);
    compareOthers(before.surface, after.surface, pointer);
    compareItems(before.surface, after.surface, pointer);
}

void SchemaComparison::compareTypes(const Schema &before, const Schema &after, const std::string &pointer)
{
    const std::vector<std::string> first = plainTypes(before.surface);
    const std::vector<std::string> second = plainTypes(after.surface);
    const auto isWithin = [](const std::vector<std::string> &inner, const std::vector<std::string> &outer) {
        return outer.empty() || (!inner.empty() && std::ranges::all_of(inner, [&](const std::string &type) {
                   return covers(outer, type);
               }));
    };
    const bool isNarrower = isWithin(second, first);
    const bool isWider = isWithin(first, second);
    if (!isNarrower || !isWider) {
        const Message message{CORE_TEXT("Core", "The type was {before} and is {after}."),
                              {{"before", typeText(first)}, {"after", typeText(second)}}};
        shift(isNarrower ? Shift::Narrowed : isWider ? Shift::Widened : Shift::Replaced, pointer, message);
    }
    const bool sayTypes = !first.empty() && !second.empty();
    const bool bothUnions = before.branches.isArray() && after.branches.isArray();
    if (before.isNullable == after.isNullable
        || (!sayTypes && !bothUnions && !before.isNullable && !after.isNullable))
        return;
    const bool hadAny = before.isNullable || (first.empty() && !before.branches.isArray());
    const bool hasAny = after.isNullable || (second.empty() && !after.branches.isArray());
    if (hadAny && !hasAny)
        shift(Shift::Narrowed, pointer, CORE_TEXT("Core", "Null is no longer allowed."));
    else if (!hadAny && hasAny)
        shift(Shift::Widened, pointer, CORE_TEXT("Core", "Null is now allowed."));
}

void SchemaComparison::compareUnions(const Schema &before, const Schema &after, const std::string &pointer)
{
    const auto branchesOf = [](const Schema &schema) {
        return schema.branches.isArray() ? schema.branches : json::Value::array({schema.surface});
    };
    const json::Value first = branchesOf(before);
    const json::Value second = branchesOf(after);
    std::vector<bool> isMatched(second.size(), false);
    std::vector<const json::Value *> gone;
    for (const json::Value &branch : first.elements()) {
        bool isFound = false;
        for (std::size_t i = 0; i < second.size() && !isFound; ++i) {
            const std::string_view name = definitionOf(branch);
            isFound = !isMatched[i] && (name.empty() ? branch == second[i] : name == definitionOf(second[i]));
            if (!isFound)
                continue;
            isMatched[i] = true;
            enqueue(branch, second[i], pointer);
        }
        if (!isFound)
            gone.push_back(&branch);
    }
    std::vector<const json::Value *> added;
    for (std::size_t i = 0; i < second.size(); ++i) {
        if (!isMatched[i])
            added.push_back(&second[i]);
    }
    // One in place of another: it was changed.
    if (gone.size() == 1 && added.size() == 1 && first.size() == second.size())
        return enqueue(*gone.front(), *added.front(), pointer);
    if (!gone.empty())
        shift(Shift::Narrowed, pointer, CORE_TEXT("Core", "An alternative was removed."));
    if (!added.empty())
        shift(Shift::Widened, pointer, CORE_TEXT("Core", "There is a new alternative."));
}

void SchemaComparison::compareValues(const json::Value &before, const json::Value &after,
                                     const std::string &pointer)
{
    const json::Value first = allowedValues(before);
    const json::Value second = allowedValues(after);
    if (first.isEmpty() && second.isEmpty())
        return;
    if (first.isEmpty())
        return shift(Shift::Narrowed, pointer, CORE_TEXT("Core", "Only certain values are now allowed."));
    if (second.isEmpty())
        return shift(Shift::Widened, pointer, CORE_TEXT("Core", "Any value is now allowed."));
    if (const std::string gone = listedDifference(first, second); !gone.empty())
        shift(Shift::Narrowed, pointer,
              {CORE_TEXT("Core", "These values are no longer allowed: {values}."), {{"values", gone}}});
    if (const std::string added = listedDifference(second, first); !added.empty())
        shift(Shift::Widened, pointer,
              {CORE_TEXT("Core", "There are new values: {values}."), {{"values", added}}});
}

void SchemaComparison::compareBounds(const json::Value &before, const json::Value &after,
                                     const std::string &pointer)
{
    struct Bound {
        std::string_view keyword;
        bool isLower;
    };
    static constexpr std::array bounds{Bound{"minimum", true},           Bound{"exclusiveMinimum", true},
                                       Bound{"minLength", true},         Bound{"minItems", true},
                                       Bound{"minProperties", true},     Bound{"maximum", false},
                                       Bound{"exclusiveMaximum", false}, Bound{"maxLength", false},
                                       Bound{"maxItems", false},         Bound{"maxProperties", false}};
    const auto say = [&](Shift shifted, std::string_view keyword, const json::Value *first,
                         const json::Value *second) {
        shift(shifted, pointer,
              {CORE_TEXT("Core", "{keyword} was {before} and is {after}."),
               {{"keyword", keyword},
                {"before", first == nullptr ? "-" : json::write(*first)},
                {"after", second == nullptr ? "-" : json::write(*second)}}});
    };
    for (const Bound &bound : bounds) {
        const json::Value *first = before.find(bound.keyword);
        const json::Value *second = after.find(bound.keyword);
        if ((first == nullptr && second == nullptr)
            || (first != nullptr && second != nullptr && *first == *second))
            continue;
        const bool isTighter =
            first == nullptr
            || (second != nullptr
                && (json::compareNumbers(second->numberText(), first->numberText()) > 0) == bound.isLower);
        const json::Value *said = first == nullptr ? second : first;
        const bool isCount = bound.keyword != "minimum" && bound.keyword != "exclusiveMinimum";
        const bool saysNothing =
            bound.isLower && isCount && (first == nullptr || second == nullptr) && *said == json::Value(0);
        if (!saysNothing)
            say(isTighter ? Shift::Narrowed : Shift::Widened, bound.keyword, first, second);
    }
    for (const std::string_view keyword : {"pattern", "multipleOf", "uniqueItems"}) {
        const json::Value *first = before.find(keyword);
        const json::Value *second = after.find(keyword);
        if (first != nullptr && first->isBoolean() && !first->toBool())
            first = nullptr;
        if (second != nullptr && second->isBoolean() && !second->toBool())
            second = nullptr;
        if ((first == nullptr) != (second == nullptr))
            say(first == nullptr ? Shift::Narrowed : Shift::Widened, keyword, first, second);
        else if (first != nullptr && *first != *second && isRequest())
            say(Shift::Replaced, keyword, first, second);
        else if (first != nullptr && *first != *second)
            say(Shift::Widened, keyword, first, second);
    }
}

void SchemaComparison::compareTexts(const json::Value &before, const json::Value &after,
                                    const std::string &pointer)
{
    if (before["default"] != after["default"] && (before.contains("default") || after.contains("default")))
        add(ApiChangeKind::Notice, pointer, CORE_TEXT("Core", "The default has changed."));
    if (before["format"] != after["format"])
        add(ApiChangeKind::Notice, pointer,
            {CORE_TEXT("Core", "The format was \"{before}\" and is \"{after}\"."),
             {{"before", before["format"].toString()}, {"after", after["format"].toString()}}});
    if (before["description"] != after["description"])
        add(ApiChangeKind::Notice, pointer, CORE_TEXT("Core", "The description has changed."));
}

void SchemaComparison::propertyGone(const std::string &pointer)
{
    const json::Pointer place = json::Pointer::parse(pointer).value_or(json::Pointer());
    const std::string name = place.tokens().empty() ? std::string() : place.tokens().back();
    add((*m_isUsed)(pointer) ? ApiChangeKind::Breaking : ApiChangeKind::Safe, pointer,
        {isRequest() ? CORE_TEXT("Core", "{name} was removed.")
                     : CORE_TEXT("Core", "{name} was removed from the response."),
         {{"name", name}}});
}

void SchemaComparison::propertyAdded(const std::string &pointer, bool isRequired)
{
    if (isRequest() && isRequired)
        add(ApiChangeKind::Breaking, pointer, CORE_TEXT("Core", "This is new and required."));
    else
        add(ApiChangeKind::Safe, pointer, CORE_TEXT("Core", "This is new."));
}

void SchemaComparison::requirementChanged(const std::string &pointer, bool isRequired)
{
    ApiChangeKind kind = ApiChangeKind::Safe;
    if (isRequest() == isRequired && (isRequest() || (*m_isUsed)(pointer)))
        kind = ApiChangeKind::Breaking;
    add(kind, pointer,
        isRequired ? CORE_TEXT("Core", "This is now required.")
                   : CORE_TEXT("Core", "This is no longer required."));
}

void SchemaComparison::compareProperties(const json::Value &before, const json::Value &after,
                                         const std::string &pointer)
{
    const json::Value &first = before["properties"];
    const json::Value &second = after["properties"];
    for (const json::Member &member : first.members()) {
        const std::string inside = insidePointer(pointer, member.name);
        const json::Value *other = second.find(member.name);
        if (other == nullptr) {
            propertyGone(inside);
            continue;
        }
        const bool wasRequired = isRequiredName(before, member.name);
        const bool isRequired = isRequiredName(after, member.name);
        if (wasRequired != isRequired)
            requirementChanged(inside, isRequired);
        enqueue(member.value, *other, inside);
    }
    for (const json::Member &member : second.members()) {
        if (!first.contains(member.name))
            propertyAdded(insidePointer(pointer, member.name), isRequiredName(after, member.name));
    }
    for (const json::Value &name : after["required"].elements()) {
        const bool isNew = !first.contains(name.toString()) && !second.contains(name.toString())
                           && !hasValue(before["required"], name);
        if (isNew && isRequest())
            propertyAdded(insidePointer(pointer, name.toString()), true);
    }
}

void SchemaComparison::compareOthers(const json::Value &before, const json::Value &after,
                                     const std::string &pointer)
{
    const json::Value *first = before.find("additionalProperties");
    const json::Value *second = after.find("additionalProperties");
    const auto isClosed = [](const json::Value *others) {
        return others != nullptr && others->isBoolean() && !others->toBool();
    };
    const bool wasClosed = isClosed(first);
    const std::string inside = pointer + "/*";
    if (wasClosed != isClosed(second))
        return shift(wasClosed ? Shift::Widened : Shift::Narrowed, inside,
                     wasClosed ? CORE_TEXT("Core", "Other properties are now allowed.")
                               : CORE_TEXT("Core", "Other properties are no longer allowed."));
    const json::Value any = json::Value::object();
    const bool isSaid = (first != nullptr && first->isObject()) || (second != nullptr && second->isObject());
    if (isSaid)
        enqueue(first != nullptr && first->isObject() ? *first : any,
                second != nullptr && second->isObject() ? *second : any, inside);
}

void SchemaComparison::compareItems(const json::Value &before, const json::Value &after,
                                    const std::string &pointer)
{
    const json::Value *first = before.find("items");
    const json::Value *second = after.find("items");
    const json::Value any = json::Value::object();
    if (first != nullptr || second != nullptr)
        enqueue(first == nullptr ? any : *first, second == nullptr ? any : *second, pointer + "/*");
}

} // namespace tooltray::openapi
