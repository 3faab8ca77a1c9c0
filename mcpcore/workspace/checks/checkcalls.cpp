// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "graphql/language/parse.h"
#include "text/words/suggestions.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/pinning.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/takenparameters.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

// The arguments that a step passes to the tool that it calls, as far as they are the same in every call.
json::Value constantArguments(const Step &step)
{
    json::Value arguments = json::Value::object();
    for (const NamedBinding &bound : step.bindings) {
        const auto *constant = std::get_if<ConstantSource>(&bound.binding.source);
        const bool isPassedAsIs = bound.binding.mapping.empty() && bound.binding.transforms.empty();
        if (constant != nullptr && isPassedAsIs && !constant->value.isNull())
            arguments.set(bound.name, constant->value);
    }
    return arguments;
}

// True if the tool may fetch a list or events, of which callers say how many they want.
bool mayFetchMany(const ToolVersion &version)
{
    if (version.pagination && version.pagination->enabled)
        return true;
    const auto *operation = std::get_if<GraphqlOperation>(&*version.operation);
    return operation == nullptr ? !std::holds_alternative<RestRequest>(*version.operation)
                                : typeOf(*operation) == graphql::OperationType::Subscription;
}

// Holds what a step passes against what the called tool takes, whether that is declared or not.
class InvocationCheck {
public:
    InvocationCheck(InvocationChecks &checks, const Step &step, const std::string &place,
                    const MadeValues &made, VersionCheck &check)
        : m_checks(checks)
        , m_step(step)
        , m_place(place)
        , m_check(check)
        , m_constants(constantArguments(step))
    {
        for (const NamedBinding &bound : step.bindings) {
            json::Value value = made(bound.binding);
            if (value.isObject())
                m_made.push_back({&bound, std::move(value)});
        }
    }

    void run(const InvokedTools::InvokedTool &called, const std::string &endpoint)
    {
        const graphql::Schema *schema = schemaFor(called, endpoint);
        const auto *choice = std::get_if<Switch>(&*called.version.operation);
        const Switch::Case *picked = choice == nullptr ? nullptr : pickedCase(*choice);
        checkDescribed(called, endpoint, picked);
        const Result<json::Value> ofCase = picked == nullptr
                                               ? Result<json::Value>(json::Value())
                                               : parametersOfCase(called, *choice, *picked, schema);
        const Result<json::Value> &taken =
            picked == nullptr ? m_checks.called.taken(workspace(), called, schema) : ofCase;
        if (!taken || !taken->isObject())
            return;
        checkNames(called.version, *taken);
        if (choice != nullptr && picked == nullptr)
            removeOwnOfCases(*choice);
        if (picked == nullptr)
            checkConstants(m_checks.called.compiled(workspace(), *taken), m_constants, {});
        else if (const auto compiled = compileParameters(workspace(), *taken).schema)
            checkConstants(&*compiled, m_constants, {});
        for (const Made &made : m_made)
            checkMade(made, *taken, made.bound->name);
        for (const NamedBinding &bound : m_step.bindings) {
            const bool isKnown = m_constants.contains(bound.name)
                                 || std::ranges::find(m_made, &bound, &Made::bound) != m_made.end();
            std::vector<Taking> takings;
            if (isKnown)
                addTakings(called, bound.name, 0, takings);
            for (const Taking &taking : takings)
                checkTaking(bound, taking);
        }
    }

private:
    // The value that a step or a parameter gives an argument.
    struct Made {
        const NamedBinding *bound;
        json::Value schema;
    };

    // A tool that an argument is handed on to as it is, and how that calls it.
    struct Taking {
        const json::Value &parameters;
        std::string name;
    };
    static constexpr std::size_t kMaxTakings = 50;

    // Adds the takings of the steps of the called tool that run in every call.
    void addTakings(const InvokedTools::InvokedTool &called, const std::string &name, std::size_t level,
                    std::vector<Taking> &takings) const
    {
        const auto *sequence = std::get_if<Sequence>(&*called.version.operation);
        // A reference may lead to a mapping, which makes another value of it.
        if (sequence == nullptr || level > kMaxCallDepth || called.hasReferences)
            return;
        for (const Step &step : sequence->steps) {
            const auto *call = std::get_if<ToolInvocation>(&step.action);
            if (call == nullptr || step.when)
                continue;
            for (const NamedBinding &bound : step.bindings) {
                if (!isHandedOn(bound.binding, name) || takings.size() == kMaxTakings)
                    continue;
                const InvokedTools::InvokedTool *inner = m_checks.called.find(workspace(), *call);
                if (inner == nullptr || !inner->version.operation)
                    break;
                const Result<json::Value> &taken = m_checks.called.taken(workspace(), *inner, nullptr);
                if (!taken || !taken->isObject())
                    break;
                takings.push_back({*taken, bound.name});
                addTakings(*inner, bound.name, level + 1, takings);
            }
        }
    }

