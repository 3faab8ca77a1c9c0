// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "execution/arguments/variableplan.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/checkedoperation.h"
#include "execution/preparation/schemas.h"
#include "graphql/language/parse.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/failure.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using execution::CheckedOperation;

constexpr std::string_view kSecretInItsPlace = "secret";

std::string_view operationTypeName(graphql::OperationType type)
{
    switch (type) {
    case graphql::OperationType::Query: return "query";
    case graphql::OperationType::Mutation: return "mutation";
    case graphql::OperationType::Subscription: return "subscription";
    }
    return {};
}

struct QueryQuestion {
    std::string document;
    json::Value variables; // null: they are not looked at
    std::string endpoint;
};

// What validate_graphql_query answers: {valid, operations, errors, limits, note?}. Without a schema, what the document
// says by itself. Variables that the context fills count as given. Takes as long as validation does: for a pool.
class QueryReport {
public:
    QueryReport(const workspace::Workspace &workspace, graphql::SchemaPointer schema,
                const QueryQuestion &question)
        : m_workspace(workspace)
        , m_schema(std::move(schema))
        , m_question(question)
        , m_document(graphql::parseDocument(question.document, execution::kOperationLimits))
    {}

    json::Value run()
    {
        if (m_document.isValid()) {
            for (const graphql::Node definition : m_document.definitions()) {
                if (const auto operation = graphql::as<graphql::OperationDefinition>(definition))
                    m_list.push_back(operation);
            }
        }
        json::Value operations = json::Value::array();
        for (const graphql::OperationDefinition operation : m_list)
            operations.append(operationView(operation));
        check();
        json::Value report = json::Value::object({{"valid", m_errors.isEmpty()}});
        report.set("operations", std::move(operations));
        report.set("errors", std::move(m_errors));
        if (!m_warnings.isEmpty())
            report.set("warnings", std::move(m_warnings));
        report.set("limits", std::move(m_limits));
        if (!m_schema)
            report.set("note", "The endpoint is used without a schema: fields, arguments and types were not "
                               "checked.");
        return report;
    }

private:
    json::Value operationView(graphql::OperationDefinition operation) const
    {
        json::Value view = json::Value::object();
        view.set("name", operation.isAnonymous() ? json::Value() : json::Value(operation.name()));
        view.set("type", json::Value(operationTypeName(operation.operation())));
        json::Value &variables = view.set("variables", json::Value::array());
        for (const execution::PlannedVariable &planned :
             execution::planVariables(m_workspace, operation, {}, {})) {
            json::Value &variable = variables.append(
                json::Value::object({{"name", planned.name}, {"required", planned.isRequired}}));
            if (m_schema) {
                const graphql::TypeRef type = m_schema->typeRef(definitionOf(operation, planned.name).type());
                if (type.isKnown())
                    variable.set("type", json::Value(m_schema->print(type)));
            }
            if (!planned.contextKey.empty())
                variable.set("filled_by_context", json::Value(planned.contextKey));
        }
        return view;
    }

    static graphql::VariableDefinition definitionOf(graphql::OperationDefinition operation,
                                                    std::string_view name)
    {
        for (const graphql::VariableDefinition definition : operation.variables()) {
            if (definition.variable().name() == name)
                return definition;
        }
        return {};
    }

