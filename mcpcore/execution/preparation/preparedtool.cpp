// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/preparedtool.h"

#include "execution/arguments/passedarguments.h"
#include "execution/arguments/templates.h"
#include "execution/arguments/toolparameters.h"
#include "execution/preparation/reach.h"
#include "openapi/proposal/arguments.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/walk.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace tooltray::execution {

using workspace::GraphqlOperation;
using workspace::RestRequest;
using workspace::Step;
using workspace::Switch;

namespace {

constexpr Template kUnfit = CORE_TEXT("Core", "The tool \"{tool}\" does not fit its API: {problem}");

// Checks the operations of a tool, plans their variables and compiles the schemas of its parameters.
class ToolPreparation {
public:
    // The definition, endpoint and schemas of what is prepared are there; the rest is filled in.
    ToolPreparation(const workspace::Workspace &workspace, PreparedTool &prepared);

    std::optional<BrokenTool> run();

private:
    std::optional<BrokenTool> checkHealth();
    bool isLeftToCallers(const workspace::ToolProblem &problem);
    void settleIdempotency();
    void add(const workspace::Step &step);
    void add(const workspace::GraphqlOperation &operation, const std::string &endpoint,
             const std::vector<workspace::NamedBinding> &bindings,
             const workspace::Shared<workspace::Pagination> &pagination, const json::Value &parameters,
             const std::string &step);
    json::Value parametersAround(const workspace::Step &step) const;
    void addPlaceholders(const workspace::RestRequest &request);
    void addContextOfBindings();
    void addContext(const std::string &name);
    std::optional<Error> prepareParameters();
    void prepareDescribed();
    void prepareSteps();
    using Names = std::vector<std::string>;
    using NamesOf = Names (*)(const workspace::DescribedRequest &);
    Names omitted(const RestRequest &request, const std::string &ofStep,
                  const workspace::Shared<workspace::Pagination> &pagination, const json::Value &declared,
                  NamesOf namesOf = workspace::optionalParameters) const;
    std::optional<BrokenTool> checkSent() const;
    void prepareRequired(const Step &step, const json::Value &declared, PreparedParameters &out);
    std::optional<Error> compile(json::Value document, PreparedParameters &out) const;
    BrokenTool broken(std::string code, Template why, Message problem, Message hint) const;
    BrokenTool unfit() const;

