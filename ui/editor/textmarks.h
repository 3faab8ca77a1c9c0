// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTextEdit>

class QPlainTextEdit;

namespace tooltray::ui {

class Theme;

// What was found in a text. All of it is tinted, wherever one looks: only that takes time which is in sight.
class TextMarks final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextMarks)

public:
    TextMarks(const Theme &theme, QPlainTextEdit &edit);
    ~TextMarks() override;

    // Where they begin, in their order.
    void setFound(const QList<qsizetype> &positions, qsizetype length);
    void setCurrent(qsizetype current); // -1: none
    void clear() { setFound({}, 0); }
    // They follow what is typed between them; what is typed over is none any more.
    void moveWith(qsizetype position, qsizetype removed, qsizetype added);

    const QList<qsizetype> &positions() const { return m_positions; }
    qsizetype length() const { return m_length; }
    qsizetype current() const { return m_current; }
    qsizetype countBefore(qsizetype position) const;
    const QList<QTextEdit::ExtraSelection> &inSight() const { return m_inSight; }

Q_SIGNALS:
    void changed(); // inSight() are others

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void lookSoon();
    QList<QTextEdit::ExtraSelection> marksInSight() const;

    const Theme &m_theme;
    QPlainTextEdit &m_edit;
    QList<qsizetype> m_positions;
    qsizetype m_length = 0;
    qsizetype m_current = -1;
    QList<QTextEdit::ExtraSelection> m_inSight;
    bool m_looksSoon = false;
};

} // namespace tooltray::ui
