// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tooledit.h"

#include "execution/answers/finding.h"
#include "execution/arguments/toolparameters.h"
#include "execution/arguments/variableplan.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/checkedoperation.h"
#include "graphql/language/document.h"
#include "graphql/language/parse.h"
#include "jsonschema/example/examplevalue.h"
#include "jsonschema/schema.h"
#include "toolkit/catalogue/showntool.h"
#include "workspace/checks/rules.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/walk.h"
#include "workspace/edits/apply.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

class DraftChecker {
public:
    // The workspace as it is, and as it is once the draft is saved, where it can be.
    DraftChecker(const Workspace &before, const Workspace &workspace, const Schemas &schemas,
                 const ToolEdit &draft)
        : m_before(before)
        , m_workspace(workspace)
        , m_schemas(schemas)
        , m_draft(draft)
        , m_definition(draft.tool.resolved(draft.version))
        , m_operation(m_definition.operation ? std::get_if<GraphqlOperation>(&*m_definition.operation)
                                             : nullptr)
        , m_schema(schemasOf(schemas, draft.tool.endpoint).graphql)
    {}

    DraftCheck run(execution::EnumStyle style)
    {
        checkOperation();
        checkSteps();
        checkDefinition();
        if (!m_check.errors.isEmpty())
            return std::move(m_check);
        DescribedParameters parameters =
            describedParameters(m_workspace, m_schema, m_draft.tool, m_draft.version, style);
        m_check.parameters = std::move(parameters.schema);
        m_check.injected = std::move(parameters.injected);
        m_check.example = jsonschema::exampleValue(exampleSchema(style));
        completeExample();
        fitVariables();
        markUnfitValues();
        warnOfStrayStyles();
        checkExamples();
        lint();
        return std::move(m_check);
    }

private:
    void checkOperation()
    {
        if (m_operation == nullptr)
            return;
        auto checked =
            execution::CheckedOperation::check(m_schema, m_operation->document, m_operation->operationName);
        if (const auto *findings = std::get_if<execution::Findings>(&checked)) {
            m_check.errors = toJson(*findings);
            return;
        }
        const auto &operation = *std::get<execution::CheckedOperation::Pointer>(checked);
        warnOfDeprecations(operation, {});
        const Endpoint *endpoint = m_workspace.find<Endpoint>(m_draft.tool.endpoint);
        if (endpoint == nullptr)
            return;
        const EndpointLimits &limits = endpoint->limits;
        for (const Error &error : execution::sizeErrors(operation.measure(json::Value::object()),
                                                        {limits.depth, limits.fields, limits.complexity}))
            m_check.warnings.push_back(Message::joined({error.message, error.hint}));
    }

    void checkSteps()
    {
        walkSteps(m_definition, [this](const Step &step) {
            const auto *own = std::get_if<GraphqlOperation>(&step.action);
            const graphql::SchemaPointer &schema =
                schemasOf(m_schemas, step.endpoint.empty() ? m_draft.tool.endpoint : step.endpoint).graphql;
            if (own == nullptr || !schema)
                return;
            const auto checked =
                execution::CheckedOperation::check(schema, own->document, own->operationName);
            if (const auto *sound = std::get_if<execution::CheckedOperation::Pointer>(&checked))
                warnOfDeprecations(**sound, step.name);
        });
    }

    // A step that is named has the operation.
    void warnOfDeprecations(const execution::CheckedOperation &operation, const std::string &step)
    {
        for (const execution::Finding &finding : operation.deprecations())
            m_check.warnings.push_back((step.empty() ? "Line " : "Step \"" + step + "\", line ")
                                       + std::to_string(finding.line) + ", column "
                                       + std::to_string(finding.column) + ": " + finding.message.text());
    }

