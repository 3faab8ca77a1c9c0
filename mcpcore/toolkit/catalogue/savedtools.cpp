// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/savedtools.h"

#include "workspace/checks/pinning.h"

#include <algorithm>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

bool namesTools(const workspace::Definition &definition)
{
    return std::ranges::any_of(definition.references,
                               [](const ObjectKey &key) { return key.kind == ObjectKind::Tool; });
}

} // namespace

SavedTools::Known &SavedTools::known(const Workspace &workspace, const std::string &name)
{
    const DefinitionPtr &definition = workspace.find(ObjectKey{ObjectKind::Tool, name})->definition();
    // Names that are gone stay until there are more of them than tools.
    if (m_known.size() > 2 * workspace.entries(ObjectKind::Tool).size() + 100)
        m_known.clear();
    Known &known = m_known[name];
    if (known.definition == definition) {
        if (known.effectAt != 0 && known.effectAt != workspace.revision()) {
            known.effect = m_graph.of(workspace, std::get<Tool>(definition->object)).effect;
            known.effectAt = workspace.revision();
        }
        return known;
    }
    const auto &tool = std::get<Tool>(definition->object);
    known.definition = definition;
    known.served =
        tool.pin ? std::make_shared<const Tool>(workspace::served(tool)) : ToolPointer(definition, &tool);
    known.effect = m_graph.of(workspace, tool).effect;
    known.effectAt = namesTools(*definition) ? workspace.revision() : 0;
    return known;
}

SavedTools::ToolPointer SavedTools::served(const Workspace &workspace, const std::string &name)
{
    return known(workspace, name).served;
}

Effect SavedTools::effectOf(const Workspace &workspace, const std::string &name)
{
    return known(workspace, name).effect;
}

bool SavedTools::isVisible(const ClientView &client, const Workspace &workspace, const Tool &tool)
{
    // Most clients have no policy: then nobody needs to know what the operation does.
    if (client.maySee(tool, Effect::Changes))
        return true;
    if (!client.maySee(tool, Effect::Reads))
        return false;
    // One that was saved by the call that asks is none of its workspace yet.
    const bool isKnown = workspace.find({ObjectKind::Tool, tool.name}) != nullptr;
    return client.maySee(tool, isKnown ? effectOf(workspace, tool.name) : toolkit::effectOf(workspace, tool));
}

} // namespace tooltray::toolkit
