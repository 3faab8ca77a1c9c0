// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codeeditor.h"

#include "support/testcase.h"
#include "ui/editor/graphqlhighlighter.h"
#include "ui/editor/jsonhighlighter.h"
#include "ui/support/picture.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHash>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTextBlock>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// "a|b": the cursor; "a[b]c" with ^ for the other end would be too clever: selections are "<b>".
void putText(CodeEditor &editor, QString marked)
{
    const qsizetype start = marked.indexOf(u'<');
    if (start >= 0) {
        const qsizetype end = marked.indexOf(u'>') - 1;
        marked.remove(u'<').remove(u'>');
        editor.setText(marked);
        QTextCursor cursor = editor.textCursor();
        cursor.setPosition(static_cast<int>(start));
        cursor.setPosition(static_cast<int>(end), QTextCursor::KeepAnchor);
        editor.setTextCursor(cursor);
        return;
    }
    const qsizetype at = marked.indexOf(u'|');
    editor.setText(marked.remove(u'|'));
    QTextCursor cursor = editor.textCursor();
    cursor.setPosition(static_cast<int>(std::max<qsizetype>(at, 0)));
    editor.setTextCursor(cursor);
}

QString markedText(const CodeEditor &editor)
{
    QString text = editor.text();
    const QTextCursor cursor = editor.textCursor();
    if (!cursor.hasSelection())
        return text.insert(cursor.position(), u'|');
    text.insert(cursor.selectionEnd(), u'>');
    return text.insert(cursor.selectionStart(), u'<');
}

} // namespace

class CodeEditorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysEditAsOneExpects_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, const char *before, const char *keys, const char *after) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(keys)
                                << QString::fromUtf8(after);
        };
        row("Tab indents to the next stop", "a|", "Tab", "a |");
        row("Tab indents lines", "<a\n\nb\n>c", "Tab", "  <a\n\n  b\n>c");
        row("Shift+Tab takes it back", "  <a\n b\n>c", "Shift+Tab", "<a\nb\n>c");
        row("Shift+Tab on a line", "   a|", "Shift+Tab", " a|");
        row("Return keeps the indentation", "  a|", "Return", "  a\n  |");
        row("Return after a brace", "  a {|", "Return", "  a {\n    |");
        row("Return between braces", "a {|}", "Return", "a {\n  |\n}");
        row("Return between braces and blanks", "  a { | }", "Return", "  a { \n    |\n  }");
        row("Return before text", "  a| b", "Return", "  a\n  |b");
        row("a brace gets its partner", "a |", "{", "a {|}");
        row("not before a word", "|a", "{", "{|a");
        row("a partner is stepped over", "a {|}", "}", "a {}|");
        row("Backspace takes both", "a {|}", "Backspace", "a |");
        row("a quote gets its partner", "a: |", "\"", "a: \"|\"");
        row("a bracket around a selection", "a <b> c", "(", "a (<b>) c");
        row("nothing is closed in a string", "\"a|\"", "{", "\"a{|\"");
        row("nothing is closed in a comment", "# a|", "{", "# a{|");
        row("a closing brace goes back", "a {\n    |", "}", "a {\n  }|");
        row("comment", "  a|\n  b", "ToggleComment", "  # a|\n  b");
        row("comment lines", "<a\n\n  b>", "ToggleComment", "# <a\n\n#   b>");
        row("uncomment", "<# a\n#b>", "ToggleComment", "<a\nb>");
        row("some commented", "<# a\nb>", "ToggleComment", "# <# a\n# b>");
        row("line up", "a\nb|\nc", "MoveLineUp", "b|\na\nc");
        row("line down", "a|\nb\nc", "MoveLineDown", "b\na|\nc");
        row("lines down to the end", "<a\nb>\nc", "MoveLineDown", "c\n<a\nb>");
        row("first line up", "a|\nb", "MoveLineUp", "a|\nb");
        row("last line up", "a\nb|", "MoveLineUp", "b|\na");
    }

    void keysEditAsOneExpects()
    {
        QFETCH(QString, before);
        QFETCH(QString, keys);
        QFETCH(QString, after);
        const Theme theme(*qApp, ThemeChoice::Light);
        CodeEditor editor(theme);
        const GraphqlHighlighter highlighter(theme, *editor.document());
        editor.setCommentMark(QStringLiteral("#"));
        putText(editor, before);
        QCoreApplication::processEvents(); // the first colouring is queued
        static const QHash<QString, EditCommand> kCommands{
            {QStringLiteral("ToggleComment"), EditCommand::ToggleComment},
            {QStringLiteral("MoveLineUp"), EditCommand::MoveLineUp},
            {QStringLiteral("MoveLineDown"), EditCommand::MoveLineDown}};
        if (kCommands.contains(keys)) {
            QVERIFY(editor.takes(kCommands[keys]));
            editor.edit(kCommands[keys]);
        } else if (keys.size() == 1)
            QTest::keyClicks(&editor, keys);
        else if (keys == u"Shift+Tab")
            QTest::keyClick(&editor, Qt::Key_Backtab, Qt::ShiftModifier);
        else {
            const QKeyCombination key = QKeySequence(keys)[0];
            QTest::keyClick(&editor, key.key(), key.keyboardModifiers());
        }
        QCOMPARE(markedText(editor), after);
        if (editor.document()->isUndoAvailable()) {
            editor.undo();
            QCOMPARE(editor.text(), before.remove(u'|').remove(u'<').remove(u'>'));
            QVERIFY(!editor.document()->isUndoAvailable());
        }
    }

    // Their keys are chosen elsewhere, and mean nothing here.
    void whatTakesNoCommentsTakesNoCommandForThem()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        CodeEditor editor(theme);
        QVERIFY(!editor.takes(EditCommand::ToggleComment));
        editor.setCommentMark(QStringLiteral("#"));
        editor.setText(QStringLiteral("a"));
        QTest::keyClick(&editor, Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(editor.text(), QStringLiteral("a"));
        editor.setReadOnly(true);
        for (const auto command :
             {EditCommand::ToggleComment, EditCommand::MoveLineUp, EditCommand::MoveLineDown})
            QVERIFY(!editor.takes(command));
    }

    void theKeyboardGetsOut()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *before = new QLineEdit(&window);
        auto *editor = new CodeEditor(theme, &window);
        auto *after = new QLineEdit(&window);
        for (QWidget *widget :
             {static_cast<QWidget *>(before), static_cast<QWidget *>(editor), static_cast<QWidget *>(after)})
            layout->addWidget(widget);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto leaves = [&](auto press, QWidget *to) {
            editor->setFocus();
            press();
            return QApplication::focusWidget() == to;
        };
        QVERIFY(leaves([&] { QTest::keyClick(editor, Qt::Key_Tab, Qt::ControlModifier); }, after));
        QVERIFY(leaves(
            [&] {
                QTest::keyClick(editor, Qt::Key_Escape);
                QTest::keyClick(editor, Qt::Key_Tab);
            },
            after));
        QVERIFY(leaves(
            [&] {
                QTest::keyClick(editor, Qt::Key_Escape);
                QTest::keyClick(editor, Qt::Key_Shift, Qt::ShiftModifier);
                QTest::keyClick(editor, Qt::Key_Backtab, Qt::ShiftModifier);
            },
            before));
        QCOMPARE(editor->text(), QString());
        QVERIFY(leaves([&] { QTest::keyClick(editor, Qt::Key_Tab); }, editor));
        QCOMPARE(editor->text(), QStringLiteral("  "));
        before->setFocus();
        QTest::keyClick(before, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), editor);
        QTest::keyClick(editor, Qt::Key_Tab); // on its way through the window
        QCOMPARE(QApplication::focusWidget(), after);
        QCOMPARE(editor->text(), QStringLiteral("  "));
        QTest::keyClick(after, Qt::Key_Backtab, Qt::ShiftModifier);
        QTest::keyClick(editor, Qt::Key_End);
        QTest::keyClick(editor, Qt::Key_Tab);
        QCOMPARE(editor->text(), QStringLiteral("    "));
        editor->setReadOnly(true);
        QVERIFY(leaves([&] { QTest::keyClick(editor, Qt::Key_Tab); }, after));
    }

    void problemsAreWalkedInBothDirections()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        CodeEditor editor(theme);
        editor.setText(QStringLiteral("one two three"));
        QSignalSpy spy(&editor, &CodeEditor::problemsChanged);
        editor.setProblems({{.message = QStringLiteral("b"), .start = 8, .length = 5},
                            {.message = QStringLiteral("a"), .start = 4, .length = 3}});
        QCOMPARE(spy.size(), 1);
        editor.edit(EditCommand::NextProblem);
        QCOMPARE(editor.textCursor().position(), 4);
        editor.edit(EditCommand::NextProblem);
        QCOMPARE(editor.textCursor().position(), 8);
        editor.edit(EditCommand::NextProblem);
        QCOMPARE(editor.textCursor().position(), 4);
        editor.edit(EditCommand::PreviousProblem);
        QCOMPARE(editor.textCursor().position(), 8);
    }

    void theProblemThatIsWalkedToIsSaid()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        QWidget window;
        CodeEditor editor(theme, &window);
        window.show();
        const auto said = [&window] {
            const auto *news = window.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            return news ? news->accessibleName() : QString();
        };
        editor.setText(QStringLiteral("one\ntwo\nthree"));
        editor.edit(EditCommand::NextProblem);
        QCOMPARE(said(), QString());
        editor.setProblems({{.message = QStringLiteral("Not two."), .start = 4, .length = 3, .line = 2},
                            {.message = QStringLiteral("Not three."), .start = 8, .length = 5, .line = 3}});
        editor.edit(EditCommand::NextProblem);
        QCOMPARE(said(), QStringLiteral("Line 2: Not two."));
        editor.edit(EditCommand::PreviousProblem);
        QCOMPARE(said(), QStringLiteral("Line 3: Not three."));
    }

    void problemsMoveWithTheText()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        CodeEditor editor(theme);
        editor.setText(QStringLiteral("one two three"));
        editor.setProblems({{.message = QStringLiteral("a"), .start = 4, .length = 3}});
        QTextCursor cursor(editor.document());
        cursor.insertText(QStringLiteral("\n12"));
        QCOMPARE(editor.problems().front().start, 7);
        QCOMPARE(editor.problems().front().line, 2);
        cursor.setPosition(8);
        cursor.insertText(QStringLiteral("xx"));
        QCOMPARE(editor.problems().front().length, 5);
        QVERIFY(editor.worstProblem(2));
        QVERIFY(!editor.worstProblem(1));
        QCOMPARE(editor.problemAt(9), &editor.problems().front());
    }

    void colouringFollowsTheTheme()
    {
        Theme theme(*qApp, ThemeChoice::Light);
        CodeEditor editor(theme);
        const JsonHighlighter highlighter(theme, *editor.document());
        editor.setText(QStringLiteral("{\"a\": true}"));
        const auto colourAt = [&](int position) {
            for (const QTextLayout::FormatRange &range : editor.document()->firstBlock().layout()->formats())
                if (range.start <= position && position < range.start + range.length)
                    return range.format.foreground().color();
            return QColor();
        };
        QTRY_COMPARE(colourAt(6), Tokens::light().syntax.keyword);
        QCOMPARE(colourAt(1), Tokens::light().syntax.type);
        theme.setChoice(ThemeChoice::Dark);
        QTRY_COMPARE(colourAt(6), Tokens::dark().syntax.keyword);
    }

    void linesAreOfOneHeight()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        CodeEditor editor(theme);
        editor.resize(300, 200);
        editor.show();
        editor.setText(QStringLiteral("a\n\nb\n"));
        QList<int> heights;
        editor.forEachVisibleLine([&](int, const QRect &place) { heights.append(place.height()); });
        QCOMPARE(heights, QList<int>(4, heights.value(0)));
    }

    void numbersStandNextToTheirLinesInAMirroredWindow()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        test::useTestFont();
        const auto drawn = [&theme](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            CodeEditor editor(theme);
            editor.setText(QStringLiteral("{\n}\n"));
            editor.resize(200, 100);
            return editor.grab().toImage();
        };
        const QImage mirrored = drawn(Qt::RightToLeft);
        QCOMPARE(mirrored, drawn(Qt::LeftToRight));
    }

    void textOfManyLinesIsNumberedAndDrawn()
    {
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            const Theme theme(*qApp, choice);
            test::useTestFont();
            CodeEditor editor(theme);
            const JsonHighlighter highlighter(theme, *editor.document());
            editor.setText(
                QStringLiteral("{\n  // A comment\n  \"name\": \"search_orders\",\n  \"limits\": {\n"
                               "    \"first\": 20,\n    \"all\": true,\n    \"none\": null\n  }\n}\n"));
            editor.resize(480, 240);
            editor.show();
            QTextCursor cursor = editor.textCursor();
            cursor.setPosition(0);
            editor.setTextCursor(cursor);
            QCOMPARE(editor.lineAt(editor.cursorRect().center().y()), 1);
            QVERIFY(test::savePicture(editor, choice == ThemeChoice::Light
                                                  ? QStringLiteral("json-editor-light")
                                                  : QStringLiteral("json-editor-dark")));
        }
    }
};

TOOLTRAY_TEST(CodeEditorTest)
#include "codeeditortest.moc"