    void warnOfStrayStyles()
    {
        const auto warn = [this](const auto &operation, const Shared<Pagination> &pagination,
                                 const std::string &where) {
            const auto *request = std::get_if<RestRequest>(&operation);
            if (request == nullptr)
                return;
            for (const std::string &style : strayStyles(*request, pagination))
                m_check.warnings.push_back(where + "The style \"" + style
                                           + "\" is of no field that the request has. Correct its name, or "
                                             "remove it.");
        };
        warn(*m_definition.operation, m_definition.pagination, {});
        walkSteps(m_definition, [&warn](const Step &step) {
            warn(step.action, step.pagination, "Step \"" + step.name + "\": ");
        });
    }

    void checkDefinition()
    {
        ChangeCheck change = checkChange(m_before, m_workspace, m_schemas);
        const bool isReported = !m_check.errors.isEmpty();
        for (const ToolFinding &finding : change.refused)
            for (const ToolProblem &problem : finding.problems)
                report(problem, finding.version, isReported);
        m_check.broken = std::move(change.broken);
        checkPermissions();
        const VersionCheck found = checkVersion(m_workspace, m_schemas, m_draft.tool, m_draft.version);
        if (!found.missingSchemas.empty() && m_check.errors.isEmpty())
            m_check.warnings.push_back(uncheckedFor(found.missingSchemas.front()));
    }

    std::string uncheckedFor(const std::string &endpoint) const
    {
        if (execution::hasNoSchema(m_workspace, endpoint))
            return "The endpoint \"" + endpoint
                   + "\" has no schema, so fields, arguments and types were not checked. Call "
                     "test_saved_tool to see whether the tool works.";
        return "The schema of the endpoint \"" + endpoint
               + "\" is not loaded, so the operation was not validated. Call refresh_schema, then "
                 "describe_tool to check the tool.";
    }

    // Of a switch it is that of its first case, which the arguments of a call have to fit.
    json::Value exampleSchema(execution::EnumStyle style) const
    {
        const auto *choice = m_definition.operation ? std::get_if<Switch>(&*m_definition.operation) : nullptr;
        if (choice == nullptr || choice->cases.empty())
            return m_check.parameters;
        const Switch::Case &first = choice->cases.front();
        json::Value ofTool = declaredParameters(m_definition);
        if (ofTool.isNull() && first.parameters.isNull()) {
            ToolVersion alone = m_definition;
            alone.operation = Sequence{{first.step}, {}};
            ofTool = namedParameters(m_workspace, alone, m_schema.get());
        }
        const Result<json::Value> schema = parametersOf(*choice, first, ofTool);
        if (!schema)
            return m_check.parameters;
        json::Value shown = execution::shownSchema(m_workspace, *schema, {}, style);
        if (json::Value *properties = shown.find("properties"))
            properties->set(choice->parameter, json::Value::object({{"const", first.step.name}}));
        return shown;
    }

    // A call needs what its operation cannot do without, whatever the schema says of it.
    void completeExample()
    {
        const graphql::Document document = graphql::parseDocument(m_operation ? m_operation->document : "");
        const auto found = document.isValid() ? graphql::findOperation(document, m_operation->operationName)
                                              : graphql::OperationDefinition();
        if (!found)
            return;
        for (const auto &variable :
             execution::planVariables(m_workspace, found, m_definition.bindings, m_definition.parameters)) {
            const bool isCallers = variable.source == execution::PlannedVariable::Source::Parameter
                                   && variable.contextKey.empty();
            const json::Value *property = m_check.parameters["properties"].find(variable.name);
            if (variable.isRequired && isCallers && property != nullptr
                && !m_check.example.contains(variable.name))
                m_check.example.set(variable.name, jsonschema::exampleValue(*property));
        }
    }

