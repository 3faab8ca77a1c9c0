// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/packexport.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/actionbutton.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

enum MomentColumn { MomentTime, MomentLabel };

} // namespace

DataSettings::DataSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_folder(new QLineEdit(this))
    , m_backUp(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_moments(new QTreeWidget(this))
    , m_back(new QPushButton(this))
    , m_message(new InlineMessage(context.theme, this))
{
    m_folder->setReadOnly(true);
    m_folder->setText(QDir::toNativeSeparators(QFileInfo(context.state.file()).absolutePath()));
    m_moments->setRootIsDecorated(false);
    m_moments->setUniformRowHeights(true);
    m_moments->setAllColumnsShowFocus(true);
    m_moments->setColumnCount(2);
    for (QPushButton *button : {m_backUp, m_export, m_back})
        button->setAutoDefault(false);
    m_message->hide();
    auto *folderLabel = new TextLabel(TextStyle::Strong, this);
    auto *momentsLabel = new TextLabel(TextStyle::Strong, this);
    auto *why = new TextLabel(TextStyle::Muted, this);
    why->setWordWrap(true);
    auto *folder = new QHBoxLayout;
    folder->setSpacing(metrics::kSpacing);
    folder->addWidget(m_folder, 1);
    if (QAction *open = context.actions.action(QStringLiteral("file.dataFolder"))) {
        auto *button = new ActionButton(*open, this);
        button->setAutoDefault(false);
        folder->addWidget(button);
        setTabOrder(m_folder, button);
    }
    auto *copies = new QHBoxLayout;
    copies->setSpacing(metrics::kSpacing);
    copies->addWidget(m_backUp);
    copies->addWidget(m_export);
    copies->addStretch(1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(folderLabel);
    layout->addLayout(folder);
    layout->addLayout(copies);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(momentsLabel);
    layout->addWidget(why);
    layout->addWidget(m_moments, 1);
    layout->addWidget(m_message);
    layout->addLayout(buttons);

    connect(m_back, &QPushButton::clicked, this, &DataSettings::goBack);
    connect(m_backUp, &QPushButton::clicked, this, &DataSettings::backUp);
    connect(m_export, &QPushButton::clicked, this, &DataSettings::exportAll);
    connect(m_moments, &QTreeWidget::currentItemChanged, this, &DataSettings::follow);
    connect(&context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &DataSettings::load);
    keepTranslated(*this, [=, this] {
        folderLabel->setText(tr("Data folder"));
        m_folder->setAccessibleName(tr("Data folder"));
        momentsLabel->setText(tr("Snapshots"));
        why->setText(tr("Tooltray takes a snapshot before each change. Restoring one replaces the whole "
                        "workspace except secrets, and takes a snapshot of the current state first."));
        m_moments->setAccessibleName(tr("Snapshots"));
        m_moments->setHeaderLabels({tr("Time"), tr("Next change")});
        m_backUp->setText(tr("&Back up now"));
        m_backUp->setToolTip(tr("Takes a permanent snapshot of the current state, without secrets"));
        m_export->setText(tr("&Export all tools..."));
        m_back->setText(tr("Re&store snapshot"));
        fill();
    });
    load();
}

void DataSettings::load()
{
    const quint64 revision = ++m_revision;
    whenDone(m_context.engine.workspaceClient().moments(), this,
             [this, revision](const Result<std::vector<engine::SavedMoment>> &moments) {
                 if (revision != m_revision)
                     return;
                 if (moments) {
                     m_known = *moments;
                     fill();
                 } else {
                     tell(MessageKind::Error, sentenceOf(moments.error()));
                 }
             });
}

void DataSettings::fill()
{
    const QString wanted = m_moments->currentItem()
                               ? m_moments->currentItem()->data(MomentTime, Qt::UserRole).toString()
                               : QString();
    m_moments->clear();
    for (const engine::SavedMoment &moment : m_known) {
        const QDateTime time =
            QDateTime::fromString(QString::fromStdString(moment.time), Qt::ISODateWithMs).toLocalTime();
        auto *item = new QTreeWidgetItem(m_moments, {QLocale().toString(time, QLocale::ShortFormat),
                                                     QString::fromStdString(moment.label)});
        item->setToolTip(MomentTime, QLocale().toString(time, QLocale::LongFormat));
        item->setData(MomentTime, Qt::UserRole, QString::fromStdString(moment.id));
        if (item->data(MomentTime, Qt::UserRole).toString() == wanted)
            m_moments->setCurrentItem(item);
    }
    m_moments->resizeColumnToContents(MomentTime);
    m_moments->setColumnWidth(MomentTime, m_moments->columnWidth(MomentTime) + metrics::kMarginLarge);
    follow();
}

void DataSettings::follow()
{
    m_back->setEnabled(m_moments->currentItem() && !m_isBusy);
}

void DataSettings::goBack()
{
    const QString moment = m_moments->currentItem()->data(MomentTime, Qt::UserRole).toString();
    const QString time = m_moments->currentItem()->text(MomentTime);
    m_isBusy = true;
    follow();
    whenDone(m_context.engine.workspaceClient().goBack(moment.toStdString()), this,
             [this, time](const Result<void> &done) {
                 m_isBusy = false;
                 if (done)
                     tell(MessageKind::Ok, tr("Restored the snapshot of %1.").arg(time));
                 else
                     tell(MessageKind::Error, errorText(done.error()));
                 load();
                 follow();
             });
}

void DataSettings::backUp()
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    follow();
    //: A moment that one can go back to: what somebody did then
    const QString label = tr("Backed up");
    whenDone(m_context.engine.workspaceClient().keepMoment(label.toStdString()), this,
             [this](const Result<void> &done) {
                 m_isBusy = false;
                 if (done)
                     tell(MessageKind::Ok, tr("Backed up. This snapshot is never deleted automatically."));
                 else
                     tell(MessageKind::Error, errorText(done.error()));
                 load();
                 follow();
             });
}

// Exports the tools as loaded here, so that it works for a workspace that cannot be written as well.
void DataSettings::exportAll()
{
    const workspace::WorkspacePtr workspace = m_context.engine.workspaceClient().state().workspace;
    if (workspace->entries(workspace::ObjectKind::Tool).isEmpty())
        return tell(MessageKind::Info, tr("There are no tools to export yet."));
    openPackExport(*this, workspace, {}, [this](const QString &path, const Result<void> &result) {
        if (result)
            tell(MessageKind::Ok, tr("Exported all tools to %1.").arg(QDir::toNativeSeparators(path)));
        else
            tell(MessageKind::Error, errorText(result.error()));
    });
}

void DataSettings::tell(MessageKind kind, const QString &text)
{
    m_message->setMessage(kind, text);
    m_message->show();
}

} // namespace tooltray::ui
