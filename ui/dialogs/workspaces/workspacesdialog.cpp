// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/workspaces/workspacesdialog.h"

#include "base/task/ask.h"
#include "engine/settings/serversettings.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr QSize kWorkspacesSize(720, 460);
constexpr int kNameColumnWidth = 240;
constexpr int kToolsColumnWidth = 80;
constexpr int kClientRole = Qt::UserRole + 1;

bool isDefault(const QString &workspace)
{
    return workspace == fromUtf8(engine::kDefaultWorkspace);
}

} // namespace

WorkspacesDialog::WorkspacesDialog(engine::WorkspaceDirectory &directory, const Theme &theme,
                                   const QString &current, QWidget *parent)
    : QDialog(parent)
    , m_directory(directory)
    , m_theme(theme)
    , m_current(current)
    , m_text(new TextLabel(TextStyle::Muted, this))
    , m_tree(new QTreeWidget(this))
    , m_message(new InlineMessage(theme, this))
    , m_confirm(new QAction(theme.icon(Icon::Trash), QString(), this))
    , m_new(new QPushButton(theme.icon(Icon::Plus), QString(), this))
    , m_rename(new QPushButton(theme.icon(Icon::Edit), QString(), this))
    , m_remove(new QPushButton(theme.icon(Icon::Trash), QString(), this))
    , m_move(new QToolButton(this))
    , m_nameRow(new QWidget(this))
    , m_nameLabel(new TextLabel(m_nameRow))
    , m_name(new QLineEdit(m_nameRow))
    , m_take(new QPushButton(m_nameRow))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(kWorkspacesSize);
    build();
    connectParts();
    askName(Naming::None);
    m_message->hide();
    keepTranslated(*this, [this] { retranslate(); });
    load();
    m_tree->setFocus();
}

void WorkspacesDialog::build()
{
    m_text->setWordWrap(true);
    m_tree->setColumnCount(3);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(false);
    m_tree->header()->setSectionsMovable(false);
    m_tree->setColumnWidth(0, kNameColumnWidth);
    m_tree->setColumnWidth(1, kToolsColumnWidth);
    m_message->addButton(*m_confirm);
    m_move->setMenu(new QMenu(m_move));
    m_move->setPopupMode(QToolButton::InstantPopup);
    m_move->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_move->setIcon(m_theme.icon(Icon::Monitor));
    m_move->setFocusPolicy(Qt::StrongFocus);
    m_nameLabel->setBuddy(m_name);

    auto *nameLayout = new QHBoxLayout(m_nameRow);
    nameLayout->setContentsMargins({});
    nameLayout->addWidget(m_nameLabel);
    nameLayout->addWidget(m_name, 1);
    nameLayout->addWidget(m_take);
    auto *commands = new QHBoxLayout;
    for (QWidget *each : std::initializer_list<QWidget *>{m_new, m_rename, m_remove, m_move})
        commands->addWidget(each);
    commands->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_close = buttons->button(QDialogButtonBox::Close);
    m_open = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    for (QPushButton *each : {m_new, m_rename, m_remove, m_close})
        each->setAutoDefault(false);
    m_open->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addWidget(m_text);
    layout->addWidget(m_message);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_nameRow);
    layout->addLayout(commands);
    layout->addWidget(buttons);
}

