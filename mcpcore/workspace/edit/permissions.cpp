// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edit/permissions.h"

#include "workspace/definitions/reading.h"

#include <variant>

namespace tooltray::workspace {
namespace {

// Whether both send the same, whatever they are described as.
bool sendSame(const Tool &one, const Tool &other, Version version)
{
    if (!one.versions.contains(version) || !other.versions.contains(version)
        || one.endpoint != other.endpoint)
        return false;
    const ToolVersion a = one.resolved(version);
    const ToolVersion b = other.resolved(version);
    return a.operation == b.operation && a.bindings == b.bindings && a.pagination == b.pagination;
}

bool isWritingRequest(const ToolVersion &version)
{
    const auto *request = version.operation ? std::get_if<RestRequest>(&*version.operation) : nullptr;
    return request != nullptr && mutates(*request, version.pagination ? &*version.pagination : nullptr);
}

} // namespace

void takeBackPermissions(Object &object, const Object *before)
{
    auto *tool = std::get_if<Tool>(&object);
    if (tool == nullptr)
        return;
    const auto *known = before == nullptr ? nullptr : std::get_if<Tool>(before);
    for (auto &[number, version] : tool->versions) {
        const bool isKnown = known != nullptr && sendSame(*tool, *known, number);
        const ToolVersion *said = isKnown ? &known->versions.at(number) : nullptr;
        if (said == nullptr || !said->behaviour.allowMultipleMutations)
            version.behaviour.allowMultipleMutations = false;
        if (version.annotations.readOnly == true && (said == nullptr || said->annotations.readOnly != true)
            && isWritingRequest(tool->resolved(number)))
            version.annotations.readOnly.reset();
    }
}

std::vector<std::string> withdrawReading(Tool &tool)
{
    std::vector<std::string> sentences;
    for (auto &[number, version] : tool.versions) {
        if (version.annotations.readOnly != true || !isWritingRequest(tool.resolved(number)))
            continue;
        version.annotations.readOnly.reset();
        sentences.push_back("The tool \"" + tool.name
                            + "\" counts as writing, because of its request. A person can mark it as "
                              "read-only in Tooltray's window.");
    }
    return sentences;
}

} // namespace tooltray::workspace
