// SPDX-License-Identifier: GPL-3.0-or-later
#include "checker.h"

#include "graphql/inference/inputschema.h"
#include "graphql/inference/outputschema.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/schema/coordinate.h"
#include "graphql/schema/printschema.h"
#include "graphql/validation/coercevariables.h"
#include "graphql/validation/schemachecks.h"
#include "mcpcore/graphql/generate/introspect.h"
#include "surrogates.h"
#include "json/parser.h"
#include "json/write.h"

#include <limits>
#include <utility>

namespace tooltray::graphql::check {

namespace {

constexpr std::size_t kAllErrors = 100'000;

json::Value error(std::string_view message, Location location)
{
    return json::Value::object({{"message", message}, {"line", location.line}, {"column", location.column}});
}

json::Value refusal(std::string_view message)
{
    return json::Value::object({{"valid", false}, {"errors", json::Value::array({error(message, {0, 0})})}});
}

json::Value verdict(const Diagnostics &diagnostics, std::string_view text)
{
    const LineMap lines(text);
    json::Value errors = json::Value::array();
    for (const Diagnostic &diagnostic : diagnostics) {
        const bool hasPlace = !diagnostic.spans.empty();
        json::Value &added = errors.append(
            error(diagnostic.message, hasPlace ? lines.at(diagnostic.spans[0].start) : Location{0, 0}));
        added.set("rule", diagnostic.rule);
    }
    return json::Value::object({{"valid", diagnostics.empty()}, {"errors", std::move(errors)}});
}

json::Value syntaxError(const Document &document)
{
    const SyntaxError &first = document.errors().front();
    json::Value answer =
        json::Value::object({{"valid", false}, {"syntax", true}, {"code", codeName(first.code)}});
    answer.set("errors",
               json::Value::array({error(message(first, document.text()), document.locate(first.offset))}));
    return answer;
}

std::string textOf(const json::Value &testCase, std::string_view member)
{
    return revealLoneSurrogates(testCase[member].toString());
}

} // namespace

json::Value Checker::answer(const json::Value &testCase)
{
    if (!testCase.contains("id")) {
        m_schemas[std::string(testCase["schemaId"].toString())] =
            buildSchema(parseDocument(textOf(testCase, "schema"))).schema;
        return {};
    }
    json::Value answer =
        answerOfKind(testCase.contains("kind") ? testCase["kind"].toString() : "validate", testCase);
    answer.set("id", testCase["id"]);
    return answer;
}

json::Value Checker::answerOfKind(std::string_view kind, const json::Value &testCase)
{
    if (kind == "validate")
        return validate(testCase);
    if (kind == "schema")
        return schema(testCase);
    if (kind == "variables")
        return variables(testCase);
    if (kind == "print")
        return print(testCase);
    if (kind == "client")
        return client(testCase);
    if (kind == "introspect")
        return introspect(testCase);
    if (kind == "coordinate")
        return coordinate(testCase);
    if (kind == "toolSchema")
        return toolSchema(testCase);
    return json::Value::object({{"error", "unknown kind"}});
}

SchemaPointer Checker::schemaFor(const json::Value &testCase)
{
    if (testCase["schemaId"].isString()) {
        const auto known = m_schemas.find(testCase["schemaId"].toString());
        if (known != m_schemas.end())
            return known->second;
    }
    return buildSchema(parseDocument(textOf(testCase, "schema"))).schema;
}

json::Value Checker::validate(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "document"));
    if (!document.isValid())
        return syntaxError(document);
    ValidationOptions options;
    options.maxErrors = testCase["maxErrors"].toUInt64().value_or(kAllErrors);
    if (testCase["hideSuggestions"].toBool())
        options.suggestions = Suggestions::Hide;
    return verdict(graphql::validate(*schemaFor(testCase), document, options), document.text());
}

json::Value Checker::schema(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "schema"));
    if (!document.isValid())
        return syntaxError(document);
    const Diagnostics inText = validateSdl(document, {.maxErrors = kAllErrors});
    if (!inText.empty())
        return verdict(inText, document.text());
    const BuiltSchema built = buildSchema(document);
    if (!built.problems.empty())
        return verdict({built.problems.front()}, document.text());
    const Diagnostics inTypes = validateSchema(built, document, {.maxErrors = kAllErrors});
    json::Value answer = verdict(inTypes, document.text());
    if (inTypes.empty())
        answer.set("printed", printSchema(*built.schema));
    return answer;
}

