// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

enum ShortcutColumn { ShortcutCommand, ShortcutKeys };

constexpr int kShortcutId = Qt::UserRole;

QString textOf(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &sequence : keys)
        texts.append(sequence.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral("   "));
}

} // namespace

ShortcutSettings::ShortcutSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_filter(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_name(new TextLabel(TextStyle::Strong, this))
    , m_keys(new QKeySequenceEdit(this))
    , m_assign(new QPushButton(this))
    , m_clear(new QPushButton(this))
    , m_reset(new QPushButton(this))
    , m_message(new InlineMessage(context.theme, this))
{
    build();
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutSettings::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutSettings::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_keys->setFocus(); });
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutSettings::check);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutSettings::assign);
    connect(m_clear, &QPushButton::clicked, this, [this] { setKeys(current(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { reset(current()); });
    connect(&context.keys, &ChosenKeys::keysChanged, this, &ShortcutSettings::update);
    keepTranslated(*this, [this] {
        m_filter->setPlaceholderText(tr("Filter by command or keys"));
        m_filter->setAccessibleName(tr("Filter by command or keys"));
        m_list->setAccessibleName(tr("Commands and their keys"));
        m_list->setHeaderLabels({tr("Command"), tr("Keys")});
        m_keys->setAccessibleName(tr("New keys"));
        m_assign->setText(tr("&Assign"));
        m_clear->setText(tr("Re&move"));
        m_reset->setText(tr("De&fault"));
        fill();
    });
}

void ShortcutSettings::restoreDefaults()
{
    m_context.keys.restoreAll();
    showCurrent();
}

void ShortcutSettings::build()
{
    m_filter->setClearButtonEnabled(true);
    m_list->setColumnCount(2);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ShortcutCommand, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(ShortcutKeys, QHeaderView::ResizeToContents);
    for (QPushButton *button : {m_assign, m_clear, m_reset})
        button->setAutoDefault(false);
    m_message->hide();
    auto *change = new QHBoxLayout;
    change->setSpacing(metrics::kSpacing);
    change->addWidget(m_keys, 1);
    change->addWidget(m_assign);
    change->addWidget(m_clear);
    change->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_name);
    layout->addLayout(change);
}

void ShortcutSettings::fill()
{
    const QString wanted = current();
    m_list->clear();
    for (const ActionSection section : kActionSections) {
        auto *group = new QTreeWidgetItem(m_list, {sectionTitle(section).remove(u'&')});
        group->setFlags(Qt::ItemIsEnabled);
        for (const ActionRegistry::Entry &entry : m_context.actions.entries()) {
            if (entry.spec.section != section)
                continue;
            auto *item = new QTreeWidgetItem(
                group, {ActionRegistry::plainText(entry), textOf(entry.action->shortcuts())});
            item->setData(ShortcutCommand, kShortcutId, entry.spec.id);
        }
        group->setExpanded(true);
        group->setHidden(group->childCount() == 0);
    }
    filter();
    if (QTreeWidgetItem *item = itemOf(wanted))
        m_list->setCurrentItem(item);
    showCurrent();
}

void ShortcutSettings::filter()
{
    const QString text = m_filter->text();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        bool hasMatch = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem *item = group->child(row);
            const bool matches = item->text(ShortcutCommand).contains(text, Qt::CaseInsensitive)
                                 || item->text(ShortcutKeys).contains(text, Qt::CaseInsensitive);
            item->setHidden(!matches);
            hasMatch = hasMatch || matches;
        }
        group->setHidden(!hasMatch);
    }
}

QTreeWidgetItem *ShortcutSettings::itemOf(const QString &id) const
{
    for (QTreeWidgetItemIterator it(m_list); *it; ++it) {
        if (!id.isEmpty() && (*it)->data(ShortcutCommand, kShortcutId).toString() == id)
            return *it;
    }
    return nullptr;
}

void ShortcutSettings::update(const QString &id)
{
    if (QTreeWidgetItem *item = itemOf(id))
        item->setText(ShortcutKeys, textOf(m_context.actions.action(id)->shortcuts()));
}

QString ShortcutSettings::current() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(ShortcutCommand, kShortcutId).toString() : QString();
}

void ShortcutSettings::showCurrent()
{
    const QString id = current();
    m_name->setText(id.isEmpty() ? tr("Choose a command to change its keys.") : nameOf(id));
    m_keys->setEnabled(!id.isEmpty());
    m_keys->clear();
    m_clear->setEnabled(!id.isEmpty() && !m_context.actions.action(id)->shortcuts().isEmpty());
    m_reset->setEnabled(!id.isEmpty() && !m_context.keys.hasOwnKeys(id));
    check();
}

void ShortcutSettings::check()
{
    const QKeySequence keys = m_keys->keySequence();
    const QString owner = m_context.keys.ownerOf(keys);
    const bool isTaken = !owner.isEmpty() && owner != current();
    m_assign->setEnabled(!current().isEmpty() && !keys.isEmpty() && owner != current());
    m_message->setVisible(isTaken);
    if (isTaken) {
        m_message->setMessage(MessageKind::Warning,
                              tr("%1 is assigned to %2. Assigning it here removes it there.")
                                  .arg(keys.toString(QKeySequence::NativeText), nameOf(owner)));
    }
}

void ShortcutSettings::assign()
{
    const QKeySequence keys = m_keys->keySequence();
    if (const QString owner = m_context.keys.ownerOf(keys); !owner.isEmpty()) {
        QList<QKeySequence> left = m_context.actions.action(owner)->shortcuts();
        left.removeAll(keys);
        setKeys(owner, left);
    }
    setKeys(current(), {keys});
}

void ShortcutSettings::setKeys(const QString &id, const QList<QKeySequence> &keys)
{
    m_context.keys.setKeys(id, keys);
    showCurrent();
}

void ShortcutSettings::reset(const QString &id)
{
    const QList<QKeySequence> own = m_context.keys.ownKeys(id);
    for (const QKeySequence &keys : own) {
        const QString owner = m_context.keys.ownerOf(keys);
        if (!owner.isEmpty() && owner != id) {
            m_keys->setKeySequence(keys); // so that it says whose they are now
            return;
        }
    }
    setKeys(id, own);
}

QString ShortcutSettings::nameOf(const QString &id) const
{
    for (const ActionRegistry::Entry &entry : m_context.actions.entries()) {
        if (entry.spec.id == id)
            return ActionRegistry::plainText(entry);
    }
    return {};
}

} // namespace tooltray::ui
