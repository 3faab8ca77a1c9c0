// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/connect/connectdialog.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/dialogs/connect/clientpanes.h"
#include "ui/language/language.h"
#include "ui/models/clients.h"
#include "ui/models/roles.h"
#include "ui/theme/metrics.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QSize kConnectSize(1140, 680);
constexpr int kClientListWidth = 270;

} // namespace

ConnectDialog::ConnectDialog(engine::Engine &engine, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_engine(engine)
    , m_clipboard(new SecretClipboard(&engine)) // a snippet is pasted after the dialog was closed
    , m_list(new QListView(this))
    , m_panes(new QStackedWidget(this))
    , m_client(new ClientPane(engine, theme, *m_clipboard, this))
    , m_other(new OtherClientPane(engine, theme, *m_clipboard, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    build(theme);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ConnectDialog::showCurrent);
    connect(m_client, &ClientPane::fileChanged, this, &ConnectDialog::refresh);
    connect(&engine, &engine::Engine::serverStatusChanged, this, &ConnectDialog::refresh);
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &ConnectDialog::refresh);
    connect(&engine.clients(), &engine::ConnectedClients::clientsChanged, this, [this] {
        m_model.setConnected(connectedClients(m_engine));
        showCurrent();
    });
    m_model.setConnected(connectedClients(engine));
    keepTranslated(*this, [this] {
        setWindowTitle(tr("Connect a client"));
        m_list->setAccessibleName(tr("Clients"));
        m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
        m_model.retranslate();
    });
    refresh();
}

ConnectDialog::~ConnectDialog()
{
    m_clipboard->letGo();
}

QString ConnectDialog::currentClient() const
{
    return m_list->currentIndex().data(IdRole).toString();
}

void ConnectDialog::setCurrentClient(const QString &client)
{
    if (const QModelIndex index = m_model.indexOf(client); index.isValid())
        m_list->setCurrentIndex(index);
}

void ConnectDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        refresh();
}

void ConnectDialog::build(const Theme &theme)
{
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new TwoLineDelegate(theme, this));
    m_list->setFixedWidth(kClientListWidth);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_panes->addWidget(m_client);
    m_panes->addWidget(m_other);
    m_client->setEnabled(false); // until something is known
    m_buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(metrics::kMarginLarge);
    middle->addWidget(m_list);
    middle->addWidget(m_panes, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(middle, 1);
    layout->addWidget(m_buttons);
    resize(kConnectSize);
    m_list->setFocus();
}

void ConnectDialog::refresh()
{
    const quint64 revision = ++m_revision;
    whenDone(m_engine.clientFiles().files(clientAddress(m_engine)), this,
             [this, revision](const Result<std::vector<engine::ClientFileStatus>> &files) {
                 if (revision == m_revision && files)
                     takeFiles(*files);
             });
}

void ConnectDialog::takeFiles(const std::vector<engine::ClientFileStatus> &files)
{
    const QString current = currentClient();
    m_model.setFiles(files);
    // Others that start a program do it alike.
    const auto byCommand = std::ranges::find_if(
        files, [](const engine::ClientFileStatus &file) { return !file.commandSnippet.empty(); });
    m_other->setCommandSnippet(byCommand == files.end() ? QString()
                                                        : QString::fromStdString(byCommand->commandSnippet));
    if (!current.isEmpty()) {
        setCurrentClient(current);
    } else {
        // The first one that is on this computer.
        int row = 0;
        while (row < m_model.rowCount() - 1 && m_model.index(row).data(DimmedRole).toBool())
            ++row;
        m_list->setCurrentIndex(m_model.index(row < m_model.rowCount() - 1 ? row : 0));
    }
    showCurrent();
}

void ConnectDialog::showCurrent()
{
    const QString client = currentClient();
    if (const engine::ClientFileStatus *file = m_model.file(client)) {
        m_panes->setCurrentWidget(m_client);
        m_client->setEnabled(true);
        m_client->setClient(*file, m_model.isConnected(client) ? ClientPane::Presence::Connected
                                                               : ClientPane::Presence::Absent);
    } else if (!client.isEmpty()) {
        m_panes->setCurrentWidget(m_other);
        m_other->refresh();
    }
}

} // namespace tooltray::ui
