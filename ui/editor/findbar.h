// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <cstdint>

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

    QString text() const;
    Qt::CaseSensitivity caseSensitivity() const;
    // With another text to search for, or with the last one.
    void open(const QString &text = {});
    void close();

    // The text that is shown and searched may be only a part of it.
    enum class Part : std::uint8_t { Whole, Shown };
    void setPart(Part part);
    // The end may have been passed on the way to the match that is shown.
    enum class Wrap : std::uint8_t { None, ToBeginning, ToEnd };
    // How many there are, and which of them is shown, counted from 0.
    void setFound(qsizetype count, qsizetype current, Wrap wrap = Wrap::None);

Q_SIGNALS:
    void searched(const QString &text); // shortly after the last key
    void stepped(int direction);        // 1 or -1
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showFound();
    QString foundText() const;
    void applyFont();

    QLineEdit *m_edit;
    TextLabel *m_count;
    QToolButton *m_case;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_close;
    QTimer m_pause;
    qsizetype m_found = -1; // nothing was searched
    qsizetype m_current = 0;
    Wrap m_wrap = Wrap::None;
    Part m_part = Part::Whole;
};

} // namespace tooltray::ui
