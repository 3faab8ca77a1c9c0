// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/chosenkeys.h"

#include "ui/actions/actionregistry.h"
#include "ui/state/uistate.h"

#include <QAction>

namespace tooltray::ui {

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

ChosenKeys::~ChosenKeys() = default;

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
