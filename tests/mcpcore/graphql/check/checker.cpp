// SPDX-License-Identifier: GPL-3.0-or-later
#include "checker.h"

#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/language/strip.h"
#include "graphql/schema/buildschema.h"
#include "graphql/schema/printschema.h"
#include "surrogates.h"

#include <string>

namespace tooltray::graphql::check {

namespace {

json::Value errorAt(std::string_view message, Location location)
{
    return json::Value::object({{"message", message}, {"line", location.line}, {"column", location.column}});
}

json::Value syntaxError(const Document &document)
{
    const SyntaxError &error = document.errors().front();
    return json::Value::object({{"valid", false},
                                {"syntax", true},
                                {"code", codeName(error.code)},
                                {"errors", json::Value::array({errorAt(message(error, document.text()),
                                                                       document.locate(error.offset))})}});
}

std::string textOf(const json::Value &testCase, std::string_view member)
{
    return revealLoneSurrogates(testCase[member].toString());
}

} // namespace

json::Value Checker::answer(const json::Value &testCase)
{
    const std::string_view kind = testCase["kind"].toString();
    json::Value answer;
    if (kind == "print")
        answer = print(testCase);
    else if (kind == "schema")
        answer = schema(testCase);
    if (!answer.isNull())
        answer.set("id", testCase["id"]);
    return answer;
}

json::Value Checker::print(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "document"));
    if (!document.isValid())
        return syntaxError(document);
    return json::Value::object({{"valid", true},
                                {"errors", json::Value::array()},
                                {"printed", graphql::print(document)},
                                {"stripped", stripIgnoredCharacters(document.text()).text}});
}

json::Value Checker::schema(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "schema"));
    if (!document.isValid())
        return syntaxError(document);
    const BuiltSchema built = buildSchema(document);
    return json::Value::object(
        {{"valid", true}, {"errors", json::Value::array()}, {"printed", printSchema(*built.schema)}});
}

} // namespace tooltray::graphql::check
