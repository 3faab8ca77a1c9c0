// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/logfiltersource.h"

#include "journal/filter/parser.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"

namespace tooltray::ui {

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
                                : tr("%1 - %2").arg(filter, worded("filter_invalid", parsed.error->message));
    return {{.id = filter, .text = text, .keys = {}, .icon = parsed ? Icon::Filter : Icon::Warning}};
}

void LogFilterSource::run(const QString &id)
{
    m_navigator.open({.page = pageid::kLog, .filter = id});
}

} // namespace tooltray::ui
