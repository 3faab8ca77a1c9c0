// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

namespace tooltray::ui {

// An icon that is only looked at. Painted each time, so it follows the theme and the screen's scale.
class IconLabel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IconLabel)

public:
    IconLabel(const QIcon &icon, int size, QWidget *parent = nullptr);

    void setIcon(const QIcon &icon);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QIcon m_icon;
};

} // namespace tooltray::ui
