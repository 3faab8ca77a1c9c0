// SPDX-License-Identifier: GPL-3.0-or-later
// graphql_execute SCHEMA < cases > responses: executes documents over the answers of world.h. A case is a line
// of JSON with document, variables and seed; its response is a line as well.
#include "graphql/executor/executor.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "mcpcore/graphql/executor/world.h"
#include "json/parser.h"

#include <fstream>
#include <iostream>
#include <sstream>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

ExecutionResult respond(const SchemaPointer &schema, const json::Value &testCase)
{
    const auto document =
        std::make_shared<const Document>(parseDocument(std::string(testCase["document"].toString())));
    if (!document->isValid())
        return syntaxErrors(*document);
    const OperationExecutor executor(
        worldOf(schema, static_cast<std::uint32_t>(testCase["seed"].toUInt64().value_or(0))));
    const Diagnostics problems = executor.check(*document);
    if (!problems.empty())
        return requestErrors(problems, *document);
    Prepared prepared = executor.prepare({document, std::nullopt, testCase["variables"]});
    if (ExecutionResult *refused = std::get_if<ExecutionResult>(&prepared))
        return *refused;
    ExecutionResult result = requestError("not answered");
    executor.execute(std::get<0>(prepared), {}, {}, [&](ExecutionResult done) { result = std::move(done); });
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    std::ifstream file(argc == 2 ? argv[1] : "");
    if (!file) {
        std::cerr << "usage: graphql_execute SCHEMA < cases > responses\n";
        return 2;
    }
    std::ostringstream sdl;
    sdl << file.rdbuf();
    const SchemaPointer schema = buildSchema(parseDocument(sdl.str())).schema;
    std::string line;
    while (std::getline(std::cin, line))
        std::cout << toJson(respond(schema, json::parse(line).value)) << '\n';
    return 0;
}
