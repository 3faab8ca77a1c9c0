// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/endpointactions.h"

#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/navigation/place.h"
#include "ui/pages/endpoints/endpointspage.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/uistate.h"

#include <QAction>
#include <QApplication>

#include <algorithm>
#include <memory>
#include <vector>

namespace tooltray::ui {
namespace {

// Enables the actions only while there is an endpoint.
void followEndpoints(const PageContext &context, const QList<QAction *> &actions)
{
    const auto follow = [&workspaceClient = context.engine.workspaceClient(), actions] {
        const auto &endpoints = workspaceClient.state().workspace->entries(workspace::ObjectKind::Endpoint);
        for (QAction *action : actions)
            action->setEnabled(!endpoints.isEmpty());
    };
    QObject::connect(&context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged,
                     actions.constFirst(), follow);
    follow();
}

// True if the schema of at least one endpoint is being fetched.
bool isFetchingSchema(const engine::WorkspaceState &state)
{
    const auto &endpoints = state.workspace->entries(workspace::ObjectKind::Endpoint);
    return std::ranges::any_of(state.schemas, [&endpoints](const auto &schema) {
        return (schema.second.isLoading || schema.second.described.isLoading) && endpoints.find(schema.first);
    });
}

// Schemas are refreshed where there are some, and not while that goes on.
void followSchemas(const PageContext &context, QAction &refresh)
{
    engine::WorkspaceClient &workspaceClient = context.engine.workspaceClient();
    const auto follow = [&workspaceClient, &refresh] {
        const engine::WorkspaceState &state = workspaceClient.state();
        refresh.setEnabled(!state.workspace->entries(workspace::ObjectKind::Endpoint).isEmpty()
                           && !isFetchingSchema(state));
    };
    QObject::connect(&workspaceClient, &engine::WorkspaceClient::workspaceChanged, &refresh, follow);
    QObject::connect(&workspaceClient, &engine::WorkspaceClient::schemaChanged, &refresh, follow);
    follow();
}

void refreshAll(const PageContext &context)
{
    // The result is shown beside each endpoint.
    engine::WorkspaceClient &workspaceClient = context.engine.workspaceClient();
    for (const auto &[name, entry] :
         workspaceClient.state().workspace->entries(workspace::ObjectKind::Endpoint))
        workspaceClient.refreshSchema(name);
}

// Empty while another page is shown.
QString endpointShownIn(const QWidget *window)
{
    const auto *page = window ? window->findChild<const EndpointsPage *>() : nullptr;
    return page && page->isVisible() ? page->current() : QString();
}

// Goes on where the one before was given up.
void openAddEndpoint(const PageContext &context, const std::shared_ptr<EndpointInput> &input, QWidget *parent)
{
    auto *dialog = new AddEndpointDialog(
        {context.engine.workspaceClient(), context.engine.secrets(), context.state.endpointDefaults()},
        context.theme, parent);
    dialog->resume(*input);
    QObject::connect(dialog, &AddEndpointDialog::givenUp, dialog,
                     [input](const EndpointInput &typed) { *input = typed; });
    QObject::connect(dialog, &AddEndpointDialog::added, dialog, [context, input](const QString &endpoint) {
        *input = {};
        context.navigator.open({.page = pageid::kEndpoints, .item = endpoint});
    });
    QObject::connect(
        dialog, &AddEndpointDialog::toolsWanted, dialog,
        [context, parent](const QString &endpoint) { openCreateTools(context, endpoint, parent); });
    dialog->open();
}

} // namespace

void addEndpointActions(const PageContext &context)
{
    context.actions.add({.id = actionid::kNewEndpoint,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "New end&point..."),
                         .icon = Icon::Endpoint},
                        [context, input = std::make_shared<EndpointInput>()] {
                            openAddEndpoint(context, input, QApplication::activeWindow());
                        });
    QAction *tools = context.actions.add({.id = actionid::kToolsFromSchema,
                                          .section = ActionSection::File,
                                          .text = QT_TRANSLATE_NOOP("Actions", "New tools fro&m API..."),
                                          .icon = Icon::Types,
                                          .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_N}},
                                         [context] {
                                             QWidget *window = QApplication::activeWindow();
                                             openCreateTools(context, endpointShownIn(window), window);
                                         });
    QAction *refresh = context.actions.add({.id = actionid::kRefreshSchemas,
                                            .section = ActionSection::Server,
                                            .text = QT_TRANSLATE_NOOP("Actions", "&Refresh endpoints"),
                                            .icon = Icon::Refresh,
                                            .shortcuts = {Qt::Key_F5},
                                            .group = 1},
                                           [context] { refreshAll(context); });
    QAction *test = context.actions.add(
        {.id = actionid::kTestEndpoint,
         .section = ActionSection::Server,
         .text = QT_TRANSLATE_NOOP("Actions", "&Test endpoint"),
         .icon = Icon::Connect,
         .group = 1},
        [context] { context.navigator.open({.page = pageid::kEndpoints, .item = itemid::kTest}); });
    followEndpoints(context, {tools, test});
    followSchemas(context, *refresh);
}

void openCreateTools(const PageContext &context, const QString &endpoint, QWidget *parent)
{
    auto *dialog = new CreateToolsDialog(context.engine, context.theme, endpoint, parent);
    QObject::connect(
        dialog, &CreateToolsDialog::created, dialog, [context](const std::vector<workspace::Tool> &tools) {
            context.navigator.open({.page = pageid::kTools,
                                    .item = itemid::kNew,
                                    .tools = std::make_shared<const std::vector<workspace::Tool>>(tools)});
        });
    QObject::connect(dialog, &CreateToolsDialog::saved, dialog, [context](const QString &tool, int count) {
        context.navigator.open({.page = pageid::kTools, .item = tool, .created = count});
    });
    dialog->open();
}

} // namespace tooltray::ui
