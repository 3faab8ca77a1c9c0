// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/logclient.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace tooltray::ui {

class TextLabel;
class Theme;

// A row of numbers as a line; the highest reaches the top. What it says is in its accessible text as well.
class Sparkline final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Sparkline)

public:
    explicit Sparkline(const Theme &theme, QWidget *parent = nullptr);

    void setValues(const QList<double> &values); // the oldest first
    const QList<double> &values() const { return m_values; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QList<double> m_values;
};

// How calls went in the last hour, in a line above them. The tools in it filter the log.
class StatisticsStrip final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatisticsStrip)

public:
    explicit StatisticsStrip(const Theme &theme, QWidget *parent = nullptr);

    void setFigures(const engine::LogFigures &figures);

Q_SIGNALS:
    void toolChosen(const QString &tool);
    void errorsChosen();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void fitTools();

    engine::LogFigures m_figures;
    QHBoxLayout *m_layout;
    Sparkline *m_line;
    TextLabel *m_calls;
    TextLabel *m_durations;
    QToolButton *m_errors;
    QWidget *m_tools;
    QHBoxLayout *m_toolLayout;
};

} // namespace tooltray::ui
