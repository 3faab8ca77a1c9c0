// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/models/palettesource.h"

namespace tooltray::ui {

// The actions of one kind, as the palette finds them: those that can be run now.
class ActionSource final : public PaletteSource {
public:
    ActionSource(const ActionRegistry &registry, ActionKind kind);

    QString kind() const override;
    QChar prefix() const override;
    QList<PaletteEntry> entries() const override;
    void run(const QString &id) override;

private:
    const ActionRegistry &m_registry;
    ActionKind m_kind;
};

} // namespace tooltray::ui
