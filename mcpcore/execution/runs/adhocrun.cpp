// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/adhocrun.h"

#include "base/task/ask.h"
#include "execution/answers/run.h"
#include "execution/arguments/variableplan.h"
#include "execution/delivery/actionrun.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/schemas.h"
#include "text/encoding/encoding.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QThreadPool>
#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

// Checking more than this would hold the event loop up.
constexpr std::size_t kTextAtOnce = 32 * 1024;

// Names the operation and its endpoint, whose list no other goes on with. No tool has such a name.
std::string ownerOf(const AdHocOperation &call, const CheckedOperation &operation)
{
    const json::Value parts = json::Value::array(
        {json::Value(call.endpoint), json::Value(operation.name()), json::Value(call.document)});
    const std::string text = json::write(parts);
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256);
    return "query "
           + encodeBase64Url(std::string_view(hash.constData(), static_cast<std::size_t>(hash.size())));
}

} // namespace

AdHocRun::AdHocRun(CallFramePtr frame, AdHocOperation call, PageRequest pageRequest,
                   Done<OperationOutcome> done)
    : m_frame(std::move(frame))
    , m_call(std::move(call))
    , m_pageRequest(std::move(pageRequest))
    , m_done(std::move(done))
{
    if (m_call.variables.isNull())
        m_call.variables = json::Value::object();
}

void AdHocRun::start()
{
    Result<std::string> endpoint = resolvedEndpoint(*m_frame->workspace, m_call.endpoint);
    if (!endpoint)
        return fail(std::move(endpoint).error());
    m_call.endpoint = *std::move(endpoint);
    m_frame->trace.endpoint = m_call.endpoint;
    needSchema();
}

void AdHocRun::needSchema()
{
    if (hasNoSchema(*m_frame->workspace, m_call.endpoint))
        return check(nullptr);
    if (graphql::SchemaPointer schema = m_frame->services.schemas.state(m_call.endpoint).schema)
        return check(std::move(schema));
    m_frame->services.schemas.need(m_call.endpoint, whileHere([this](Result<graphql::SchemaPointer> schema) {
                                       if (!schema)
                                           return fail(missingSchema(m_call.endpoint, schema.error()));
                                       check(*std::move(schema));
                                   }));
}

void AdHocRun::check(graphql::SchemaPointer schema)
{
    auto work = [schema = std::move(schema), document = m_call.document, name = m_call.operationName] {
        return CheckedOperation::check(schema, document, name);
    };
    if (m_call.document.size() <= kTextAtOnce)
        return takeChecked(work());
    const auto checking =
        ask(QThreadPool::globalInstance(), [work = std::move(work)]() -> Result<Checked> { return work(); });
    whenDone(checking, context(), [this](const Result<Checked> &checked) {
        if (!checked)
            return fail(checked.error());
        takeChecked(*checked);
    });
}

void AdHocRun::takeChecked(Checked checked)
{
    if (auto *findings = std::get_if<Findings>(&checked))
        return fail(*std::move(findings));
    m_operation = std::get<CheckedOperation::Pointer>(std::move(checked));
    m_plan = planAdHoc(*m_frame->workspace, m_operation->operation(), m_call.variables);
    std::vector<std::string> keys;
    for (const PlannedVariable &variable : m_plan) {
        if (!variable.contextKey.empty() && !m_call.variables.contains(variable.name))
            keys.push_back(variable.contextKey);
    }
    if (keys.empty())
        return checkValues(ContextValues());
    auto values =
        readContext(m_frame->services.endpoints.credentials(), m_frame->workspace, {m_call.endpoint},
                    std::move(keys), [this](Result<ContextValues> later) { checkValues(std::move(later)); });
    if (auto *now = std::get_if<Result<ContextValues>>(&values))
        return checkValues(std::move(*now));
    m_reading = std::get<Ticket>(std::move(values));
}

