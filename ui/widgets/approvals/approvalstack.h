// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/callclient.h"

#include <QFrame>
#include <QKeySequence>
#include <QPointer>
#include <QWidget>

#include <set>

class QAction;
class QPushButton;
class QShortcut;
class QTimer;

namespace tooltray::ui {

class ApprovalView;
class IconLabel;
class InlineMessage;
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

// The calls that wait for a yes, above whatever page is open; the one that waits longest is asked about first. As
// long as this is there, calls wait here.
class ApprovalStack final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalStack)

public:
    ApprovalStack(const Theme &theme, engine::ApprovalClient &engineClient, QWidget *parent = nullptr);
    ~ApprovalStack() override;

    bool isPending() const;                 // a call waits
    void setKeys(const QKeySequence &keys); // see ApprovalPanel
    // Escape and the last answer give it back to where it was, however it came here.
    void takeKeyboard();

Q_SIGNALS:
    void pendingChanged();
    // Another call waits; a sentence for where the window is not seen.
    void asked(const QString &title, const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void followFocus(QWidget *before, QWidget *focused);
    void giveKeyboardBack();
    static QString questionOf(const engine::ApprovalCard &card); // in one sentence
    static QString outcomeOf(const engine::ApprovalCard &card, engine::ApprovalDecision decision); // likewise
    void announceQuestion(const QString &outcome) const;
    void announceOutcome(engine::ApprovalId id, const QString &outcome);
    void decide(engine::ApprovalId id, engine::ApprovalDecision decision);

    engine::ApprovalClient &m_engineClient;
    ApprovalPanel *m_panel;
    InlineMessage *m_problem;
    std::set<engine::ApprovalId> m_told; // of them others were told
    QPointer<QWidget> m_outside;         // that had the keyboard last; null: none
    QString m_outcome;                   // that was announced while its question still stood
};

// The calls that wait for a yes, in a window of their own for as long as a dialog blocks the one they are usually
// asked about in. It belongs to no other window, so that no dialog blocks it; it takes the keyboard only when it is
// asked to, and only the end of the questions or of the dialog hides it. Somebody who closes it minimizes it: the keys,
// or the next question, bring it back.
class ApprovalWindow final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalWindow)

public:
    // The keys of the action lead here, from the dialogs too. `usual` is where the questions are in `blocked`.
    ApprovalWindow(const Theme &theme, engine::ApprovalClient &engineClient, QAction &goTo, QWidget &blocked,
                   ApprovalStack &usual);

    void takeKeyboard();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void refresh();
    void restore();
    void readKeys();

    QAction &m_goTo;
    QWidget &m_blocked;
    ApprovalStack &m_usual;
    ApprovalStack *m_stack;
    QShortcut *m_keys;
    bool m_isNeeded = false; // the other window is blocked
    bool m_isPlaced = false; // since the first of the questions that are pending
};

} // namespace tooltray::ui