    static bool isHandedOn(const Binding &binding, const std::string &parameter)
    {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        return source != nullptr && source->name == parameter && source->path.empty()
               && binding.mapping.empty() && binding.transforms.empty();
    }

    void checkTaking(const NamedBinding &bound, const Taking &taking)
    {
        for (const Made &made : m_made) {
            if (made.bound == &bound)
                checkMade(made, taking.parameters, taking.name);
        }
        const json::Value *constant = m_constants.find(bound.name);
        if (constant != nullptr)
            checkConstants(m_checks.called.compiled(workspace(), taking.parameters),
                           json::Value::object({{taking.name, *constant}}), bound.name);
    }

    void checkMade(const Made &made, const json::Value &taken, const std::string &name)
    {
        const std::string place = nestedPlace(m_place + "/bindings", made.bound->name);
        const json::Value *property = taken["properties"].find(name);
        const bool isTold =
            std::ranges::find(m_check.problems, place, &ToolProblem::place) != m_check.problems.end();
        if (property == nullptr || isTold)
            return;
        const json::Value wanted = inlinedTypes(workspace(), *property);
        const auto *step = std::get_if<StepSource>(&made.bound->binding.source);
        const std::string &source =
            step == nullptr ? std::get<ParameterSource>(made.bound->binding.source).name : step->step;
        if (!mayFit(made.schema, taken, wanted))
            m_check.problems.push_back(
                madeUnfit(source, made.schema, made.bound->name, typesInWords(taken, wanted), place));
        else if (!takesOneOf(listedIn(made.schema), wanted))
            m_check.problems.push_back(madeValuesUnfit(source, made.schema, made.bound->name, place));
    }

    const std::string &tool() const { return std::get<ToolInvocation>(m_step.action).tool; }

    // Only what constants have to fit depends on it: the names of parameters do not.
    const graphql::Schema *schemaFor(const InvokedTools::InvokedTool &called, const std::string &endpoint)
    {
        if ((m_constants.isEmpty() && m_made.empty()) || called.typings.empty())
            return nullptr;
        const graphql::Schema *schema = schemasOf(m_checks.schemas, endpoint).graphql.get();
        if (m_checks.told.emplace(&called, endpoint).second) {
            if (schema == nullptr)
                m_check.awaitedSchemas.push_back(endpoint);
            else
                for (const graphql::UsedParts &uses : m_checks.called.uses(called, *schema))
                    m_check.uses.emplace_back(endpoint, uses);
        }
        if (schema != nullptr)
            return schema;
        m_constants = json::Value::object();
        return nullptr;
    }

    const Switch::Case *pickedCase(const Switch &choice) const
    {
        const std::string_view name = m_constants[choice.parameter].toString();
        const auto found = std::ranges::find_if(
            choice.cases, [&](const Switch::Case &one) { return one.step.name == name; });
        return found == choice.cases.end() ? nullptr : &*found;
    }

    Result<json::Value> parametersOfCase(const InvokedTools::InvokedTool &called, const Switch &choice,
                                         const Switch::Case &picked, const graphql::Schema *schema) const
    {
        if (!called.version.parameters.isNull() || !picked.parameters.isNull())
            return parametersOf(choice, picked, declaredParameters(called.version));
        ToolVersion alone = called.version;
        alone.operation = Sequence{{picked.step}, {}};
        json::Value named = m_checks.called.named(workspace(), called, schema);
        const json::Value needed = namedParameters(workspace(), alone, nullptr);
        if (const json::Value *required = needed.find("required"))
            named.set("required", *required);
        return parametersOf(choice, picked, named);
    }

    bool isPassed(std::string_view name) const
    {
        return std::ranges::find(m_step.bindings, name, &NamedBinding::name) != m_step.bindings.end();
    }

    // Every call must pass what the description of the API requires, whether or not the tool requires it too.
    void checkDescribed(const InvokedTools::InvokedTool &called, const std::string &endpoint,
                        const Switch::Case *picked)
    {
        const ToolVersion &version = called.version;
        if (const auto *request = std::get_if<RestRequest>(&*version.operation)) {
            checkRequest(*request, endpoint, version.pagination, version.parameters);
        } else if (picked != nullptr) {
            const auto &choice = std::get<Switch>(*version.operation);
            checkStep(picked->step, endpoint, parametersOf(choice, *picked, version.parameters).valueOr({}));
        } else if (const auto *sequence = std::get_if<Sequence>(&*version.operation)) {
            for (const Step &step : sequence->steps)
                checkStep(step, endpoint, version.parameters);
        }
    }