    const workspace::Workspace &m_workspace;
    PreparedTool &m_prepared;
    const workspace::ToolVersion &m_definition;
    Findings m_findings;
    std::optional<BrokenTool> m_broken;
    std::set<std::string> m_context;
};

ToolPreparation::ToolPreparation(const workspace::Workspace &workspace, PreparedTool &prepared)
    : m_workspace(workspace)
    , m_prepared(prepared)
    , m_definition(prepared.definition)
{}

std::optional<BrokenTool> ToolPreparation::run()
{
    if (!m_definition.operation)
        return broken("operation_missing", CORE_TEXT("Core", "The tool \"{tool}\" has no operation."), {},
                      CORE_TEXT("Core", "Give it one with update_saved_tool."));
    settleIdempotency();
    if (const auto *operation = std::get_if<GraphqlOperation>(&*m_definition.operation))
        add(*operation, m_prepared.endpoint, m_definition.bindings, m_definition.pagination,
            m_definition.parameters, {});
    else if (const auto *request = std::get_if<RestRequest>(&*m_definition.operation))
        addPlaceholders(*request);
    workspace::walkSteps(m_definition, [this](const Step &step) { add(step); });
    if (m_broken)
        return std::move(m_broken);
    if (!m_findings.empty())
        return unfit();
    if (std::optional<BrokenTool> ill = checkHealth())
        return ill;
    if (std::optional<BrokenTool> ill = checkSent())
        return ill;
    addContextOfBindings();
    if (std::optional<Error> error = prepareParameters())
        return BrokenTool{*std::move(error)};
    m_prepared.contextKeys.assign(m_context.begin(), m_context.end());
    return std::nullopt;
}

// The fault may be in a type or mapping that the tool refers to, at the place or around it.
Message toolHint(const workspace::ToolVersion &definition, const std::string &place)
{
    const json::Value version = encode(definition);
    for (json::Pointer at = json::Pointer::parse(place).value_or(json::Pointer()); !at.isRoot();
         at = at.parent()) {
        const json::Value *value = json::resolve(version, at);
        const std::string_view reference =
            value == nullptr ? std::string_view() : (*value)["$ref"].toString();
        std::string_view mapping = value == nullptr ? std::string_view() : (*value)["mapping"].toString();
        if (reference.starts_with(workspace::kTypeReference))
            return {CORE_TEXT("Core", "Correct the tool with update_saved_tool, or the type \"{name}\" with "
                                      "create_graphql_type."),
                    {{"name", reference.substr(workspace::kTypeReference.size())}}};
        if (reference.starts_with(workspace::kMappingReference))
            mapping = reference.substr(workspace::kMappingReference.size());
        if (!mapping.empty())
            return {CORE_TEXT("Core", "Correct the tool with update_saved_tool, or the mapping \"{name}\" "
                                      "with set_mapping."),
                    {{"name", mapping}}};
    }
    return CORE_TEXT("Core", "Correct the tool with update_saved_tool.");
}

// A call that cannot succeed says what is wrong with the tool, in place of what the API, or a tool that it calls, makes of
// it. What else is wrong is told where it matters, or does no harm.
std::optional<BrokenTool> ToolPreparation::checkHealth()
{
    constexpr std::array<std::string_view, 8> kOfApi{
        "parameter_unfit", "parameter_value_unfit", "input_field_unknown", "mapping_unfit",
        "constant_unfit",  "unknown_variable",      "result_path_unknown", "context_unfit"};
    constexpr std::array<std::string_view, 6> kOfCalls{"unknown_tool",           "unknown_version",
                                                       "call_parameter_missing", "call_parameter_unknown",
                                                       "call_parameter_unfit",   "made_value_unfit"};
    const workspace::ToolProblems problems =
        checkVersion(m_workspace, m_prepared.schemas, *m_prepared.tool, m_prepared.version).problems;
    const auto firstOf = [&](std::span<const std::string_view> codes) {
        return std::ranges::find_if(problems, [&](const workspace::ToolProblem &problem) {
            return std::ranges::find(codes, problem.code) != codes.end();
        });
    };
    const std::string_view mutations = "multiple_mutations";
    if (const auto found = firstOf({&mutations, 1}); found != problems.end())
        return broken("multiple_mutations", CORE_TEXT("Core", "The tool \"{tool}\" sends nothing. {problem}"),
                      found->message,
                      CORE_TEXT("Core", "Ask the user to change the tool in the Tooltray window."));
    Template why = kUnfit;
    auto found = firstOf(kOfApi);
    if (found == problems.end()) {
        why = CORE_TEXT("Core", "The tool \"{tool}\" does not fit the tools that it calls: {problem}");
        found = firstOf(kOfCalls);
    }
    if (found == problems.end()) {
        why = kUnfit;
        found = std::ranges::find_if(problems, [this](const workspace::ToolProblem &problem) {
            return problem.code == "argument_unknown" && !isLeftToCallers(problem);
        });
    }
    if (found == problems.end()) {
        // Whoever approves a call is told.
        if (!problems.empty())
            m_prepared.problem = problems.front().message;
        return std::nullopt;
    }
    BrokenTool result = broken(found->code, why, found->message, toolHint(m_definition, found->place));
    result.findings = {{.message = found->message}};
    return result;
}

// What every call would lack, no argument can add. Who wrote a request by hand may know the API better than its
// description.
std::optional<BrokenTool> ToolPreparation::checkSent() const
{
    Names missing;
    const auto look = [&](const RestRequest &request, const std::string &ofStep,
                          const workspace::Shared<workspace::Pagination> &pagination) {
        if (missing.empty() && !request.operation.empty())
            missing =
                omitted(request, ofStep, pagination, m_definition.parameters, workspace::missingArguments);
    };
    if (const auto *own = std::get_if<RestRequest>(&*m_definition.operation))
        look(*own, {}, m_definition.pagination);
    if (const auto *sequence = std::get_if<workspace::Sequence>(&*m_definition.operation)) {
        for (const Step &step : sequence->steps) {
            const auto *request = std::get_if<RestRequest>(&step.action);
            if (request != nullptr && !step.when)
                look(*request, step.endpoint, step.pagination);
        }
    }
    if (missing.empty())
        return std::nullopt;
    const Message problem{
        CORE_TEXT("Core", "The operation requires \"{name}\", which the tool does not pass."),
        {{"name", missing.front()}}};
    BrokenTool result = broken("argument_missing", kUnfit, problem, toolHint(m_definition, {}));
    result.findings = {{.message = problem}};
    return result;
}

// What the operation does not know is refused where it would be sent: an argument only when it is passed. False: every
// call sends it. Requests written by hand are sent, as above.
bool ToolPreparation::isLeftToCallers(const workspace::ToolProblem &problem)
{
    const Message *name = problem.message.argument("name");
    bool isLeft = true;
    const auto look = [&](const RestRequest &request, const std::string &place,
                          PreparedParameters &parameters) {
        const bool isInBody = problem.place == place + "/body";
        if (name == nullptr || request.operation.empty() || (!isInBody && problem.place != place + "/query"))
            return;
        const auto *body =
            request.body ? std::get_if<workspace::ObjectSource>(&request.body->source) : nullptr;
        if (isInBody && body == nullptr)
            return;
        for (const workspace::NamedBinding &sent : isInBody ? body->members : request.query) {
            if (sent.name != name->text())
                continue;
            const workspace::Binding::Source &source = sent.binding.source;
            if (const auto *argument = std::get_if<workspace::ParameterSource>(&source))
                parameters.unknown.emplace(argument->name, problem.message.text());
            isLeft = isLeft && !std::holds_alternative<workspace::ConstantSource>(source)
                     && !std::holds_alternative<workspace::ContextSource>(source);
        }
    };
    if (const auto *request = std::get_if<RestRequest>(&*m_definition.operation))
        look(*request, "/operation", m_prepared.parameters);
    const bool hasCases = std::holds_alternative<Switch>(*m_definition.operation);
    workspace::walkPlacedSteps(m_definition, [&](const Step &step, const std::string &place) {
        if (const auto *request = std::get_if<RestRequest>(&step.action))
            look(*request, place + "/operation",
                 hasCases ? m_prepared.cases[step.name] : m_prepared.parameters);
    });
    return isLeft;
}

// Corrects settings that were saved without a check: caching too little is better than a wrong answer.
void ToolPreparation::settleIdempotency()
{
    std::optional<workspace::Idempotency> &idempotency = m_prepared.definition.idempotency;
    if (!idempotency)
        return;
    if (!workspace::mayKeepAnswers(m_definition))
        idempotency.reset();
    else if (!workspace::unknownKeyParameters(m_workspace, m_definition).empty())
        idempotency->keyParameters.clear();
}

void ToolPreparation::add(const Step &step)
{
    const std::string endpoint = step.endpoint.empty() ? m_prepared.endpoint : step.endpoint;
    if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
        add(*operation, endpoint, step.bindings, step.pagination, parametersAround(step), step.name);
    else if (const auto *request = std::get_if<RestRequest>(&step.action))
        addPlaceholders(*request);
}

// The parameters that the tool declares for a step; a case has its own besides those of all.
json::Value ToolPreparation::parametersAround(const Step &step) const
{
    const auto *choice = std::get_if<Switch>(&*m_definition.operation);
    if (choice == nullptr)
        return m_definition.parameters;
    const auto found =
        std::ranges::find_if(choice->cases, [&](const Switch::Case &one) { return &one.step == &step; });
    return parametersOf(*choice, *found, m_definition.parameters).valueOr(m_definition.parameters);
}

void ToolPreparation::add(const GraphqlOperation &operation, const std::string &endpoint,
                          const std::vector<workspace::NamedBinding> &bindings,
                          const workspace::Shared<workspace::Pagination> &pagination,
                          const json::Value &parameters, const std::string &step)
{
    auto checked = CheckedOperation::check(schemasOf(m_prepared.schemas, endpoint).graphql,
                                           operation.document, operation.operationName);
    if (auto *findings = std::get_if<Findings>(&checked)) {
        for (Finding &finding : *findings) {
            if (!step.empty())
                finding.message = {CORE_TEXT("Core", "{name}: {problem}"),
                                   {{"name", step}, {"problem", std::move(finding.message)}}};
            m_findings.push_back(std::move(finding));
        }
        return;
    }
    PlannedOperation prepared{std::get<CheckedOperation::Pointer>(std::move(checked)), {}};
    prepared.plan = planVariables(m_workspace, prepared.operation->operation(), bindings, parameters);
    if (pagination && pagination->enabled) {
        Result<workspace::PagePlan> pages =
            workspace::planPages(prepared.operation->operation(), *pagination);
        if (!pages) {
            m_broken = BrokenTool{std::move(pages).error()};
            return;
        }
        prepared.pages = *std::move(pages);
        // The variables that ask for pages are set for each page, so that no caller has to pass them.
        const auto &paged = prepared.pages->variables;
        for (PlannedVariable &variable : prepared.plan) {
            if (variable.name == paged.size || variable.name == paged.cursor || variable.name == paged.offset
                || variable.name == paged.page)
                variable.isRequired = false;
        }
    }
    for (const PlannedVariable &variable : prepared.plan) {
        if (!variable.contextKey.empty())
            m_context.insert(variable.contextKey);
    }
    m_prepared.operations.emplace(&operation, std::move(prepared));
}

// The placeholders that a path leaves open may come from the context.
void ToolPreparation::addPlaceholders(const RestRequest &request)
{
    const ContextTemplate path(request.path, ContextTemplate::Of::Url);
    for (const std::string &name : path.names())
        addContext(name);
}

void ToolPreparation::addContextOfBindings()
{
    workspace::walkBindings(m_definition, [this](const workspace::Binding &binding) {
        if (const auto *source = std::get_if<workspace::ContextSource>(&binding.source))
            addContext(source->key);
    });
}

void ToolPreparation::addContext(const std::string &name)
{
    if (const workspace::ContextVariable *variable = m_workspace.contextFor(name))
        m_context.insert(variable->key);
}

std::optional<Error> ToolPreparation::prepareParameters()
{
    const graphql::Schema *schema = schemasOf(m_prepared.schemas, m_prepared.endpoint).graphql.get();
    PagedTools paged;
    m_prepared.listParameters = paged.parametersOf(m_workspace, m_definition);
    m_prepared.pagedSteps = paged.ofSteps(m_workspace, m_definition);
    Result<json::Value> document = toolParameters(m_workspace, m_definition, schema, paged);
    if (!document)
        return std::move(document).error();
    if (std::optional<Error> error = compile(*std::move(document), m_prepared.parameters))
        return error;
    m_prepared.parameters.defaults = workspace::defaultsOf(m_workspace, m_definition.parameters);
    prepareDescribed();
    prepareSteps();
    const auto *choice = std::get_if<Switch>(&*m_definition.operation);
    if (choice == nullptr)
        return std::nullopt;
    const json::Value declared = declaredParameters(m_definition);
    const json::Value named =
        declared.isNull() ? namedParameters(m_workspace, m_definition, schema) : json::Value();
    for (const Switch::Case &one : choice->cases) {
        const bool isDeclared = !declared.isNull() || !one.parameters.isNull();
        Result<json::Value> own = parametersOf(*choice, one, isDeclared ? declared : named);
        if (!own)
            return std::move(own).error();
        std::vector<std::string_view> listParameters = m_prepared.listParameters;
        if (m_prepared.pagingOf(one.step) != Paging::Resumable)
            std::erase(listParameters, kResumeParameter);
        addListParameters(m_definition, listParameters, *own);
        PreparedParameters &prepared = m_prepared.cases[one.step.name];
        prepared.defaults = workspace::defaultsOf(m_workspace, *own);
        prepareRequired(one.step, *own, prepared);
        if (std::optional<Error> error = compile(*std::move(own), prepared))
            return error;
    }
    return std::nullopt;
}

// Accepts arguments with all of these; nothing where there are none.
std::optional<jsonschema::Schema> requiring(const std::vector<std::string> &names)
{
    json::Value properties = json::Value::object();
    json::Value required = json::Value::array();
    for (const std::string &name : names) {
        properties.set(name, json::Value::object());
        required.append(json::Value(name));
    }
    if (required.isEmpty())
        return std::nullopt;
    return jsonschema::Schema::compile(json::Value::object({{"properties", std::move(properties)},
                                                            {"required", std::move(required)}}))
        .schema;
}

// Holds the tool's own request against the description of its API.
void ToolPreparation::prepareDescribed()
{
    const auto *request = std::get_if<RestRequest>(&*m_definition.operation);
    const openapi::ApiPointer &api = schemasOf(m_prepared.schemas, m_prepared.endpoint).api;
    const auto *endpoint = m_workspace.find<workspace::Endpoint>(m_prepared.endpoint);
    if (request == nullptr || !api || endpoint == nullptr)
        return;
    const openapi::ApiOperation *operation = workspace::operationOf(*api, *request, *endpoint);
    if (operation == nullptr)
        return;
    m_prepared.parameters.required =
        requiring(omitted(*request, {}, m_definition.pagination, m_definition.parameters));
    const json::Value document = workspace::describedParameters(*api, *operation, m_definition);
    if (document.isNull())
        return;
    m_prepared.parameters.described = openapi::compileEnforced(document).schema;
    for (const json::Member &member : document["properties"].members())
        m_prepared.parameters.describedNames.emplace_back(member.name.view());
    if (!request->body)
        return;
    workspace::walkBindings(*request->body, [this](const workspace::Binding &binding) {
        if (const auto *source = std::get_if<workspace::ParameterSource>(&binding.source))
            m_prepared.parameters.sentInBody.push_back(source->name);
    });
}

void ToolPreparation::prepareSteps()
{
    const auto *sequence = std::get_if<workspace::Sequence>(&*m_definition.operation);
    if (sequence == nullptr)
        return;
    Names always;
    for (const Step &step : sequence->steps) {
        const auto *request = std::get_if<RestRequest>(&step.action);
        if (request == nullptr)
            continue;
        if (step.when) {
            prepareRequired(step, m_definition.parameters, m_prepared.parameters);
            continue;
        }
        for (std::string &name : omitted(*request, step.endpoint, step.pagination, m_definition.parameters)) {
            if (std::ranges::find(always, name) == always.end())
                always.push_back(std::move(name));
        }
    }
    m_prepared.parameters.required = requiring(always);
}

// A step with a condition requires its arguments only when it runs.
void ToolPreparation::prepareRequired(const Step &step, const json::Value &declared, PreparedParameters &out)
{
    const auto *request = std::get_if<RestRequest>(&step.action);
    if (request == nullptr)
        return;
    std::optional<jsonschema::Schema> required =
        requiring(omitted(*request, step.endpoint, step.pagination, declared));
    if (!step.when)
        out.required = std::move(required);
    else if (required)
        m_prepared.requiredBySteps.emplace(&step, *std::move(required));
}

// The parameters that the description requires and the tool does not: what that requires is in its own schema.
ToolPreparation::Names ToolPreparation::omitted(const RestRequest &request, const std::string &ofStep,
                                                const workspace::Shared<workspace::Pagination> &pagination,
                                                const json::Value &declared, NamesOf namesOf) const
{
    const std::string &name = ofStep.empty() ? m_prepared.endpoint : ofStep;
    const openapi::ApiPointer &api = schemasOf(m_prepared.schemas, name).api;
    const auto *endpoint = m_workspace.find<workspace::Endpoint>(name);
    if (!api || endpoint == nullptr)
        return {};
    return namesOf({m_workspace, *api, *endpoint, request, {}, pagination, &declared});
}

std::optional<Error> ToolPreparation::compile(json::Value document, PreparedParameters &out) const
{
    out.document = std::move(document);
    if (out.document.isNull())
        return std::nullopt;
    jsonschema::Schema::Compiled compiled = workspace::compileParameters(m_workspace, out.document);
    if (!compiled.schema) {
        const jsonschema::CompileError &first = compiled.errors.front();
        return broken("parameters_invalid",
                      CORE_TEXT("Core",
                                "The tool \"{tool}\" has a parameter schema that cannot be used: {problem}"),
                      first.pointer.empty() ? Message(first.message)
                                            : Message(CORE_TEXT("Core", "At {place}: {problem}"),
                                                      {{"place", first.pointer}, {"problem", first.message}}),
                      CORE_TEXT("Core", "Correct the schema with update_saved_tool."))
            .error;
    }
    out.schema = std::move(compiled.schema);
    out.mayHaveLabels = mayHaveLabels(m_workspace, out.document);
    return std::nullopt;
}

BrokenTool ToolPreparation::broken(std::string code, Template why, Message problem, Message hint) const
{
    return {{ErrorKind::Invalid,
             std::move(code),
             {why, {{"tool", m_prepared.tool->name}, {"problem", std::move(problem)}}},
             std::move(hint)}};
}

BrokenTool ToolPreparation::unfit() const
{
    const Finding &first = m_findings.front();
    BrokenTool result =
        broken("operation_invalid", kUnfit, placed(first),
               Message::joined(
                   {first.suggestion, CORE_TEXT("Core", "Correct the operation with update_saved_tool.")}));
    if (m_findings.size() > 1)
        result.error.message =
            Message::joined({result.error.message,
                             {CORE_TEXT("Core", "And {count} more."), {{"count", m_findings.size() - 1}}}});
    result.error.details = json::Value::object({{"errors", toJson(m_findings)}});
    result.findings = m_findings;
    return result;
}

} // namespace

std::variant<PreparedTool::Pointer, BrokenTool> prepareTool(const workspace::Workspace &workspace,
                                                            workspace::Schemas schemas,
                                                            std::shared_ptr<const workspace::Tool> tool,
                                                            workspace::Version version)
{
    auto prepared = std::make_shared<PreparedTool>();
    prepared->definition = tool->resolved(version);
    prepared->endpoint = workspace::endpointOf(workspace, *tool);
    prepared->tool = std::move(tool);
    prepared->version = version;
    prepared->schemas = std::move(schemas);
    if (std::optional<BrokenTool> broken = ToolPreparation(workspace, *prepared).run())
        return *std::move(broken);
    prepared->called = calledTools(workspace, prepared->endpoint, prepared->definition);
    return PreparedTool::Pointer(std::move(prepared));
}

} // namespace tooltray::execution
