// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolButton;

namespace tooltray::engine {
class Engine;
struct KeychainLook;
struct ServerStatus;
} // namespace tooltray::engine

namespace tooltray::ui {

class ActionRegistry;
class ServerPill;
class ServerPopover;
class Theme;

// The bar above the pages: the server on one side, search and settings on the other.
class ServerBar final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerBar)

public:
    ServerBar(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine, QMenu &settings,
              QWidget *parent = nullptr);
    ~ServerBar() override;

    // The keychain as far as calls need it.
    void setStatus(const engine::ServerStatus &status, const engine::KeychainLook &keychain);

private:
    ServerPill *m_pill;
    ServerPopover *m_popover;
};

} // namespace tooltray::ui
