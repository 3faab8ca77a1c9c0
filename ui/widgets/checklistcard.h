// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAction;

namespace tooltray::ui {

class ActionButton;
class IconLabel;
class TextLabel;
class Theme;

// One step on the way to a working set-up: whether it is done, what it is, and the button that does it.
class ChecklistCard final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChecklistCard)

public:
    explicit ChecklistCard(const Theme &theme, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &text);
    void setDone(bool done);
    bool isDone() const { return m_isDone; }
    void stayOpen() { m_staysOpen = true; } // its buttons are offered once it is done, too
    ActionButton &addButton(QAction &action);
    void setNext(bool isNext); // the step to do next stands out

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    const Theme &m_theme;
    bool m_isDone = false;
    bool m_staysOpen = false;
    IconLabel *m_mark;
    TextLabel *m_title;
    TextLabel *m_text;
    QWidget *m_buttons;
};

} // namespace tooltray::ui
