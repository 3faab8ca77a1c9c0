// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/valuepath.h"

#include "jsonschema/text/cursor.h"
#include "jsonschema/text/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <vector>

namespace tooltray::jsonschema {

namespace {

std::vector<const ValuePath *> fromTheRoot(const ValuePath *path)
{
    std::vector<const ValuePath *> steps;
    for (; path != nullptr; path = path->parent)
        steps.push_back(path);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

bool isPlainName(std::string_view name) noexcept
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-' || c == '$' || c == '@';
    });
}

} // namespace

std::string pointerOf(const ValuePath *path)
{
    std::string pointer;
    for (const ValuePath *step : fromTheRoot(path))
        appendToken(pointer, step->isElement ? std::to_string(step->index) : std::string(step->name));
    return pointer;
}

std::string subjectOf(const ValuePath *path)
{
    if (path == nullptr)
        return "The value";
    std::string subject = "`";
    for (const ValuePath *step : fromTheRoot(path)) {
        if (step->isElement) {
            subject += "[" + std::to_string(step->index) + "]";
        } else if (isPlainName(step->name)) {
            subject += (subject.size() > 1 ? "." : "") + std::string(step->name);
        } else {
            subject += '[';
            json::writeString(step->name, subject);
            subject += ']';
        }
    }
    return subject + "`";
}

} // namespace tooltray::jsonschema
