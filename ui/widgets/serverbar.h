// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolButton;

namespace tooltray::engine {
struct ServerStatus;
}

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
    ServerBar(const Theme &theme, const ActionRegistry &actions, QMenu &settings, QWidget *parent = nullptr);
    ~ServerBar() override;

    void setStatus(const engine::ServerStatus &status);

private:
    ServerPill *m_pill;
    ServerPopover *m_popover;
};

} // namespace tooltray::ui
