// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/toolrun.h"

#include "base/task/ask.h"
#include "credentials/redaction/redactor.h"
#include "execution/arguments/bindings.h"
#include "execution/arguments/passedarguments.h"
#include "execution/arguments/scope.h"
#include "execution/arguments/toolparameters.h"
#include "execution/arguments/variableplan.h"
#include "execution/delivery/actionrun.h"
#include "execution/delivery/classification.h"
#include "execution/delivery/endpoints.h"
#include "execution/delivery/errorrules.h"
#include "execution/delivery/mutations.h"
#include "execution/preparation/reach.h"
#include "execution/runs/compositerun.h"
#include "workspace/checks/callgraph.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QThreadPool>
#include <utility>

namespace tooltray::execution {
namespace {

using workspace::GraphqlOperation;
using workspace::RestRequest;
using workspace::Switch;

// Whatever takes longer, a few milliseconds, is checked on a pool.
constexpr std::size_t kStepsAtOnce = 20'000;

// The known parts of a step whose values depend on other steps, and where its values come from.
json::Value expectedRequest(const workspace::Step &step)
{
    json::Value request = json::Value::object();
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action)) {
        request.set("document", operation->document);
    } else if (const auto *rest = std::get_if<RestRequest>(&step.action)) {
        request.set("method", json::nameOf(rest->method));
        request.set("path", rest->path);
    } else {
        request.set("tool", std::get<workspace::ToolInvocation>(step.action).tool);
    }
    if (!step.bindings.empty())
        request.set("values_from", workspace::encode(step.bindings));
    return request;
}

Error unknownVersion(const workspace::Tool &tool, workspace::Version version)
{
    std::string versions;
    for (const auto &[known, definition] : tool.versions)
        versions.append(versions.empty() ? "" : ", ").append(known.toString());
    return {
        ErrorKind::NotFound,
        "version_unknown",
        {CORE_TEXT("Core", "The tool \"{tool}\" has no version {version}."),
         {{"tool", tool.name}, {"version", version.toString()}}},
        {CORE_TEXT("Core", "Ask for one of: {versions}, or omit the version."), {{"versions", versions}}}};
}

} // namespace

ToolRun::ToolRun(CallFramePtr frame, ToolRunOrder order, Done<OperationOutcome> done)
    : m_frame(std::move(frame))
    , m_order(std::move(order))
    , m_done(std::move(done))
{}

void ToolRun::start()
{
    if (std::optional<Error> error = checkTool())
        return fail(*std::move(error));
    const ExecutionServices &services = m_frame->services;
    m_prepared = m_frame->memory.prepared.find(m_frame->workspace, services.schemas, m_order.tool, m_version);
    if (m_prepared)
        return begin();
    m_needed = neededSchemas(*m_frame->workspace, *m_order.tool, m_order.tool->resolved(m_version));
    needSchemas();
}

std::optional<Error> ToolRun::checkTool()
{
    const workspace::Tool &tool = *m_order.tool;
    if (!tool.enabled)
        return Error{
            ErrorKind::Unavailable,
            "tool_disabled",
            {CORE_TEXT("Core", "The tool \"{tool}\" is disabled."), {{"tool", tool.name}}},
            CORE_TEXT("Core", "Use another one, or ask the user to enable it in the Tooltray window.")};
    m_version = m_order.version.value_or(tool.active);
    if (!tool.versions.contains(m_version))
        return unknownVersion(tool, m_version);
    return std::nullopt;
}

void ToolRun::needSchemas()
{
    while (!m_needed.empty()) {
        const std::string endpoint = m_needed.back();
        if (Result<std::string> known = resolvedEndpoint(*m_frame->workspace, endpoint); !known)
            return fail(std::move(known).error());
        if (hasNoSchema(*m_frame->workspace, endpoint)) {
            m_schemas[endpoint] = {};
            m_needed.pop_back();
            continue;
        }
        if (graphql::SchemaPointer schema = m_frame->services.schemas.state(endpoint).schema) {
            m_schemas[endpoint] = std::move(schema);
            m_needed.pop_back();
            continue;
        }
        m_frame->services.schemas.need(endpoint,
                                       whileHere([this, endpoint](Result<graphql::SchemaPointer> schema) {
                                           if (!schema)
                                               return fail(missingSchema(endpoint, schema.error()));
                                           m_schemas[endpoint] = *std::move(schema);
                                           std::erase(m_needed, endpoint);
                                           needSchemas();
                                       }));
        return;
    }
    prepare();
}

