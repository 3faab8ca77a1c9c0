// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/desks/approvalcard.h"

#include <QFrame>

class QPlainTextEdit;
class QPushButton;
class QTimer;
class QToolButton;
class QTreeWidget;

namespace tooltray::ui {

class FactList;
class IconLabel;
class TextLabel;
class Theme;

// A mutation that waits for a yes: who wants what, what is different from the last time, and how long there is
// to decide. None of its buttons is pressed by Enter alone: nobody says yes by typing elsewhere.
class ApprovalPanel final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalPanel)

public:
    explicit ApprovalPanel(const Theme &theme, QWidget *parent = nullptr);
    ~ApprovalPanel() override;

    void setCard(const engine::ApprovalCard &card, qsizetype waiting); // how many wait behind it
    const engine::ApprovalCard &card() const { return m_card; }
    void setBusy(bool busy); // decided, and not told yet

Q_SIGNALS:
    void decided(tooltray::engine::ApprovalId id, tooltray::engine::ApprovalDecision decision);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QPushButton *addButton(engine::ApprovalDecision decision);
    void retranslate();
    void showArguments();
    void showTime();

    const Theme &m_theme;
    engine::ApprovalCard m_card;
    qsizetype m_waiting = 0;
    IconLabel *m_icon;
    TextLabel *m_title;
    TextLabel *m_detail;
    TextLabel *m_time;
    FactList *m_arguments;
    QToolButton *m_more;
    QPlainTextEdit *m_document;
    QPushButton *m_approve;
    QPushButton *m_same;
    QPushButton *m_tool;
    QPushButton *m_deny;
    QTimer *m_clock;
    QTimer *m_settling; // after another call came
};

} // namespace tooltray::ui
