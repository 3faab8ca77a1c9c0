// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/editorproblem.h"
#include "ui/navigation/edittarget.h"

#include <QList>
#include <QPlainTextEdit>

#include <functional>

namespace tooltray::ui {

class CodeGutter;
class TextFinder;
class TextMarks;
class Theme;

// Where code is written: numbers of lines, problems, brackets, indentation, search. Tab indents; Esc and then Tab,
// or Ctrl+Tab, leave for the next control. Colours come from a CodeHighlighter on document().
class CodeEditor : public QPlainTextEdit, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CodeEditor)

public:
    explicit CodeEditor(const Theme &theme, QWidget *parent = nullptr);

    // Another text, with nothing to undo and nothing searched.
    void setText(const QString &text);
    QString text() const { return toPlainText(); }
    // What stands before comments that go to the end of the line; empty where there are none.
    void setCommentMark(const QString &mark) { m_commentMark = mark; }

    // They move with the text until the next are set.
    void setProblems(const QList<EditorProblem> &problems);
    const QList<EditorProblem> &problems() const { return m_problems; }
    const EditorProblem *worstProblem(int line) const; // null when there is none
    const EditorProblem *problemAt(int position) const;

    void goTo(int position, int length = 0);
    void selectLine(int line);
    int lineAt(int y) const; // of the viewport; 0 for none
    void forEachVisibleLine(const std::function<void(int line, const QRect &place)> &visit) const;
    const Theme &theme() const { return m_theme; }

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

public Q_SLOTS:
    void toggleComment();
    void nextProblem();
    void previousProblem();

Q_SIGNALS:
    void problemsChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showProblem(const EditorProblem &problem);
    bool editByKey(QKeyEvent &event);
    bool editByCharacter(QChar typed);
    void moveLine(int step); // or the selected ones
    void pressTab();
    int indent() const; // blanks
    void fitTabStop();
    TextFinder &finder();
    void placeAround();
    void moveProblems(int position, int removed, int added);
    void updateSelections();
    void applyTheme();

    const Theme &m_theme;
    CodeGutter *m_gutter;
    TextMarks *m_found;
    TextFinder *m_finder = nullptr; // made when it is first wanted
    QString m_commentMark;
    QList<EditorProblem> m_problems; // by where they begin
    bool m_tabLeaves = false;
};

} // namespace tooltray::ui
