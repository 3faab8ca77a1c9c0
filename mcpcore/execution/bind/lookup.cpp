// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/bind/lookup.h"

#include "base/suggestion.h"
#include "workspace/definitions/names.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::execution {
namespace {

using workspace::Mapping;

constexpr std::size_t kLabelsInHint = 20;

std::string labelsOf(const Mapping &mapping)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(mapping.entries.size(), kLabelsInHint); ++i)
        text.append(i == 0 ? "" : ", ").append(json::write(json::Value(mapping.entries[i].label)));
    if (mapping.entries.size() > kLabelsInHint)
        text.append(" and ").append(std::to_string(mapping.entries.size() - kLabelsInHint)).append(" more");
    return text;
}

Error unknownLabel(const Mapping &mapping, const json::Value &value)
{
    std::vector<std::string> labels;
    for (const Mapping::Entry &entry : mapping.entries)
        labels.push_back(entry.label);
    const std::vector<std::string> near = suggestions(value.toString(), labels);

    Error error{ErrorKind::Invalid, "label_unknown",
                "The mapping \"" + mapping.name + "\" has no entry " + json::write(value) + "."};
    if (near.empty())
        error.hint = "It has " + (labels.empty() ? std::string("none") : labelsOf(mapping)) + ".";
    else
        error.hint = didYouMean(near);
    error.details = json::Value::object({{"mapping", mapping.name}, {"value", value}});
    return error;
}

// Nothing as well when several labels are equal but for case: none of them is meant more than another.
const Mapping::Entry *foldedMatch(const Mapping &mapping, std::string_view label)
{
    const std::string wanted = workspace::foldedCase(label);
    const auto isSame = [&](const Mapping::Entry &entry) {
        return workspace::foldedCase(entry.label) == wanted;
    };
    const auto found = std::ranges::find_if(mapping.entries, isSame);
    if (found == mapping.entries.end() || std::any_of(found + 1, mapping.entries.end(), isSame))
        return nullptr;
    return &*found;
}

Result<json::Value> lookedUpScalar(const Mapping &mapping, const json::Value &value)
{
    if (value.isString()) {
        const auto found = std::ranges::find(mapping.entries, value.toString(), &Mapping::Entry::label);
        if (found != mapping.entries.end())
            return found->value;
    }
    if (std::ranges::find(mapping.entries, value, &Mapping::Entry::value) != mapping.entries.end())
        return value;
    if (value.isString()) {
        if (const Mapping::Entry *entry = foldedMatch(mapping, value.toString()))
            return entry->value;
    }
    return unknownLabel(mapping, value);
}

} // namespace

Result<json::Value> lookedUp(const Mapping &mapping, const json::Value &value)
{
    if (value.isNull())
        return value;
    if (!value.isArray())
        return lookedUpScalar(mapping, value);
    json::Value list = json::Value::array();
    for (const json::Value &element : value.elements()) {
        Result<json::Value> found = element.isNull() ? element : lookedUpScalar(mapping, element);
        if (!found)
            return std::move(found).error();
        list.append(*std::move(found));
    }
    return list;
}

} // namespace tooltray::execution
