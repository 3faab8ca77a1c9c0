// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace tooltray::graphql::check {

// Answers test cases: what the engine says of a document, a schema, variables. A case names its kind; the
// answer repeats its id and holds "valid" and "errors" with message, line and column.
class Checker {
public:
    // Null for a line that only defines a schema for later ones.
    json::Value answer(const json::Value &testCase);

private:
    json::Value answerOfKind(std::string_view kind, const json::Value &testCase);
    json::Value validate(const json::Value &testCase);
    json::Value schema(const json::Value &testCase);
    json::Value variables(const json::Value &testCase);
    json::Value print(const json::Value &testCase);
    json::Value client(const json::Value &testCase);
    json::Value introspect(const json::Value &testCase);
    json::Value coordinate(const json::Value &testCase);
    json::Value toolSchema(const json::Value &testCase);
    SchemaPointer schemaFor(const json::Value &testCase);

    std::map<std::string, SchemaPointer, std::less<>> m_schemas; // by the id that defined them
};

} // namespace tooltray::graphql::check
