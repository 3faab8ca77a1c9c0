// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentdifference.h"

#include <string_view>

namespace tooltray::ui {
namespace {

using DifferenceKind = ArgumentDifference::Kind;

std::string joined(const std::string &path, std::string_view name)
{
    return path.empty() ? std::string(name) : path + '.' + std::string(name);
}

void compare(const json::Value &value, const json::Value &last, const std::string &path,
             std::vector<ArgumentDifference> &found)
{
    if (!value.isObject() || !last.isObject() || (!path.empty() && (value.isEmpty() || last.isEmpty()))) {
        found.push_back({value == last ? DifferenceKind::Same : DifferenceKind::Changed, path, value, last});
        return;
    }
    for (const json::Member &member : value.members()) {
        const std::string name = joined(path, std::string_view(member.name));
        if (const json::Value *before = last.find(std::string_view(member.name)))
            compare(member.value, *before, name, found);
        else
            found.push_back({DifferenceKind::Added, name, member.value, std::nullopt});
    }
    for (const json::Member &member : last.members()) {
        if (!value.contains(std::string_view(member.name)))
            found.push_back({DifferenceKind::Removed, joined(path, std::string_view(member.name)),
                             std::nullopt, member.value});
    }
}

} // namespace

std::vector<ArgumentDifference> differences(const json::Value &arguments,
                                            const std::optional<json::Value> &last)
{
    std::vector<ArgumentDifference> found;
    if (last) {
        compare(arguments, *last, {}, found);
        return found;
    }
    for (const json::Member &member : arguments.members())
        found.push_back(
            {DifferenceKind::Same, std::string(std::string_view(member.name)), member.value, std::nullopt});
    return found;
}

} // namespace tooltray::ui
