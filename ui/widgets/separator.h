// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tooltray::ui {

class Theme;

// A line of one pixel. (A QFrame line would be painted in the colour of text.)
class Separator final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Separator)

public:
    Separator(const Theme &theme, Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace tooltray::ui
