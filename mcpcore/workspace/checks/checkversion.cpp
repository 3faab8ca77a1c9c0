// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkversion.h"

#include "base/text/secretname.h"
#include "text/framing/httpsyntax.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/checks/pageplan.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/definitions/constantsecrets.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::workspace {

namespace {

const std::string kPlaceOfEndpoint = "/endpoint"; // of the tool, whichever version it is

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
            const ToolVersion &version, CheckMemory &memory)
        : m_memory(memory)
        , m_workspace(workspace)
        , m_schemas(schemas)
        , m_endpoint(std::move(endpoint))
        , m_version(version)
        , m_calls{workspace, schemas, memory.called}
    {}

    VersionCheck run()
    {
        // The parameter that selects the case belongs to the tool even if it is not declared.
        if (const Switch *found = choice())
            m_picking = found->parameter;
        checkParameterSchema(m_version.parameters, "/parameters");
        checkIdempotency(m_workspace, m_version, m_check.problems);
        checkMutations(m_workspace, m_version, m_memory.graph, m_check.problems);
        checkCallDepth(m_workspace, m_version, m_memory.graph, m_check.problems);
        if (m_version.operation)
            std::visit([&](const auto &operation) { check(operation); }, *m_version.operation);
        else
            report("operation_missing", "/operation",
                   CORE_TEXT("Core", "No version up to this one has an operation."));
        checkErrorRules();
        if (ToolProblems &problems = m_check.problems; problems.size() > kMaxProblems)
            problems.erase(problems.begin() + static_cast<std::ptrdiff_t>(kMaxProblems), problems.end());
        return std::move(m_check);
    }

