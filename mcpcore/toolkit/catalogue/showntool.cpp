// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/showntool.h"

#include "base/text/hiddentext.h"
#include "execution/arguments/toolparameters.h"
#include "execution/arguments/variableplan.h"
#include "text/unicode/utf8.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/budget.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pinning.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/restparameters.h"
#include "json/decode.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

using Names = std::set<std::string, std::less<>>;
using namespace workspace;

struct Parameters {
    json::Value schema; // null: nobody knows
    Names hidden = {};  // injected
    std::vector<std::string> injected = {};

    void inject(const std::string &name)
    {
        injected.push_back(name);
        hidden.insert(name);
    }
};

Parameters parametersOf(const Workspace &workspace, const ToolVersion &version,
                        const graphql::SchemaPointer &schema, execution::PagedTools &paged)
{
    Parameters parameters{
        execution::toolParameters(workspace, version, schema.get(), paged).valueOr(version.parameters)};
    if (version.parameters.isNull())
        parameters.schema = plainTypes(std::move(parameters.schema));
    const auto *request = version.operation ? std::get_if<RestRequest>(&*version.operation) : nullptr;
    if (request != nullptr) {
        for (const std::string &name : openPlaceholders(*request, version.bindings, version.pagination)) {
            if (workspace.contextFor(name) != nullptr && !version.parameters["properties"].contains(name))
                parameters.inject(name);
        }
        return parameters;
    }
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr)
        return parameters;
    for (const execution::PlannedVariable &variable :
         execution::planVariables(workspace, *operation, version.bindings, version.parameters)) {
        if (variable.isInjected())
            parameters.inject(variable.name);
    }
    return parameters;
}

// Far more than clients take (facts about them stand in clientLimits()); describe_tool has all of it.
constexpr std::size_t kMaxShownTitle = 1'000;
constexpr std::size_t kMaxShownDescription = 16'000;

// The room for the parameters of one tool in a list, which every conversation begins with.
constexpr std::size_t kListedParameters = 4'000;

std::string shortened(std::string text, std::size_t most)
{
    if (text.size() > most)
        text = std::string(truncatedUtf8(text, most)).append("\xE2\x80\xA6");
    return text;
}

// Whoever wrote the tool: other clients are shown no more than people see of it.
void makeVisible(mcp::Tool &tool)
{
    tool.name = withoutHidden(tool.name);
    tool.title = shortened(withoutHidden(tool.title), kMaxShownTitle);
    tool.description = shortened(withoutHidden(tool.description), kMaxShownDescription);
    tool.inputSchema = withoutHiddenIn(std::move(tool.inputSchema));
    tool.outputSchema = withoutHiddenIn(std::move(tool.outputSchema));
}

class ParameterDescription {
public:
    ParameterDescription(const workspace::Workspace &workspace, const workspace::ToolVersion &definition)
        : m_workspace(workspace)
        , m_definition(definition)
    {}

    DescribedParameters run()
    {
        if (m_definition.operation)
            lookAt(*m_definition.operation, m_definition.bindings, m_definition.pagination);
        workspace::walkSteps(m_definition, [&](const workspace::Step &step) {
            lookAt(step.action, step.bindings, step.pagination);
        });
        workspace::walkBindings(m_definition, [&](const workspace::Binding &binding) {
            if (const auto *source = std::get_if<workspace::ContextSource>(&binding.source))
                addKey(source->key);
        });
        m_described.injected.assign(m_keys.begin(), m_keys.end());
        return std::move(m_described);
    }

private:
    template <typename Action>
    void lookAt(const Action &action, const std::vector<workspace::NamedBinding> &bindings,
                const workspace::Shared<workspace::Pagination> &pagination)
    {
        if (const auto *operation = std::get_if<workspace::GraphqlOperation>(&action))
            look(*operation, bindings);
        else if (const auto *request = std::get_if<workspace::RestRequest>(&action))
            look(*request, bindings, pagination);
    }

    void look(const workspace::RestRequest &request, const std::vector<workspace::NamedBinding> &bindings,
              const workspace::Shared<workspace::Pagination> &pagination)
    {
        for (const std::string &name : workspace::openPlaceholders(request, bindings, pagination)) {
            if (m_workspace.contextFor(name) != nullptr
                && !m_definition.parameters["properties"].contains(name))
                addKey(name);
        }
    }

