// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/reader.h"
#include "json/value.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// The parameters of the built-in tools, in the plain JSON Schema that every client takes: typed properties, nothing
// referred to, no combinators outside of a property.

namespace tooltray::toolkit {

struct CommandArgument {
    enum class Need : std::uint8_t { Optional, Required };

    std::string_view name;
    json::Value schema;
    Need need = Need::Optional;
};

// The schema of an object with these properties, of which some are required, and no others.
json::Value closedSchema(json::Value properties, json::Value required);
// The same with these arguments.
json::Value argumentsSchema(std::initializer_list<CommandArgument> arguments);

// True if objects that fit the schema have the member.
bool isRequired(const json::Value &schema, std::string_view name);

json::Value textArgument(std::string_view description);
json::Value textsArgument(std::string_view description);
json::Value flagArgument(std::string_view description);
json::Value choiceArgument(std::initializer_list<std::string_view> values, std::string_view description);
json::Value objectArgument(std::string_view description);
json::Value endpointArgument(); // the name of one, where there are several
json::Value integerArgument(std::int64_t least, std::int64_t most, std::string_view description);

// All that does not fit, for the text of an error: "The definition does not fit. Expected ...", or "The definition has 2
// problems:" and a list.
std::string listedErrors(std::string_view unfit, std::string_view has,
                         const std::vector<json::DecodeError> &errors);

} // namespace tooltray::toolkit
