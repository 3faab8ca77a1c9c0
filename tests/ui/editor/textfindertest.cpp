// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textfinder.h"

#include "support/testcase.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/findbar.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/json/jsonedit.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr QLatin1StringView kText("orders { id }\nOrder orders\norders");

// An editor with the keyboard between two fields.
struct FinderBench {
    FinderBench() : theme(*qApp, ThemeChoice::Light), editor(new CodeEditor(theme, &window))
    {
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(before);
        layout->addWidget(editor);
        layout->addWidget(after);
        editor->setText(kText);
        window.resize(600, 400);
        window.show();
    }

    bool open()
    {
        editor->setFocus();
        editor->edit(EditCommand::Find);
        return bar() && bar()->isVisible() && line()->hasFocus();
    }
    FindBar *bar() const { return editor->findChild<FindBar *>(); }
    QLineEdit *line() const { return bar()->findChild<QLineEdit *>(); }
    QString found() const { return bar()->findChild<QLabel *>()->text(); }
    QString selected() const { return editor->textCursor().selectedText(); }
    int place() const { return editor->textCursor().selectionStart(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    Theme theme;
    QWidget window;
    QLineEdit *before = new QLineEdit(&window);
    CodeEditor *editor;
    QLineEdit *after = new QLineEdit(&window);
};

} // namespace

class TextFinderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<FinderBench>();
        QVERIFY(QTest::qWaitForWindowActive(&m_bench->window));
    }
    void cleanup() { m_bench.reset(); }

    void drawTheBar_data() { test::addThemeRows(); }

    void drawTheBar()
    {
        QFETCH(ThemeChoice, choice);
        m_bench->theme.setChoice(choice);
        QVERIFY(m_bench->open());
        QTest::keyClicks(m_bench->line(), QStringLiteral("order"));
        QTRY_COMPARE(m_bench->found(), QStringLiteral("1 of 4"));
        QVERIFY(test::savePicture(m_bench->window,
                                  QStringLiteral("find-") + QString::fromLatin1(QTest::currentDataTag())));
        QStringList unnamed = test::unnamed(*m_bench->bar());
        unnamed.removeAll(QStringLiteral("QLabel ()"));
        QCOMPARE(unnamed.join(u'\n'), QString());
        QCOMPARE(test::clipped(*m_bench->bar()).join(u'\n'), QString());
    }

    void whatIsSelectedIsSoughtAtOnce()
    {
        m_bench->editor->goTo(20, 6); // "orders" of the second line
        QVERIFY(m_bench->open());
        QCOMPARE(m_bench->line()->text(), QStringLiteral("orders"));
        QTRY_COMPARE(m_bench->found(), QStringLiteral("2 of 3"));
        m_bench->press(Qt::Key_Return);
        QCOMPARE(m_bench->place(), 27);
        m_bench->press(Qt::Key_Return);
        QCOMPARE(m_bench->place(), 0);
        QCOMPARE(m_bench->found(), QStringLiteral("1 of 3, wrapped to the beginning"));
        m_bench->press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_bench->place(), 27);
        QCOMPARE(m_bench->found(), QStringLiteral("3 of 3, wrapped to the end"));
        m_bench->press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_bench->found(), QStringLiteral("2 of 3"));
        QVERIFY(m_bench->line()->hasFocus());
    }

    void linesAreNotSought()
    {
        m_bench->editor->selectAll();
        QVERIFY(m_bench->open());
        QCOMPARE(m_bench->line()->text(), QString());
    }

    void escapeGivesTheKeyboardBack()
    {
        QVERIFY(m_bench->open());
        QTest::keyClicks(m_bench->line(), QStringLiteral("id"));
        QTRY_COMPARE(m_bench->found(), QStringLiteral("1 of 1"));
        m_bench->press(Qt::Key_Escape);
        QVERIFY(m_bench->editor->hasFocus());
        QVERIFY(!m_bench->bar()->isVisible());
        QCOMPARE(m_bench->selected(), QStringLiteral("id")); // where it was found
        // From the text as well.
        QVERIFY(m_bench->open());
        m_bench->editor->setFocus();
        m_bench->press(Qt::Key_Escape);
        QVERIFY(!m_bench->bar()->isVisible());
        // And the command goes on with what was sought last.
        m_bench->editor->moveCursor(QTextCursor::Start);
        m_bench->editor->edit(EditCommand::FindNext);
        QVERIFY(m_bench->bar()->isVisible());
        QTRY_COMPARE(m_bench->place(), 9);
    }

    void closesWhenAnotherTextComes()
    {
        QVERIFY(m_bench->open());
        m_bench->after->setFocus(); // in a list of texts, say
        m_bench->editor->setText(QStringLiteral("query { another }"));
        QVERIFY(!m_bench->bar()->isVisible());
        QVERIFY(m_bench->after->hasFocus());
    }

    void theKeyboardGoesAroundInTheBar()
    {
        QVERIFY(m_bench->open());
        QTest::keyClicks(m_bench->line(), QStringLiteral("o"));
        QTRY_VERIFY(m_bench->found().startsWith(QStringLiteral("1 of")));
        const QString text = m_bench->editor->text();
        const int place = m_bench->place();
        m_bench->press(Qt::Key_Down); // means nothing here, and nothing to the text either
        QCOMPARE(m_bench->place(), place);
        QStringList names;
        for (int stop = 0; stop < 4; ++stop) {
            m_bench->press(Qt::Key_Tab);
            names.append(QApplication::focusWidget()->accessibleName());
        }
        QCOMPARE(names.join(u", "), QStringLiteral("Match case, Previous match, Next match, Close search"));
        m_bench->press(Qt::Key_A);
        m_bench->press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_bench->after);
        QCOMPARE(m_bench->editor->text(), text);
        m_bench->press(Qt::Key_Backtab, Qt::ShiftModifier);
        m_bench->press(Qt::Key_Escape);
        QVERIFY(m_bench->editor->hasFocus());
        m_bench->press(Qt::Key_Tab); // indents again
        QVERIFY(m_bench->editor->hasFocus());
        QVERIFY(m_bench->editor->text() != text);
    }

    void whatIsTypedBetweenMovesTheMarks()
    {
        QVERIFY(m_bench->open());
        QTest::keyClicks(m_bench->line(), QStringLiteral("orders"));
        QTRY_COMPARE(m_bench->found(), QStringLiteral("1 of 3"));
        const auto marked = [this] {
            QStringList texts;
            for (const QTextEdit::ExtraSelection &mark : m_bench->editor->extraSelections()) {
                if (mark.cursor.hasSelection())
                    texts.append(mark.cursor.selectedText());
            }
            return texts;
        };
        QCOMPARE(marked(), QStringList(3, QStringLiteral("orders")));
        QTextCursor cursor(m_bench->editor->document());
        cursor.insertText(QStringLiteral("new "));
        QCOMPARE(marked(), QStringList(3, QStringLiteral("orders")));
        cursor.setPosition(6); // within the first
        cursor.insertText(QStringLiteral("-"));
        QTRY_COMPARE(marked(), QStringList(2, QStringLiteral("orders")));
        const int place = m_bench->editor->textCursor().position();
        m_bench->editor->appendPlainText(QStringLiteral("orders"));
        QTRY_VERIFY(m_bench->found().endsWith(QStringLiteral("of 3")));
        QCOMPARE(m_bench->editor->textCursor().position(), place);
        m_bench->editor->clear();
        QTRY_COMPARE(m_bench->found(), QStringLiteral("No match"));
        QVERIFY(marked().isEmpty());
    }

    // A text field of a form searches like the editor does.
    void fieldsAreSearched()
    {
        JsonEdit field(m_bench->theme, &m_bench->window);
        m_bench->window.layout()->addWidget(&field);
        field.setPlainText(QStringLiteral("{\n  \"a\": 1,\n  \"b\": 1\n}"));
        field.show();
        field.setFocus();
        QVERIFY(field.takes(EditCommand::Find));
        field.edit(EditCommand::Find);
        auto *bar = field.findChild<FindBar *>();
        QVERIFY(bar && bar->isVisible());
        QVERIFY(!bar->geometry().intersects(field.viewport()->geometry()));
        QTest::keyClicks(bar->findChild<QLineEdit *>(), QStringLiteral("1"));
        QTRY_COMPARE(bar->findChild<QLabel *>()->text(), QStringLiteral("1 of 2"));
        field.edit(EditCommand::FindPrevious);
        QCOMPARE(bar->findChild<QLabel *>()->text(), QStringLiteral("2 of 2, wrapped to the end"));
    }

private:
    std::unique_ptr<FinderBench> m_bench;
};

TOOLTRAY_TEST(TextFinderTest)
#include "textfindertest.moc"
