// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <string>

namespace tooltray::ui {

// How much of what a field answers a tool selects.
enum class SelectionDepth : std::uint8_t {
    Key,  // what tells which one it is: id, name, title ...
    Flat, // every value that is no object
    Deep, // and those of the objects in it
};

enum class ArgumentChoice : std::uint8_t { Required, All };

struct RootOperationOptions {
    SelectionDepth depth = SelectionDepth::Flat;
    ArgumentChoice arguments = ArgumentChoice::All;

    bool operator==(const RootOperationOptions &) const = default;
};

// The operation of a tool for one field of a root type, printed; its arguments become variables. Always valid.
std::string rootOperation(graphql::OperationType type, graphql::SchemaField field,
                          const RootOperationOptions &options);

} // namespace tooltray::ui
