// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/executor.h"

#include "graphql/executor/execution.h"
#include "graphql/rules/validate.h"
#include "graphql/validation/coercevariables.h"
#include "json/write.h"

#include <utility>

namespace tooltray::graphql {

ResponseStream::ResponseStream(std::shared_ptr<const PreparedOperation> operation,
                               std::unique_ptr<EventStream> events, Source context, ExecutionOptions options)
    : m_operation(std::move(operation))
    , m_events(std::move(events))
    , m_context(std::move(context))
    , m_options(std::move(options))
    , m_isAlive(std::make_shared<bool>(true))
{}

ResponseStream::~ResponseStream()
{
    *m_isAlive = false;
}

// MapSourceToResponseEvent (6.2.3.2)
void ResponseStream::next(Take take)
{
    m_events->next([this, isAlive = m_isAlive, take = std::move(take)](std::optional<Source> event) {
        if (!*isAlive)
            return;
        if (!event)
            return take(std::nullopt);
        std::make_shared<Execution>(m_operation, std::move(*event), m_context, m_options,
                                    [isAlive, take](ExecutionResult result) {
                                        if (*isAlive)
                                            take(std::move(result));
                                    })
            ->start();
    });
}

namespace {

constexpr std::size_t kMaxVariableErrors = 50; // as graphql-js

// GetOperation (6.1)
std::variant<OperationDefinition, ExecutionResult> operationOf(const ExecutionRequest &request)
{
    OperationDefinition found;
    for (const Node definition : request.document->definitions()) {
        const OperationDefinition operation = as<OperationDefinition>(definition);
        if (!operation || (request.operationName && operation.name() != *request.operationName))
            continue;
        if (found && !request.operationName)
            return requestError("Must provide operation name if query contains multiple operations.");
        found = operation;
    }
    if (found)
        return found;
    return request.operationName
               ? requestError("Unknown operation named " + inQuotes(*request.operationName) + ".")
               : requestError("Must provide an operation.");
}

} // namespace

OperationExecutor::OperationExecutor(std::shared_ptr<const Resolvers> resolvers, ExecutionOptions options)
    : m_resolvers(std::move(resolvers))
    , m_options(std::move(options))
{}

Diagnostics OperationExecutor::check(const Document &document) const
{
    return validate(schema(), document, {.scalars = m_resolvers.get()});
}

Prepared OperationExecutor::prepare(const ExecutionRequest &request) const
{
    auto found = operationOf(request);
    if (ExecutionResult *problem = std::get_if<ExecutionResult>(&found))
        return std::move(*problem);
    const auto operation = std::get<OperationDefinition>(found);
    CoercedVariables variables =
        coerceVariables(schema(), operation, request.variables,
                        {.maxErrors = kMaxVariableErrors, .scalars = m_resolvers.get()});
    if (!variables.problems.empty())
        return requestErrors(variables.problems, *request.document);
    const SchemaType rootType = schema().rootType(operation.operation());
    if (!rootType)
        return requestErrors({{"",
                               "Schema is not configured to execute "
                                   + std::string(keyword(operation.operation())) + " operation.",
                               {{operation.start(), operation.end()}}}},
                             *request.document);
    return std::make_shared<const PreparedOperation>(
        PreparedOperation{m_resolvers, request.document, operation, rootType, std::move(variables.values)});
}

void OperationExecutor::execute(std::shared_ptr<const PreparedOperation> operation, Source root,
                                Source context, std::function<void(ExecutionResult)> done) const
{
    std::make_shared<Execution>(std::move(operation), std::move(root), std::move(context), m_options,
                                std::move(done))
        ->start();
}

// CreateSourceEventStream (6.2.3.1)
std::variant<std::unique_ptr<ResponseStream>, ExecutionResult>
OperationExecutor::subscribe(const std::shared_ptr<const PreparedOperation> &operation, const Source &root,
                             Source context) const
{
    const LineMap lines = operation->document->lineMap();
    const auto refuse = [&](std::string message, Node place, json::Value path, json::Value extensions) {
        return ExecutionResult{
            {}, {{std::move(message), {lines.at(place.start())}, std::move(path), std::move(extensions)}}};
    };
    Planner planner(*m_resolvers, *operation->document, operation->variables);
    const Planned planned = planner.root(operation->operation, operation->rootType);
    if (const auto *problem = std::get_if<const PlanProblem *>(&planned))
        return refuse((*problem)->message, (*problem)->place, {}, {});
    const SelectionPlan &selection = *std::get<SelectionPlan *>(planned);
    if (selection.fields.empty())
        return refuse("The subscription selects nothing.", operation->operation, {}, {});
    const PlannedField &field = selection.fields.front();
    json::Value path = json::Value::array({field.responseName});
    if (field.arguments.problem)
        return refuse(field.arguments.problem->message, field.arguments.problem->place, std::move(path), {});
    const Subscriber *subscriber = m_resolvers->subscriber(field.field);
    if (!subscriber)
        return refuse("The subscription field " + inQuotes(field.field.name()) + " has no events.",
                      field.nodes.front(), std::move(path), {});
    Subscribed subscribed =
        (*subscriber)(root, ResolveInfo{field.field, field.parent, field.arguments.values, context});
    if (FieldError *error = std::get_if<FieldError>(&subscribed))
        return refuse(std::move(error->message), field.nodes.front(), std::move(path),
                      std::move(error->extensions));
    return std::make_unique<ResponseStream>(operation,
                                            std::get<std::unique_ptr<EventStream>>(std::move(subscribed)),
                                            std::move(context), m_options);
}

namespace {

json::Value toValue(const ExecutionError &error)
{
    json::Value value = json::Value::object({{"message", error.message}});
    if (!error.locations.empty()) {
        json::Value &locations = value.set("locations", json::Value::array());
        for (const Location &location : error.locations)
            locations.append(json::Value::object({{"line", location.line}, {"column", location.column}}));
    }
    if (!error.path.isNull())
        value.set("path", error.path);
    if (!error.extensions.isNull())
        value.set("extensions", error.extensions);
    return value;
}

} // namespace

std::string toJson(const ExecutionResult &result)
{
    std::string out = "{";
    if (!result.errors.empty()) {
        out += "\"errors\":";
        char separator = '[';
        for (const ExecutionError &error : result.errors) {
            out += separator;
            json::write(toValue(error), out);
            separator = ',';
        }
        out += ']';
    }
    if (!result.data.empty())
        out.append(result.errors.empty() ? "\"data\":" : ",\"data\":").append(result.data);
    return out += '}';
}

ExecutionResult requestError(std::string message)
{
    return {{}, {{std::move(message), {}, {}, {}}}};
}

ExecutionResult requestErrors(const Diagnostics &diagnostics, const Document &document)
{
    ExecutionResult result;
    const LineMap lines = document.lineMap();
    for (const Diagnostic &diagnostic : diagnostics) {
        ExecutionError &error = result.errors.emplace_back();
        error.message = diagnostic.message;
        for (const SourceSpan &span : diagnostic.spans)
            error.locations.push_back(lines.at(span.start));
    }
    return result;
}

ExecutionResult syntaxErrors(const Document &document)
{
    ExecutionResult result;
    const LineMap lines = document.lineMap();
    for (const SyntaxError &error : document.errors())
        result.errors.push_back({message(error, document.text()), {lines.at(error.offset)}, {}, {}});
    return result;
}

} // namespace tooltray::graphql
