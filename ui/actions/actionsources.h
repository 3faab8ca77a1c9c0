// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"
#include "ui/models/palettemodel.h"

#include <QCoreApplication>

#include <functional>

namespace tooltray::ui {

class Navigator;
class UiState;

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
