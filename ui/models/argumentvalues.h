// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// The JSON Schema of a tool without arguments.
json::Value noArguments();
// All arguments that have a default, and the required ones with an obvious value: a constant, the only value of an
// enum, an empty list. A person fills in the rest.
json::Value blankArguments(const json::Value &schema);

// What somebody changes who fixes an argument: the default or the first choice, else the least that its type has.
json::Value firstValueOf(const json::Value &schema);
// Empty: any value. One that is fixed and not allowed comes before the others.
std::vector<json::Value> allowedValues(const json::Value &schema, const json::Value &fixed);

// An argument of a call that somebody is to say yes to, beside that of the call they said yes to before.
struct ArgumentDifference {
    enum class Kind : std::uint8_t { Same, Changed, Added, Removed };

    Kind kind = Kind::Same;
    std::string name = {};                     // its path: "filter.state", "ids.0"
    std::optional<json::Value> value = {};     // nothing: removed
    std::optional<json::Value> lastValue = {}; // nothing: added

    bool operator==(const ArgumentDifference &) const = default;
};

// In the order of the arguments, those that are gone last. Without a call before, all are the same. Objects are
// taken apart as long as they are on both sides; all else is compared as a whole.
std::vector<ArgumentDifference> differences(const json::Value &arguments,
                                            const std::optional<json::Value> &last);

} // namespace tooltray::ui
