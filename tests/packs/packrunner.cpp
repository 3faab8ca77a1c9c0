// SPDX-License-Identifier: GPL-3.0-or-later
#include "packrunner.h"

#include "base/files/files.h"
#include "execution/arguments/passedarguments.h"
#include "execution/arguments/variableplan.h"
#include "execution/delivery/classification.h"
#include "execution/delivery/errorrules.h"
#include "execution/delivery/restrequest.h"
#include "execution/delivery/restrun.h"
#include "execution/runs/compositerun.h"
#include "graphql/rules/validate.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/snapshot/parameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <chrono>
#include <optional>
#include <utility>

namespace tooltray::packs {
namespace {

using execution::OperationOutcome;
using execution::PageOrder;
using execution::Run;
using workspace::PagePlan;
using workspace::Tool;

constexpr std::size_t kMaxSchemaBytes = 1024 * 1024;

// What fails before anything is sent is a broken pack.
template <typename T>
T sound(Result<T> result)
{
    if (!result)
        qFatal("%s: %s", result.error().code.c_str(), result.error().message.c_str());
    return *std::move(result);
}

std::optional<PageOrder> paged(workspace::PagePlan plan, const workspace::Pagination &pagination)
{
    PageOrder order{.plan = std::move(plan), .limits = {}, .time = {}};
    order.limits.pageSize = pagination.pageSize;
    order.limits.items = pagination.maxItems;
    return order;
}

upstream::Request requestTo(const std::string &url)
{
    return {.url = sound(upstream::Url::parse(url))};
}

} // namespace

PackRunner::PackRunner(workspace::WorkspacePtr pack, const std::string &schemaFile, std::string graphqlUrl,
                       std::string restUrl)
    : m_graphqlUrl(std::move(graphqlUrl))
    , m_restUrl(std::move(restUrl))
    , m_workspace(std::move(pack))
    , m_endpoint(m_transport, m_clock, {.rate = {}, .retry = {.maxRetries = 0}})
{
    if (!m_workspace)
        qFatal("The pack cannot be imported.");
    const std::string file = std::string(TOOLTRAY_SOURCE_DIR "/tests/data/") + schemaFile;
    m_schema =
        graphql::loadSchema(sound(readFile(file, kMaxSchemaBytes)), graphql::Strictness::Strict).schema;
    if (!m_schema)
        qFatal("The schema %s is none.", schemaFile.c_str());
}

void PackRunner::willAnswer(int status, std::string body)
{
    const bool isJson = body.starts_with('{') || body.starts_with('[');
    m_transport.willAnswer(
        test::response(status, std::move(body),
                       {{"Content-Type", isJson ? "application/json" : "text/plain; charset=utf-8"}}));
}

PackRunner::Ran PackRunner::run(const std::string &tool, const json::Value &arguments)
{
    std::optional<OperationOutcome> outcome;
    const std::unique_ptr<Run> running =
        runTool(tool, arguments, [&](OperationOutcome came) { outcome = std::move(came); });
    m_clock.advance(std::chrono::seconds(1));
    QCoreApplication::processEvents(); // tell of what failed before it was sent
    if (!outcome)
        return {sent(), "no answer"};
    if (const auto *failure = std::get_if<execution::CallFailure>(&*outcome))
        return {sent(), failure->error.code + ' ' + std::to_string(failure->status), failure->error.message,
                failure->error.hint};
    return {sent(), json::write(std::get<execution::OperationAnswer>(*outcome).data)};
}

std::unique_ptr<Run> PackRunner::runTool(const std::string &name, const json::Value &arguments, Ended done)
{
    const Tool *tool = m_workspace->find<Tool>(name);
    if (tool == nullptr)
        qFatal("There is no tool %s.", name.c_str());
    const auto version = std::make_shared<const workspace::ToolVersion>(tool->resolved(tool->active));
    execution::CompositeOrder order;
    order.operation = std::shared_ptr<const workspace::Operation>(version, &*version->operation);
    order.scope.workspace = m_workspace;
    order.scope.arguments = sound(execution::withoutLabels(*m_workspace, version->parameters, arguments));
    workspace::addDefaults(workspace::defaultsOf(*m_workspace, version->parameters), order.scope.arguments);
    order.endpoint = tool->endpoint;
    order.tools = {name};
    order.classify = [rules = execution::rulesFor(version->errors),
                      arguments = order.scope.arguments](execution::OperationAnswer answer) {
        answer.status = 0; // that of a step
        return execution::classifyOutcome(std::move(answer), {false, rules, {}, arguments});
    };
    return started<execution::CompositeRun>(*this, std::move(order), std::move(done));
}

PackRunner::Ended PackRunner::judging(const execution::StepOrder &order, bool isMutation, Ended done) const
{
    const Tool *tool = m_workspace->find<Tool>(order.tools.back());
    return [rules = execution::rulesFor(tool->resolved(tool->active).errors, order.step.name), isMutation,
            arguments = order.scope.arguments, done = std::move(done)](OperationOutcome outcome) {
        done(execution::classifyOutcome(std::move(outcome), {isMutation, rules, {}, arguments}));
    };
}

Result<std::unique_ptr<Run>> PackRunner::run(execution::StepOrder order, Ended done)
{
    if (const auto *call = std::get_if<workspace::ToolInvocation>(&order.step.action))
        return runTool(call->tool, order.arguments, std::move(done));
    if (const auto *request = std::get_if<workspace::RestRequest>(&order.step.action))
        return runRest(*request, order, std::move(done));
    return runGraphql(std::get<workspace::GraphqlOperation>(order.step.action), order, std::move(done));
}

std::unique_ptr<Run> PackRunner::runRest(const workspace::RestRequest &request,
                                         const execution::StepOrder &order, Ended done)
{
    execution::RestOrder rest{.request = sound(execution::restRequest(request, order.step.bindings,
                                                                      order.scope, requestTo(m_restUrl))),
                              .expectedStatus = request.expectedStatus};
    if (order.step.pagination)
        rest.pages =
            paged(sound(workspace::planRestPages(request, *order.step.pagination)), *order.step.pagination);
    return started<execution::RestRun>(m_endpoint, m_clock, std::move(rest),
                                       judging(order, workspace::mutates(request), std::move(done)));
}

std::unique_ptr<Run> PackRunner::runGraphql(const workspace::GraphqlOperation &operation,
                                            const execution::StepOrder &order, Ended done)
{
    auto checked = execution::CheckedOperation::check(m_schema, operation.document, operation.operationName);
    if (const auto *findings = std::get_if<execution::Findings>(&checked))
        qFatal("%s: %s", order.step.name.c_str(), json::write(toJson(*findings)).c_str());
    auto valid = std::get<execution::CheckedOperation::Pointer>(std::move(checked));
    const execution::VariablePlan plan =
        execution::planVariables(*m_workspace, valid->operation(), order.step.bindings, {});
    execution::OperationOrder sending{.operation = valid,
                                      .variables = sound(execution::variableValues(plan, order.scope)),
                                      .request =
                                          std::make_shared<const upstream::Request>(requestTo(m_graphqlUrl))};
    const execution::Findings problems = valid->checkVariables(sending.variables);
    if (!problems.empty())
        qFatal("%s: %s", order.step.name.c_str(), json::write(toJson(problems)).c_str());
    if (order.step.pagination)
        sending.pages = paged(sound(workspace::planPages(valid->operation(), *order.step.pagination)),
                              *order.step.pagination);
    const bool isMutation = valid->type() == graphql::OperationType::Mutation;
    return started<execution::OperationRun>(m_endpoint, m_clock, std::move(sending),
                                            judging(order, isMutation, std::move(done)));
}

std::string PackRunner::sent() const
{
    std::string text;
    for (const upstream::Request &request : m_transport.requests) {
        text += request.method + ' ' + request.url.target();
        const json::Value body = request.body ? json::parse(*request.body).value : json::Value();
        if (!body.isNull())
            text += ' ' + json::write(body.contains("query") ? body["variables"] : body);
        text += ';';
    }
    return text;
}

} // namespace tooltray::packs
