// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"

#include <QObject>
#include <QStringList>

namespace tooltray::ui {

class ActionRegistry;
class Language;
class Theme;
class UiState;

// Theme and language: a choice each, applied at once and remembered. All of them outlive the registry.
void addThemeActions(ActionRegistry &registry, Theme &theme, UiState &state);
void addLanguageActions(ActionRegistry &registry, Language &language, UiState &state);

// How large code and answers are, of which the settings know as well.
void addZoomActions(ActionRegistry &registry, Theme &theme, UiState &state);

// The commands of the server, enabled while they make sense.
class ServerActions final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerActions)

public:
    ServerActions(engine::Engine &engine, const engine::ServerSettings &settings, ActionRegistry &registry,
                  QObject *parent = nullptr);

Q_SIGNALS:
    // A sentence about what was just done.
    void done(const QString &news);
    // Asked to, the server is at another port than its own: the clients that look for it where it was.
    void moved(std::uint16_t port, const QStringList &clients);

private:
    void start(const engine::ServerSettings &settings);
    void toggle();
    void useFreePort();
    void keepPort(std::uint16_t port);
    void tellClientsOf(std::uint16_t port);
    void togglePause();
    void useSample();
    void stopSample();
    void copyAddress();
    void follow(const engine::ServerStatus &status);
    void tellMoved(const engine::ServerStatus &status);

    engine::Engine &m_engine;
    engine::ServerSettings m_settings;
    ActionRegistry &m_registry;
    std::uint16_t m_port = 0; // where the server was last
};

} // namespace tooltray::ui