// Adds the descriptions of the APIs that the tool sends requests to, those that are there: nobody waits for them.
bool ToolRun::addDescriptions()
{
    const std::string ofTool = workspace::endpointOf(*m_frame->workspace, *m_order.tool);
    bool isDescribed = false;
    for (const std::string &endpoint :
         describedEndpoints(*m_frame->workspace, ofTool, m_order.tool->resolved(m_version))) {
        const SchemaState state = m_frame->services.schemas.state(endpoint);
        if (!state.described.api)
            continue;
        m_schemas.insert_or_assign(endpoint, workspace::ApiSchemas(state.schema, state.described.api));
        isDescribed = true;
    }
    return isDescribed;
}

void ToolRun::prepare()
{
    const bool isDescribed = addDescriptions();
    auto work = [workspace = m_frame->workspace, schemas = m_schemas, tool = m_order.tool,
                 version = m_version] { return prepareTool(*workspace, schemas, tool, version); };
    if (!isDescribed && isPreparedAtOnce(*m_frame->workspace, m_order.tool->resolved(m_version)))
        return takePrepared(work());
    using Prepared = std::variant<PreparedTool::Pointer, BrokenTool>;
    const auto preparing =
        ask(QThreadPool::globalInstance(), [work = std::move(work)]() -> Result<Prepared> { return work(); });
    whenDone(preparing, context(), [this](const Result<Prepared> &prepared) {
        if (!prepared)
            return fail(prepared.error());
        takePrepared(*prepared);
    });
}

void ToolRun::takePrepared(std::variant<PreparedTool::Pointer, BrokenTool> prepared)
{
    if (auto *broken = std::get_if<BrokenTool>(&prepared)) {
        m_frame->trace.findings = std::move(broken->findings);
        return fail(std::move(broken->error));
    }
    m_prepared = std::get<PreparedTool::Pointer>(std::move(prepared));
    // A tool that is tried may differ from the saved one.
    if (m_frame->mode == Mode::Production)
        m_frame->memory.prepared.keep(m_frame->workspace, m_prepared);
    begin();
}

void ToolRun::begin()
{
    if (m_frame->trace.endpoint.empty())
        m_frame->trace.endpoint = m_prepared->endpoint;
    if (std::optional<CallFailure> refusal = checkPolicy())
        return fail(*std::move(refusal));
    const Result<const PreparedParameters *> parameters = takeArguments();
    if (!parameters)
        return fail(parameters.error());
    checkArguments(**parameters);
}

bool ToolRun::isPermitted() const
{
    return m_frame->services.endpoints.credentials().permits(*m_frame->workspace, m_prepared->tool->name);
}

const workspace::Pagination *ToolRun::pagination() const
{
    const auto &pagination = m_prepared->definition.pagination;
    return pagination ? &*pagination : nullptr;
}

// The steps of a composite tool are checked one by one when they run.
std::optional<CallFailure> ToolRun::checkPolicy() const
{
    if (m_prepared->definition.behaviour.allowMultipleMutations && !isPermitted())
        return toolFailure({ErrorKind::Denied,
                            "consent_needed",
                            {CORE_TEXT("Core", "The tool \"{tool}\" needs your consent before it is used."),
                             {{"tool", m_prepared->tool->name}}},
                            CORE_TEXT("Core", "Review it in the Tooltray window.")});
    const workspace::Operation &operation = *m_prepared->definition.operation;
    bool isMutation = false;
    if (const auto *one = std::get_if<GraphqlOperation>(&operation))
        isMutation = m_prepared->prepared(*one).operation->type() == graphql::OperationType::Mutation;
    else if (const auto *request = std::get_if<RestRequest>(&operation))
        isMutation = workspace::mutates(*request, m_prepared->definition)
                     || (!isPermitted() && workspace::mutates(*request, pagination()));
    const auto *endpoint = m_frame->workspace->find<workspace::Endpoint>(m_prepared->endpoint);
    if (!isMutation || endpoint == nullptr)
        return std::nullopt;
    auto policy = mutationPolicy(*endpoint, m_frame->caller, m_prepared->definition.behaviour);
    auto *refusal = std::get_if<CallFailure>(&policy);
    return refusal == nullptr ? std::nullopt : std::optional(std::move(*refusal));
}