    // A declared parameter may say less than the place that it fills: a string for an enum, any object for an input, and
    // optional where nothing is sent without it.
    void fitVariables()
    {
        if (m_definition.parameters.isNull())
            return;
        ToolVersion undeclared = m_definition;
        undeclared.parameters = json::Value();
        execution::PagedTools paged;
        const Result<json::Value> inferred =
            execution::toolParameters(m_workspace, undeclared, m_schema.get(), paged);
        if (!inferred || !inferred->isObject())
            return;
        const json::Value shown =
            execution::shownSchema(m_workspace, *inferred, {}, execution::EnumStyle::Plain);
        for (const json::Value &required : shown["required"].elements()) {
            const std::string_view name = required.toString();
            const json::Value *property = m_check.parameters["properties"].find(name);
            if (property != nullptr && !m_check.example.contains(name))
                m_check.example.set(name, jsonschema::exampleValue(*property));
        }
        for (json::Member &argument : m_check.example.members()) {
            const std::string name(argument.name.view());
            const json::Value *variable = shown["properties"].find(name);
            const std::string declared = json::write(m_definition.parameters["properties"][name]);
            // What the caller passes is not what the variable gets.
            if (variable == nullptr || declared.find(kMappingReference) != std::string::npos)
                continue;
            const auto fit = jsonschema::exampleOfBoth(m_check.parameters["properties"][name], *variable);
            if (fit)
                argument.value = *fit;
            else if (!argument.value.toString().starts_with('<'))
                argument.value = missing(name);
        }
    }

    static std::string missing(const std::string &name)
    {
        return "<value that fits the schema of " + name + '>';
    }

    // A call that would be refused is no example: a placeholder says which value is for the agent to find.
    void markUnfitValues()
    {
        const auto compiled = workspace::compileParameters(m_workspace, m_check.parameters).schema;
        if (!compiled)
            return;
        for (const jsonschema::ValidationError &error : compiled->validate(m_check.example)) {
            const auto place = json::Pointer::parse(error.instancePointer);
            if (!place || place->tokens().empty())
                continue;
            const json::Value *unfit = json::resolve(m_check.example, *place);
            if (unfit != nullptr && !unfit->toString().starts_with('<'))
                m_check.example.set(place->tokens().front(), missing(place->tokens().front()));
        }
    }

    // Against all that a call may pass, also where that is inferred.
    void checkExamples()
    {
        execution::PagedTools paged;
        Result<json::Value> schema =
            execution::toolParameters(m_workspace, m_definition, m_schema.get(), paged);
        if (!schema || schema->isNull())
            return;
        const auto compiled = workspace::compileParameters(m_workspace, *schema).schema;
        const json::Value defaults = workspace::defaultsOf(m_workspace, m_definition.parameters);
        for (const Example &example : m_draft.tool.examples) {
            json::Value parameters = example.parameters;
            workspace::addDefaults(defaults, parameters);
            if (!compiled || !example.expectsSuccess || compiled->isValid(parameters))
                continue;
            m_check.warnings.push_back("The example \"" + example.name + "\" does not fit the parameters: "
                                       + compiled->validate(parameters).front().message
                                       + " Correct the example, or mark it as expected to fail.");
        }
    }

    void lint()
    {
        const std::string ours = "/versions/" + m_draft.version.toString();
        for (const LintFinding &finding : workspace::lint(m_workspace, m_schemas, m_draft.tool)) {
            if (finding.severity == LintSeverity::Advice || finding.code == "example_unfit"
                || (finding.place.starts_with("/versions/") && !finding.place.starts_with(ours)))
                continue;
            const bool isOfVersion = finding.place.starts_with(ours);
            m_check.warnings.push_back(withPlace(
                {finding.code, isOfVersion ? inArguments(finding.place.substr(ours.size())) : finding.place,
                 finding.position, Message::joined({finding.message, finding.advice})}));
        }
    }

    // A permission that only a person can give is not saved when an agent sets it.
    void checkPermissions()
    {
        const Tool *saved = m_workspace.find<Tool>(m_draft.tool.name);
        if (saved != nullptr && saved->versions.contains(m_draft.version)
            && m_definition.annotations.readOnly == true
            && saved->versions.at(m_draft.version).annotations.readOnly != true)
            m_check.warnings.push_back(
                "The request counts as writing, so read_only was not saved. The user can "
                "mark the tool as read-only in the Tooltray window.");
    }

