// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTimer;

namespace tooltray::ui {

// The line below the window: what holds all the time or, for some seconds, what just happened.
class StatusLine final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatusLine)

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setState(const QString &text);
    // At the far end, beside the text.
    void addFigures(QWidget &figures);

    void showNews(const QString &text);
    QString text() const;

private:
    void showText(const QString &text);

    QLabel *m_text;

    QString m_state;
    QTimer *m_newsTimer;
};

} // namespace tooltray::ui
