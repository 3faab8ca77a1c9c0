// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/snapshot.h"

#include "app/operations/operation.h"
#include "engine/engine.h"
#include "text/words/suggestions.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"

namespace tooltray::app {
namespace {

Error noSuchObject(const workspace::Workspace &workspace, workspace::ObjectKind kind, std::string_view name)
{
    std::vector<std::string> names;
    for (const auto &entry : workspace.entries(kind))
        names.push_back(entry.name);
    const std::string what(workspace::kindName(kind));
    const std::string meant = didYouMean(suggestions(name, names));
    return {ErrorKind::NotFound, what + "_missing",
            "There is no " + what + " " + std::string(name) + "." + (meant.empty() ? "" : " " + meant)};
}

} // namespace

void Snapshot::checkHealth()
{
    if (!health->isOf(workspace, schemas))
        health =
            std::make_shared<const workspace::Health>(workspace::Health::check(workspace, schemas, *health));
}

toolkit::ToolQuestion Snapshot::question() const
{
    return {.workspace = *workspace,
            .health = *health,
            .schemas = schemas,
            .isVisible = [](const workspace::Tool &) { return true; },
            .refusalOf = [this](const std::string &endpoint) -> std::optional<Error> {
                if (!awaitingConsent.contains(endpoint))
                    return std::nullopt;
                return Error{ErrorKind::Denied, "consent_missing",
                             "The endpoint \"" + endpoint + "\" needs your consent first."};
            }};
}

Snapshot snapshotOf(engine::Engine &engine)
{
    const engine::WorkspaceState &state = engine.workspaceClient().state();
    Snapshot snapshot{state.workspace, state.health, state.checked(), {}};
    for (const engine::ConsentRequest &request : engine.consents().pending())
        snapshot.awaitingConsent.insert(request.endpoint);
    return snapshot;
}

Error noSuchTool(const workspace::Workspace &workspace, std::string_view name)
{
    return noSuchObject(workspace, workspace::ObjectKind::Tool, name);
}

Result<workspace::Tool> toolNamed(const workspace::Workspace &workspace, std::string_view name)
{
    const auto named = workspace.namedTool(name);
    return named ? Result<workspace::Tool>(*named->tool) : noSuchTool(workspace, name);
}

Error noSuchEndpoint(const workspace::Workspace &workspace, std::string_view name)
{
    return noSuchObject(workspace, workspace::ObjectKind::Endpoint, name);
}

json::Value apiValue(const engine::DescriptionSummary &summary)
{
    json::Value value = json::Value::object({{"title", summary.title},
                                             {"version", summary.version},
                                             {"operations", summary.operations},
                                             {"unusable", summary.unusable},
                                             {"needs_credential", summary.needsCredential}});
    json::Value &ways = value.set("authentication", json::Value::array());
    for (const engine::AuthenticationOffer &offer : summary.offers) {
        json::Value &way = ways.append(json::Value::object({{"name", offer.name}}));
        if (offer.scheme)
            way.set("scheme", json::nameOf(*offer.scheme));
        if (!offer.headerName.empty()) {
            way.set("place", json::nameOf(offer.place));
            way.set("parameter", offer.headerName);
        }
    }
    return value;
}

void saveEdit(OperationCall &call, workspace::Edit edit, json::Value answer)
{
    if (edit.steps.empty() || call["dry_run"].toBool())
        return call.done(std::move(answer));
    const auto breaking = call["may_break"].toBool() ? engine::WorkspaceClient::Breaking::Allow
                                                     : engine::WorkspaceClient::Breaking::Refuse;
    call.answerWith(call.engine().workspaceClient().save(std::move(edit), breaking),
                    [answer = std::move(answer)] { return answer; });
}

} // namespace tooltray::app
