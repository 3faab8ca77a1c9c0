// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <cstdint>

class QAction;

namespace tooltray::engine {
struct ServerStatus;
}

namespace tooltray::ui {

class ActionRegistry;
class InlineMessage;
class Theme;

// Says above the page why no client can be served, with the way out. There only when there is something to say.
class ServerBanner final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerBanner)

public:
    ServerBanner(const Theme &theme, const ActionRegistry &actions, QWidget *parent = nullptr);
    ~ServerBanner() override;

    // A server that was stopped or paused on purpose is worth a line only where calls are waited for; one that
    // could not start is, everywhere.
    enum class Page : std::uint8_t { WaitsForCalls, Home, Other };
    void update(const engine::ServerStatus &status, Page page);
    // Until somebody closes it or the server goes elsewhere: the clients that do not know the new port.
    void tellMoved(std::uint16_t port, const QStringList &clients);

private:
    bool showProblem(const engine::ServerStatus &status, Page page);

    InlineMessage *m_problem;
    InlineMessage *m_paused;
    InlineMessage *m_moved;
    QAction *m_close; // of m_moved
    std::uint16_t m_port = 0;
};

} // namespace tooltray::ui
