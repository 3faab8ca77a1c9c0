// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tooltray::ui {

enum class TextLook : std::uint8_t { Plain, Muted, Strong, Heading };

// A label in one of the looks of the window, sized after the application's font and coloured by its palette.
class TextLabel final : public QLabel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextLabel)

public:
    explicit TextLabel(TextLook look, QWidget *parent = nullptr);
    ~TextLabel() override;

    // Takes the room that is left, and ends its text with an ellipsis where that is too little.
    void shorten();
    bool isShortened() const { return m_isShortened; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void applyFont();

    TextLook m_look;
    bool m_isShortened = false;
};

} // namespace tooltray::ui
