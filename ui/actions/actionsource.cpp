// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionsource.h"

#include <QAction>
#include <QCoreApplication>

namespace tooltray::ui {

ActionSource::ActionSource(const ActionRegistry &registry, ActionKind kind)
    : m_registry(registry)
    , m_kind(kind)
{}

QString ActionSource::kind() const
{
    switch (m_kind) {
    //: Beside an entry of the palette: what kind of thing it is
    case ActionKind::Command: return QCoreApplication::translate("Palette", "Command");
    //: Beside an entry of the palette: what kind of thing it is
    case ActionKind::Page: return QCoreApplication::translate("Palette", "Page");
    }
    return {};
}

QChar ActionSource::prefix() const
{
    return m_kind == ActionKind::Command ? QChar(u'>') : QChar();
}

QList<PaletteEntry> ActionSource::entries() const
{
    QList<PaletteEntry> entries;
    for (const ActionRegistry::Entry &entry : m_registry.entries()) {
        if (entry.spec.kind != m_kind || !entry.action->isEnabled() || !entry.action->isVisible())
            continue;
        entries.append({entry.spec.id, ActionRegistry::plainText(entry),
                        entry.action->shortcut().toString(QKeySequence::NativeText), entry.spec.icon});
    }
    return entries;
}

void ActionSource::run(const QString &id)
{
    if (QAction *action = m_registry.action(id))
        action->trigger();
}

} // namespace tooltray::ui
