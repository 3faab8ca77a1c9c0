// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/outline.h"

#include "toolkit/commands/argumentsschema.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kCut = "Some optional inputs are not shown here; describe_tool has them.";
constexpr std::size_t kMaxChoices = 30; // of a list of values that is not among the parameters themselves

struct Extent {
    int depth;               // of objects; optional ones below are named only
    bool hasDescriptions;    // of members of objects
    bool hasOptional = true; // parameters
};

constexpr std::array<Extent, 7> kExtents{
    {{3, true}, {2, true}, {1, true}, {1, false}, {0, true}, {0, false}, {0, false, false}}};

// True for what has members of its own, in a list or under a choice as well.
bool hasMembers(const json::Value &schema)
{
    if (!schema["properties"].isEmpty())
        return true;
    for (const char *keyword : {"anyOf", "oneOf", "allOf"}) {
        if (std::ranges::any_of(schema[keyword].elements(), hasMembers))
            return true;
    }
    return schema["items"].isObject() && hasMembers(schema["items"]);
}

class Outline {
public:
    explicit Outline(const Extent &extent) : m_extent(extent) {}

    json::Value of(const json::Value &schema)
    {
        json::Value out = reduced(schema, 0);
        if (!m_isCut)
            return out;
        const std::string_view before = schema["description"].toString();
        out.set("description", std::string(before) + (before.empty() ? "" : "\n") + std::string(kCut));
        return out;
    }

private:
    json::Value reduced(const json::Value &schema, int depth)
    {
        if (!schema.isObject())
            return schema;
        json::Value out = json::Value::object();
        bool isLoose = false; // names that are not shown are taken as well
        for (const json::Member &member : schema.members()) {
            const std::string_view name = member.name.view();
            if (name == "properties")
                out.set(name, properties(schema, depth, isLoose));
            else if (name == "items" || name == "additionalProperties")
                out.set(name, reduced(member.value, depth));
            else if (name == "anyOf" || name == "oneOf" || name == "allOf")
                out.set(name, branches(member.value, depth));
            else if (!isLeftOut(name, member.value, depth))
                out.set(name, member.value);
        }
        if (isLoose) {
            out.remove("additionalProperties");
            if (out["properties"].isEmpty() && depth > 0)
                out.remove("properties");
            m_isCut = true;
        }
        return out;
    }

    bool isLeftOut(std::string_view keyword, const json::Value &value, int depth)
    {
        if (keyword == "description")
            return depth > 0 && !m_extent.hasDescriptions;
        const bool isLong = keyword == "enum" && depth > 1 && value.size() > kMaxChoices;
        m_isCut = m_isCut || isLong;
        return isLong;
    }

    json::Value branches(const json::Value &list, int depth)
    {
        json::Value out = json::Value::array();
        for (const json::Value &branch : list.elements())
            out.append(reduced(branch, depth));
        return out;
    }

    json::Value properties(const json::Value &schema, int depth, bool &isLoose)
    {
        json::Value out = json::Value::object();
        for (const json::Member &property : schema["properties"].members()) {
            const std::string_view name = property.name.view();
            const bool isOptional = !isRequired(schema, name);
            const bool isBeyond = depth > m_extent.depth || (depth == 0 && !m_extent.hasOptional);
            if (isOptional && isBeyond) {
                isLoose = true;
            } else if (isOptional && depth >= m_extent.depth && hasMembers(property.value)) {
                m_isCut = true;
                out.set(name, named(property.value));
            } else {
                out.set(name, reduced(property.value, depth + 1));
            }
        }
        return out;
    }

    // No more than the type; there are programs that refuse a list whose items have none.
    static json::Value named(const json::Value &schema)
    {
        json::Value out = json::Value::object();
        if (!schema["type"].isNull())
            out.set("type", schema["type"]);
        if (schema["items"].isObject())
            out.set("items", named(schema["items"]));
        return out;
    }

    Extent m_extent;
    bool m_isCut = false;
};

} // namespace

json::Value outlined(json::Value schema, std::size_t bytes)
{
    if (json::writtenSize(schema, bytes) <= bytes)
        return schema;
    json::Value outline;
    for (const Extent &extent : kExtents) {
        outline = Outline(extent).of(schema);
        if (json::writtenSize(outline, bytes) <= bytes)
            break;
    }
    return outline;
}

} // namespace tooltray::toolkit
