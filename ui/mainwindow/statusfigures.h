// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tooltray::engine {
class LogDesk;
} // namespace tooltray::engine

namespace tooltray::ui {

class Sparkline;
class TextLabel;
class Theme;

// How calls went lately, in the line below the window. Leads to the log. Not there before the first call.
class StatusFigures final : public QAbstractButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatusFigures)

public:
    StatusFigures(const Theme &theme, const engine::LogDesk &log, QWidget *parent = nullptr);
    ~StatusFigures() override;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    const Theme &m_theme;
    const engine::LogDesk &m_log;
    Sparkline *m_line;
    TextLabel *m_text;
};

} // namespace tooltray::ui
