// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace tooltray::ui {

class Theme;

// A row of numbers as a line; the highest reaches the top. What it says is in its accessible text as well.
class Sparkline final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Sparkline)

public:
    explicit Sparkline(const Theme &theme, QWidget *parent = nullptr);
    ~Sparkline() override;

    void setValues(const QList<double> &values); // the oldest first
    const QList<double> &values() const { return m_values; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QList<double> m_values;
};

} // namespace tooltray::ui
