// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/answerviews.h"

#include "execution/arguments/variableplan.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/restparameters.h"

#include <set>
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
        if (version.operation)
            lookAt(tool, *version.operation, version, version);
        walkSteps(version, [&](const Step &step) { lookAt(tool, step.action, step, version); });
    }

    // At the only action of a version, or that of a step.
    template <typename Action, typename Holder>
    void lookAt(const std::string &tool, const Action &action, const Holder &holder,
                const ToolVersion &version)
    {
        if (const auto *operation = std::get_if<GraphqlOperation>(&action))
            return look(tool, *operation, holder.bindings, version.parameters);
        const auto *request = std::get_if<RestRequest>(&action);
        if (request == nullptr)
            return;
        for (const std::string &name : openPlaceholders(*request, holder.bindings, holder.pagination)) {
            if (const ContextVariable *variable = m_workspace.contextFor(name))
                m_users[variable->key].insert(tool);
        }
    }

    void look(const std::string &tool, const GraphqlOperation &operation,
              const std::vector<NamedBinding> &bindings, const json::Value &parameters)
    {
        for (const auto &variable : execution::planVariables(m_workspace, operation, bindings, parameters)) {
            if (variable.source != execution::PlannedVariable::Source::Binding
                && !variable.contextKey.empty())
                m_users[variable.contextKey].insert(tool);
        }
    }

    const Workspace &m_workspace;
    ContextUsers m_users;
};

constexpr std::string_view kMaskedValue = "********";

std::string_view valueTypeName(const json::Value &value)
{
    if (value.isBoolean())
        return "boolean";
    return value.isNumber() ? "number" : "string";
}

std::string_view originName(Origin origin)
{
    // Whoever edits the files of a workspace is a person to an agent.
    return json::nameOf(origin == Origin::Outside ? Origin::Person : origin);
}

json::Value variableView(const Entry &entry, std::optional<ContextScope> ownScope)
{
    const auto &variable = std::get<ContextVariable>(entry.object());
    json::Value view = json::Value::object({{"key", variable.key}});
    view.set("value", variable.isSecret() ? json::Value(kMaskedValue) : variable.value);
    view.set("type", json::Value(valueTypeName(variable.value)));
    if (variable.isSecret())
        view.set("secret", json::Value(true));
    if (!variable.description.empty())
        view.set("description", json::Value(variable.description));
    const ContextScope scope =
        ownScope.value_or(entry.layer() == Layer::Session ? ContextScope::Session : ContextScope::Persistent);
    view.set("scope", json::Value(json::nameOf(scope)));
    view.set("origin", json::Value(entry.layer() == Layer::Config ? json::nameOf(Origin::Config)
                                                                  : originName(variable.origin)));
    return view;
}
} // namespace

ContextUsers contextUsers(const Workspace &workspace)
{
    return ContextUse(workspace).run();
}

json::Value contextList(const Workspace &workspace, const ContextUsers &users, const MaySee &isVisible,
                        const OwnScope &ownScope)
{
    json::Value view = json::Value::object();
    json::Value &list = view.set("variables", json::Value::array());
    for (const auto &[key, entry] : workspace.entries(ObjectKind::Context)) {
        json::Value &variable = list.append(variableView(entry, ownScope(key)));
        json::Value &names = variable.set("used_by", json::Value::array());
        for (const std::string &name : visibleUsers(workspace, users, {key}, isVisible))
            names.append(json::Value(name));
    }
    return view;
}

std::vector<std::string> visibleUsers(const Workspace &workspace, const ContextUsers &users,
                                      const std::vector<std::string> &keys, const MaySee &isVisible)
{
    std::set<std::string> names;
    for (const std::string &key : keys) {
        const auto found = users.find(key);
        if (found == users.end())
            continue;
        for (const std::string &name : found->second) {
            const Tool *tool = workspace.find<Tool>(name);
            if (tool != nullptr && isVisible(*tool))
                names.insert(name);
        }
    }
    return {names.begin(), names.end()};
}

std::optional<Error> clearingProblem(const Workspace &workspace, const std::string &key)
{
    const ContextVariable *variable = workspace.contextFor(key);
    if (variable == nullptr)
        return std::nullopt;
    const Entry &entry = *workspace.find({ObjectKind::Context, variable->key});
    const std::string what = "The context variable \"" + variable->key + "\" ";
    if (entry.at(Layer::Config))
        return Error{ErrorKind::Denied, "defined_in_config",
                     what + "is defined in the configuration file, and applies to every client.",
                     "Ask the user to change the file."};
    if (variable->isSecret())
        return Error{ErrorKind::Denied, "context_secret",
                     what + "is a secret, which only a person may clear.",
                     "Ask the user to do it in the Tooltray window."};
    return Error{ErrorKind::Denied, "context_fixed", what + "applies to every client.",
                 "Ask the user to clear it in the Tooltray window."};
}

} // namespace tooltray::toolkit
