// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <cstdint>

namespace tooltray::ui {

// Holds notices over an end of an area. They come and go without moving anything in it.
class FloatingNotices final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FloatingNotices)

public:
    enum class End : std::uint8_t { Top, Bottom };

    explicit FloatingNotices(QWidget &area, End end = End::Bottom);

    void add(QWidget &notice);
    // Keeps them over the first of these parts of the area that is to be seen, so that they cover nothing beside it.
    void keepOver(const QList<QWidget *> &parts);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget &m_area;
    QList<QWidget *> m_parts;
    End m_end;
};

} // namespace tooltray::ui
