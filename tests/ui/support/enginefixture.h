// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/theme/theme.h"
#include "workspace/definitions/object.h"

#include <QTemporaryDir>

class QWidget;

namespace tooltray::test {

// Parts of the window over a real engine with a workspace of its own.
class EngineFixture final {
public:
    explicit EngineFixture(ui::ThemeChoice choice = ui::ThemeChoice::Light);
    ~EngineFixture();

    // Precondition of all else.
    bool open();
    // The endpoint "demo" with its schema; empty when that failed.
    QString serveDemo();
    bool put(const workspace::Object &object);

    engine::WorkspaceClient &workspaceClient() { return engine.workspaceClient(); }
    const workspace::Workspace &workspace() { return *engine.workspaceClient().state().workspace; }

    QTemporaryDir folder;
    engine::Engine engine;
    ui::Theme theme;
};

// What unnamed() finds, but for the texts of messages that are not there.
QString unnamedFields(const QWidget &window);

} // namespace tooltray::test
