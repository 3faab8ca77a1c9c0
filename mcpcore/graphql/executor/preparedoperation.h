// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/resolvers.h"
#include "graphql/language/ast.h"
#include "json/value.h"

#include <cstddef>
#include <functional>
#include <memory>

namespace tooltray::graphql {

struct ExecutionOptions {
    // How many values a response may have; one that asks for more is refused, as is a document that makes the
    // same selections over and over.
    std::size_t maxValues = 1'000'000;
    // Where the program has other things to do in between: runs the continuation a little later. Called after
    // so many values.
    std::function<void(std::function<void()>)> pause = nullptr;
    std::size_t valuesBetweenPauses = 1000;
};

// An operation that can be run: it was found, and its variables are values of their types.
struct PreparedOperation {
    std::shared_ptr<const Resolvers> resolvers;
    std::shared_ptr<const Document> document;
    OperationDefinition operation;
    SchemaType rootType;
    json::Value variables;
};

} // namespace tooltray::graphql
