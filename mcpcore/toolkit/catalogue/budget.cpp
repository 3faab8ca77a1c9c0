// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/budget.h"

#include "base/text/hiddentext.h"
#include "execution/results/fit.h"
#include "execution/results/resultcache.h"
#include "execution/results/shapedresult.h"
#include "text/unicode/utf8.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/commandcontext.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kBehind = "behind:";

} // namespace

std::string cursorBehind(std::string_view name)
{
    return std::string(kBehind).append(name);
}

Result<std::string> nameInCursor(std::string_view cursor)
{
    if (cursor.empty())
        return std::string();
    if (!cursor.starts_with(kBehind) || cursor.size() == kBehind.size())
        return wrongCursor();
    return std::string(cursor.substr(kBehind.size()));
}

std::optional<Error> tooLongQuery(std::string_view query)
{
    constexpr std::size_t kLongest = 4'000;
    if (query.size() <= kLongest)
        return std::nullopt;
    return Error{ErrorKind::Invalid, "query_too_long",
                 "The \"query\" is longer than " + std::to_string(kLongest) + " bytes.",
                 "Ask in a few words."};
}

Error wrongCursor()
{
    return {ErrorKind::Invalid, "cursor_invalid", "The \"cursor\" is not from an earlier response.",
            "Pass next_cursor unchanged, or no \"cursor\" to start over."};
}

namespace {

constexpr std::uint64_t kRoomForNotice = 600;
constexpr std::uint64_t kRoomForCursor = 120; // with the name of its member

json::Value cutViews(const std::vector<execution::Cut> &cuts)
{
    constexpr std::size_t kMaxCuts = 5;
    json::Value list = json::Value::array();
    for (std::size_t i = 0; i < std::min(cuts.size(), kMaxCuts); ++i)
        list.append(json::Value::object(
            {{"path", cuts[i].place.toString()}, {"kept", cuts[i].kept}, {"total", cuts[i].total}}));
    return list;
}

std::string nextCall(const std::string &handle, const std::vector<execution::Cut> &cuts)
{
    if (handle.empty())
        return "It is too large to be kept for read_result: ask for less.";
    return "Call read_result with " + execution::argumentsForRest(handle, cuts) + " for the rest.";
}

} // namespace

std::string keptForLater(const CommandContext &context, json::Value value, std::size_t bytes)
{
    auto whole = std::make_shared<const json::Value>(std::move(value));
    const auto handle = context.services->results.put(context.client->id, std::move(whole), bytes);
    if (handle && context.onHandle)
        context.onHandle(*handle);
    return handle.value_or(std::string());
}

namespace {

// An object loses whole items; "left_out" tells of it.
CallResult withinBytes(const CommandContext &context, json::Value answer, std::uint64_t most)
{
    CallResult result;
    answer = withoutHiddenIn(std::move(answer));
    const std::uint64_t bytes = json::writtenSize(answer);
    if (bytes <= most) {
        result.structured = std::move(answer);
        return result;
    }
    execution::Fitted fitted = *execution::cutToFit(answer, most - std::min(most / 2, kRoomForNotice));
    const std::string handle = keptForLater(context, std::move(answer), bytes);
    json::Value leftOut = json::Value::object({{"bytes", bytes}, {"cuts", cutViews(fitted.cuts)}});
    if (!handle.empty())
        leftOut.set("handle", json::Value(handle));
    leftOut.set("next", json::Value(nextCall(handle, fitted.cuts)));
    result.structured = std::move(fitted.value);
    result.structured.set("left_out", leftOut);
    result.meta = json::Value::object({{"cut", leftOut["cuts"]}});
    if (!handle.empty())
        result.meta.set("handle", json::Value(handle));
    return result;
}

} // namespace

CallResult withinBudget(const CommandContext &context, json::Value answer)
{
    return withinBytes(context, std::move(answer), context.client->resultBytes);
}

CallResult pageWithinBudget(const CommandContext &context, json::Value answer, std::string_view list,
                            const CursorBehind &cursorBehind)
{
    answer = withoutHiddenIn(std::move(answer));
    const std::uint64_t most = context.client->resultBytes;
    if (json::writtenSize(answer) <= most)
        return withinBudget(context, std::move(answer));
    json::Value frame = json::Value::object();
    for (const auto &[name, value] : answer.members()) {
        if (name.view() != list)
            frame.set(name.view(), value);
    }
    CallResult result = withinBytes(context, std::move(frame), most / 2);
    const std::uint64_t used = json::writtenSize(result.structured) + list.size() + kRoomForCursor;
    const std::uint64_t room = most - std::min(most, used);
    json::Value page = json::Value::array();
    std::uint64_t bytes = 0;
    for (const json::Value &item : answer[list].elements()) {
        bytes += json::writtenSize(item) + 1;
        if (bytes > room && !page.isEmpty())
            break;
        // An item that no page has room for is there with what there is room for.
        auto fitted = page.isEmpty() ? execution::cutToFit(item, room) : std::nullopt;
        page.append(fitted ? std::move(fitted->value) : item);
    }
    const std::size_t kept = page.size();
    const json::Value &all = answer[list];
    if (kept < all.size()) {
        result.structured.set("next_cursor", json::Value(cursorBehind(all[kept - 1], kept)));
        result.meta.set("cut",
                        json::Value::array({json::Value::object(
                            {{"path", "/" + std::string(list)}, {"kept", kept}, {"total", all.size()}})}));
    }
    json::Value shown = json::Value::object({{list, std::move(page)}});
    for (const auto &[name, value] : result.structured.members())
        shown.set(name.view(), value);
    result.structured = std::move(shown);
    return result;
}

CallResult withinBudget(const CommandContext &context, std::string text)
{
    CallResult result;
    text = withoutHidden(text);
    const std::uint64_t most = context.client->resultBytes;
    if (text.size() <= most) {
        result.text = std::move(text);
        return result;
    }
    std::string_view shown = truncatedUtf8(text, most - std::min(most / 2, kRoomForNotice));
    if (const std::size_t line = shown.rfind('\n'); line != std::string_view::npos)
        shown = shown.substr(0, line + 1);
    const std::string handle = keptForLater(context, json::Value(text), text.size());
    result.text = std::string(shown) + "# " + std::to_string(shown.size()) + " of "
                  + std::to_string(text.size()) + " bytes are shown. "
                  + nextCall(handle, {{{}, execution::Cut::Of::Bytes, shown.size(), text.size()}}) + "\n";
    result.meta = json::Value::object(
        {{"cut",
          json::Value::array({json::Value::object({{"kept", shown.size()}, {"total", text.size()}})})}});
    if (!handle.empty())
        result.meta.set("handle", json::Value(handle));
    return result;
}

namespace {

constexpr std::string_view kCut =
    "Some optional inputs are not shown here; call describe_tool through invoke_command for them.";
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
