// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QAction;
class QTimer;

namespace tooltray::ui {

class InlineMessage;
class Theme;

// Says what was just done, with the way back, and goes away after a while; not while somebody is at it.
class UndoNotice final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UndoNotice)

public:
    explicit UndoNotice(const Theme &theme, QWidget *parent = nullptr);

    using Id = quint64;

    // The text is a whole sentence: "3 tools are deleted."
    Id offer(const QString &text, std::function<void()> undo);
    struct Choice {
        QString text;
        std::function<void()> run;
    };
    // The same with what is to be done next: it stays until somebody answers.
    Id offer(const QString &text, std::function<void()> undo, Choice next);
    // The same without a time: it stays until it is dismissed.
    void report(const QString &text, std::function<void()> undo);
    void dismiss();
    void dismiss(Id offered); // unless something else is said by now

    void setDuration(int milliseconds);

private:
    Id put(const QString &text, std::function<void()> undo, Choice next);
    void expire();

    InlineMessage *m_message;
    QAction *m_next;
    QAction *m_undo;
    QTimer *m_timer;
    std::function<void()> m_way;
    std::function<void()> m_runNext;
    Id m_last = 0;
    bool m_hasNextButton = false; // only where it is ever needed
};

} // namespace tooltray::ui
