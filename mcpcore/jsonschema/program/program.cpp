// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/program.h"

#include <algorithm>
#include <cstring>

namespace tooltray::jsonschema {

namespace {

// Sizes differ more often than not, and are quicker to compare.
int compareNames(std::string_view a, std::string_view b) noexcept
{
    if (a.size() != b.size())
        return a.size() < b.size() ? -1 : 1;
    return std::memcmp(a.data(), b.data(), a.size());
}

} // namespace

bool ObjectChecks::Property::operator<(const Property &other) const noexcept
{
    return compareNames(name, other.name) < 0;
}

const ObjectChecks::Property *ObjectChecks::find(std::string_view name) const noexcept
{
    const Property *first = properties.data();
    std::size_t count = properties.size();
    while (count > 0) {
        const std::size_t half = count / 2;
        const int order = compareNames(first[half].name, name);
        if (order == 0)
            return first + half;
        if (order < 0) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return nullptr;
}

std::string Program::location(const ProgramNode &node) const
{
    std::vector<std::string_view> steps;
    for (std::uint32_t place = node.place; places[place].parent != kNone; place = places[place].parent)
        steps.push_back(places[place].step);
    std::string location = resourceUris[node.resource] + "#";
    std::for_each(steps.rbegin(), steps.rend(), [&location](std::string_view step) { location += step; });
    return location;
}

} // namespace tooltray::jsonschema
