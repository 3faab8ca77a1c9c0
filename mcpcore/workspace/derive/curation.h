// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "openapi/model/api.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/tool.h"
#include "json/value.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

// What people decide about a tool that was made of an operation, and how that outlives the next description.
namespace tooltray::workspace {

// How an argument of a tool gets its value.
struct ArgumentChoice {
    enum class Use : std::uint8_t {
        Shown,   // agents pass it
        Hidden,  // it is never sent; only for those that are not required
        Fixed,   // the value is always sent
        Context, // that of a context variable is
        Mapping  // agents pass a label of a mapping
    };

    Use use = Use::Shown;
    json::Value value = {};       // of Fixed
    std::string description = {}; // for agents; empty: that of the operation
    std::string variable = {};    // of Context, or the mapping
    json::Value schema = {};      // of Shown, with its default; null: that of the operation

    bool operator==(const ArgumentChoice &) const = default;
};

using ArgumentChoices = std::map<std::string, ArgumentChoice, std::less<>>; // by the name of the argument

bool isRequiredArgument(const ToolVersion &version, std::string_view name);

// The version with its arguments as they were chosen. Precondition: it calls one REST operation and declares what it takes.
void applyChoices(ToolVersion &version, const ArgumentChoices &choices);

// The arguments that the version passes on as they are and that accept more than the operation does, which refuses that.
// Precondition: the version calls one REST operation.
std::vector<std::string> widerArguments(const openapi::Api &api, const ToolVersion &version,
                                        const Endpoint &endpoint);

// The tool with a request that fits the description: it follows an operation that moved, no longer sends what is gone,
// and takes what is required by now, as a required argument. Names, texts, fixed values and everything about the result
// stay; a fixed value follows the field that was renamed. An error, which does not name the tool, where the operation, or
// that of one of its cases, is gone for good, where a fixed value has no place, and where the tool sends no REST request.
Result<Tool> repairedTool(const openapi::Api &api, const Tool &tool, const Endpoint &endpoint);

} // namespace tooltray::workspace