    void checkStep(const Step &step, const std::string &endpoint, const json::Value &parameters)
    {
        const auto *request = std::get_if<RestRequest>(&step.action);
        if (request != nullptr && !step.when)
            checkRequest(*request, step.endpoint.empty() ? endpoint : step.endpoint, step.pagination,
                         parameters);
    }

    void checkRequest(const RestRequest &request, const std::string &endpoint,
                      const Shared<Pagination> &pagination, const json::Value &parameters)
    {
        const auto *definition = workspace().find<Endpoint>(endpoint);
        if (definition == nullptr || definition->api.location.empty())
            return;
        m_check.described.push_back(endpoint);
        const openapi::ApiPointer &api = schemasOf(m_checks.schemas, endpoint).api;
        if (!api)
            return;
        for (const std::string &name :
             optionalParameters({workspace(), *api, *definition, request, {}, pagination, &parameters})) {
            if (!isPassed(name))
                report("call_parameter_missing", m_place + "/bindings",
                       {isOfCase()
                            ? CORE_TEXT("Core", "The case \"{case}\" calls the tool \"{tool}\" without its "
                                                "parameter \"{name}\", which the API requires.")
                            : CORE_TEXT("Core", "The step \"{step}\" calls the tool \"{tool}\" without its "
                                                "parameter \"{name}\", which the API requires."),
                        {nameOfStep(), {"tool", tool()}, {"name", name}}});
        }
    }

    void checkNames(const ToolVersion &called, const json::Value &taken)
    {
        for (const json::Value &name : taken["required"].elements()) {
            if (!isPassed(name.toString()))
                report("call_parameter_missing", m_place + "/bindings",
                       {isOfCase()
                            ? CORE_TEXT("Core", "The case \"{case}\" calls the tool \"{tool}\" without its "
                                                "parameter \"{name}\", which that tool requires.")
                            : CORE_TEXT("Core", "The step \"{step}\" calls the tool \"{tool}\" without its "
                                                "parameter \"{name}\", which that tool requires."),
                        {nameOfStep(), {"tool", tool()}, {"name", name.toString()}}});
        }
        for (const NamedBinding &bound : m_step.bindings) {
            const bool isOfList = std::ranges::find(kListParameters, bound.name) != kListParameters.end();
            if (!mayHaveParameter(taken, bound.name) && !(isOfList && mayFetchMany(called)))
                reportUnknown(bound.name, taken);
        }
    }

    void reportUnknown(const std::string &name, const json::Value &taken)
    {
        std::vector<std::string> names;
        for (const json::Member &property : taken["properties"].members())
            names.emplace_back(property.name.view());
        report(
            "call_parameter_unknown", nestedPlace(m_place + "/bindings", name),
            Message::joined({{isOfCase() ? CORE_TEXT("Core", "The case \"{case}\" passes \"{name}\" to the "
                                                             "tool \"{tool}\", which has no such parameter.")
                                         : CORE_TEXT("Core", "The step \"{step}\" passes \"{name}\" to the "
                                                             "tool \"{tool}\", which has no such parameter."),
                              {nameOfStep(), {"name", name}, {"tool", tool()}}},
                             didYouMean(suggestions(name, names))}));
    }

    // Which of the cases is meant, and so what it takes, is known in the call.
    void removeOwnOfCases(const Switch &choice)
    {
        for (const Switch::Case &one : choice.cases) {
            for (const json::Member &property : one.parameters["properties"].members()) {
                m_constants.remove(property.name.view());
                std::erase_if(m_made, [&](const Made &made) { return made.bound->name == property.name; });
            }
        }
    }