// The parameters of this call are those of the case that its arguments pick.
Result<const PreparedParameters *> ToolRun::takeArguments()
{
    if (m_order.arguments.isNull())
        m_order.arguments = json::Value::object();
    if (!m_order.arguments.isObject())
        return Error{ErrorKind::Invalid, "arguments_invalid",
                     CORE_TEXT("Core", "The arguments of a tool are an object."),
                     CORE_TEXT("Core", "Pass an object with the parameters of the tool as its members.")};
    if (m_order.caller != nullptr && m_order.passed != nullptr)
        m_scope.secretArguments = secretArgumentsOf(*m_order.passed, *m_order.caller);
    const auto *choice = std::get_if<Switch>(&*m_prepared->definition.operation);
    if (choice == nullptr)
        return &m_prepared->parameters;
    if (m_scope.secretArguments.contains(choice->parameter))
        return secretInCondition();
    // The parameter that picks a case may be omitted; for any other the case may have a default of its own.
    const json::Value *picked = m_prepared->parameters.defaults.find(choice->parameter);
    if (picked != nullptr && !m_order.arguments.contains(choice->parameter))
        m_order.arguments.set(choice->parameter, *picked);
    const Result<const Switch::Case *> chosen = chosenCase(*choice, m_order.arguments);
    if (!chosen)
        return chosen.error();
    return &m_prepared->cases.find((*chosen)->step.name)->second;
}

void ToolRun::checkArguments(const PreparedParameters &parameters)
{
    if (std::optional<Error> refusal = refusalOf(parameters.document, m_scope.secretArguments))
        return fail(*std::move(refusal));
    const jsonschema::Schema::Validation validation =
        fitArguments(parameters, m_order.arguments, {.steps = kStepsAtOnce, .errors = kMaxArgumentErrors});
    if (validation.isComplete)
        return useArguments(parameters, validation.errors);
    using Checked = std::pair<json::Value, std::vector<jsonschema::ValidationError>>;
    auto checking = ask(QThreadPool::globalInstance(),
                        [prepared = m_prepared, &parameters, here = QPointer<QObject>(context()),
                         arguments = std::move(m_order.arguments)]() mutable -> Result<Checked> {
                            if (here.isNull()) // nobody waits for a call that was cancelled
                                return ResultPromise<Checked>::givenUp();
                            auto checked =
                                fitArguments(parameters, arguments, {.errors = kMaxArgumentErrors});
                            return Checked(std::move(arguments), std::move(checked.errors));
                        });
    takeWhenDone(std::move(checking), context(), [this, &parameters](Result<Checked> checked) {
        if (!checked)
            return fail(std::move(checked).error());
        m_order.arguments = std::move(checked->first);
        useArguments(parameters, checked->second);
    });
}

void ToolRun::useArguments(const PreparedParameters &parameters,
                           const std::vector<jsonschema::ValidationError> &errors)
{
    if (!errors.empty())
        return fail(argumentError(errors));
    json::Value arguments = m_order.arguments;
    const json::Value ofList = takeListParameters(arguments);
    if (parameters.mayHaveLabels) {
        Result<json::Value> meant =
            withoutLabels(*m_frame->workspace, parameters.document, std::move(arguments));
        if (!meant)
            return fail(std::move(meant).error());
        arguments = *std::move(meant);
    }
    m_scope.arguments = std::move(arguments);
    if (m_frame->isTraced()) {
        json::Value traced = m_scope.arguments;
        for (const json::Member &member : ofList.members())
            traced.set(member.name, member.value);
        m_frame->trace.arguments = shownValue(traced, m_frame->services.redactor);
    }
    readContext();
}

json::Value ToolRun::takeListParameters(json::Value &arguments)
{
    json::Value taken = json::Value::object();
    for (const std::string_view name : m_prepared->listParameters) {
        const json::Value *value = arguments.find(name);
        if (value == nullptr)
            continue;
        if (name == kResumeParameter)
            m_order.pageRequest.resume = value->toString();
        else if (name == kSecondsParameter)
            m_eventTime = std::chrono::seconds(value->toInt64().value_or(kEventTime.count()));
        else
            m_order.pageRequest.maxItems = lesser(m_order.pageRequest.maxItems, value->toUInt64());
        taken.set(name, *value);
        arguments.remove(name);
    }
    return taken;
}

