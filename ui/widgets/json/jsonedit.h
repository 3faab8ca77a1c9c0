// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"

#include <QList>
#include <QPlainTextEdit>
#include <QTimer>

namespace tooltray::ui {

class JsonViewHighlighter;
class TextFinder;
class TextMarks;
class Theme;

enum class JsonColours : std::uint8_t { None, Highlighted };

// JSON as text with the numbers of its lines, to read or to write. Tab leads on to the next control: lines are
// indented when they are begun.
class JsonEdit final : public QPlainTextEdit, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonEdit)

public:
    explicit JsonEdit(const Theme &theme, QWidget *parent = nullptr);

    // Replaces the text piece by piece, so that the window goes on answering; only for reading.
    void showText(const QString &text, JsonColours colours);
    bool isComplete() const { return m_loaded == m_pending.size(); }

    // Who is around it searches for it, and marks what was found.
    void leaveSearch() { m_searches = false; }
    // The one of them that is shown; -1 for none.
    void setMatches(const QList<qsizetype> &positions, qsizetype length, qsizetype current);
    // Marks a line as wrong, counted from 1; 0 for none.
    void setWrongLine(int line);
    void reveal(qsizetype position, qsizetype length);

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

Q_SIGNALS:
    void completed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Gutter;

    void loadSome();
    void placeAround();
    TextFinder &finder();
    int gutterWidth() const;
    void paintGutter(const QRect &area);
    void markAll();
    void beginLine();

    const Theme &m_theme;
    JsonViewHighlighter *m_highlighter;
    Gutter *m_gutter;
    QString m_pending;
    qsizetype m_loaded = 0;
    QTimer m_loading{this};
    TextMarks *m_found;
    TextFinder *m_finder = nullptr; // made when it is first wanted
    bool m_searches = true;
    int m_wrongLine = 0;
};

} // namespace tooltray::ui
