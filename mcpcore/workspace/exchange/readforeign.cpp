// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/foreignpack.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/exchange/readers.h"
#include "json/parser.h"

#include <utility>

namespace tooltray::workspace {

namespace {

Error apiDescription()
{
    return {ErrorKind::Invalid, "unknown_format", CORE_TEXT("Core", "This is an OpenAPI description."),
            CORE_TEXT("Core", "Add it as an endpoint instead.")};
}

// At the beginning of a line, where YAML has the keys of the document itself.
bool isApiYaml(std::string_view text)
{
    for (const std::string_view key : {"openapi:", "swagger:"})
        for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1))
            if (at == 0 || text[at - 1] == '\n')
                return true;
    return false;
}

Error unknownFormat(Message message)
{
    return {ErrorKind::Invalid, "unknown_format", std::move(message),
            CORE_TEXT("Core", "Import a Tooltray pack, a GraphQL document or schema, an introspection "
                              "response, a cURL command, request files (.http), a recording (HAR), or a "
                              "collection of Postman, Insomnia, Altair or Bruno.")};
}

// No GraphQL document begins with what begins JSON but for the shorthand of a query.
Result<Foreign> readJson(const json::Value &value)
{
    if (isPostman(value))
        return readPostman(value);
    if (isInsomnia(value))
        return readInsomnia(value);
    if (isAltair(value))
        return readAltair(value);
    if (isBruno(value))
        return readBruno(value);
    if (isHar(value))
        return readHar(value);
    if (value.contains("__schema") || value["data"].contains("__schema"))
        return Foreign{.format = ForeignFormat::Introspection, .hasSchema = true};
    if (value.contains("openapi") || value.contains("swagger"))
        return apiDescription();
    return unknownFormat(CORE_TEXT("Core", "This JSON is not in a format that can be imported."));
}

Result<Foreign> readDocument(std::string_view text)
{
    const graphql::Document document = graphql::parseDocument(std::string(text));
    if (!document.isValid() && isApiYaml(text))
        return apiDescription();
    if (!document.isValid()) {
        const graphql::SyntaxError &error = document.errors().front();
        const graphql::Location place = document.locate(error.offset);
        return unknownFormat({CORE_TEXT("Core", "This cannot be imported. Read as GraphQL, it has an "
                                                "error in line {line}: {problem}"),
                              {{"line", place.line}, {"problem", graphql::message(error, text)}}});
    }
    Foreign out{.format = ForeignFormat::Graphql};
    bool hasOperations = false;
    for (const graphql::Node definition : document.definitions()) {
        hasOperations = hasOperations || definition.is(graphql::NodeKind::OperationDefinition);
        out.hasSchema = out.hasSchema || !graphql::isExecutableDefinition(definition.kind());
    }
    if (hasOperations)
        out.requests.push_back({.name = {}, .document = std::string(text)});
    if (!hasOperations && !out.hasSchema)
        return unknownFormat(CORE_TEXT("Core", "It contains no operations or types."));
    // A schema is only read from a text that has nothing else in it.
    if (hasOperations && out.hasSchema) {
        out.hasSchema = false;
        out.lost.emplace_back(
            CORE_TEXT("Core", "Its types are not imported. Keep the schema in a separate file."));
    }
    return out;
}

} // namespace

Result<Foreign> readForeign(std::string_view text, const ReadYaml &readYaml)
{
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (text.size() > kMaxForeignBytes)
        return unknownFormat(CORE_TEXT("Core", "This is too long to import."));
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return unknownFormat(CORE_TEXT("Core", "It is empty."));
    if (isBrunoText(text))
        return readBrunoText(text);
    if (isCurl(text))
        return readCurl(text);
    if (isHttpFile(text))
        return readHttpFile(text);
    if (isInsomniaYaml(text.substr(begin))) {
        if (!readYaml)
            return unknownFormat(CORE_TEXT("Core", "YAML cannot be imported here."));
        return readYaml(text).andThen(readJson);
    }
    if (text[begin] == '{' || text[begin] == '[') {
        const json::Parsed parsed = json::parse(text);
        if (parsed)
            return readJson(parsed.value);
        // A text that cannot begin a GraphQL document was meant as JSON.
        const std::size_t next = text.find_first_not_of(" \t\r\n", begin + 1);
        if (text[begin] == '[' || (next != std::string_view::npos && text[next] == '"')) {
            return unknownFormat({CORE_TEXT("Core", "This JSON is invalid at line {line}: {problem}"),
                                  {{"line", parsed.error->line}, {"problem", parsed.error->message}}});
        }
    }
    return readDocument(text);
}

} // namespace tooltray::workspace
