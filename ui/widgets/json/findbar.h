// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace tooltray::ui {

class TextLabel;
class Theme;

// A line to search with within what stands above it. Return goes on, Shift+Return back, Escape closes it.
class FindBar final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindBar)

public:
    explicit FindBar(const Theme &theme, QWidget *parent = nullptr);
    ~FindBar() override;

    QString text() const;
    void open();
    void close();
    // How many there are, and which of them is shown, counted from 0.
    void setFound(qsizetype count, qsizetype current);

Q_SIGNALS:
    void searched(const QString &text); // shortly after the last key
    void stepped(int direction);        // 1 or -1
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showFound();

    QLineEdit *m_edit;
    TextLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_close;
    QTimer m_pause;
    qsizetype m_found = -1; // nothing was searched
    qsizetype m_current = 0;
};

} // namespace tooltray::ui
