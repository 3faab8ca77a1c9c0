// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include <cstdint>

class QAction;

namespace tooltray::ui {

// A push button that is one of the window's actions: its text, icon and state follow, and it is gone while
// the action is hidden.
class ActionButton final : public QPushButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActionButton)

public:
    explicit ActionButton(QAction &action, QWidget *parent = nullptr);
    ~ActionButton() override;

    // In place of the one before; the button keeps its place in the tab order and the focus.
    void setAction(QAction &action);

    // Where there is little room the text is for those who listen, and in the tool tip.
    enum class Face : std::uint8_t { IconAndText, Icon };
    void setFace(Face face);

private:
    void follow();

    QAction *m_action = nullptr;
    Face m_face = Face::IconAndText;
};

} // namespace tooltray::ui
