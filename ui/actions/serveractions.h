// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"

#include <QObject>

namespace tooltray::ui {

class ActionRegistry;

// What can be done with the server, and when.
class ServerActions final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerActions)

public:
    ServerActions(engine::Engine &engine, const engine::ServerSettings &settings, ActionRegistry &registry,
                  QObject *parent = nullptr);
    ~ServerActions() override;

Q_SIGNALS:
    // A sentence about what was just done.
    void done(const QString &news);

private:
    void start(const engine::ServerSettings &settings);
    void toggle();
    void useSample();
    void copyAddress();
    void follow(const engine::ServerStatus &status);

    engine::Engine &m_engine;
    engine::ServerSettings m_settings;
    ActionRegistry &m_registry;
};

} // namespace tooltray::ui
