// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/pinning.h"

#include "workspace/codec/toolcodec.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::workspace {

namespace {

constexpr std::size_t kLinesAround = 2;
// What stays a name in a pin is what its type says later, so that there is room for more than anybody writes.
constexpr std::size_t kMaxPinnedBytes = std::size_t(16) << 20U;

json::Value withoutTime(const Pin &pin)
{
    return json::Value::object({{"endpoint", json::Value(pin.endpoint)},
                                {"version", json::Value(pin.version.toString())},
                                {"definition", encode(pin.definition)}});
}

// A text, as one or as a list of its lines.
bool isText(const json::Value &value)
{
    return value.isString()
           || (value.isArray()
               && std::ranges::all_of(value.elements(), [](const auto &line) { return line.isString(); }));
}

std::vector<std::string> splitLines(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

std::vector<std::string> linesOf(const json::Value &value)
{
    if (value.isNull())
        return {};
    if (value.isString())
        return splitLines(value.toString());
    if (!isText(value))
        return splitLines(json::writePretty(value));
    std::vector<std::string> lines;
    for (const json::Value &line : value.elements())
        lines.emplace_back(line.toString());
    return lines;
}

// Objects are compared member by member, all else as a whole.
void compare(const json::Value &approved, const json::Value &current, const json::Pointer &place,
             std::vector<PinDifference> &out)
{
    if (approved.isIdenticalTo(current))
        return;
    if (!approved.isObject() || !current.isObject()) {
        out.push_back({place.toString(), approved, current, diffLines(linesOf(approved), linesOf(current))});
        return;
    }
    // Another order of the members means the same, and is no difference.
    for (const json::Member &member : approved.members())
        compare(member.value, current[member.name], place / member.name.view(), out);
    for (const json::Member &member : current.members()) {
        if (!approved.contains(member.name))
            compare({}, member.value, place / member.name.view(), out);
    }
}

void appendChanges(std::string &text, const std::vector<DiffLine> &lines)
{
    const auto isNear = [&](std::size_t line) {
        const std::size_t first = line - std::min(line, kLinesAround);
        const std::size_t last = std::min(line + kLinesAround + 1, lines.size());
        return std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(first),
                           lines.begin() + static_cast<std::ptrdiff_t>(last),
                           [](const DiffLine &near) { return near.kind != DiffLine::Kind::Same; });
    };
    bool isCut = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!isNear(i)) {
            isCut = true;
            continue;
        }
        if (std::exchange(isCut, false))
            text += "  ...\n";
        constexpr char kSigns[] = {' ', '-', '+'};
        text.append({kSigns[static_cast<std::size_t>(lines[i].kind)], ' '}).append(lines[i].text) += '\n';
    }
    if (isCut)
        text += "  ...\n";
}

} // namespace

Pin pinOf(const Workspace &workspace, const Tool &tool, std::string approvedAt)
{
    Pin pin{std::move(approvedAt), tool.endpoint, tool.active, tool.resolved(tool.active)};
    pin.definition.parameters = inlinedTypes(workspace, pin.definition.parameters, kMaxPinnedBytes);
    if (auto *choice = std::get_if<Switch>(&*pin.definition.operation)) {
        for (Switch::Case &one : choice->cases)
            one.parameters = inlinedTypes(workspace, one.parameters, kMaxPinnedBytes);
    }
    return pin;
}

Tool served(const Tool &tool)
{
    Tool result = tool;
    if (!tool.pin)
        return result;
    result.endpoint = tool.pin->endpoint;
    result.active = tool.pin->version;
    result.versions = {{tool.pin->version, tool.pin->definition}};
    return result;
}

std::vector<PinDifference> pinDifferences(const Workspace &workspace, const Tool &tool)
{
    std::vector<PinDifference> differences;
    if (!tool.pin)
        return differences;
    // The types of a pin written by hand may still be names.
    Pin approved = *tool.pin;
    approved.definition.parameters = inlinedTypes(workspace, approved.definition.parameters, kMaxPinnedBytes);
    compare(withoutTime(approved), withoutTime(pinOf(workspace, tool, {})), {}, differences);
    return differences;
}

std::string toText(const std::vector<PinDifference> &differences)
{
    std::string text;
    for (const PinDifference &difference : differences) {
        text.append(text.empty() ? "" : "\n").append(difference.place).append(":\n");
        appendChanges(text, difference.lines);
    }
    return text;
}

Tool accepted(const Workspace &workspace, Tool tool, std::string approvedAt)
{
    tool.pin = pinOf(workspace, tool, std::move(approvedAt));
    return tool;
}

Tool restored(Tool tool)
{
    tool.endpoint = tool.pin->endpoint;
    tool.active = tool.pin->version;
    tool.versions.insert_or_assign(tool.pin->version, tool.pin->definition);
    return tool;
}

} // namespace tooltray::workspace