    void report(const ToolProblem &problem, Version version, bool isDocumentReported)
    {
        const bool isOfDocument = problem.code == "operation_syntax" || problem.code == "operation_invalid"
                                  || problem.code == "operation_not_found";
        const std::string other =
            version == m_draft.version ? std::string() : "Version " + version.toString() + ": ";
        if (isOfDocument) {
            if (!isDocumentReported || !other.empty() || m_operation == nullptr)
                reportInDocument(problem, version, other);
            return;
        }
        json::Value &error =
            m_check.errors.append(json::Value::object({{"level", "definition"},
                                                       {"code", problem.code},
                                                       {"message", other + problem.message.text()},
                                                       {"path", inArguments(problem.place)}}));
        if (problem.position) {
            error.set("line", json::Value(problem.position->line));
            error.set("column", json::Value(problem.position->column));
        }
    }

    // The place as the arguments of the built-in tools name it.
    static std::string inArguments(const std::string &place)
    {
        const std::string first = place.substr(0, place.find('/', 1));
        const std::string rest = place.substr(first.size());
        return first == "/parameters"   ? "/parameter_schema" + rest
               : first == "/pagination" ? "/pagination_config" + rest
                                        : place;
    }

    // The text that the place leads to, a step's or the tool's own.
    std::string documentAt(const std::string &place, Version version) const
    {
        const json::Value stored = encode(m_draft.tool.resolved(version));
        const auto pointer = json::Pointer::parse(place);
        const json::Value *found = pointer ? json::resolve(stored, *pointer) : nullptr;
        if (found == nullptr || !found->isArray())
            return found == nullptr ? std::string() : std::string(found->toString());
        std::string text;
        for (const json::Value &line : found->elements())
            text.append(text.empty() ? "" : "\n").append(line.toString());
        return text;
    }

    void reportInDocument(const ToolProblem &problem, Version version, const std::string &other)
    {
        json::Value error =
            json::Value::object({{"level", problem.code == "operation_syntax" ? "syntax" : "schema"},
                                 {"message", other + problem.message.text()}});
        // A single operation needs no path to say where it stands.
        if (m_operation == nullptr)
            error.set("path", json::Value(problem.place));
        if (problem.position) {
            const graphql::Location at{static_cast<std::uint32_t>(problem.position->line),
                                       static_cast<std::uint32_t>(problem.position->column)};
            const std::string text = documentAt(problem.place, version);
            error.set("line", json::Value(at.line));
            error.set("column", json::Value(at.column));
            error.set("excerpt", json::Value(execution::excerpt(graphql::LineMap(text), at)));
        }
        m_check.errors.append(std::move(error));
    }

    const Workspace &m_before;
    const Workspace &m_workspace;
    const Schemas &m_schemas;
    const ToolEdit &m_draft;
    ToolVersion m_definition;
    const GraphqlOperation *m_operation;
    graphql::SchemaPointer m_schema;
    DraftCheck m_check;
};

} // namespace

DraftCheck checkDraft(const Workspace &workspace, const Schemas &schemas, const ToolEdit &draft,
                      execution::EnumStyle style)
{
    // The tools under their new names already, so that only what becomes another is looked at.
    Edit edit = editOf(draft);
    WorkspacePtr renamed;
    if (!draft.renamedFrom.empty()) {
        if (Result<Applied> applied = apply(workspace, {edit.label, edit.origin, {edit.steps.front()}}))
            renamed = std::move(applied->workspace);
    }
    const Workspace &before = renamed ? *renamed : workspace;
    if (const Result<Applied> applied = apply(workspace, edit))
        return DraftChecker(before, *applied->workspace, schemas, draft).run(style);
    // Saving reports what prevents it; the problems of the definition are known before.
    Transaction transaction(before);
    transaction.set({ObjectKind::Tool, draft.tool.name}, Layer::Stored, makeDefinition(draft.tool));
    const auto outcome = std::move(transaction).finish();
    return DraftChecker(before, *outcome.workspace, schemas, draft).run(style);
}

} // namespace tooltray::toolkit
