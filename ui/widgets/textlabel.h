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

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyFont();

    TextLook m_look;
};

} // namespace tooltray::ui
