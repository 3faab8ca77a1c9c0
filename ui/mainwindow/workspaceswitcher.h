// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/palettemodel.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

class QWidget;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ActionRegistry;
class PalettePopup;
class Theme;
class WorkspaceButton;

// Finds the workspaces by name in the palette.
class WorkspaceNameSource final : public PaletteSource {
public:
    WorkspaceNameSource(engine::Engine &engine, std::function<void(const QString &)> run);

    QString kind() const override;
    QChar prefix() const override { return {}; }
    QList<PaletteEntry> entries() const override;
    void run(const QString &id) override;

private:
    engine::Engine &m_engine;
    std::function<void(const QString &)> m_run;
};

// The ways from the workspace of a window to another one: its button, the palette and the dialog with all of them. Asks
// first where something is not saved. A workspace that is gone is left by itself.
class WorkspaceSwitcher final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceSwitcher)

public:
    // The drafts of the window that are not saved.
    WorkspaceSwitcher(engine::Engine &engine, const Theme &theme, ActionRegistry &actions,
                      std::function<QStringList()> unsaved, QWidget &window);

    WorkspaceButton *makeButton(QWidget *parent) const;
    void addTo(PalettePopup &palette);
    void choose(const QString &workspace);

Q_SIGNALS:
    void wanted(const QString &workspace);

private:
    void openDialog();
    void followNames();

    engine::Engine &m_engine;
    const Theme &m_theme;
    ActionRegistry &m_actions;
    std::function<QStringList()> m_unsaved;
    QWidget &m_window;
    WorkspaceNameSource m_source;
    QTimer m_gone;
};

} // namespace tooltray::ui
