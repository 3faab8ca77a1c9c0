// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionsources.h"

#include "journal/filter/parser.h"
#include "ui/actions/actionids.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"

#include <QAction>

#include <utility>

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
        const bool isPalette = entry.spec.id == actionid::kPalette; // which is open already
        if (entry.spec.kind != m_kind || isPalette || !entry.action->isEnabled()
            || !entry.action->isVisible())
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

ElsewhereSource::ElsewhereSource(PaletteSource &source, const ActionRegistry &here,
                                 std::function<void()> goThere)
    : m_source(source)
    , m_here(here)
    , m_goThere(std::move(goThere))
{}

QList<PaletteEntry> ElsewhereSource::entries() const
{
    QList<PaletteEntry> entries = m_source.entries();
    entries.removeIf([this](const PaletteEntry &entry) { return m_here.action(entry.id) != nullptr; });
    return entries;
}

void ElsewhereSource::run(const QString &id)
{
    m_goThere();
    m_source.run(id);
}

void ElsewhereSource::runBeside(const QString &id)
{
    if (!opensBeside())
        return run(id);
    m_source.runBeside(id); // a window comes to the front by itself
}

LogFilterSource::LogFilterSource(const UiState &state, Navigator &navigator)
    : m_state(state)
    , m_navigator(navigator)
{}

QString LogFilterSource::kind() const
{
    //: Beside an entry of the palette: what kind of thing it is
    return tr("Log filter");
}

QList<PaletteEntry> LogFilterSource::entries() const
{
    QList<PaletteEntry> entries;
    QStringList listed;
    const auto add = [&](const QString &filter, const QString &text) {
        if (listed.contains(filter))
            return;
        listed.append(filter);
        entries.append({.id = filter, .text = text, .keys = {}, .icon = Icon::Filter});
    };
    for (const NamedLogFilter &named : m_state.namedLogFilters())
        //: A filter of the log: its name and what it says
        add(named.filter, tr("%1: %2").arg(named.name, named.filter));
    for (const QString &filter : m_state.recentLogFilters())
        add(filter, filter);
    return entries;
}

QList<PaletteEntry> LogFilterSource::answers(const QString &typed) const
{
    const QString filter = typed.trimmed();
    if (filter.isEmpty())
        return {};
    const journal::ParsedFilter parsed = journal::parseFilter(toUtf8(filter));
    // Chosen all the same it stands in the field of the page, where the mistake is shown in its place.
    const QString text = parsed ? tr("Show calls with %1").arg(filter)
                                //: %1 is what was typed, %2 what is wrong with it
                                : tr("%1 - %2").arg(filter, said(parsed.error->message));
    return {{.id = filter, .text = text, .keys = {}, .icon = parsed ? Icon::Filter : Icon::Warning}};
}

void LogFilterSource::run(const QString &id)
{
    m_navigator.open({.page = pageid::kLog, .filter = id});
}

} // namespace tooltray::ui
