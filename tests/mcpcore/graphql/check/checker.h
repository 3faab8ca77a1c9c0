// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::graphql::check {

// Answers test cases: what the engine says of a document, a schema, variables. A case names its kind; the
// answer repeats its id and holds "valid" and "errors" with message, line and column.
class Checker {
public:
    // Null for a line that only defines something for later ones.
    json::Value answer(const json::Value &testCase);

private:
    json::Value print(const json::Value &testCase);
    json::Value schema(const json::Value &testCase);
};

} // namespace tooltray::graphql::check
