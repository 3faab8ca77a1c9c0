// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/context/contextusers.h"

#include "execution/arguments/variableplan.h"
#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"

#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

class ContextUse {
public:
    explicit ContextUse(const Workspace &workspace) : m_workspace(workspace) {}

    ContextUsers run()
    {
        for (const auto &[name, entry] : m_workspace.entries(ObjectKind::Tool)) {
            const Tool &tool = std::get<Tool>(entry.object());
            look(name, tool.pin ? tool.pin->definition : tool.resolved(tool.active));
        }
        return std::move(m_users);
    }

private:
    void look(const std::string &tool, const ToolVersion &version)
    {
        walkBindings(version, [&](const Binding &binding) {
            const auto *source = std::get_if<ContextSource>(&binding.source);
            const ContextVariable *variable =
                source == nullptr ? nullptr : m_workspace.contextFor(source->key);
            if (variable != nullptr)
                m_users[variable->key].insert(tool);
        });
        const auto *single = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
        if (single != nullptr)
            look(tool, *single, version.bindings, version.parameters);
        walkSteps(version, [&](const Step &step) {
            if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
                look(tool, *operation, step.bindings, version.parameters);
        });
    }

    void look(const std::string &tool, const GraphqlOperation &operation,
              const std::vector<NamedBinding> &bindings, const json::Value &parameters)
    {
        const graphql::Document document = graphql::parseDocument(operation.document);
        if (!document.isValid())
            return;
        const auto definition = graphql::findOperation(document, operation.operationName);
        if (!definition)
            return;
        for (const auto &variable : execution::planVariables(m_workspace, definition, bindings, parameters)) {
            if (variable.source != execution::PlannedVariable::Source::Binding
                && !variable.contextKey.empty())
                m_users[variable.contextKey].insert(tool);
        }
    }

    const Workspace &m_workspace;
    ContextUsers m_users;
};

} // namespace

ContextUsers contextUsers(const Workspace &workspace)
{
    return ContextUse(workspace).run();
}

} // namespace tooltray::toolkit
