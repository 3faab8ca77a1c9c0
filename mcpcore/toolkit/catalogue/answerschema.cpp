// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/answerschema.h"

#include "execution/pages/pageplan.h"
#include "graphql/inference/outputschema.h"
#include "graphql/language/parse.h"
#include "toolkit/catalogue/shapedschema.h"
#include "toolkit/catalogue/templateschema.h"
#include "workspace/snapshot/parameters.h"

#include <optional>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

AnswerSchema unknownAnswer()
{
    return {{}, "What the result looks like is not known before the call."};
}

// Of a composite tool whose template makes an object that is not given another form afterwards.
json::Value schemaOfTemplate(const ToolVersion &version)
{
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || !sequence->result || !version.result.path.empty()
        || !version.result.rename.empty())
        return {};
    std::optional<json::Value> schema = shapedSchema(templateSchema(*sequence->result), version.result);
    return schema && (*schema)["type"].toString() == "object" ? *std::move(schema) : json::Value();
}

} // namespace

json::Value promisedSchema(const Workspace &workspace, const ToolVersion &version)
{
    // Texts keep no promise about structure.
    if (version.result.format != ResultShape::Format::Json)
        return {};
    if (version.outputSchema.isNull())
        return schemaOfTemplate(version);
    return version.outputSchema["type"].toString() == "object" ? inlined(workspace, version.outputSchema)
                                                               : json::Value();
}

AnswerSchema answerSchema(const Workspace &workspace, const ToolVersion &version,
                          const graphql::SchemaPointer &schema)
{
    if (!version.outputSchema.isNull())
        return {inlined(workspace, version.outputSchema)};
    if (json::Value made = schemaOfTemplate(version); !made.isNull())
        return {std::move(made)};
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr || !schema)
        return unknownAnswer();
    const graphql::Document document = graphql::parseDocument(operation->document);
    const auto definition = graphql::findOperation(document, operation->operationName);
    if (!definition || !document.errors().empty())
        return unknownAnswer();
    std::optional<json::Value> answer = graphql::inferDataSchema(*schema, definition).schema;
    if (version.pagination && version.pagination->enabled) {
        const Result<execution::PagePlan> plan = execution::planPages(definition, *version.pagination);
        if (!plan)
            return unknownAnswer();
        answer = mergedSchema(*std::move(answer), *plan);
    }
    if (answer)
        answer = shapedSchema(*std::move(answer), version.result);
    if (answer)
        return {*std::move(answer)};
    return {{},
            "The schema of the data is too intricate to follow how the tool merges and shapes it. Call it "
            "once to "
            "see what the result looks like."};
}

} // namespace tooltray::toolkit
