// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionregistry.h"

#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QCoreApplication>

namespace tooltray::ui {
namespace {

QString withoutMenuKey(QString text)
{
    return text.remove(u'&');
}

QString translated(const QByteArray &context, const QByteArray &text)
{
    return QCoreApplication::translate(context.constData(), text.constData());
}

} // namespace

ActionRegistry::ActionRegistry(const Theme &theme, QObject *parent) : QObject(parent), m_theme(theme) {}

QAction *ActionRegistry::add(const ActionSpec &spec, std::function<void()> run)
{
    Q_ASSERT_X(!m_index.contains(spec.id), "ActionRegistry::add", qPrintable(spec.id));
    auto *action = new QAction(this);
    action->setObjectName(spec.id);
    action->setShortcuts(spec.shortcuts);
    if (spec.icon != Icon::None)
        action->setIcon(m_theme.icon(spec.icon));
    if (run)
        connect(action, &QAction::triggered, this, std::move(run));
    m_index.insert(spec.id, m_entries.size());
    m_entries.append({spec, action});
    setTexts(m_entries.constLast());
    return action;
}

void ActionRegistry::setText(const QString &id, const QByteArray &text, Icon icon, const QString &argument)
{
    Entry &entry = m_entries[m_index.value(id)];
    entry.spec.text = text;
    entry.spec.icon = icon;
    entry.spec.argument = argument;
    entry.action->setIcon(m_theme.icon(icon));
    setTexts(entry);
}

QAction *ActionRegistry::action(const QString &id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : m_entries[*found].action;
}

const ActionSpec *ActionRegistry::spec(const QString &id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_entries[*found].spec;
}

QString ActionRegistry::plainText(const Entry &entry)
{
    QString text = withoutMenuKey(entry.action->text());
    if (entry.spec.submenu.isEmpty())
        return text;
    //: A choice of a menu in the list of commands: "Theme: Dark"
    return QCoreApplication::translate("Actions", "%1: %2")
        .arg(withoutMenuKey(submenuText(entry.spec)), text);
}

QString ActionRegistry::submenuText(const ActionSpec &spec)
{
    return translated("Actions", spec.submenu);
}

QList<std::pair<QString, QString>> ActionRegistry::conflicts() const
{
    QList<std::pair<QString, QString>> found;
    QHash<QKeySequence, QString> owners;
    for (const Entry &entry : m_entries) {
        for (const QKeySequence &keys : entry.action->shortcuts()) {
            const QString owner = owners.value(keys);
            if (owner.isEmpty())
                owners.insert(keys, entry.spec.id);
            else
                found.append({owner, entry.spec.id});
        }
    }
    return found;
}

void ActionRegistry::retranslate()
{
    for (const Entry &entry : m_entries)
        setTexts(entry);
}

void ActionRegistry::setTexts(const Entry &entry)
{
    const QString wording = translated(entry.spec.context, entry.spec.text);
    entry.action->setText(entry.spec.argument.isEmpty() ? wording : wording.arg(entry.spec.argument));
    const QString keys = entry.action->shortcut().toString(QKeySequence::NativeText);
    const QString text = plainText(entry);
    // Qt drops only "..." for buttons; some languages have an ellipsis of one character, after a space.
    QString iconText = withoutMenuKey(entry.action->text());
    iconText.remove(QStringLiteral("...")).remove(u'\u2026');
    entry.action->setIconText(iconText.trimmed());
    //: Tool tip of a button: what it does and its keys
    entry.action->setToolTip(
        keys.isEmpty() ? text : QCoreApplication::translate("Actions", "%1 (%2)").arg(text, keys));
}

QString sectionTitle(ActionSection section)
{
    switch (section) {
    case ActionSection::File: return QCoreApplication::translate("Actions", "&File");
    case ActionSection::Edit: return QCoreApplication::translate("Actions", "&Edit");
    case ActionSection::View: return QCoreApplication::translate("Actions", "&View");
    case ActionSection::Tool: return QCoreApplication::translate("Actions", "&Tool");
    case ActionSection::Server: return QCoreApplication::translate("Actions", "&Server");
    case ActionSection::Log: return QCoreApplication::translate("Actions", "&Log");
    case ActionSection::Help: return QCoreApplication::translate("Actions", "&Help");
    }
    return {};
}

ChosenKeys::ChosenKeys(ActionRegistry &actions, UiState &state, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_state(state)
{
    for (const auto &[id, keys] : state.chosenKeys().asKeyValueRange()) {
        if (QAction *action = actions.action(id))
            action->setShortcuts(keys);
    }
    actions.retranslate(); // tool tips say the keys
}

void ChosenKeys::setKeys(const QString &id, const QList<QKeySequence> &keys)
{
    m_actions.action(id)->setShortcuts(keys);
    if (hasOwnKeys(id))
        m_state.forgetChosenKeys(id);
    else
        m_state.setChosenKeys(id, keys);
    m_actions.retranslate();
    Q_EMIT keysChanged(id);
}

void ChosenKeys::restoreAll()
{
    for (const ActionRegistry::Entry &entry : m_actions.entries()) {
        if (!hasOwnKeys(entry.spec.id))
            setKeys(entry.spec.id, entry.spec.shortcuts);
    }
}

QList<QKeySequence> ChosenKeys::ownKeys(const QString &id) const
{
    for (const ActionRegistry::Entry &entry : m_actions.entries()) {
        if (entry.spec.id == id)
            return entry.spec.shortcuts;
    }
    return {};
}

bool ChosenKeys::hasOwnKeys(const QString &id) const
{
    return m_actions.action(id)->shortcuts() == ownKeys(id);
}

QString ChosenKeys::ownerOf(const QKeySequence &keys) const
{
    for (const ActionRegistry::Entry &entry : m_actions.entries()) {
        if (!keys.isEmpty() && entry.action->shortcuts().contains(keys))
            return entry.spec.id;
    }
    return {};
}

} // namespace tooltray::ui
