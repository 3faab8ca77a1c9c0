// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/models/clients.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineOffer;
class SecretClipboard;
class TextLabel;
class Theme;

// Asks whether the client should get another token, and copies it. All of them outlive the answer.
void offerToken(engine::Engine &engine, SecretClipboard &clipboard, InlineOffer &offer,
                const std::string &client);

// The clients that called or have a token. A client can be blocked and allowed again. Nobody here knows tokens that were
// issued before, so a token is copied when it is made.
class ClientAccessPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientAccessPane)

public:
    ClientAccessPane(engine::Engine &engine, const Theme &theme, QWidget *parent = nullptr);

    // Asked before a client gets another token, and what makes it.
    static QString newTokenQuestion(const std::string &client);
    static QString newTokenText();

    void refresh(); // time has passed
    void dismissOffer();

private:
    void setTexts();
    void showHeading();
    void showButtons();
    const ClientAccess *current() const;
    enum class Access : std::uint8_t { Allowed, Blocked };
    void setAccess(const std::string &name, Access access);
    void fail(const Error &error);

    engine::Engine &m_engine;
    SecretClipboard *m_clipboard;
    std::vector<ClientAccess> m_rows;
    TextLabel *m_heading; // who they are
    QListWidget *m_list;
    TextLabel *m_calls; // by the era of the protocol
    QPushButton *m_newToken;
    QPushButton *m_block;
    InlineOffer *m_offer;
};

} // namespace tooltray::ui
