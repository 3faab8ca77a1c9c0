// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tooltray::ui {

// Holds notices over the lower end of an area. They come and go without moving anything in it.
class FloatingNotices final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FloatingNotices)

public:
    explicit FloatingNotices(QWidget &area);
    ~FloatingNotices() override;

    void add(QWidget &notice);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget &m_area;
};

} // namespace tooltray::ui
