// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/clientaccesspane.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/state/secretclipboard.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlineoffer.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kMaxClients = 6; // at once; the others are a scroll away

} // namespace

ClientAccessPane::ClientAccessPane(engine::Engine &engine, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_engine(engine)
    , m_clipboard(new SecretClipboard(this))
    , m_heading(new TextLabel(TextStyle::Strong, this))
    , m_list(new QListWidget(this))
    , m_calls(new TextLabel(TextStyle::Muted, this))
    , m_newToken(new QPushButton(this))
    , m_block(new QPushButton(this))
    , m_offer(new InlineOffer(theme, this))
{
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTabKeyNavigation(false);
    m_newToken->setIcon(theme.icon(Icon::Key));
    m_block->setIcon(theme.icon(Icon::Lock));
    m_calls->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_newToken);
    buttons->addWidget(m_block);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_heading);
    layout->addWidget(m_list);
    layout->addWidget(m_calls);
    layout->addLayout(buttons);
    layout->addWidget(m_offer);
    connect(m_list, &QListWidget::currentRowChanged, this, &ClientAccessPane::showButtons);
    connect(m_newToken, &QPushButton::clicked, this, [this] {
        if (const ClientAccess *client = current())
            offerToken(m_engine, *m_clipboard, *m_offer, client->name);
    });
    connect(m_block, &QPushButton::clicked, this, [this] {
        if (const ClientAccess *client = current())
            setAccess(std::string(client->name), Access::Blocked);
    });
    connect(m_offer, &InlineOffer::left, m_list, [this] { m_list->setFocus(Qt::OtherFocusReason); });
    connect(&engine.clients(), &engine::ConnectedClients::clientsChanged, this, &ClientAccessPane::refresh);
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &ClientAccessPane::refresh);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &ClientAccessPane::showButtons);
    keepTranslated(*this, [this] { setTexts(); });
}

void ClientAccessPane::setTexts()
{
    m_newToken->setText(tr("New token..."));
    m_newToken->setToolTip(tr("Creates and copies a new token. The old one stops working."));
    m_block->setText(tr("Block"));
    m_block->setToolTip(tr("Rejects every call of the client until it gets a new token"));
    refresh();
}

void ClientAccessPane::refresh()
{
    const ClientAccess *chosen = current();
    const std::string name = chosen ? chosen->name : std::string();
    m_rows = ClientAccess::all(*m_engine.workspaceClient().state().workspace, m_engine.clients().clients(),
                               wallTimeNow());
    m_list->clear();
    for (const ClientAccess &row : m_rows)
        (new QListWidgetItem(row.text, m_list))->setToolTip(fromUtf8(row.name));
    const auto found = std::ranges::find(m_rows, name, &ClientAccess::name);
    m_list->setCurrentRow(found == m_rows.end() ? (m_rows.empty() ? -1 : 0)
                                                : static_cast<int>(found - m_rows.begin()));
    const int rows = std::min(m_list->count(), kMaxClients);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), fontMetrics().height())
                           + 2 * m_list->frameWidth());
    m_list->setVisible(rows > 0);
    const QString calls = ClientAccess::callsText(m_engine.clients().callsByRevision());
    //: %1 is a list: "2026-07-28: 40 calls and 2025-11-25: 2 calls"
    m_calls->setText(tr("By protocol version: %1").arg(calls));
    m_calls->setVisible(!calls.isEmpty());
    showHeading();
    showButtons();
}

// They are not those that are connected at the moment.
void ClientAccessPane::showHeading()
{
    const auto isSeen = [](const ClientAccess &row) { return row.isSeen; };
    const bool anySeen = std::ranges::any_of(m_rows, isSeen);
    const bool allSeen = std::ranges::all_of(m_rows, isSeen);
    //: Heading of a list of clients
    m_heading->setText(allSeen ? tr("Has called")
                       //: Heading of a list of clients; some have called, the others have a token
                       : anySeen ? tr("Has called or has access")
                                 //: Heading of a list of clients that have a token and have not called yet
                                 : tr("Has access"));
    m_heading->setVisible(!m_rows.empty());
    m_list->setAccessibleName(m_rows.empty() ? tr("Clients") : tr("Clients: %1").arg(m_heading->text()));
}

void ClientAccessPane::dismissOffer()
{
    m_offer->dismiss();
}

void ClientAccessPane::showButtons()
{
    const bool hasTokens = std::ranges::any_of(
        m_rows, [](const ClientAccess &row) { return row.tokenState != ClientAccess::TokenState::NoToken; });
    const ClientAccess *client = current();
    const bool isServing = m_engine.serverStatus().state == engine::ServerStatus::State::Running;
    m_newToken->setVisible(hasTokens);
    m_block->setVisible(hasTokens);
    m_newToken->setEnabled(client && client->tokenState != ClientAccess::TokenState::NoToken && isServing);
    m_block->setEnabled(client && client->tokenState == ClientAccess::TokenState::Token);
}

const ClientAccess *ClientAccessPane::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_rows.size()) ? &m_rows[static_cast<std::size_t>(row)]
                                                             : nullptr;
}

QString ClientAccessPane::newTokenQuestion(const std::string &client)
{
    return tr("Create a new token for %1? The old one stops working immediately. Paste the new one into the "
              "client's settings.")
        .arg(fromUtf8(client));
}

QString ClientAccessPane::newTokenText()
{
    return tr("Copy a new token");
}

void offerToken(engine::Engine &engine, SecretClipboard &clipboard, InlineOffer &offer,
                const std::string &client)
{
    const auto issue = [&engine, &clipboard, &offer, client] {
        whenDone(engine.clients().issueToken(client, client, {}), &offer,
                 [&clipboard, &offer, client](const Result<engine::ServerConnection> &connection) {
                     if (!connection)
                         return offer.tell(MessageKind::Error, errorText(connection.error()));
                     clipboard.copy(fromUtf8(connection->token));
                     offer.tell(
                         MessageKind::Ok,
                         ClientAccessPane::tr("The new token of %1 is on the clipboard for %n second(s).",
                                              nullptr, SecretClipboard::kSeconds)
                             .arg(fromUtf8(client)));
                 });
    };
    offer.ask(ClientAccessPane::newTokenQuestion(client), {ClientAccessPane::newTokenText(), issue});
}

void ClientAccessPane::setAccess(const std::string &name, Access access)
{
    const auto &workspace = *m_engine.workspaceClient().state().workspace;
    const workspace::Entry *entry = workspace.find({workspace::ObjectKind::Client, name});
    if (!entry)
        return;
    auto client = std::get<workspace::Client>(entry->object());
    client.enabled = access == Access::Allowed;
    const QString label =
        access == Access::Allowed ? tr("Allow %1").arg(fromUtf8(name)) : tr("Block %1").arg(fromUtf8(name));
    const workspace::PutObject put{std::move(client), entry->revision(), entry->layer()};
    whenDone(m_engine.workspaceClient().apply({.label = toUtf8(label), .steps = {put}}), this,
             [this, name, access](const Result<void> &done) {
                 if (!done)
                     return fail(done.error());
                 if (access == Access::Allowed)
                     return m_offer->dismiss();
                 m_offer->offer(MessageKind::Ok,
                                tr("Blocked %1. Its calls are rejected.").arg(fromUtf8(name)),
                                {tr("Undo"), [this, name] { setAccess(name, Access::Allowed); }});
             });
}

void ClientAccessPane::fail(const Error &error)
{
    m_offer->tell(MessageKind::Error, errorText(error));
}

} // namespace tooltray::ui
