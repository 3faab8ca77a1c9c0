// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/menus.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tooltray::ui {

Menus::Menus(const ActionRegistry &registry, QMenuBar &bar) : QObject(&bar), m_settings(new QMenu(&bar))
{
    for (const ActionSection section : kActionSections) {
        QList<ActionRegistry::Entry> entries;
        std::ranges::copy_if(registry.entries(), std::back_inserter(entries), [section](const auto &entry) {
            return entry.spec.section == section || entry.spec.alsoIn == section;
        });
        if (entries.isEmpty())
            continue;
        // The parts of the window register theirs one after the other, whatever they belong to.
        std::ranges::stable_sort(entries, {}, [](const auto &entry) { return entry.spec.group; });
        QMenu *menu = bar.addMenu(QString());
        m_sections.insert(section, menu);
        std::optional<int> group;
        for (const ActionRegistry::Entry &entry : std::as_const(entries)) {
            if (group && *group != entry.spec.group)
                menu->addSeparator();
            group = entry.spec.group;
            QMenu &place = entry.spec.submenu.isEmpty() ? *menu : submenu(*menu, entry.spec);
            place.addAction(entry.action);
        }
    }
    retranslate();
}

void Menus::retranslate()
{
    for (const auto &[section, menu] : m_sections.asKeyValueRange())
        menu->setTitle(sectionTitle(section));
    for (const auto &[menu, spec] : std::as_const(m_submenus))
        menu->setTitle(ActionRegistry::submenuText(spec));
}

QMenu &Menus::submenu(QMenu &menu, const ActionSpec &spec)
{
    auto &[made, source] = m_submenus[spec.submenu];
    if (!made) {
        made = menu.addMenu(QString());
        source = spec;
        if (spec.section == ActionSection::View)
            m_settings->addMenu(made);
    }
    return *made;
}

} // namespace tooltray::ui