    void look(const workspace::GraphqlOperation &operation,
              const std::vector<workspace::NamedBinding> &bindings)
    {
        for (const auto &variable :
             execution::planVariables(m_workspace, operation, bindings, m_definition.parameters)) {
            if (variable.isInjected())
                m_keys.insert(variable.contextKey);
        }
    }

    // One that is not set is named as the tool has it.
    void addKey(const std::string &name)
    {
        const workspace::ContextVariable *variable = m_workspace.contextFor(name);
        m_keys.insert(variable == nullptr ? name : variable->key);
    }

    const workspace::Workspace &m_workspace;
    const workspace::ToolVersion &m_definition;
    DescribedParameters m_described;
    std::set<std::string> m_keys;
};

} // namespace

mcp::ToolHints hintsOf(const Annotations &annotations, Effect effect)
{
    // Clients run what is read-only without asking anybody: no author's word goes against what the operation does.
    const bool readOnly = effect == Effect::Reads && annotations.readOnly.value_or(true);
    return {.readOnly = readOnly,
            .destructive = annotations.destructive.value_or(!readOnly),
            .idempotent = annotations.idempotent.value_or(effect != Effect::Changes),
            .openWorld = annotations.openWorld.value_or(true)};
}

ShownTool shownTool(const Workspace &workspace, const Tool &tool, Version version,
                    const graphql::SchemaPointer &schema, execution::EnumStyle style,
                    execution::PagedTools &paged, std::optional<Effect> effect)
{
    const ToolVersion resolved = tool.resolved(version);
    Parameters parameters = parametersOf(workspace, resolved, schema, paged);
    ShownTool shown;
    shown.tool.name = tool.name;
    shown.tool.title = tool.title;
    shown.tool.description = resolved.description;
    shown.tool.inputSchema = execution::shownSchema(workspace, parameters.schema, parameters.hidden, style);
    if (!shown.tool.inputSchema.isObject())
        shown.tool.inputSchema = json::Value::object();
    if (shown.tool.inputSchema["type"].toString() != "object")
        shown.tool.inputSchema.set("type", "object");
    shown.tool.outputSchema = promisedSchema(workspace, resolved);
    shown.tool.hints = hintsOf(resolved.annotations,
                               effect ? *effect : effectOf(workspace, resolved, endpointOf(workspace, tool)));
    shown.injected = std::move(parameters.injected);
    makeVisible(shown.tool);
    return shown;
}

mcp::Tool listedTool(mcp::Tool shown)
{
    shown.inputSchema = outlined(std::move(shown.inputSchema), kListedParameters);
    return shown;
}

std::vector<std::string> injectedKeys(const workspace::Workspace &workspace,
                                      const workspace::ToolVersion &definition)
{
    return ParameterDescription(workspace, definition).run().injected;
}

DescribedParameters describedParameters(const workspace::Workspace &workspace,
                                        const graphql::SchemaPointer &schema, const workspace::Tool &tool,
                                        workspace::Version version, execution::EnumStyle style)
{
    const workspace::ToolVersion definition = tool.resolved(version);
    DescribedParameters described = ParameterDescription(workspace, definition).run();
    AnswerSchema answer = answerSchema(workspace, definition, schema);
    described.outputSchema = std::move(answer.schema);
    described.outputNote = std::move(answer.note);
    execution::PagedTools paged;
    described.schema = shownTool(workspace, tool, version, schema, style, paged).tool.inputSchema;
    return described;
}

json::Value hintsView(const mcp::ToolHints &hints)
{
    json::Value view = json::Value::object();
    const auto add = [&](const char *name, std::optional<bool> hint) {
        if (hint)
            view.set(name, *hint);
    };
    add("readOnlyHint", hints.readOnly);
    add("destructiveHint", hints.destructive);
    add("idempotentHint", hints.idempotent);
    add("openWorldHint", hints.openWorld);
    return view;
}

