// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkversion.h"

#include "workspace/checks/checkcalls.h"
#include "workspace/checks/checkidempotency.h"
#include "workspace/checks/checkoperation.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::workspace {

namespace {

const std::string kPlaceOfEndpoint = "/endpoint"; // of the tool, whichever version it is

std::string nestedPlace(const std::string &place, std::string_view name)
{
    return place + (json::Pointer() / name).toString();
}

// The schemas that the arguments of a step come from; a null one says nothing, so that they may be anything.
class Parameters {
public:
    Parameters(const json::Value *schema, const json::Value *more = nullptr) : m_schema(*schema), m_more(more)
    {}

    bool mayHave(std::string_view name) const
    {
        return m_schema.isNull() || mayHaveParameter(m_schema, name)
               || (m_more != nullptr && mayHaveParameter(*m_more, name));
    }

private:
    const json::Value &m_schema;
    const json::Value *m_more;
};

class Checker {
public:
    Checker(const Workspace &workspace, const Schemas &schemas, std::string endpoint,
            const ToolVersion &version, CallGraph &graph)
        : m_graph(graph)
        , m_workspace(workspace)
        , m_schemas(schemas)
        , m_endpoint(std::move(endpoint))
        , m_version(version)
    {}

    VersionCheck run()
    {
        checkParameterSchema(m_version.parameters, "/parameters");
        checkIdempotency(m_workspace, m_version, m_check.problems);
        checkMutations(m_workspace, m_version, m_graph, m_check.problems);
        checkCallDepth(m_workspace, m_version, m_graph, m_check.problems);
        if (m_version.operation)
            std::visit([&](const auto &operation) { check(operation); }, *m_version.operation);
        else
            report("operation_missing", "/operation", "No version up to this one has an operation.");
        checkErrorRules();
        return std::move(m_check);
    }

private:
    void check(const GraphqlOperation &operation)
    {
        checkEndpoint(m_endpoint, kPlaceOfEndpoint);
        checkParameterSources(m_version.bindings, "/bindings", &m_version.parameters);
        OperationCheck one{
            operation,         "/operation",          m_version.bindings, "/bindings", m_version.pagination,
            &m_version.result, {declaredParameters()}};
        checkGraphql(std::move(one), m_endpoint);
    }

    void check(const RestRequest &request)
    {
        checkEndpoint(m_endpoint, kPlaceOfEndpoint);
        checkParameterSources(m_version.bindings, "/bindings", &m_version.parameters);
        checkRest(request, "/operation", &m_version.parameters, m_version.bindings);
    }

    void check(const Sequence &sequence)
    {
        for (std::size_t i = 0; i < sequence.steps.size(); ++i) {
            const Step &step = sequence.steps[i];
            const std::string place = "/operation/steps/" + std::to_string(i);
            checkStep(step, place, &m_version.parameters, {declaredParameters()});
        }
        if (sequence.result)
            checkParameterSources(*sequence.result, "/operation/result", &m_version.parameters);
    }

    void check(const Switch &choice)
    {
        // The parameter that selects the case belongs to the tool even if it is not declared.
        m_picking = choice.parameter;
        for (const Switch::Case &one : choice.cases) {
            const std::string place = nestedPlace("/operation/cases", one.step.name);
            checkParameterSchema(one.parameters, place + "/parameters");
            // A case has the arguments of the tool beside its own.
            checkStep(one.step, place,
                      {&m_version.parameters, one.parameters.isNull() ? nullptr : &one.parameters},
                      declaredBy(one, place));
        }
    }

    DeclaredParameters declaredParameters() const
    {
        return {inlinedTypes(m_workspace, m_version.parameters)["properties"], "/parameters/properties"};
    }

    // A case's own declaration of a parameter overrides that of the tool.
    std::vector<DeclaredParameters> declaredBy(const Switch::Case &one, const std::string &place) const
    {
        DeclaredParameters own{inlinedTypes(m_workspace, one.parameters)["properties"],
                               place + "/parameters/properties"};
        DeclaredParameters others = declaredParameters();
        for (const json::Member &property : own.properties.members())
            others.properties.remove(property.name);
        return {std::move(own), std::move(others)};
    }