void AdHocRun::checkValues(Result<ContextValues> context)
{
    if (!context)
        return fail(std::move(context).error());
    m_scope.workspace = m_frame->workspace;
    m_scope.arguments = m_call.variables;
    m_scope.redactor = &m_frame->services.redactor;
    addContext(*std::move(context), m_scope);
    VariablePlan optional = m_plan;
    for (PlannedVariable &variable : optional)
        variable.isRequired = false;
    Result<json::Value> values = variableValues(optional, m_scope);
    if (!values)
        return send(); // which finds that again
    const bool areCheckedAtOnce =
        CheckedOperation::areCheckedAtOnce(m_call.variables) && CheckedOperation::areCheckedAtOnce(*values);
    auto check = [operation = m_operation, plan = m_plan, passed = m_call.variables,
                  values = *std::move(values)] { return variableFindings(*operation, plan, passed, values); };
    if (areCheckedAtOnce)
        return takeValues(check());
    takeWhenDone(
        ask(QThreadPool::globalInstance(), [check = std::move(check)] { return Result<Findings>(check()); }),
        this->context(), [this](Result<Findings> findings) {
            if (!findings)
                return fail(std::move(findings).error());
            takeValues(*std::move(findings));
        });
}

// All problems are told together. Where one variable is missing and nothing else is wrong, that has an error of its
// own; where only values do not fit, whose those are is told when they are checked before they are sent.
void AdHocRun::takeValues(Findings findings)
{
    const bool areValues = std::ranges::all_of(findings, [](const Finding &one) { return one.line > 0; });
    if (areValues || (findings.size() == 1 && !findings.front().variable.empty()))
        return send();
    for (Finding &finding : findings)
        finding.message = m_frame->services.redactor.maskMessage(finding.message);
    fail(std::move(findings));
}

void AdHocRun::send()
{
    Result<Action> action =
        variableValues(m_plan, m_scope, PassedAs::Variables).andThen([&](json::Value &&variables) {
            return actionOf(std::move(variables));
        });
    if (!action)
        return fail(std::move(action).error());
    ActionOrder order{.action = *std::move(action), .endpoint = m_call.endpoint};
    order.arguments = m_call.variables;
    order.onProgress = itemProgress(m_frame, m_pageRequest.maxItems);
    m_run = started<ActionRun>(m_frame, std::move(order),
                               [this](OperationOutcome outcome) { finish(std::move(outcome)); });
}

void AdHocRun::fail(Findings findings)
{
    m_frame->trace.document = m_call.document;
    m_frame->trace.findings = findings;
    fail(findingsError(findings));
}

Result<Action> AdHocRun::actionOf(json::Value variables) const
{
    if (m_operation->type() != graphql::OperationType::Query && !m_pageRequest.resume.empty())
        return foreignCursor();
    if (m_operation->type() == graphql::OperationType::Subscription)
        return Action(EventsAction{m_operation, std::move(variables), m_call.maxEvents, m_call.maxTime,
                                   &m_plan, &m_scope});
    OperationAction action{m_operation, std::move(variables)};
    action.plan = &m_plan;
    action.scope = &m_scope;
    const bool wantsPages = m_operation->type() == graphql::OperationType::Query
                            && (m_pageRequest.maxItems || !m_pageRequest.resume.empty());
    if (!wantsPages)
        return Action(std::move(action));
    const workspace::Pagination pagination;
    Result<workspace::PagePlan> plan = workspace::planPages(m_operation->operation(), pagination);
    // A list that has no pages is cut when it is handed out.
    if (!plan && m_pageRequest.resume.empty())
        return Action(std::move(action));
    if (!plan)
        return std::move(plan).error();
    PageRequest pageRequest = m_pageRequest;
    pageRequest.owner = ownerOf(m_call, *m_operation);
    Result<PageOrder> pages = pageOrder(*std::move(plan), pagination, pageRequest, action.variables);
    if (!pages)
        return std::move(pages).error();
    action.pages = *std::move(pages);
    return Action(std::move(action));
}

void AdHocRun::fail(Error error)
{
    later([this, failure = toolFailure(std::move(error))]() mutable { finish({std::move(failure)}); });
}

void AdHocRun::finish(OperationOutcome outcome)
{
    std::exchange(m_done, nullptr)(std::move(outcome)); // which may destroy this
}

} // namespace tooltray::execution
