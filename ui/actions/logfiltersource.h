// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/palettesource.h"

#include <QCoreApplication>

namespace tooltray::ui {

class Navigator;
class UiState;

// Filters of the log, as the palette finds them behind ":": what is typed, those with a name and those used lately.
class LogFilterSource final : public PaletteSource {
    Q_DECLARE_TR_FUNCTIONS(LogFilterSource)

public:
    LogFilterSource(const UiState &state, Navigator &navigator);

    QString kind() const override;
    QChar prefix() const override { return u':'; }
    Reach reach() const override { return Reach::ByPrefix; }
    QList<PaletteEntry> entries() const override;
    QList<PaletteEntry> answers(const QString &typed) const override;
    void run(const QString &id) override;

private:
    const UiState &m_state;
    Navigator &m_navigator;
};

} // namespace tooltray::ui
