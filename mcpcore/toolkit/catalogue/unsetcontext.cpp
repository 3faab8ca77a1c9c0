// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/unsetcontext.h"

#include "execution/arguments/variableplan.h"
#include "graphql/language/parse.h"
#include "workspace/checks/pinning.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <set>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
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
            for (const auto *places : {&request->query, &request->headers}) {
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
        const graphql::Document document = graphql::parseDocument(operation.document);
        const auto definition = document.isValid() ? graphql::findOperation(document, operation.operationName)
                                                   : graphql::OperationDefinition();
        if (!definition)
            return;
        for (const auto &variable : execution::planVariables(m_workspace, definition, bindings, parameters)) {
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
