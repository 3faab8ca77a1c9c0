// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/palettesource.h"

#include <functional>

namespace tooltray::ui {

class ActionRegistry;

// What the palette of another window finds, for the palette of this one: without the commands that are given here.
// What is chosen happens there.
class ElsewhereSource final : public PaletteSource {
public:
    // The source and the commands outlive this. `goThere` comes before what is run.
    ElsewhereSource(PaletteSource &source, const ActionRegistry &here, std::function<void()> goThere);

    QString kind() const override { return m_source.kind(); }
    QChar prefix() const override { return m_source.prefix(); }
    QList<PaletteEntry> entries() const override;
    QList<PaletteEntry> answers(const QString &typed) const override { return m_source.answers(typed); }
    void run(const QString &id) override;
    bool opensBeside() const override { return m_source.opensBeside(); }
    void runBeside(const QString &id) override;
    Reach reach() const override { return m_source.reach(); }

private:
    PaletteSource &m_source;
    const ActionRegistry &m_here;
    std::function<void()> m_goThere;
};

} // namespace tooltray::ui
