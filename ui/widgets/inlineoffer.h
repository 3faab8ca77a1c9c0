// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/inlinemessage.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <functional>

class QAction;

namespace tooltray::ui {

class Theme;

// What is said of something just done, or asked before it is done, with one thing to do about it and a way to leave
// it. It holds nobody up: what is not answered is not done.
class InlineOffer final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InlineOffer)

public:
    struct Choice {
        QString text;
        std::function<void()> run;
    };

    explicit InlineOffer(const Theme &theme, QWidget *parent = nullptr);

    void tell(MessageKind kind, const QString &text);
    void offer(MessageKind kind, const QString &text, Choice choice);
    // The same before something is done that cannot be taken back: the keyboard goes to the way out.
    void ask(const QString &question, Choice choice);
    void dismiss();
    QString text() const;

Q_SIGNALS:
    void left(); // by somebody who had the keyboard here

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class LeaveLabel : std::uint8_t { Close, Cancel };
    void put(MessageKind kind, const QString &text, Choice choice, LeaveLabel leaveLabel);
    void leave();
    void setTexts();

    InlineMessage *m_message;
    QAction *m_do;
    QAction *m_leave;
    QWidget *m_leaveButton;
    Choice m_choice;
    LeaveLabel m_leaveLabel = LeaveLabel::Close;
};

} // namespace tooltray::ui
