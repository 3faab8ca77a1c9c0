// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/settings/settingnames.h"
#include "ui/models/palettesource.h"

#include <QCoreApplication>

#include <functional>

namespace tooltray::ui {

// Finds settings by their names and leads to them.
class SettingsSource final : public PaletteSource {
    Q_DECLARE_TR_FUNCTIONS(SettingsSource)

public:
    explicit SettingsSource(std::function<void(const SettingName &setting)> open) : m_open(std::move(open)) {}

    QString kind() const override;
    QChar prefix() const override { return {}; }
    QList<PaletteEntry> entries() const override;
    void run(const QString &id) override;

private:
    std::function<void(const SettingName &setting)> m_open;
};

} // namespace tooltray::ui