void WorkspacesDialog::connectParts()
{
    connect(&m_directory, &engine::WorkspaceDirectory::namesChanged, this, &WorkspacesDialog::load);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &WorkspacesDialog::enableParts);
    connect(m_tree, &QTreeWidget::itemActivated, m_open, &QAbstractButton::click);
    connect(m_new, &QAbstractButton::clicked, this, [this] { askName(Naming::New); });
    connect(m_rename, &QAbstractButton::clicked, this, [this] { askName(Naming::Rename); });
    connect(m_remove, &QAbstractButton::clicked, this, &WorkspacesDialog::askToRemove);
    connect(m_confirm, &QAction::triggered, this, &WorkspacesDialog::remove);
    connect(m_name, &QLineEdit::textChanged, this, &WorkspacesDialog::enableParts);
    connect(m_take, &QAbstractButton::clicked, this, &WorkspacesDialog::takeName);
    connect(m_open, &QAbstractButton::clicked, this, [this] {
        const QString workspace = selected().workspace;
        if (m_naming != Naming::None && m_name->hasFocus())
            return takeName(); // Return in the field
        if (workspace.isEmpty() || workspace == m_current)
            return;
        Q_EMIT chosen(workspace);
        accept();
    });
}

void WorkspacesDialog::retranslate()
{
    setWindowTitle(tr("Workspaces"));
    m_text->setText(
        tr("Each workspace has its own tools, endpoints, credentials, clients and log, and its own "
           "address. A client works in one workspace."));
    //: Number of tools, as the header of a column
    m_tree->setHeaderLabels({tr("Workspace or client"), tr("Tools"), tr("Address")});
    m_tree->setAccessibleName(tr("Workspaces and their clients"));
    m_confirm->setText(tr("Remove"));
    m_new->setText(tr("&New..."));
    m_rename->setText(tr("&Rename..."));
    m_remove->setText(tr("Re&move"));
    m_move->setText(tr("Mo&ve client to"));
    m_nameLabel->setText(tr("N&ame"));
    m_name->setPlaceholderText(tr("Lowercase letters, digits, - and _"));
    m_take->setText(m_naming == Naming::Rename ? tr("Rename") : tr("Create"));
    m_open->setText(tr("&Open"));
    m_close->setText(tr("Close"));
    show(m_all);
}

void WorkspacesDialog::load()
{
    using All = std::vector<engine::WorkspaceSummary>;
    whenDone(m_directory.all(), this, [this](const Result<All> &all) {
        if (all)
            show(*all);
        else
            tellError(all.error());
    });
}

void WorkspacesDialog::show(const std::vector<engine::WorkspaceSummary> &all)
{
    const Selected before = selected();
    m_all = all;
    m_tree->clear();
    QTreeWidgetItem *current = nullptr;
    for (const engine::WorkspaceSummary &summary : all) {
        QTreeWidgetItem *item = addWorkspace(summary);
        if (!current || fromUtf8(summary.name) == (before.workspace.isEmpty() ? m_current : before.workspace))
            current = item;
    }
    for (int row = 0; current && row < current->childCount(); ++row) {
        if (!before.client.isEmpty() && current->child(row)->data(0, kClientRole) == before.client)
            current = current->child(row);
    }
    m_tree->expandAll();
    m_tree->setCurrentItem(current);
    fillTargets();
    enableParts();
}

QTreeWidgetItem *WorkspacesDialog::addWorkspace(const engine::WorkspaceSummary &summary)
{
    const QString name = fromUtf8(summary.name);
    //: A workspace that the window shows
    const QString label = name == m_current ? tr("%1 (open)").arg(name) : name;
    auto *item = new QTreeWidgetItem(
        m_tree, {label, locale().toString(qulonglong(summary.tools)), fromUtf8(summary.url)});
    item->setData(0, Qt::UserRole, name);
    item->setIcon(0, m_theme.icon(Icon::Folder));
    for (const engine::WorkspaceSummary::Client &client : summary.clients) {
        const QString clientName = fromUtf8(client.name);
        const QString title = client.title.empty() ? clientName : fromUtf8(client.title);
        auto *row = new QTreeWidgetItem(item, {client.isEnabled ? title : tr("%1 (blocked)").arg(title)});
        row->setData(0, Qt::UserRole, name);
        row->setData(0, kClientRole, clientName);
        row->setIcon(0, m_theme.icon(Icon::Monitor));
    }
    return item;
}

