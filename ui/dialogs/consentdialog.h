// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/secrets/consentrequest.h"

#include <QDialog>

#include <string>
#include <vector>

class QPushButton;
class QScrollArea;
class QTimer;

namespace tooltray::engine {
class ConsentClient;
}

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// Everything that definitions entered by somebody else want to run or to send, in full, and what was decided about it.
// A decision covers exactly the terms that are shown; what changes meanwhile is shown and asked anew. Deletes itself
// when it is closed.
class ConsentDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsentDialog)

public:
    // The client outlives the dialog.
    ConsentDialog(engine::ConsentClient &engineClient, const Theme &theme, QWidget *parent = nullptr);

private:
    enum class Decision : std::uint8_t { Allow, Deny, Remove };

    void retranslate();
    void showRequests();
    // Nothing can be pressed for a moment: what is under the mouse or the keyboard has just moved there.
    void settle(const std::string &focused);
    QWidget *card(const engine::ConsentRequest &request);
    QLayout *answers(const engine::ConsentRequest &request, QWidget &card);
    QPushButton *button(const QString &text, const std::string &id, Decision decision, QWidget &card);
    void decide(const std::vector<std::string> &ids, Decision decision);

    engine::ConsentClient &m_engineClient;
    const Theme &m_theme;
    std::vector<engine::ConsentRequest> m_shown;
    std::string m_focused; // of the request whose button has the keyboard again once that moment is over
    TextLabel *m_intro;
    InlineMessage *m_message;
    InlineMessage *m_problem;
    QScrollArea *m_scroll;
    QPushButton *m_close;
    QTimer *m_settling;
};

} // namespace tooltray::ui