// No more items are fetched than are handed out.
PageRequest ToolRun::pageRequestOfList() const
{
    PageRequest pageRequest = m_order.pageRequest;
    pageRequest.maxItems = lesser(pageRequest.maxItems, m_prepared->definition.result.maxItems);
    pageRequest.owner = m_prepared->tool->name;
    return pageRequest;
}

void ToolRun::readContext()
{
    m_scope.workspace = m_frame->workspace;
    m_scope.endpoint = m_prepared->endpoint;
    m_scope.redactor = &m_frame->services.redactor;
    m_scope.given = &m_order.arguments;
    m_scope.caller = m_order.caller;
    m_scope.passed = m_order.passed;
    m_scope.tool = m_prepared->tool.get();
    m_scope.version = m_version;
    if (m_prepared->contextKeys.empty())
        return runOperation();
    auto values = execution::readContext(
        m_frame->services.endpoints.credentials(), m_frame->workspace,
        reachedEndpoints(*m_frame->workspace, m_prepared->endpoint, m_prepared->definition),
        m_prepared->contextKeys, [this](Result<ContextValues> later) { takeContext(std::move(later)); });
    if (auto *now = std::get_if<Result<ContextValues>>(&values))
        return takeContext(std::move(*now));
    m_reading = std::get<Ticket>(std::move(values));
}

void ToolRun::takeContext(Result<ContextValues> values)
{
    if (!values)
        return fail(std::move(values).error());
    addContext(*std::move(values), m_scope);
    runOperation();
}

void ToolRun::runOperation()
{
    const workspace::Operation &operation = *m_prepared->definition.operation;
    if (const auto *one = std::get_if<GraphqlOperation>(&operation))
        startOperation(*one);
    else if (const auto *request = std::get_if<RestRequest>(&operation))
        startRest(*request);
    else
        startSteps();
}

Result<PageOrder> ToolRun::pages(workspace::PagePlan plan, json::Value &variables) const
{
    const workspace::ToolVersion &definition = m_prepared->definition;
    return pageOrder(std::move(plan), *definition.pagination, pageRequestOfList(), variables);
}

void ToolRun::startOperation(const GraphqlOperation &operation)
{
    const PlannedOperation &prepared = m_prepared->prepared(operation);
    Result<json::Value> variables = variableValues(prepared.plan, m_scope);
    if (!variables)
        return fail(std::move(variables).error());
    if (prepared.operation->type() == graphql::OperationType::Subscription)
        return startAction(EventsAction{prepared.operation, *std::move(variables),
                                        m_order.pageRequest.maxItems, m_eventTime, &prepared.plan, &m_scope});
    OperationAction action{prepared.operation, *std::move(variables)};
    action.plan = &prepared.plan;
    action.scope = &m_scope;
    if (prepared.pages) {
        Result<PageOrder> order = pages(*prepared.pages, action.variables);
        if (!order)
            return fail(std::move(order).error());
        action.pages = *std::move(order);
    }
    startAction(std::move(action));
}

void ToolRun::startRest(const RestRequest &request)
{
    const workspace::ToolVersion &definition = m_prepared->definition;
    RestAction action{&request, &definition.bindings, &m_scope};
    action.isSaidToRead = definition.annotations.readOnly == true && isPermitted();
    if (definition.pagination && definition.pagination->enabled) {
        Result<PageOrder> order =
            restPages(request, definition.bindings, m_scope, *definition.pagination, pageRequestOfList());
        if (!order)
            return fail(std::move(order).error());
        action.pages = *std::move(order);
    }
    startAction(std::move(action));
}

void ToolRun::startAction(Action action)
{
    const workspace::ToolVersion &definition = m_prepared->definition;
    ActionOrder order{.action = std::move(action), .endpoint = m_prepared->endpoint};
    order.tool = m_prepared->tool->name;
    order.version = m_version.toString();
    order.prepared = m_prepared;
    order.arguments = m_order.arguments;
    order.context = m_scope.context;
    order.step = m_order.place;
    order.place = m_order.place;
    order.mutations = m_order.mutations;
    order.behaviour = definition.behaviour;
    order.idempotency = definition.idempotency;
    order.rules = rulesFor(definition.errors);
    if (m_order.place.empty() && m_frame->onProgress)
        order.onProgress = itemProgress(m_frame, m_order.pageRequest.maxItems);
    else
        order.onProgress = m_order.onProgress;
    m_run = started<ActionRun>(m_frame, std::move(order),
                               [this](OperationOutcome outcome) { finish(std::move(outcome)); });
}

