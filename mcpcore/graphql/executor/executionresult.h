// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::graphql {

struct ExecutionError {
    std::string message;
    std::vector<Location> locations;
    json::Value path;       // an array; nothing for errors of the request as a whole
    json::Value extensions; // an object, or nothing

    bool operator==(const ExecutionError &) const = default;
};

// A response (September 2025, 7.1).
struct ExecutionResult {
    std::string data; // JSON; empty when nothing was executed
    std::vector<ExecutionError> errors;

    bool isRequestError() const noexcept { return data.empty(); }
    bool operator==(const ExecutionResult &) const = default;
};

std::string toJson(const ExecutionResult &result); // errors first, as the specification recommends

// The response to a document that cannot be executed.
ExecutionResult requestError(std::string message);
ExecutionResult requestErrors(const Diagnostics &diagnostics, const Document &document);
ExecutionResult syntaxErrors(const Document &document);

} // namespace tooltray::graphql
