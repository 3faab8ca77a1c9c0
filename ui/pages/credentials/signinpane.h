// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QPushButton;
class QTimer;

namespace tooltray::engine {
class SignInClient;
struct SignInStatus;
} // namespace tooltray::engine

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// Signing in by the browser for a saved credential. What is under way goes on while other things are shown.
class SignInPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SignInPane)

public:
    SignInPane(engine::SignInClient &signIns, const Theme &theme, QWidget *parent = nullptr);

    // An edited credential must be saved before the user signs in with it.
    enum class Standing : std::uint8_t { Saved, Unsaved };
    void setCredential(const std::string &name, Standing standing);
    // Same as pressing the button, where that can be pressed.
    void signIn();

private:
    void build();
    void retranslate();
    void follow(const std::string &credential);
    void showState();
    void showMessage(const engine::SignInStatus &look);
    engine::SignInStatus lookNow() const; // what has ended meanwhile has
    void begin();
    void openBrowser(const std::string &address);

    engine::SignInClient &m_signIns;
    std::string m_credential;
    std::string m_begun; // by the button of this pane, and not in the browser yet
    Standing m_standing = Standing::Unsaved;
    bool m_hasBrowser = true;
    TextLabel *m_title;
    TextLabel *m_help;
    QPushButton *m_signIn;
    QPushButton *m_cancel;
    QPushButton *m_copy;
    QPushButton *m_signOut;
    InlineMessage *m_message;
    QTimer *m_end; // of the sign-in that is shown
};

} // namespace tooltray::ui
