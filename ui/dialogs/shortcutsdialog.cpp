// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcutsdialog.h"

#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr QSize kShortcutsSize(560, 520);

enum Column { CommandColumn, KeysColumn };

QString keysOf(const QAction &action)
{
    QString keys;
    for (const QKeySequence &sequence : action.shortcuts()) {
        const QString next = sequence.toString(QKeySequence::NativeText);
        //: Two shortcuts for the same command
        keys = keys.isEmpty() ? next : ShortcutsDialog::tr("%1 or %2").arg(keys, next);
    }
    return keys;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_filter(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_filter->setClearButtonEnabled(true);
    m_list->setColumnCount(2);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(kShortcutsSize);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    keepTranslated(*this, [this] {
        setWindowTitle(tr("Keyboard shortcuts"));
        m_filter->setPlaceholderText(tr("Filter by command or keys"));
        m_filter->setAccessibleName(tr("Filter by command or keys"));
        m_list->setAccessibleName(tr("Commands and their keys"));
        m_list->setHeaderLabels({tr("Command"), tr("Keys")});
        fill();
        filter(m_filter->text());
    });
    m_filter->setFocus();
}

void ShortcutsDialog::fill()
{
    m_list->clear();
    for (const ActionSection section : kActionSections) {
        auto *group = new QTreeWidgetItem(m_list, {sectionTitle(section).remove(u'&')});
        for (const ActionRegistry::Entry &entry : m_actions.entries()) {
            if (entry.spec.section == section && !entry.action->shortcut().isEmpty())
                new QTreeWidgetItem(group, {ActionRegistry::plainText(entry), keysOf(*entry.action)});
        }
        group->setExpanded(true);
    }
}

void ShortcutsDialog::filter(const QString &text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        bool hasMatch = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem *item = group->child(row);
            const bool matches = item->text(CommandColumn).contains(text, Qt::CaseInsensitive)
                                 || item->text(KeysColumn).contains(text, Qt::CaseInsensitive);
            item->setHidden(!matches);
            hasMatch = hasMatch || matches;
        }
        group->setHidden(!hasMatch);
    }
}

} // namespace tooltray::ui
