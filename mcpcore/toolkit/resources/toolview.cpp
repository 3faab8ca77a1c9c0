// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/resources/toolview.h"

#include "workspace/definitions/enumnames.h"
#include "json/decode.h"

#include <utility>

namespace tooltray::toolkit {
namespace {

json::Value textsJson(const std::vector<std::string> &texts)
{
    json::Value list = json::Value::array();
    for (const std::string &text : texts)
        list.append(text);
    return list;
}

} // namespace

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
    view.set("tags", textsJson(tool.tags));
    view.set("parameters", shown.tool.inputSchema);
    view.set("injected", textsJson(shown.injected));
    if (!shown.tool.outputSchema.isNull())
        view.set("output_schema", shown.tool.outputSchema);
    view.set("annotations", hintsView(shown.tool.hints));
    return view;
}

} // namespace tooltray::toolkit
