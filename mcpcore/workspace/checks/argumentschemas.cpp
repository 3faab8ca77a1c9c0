// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/argumentschemas.h"

#include "json/pointer.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace tooltray::workspace {

namespace {

// Deeper than any schema that somebody writes.
constexpr int kMostSchemaLevels = 100;
// More than matching a name takes.
constexpr std::size_t kNamePatternSteps = 10'000;

std::string placeWithin(const std::string &place, std::string_view keyword, std::string_view name)
{
    return place + (json::Pointer() / keyword / name).toString();
}

} // namespace

const json::Value *referred(const json::Value &root, const json::Value &schema)
{
    const std::string_view reference = schema["$ref"].toString();
    const auto pointer =
        reference.starts_with("#/") ? json::Pointer::parse(reference.substr(1)) : std::nullopt;
    return pointer ? json::resolve(root, *pointer) : nullptr;
}

bool holdsReference(const json::Value &schema)
{
    const auto inside = [](const json::Member &member) { return holdsReference(member.value); };
    return schema.contains("$ref") || schema.contains("$dynamicRef")
           || std::ranges::any_of(schema.members(), inside)
           || std::ranges::any_of(schema.elements(), holdsReference);
}

ArgumentSchemas::ArgumentSchemas(json::Value schema) : m_root(std::move(schema))
{
    visit(m_root, {}, false, 0);
}

// Each part once, as references may go in circles.
void ArgumentSchemas::visit(const json::Value &schema, const std::string &place, bool isAlternative,
                            int level)
{
    if (!schema.isObject() || level > kMostSchemaLevels || !m_visited.insert(&schema).second)
        return;
    Part part{&schema, place, {}, isAlternative};
    for (const json::Member &member : schema["patternProperties"].members()) {
        auto compiled = text::Regex::compile(member.name.view());
        if (compiled.regex)
            part.patterns.push_back({*std::move(compiled.regex), &member.value,
                                     placeWithin(place, "patternProperties", member.name.view())});
    }
    m_parts.push_back(std::move(part));
    visitAll(schema, place, isAlternative, level);
    visitChoices(schema, place, isAlternative, level);
}

// Visits the parts that count beside the schema.
void ArgumentSchemas::visitAll(const json::Value &schema, const std::string &place, bool isAlternative,
                               int level)
{
    const json::Value *target = referred(m_root, schema);
    if (target != nullptr)
        visit(*target, std::string(schema["$ref"].toString().substr(1)), isAlternative, level + 1);
    else if (schema.contains("$ref") || schema.contains("$dynamicRef"))
        m_isOpen = true;
    const json::Value &all = schema["allOf"];
    for (std::size_t i = 0; i < all.size(); ++i)
        visit(all[i], place + "/allOf/" + std::to_string(i), isAlternative, level + 1);
}

// Visits the parts that count for some arguments only.
void ArgumentSchemas::visitChoices(const json::Value &schema, const std::string &place, bool isAlternative,
                                   int level)
{
    for (const char *keyword : {"anyOf", "oneOf"}) {
        const json::Value &choices = schema[keyword];
        for (std::size_t i = 0; i < choices.size(); ++i)
            visit(choices[i], place + '/' + keyword + '/' + std::to_string(i),
                  isAlternative || choices.size() > 1, level + 1);
    }
    for (const char *keyword : {"then", "else"})
        visit(schema[keyword], place + '/' + keyword, true, level + 1);
    for (const json::Member &member : schema["dependentSchemas"].members())
        visit(member.value, placeWithin(place, "dependentSchemas", member.name.view()), true, level + 1);
}

std::vector<ArgumentSchemas::Found> ArgumentSchemas::of(std::string_view name) const
{
    std::vector<Found> found;
    for (const Part &part : m_parts) {
        const json::Value &others = (*part.schema)["additionalProperties"];
        if (!addNamed(part, name, found) && others.isObject())
            found.push_back({&others, part.place + "/additionalProperties", part.isAlternative});
    }
    return found;
}

std::vector<ArgumentSchemas::Found> ArgumentSchemas::parts() const
{
    std::vector<Found> found;
    for (const Part &part : m_parts)
        found.push_back({part.schema, part.place, part.isAlternative});
    return found;
}

bool ArgumentSchemas::addNamed(const Part &part, std::string_view name, std::vector<Found> &found)
{
    const std::size_t known = found.size();
    if (const json::Value *property = (*part.schema)["properties"].find(name))
        found.push_back({property, placeWithin(part.place, "properties", name), part.isAlternative});
    for (const Pattern &pattern : part.patterns) {
        if (pattern.regex.search(name, kNamePatternSteps).answer == text::Regex::Answer::Match)
            found.push_back({pattern.schema, pattern.place, part.isAlternative});
    }
    return found.size() > known;
}

bool ArgumentSchemas::declares(std::string_view name) const
{
    std::vector<Found> found;
    return m_isOpen
           || std::ranges::any_of(m_parts, [&](const Part &part) { return addNamed(part, name, found); });
}

bool ArgumentSchemas::describes(std::string_view name) const
{
    return m_isOpen || !of(name).empty();
}

} // namespace tooltray::workspace
