// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"
#include "graphql/schema/schema.h"

#include <string>
#include <vector>

namespace tooltray::ui {

// Something in the tree of a schema.
struct SchemaNode {
    enum class Kind : std::uint8_t {
        Operation, // the root of what operations of a kind can select
        Field,
        Argument,
        Fragment, // what a union or interface is narrowed to
        Types,    // all of them
        Type,
        InputField,
        EnumValue,
    };

    Kind kind = Kind::Types;
    graphql::OperationType operation = graphql::OperationType::Query; // of Operation
    graphql::SchemaType type = {};   // of Operation, Fragment and Type itself, else of the value
    graphql::SchemaField field = {}; // of Field, and of Argument the one it belongs to
    graphql::SchemaInput input = {}; // of Argument and InputField
    graphql::SchemaEnumValue value = {};

    SchemaNode *parent = nullptr;
    int row = 0;
    bool isFetched = false;
    std::vector<SchemaNode *> children = {};

    std::string_view name() const;
    std::string typeText() const; // "" where there is none
    std::string_view deprecation() const;
    bool isDeprecated() const;
    std::string coordinate() const; // "" of what has none
    bool hasChildren() const;
    std::vector<SchemaNode> makeChildren() const; // but of Types
};

// What an operation can select or give: where a node is below the root of operations.
struct SchemaPlace {
    graphql::OperationType operation = graphql::OperationType::Query;
    graphql::SelectionPath path = {};
    std::string argument = {}; // of the field that the path leads to; "" for that field itself

    bool operator==(const SchemaPlace &) const = default;
};

} // namespace tooltray::ui