    // Of several operations each is looked at by its name; what is wrong with the document is found with the first.
    void check()
    {
        const std::size_t count = std::max<std::size_t>(m_list.size(), 1);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string name = m_list.size() < 2 ? std::string() : std::string(m_list[i].name());
            auto checked = CheckedOperation::check(m_schema, m_question.document, name);
            if (const auto *findings = std::get_if<execution::Findings>(&checked)) {
                m_errors = toJson(*findings);
                return;
            }
            const CheckedOperation &operation = *std::get<CheckedOperation::Pointer>(checked);
            if (i == 0) // of the whole document
                m_warnings = toJson(operation.deprecations());
            check(operation);
        }
    }

    void check(const CheckedOperation &operation)
    {
        json::Value variables =
            m_question.variables.isObject() ? m_question.variables : json::Value::object();
        fillFromContext(operation, variables);
        // Which of several operations the variables are meant for is not known.
        if (m_question.variables.isObject() && m_list.size() == 1) {
            const json::Value found = toJson(execution::variableFindings(
                operation, execution::planAdHoc(m_workspace, operation.operation(), m_question.variables),
                m_question.variables, variables));
            for (const json::Value &error : found.elements())
                m_errors.append(error);
            const json::Value advice = toJson(operation.deprecatedValues(variables));
            for (const json::Value &warning : advice.elements())
                m_warnings.append(warning);
        }
        const graphql::OperationSize size = operation.measure(variables);
        enlarge("depth", size.depth);
        enlarge("fields", size.fieldCount);
        enlarge("complexity", size.complexity);
        const auto *endpoint = m_workspace.find<workspace::Endpoint>(m_question.endpoint);
        if (endpoint == nullptr)
            return;
        const workspace::EndpointLimits &limits = endpoint->limits;
        for (const Error &error :
             execution::sizeErrors(size, {limits.depth, limits.fields, limits.complexity}))
            m_errors.append(json::Value::object(
                {{"level", "limits"}, {"message", error.message.text()}, {"suggestion", error.hint.text()}}));
    }

    void fillFromContext(const CheckedOperation &operation, json::Value &variables) const
    {
        for (const execution::PlannedVariable &planned :
             execution::planVariables(m_workspace, operation.operation(), {}, {})) {
            if (planned.contextKey.empty() || variables.contains(planned.name))
                continue;
            const auto *variable = m_workspace.find<workspace::ContextVariable>(planned.contextKey);
            if (variable != nullptr)
                variables.set(planned.name,
                              variable->isSecret() ? json::Value(kSecretInItsPlace) : variable->value);
        }
    }

    void enlarge(std::string_view name, std::uint64_t to)
    {
        const std::uint64_t before = m_limits[name].toUInt64().value_or(0);
        m_limits.set(name, json::Value(std::max(before, to)));
    }

    const workspace::Workspace &m_workspace;
    graphql::SchemaPointer m_schema;
    const QueryQuestion &m_question;
    graphql::Document m_document;
    std::vector<graphql::OperationDefinition> m_list;
    json::Value m_errors = json::Value::array();
    json::Value m_warnings = json::Value::array();
    json::Value m_limits = json::Value::object();
};

} // namespace

Running validateGraphql(ApiRequest call)
{
    QueryQuestion question{std::string(call.arguments["query"].toString()), call.arguments["variables"],
                           call.endpoint};
    Guard guard = makeGuard();
    auto take = [call, question = std::move(question),
                 weak = std::weak_ptr(guard)](Result<graphql::SchemaPointer> schema) {
        if (!schema)
            return call.done(upstreamFailure(std::move(schema).error()));
        auto work = [workspace = call.context.workspace, schema = *std::move(schema),
                     question]() -> Result<json::Value> {
            return QueryReport(*workspace, schema, question).run();
        };
        whenDone(ask(call.pool.get(), std::move(work)), weak.lock().get(),
                 [call](Result<json::Value> report) {
                     if (!report)
                         return call.done(refused(std::move(report).error()));
                     call.done(withinBudget(call.context, *std::move(report)));
                 });
    };
    if (execution::hasNoSchema(*call.context.workspace, call.endpoint))
        take(graphql::SchemaPointer());
    else
        call.context.services->schemas.need(call.endpoint, whileKept(guard, std::move(take)));
    return guard;
}

std::unique_ptr<BuiltIn> validateQuery(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "validate_graphql_query";
    tool.title = "Validate a query";
    tool.description =
        "Checks a GraphQL document against the schema, and its variables if they are passed, without sending "
        "anything. Each error has its place and a suggestion; warnings name what is deprecated.";
    tool.inputSchema =
        argumentsSchema({{"query", textArgument("The GraphQL document."), CommandArgument::Need::Required},
                         {"variables", objectArgument("Values by name.")},
                         {"endpoint", endpointArgument()}});
    tool.hints = kReadsHere;
    return apiCommand(std::move(tool),
                      {.group = workspace::BuiltInGroup::Schema,
                       .isEssential = true,
                       .restNote = "Of a REST API, query is an operation such as GET /pets/{id}."},
                      std::move(pool), "query", &ApiLanguage::validate);
}

} // namespace tooltray::toolkit
