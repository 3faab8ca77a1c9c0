// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: graphql_changes < pairs.jsonl. For each line {"before": SDL, "after": SDL} a line with what changed:
// [{"code", "impact", "message"}...]
#include "graphql/changes/compareschemas.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "json/parser.h"
#include "json/write.h"

#include <iostream>
#include <string>

using namespace tooltray;

namespace {

graphql::SchemaPointer schemaOf(const json::Value &sdl)
{
    return graphql::buildSchema(graphql::parseDocument(std::string(sdl.toString()))).schema;
}

} // namespace

int main()
{
    for (std::string line; std::getline(std::cin, line);) {
        const json::Value pair = json::parse(line).value;
        json::Value answer = json::Value::array();
        const graphql::SchemaPointer before = schemaOf(pair["before"]);
        const graphql::SchemaPointer after = schemaOf(pair["after"]);
        for (const graphql::SchemaChange &change : graphql::compareSchemas(*before, *after))
            answer.append(json::Value::object({{"code", graphql::codeName(change.code)},
                                               {"impact", graphql::impactName(change.impact())},
                                               {"message", change.message.text()}}));
        std::cout << json::write(answer) << '\n';
    }
    return 0;
}
