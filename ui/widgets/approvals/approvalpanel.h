// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/callclient.h"

#include <QFrame>
#include <QKeySequence>

class QPushButton;
class QTimer;

namespace tooltray::ui {

class ApprovalView;
class IconLabel;
class TextLabel;
class Theme;

// A mutation that waits for a yes: what it does, in words that no agent chose, all that would be sent, and how long
// there is to decide. None of its buttons is pressed by Enter alone, and their keys work only while the keyboard is
// in here: nobody says yes by typing elsewhere, and no page loses a shortcut.
class ApprovalPanel final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalPanel)

public:
    explicit ApprovalPanel(const Theme &theme, QWidget *parent = nullptr);
    ~ApprovalPanel() override;

    void setCard(const engine::ApprovalCard &card, qsizetype waiting); // how many wait behind it
    const engine::ApprovalCard &card() const { return m_card; }
    void setBusy(bool busy); // decided, and not told yet
    // Nothing can be pressed for a moment: this came under the mouse or the keyboard just now.
    void settle();
    // The keys that bring the keyboard here, so that they can be told.
    void setKeys(const QKeySequence &keys);
    void takeKeyboard();

Q_SIGNALS:
    void decided(tooltray::engine::ApprovalId id, tooltray::engine::ApprovalDecision decision);
    void keyboardLeft(); // by Escape

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QPushButton *addButton(engine::ApprovalDecision decision);
    QPushButton *buttonFor(const QKeyEvent &event) const; // null: none has these keys
    QString detailText() const;
    void retranslate();
    void colour();
    void showTime();

    const Theme &m_theme;
    engine::ApprovalCard m_card;
    qsizetype m_waiting = 0;
    QKeySequence m_keys;
    IconLabel *m_icon;
    TextLabel *m_client;
    TextLabel *m_headline;
    TextLabel *m_danger;
    TextLabel *m_detail;
    TextLabel *m_pending;
    TextLabel *m_time;
    ApprovalView *m_view;
    QPushButton *m_approve;
    QPushButton *m_same;
    QPushButton *m_tool;
    QPushButton *m_deny;
    TextLabel *m_hint;
    QTimer *m_clock;
    QTimer *m_settling;
};

} // namespace tooltray::ui
