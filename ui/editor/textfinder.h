// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QList>
#include <QObject>
#include <QTextEdit>
#include <QTimer>

class QPlainTextEdit;
class QRect;

namespace tooltray::ui {

class FindBar;
class Theme;

// What was found in a text. All of it is tinted, wherever one looks: only that takes time which is in sight.
class TextMarks final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextMarks)

public:
    TextMarks(const Theme &theme, QPlainTextEdit &edit);

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

// The search within a text that is written: the bar below it, and what it finds. The editor leaves room for the bar and
// draws the marks.
class TextFinder final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextFinder)

public:
    TextFinder(const Theme &theme, QPlainTextEdit &edit, TextMarks &marks);

    static bool takes(EditCommand command);
    void edit(EditCommand command);

    bool isOpen() const;
    void close();
    int height() const; // of the bar; 0 while it is closed
    void place(const QRect &area);
    // True while the keyboard is in the bar.
    bool hasKeyboard() const;

    // What is selected and worth to be searched for: a part of one line.
    static QString selectedIn(const QPlainTextEdit &edit);

Q_SIGNALS:
    void heightChanged();

private:
    void open();
    // Typing in the text finds anew and leaves the cursor.
    enum class Then : quint8 { Reveal, Stay };
    void search(Then then);
    void take(const QList<qsizetype> &positions, qsizetype length, Then then);
    void step(int direction);
    void reveal(qsizetype match);
    void selectShown();
    void noteChange(int position, int removed, int added);

    QPlainTextEdit &m_edit;
    TextMarks &m_marks;
    FindBar *m_bar;
    QTimer m_pause;
    int m_textRevision = 0;
    quint64 m_search = 0; // what comes back for an older one is dropped
};

} // namespace tooltray::ui
