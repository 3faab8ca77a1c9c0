// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/schema/schema.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// Something that can be written at a place.
struct Completion {
    enum class Kind : std::uint8_t { Field, Input, Value, Variable, Type, Directive, Fragment, Keyword };

    Kind kind = Kind::Field;
    std::string name; // as shown, and compared with what is typed
    std::string type = {};
    std::string coordinate = {}; // of what it means in the schema
    std::string insertion = {};
    std::vector<std::size_t> stops = {}; // where in the insertion something is to be written; none: behind it
    std::string declaration = {};        // of a variable that the operation does not have yet
    bool isDeprecated = false;
};

struct Completions {
    graphql::SourceSpan word; // that is replaced
    std::vector<Completion> items;
    std::optional<std::size_t> operation; // where a variable would be declared: its number
};

// Everything that makes sense at a place of an operation, finished or not, what is likely first.
Completions completionsAt(std::string_view text, std::uint32_t offset, const graphql::Schema &schema);

} // namespace tooltray::ui
