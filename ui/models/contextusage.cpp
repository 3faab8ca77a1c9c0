// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/contextusage.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "json/parse.h"
#include "json/write.h"
#include "ui/language/utf8text.h"
#include "workspace/definitions/walk.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

class ContextUsageReader {
public:
    explicit ContextUsageReader(const workspace::Workspace &workspace) : m_workspace(workspace) {}

    ContextUsage read() &&
    {
        for (const auto &[name, entry] : m_workspace.entries(workspace::ObjectKind::Tool)) {
            const auto &tool = std::get<workspace::Tool>(entry.object());
            look(name, tool.pin ? tool.pin->definition : tool.resolved(tool.active));
        }
        return std::move(m_usage);
    }

private:
    void look(const std::string &tool, const workspace::ToolVersion &version)
    {
        workspace::walkBindings(version, [&](const workspace::Binding &binding) {
            if (const auto *source = std::get_if<workspace::ContextSource>(&binding.source))
                add(tool, source->key);
        });
        if (version.operation) {
            if (const auto *single = std::get_if<workspace::GraphqlOperation>(&*version.operation))
                look(tool, *single, version.bindings);
        }
        workspace::walkSteps(version, [&](const workspace::Step &step) {
            if (const auto *operation = std::get_if<workspace::GraphqlOperation>(&step.action))
                look(tool, *operation, step.bindings);
        });
    }

    void look(const std::string &tool, const workspace::GraphqlOperation &operation,
              const std::vector<workspace::NamedBinding> &bindings)
    {
        const graphql::Document document = graphql::parseDocument(operation.document);
        if (!document.isValid())
            return;
        const auto definition = graphql::findOperation(document, operation.operationName);
        if (!definition)
            return;
        for (const graphql::VariableDefinition variable : definition.variables()) {
            const std::string name(variable.variable().name());
            if (std::ranges::find(bindings, name, &workspace::NamedBinding::name) == bindings.end())
                add(tool, name);
        }
    }

    void add(const std::string &tool, const std::string &name)
    {
        if (const workspace::ContextVariable *variable = m_workspace.contextFor(name))
            m_usage[variable->key].insert(tool);
    }

    const workspace::Workspace &m_workspace;
    ContextUsage m_usage;
};

} // namespace

ContextUsage contextUsage(const workspace::Workspace &workspace)
{
    return ContextUsageReader(workspace).read();
}

QString contextText(const json::Value &value)
{
    if (!value.isString())
        return value.isNull() ? QString() : fromUtf8(json::write(value));
    const QString text = fromUtf8(value.toString());
    // Read back, it must be the same.
    return contextValue(text) == value ? text : fromUtf8(json::write(value));
}

json::Value contextValue(const QString &text)
{
    const std::string typed = toUtf8(text);
    json::Parsed parsed = json::parse(typed);
    if (parsed && (parsed.value.isNumber() || parsed.value.isBoolean() || parsed.value.isString()))
        return std::move(parsed.value);
    return json::Value(typed);
}

} // namespace tooltray::ui