    void checkStep(const Step &step, const std::string &place, const Parameters &parameters,
                   std::vector<DeclaredParameters> declared)
    {
        const std::string endpoint = step.endpoint.empty() ? m_endpoint : step.endpoint;
        if (!std::holds_alternative<ToolCall>(step.action))
            checkEndpoint(endpoint, step.endpoint.empty() ? kPlaceOfEndpoint : place + "/endpoint");
        checkParameterSources(step.bindings, place + "/bindings", parameters);
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action)) {
            OperationCheck one{*operation,          place + "/operation", step.bindings,
                               place + "/bindings", step.pagination,      nullptr,
                               std::move(declared)};
            checkGraphql(std::move(one), endpoint);
        } else if (const auto *request = std::get_if<RestRequest>(&step.action)) {
            checkRest(*request, place + "/operation", parameters, step.bindings);
        } else {
            checkCall(m_workspace, step, place, m_check.problems);
        }
    }

    // Told once of each that is not there, whatever is to be sent to it.
    void checkEndpoint(const std::string &endpoint, const std::string &place)
    {
        const auto &endpoints = m_workspace.entries(ObjectKind::Endpoint);
        if (endpoints.find(endpoint) != nullptr || !m_unknownEndpoints.insert(endpoint).second)
            return;
        if (endpoints.size() == 0)
            report("no_endpoint", place, "The workspace has no endpoint yet.");
        else if (endpoint.empty())
            report("endpoint_unknown", place, "Which endpoint is meant is not said, and there are several.");
        else
            report("endpoint_unknown", place, "There is no endpoint \"" + endpoint + "\".");
    }

    void checkGraphql(OperationCheck check, const std::string &endpoint)
    {
        const auto schema = m_schemas.find(endpoint);
        if (schema == m_schemas.end() || !schema->second) {
            m_check.missingSchemas.push_back(endpoint);
            checkOperation(m_workspace, check, nullptr, m_check.problems);
            return;
        }
        m_check.uses.emplace_back(endpoint,
                                  checkOperation(m_workspace, check, schema->second.get(), m_check.problems));
    }

    void checkRest(const RestRequest &request, const std::string &place, const Parameters &parameters,
                   const std::vector<NamedBinding> &bindings)
    {
        for (const std::string &name : openPlaceholders(request, bindings)) {
            if (name == m_picking || parameters.mayHave(name))
                continue;
            m_check.wantedContext.push_back(name);
            if (m_workspace.contextFor(name) == nullptr)
                report("placeholder_unfilled", place + "/path",
                       "Nothing fills {" + name
                           + "} in the path. Make it a parameter, bind it, or set a context variable of that "
                             "name.");
        }
        checkParameterSources(request.query, place + "/query", parameters);
        checkParameterSources(request.headers, place + "/headers", parameters);
        if (request.body)
            checkParameterSources(*request.body, place + "/body", parameters);
    }

    void checkParameterSchema(const json::Value &schema, const std::string &place)
    {
        if (schema.isNull())
            return;
        jsonschema::Schema::Compiled compiled = compileParameters(m_workspace, schema);
        for (jsonschema::CompileError &error : compiled.errors) {
            if (error.document.empty())
                report("parameters_invalid", place + error.pointer, std::move(error.message));
            else
                report("parameters_invalid", place, "In " + error.document + ": " + error.message);
        }
        if (compiled.schema)
            checkDefaults(*compiled.schema, schema, place);
    }

    // Validates by the whole schema, as properties refer to its definitions. Missing arguments are ignored.
    void checkDefaults(const jsonschema::Schema &compiled, const json::Value &schema,
                       const std::string &place)
    {
        const json::Value defaults = defaultsOf(m_workspace, schema);
        std::set<std::string> reported;
        for (const jsonschema::ValidationError &error : compiled.validate(defaults)) {
            const auto at = json::Pointer::parse(error.instancePointer);
            if (!at || at->tokens().empty() || !reported.insert(at->tokens().front()).second)
                continue;
            const std::string &name = at->tokens().front();
            report("parameters_invalid",
                   place + (json::Pointer() / "properties" / name / "default").toString(),
                   "The default of the parameter \"" + name + "\" does not fit it: " + error.message);
        }
    }

    void checkErrorRules()
    {
        std::set<std::string> steps;
        walkSteps(m_version, [&](const Step &step) { steps.insert(step.name); });
        for (std::size_t i = 0; i < m_version.errors.size(); ++i) {
            const std::string &step = m_version.errors[i].step;
            if (!step.empty() && !steps.contains(step))
                report("unknown_step", "/errors/" + std::to_string(i) + "/step",
                       "An error rule is about the step \"" + step + "\", which the tool does not have.");
        }
    }

    // Takes a list of bindings or a single binding.
    void checkParameterSources(const auto &bindings, const std::string &place, const Parameters &parameters)
    {
        std::set<std::string_view> reported;
        walkBindings(bindings, [&](const Binding &binding) {
            const auto *source = std::get_if<ParameterSource>(&binding.source);
            if (source != nullptr && source->name != m_picking && !parameters.mayHave(source->name)
                && reported.insert(source->name).second)
                report("unknown_parameter", place,
                       "A binding takes the parameter \"" + source->name
                           + "\", which the tool does not have.");
        });
    }

    void report(std::string code, std::string place, std::string message)
    {
        m_check.problems.push_back({std::move(code), std::move(place), std::nullopt, std::move(message)});
    }

    CallGraph &m_graph;
    const Workspace &m_workspace;
    const Schemas &m_schemas;
    std::string m_endpoint;
    const ToolVersion &m_version;
    std::string m_picking; // the parameter of a switch
    std::set<std::string> m_unknownEndpoints;
    VersionCheck m_check;
};

} // namespace

std::string endpointOf(const Workspace &workspace, const Tool &tool)
{
    if (!tool.endpoint.empty())
        return tool.endpoint;
    const auto &endpoints = workspace.entries(ObjectKind::Endpoint);
    if (endpoints.size() == 1)
        return endpoints.begin()->name;
    return endpoints.find("default") == nullptr ? std::string() : "default";
}

VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version)
{
    CallGraph graph;
    return checkVersion(workspace, schemas, tool, version, graph);
}

VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version, CallGraph &graph)
{
    return Checker(workspace, schemas, endpointOf(workspace, tool), tool.resolved(version), graph).run();
}

} // namespace tooltray::workspace