json::Value Checker::variables(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "document"));
    if (!document.isValid())
        return syntaxError(document);
    const OperationDefinition operation = findOperation(document, testCase["operationName"].toString());
    if (!operation)
        return refusal("no operation");
    CoercedVariables coerced =
        coerceVariables(*schemaFor(testCase), operation, testCase["variables"], {.maxErrors = kAllErrors});
    json::Value answer = verdict(coerced.problems, document.text());
    if (coerced.problems.empty())
        answer.set("coerced", std::move(coerced.values));
    return answer;
}

json::Value Checker::print(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "document"));
    if (!document.isValid())
        return syntaxError(document);
    json::Value answer = verdict({}, document.text());
    answer.set("printed", graphql::print(document));
    return answer;
}

json::Value Checker::client(const json::Value &testCase)
{
    const IntrospectedSchema result = readIntrospection(json::write(testCase["introspection"]));
    if (!result.problems.empty())
        return refusal(result.problems[0].message);
    json::Value answer = verdict({}, {});
    answer.set("printed", printSchema(*result.schema));
    return answer;
}

json::Value Checker::introspect(const json::Value &testCase)
{
    json::Value answer = verdict({}, {});
    answer.set("introspection", json::parse(graphql::introspect(*schemaFor(testCase))).value);
    return answer;
}

json::Value Checker::coordinate(const json::Value &testCase)
{
    const std::string text = textOf(testCase, "coordinate");
    const ParsedCoordinate parsed = parseCoordinate(text);
    if (parsed.error)
        return json::Value::object(
            {{"valid", false},
             {"errors", json::Value::array(
                            {error(message(*parsed.error, text), locate(text, parsed.error->offset))})}});
    const SchemaPointer schema = schemaFor(testCase);
    const ResolvedCoordinate resolved = resolve(parsed.coordinate, *schema);
    if (!resolved.problem.empty())
        return refusal(resolved.problem);
    json::Value answer = json::Value::object({{"valid", bool(resolved)}, {"errors", json::Value::array()}});
    answer.set("resolved",
               resolved ? json::Value::object({{"kind", name(resolved.kind)}, {"name", resolved.name()}})
                        : json::Value());
    return answer;
}

// "operationName", "form": "compact", "draft": 7, "lists": "arrays" and "scalars": {name: schema} may say more.
// By themselves scalars may be anything and single values stand for lists, as in GraphQL.
json::Value Checker::toolSchema(const json::Value &testCase)
{
    const Document document = parseDocument(textOf(testCase, "document"));
    if (!document.isValid())
        return syntaxError(document);
    OperationDefinition operation = findOperation(document, testCase["operationName"].toString());
    if (!operation && !testCase.contains("operationName"))
        operation = OperationDefinition(document.root().firstChild(NodeKind::OperationDefinition));
    if (!operation)
        return refusal("no operation");
    InferenceOptions options;
    options.scalars.clear();
    for (const json::Member &scalar : testCase["scalars"].members())
        options.scalars.emplace(scalar.name.view(), ScalarSchema{scalar.value, scalar.value});
    options.lists =
        testCase["lists"].toString() == "arrays" ? ListInputs::ArraysOnly : ListInputs::SingleValuesToo;
    options.form = testCase["form"].toString() == "compact" ? SchemaLayout::Compact : SchemaLayout::Plain;
    options.draft =
        testCase["draft"].toInt64() == 7 ? JsonSchemaDraft::Draft7 : JsonSchemaDraft::Draft2020_12;
    const SchemaPointer schema = schemaFor(testCase);
    json::Value answer = verdict({}, {});
    answer.set("inputSchema", inferInputSchema(*schema, operation, options).schema);
    answer.set("outputSchema", inferDataSchema(*schema, operation, options).schema);
    return answer;
}

} // namespace tooltray::graphql::check