json::Value toolView(const workspace::Tool &tool, const ShownTool &shown)
{
    json::Value view = json::Value::object({{"name", tool.name}});
    if (!tool.title.empty())
        view.set("title", tool.title);
    view.set("description", shown.tool.description);
    view.set("kind", json::nameOf(tool.kind()));
    view.set("endpoint", tool.endpoint);
    view.set("active", tool.active.toString());
    json::Value versions = json::Value::array();
    for (const auto &[version, definition] : tool.versions)
        versions.append(version.toString());
    view.set("versions", std::move(versions));
    view.set("tags", encode(tool.tags));
    view.set("parameters", shown.tool.inputSchema);
    view.set("injected", encode(shown.injected));
    if (!shown.tool.outputSchema.isNull())
        view.set("output_schema", shown.tool.outputSchema);
    view.set("annotations", hintsView(shown.tool.hints));
    return view;
}

namespace {

using namespace workspace;

class UnsetContext {
public:
    explicit UnsetContext(const Workspace &workspace) : m_workspace(workspace) {}

    void look(const ToolVersion &version)
    {
        if (version.operation)
            lookAt(*version.operation, version, version.parameters);
        walkSteps(version, [&](const Step &step) {
            // Nobody knows whether a step with a condition runs.
            if (step.when)
                return;
            lookAt(step.action, step, version.parameters);
            if (const auto *call = std::get_if<ToolInvocation>(&step.action))
                look(*call);
        });
    }

    std::vector<std::string> keys() && { return {m_keys.begin(), m_keys.end()}; }

private:
    void look(const ToolInvocation &call)
    {
        const Tool *known = m_workspace.find<Tool>(call.tool);
        if (known == nullptr)
            return;
        const Tool tool = call.version ? *known : served(*known);
        const Version version = call.version.value_or(tool.active);
        if (tool.versions.contains(version) && m_called.emplace(call.tool, version).second)
            look(tool.resolved(version));
    }

    // At the only action of a version, or that of a step.
    template <typename Action, typename Holder>
    void lookAt(const Action &action, const Holder &holder, const json::Value &parameters)
    {
        for (const NamedBinding &bound : holder.bindings)
            look(bound.binding);
        if (const auto *request = std::get_if<RestRequest>(&action)) {
            for (const auto *places : {&request->query, &request->headers, &request->cookies}) {
                for (const NamedBinding &bound : *places)
                    look(bound.binding);
            }
            if (request->body)
                look(*request->body);
        }
        const auto *operation = std::get_if<GraphqlOperation>(&action);
        const bool isPaged = holder.pagination && holder.pagination->enabled; // which fills variables, too
        if (operation != nullptr && !isPaged)
            look(*operation, holder.bindings, parameters);
    }

    // A required variable that the tool neither binds nor takes from callers can only be filled from the context.
    void look(const GraphqlOperation &operation, const std::vector<NamedBinding> &bindings,
              const json::Value &parameters)
    {
        for (const auto &variable : execution::planVariables(m_workspace, operation, bindings, parameters)) {
            const bool isOfCaller = variable.source == execution::PlannedVariable::Source::Parameter;
            if (isOfCaller && variable.isRequired && !variable.isTaken && variable.contextKey.empty())
                m_keys.insert(variable.name);
        }
    }

    void look(const Binding &binding)
    {
        const bool hasDefault = std::ranges::any_of(binding.transforms, [](const Transform &transform) {
            return transform.kind == Transform::Kind::Default;
        });
        if (binding.isOptional || hasDefault)
            return;
        std::visit([this](const auto &source) { lookInside(source); }, binding.source);
    }

    void lookInside(const ContextSource &source)
    {
        if (m_workspace.contextFor(source.key) == nullptr)
            m_keys.insert(source.key);
    }
    void lookInside(const ObjectSource &source)
    {
        for (const NamedBinding &member : source.members)
            look(member.binding);
    }
    void lookInside(const ListSource &source)
    {
        for (const Binding &element : source.elements)
            look(element);
    }
    // Other sources may have the value from elsewhere.
    template <typename Source>
    void lookInside(const Source & /*source*/)
    {}

    const Workspace &m_workspace;
    std::set<std::string> m_keys;
    std::set<std::pair<std::string, Version>> m_called;
};

} // namespace

std::vector<std::string> unsetContext(const Workspace &workspace, const ToolVersion &version)
{
    UnsetContext unset(workspace);
    unset.look(version);
    return std::move(unset).keys();
}

} // namespace tooltray::toolkit
