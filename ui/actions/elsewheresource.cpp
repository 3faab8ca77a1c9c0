// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/elsewheresource.h"

#include "ui/actions/actionregistry.h"

#include <utility>

namespace tooltray::ui {

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

} // namespace tooltray::ui