// The position in the lists of a composite tool, whose cursors name the steps.
Result<PagePosition> ToolRun::startOfLists() const
{
    if (m_order.pageRequest.resume.empty())
        return PagePosition();
    Result<PagePosition> from = decodePosition(m_order.pageRequest.resume);
    if (!from)
        return from;
    std::size_t known = 0;
    const auto count = [&](const workspace::Step &step) {
        if (from->steps.contains(step.name) && m_prepared->pagingOf(step) == Paging::Resumable)
            ++known;
    };
    if (const auto *choice = std::get_if<Switch>(&*m_prepared->definition.operation)) {
        if (const Result<const Switch::Case *> chosen = chosenCase(*choice, m_scope.arguments))
            count((*chosen)->step);
    } else {
        workspace::walkSteps(m_prepared->definition, count);
    }
    if (from->steps.empty() || known < from->steps.size())
        return foreignCursor();
    return from;
}

void ToolRun::startSteps()
{
    const workspace::ToolVersion &definition = m_prepared->definition;
    CompositeOrder order;
    order.operation = std::shared_ptr<const workspace::Operation>(m_prepared, &*definition.operation);
    order.scope = m_scope;
    order.endpoint = m_prepared->endpoint;
    order.tools = m_order.callers;
    if (order.tools.empty())
        order.tools.push_back(m_prepared->tool->name);
    order.place = m_order.place;
    order.parent = m_order.mutations;
    order.budget = m_frame->budget;
    if (definition.behaviour.allowMultipleMutations)
        order.mutations = Mutations::Allowed::Several;
    if (m_order.place.empty() && m_frame->onProgress)
        order.onProgress = [frame = m_frame](double done, std::size_t total, std::string_view step,
                                             std::uint64_t count) {
            const std::string text(step);
            frame->onProgress(done, static_cast<double>(total),
                              count == 0 ? text : text + ": " + countSoFar(count));
        };
    else if (m_order.onProgress)
        order.onProgress = [tell = m_order.onProgress](double, std::size_t, std::string_view,
                                                       std::uint64_t count) {
            if (count > 0)
                tell(count);
        };
    if (m_frame->mode == Mode::Preview) {
        order.isPreview = true;
        order.onUnknown = [frame = m_frame,
                           endpoint = order.endpoint](const workspace::Step &step, const std::string &place,
                                                      const std::vector<std::string> &dependsOn) {
            frame->trace.sent.push_back({.endpoint = step.endpoint.empty() ? endpoint : step.endpoint,
                                         .step = place,
                                         .dependsOn = dependsOn,
                                         .request = expectedRequest(step)});
        };
    }
    order.classify = [rules = rulesFor(definition.errors),
                      arguments = m_order.arguments](OperationAnswer answer) {
        answer.status = 0; // that of a step
        return classifyOutcome(std::move(answer), {false, rules, {}, arguments});
    };
    Result<PagePosition> from = startOfLists();
    if (!from)
        return fail(std::move(from).error());
    order.from = *from;
    m_steps = std::make_unique<ToolSteps>(
        m_frame, m_prepared, m_order.arguments, pageRequestOfList(), *std::move(from),
        [frame = m_frame](ToolRunOrder nested, Done<OperationOutcome> done) {
            return started<ToolRun>(frame, std::move(nested), std::move(done));
        });
    m_run = started<CompositeRun>(*m_steps, std::move(order),
                                  [this](OperationOutcome outcome) { finish(std::move(outcome)); });
}

void ToolRun::fail(CallFailure failure)
{
    later([this, failure = std::move(failure)]() mutable { finish(std::move(failure)); });
}

void ToolRun::finish(OperationOutcome outcome)
{
    if (auto *answer = std::get_if<OperationAnswer>(&outcome))
        answer->shape = {m_prepared, &m_prepared->definition.result};
    std::exchange(m_done, nullptr)(std::move(outcome)); // which may destroy this
}

} // namespace tooltray::execution