private:
    const Switch *choice() const
    {
        return m_version.operation ? std::get_if<Switch>(&*m_version.operation) : nullptr;
    }

    void check(const GraphqlOperation &operation)
    {
        checkEndpoint(m_endpoint, kPlaceOfEndpoint);
        checkSources(m_version.bindings, "/bindings", &m_version.parameters);
        OperationCheck one{
            operation,         "/operation",          m_version.bindings, "/bindings", m_version.pagination,
            &m_version.result, {declaredParameters()}};
        checkGraphql(std::move(one), m_endpoint);
    }

    void check(const RestRequest &request)
    {
        checkEndpoint(m_endpoint, kPlaceOfEndpoint);
        checkSources(m_version.bindings, "/bindings", &m_version.parameters);
        checkRest(request, "/operation", &m_version.parameters, m_version.bindings, m_version.pagination);
        checkFilled(request, m_version.bindings, "/bindings");
        checkDescription({.request = request,
                          .place = "/operation",
                          .pagination = m_version.pagination,
                          .bindings = m_version.bindings,
                          .bindingsPlace = "/bindings",
                          .parameters = &m_version.parameters,
                          .result = &m_version.result},
                         m_endpoint);
        checkPages(request, m_version.pagination, "/pagination");
    }

    void check(const Sequence &sequence)
    {
        if (sequence.steps.empty())
            report("operation_missing", "/operation/steps",
                   CORE_TEXT("Core", "The tool has no steps. Add at least one."));
        m_values = stepValues(m_workspace, {m_schemas, m_endpoint}, sequence, m_check);
        for (std::size_t i = 0; i < sequence.steps.size(); ++i) {
            const Step &step = sequence.steps[i];
            const std::string place = "/operation/steps/" + std::to_string(i);
            const DeclaredParameters taken{m_version.parameters, "/parameters"};
            checkStep(step, place, &m_version.parameters, {declaredParameters()},
                      taken.schema.isNull() ? nullptr : &taken);
        }
        if (sequence.result)
            checkSources(*sequence.result, "/operation/result", &m_version.parameters);
        checkStepPaths(m_workspace, {m_schemas, m_endpoint}, sequence, m_check.problems);
    }

    void check(const Switch &choice)
    {
        for (const Switch::Case &one : choice.cases) {
            const std::string place = nestedPlace("/operation/cases", one.step.name);
            checkParameterSchema(one.parameters, place + "/parameters");
            // A case has the arguments of the tool beside its own.
            const DeclaredParameters taken = takenBy(choice, one, place);
            checkStep(one.step, place,
                      {&m_version.parameters, one.parameters.isNull() ? nullptr : &one.parameters},
                      declaredBy(one, place), taken.schema.isNull() ? nullptr : &taken);
        }
    }

    DeclaredParameters declaredParameters() const
    {
        return {inlinedTypes(m_workspace, m_version.parameters), "/parameters"};
    }

    // Null: nobody declares them.
    DeclaredParameters takenBy(const Switch &choice, const Switch::Case &one, const std::string &place) const
    {
        if (one.parameters.isNull())
            return {m_version.parameters, "/parameters"};
        return {parametersOf(choice, one, m_version.parameters).valueOr(json::Value()),
                place + "/parameters"};
    }

    // A case's own declaration of a parameter overrides that of the tool.
    std::vector<DeclaredParameters> declaredBy(const Switch::Case &one, const std::string &place) const
    {
        DeclaredParameters own{inlinedTypes(m_workspace, one.parameters), place + "/parameters"};
        DeclaredParameters others = declaredParameters();
        json::Value *properties = others.schema.find("properties");
        for (const json::Member &property : own.schema["properties"].members()) {
            if (properties != nullptr)
                properties->remove(property.name.view());
        }
        return {std::move(own), std::move(others)};
    }

    void checkStep(const Step &step, const std::string &place, const Parameters &parameters,
                   std::vector<DeclaredParameters> declared, const DeclaredParameters *taken)
    {
        const std::string endpoint = step.endpoint.empty() ? m_endpoint : step.endpoint;
        if (!std::holds_alternative<ToolInvocation>(step.action))
            checkEndpoint(endpoint, step.endpoint.empty() ? kPlaceOfEndpoint : place + "/endpoint");
        checkSources(step.bindings, place + "/bindings", parameters);
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action)) {
            OperationCheck one{*operation,          place + "/operation", step.bindings,
                               place + "/bindings", step.pagination,      nullptr,
                               std::move(declared), madeValues()};
            checkGraphql(std::move(one), endpoint);
        } else if (const auto *request = std::get_if<RestRequest>(&step.action)) {
            checkRest(*request, place + "/operation", parameters, step.bindings, step.pagination);
            checkFilled(*request, step.bindings, place + "/bindings");
            PlacedRequest placed{*request, place + "/operation", step.pagination, step.bindings,
                                 place + "/bindings"};
            placed.when = step.when ? &*step.when : nullptr;
            if (taken != nullptr) {
                placed.parameters = &taken->schema;
                placed.parametersPlace = taken->place;
            }
            checkDescription(placed, endpoint);
            checkPages(*request, step.pagination, place + "/pagination");
        } else {
            checkCall(m_calls, step, place, madeValues(), m_check);
        }
    }

    MadeValues madeValues() const
    {
        return [this](const Binding &binding) -> json::Value {
            const auto *step = std::get_if<StepSource>(&binding.source);
            const auto *parameter = std::get_if<ParameterSource>(&binding.source);
            if (!binding.mapping.empty() || !binding.transforms.empty())
                return {};
            if (step != nullptr)
                return m_values ? m_values(*step) : json::Value();
            // The parameters of a case go before those of the tool.
            if (parameter == nullptr || !parameter->path.empty() || choice() != nullptr)
                return {};
            return inlinedTypes(m_workspace, m_version.parameters["properties"][parameter->name]);
        };
    }

    // Reports each endpoint once, however many steps are for it.
    void checkEndpoint(const std::string &endpoint, const std::string &place)
    {
        const Result<std::string> resolved = resolvedEndpoint(m_workspace, endpoint);
        if (resolved || !m_missingEndpoints.insert(endpoint).second)
            return;
        m_check.lacksEndpoint = true;
        report(resolved.error().code, place, missingEndpointText(resolved.error()));
    }

    void checkGraphql(OperationCheck check, const std::string &endpoint)
    {
        const graphql::SchemaPointer &schema = schemasOf(m_schemas, endpoint).graphql;
        if (!schema) {
            m_check.missingSchemas.push_back(endpoint);
            checkOperation(m_workspace, check, nullptr, m_memory.mapped, m_check.problems);
            return;
        }
        m_check.uses.emplace_back(
            endpoint, checkOperation(m_workspace, check, schema.get(), m_memory.mapped, m_check.problems));
    }

    void checkRest(const RestRequest &request, const std::string &place, const Parameters &parameters,
                   const std::vector<NamedBinding> &bindings, const Shared<Pagination> &pagination)
    {
        for (const std::string &name : openPlaceholders(request, bindings, pagination)) {
            if (name == m_picking || parameters.mayHave(name))
                continue;
            m_check.wantedContext.push_back(name);
            if (m_workspace.contextFor(name) == nullptr)
                report("placeholder_unfilled", place + "/path",
                       {CORE_TEXT("Core", "Nothing fills {{name}} in the path. Make it a parameter, bind it, "
                                          "or set a context variable of that name."),
                        {{"name", name}}});
        }
        checkSources(request.query, place + "/query", parameters);
        checkSources(request.headers, place + "/headers", parameters);
        checkSources(request.cookies, place + "/cookies", parameters);
        if (request.body)
            checkSources(*request.body, place + "/body", parameters);
        checkHeaders(request, place);
        checkStyles(request, place, m_check.problems);
        if (alwaysClimbs(request.path))
            report("path_climbs", place + "/path",
                   {CORE_TEXT("Core", "The path {path} has a segment of dots, which leads to another place."),
                    {{"path", request.path}}});
    }

    // A path has no room for nothing, and nobody can pass what is fixed.
    void checkFilled(const RestRequest &request, const std::vector<NamedBinding> &bindings,
                     const std::string &place)
    {
        for (const std::string &name : placeholdersOf(request.path)) {
            const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
            const auto *constant =
                bound == bindings.end() ? nullptr : std::get_if<ConstantSource>(&bound->binding.source);
            if (constant == nullptr || !bound->binding.transforms.empty() || !bound->binding.mapping.empty())
                continue;
            const json::Value &value = constant->value;
            const bool isEmptyText = value.isString() && value.toString().empty();
            if (value.isNull() || isEmptyText || (value.isArray() && value.isEmpty()))
                report("constant_unfit", nestedPlace(place, name),
                       {CORE_TEXT("Core", "The fixed value of \"{name}\" in the path is empty. Enter one, or "
                                          "let agents pass it."),
                        {{"name", name}}});
        }
    }

    struct PlacedRequest {
        const RestRequest &request;
        std::string place;
        const Shared<Pagination> &pagination;
        const std::vector<NamedBinding> &bindings;
        std::string bindingsPlace;
        const json::Value *parameters = nullptr;
        std::string parametersPlace = "/parameters";
        const Condition *when = nullptr;
        const ResultShape *result = nullptr;
    };

    void checkDescription(const PlacedRequest &placed, const std::string &endpoint)
    {
        const auto *definition = m_workspace.find<Endpoint>(endpoint);
        if (definition == nullptr || definition->api.location.empty())
            return;
        m_check.described.push_back(endpoint);
        const openapi::ApiPointer &api = schemasOf(m_schemas, endpoint).api;
        const bool isMatched =
            api
            && checkDescribed({m_workspace, *api, *definition, placed.request, placed.place,
                               placed.pagination, placed.parameters, placed.parametersPlace, placed.when,
                               &placed.bindings, placed.bindingsPlace, placed.result},
                              m_check.problems);
        m_check.isUnmatched = m_check.isUnmatched || !isMatched;
    }

    // Headers that no request of a tool is sent with.
    void checkHeaders(const RestRequest &request, const std::string &place)
    {
        std::set<std::string> constants;
        for (const ConstantSecret &secret : constantSecrets(request)) {
            if (secret.of != ConstantSecret::Of::Header)
                continue;
            constants.insert(secret.name);
            report("secret_in_tool", place + secret.place,
                   {CORE_TEXT("Core", "The header \"{header}\" is a constant. Credentials belong to the "
                                      "endpoint, not in a tool: remove it."),
                    {{"header", secret.name}}});
        }
        for (const NamedBinding &header : request.headers) {
            const std::string at = nestedPlace(place + "/headers", header.name);
            if (isFramingField(header.name) || !text::isToken(header.name))
                report(
                    "invalid_header", at,
                    {CORE_TEXT("Core", "The header \"{name}\" cannot be sent: {reason}."),
                     {{"name", header.name},
                      {"reason", isFramingField(header.name)
                                     ? CORE_TEXT("Core", "it is set by the program itself")
                                     : CORE_TEXT("Core", "its name has characters that are not allowed")}}});
            else if (isSecretHeader(header.name) && !constants.contains(header.name))
                report("header_refused", at,
                       {CORE_TEXT("Core",
                                  "The header \"{name}\" is not sent: headers of that name carry secrets."),
                        {{"name", header.name}}});
        }
        for (const NamedBinding &cookie : request.cookies) {
            if (isSecretHeader(cookie.name) || !text::isToken(cookie.name))
                report(
                    "cookie_refused", nestedPlace(place + "/cookies", cookie.name),
                    {text::isToken(cookie.name)
                         ? CORE_TEXT("Core", "The cookie \"{name}\" is not sent: cookies of that name carry "
                                             "secrets.")
                         : CORE_TEXT("Core", "The cookie \"{name}\" cannot be sent: its name has characters "
                                             "that are not allowed."),
                     {{"name", cookie.name}}});
        }
    }

    void checkPages(const RestRequest &request, const Shared<Pagination> &pagination,
                    const std::string &place)
    {
        if (!pagination || !pagination->enabled)
            return;
        std::optional<Error> error = cannotBePaged(json::nameOf(request.method));
        if (!error) {
            if (Result<PagePlan> plan = planRestPages(request, *pagination); !plan)
                error = std::move(plan).error();
        }
        if (error)
            report(error->code, place, Message::joined({error->message, error->hint}));
    }

    void checkParameterSchema(const json::Value &schema, const std::string &place)
    {
        if (schema.isNull())
            return;
        for (jsonschema::CompileError &error : parameterErrors(m_workspace, schema)) {
            if (error.document.empty())
                report("parameters_invalid", place + error.pointer, std::move(error.message));
            else
                report("parameters_invalid", place,
                       {CORE_TEXT("Core", "In {document}: {problem}"),
                        {{"document", error.document}, {"problem", error.message}}});
        }
        checkPossible(schema, place);
        checkDefaults(schema, place);
    }

    void checkPossible(const json::Value &schema, const std::string &place)
    {
        const ArgumentSchemas &inlined = schemasIn(schema);
        json::Value others = inlined.root();
        others.remove("required"); // which the cases of a switch may declare
        checkSchema(others, SchemaOf::Arguments, place, m_check.problems);
        for (const ArgumentSchemas::Found &part : inlined.parts()) {
            if (!part.isAlternative && !isForObjects((*part.schema)["type"]))
                report("parameters_invalid", place + part.place + "/type",
                       CORE_TEXT("Core", "The parameters of a tool are the members of an object. Write "
                                         "\"type\": \"object\"."));
            checkRequired((*part.schema)["required"], schema, place + part.place + "/required");
            for (const char *keyword : {"dependentRequired", "dependencies"}) {
                for (const json::Member &needed : (*part.schema)[keyword].members())
                    checkRequired(needed.value, schema,
                                  place + part.place
                                      + (json::Pointer() / keyword / needed.name.view()).toString());
            }
            if (!part.isAlternative)
                checkNames(*part.schema, inlined.root(), place + part.place);
        }
    }

    static bool isForObjects(const json::Value &type)
    {
        const auto isObject = [](const json::Value &one) { return one.toString() == "object"; };
        return type.isArray() ? std::ranges::any_of(type.elements(), isObject)
                              : !type.isString() || isObject(type);
    }

    void checkRequired(const json::Value &names, const json::Value &schema, const std::string &place)
    {
        const auto required = names.elements();
        for (std::size_t i = 0; i < required.size() && m_check.problems.size() <= kMaxProblems; ++i) {
            if (!required[i].isString() || isDescribed(required[i].toString(), schema))
                continue;
            const std::string at = place + '/' + std::to_string(i);
            if (std::ranges::find(m_check.problems, at, &ToolProblem::place) == m_check.problems.end())
                m_check.problems.push_back(requiredButNotDeclared(required[i], at));
        }
    }

    // What a part says of the number and the names of all parameters.
    void checkNames(const json::Value &part, const json::Value &root, const std::string &place)
    {
        const auto reportUnfit = [&](const std::string &keyword) {
            report("parameters_invalid", place + '/' + keyword,
                   {CORE_TEXT("Core", "\"{name}\" does not fit the parameters that the tool has. Correct it, "
                                      "or the parameters."),
                    {{"name", keyword}}});
        };
        const auto properties = root["properties"].members();
        const json::Value *additional = root.find("additionalProperties");
        const bool isClosed = meansToBeClosed(root)
                              || (additional != nullptr && additional->isBoolean() && !additional->toBool()
                                  && !root.contains("patternProperties"));
        const std::optional<double> least = part["minProperties"].toDouble();
        if (least && isClosed && choice() == nullptr && *least > static_cast<double>(properties.size()))
            reportUnfit("minProperties");
        const std::optional<double> most = part["maxProperties"].toDouble();
        if (most && *most < static_cast<double>(root["required"].size()))
            reportUnfit("maxProperties");
        const json::Value *named = part.find("propertyNames");
        const auto compiled = named == nullptr ? std::nullopt : compileParameters(m_workspace, *named).schema;
        if (compiled && std::ranges::any_of(properties, [&](const json::Member &property) {
                return !compiled->isValid(json::Value(std::string(property.name.view())));
            }))
            reportUnfit("propertyNames");
    }

    // A case has the parameters of the tool as well, and the tool may require what its cases declare.
    bool isDescribed(std::string_view name, const json::Value &schema)
    {
        const json::Value &ofTool = m_version.parameters;
        const bool isAdded = std::ranges::find(kListParameters, name) != kListParameters.end();
        if (name == m_picking || isAdded || schemasIn(schema).describes(name)
            || (!ofTool.isNull() && schemasIn(ofTool).describes(name)))
            return true;
        return choice() != nullptr && &schema == &ofTool
               && std::ranges::any_of(choice()->cases, [&](const Switch::Case &one) {
                      return !one.parameters.isNull() && schemasIn(one.parameters).describes(name);
                  });
    }

    const ArgumentSchemas &schemasIn(const json::Value &schema)
    {
        const auto found = m_argumentSchemas.find(&schema);
        if (found != m_argumentSchemas.end())
            return found->second;
        return m_argumentSchemas.try_emplace(&schema, inlinedTypes(m_workspace, schema)).first->second;
    }

    // Validates by the whole schema, as properties refer to its definitions. Missing arguments are ignored.
    void checkDefaults(const json::Value &schema, const std::string &place)
    {
        const json::Value defaults = defaultsOf(m_workspace, schema);
        if (defaults.isEmpty())
            return;
        const auto compiled = compileParameters(m_workspace, schema).schema;
        if (!compiled)
            return;
        std::set<std::string> reported;
        for (const jsonschema::ValidationError &error : compiled->validate(defaults)) {
            const auto at = json::Pointer::parse(error.instancePointer);
            if (!at || at->tokens().empty() || !reported.insert(at->tokens().front()).second)
                continue;
            const std::string &name = at->tokens().front();
            report("parameters_invalid",
                   place + (json::Pointer() / "properties" / name / "default").toString(),
                   {CORE_TEXT("Core", "The default of the parameter \"{name}\" does not fit it: {problem}"),
                    {{"name", name}, {"problem", error.message}}});
        }
    }

    void checkErrorRules()
    {
        std::set<std::string> steps;
        walkSteps(m_version, [&](const Step &step) { steps.insert(step.name); });
        for (std::size_t i = 0; i < m_version.errors.size(); ++i) {
            const std::string &step = m_version.errors[i].step;
            if (!step.empty() && !steps.contains(step))
                report(
                    "unknown_step", "/errors/" + std::to_string(i) + "/step",
                    {CORE_TEXT("Core",
                               "An error rule refers to the step \"{step}\", which the tool does not have."),
                     {{"step", step}}});
        }
        checkRulePaths(m_workspace, {m_schemas, m_endpoint}, m_version, m_check.problems);
    }

    // Takes a list of bindings or a single binding.
    void checkSources(const auto &bindings, const std::string &place, const Parameters &parameters)
    {
        std::set<std::string_view> reported;
        walkPlaced(bindings, place, [&](const Binding &binding, const std::string &at, ItemsAround items) {
            const auto *source = std::get_if<ParameterSource>(&binding.source);
            if (source != nullptr && source->name != m_picking && !parameters.mayHave(source->name)
                && reported.insert(source->name).second)
                report("unknown_parameter", at,
                       {CORE_TEXT("Core",
                                  "A binding takes the parameter \"{name}\", which the tool does not have."),
                        {{"name", source->name}}});
            if (!binding.mapping.empty() && m_workspace.find<Mapping>(binding.mapping) == nullptr)
                report("mapping_missing", at,
                       {CORE_TEXT("Core", "There is no mapping \"{name}\"."), {{"name", binding.mapping}}});
            if (items == ItemsAround::None && std::holds_alternative<ItemSource>(binding.source))
                report("item_outside_each", at,
                       CORE_TEXT("Core",
                                 "This \"item\" is not inside an \"each\", so it never has a value. Use "
                                 "a parameter or a step, or move it into the \"as\" of an \"each\"."));
        });
    }

    void report(std::string code, std::string place, Message message)
    {
        m_check.problems.push_back({std::move(code), std::move(place), std::nullopt, std::move(message)});
    }

    CheckMemory &m_memory;
    const Workspace &m_workspace;
    const Schemas &m_schemas;
    std::string m_endpoint;
    const ToolVersion &m_version;
    InvocationChecks m_calls;
    std::string m_picking; // the parameter of a switch
    StepValues m_values;   // of a sequence
    std::set<std::string> m_missingEndpoints;
    std::map<const json::Value *, ArgumentSchemas> m_argumentSchemas;
    VersionCheck m_check;
};

} // namespace

VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version)
{
    CheckMemory memory;
    return checkVersion(workspace, schemas, tool, version, memory);
}

VersionCheck checkVersion(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                          Version version, CheckMemory &memory)
{
    return Checker(workspace, schemas, endpointOf(workspace, tool), tool.resolved(version), memory).run();
}

} // namespace tooltray::workspace
