// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"

#include <QHash>
#include <QObject>

class QMenu;
class QMenuBar;

namespace tooltray::ui {

// The menu bar and the settings menu, built from the registry: what is not registered is not there.
class Menus final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Menus)

public:
    // All actions must be registered.
    Menus(const ActionRegistry &registry, QMenuBar &bar);

    QMenu *section(ActionSection section) const { return m_sections.value(section); }
    // The submenus of the View menu on their own.
    QMenu &settings() const { return *m_settings; }

    void retranslate();

private:
    QMenu &submenu(QMenu &menu, const ActionSpec &spec);

    QHash<ActionSection, QMenu *> m_sections;
    QHash<QByteArray, std::pair<QMenu *, ActionSpec>> m_submenus;
    QMenu *m_settings;
};

} // namespace tooltray::ui