    // The argument of the step is another one where the called tool hands it on.
    void checkConstants(const jsonschema::Schema *compiled, const json::Value &constants,
                        const std::string &argument)
    {
        if (constants.isEmpty() || compiled == nullptr)
            return;
        std::set<std::string> reported;
        for (const jsonschema::ValidationError &error : compiled->validate(constants)) {
            const auto at = json::Pointer::parse(error.instancePointer);
            // Parameters that are missing or unknown are reported by their names.
            if (!at || at->isRoot() || error.code == jsonschema::Code::UnknownProperty
                || !reported.insert(at->tokens().front()).second)
                continue;
            const std::string &name = argument.empty() ? at->tokens().front() : argument;
            const std::string place = nestedPlace(m_place + "/bindings", name);
            if (std::ranges::find(m_check.problems, place, &ToolProblem::place) != m_check.problems.end())
                continue;
            report("call_parameter_unfit", place,
                   {isOfCase() ? CORE_TEXT("Core", "The case \"{case}\" passes a constant as \"{name}\" to "
                                                   "the tool \"{tool}\", which never takes it: {reason}")
                               : CORE_TEXT("Core", "The step \"{step}\" passes a constant as \"{name}\" to "
                                                   "the tool \"{tool}\", which never takes it: {reason}"),
                    {nameOfStep(), {"name", name}, {"tool", tool()}, {"reason", error.message}}});
        }
    }

    // The step as an author of the tool knows it: the only step of a case goes by the name of the case.
    bool isOfCase() const { return m_place.starts_with("/operation/cases"); }
    Message::Argument nameOfStep() const { return {isOfCase() ? "case" : "step", m_step.name}; }

    void report(std::string code, std::string at, Message message)
    {
        m_check.problems.push_back({std::move(code), std::move(at), std::nullopt, std::move(message)});
    }

    const Workspace &workspace() const { return m_checks.workspace; }

    InvocationChecks &m_checks;
    const Step &m_step;
    const std::string &m_place;
    VersionCheck &m_check;
    json::Value m_constants;
    std::vector<Made> m_made;
};

} // namespace

void checkCall(InvocationChecks &checks, const Step &step, const std::string &place, const MadeValues &made,
               VersionCheck &check)
{
    const auto &call = std::get<ToolInvocation>(step.action);
    const auto report = [&](std::string code, Message message) {
        check.problems.push_back({std::move(code), place + "/operation", std::nullopt, std::move(message)});
    };
    if (call.tool.empty())
        return report("unknown_tool", CORE_TEXT("Core", "Choose a tool."));
    const InvokedTools::InvokedTool *called = checks.called.find(checks.workspace, call);
    const Tool *tool = called == nullptr ? checks.workspace.find<Tool>(call.tool) : nullptr;
    if (called == nullptr && tool == nullptr)
        return report(
            "unknown_tool",
            {checks.workspace.isBuiltIn(call.tool)
                 ? CORE_TEXT("Core",
                             "It calls the built-in tool \"{tool}\". A tool can call saved tools only.")
                 : CORE_TEXT("Core", "It calls the tool \"{tool}\", which does not exist."),
             {{"tool", call.tool}}});
    if (called == nullptr)
        return report(
            "unknown_version",
            {CORE_TEXT("Core", "It calls version {version} of the tool \"{tool}\", which does not exist."),
             {{"version", call.version.value_or(served(*tool).active).toString()}, {"tool", call.tool}}});
    if (called->version.operation)
        InvocationCheck(checks, step, place, made, check)
            .run(*called, step.endpoint.empty() ? called->endpoint : step.endpoint);
}

void checkMutations(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems)
{
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || version.behaviour.allowMultipleMutations)
        return;
    const std::optional<std::size_t> surplus = graph.surplusMutation(workspace, version);
    if (!surplus)
        return;
    problems.push_back({"multiple_mutations", "/operation/steps/" + std::to_string(*surplus), std::nullopt,
                        Message(CORE_TEXT("Core", "The step \"{step}\" is a second mutation, and this tool "
                                                  "allows one per call. Give all but one of the mutations a "
                                                  "condition."),
                                {{"step", sequence->steps[*surplus].name}})});
}

void checkCallDepth(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems)
{
    const bool isComposite = version.operation
                             && (std::holds_alternative<Sequence>(*version.operation)
                                 || std::holds_alternative<Switch>(*version.operation));
    const ToolFacts facts = isComposite ? graph.of(workspace, version) : ToolFacts();
    if (facts.depth <= kMaxCallDepth)
        return;
    if (facts.isCyclic) {
        problems.push_back({"call_depth", "/operation", std::nullopt,
                            Message(CORE_TEXT("Core", "The tools that this tool calls form a cycle."))});
        return;
    }
    problems.push_back({"call_depth",
                        "/operation",
                        std::nullopt,
                        {CORE_TEXT("Core", "The tools that this tool calls are nested too deeply. At most "
                                           "{count} tools can call each other in a chain."),
                         {{"count", kMaxCallDepth}}}});
}

} // namespace tooltray::workspace