WorkspacesDialog::Selected WorkspacesDialog::selected() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item)
        return {};
    return {item->data(0, Qt::UserRole).toString(), item->data(0, kClientRole).toString()};
}

void WorkspacesDialog::enableParts()
{
    const Selected now = selected();
    const bool isWorkspace = !now.workspace.isEmpty() && now.client.isEmpty();
    m_rename->setEnabled(isWorkspace && !isDefault(now.workspace));
    m_remove->setEnabled(isWorkspace && !isDefault(now.workspace));
    m_move->setEnabled(!now.client.isEmpty() && m_all.size() > 1);
    m_open->setEnabled(!now.workspace.isEmpty() && now.workspace != m_current);
    m_take->setEnabled(!m_name->text().isEmpty());
    fillTargets();
}

void WorkspacesDialog::fillTargets()
{
    m_move->menu()->clear();
    const Selected now = selected();
    for (const engine::WorkspaceSummary &summary : std::as_const(m_all)) {
        const QString name = fromUtf8(summary.name);
        if (name == now.workspace)
            continue;
        connect(m_move->menu()->addAction(name), &QAction::triggered, this,
                [this, name] { moveClient(name); });
    }
}

void WorkspacesDialog::askName(Naming naming)
{
    m_naming = naming;
    m_subject = selected();
    m_nameRow->setVisible(naming != Naming::None);
    m_name->setText(naming == Naming::Rename ? m_subject.workspace : QString());
    m_take->setText(naming == Naming::Rename ? tr("Rename") : tr("Create"));
    if (naming == Naming::None)
        return;
    m_name->selectAll();
    m_name->setFocus();
}

void WorkspacesDialog::takeName()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return;
    if (m_naming == Naming::New) {
        run(m_directory.make(toUtf8(name)),
            [this, name] { tell(tr("Created the workspace %1.").arg(name)); });
        return;
    }
    const QString before = m_subject.workspace;
    run(m_directory.rename(toUtf8(before), toUtf8(name)), [this, before, name] {
        tell(tr("%1 is now called %2. Clients need its new address.").arg(before, name));
        if (before != m_current)
            return;
        m_current = name;
        Q_EMIT currentRenamed(name);
    });
}

void WorkspacesDialog::askToRemove()
{
    m_subject = selected();
    m_confirm->setVisible(true);
    m_message->setMessage(
        MessageKind::Warning,
        tr("Remove the workspace %1? Its clients lose access. Its files are kept.").arg(m_subject.workspace));
    m_message->show();
}

void WorkspacesDialog::remove()
{
    const QString workspace = m_subject.workspace;
    whenDone(m_directory.remove(toUtf8(workspace)), this, [this, workspace](const Result<std::string> &kept) {
        if (!kept)
            return tellError(kept.error());
        tell(tr("Removed the workspace %1. Its files are in %2.").arg(workspace, fromUtf8(*kept)));
        load();
    });
}

void WorkspacesDialog::moveClient(const QString &target)
{
    const Selected now = selected();
    run(m_directory.moveClient(toUtf8(now.client), toUtf8(now.workspace), toUtf8(target)),
        [this, now, target] {
            tell(tr("%1 now works in %2. Its token stays the same; its address is that of %2.")
                     .arg(now.client, target));
        });
}

void WorkspacesDialog::tell(const QString &text)
{
    m_confirm->setVisible(false);
    m_message->setMessage(MessageKind::Ok, text);
    m_message->show();
}

void WorkspacesDialog::tellError(const Error &error)
{
    m_confirm->setVisible(false);
    m_message->setMessage(MessageKind::Error, errorText(error));
    m_message->show();
}

void WorkspacesDialog::run(const QFuture<Result<void>> &change, const std::function<void()> &then)
{
    whenDone(change, this, [this, then](const Result<void> &done) {
        if (!done)
            return tellError(done.error());
        askName(Naming::None);
        then();
        load();
    });
}

} // namespace tooltray::ui
