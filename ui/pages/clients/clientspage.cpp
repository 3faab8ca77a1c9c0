// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clients/clientspage.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/clients.h"
#include "ui/models/logtext.h"
#include "ui/pages/clients/clienteditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"

#include <QAction>

#include <utility>

namespace tooltray::ui {

ClientsPage::ClientsPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, {.kinds = {workspace::ObjectKind::Client}}, parent)
{
    addList({.model = m_model,
             .shares = QStringLiteral("clients.parts"),
             .rowCommands = {EditCommand::Rename, EditCommand::Delete}});
    m_empty = new EmptyState(context.theme, Icon::Monitor, this);
    m_editor = new ClientEditor(context.engine, context.theme, this);
    addPlaceholder(*m_empty);
    addEditor(*m_editor);
    build();
    connectParts();
    begin();
}

void ClientsPage::build()
{
    if (QAction *connectClient = pageContext().actions.action(actionid::kConnectClient)) {
        m_empty->addButton(*connectClient);
        list().addMaker(*connectClient);
    }
    keepTranslated(*this, [this] {
        list().setTexts({.list = tr("Clients"),
                         .filter = tr("Filter clients"),
                         .add = tr("Connect a client"),
                         .noMatch = tr("No client matches %1.")});
        m_empty->setTexts(tr("No clients yet"), tr("Each agent that you connect gets its own token, and the "
                                                   "permissions and limits that you set here."));
        refreshList();
    });
}

void ClientsPage::connectParts()
{
    const engine::Engine &engine = pageContext().engine;
    connect(&pageContext().engine.clients(), &engine::ConnectedClients::clientsChanged, this, [this] {
        refreshList();
        m_editor->showActivity();
    });
    connect(&engine, &engine::Engine::serverStatusChanged, m_editor, &ClientEditor::showActivity);
    connect(&pageContext().engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &ClientsPage::measure);
}

DraftSession::Words ClientsPage::wordsOf(Action action, const QString &before, const QString &now) const
{
    switch (action) {
    case Action::Save: return {tr("Change the client %1").arg(now)};
    case Action::Discard:
        //: What Undo takes back; %1 is a client
        return {tr("Discard the changes to %1").arg(before), tr("Discarded the changes to %1.").arg(before)};
    case Action::Remove:
        return {tr("Remove the client %1").arg(before),
                tr("Removed the client %1. Its token no longer works.").arg(before)};
    case Action::Duplicate: break;
    }
    return {};
}

RowListModel::Row ClientsPage::rowOf(const workspace::Entry &entry) const
{
    const auto &client = std::get<workspace::Client>(entry.object());
    RowListModel::Row row{.id = fromUtf8(client.name),
                          .subtitle = ClientAccess::activityText(
                              client.name, pageContext().engine.clients().clients(), wallTimeNow()),
                          .icon = Icon::Monitor,
                          .isDimmed = !client.enabled};
    if (unsaved().contains(row.id))
        row.badges.append({tr("unsaved"), Tone::Accent});
    if (!client.enabled || client.tokenHash.empty())
        //: Beside a client whose calls are rejected
        row.badges.append({tr("blocked"), Tone::Error});
    if (client.policy.readOnly)
        //: Beside a client that may not change anything
        row.badges.append({tr("read-only"), Tone::Info});
    if (entry.layer() == workspace::Layer::Config)
        //: Beside a client that the configuration file defines
        row.badges.append({tr("config"), Tone::Neutral});
    return row;
}

void ClientsPage::refreshList()
{
    std::vector<RowListModel::Row> rows;
    for (const auto &[name, entry] : workspace()->entries(workspace::ObjectKind::Client))
        rows.push_back(rowOf(entry));
    m_model.setRows(std::move(rows));
}

void ClientsPage::currentShown()
{
    measure();
}

void ClientsPage::measure()
{
    if (!shown())
        return;
    const std::string name = shown()->name;
    whenDone(pageContext().engine.calls().listingSize(name), this,
             [this, name](const Result<engine::ListingSize> &size) {
                 if (shown() && shown()->name == name)
                     m_editor->setListing(size ? std::optional(*size) : std::nullopt);
             });
}

} // namespace tooltray::ui
