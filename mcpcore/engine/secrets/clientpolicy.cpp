// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/clientpolicy.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

namespace {

template <typename T>
void takeLower(std::optional<T> &value, const std::optional<T> &other)
{
    if (other && (!value || *other < *value))
        value = other;
}

std::vector<std::string> inBoth(const std::vector<std::string> &a, const std::vector<std::string> &b)
{
    std::vector<std::string> both;
    std::ranges::copy_if(a, std::back_inserter(both),
                         [&b](const std::string &name) { return std::ranges::find(b, name) != b.end(); });
    return both;
}

bool isOpen(const workspace::ClientPolicy &policy)
{
    return policy.allowedTools.empty() && policy.allowedTags.empty();
}

} // namespace

workspace::ClientPolicy restrictedBy(workspace::ClientPolicy policy, const workspace::ClientPolicy &other)
{
    policy.readOnly = policy.readOnly || other.readOnly;
    takeLower(policy.mutations, other.mutations); // from Deny up to Allow
    takeLower(policy.callsPerMinute, other.callsPerMinute);
    takeLower(policy.resultBytes, other.resultBytes);
    if (other.surface)
        policy.surface = other.surface;
    for (const workspace::BuiltInGroup group : other.groupsOff) {
        if (std::ranges::find(policy.groupsOff, group) == policy.groupsOff.end())
            policy.groupsOff.push_back(group);
    }
    if (isOpen(policy)) {
        policy.allowedTools = other.allowedTools;
        policy.allowedTags = other.allowedTags;
    } else if (!isOpen(other)) {
        policy.allowedTools = inBoth(policy.allowedTools, other.allowedTools);
        policy.allowedTags = inBoth(policy.allowedTags, other.allowedTags);
        if (isOpen(policy))
            policy.allowedTools.emplace_back(); // no tool has this name: empty lists would allow all
    }
    return policy;
}

} // namespace tooltray::engine
