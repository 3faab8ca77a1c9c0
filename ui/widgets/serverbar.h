// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/serverindicator.h"

#include <QAbstractButton>
#include <QFrame>
#include <QStringList>
#include <QWidget>

#include <cstdint>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace tooltray::engine {
class Engine;
struct KeychainStatus;
struct ServerStatus;
} // namespace tooltray::engine

namespace tooltray::ui {

class ActionRegistry;
class ClientAccessPane;
class InlineMessage;
class TextLabel;
class Theme;

// Says above the page why no client can be served, with the way out. There only when there is something to say.
class ServerBanner final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerBanner)

public:
    ServerBanner(const Theme &theme, const ActionRegistry &actions, QWidget *parent = nullptr);

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

// What the pill has no room for: the whole address, who called, the reason of a failure, and what can be done.
class ServerPopover final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerPopover)

public:
    ServerPopover(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine, QWidget *parent);

    // The keychain as far as calls need it.
    void setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain);
    // Opens below a widget.
    void openAt(const QWidget &anchor);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    TextLabel *m_state;
    QLabel *m_problem;
    QWidget *m_addressRow;
    QLineEdit *m_address;
    TextLabel *m_clients;
    ClientAccessPane *m_access; // each of them
    QWidget *m_pause;
    QWidget *m_credentials; // leads to where the keychain is looked after
};

// Looks like a search field and opens the palette.
class SearchButton final : public QAbstractButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchButton)

public:
    SearchButton(const Theme &theme, QAction &palette, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QAction &m_palette;
};

// The state of the server in one glance; narrow, it drops the clients first and then shortens the address.
class ServerPill final : public QAbstractButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerPill)

public:
    explicit ServerPill(const Theme &theme, QWidget *parent = nullptr);

    void setLook(const ServerIndicator &look);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawShape(QPainter &painter, const QRect &place) const;

    const Theme &m_theme;
    ServerIndicator m_look;
};

// The bar above the pages: the server on one side, search and settings on the other.
class ServerBar final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerBar)

public:
    ServerBar(const Theme &theme, const ActionRegistry &actions, engine::Engine &engine, QMenu &settings,
              QWidget *parent = nullptr);

    // The keychain as far as calls need it.
    void setStatus(const engine::ServerStatus &status, const engine::KeychainStatus &keychain);

private:
    ServerPill *m_pill;
    QToolButton *m_toggle;
    ServerPopover *m_popover;
};

} // namespace tooltray::ui
