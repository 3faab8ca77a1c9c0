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

// A variable as an operation declares it.
struct DeclaredVariable {
    std::string_view name;
    std::string_view type; // as written
    bool hasDefault = false;
};

// A place of an operation, which need not be finished, and everything that can stand there.
struct CompletionPlace {
    enum class Expected : std::uint8_t {
        Nothing, // that could be known
        Definition,
        Selection,
        Spread,        // behind three dots
        TypeCondition, // behind "on"
        Argument,
        InputField,
        Value,
        Variable, // behind a dollar sign where a value is
        Directive,
        VariableType,
    };

    Expected expected = Expected::Nothing;
    graphql::SourceSpan word;                            // that is replaced; empty where there is none
    graphql::SchemaType parent = {};                     // of selections
    graphql::SchemaInputs inputs = {};                   // arguments or input fields there are
    graphql::TypeRef type = {};                          // of a value
    graphql::SchemaInput input = {};                     // that a value is for
    graphql::Symbol location = graphql::Symbol::None;    // of a directive
    std::vector<std::string_view> present = {};          // names that its neighbours have
    std::vector<DeclaredVariable> variables = {};        // of the operation
    std::optional<std::size_t> operation = std::nullopt; // the number of the one it is in
    bool isConstant = false;                             // of a value: it may hold no variables
    bool isOpened = false;                               // a bracket or colon follows
};

// Reads the tokens before the place only, so that nothing behind it has to be right.
CompletionPlace completionPlaceAt(std::string_view text, std::uint32_t offset, const graphql::Schema &schema);

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
