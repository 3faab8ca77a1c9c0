// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/secretsclient.h"
#include "ui/theme/icon.h"
#include "ui/theme/iconengine.h"

#include <QCoreApplication>
#include <QString>

namespace tooltray::engine {
struct ServerStatus;
}

namespace tooltray::ui {

// How the window says what the server does: a word, a shape and a colour, never colour alone.
struct ServerIndicator {
    Q_DECLARE_TR_FUNCTIONS(ServerIndicator)

public:
    enum class Shape : std::uint8_t { HollowDot, FilledDot, Drawing };

    Shape shape = Shape::HollowDot;
    Icon icon = Icon::None; // for Shape::Drawing
    Tint tint = Tint::Muted;
    QString state;
    QString address = {}; // while running
    QString clients = {}; // while running

    // All of it in one line.
    QString sentence() const;

    // The keychain as far as calls need it.
    static ServerIndicator
    of(const engine::ServerStatus &status,
       engine::KeychainStatus::Condition keychain = engine::KeychainStatus::Condition::Available);

private:
    static ServerIndicator running(const engine::ServerStatus &status,
                                   engine::KeychainStatus::Condition keychain);
};

} // namespace tooltray::ui
