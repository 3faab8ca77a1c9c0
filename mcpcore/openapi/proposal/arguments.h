// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/schema.h"
#include "openapi/model/api.h"
#include "openapi/schema/schemawriter.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// One argument of a tool that calls an operation, and where its value goes.
struct ApiArgument {
    enum class Target : std::uint8_t {
        Parameter,
        BodyProperty, // a property of a body that is an object
        Body,         // all of it
        BodyBase64,   // all of it, as bytes
    };

    std::string name; // [A-Za-z_][A-Za-z0-9_]{0,63}
    Target target = Target::Parameter;
    std::string key; // of a parameter "query:filter", of a property its name
    bool isRequired = false;
    bool isHidden = false;
    std::optional<json::Value> fixed = {}; // the only value that there is
    json::Value schema = {};               // enforced; references lead to the definitions of all arguments
    std::string_view description = {};
};

struct ApiArguments {
    std::vector<ApiArgument> list; // in the order in which they are shown
    json::Value definitions;       // at least those that the schemas refer to
};

// A name that model APIs accept for any name of a parameter: "filter[user.name]" is filter_user_name.
std::string argumentName(std::string_view name, ParameterPlace place);

ApiArguments argumentsOf(const Api &api, const ApiOperation &operation);
// With a writer of requests that keeps for other operations of the API what this one refers to.
ApiArguments argumentsOf(const Api &api, const ApiOperation &operation, SchemaWriter &writer);

// An object of the arguments that are not hidden, with the schema of each.
json::Value argumentsObject(const ApiArguments &arguments,
                            const std::function<json::Value(const ApiArgument &)> &schemaOf);

// The full schema of all arguments together, self-contained.
json::Value enforcedArguments(const ApiArguments &arguments);

// Compiles enforced schemas: a date must be one. What descriptions call by the names of other formats is often not quite
// that, so that APIs judge those themselves.
jsonschema::Schema::Compiled compileEnforced(const json::Value &document);

} // namespace tooltray::openapi
