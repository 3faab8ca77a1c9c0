// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqleditor.h"

#include "support/testcase.h"
#include "ui/editor/hovertip.h"
#include "ui/support/picture.h"
#include "ui/support/shopschema.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QListView>
#include <QSignalSpy>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

const char *const kWithMistakes = R"(# Orders of one customer, with what each costs.
query SearchOrders($email: String!, $status: OrderStatus, $first: Int = 20) {
  customer(email: $email) {
    id
    fax
    orders(status: $status, first: $first) {
      nodes {
        id
        totl
        placedAt
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
)";

QString shownTip(const QWidget &editor)
{
    for (const auto *tip : editor.findChildren<DocsTip *>()) {
        if (tip->isVisible())
            return tip->text();
    }
    return {};
}

} // namespace

class GraphqlEditorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void problemsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem"); // "line:column length severity"; empty: none
        QTest::addColumn<QString>("fix");
        const auto row = [](const char *name, const char *text, const char *problem, const char *fix = "") {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(problem)
                                << QString::fromUtf8(fix);
        };
        row("nothing", "  # only a comment", "");
        row("a good operation", "{ orders { totalCount } }", "");
        row("syntax", "{ orders { totalCount }", "1:24 0 E");
        row("unknown field", "{ orders { nodes { \n  totl } } }", "2:3 4 E", "total");
        row("unknown field of an object", "{ ordrs {\n totalCount } }", "1:3 5 E", "orders");
        row("alias of the same name", "{ orders { nodes { totl: totl } } }", "1:26 4 E", "total");
        row("unknown argument", "{ orders(frst: 1) { totalCount } }", "1:10 4 E", "first");
        row("unknown value", "{ orders(status: PAYD) { totalCount } }", "1:18 4 E", "PAID");
        row("unknown type", "query ($a: Strng) { orders(after: $a) { totalCount } }", "1:12 5 E", "String");
        row("behind other characters", "{ orders(after: \"\U0001F600\u00e4\") { totl } }", "1:26 4 E", "");
        row("deprecated", "{ customer(email: \"a\") { fax } }", "1:26 3 W");
    }

    void problemsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        QFETCH(QString, fix);
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setSchema(test::shopSchema());
        editor.setText(text);
        QTRY_VERIFY(editor.isChecked());
        QString found;
        if (!editor.problems().isEmpty()) {
            const EditorProblem &first = editor.problems().front();
            found = QStringLiteral("%1:%2 %3 %4")
                        .arg(first.line)
                        .arg(first.column)
                        .arg(first.length)
                        .arg(first.severity == EditorProblem::Severity::Error ? QStringLiteral("E")
                                                                              : QStringLiteral("W"));
            QCOMPARE(first.fix ? first.fix->replacement : QString(), fix);
        }
        QCOMPARE(found, problem);
    }

    void typingIsCheckedAfterAPause()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setSchema(test::shopSchema());
        editor.setText(QStringLiteral("{ orders { totalCount } }"));
        QTRY_VERIFY(editor.isChecked());
        QSignalSpy changed(&editor, &GraphqlEditor::documentChanged);
        QSignalSpy problems(&editor, &CodeEditor::problemsChanged);
        editor.moveCursor(QTextCursor::End);
        QTest::keyClicks(&editor, QStringLiteral("xyz"));
        QVERIFY(!editor.isChecked());
        QCOMPARE(changed.size(), 0);
        QTRY_VERIFY(editor.isChecked());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(editor.problems().size(), 1);
        // What comes back is no news.
        editor.undo();
        QTRY_VERIFY(editor.isChecked());
        QVERIFY(editor.problems().isEmpty());
    }

    void theFixAtTheCursorIsApplied()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setSchema(test::shopSchema());
        editor.setText(QStringLiteral("{ orders { nodes { totl } } }"));
        QTRY_COMPARE(editor.problems().size(), 1);
        editor.edit(EditCommand::ApplyFix); // not here
        QCOMPARE(editor.text(), QStringLiteral("{ orders { nodes { totl } } }"));
        editor.edit(EditCommand::NextProblem);
        editor.edit(EditCommand::ApplyFix);
        QCOMPARE(editor.text(), QStringLiteral("{ orders { nodes { total } } }"));
        QTRY_VERIFY(editor.isChecked());
        QVERIFY(editor.problems().isEmpty());
    }

    void editsAreOneStepAndKeepTheCursor()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setText(QStringLiteral("{ \u00e4 b }"));
        editor.setText(QStringLiteral("{ a\u0020b } # \u00e4\U0001F600 c"));
        const int end = int(editor.text().size());
        editor.goTo(end);
        editor.applyEdits({{2, 3, "first"}, {4, 5, "second"}, {17, 18, "d"}});
        QCOMPARE(editor.text(), QStringLiteral("{ first second } # \u00e4\U0001F600 d"));
        editor.undo();
        QCOMPARE(editor.text(), QStringLiteral("{ a b } # \u00e4\U0001F600 c"));
        QVERIFY(!editor.document()->isUndoAvailable());
    }

    void formattingKeepsCommentsAndCursor()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setText(QStringLiteral("{orders{ # all\ntotalCount,nodes{id}}}"));
        editor.goTo(int(editor.text().indexOf(u"id")) + 1);
        editor.format();
        QVERIFY(editor.text().contains(u"# all"));
        QVERIFY(editor.text().startsWith(u"{\n  orders {"));
        QCOMPARE(editor.textCursor().position(), int(editor.text().indexOf(u"id")) + 1);
        const QString once = editor.text();
        editor.format();
        QCOMPARE(editor.text(), once);
        editor.undo();
        QVERIFY(editor.text().startsWith(u"{orders"));
    }

    void brokenTextsAreNotFormatted()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setText(QStringLiteral("{orders{"));
        editor.format();
        QCOMPARE(editor.text(), QStringLiteral("{orders{"));
    }

    void theOperationAtTheCursorIsTheCurrentOne()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        QVERIFY(!editor.currentOperation());
        editor.setText(QStringLiteral("query A { a }\n\nquery B { b }\nfragment F on X { x }"));
        QSignalSpy spy(&editor, &GraphqlEditor::operationChanged);
        QCOMPARE(editor.currentOperation().name(), std::string_view("A"));
        editor.goTo(int(editor.text().indexOf(u"B {")));
        QCOMPARE(editor.currentOperation().name(), std::string_view("B"));
        QCOMPARE(spy.size(), 1);
        editor.goTo(int(editor.text().size()));
        QCOMPARE(spy.size(), 1);
    }

    void completionsFollowWhatIsTyped()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.resize(600, 300);
        editor.show();
        editor.setSchema(test::shopSchema());
        QTest::keyClicks(&editor, QStringLiteral("{"));
        const auto list = [&]() -> QListView * {
            QWidget *popup = QApplication::activePopupWidget();
            return qobject_cast<QListView *>(popup);
        };
        QVERIFY(list());
        QCOMPARE(list()->model()->rowCount(), 5);
        QTest::keyClicks(&editor, QStringLiteral("cus"));
        QCOMPARE(list()->model()->index(0, 0).data().toString(), QStringLiteral("customer"));
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(editor.text(), QStringLiteral("{customer(email: ) {  }}"));
        QVERIFY(list()); // for the value of the argument
        QCOMPARE(list()->model()->index(0, 0).data().toString(), QStringLiteral("$email"));
        QVERIFY(!list()->currentIndex().isValid()); // no letter of it is typed
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Return);
        QCOMPARE(editor.text(), QStringLiteral("query ($email: String!) {customer(email: $email) {  }}"));
        QVERIFY(!list());
        QTest::keyClick(&editor, Qt::Key_Tab);
        QVERIFY(list());
        QTest::keyClick(list(), Qt::Key_Escape);
        QVERIFY(!list());
        QTest::keyClicks(&editor, QStringLiteral("em"));
        QVERIFY(list());
        QTest::keyClick(list(), Qt::Key_Tab);
        QCOMPARE(editor.text(),
                 QStringLiteral("query ($email: String!) {customer(email: $email) { email }}"));
        editor.undo();
        QVERIFY(!editor.text().contains(u"{ email }"));
    }

    void stopsGoWithTheTextThatTheyAreIn()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.resize(600, 300);
        editor.show();
        editor.setSchema(test::shopSchema());
        QTest::keyClicks(&editor, QStringLiteral("{cus"));
        QVERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QVERIFY(QApplication::activePopupWidget()); // for the value of the argument
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QVERIFY(!QApplication::activePopupWidget());
        editor.setText(QStringLiteral("{ orders { id } }"));
        QCOMPARE(editor.textCursor().position(), 0);
        QTest::keyClick(&editor, Qt::Key_Tab);
        QVERIFY2(editor.text().front().isSpace(), qPrintable(editor.text()));
        QVERIFY2(editor.textCursor().position() < 8, qPrintable(editor.text()));
    }

    // Nobody who types "{" and Return wants the first field of the list.
    void returnBehindABraceBeginsALine()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.resize(600, 300);
        editor.show();
        editor.setSchema(test::shopSchema());
        QTest::keyClicks(&editor, QStringLiteral("query {"));
        QWidget *popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        QTest::keyClick(popup, Qt::Key_Return);
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(editor.text().simplified(), QStringLiteral("query { }"));
        QVERIFY(editor.text().contains(u'\n'));
        editor.setText({});
        QTest::keyClicks(&editor, QStringLiteral("{"));
        popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        QTest::keyClick(popup, Qt::Key_Down); // somebody chooses
        QTest::keyClick(popup, Qt::Key_Return);
        QVERIFY2(editor.text().size() > 2, qPrintable(editor.text()));
    }

    void docsAreAsHighAsTheirText()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        QWidget around;
        DocsTip once(&around);
        once.setDocs(QStringLiteral("short"), theme.tokens());
        DocsTip again(&around);
        again.setDocs(QStringLiteral("one<br>two<br>three<br>four<br>five"), theme.tokens());
        QVERIFY(again.height() > once.height());
        again.setDocs(QStringLiteral("short"), theme.tokens());
        QCOMPARE(again.height(), once.height());
    }

    void completionsAreAskedFor()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.resize(600, 300);
        editor.show();
        editor.setText(QStringLiteral("{ orders {  } }"));
        editor.goTo(11);
        editor.edit(EditCommand::Complete); // there is no schema
        QVERIFY(!QApplication::activePopupWidget());
        editor.setSchema(test::shopSchema());
        editor.edit(EditCommand::Complete);
        QVERIFY(QApplication::activePopupWidget());
        QApplication::activePopupWidget()->hide();
        QCOMPARE(editor.text(), QStringLiteral("{ orders {  } }"));
    }

    void variablesAreExtractedAndInlined()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setSchema(test::shopSchema());
        const QString before = QStringLiteral("{ orders(first: 3) { totalCount } }");
        editor.setText(before);
        QSignalSpy refused(&editor, &GraphqlEditor::refused);
        editor.goTo(3);
        editor.edit(EditCommand::ExtractVariable);
        QCOMPARE(refused.size(), 1);
        editor.goTo(int(before.indexOf(u'3')));
        editor.edit(EditCommand::ExtractVariable);
        QCOMPARE(editor.text(),
                 QStringLiteral("query ($first: Int = 3) { orders(first: $first) { totalCount } }"));
        editor.goTo(int(editor.text().indexOf(u"$first)")));
        editor.edit(EditCommand::InlineVariable);
        QCOMPARE(editor.text(), QStringLiteral("query { orders(first: 3) { totalCount } }"));
        QCOMPARE(refused.size(), 1);
    }

    void selectedFieldsBecomeAFragment()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setSchema(test::shopSchema());
        const QString before = QStringLiteral("{ orders(first: 3) { totalCount nodes { id } } }");
        editor.setText(before);
        QTextCursor cursor = editor.textCursor();
        const auto nodes = int(before.indexOf(u"nodes"));
        cursor.setPosition(nodes);
        cursor.setPosition(nodes + 6, QTextCursor::KeepAnchor);
        editor.setTextCursor(cursor);
        QSignalSpy refused(&editor, &GraphqlEditor::refused);
        editor.edit(EditCommand::ExtractFragment);
        QCOMPARE(refused.size(), 0);
        const QString after =
            QStringLiteral("{ orders(first: 3) { totalCount ...OrderConnectionFields } }\n\n"
                           "fragment OrderConnectionFields on OrderConnection { nodes { id } }");
        QCOMPARE(editor.text(), after);
        QTRY_VERIFY(editor.isChecked());
        QVERIFY(editor.problems().isEmpty());
        editor.undo(); // one step
        QCOMPARE(editor.text(), before);
        // What cannot be done is said, and nothing changes.
        editor.redo();
        editor.goTo(int(after.indexOf(u"...Order")) + 4);
        cursor = editor.textCursor();
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        editor.setTextCursor(cursor);
        editor.edit(EditCommand::ExtractFragment);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(editor.text(), after);
    }

    void theDefinitionIsAskedFor()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.resize(600, 300);
        editor.show();
        editor.setSchema(test::shopSchema());
        editor.setText(QStringLiteral("{ orders(first: 3) { totalCount } }"));
        QSignalSpy spy(&editor, &GraphqlEditor::definitionWanted);
        editor.goTo(23);
        editor.edit(EditCommand::GoToDefinition);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.front().front().toString(), QStringLiteral("OrderConnection.totalCount"));
        QTextCursor cursor = editor.textCursor();
        cursor.setPosition(10);
        QTest::mouseClick(editor.viewport(), Qt::LeftButton, Qt::ControlModifier,
                          editor.cursorRect(cursor).center());
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy.back().front().toString(), QStringLiteral("Query.orders(first:)"));
        editor.goTo(20);
        editor.edit(EditCommand::GoToDefinition);
        QCOMPARE(spy.size(), 2);
    }

    // Keys that other commands may have are not ours.
    void onlyTheCommandsHaveTheirKeys()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.setSchema(test::shopSchema());
        const QString text = QStringLiteral("{orders(first: 3) { totl }}");
        editor.setText(text);
        QTRY_VERIFY(editor.isChecked());
        QSignalSpy wanted(&editor, &GraphqlEditor::definitionWanted);
        editor.goTo(15);
        QTest::keyClick(&editor, Qt::Key_F12);
        QTest::keyClick(&editor, Qt::Key_F8);
        QTest::keyClick(&editor, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(&editor, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(wanted.size(), 0);
        QCOMPARE(editor.text(), text);
        QCOMPARE(editor.textCursor().position(), 15);
        editor.edit(EditCommand::Format);
        QVERIFY(editor.text() != text);
    }

    void whatIsOnlyReadIsNotEdited()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        QVERIFY(editor.takes(EditCommand::Format) && editor.takes(EditCommand::NextProblem));
        editor.setReadOnly(true);
        for (const EditCommand command :
             {EditCommand::Format, EditCommand::Complete, EditCommand::ExtractVariable,
              EditCommand::InlineVariable, EditCommand::ExtractFragment})
            QVERIFY(!editor.takes(command));
        QVERIFY(editor.takes(EditCommand::GoToDefinition));
    }

    void restingTheMouseTells()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        GraphqlEditor editor(theme);
        editor.resize(600, 300);
        editor.show();
        editor.setSchema(test::shopSchema());
        editor.setText(QStringLiteral("{ orders { nodes { totl } } }"));
        QTRY_COMPARE(editor.problems().size(), 1);
        const auto restAt = [&](int position) {
            QTextCursor cursor = editor.textCursor();
            cursor.setPosition(position);
            const QPoint place = editor.cursorRect(cursor).center();
            QTest::mouseMove(editor.viewport(), place - QPoint(1, 0));
            QTest::mouseMove(editor.viewport(), place);
        };
        restAt(4);
        QTRY_VERIFY(shownTip(editor).contains(u"OrderConnection"));
        restAt(21);
        QTRY_VERIFY(shownTip(editor).contains(u"Cannot query field"));
        QVERIFY(shownTip(editor).contains(u"Replace with total"));
        QTest::mouseClick(editor.viewport(), Qt::LeftButton);
        QCOMPARE(shownTip(editor), QString());
    }

    void completionsLook_data() { looks_data(); }

    void completionsLook()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        GraphqlEditor editor(theme);
        editor.resize(680, 380);
        editor.show();
        editor.setSchema(test::shopSchema());
        editor.setText(QStringLiteral("{\n  customer(email: \"a@example.org\") {\n    \n  }\n}\n"));
        editor.goTo(int(editor.text().indexOf(u"    \n")) + 4);
        editor.complete();
        QWidget *popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Down);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(test::savePicture(*popup, QStringLiteral("completions-") + tag));
        for (QWidget *window : QApplication::topLevelWidgets())
            if (window->windowType() == Qt::ToolTip && window->isVisible())
                QVERIFY(test::savePicture(*window, QStringLiteral("completion-docs-") + tag));
        popup->hide();
    }

    void looks_data() { test::addThemeRows(); }

    void looks()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        GraphqlEditor editor(theme);
        editor.resize(680, 380);
        editor.show();
        editor.setSchema(test::shopSchema());
        editor.setText(QString::fromUtf8(kWithMistakes));
        QTRY_COMPARE(editor.problems().size(), 2);
        editor.goTo(int(editor.text().indexOf(u"customer(")) + 25);
        QVERIFY(test::savePicture(editor, QStringLiteral("graphql-editor-")
                                              + QString::fromLatin1(QTest::currentDataTag())));
    }
};

TOOLTRAY_TEST(GraphqlEditorTest)
#include "graphqleditortest.moc"
