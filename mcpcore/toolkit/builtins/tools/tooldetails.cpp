// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/tooldetails.h"

#include "toolkit/builtins/tools/describedparameters.h"
#include "toolkit/catalogue/showntool.h"
#include "toolkit/client/effect.h"
#include "workspace/checks/pinning.h"
#include "workspace/codec/encode.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/references.h"

#include <set>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

constexpr std::string_view kHiddenName = "(not available)";

// The names of tools that the asker may not know of.
void hideCalls(const Workspace &workspace, const MaySee &isVisible, ToolVersion &version)
{
    walkSteps(version, [&](Step &step) {
        auto *call = std::get_if<ToolCall>(&step.action);
        const Tool *called = call == nullptr ? nullptr : workspace.find<Tool>(call->tool);
        if (called != nullptr && !isVisible(*called))
            call->tool = kHiddenName;
    });
}

json::Value hintsView(const Workspace &workspace, const ToolVersion &version)
{
    const Effect effect = effectOf(workspace, version);
    const mcp::ToolHints hints = hintsOf(version.annotations, effect);
    return json::Value::object({{"read_only", hints.readOnly.value_or(false)},
                                {"destructive", hints.destructive.value_or(true)},
                                {"idempotent", hints.idempotent.value_or(false)},
                                {"open_world", hints.openWorld.value_or(true)}});
}

json::Value usedNames(const Tool &tool, ObjectKind kind)
{
    json::Value names = json::Value::array();
    for (const ObjectKey &used : referencesOf(tool)) {
        if (used.kind == kind)
            names.append(json::Value(used.name));
    }
    return names;
}

json::Value texts(const std::vector<std::string> &list)
{
    return workspace::encode(list);
}

} // namespace

json::Value definitionView(const Workspace &workspace, const Tool &tool, Version version,
                           const MaySee &isVisible)
{
    const auto known = tool.versions.find(version);
    if (known == tool.versions.end())
        return {};
    ToolVersion shown = tool.resolved(version);
    hideCalls(workspace, isVisible, shown);
    return workspace::encode(shown);
}

json::Value toolDetails(const ToolQuestion &question, const Tool &tool, std::optional<Version> version)
{
    const Workspace &workspace = question.workspace;
    const bool isServed = !version && tool.pin;
    const Version number = isServed ? tool.pin->version : version.value_or(tool.active);
    const ToolVersion definition = isServed ? tool.pin->definition : tool.resolved(number);
    const std::string endpoint = isServed ? tool.pin->endpoint : endpointOf(workspace, tool);
    const auto schema = question.schemas.find(endpoint);

    json::Value view = json::Value::object({{"name", tool.name}, {"kind", json::nameOf(tool.kind())}});
    if (!tool.title.empty())
        view.set("title", json::Value(tool.title));
    view.set("endpoint", json::Value(endpoint));
    json::Value &versions = view.set("versions", json::Value::object());
    for (const auto &[known, stored] : tool.versions) {
        ToolVersion shown = stored;
        hideCalls(workspace, question.isVisible, shown);
        versions.set(known.toString(), workspace::encode(shown));
    }
    view.set("active", json::Value(tool.active.toString()));
    if (tool.pin)
        view.set("pinned", json::Value::object({{"version", tool.pin->version.toString()},
                                                {"approved_at", tool.pin->approvedAt},
                                                {"has_changes", !pinDifferences(workspace, tool).empty()}}));
    view.set("version", json::Value(number.toString()));
    view.set("description", json::Value(definition.description));
    DescribedParameters parameters =
        describedParameters(workspace, schema == question.schemas.end() ? nullptr : schema->second,
                            isServed ? served(tool) : tool, number, question.style);
    view.set("parameters", std::move(parameters.schema));
    view.set("injected", texts(parameters.injected));
    view.set("output_schema", std::move(parameters.outputSchema));
    if (!parameters.outputNote.empty())
        view.set("output_note", json::Value(parameters.outputNote));
    view.set("used_types", usedNames(tool, ObjectKind::Type));
    view.set("used_mappings", usedNames(tool, ObjectKind::Mapping));
    view.set("used_by",
             texts(toolUsers(workspace, {ObjectKind::Tool, tool.name}, question.isVisible).visible));
    view.set("enabled", json::Value(tool.enabled));
    view.set("health", healthView(question.health, tool, question.unread));
    view.set("annotations", hintsView(workspace, definition));
    const json::Value encoded = workspace::encode(definition);
    for (const char *member : {"pagination", "idempotency", "result"})
        view.set(member, encoded[member]);
    view.set("tags", texts(tool.tags));
    view.set("aliases", texts(tool.aliases));
    view.set("examples", workspace::encode(tool)["examples"].isArray() ? workspace::encode(tool)["examples"]
                                                                       : json::Value::array());
    return view;
}

} // namespace tooltray::toolkit
