// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonview.h"

#include "support/sanitizers.h"
#include "support/testcase.h"
#include "ui/editor/findbar.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsonpanes.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QThreadPool>
#include <QToolButton>

#include <ctime>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

std::shared_ptr<const std::string> shownBody(std::string_view text)
{
    return std::make_shared<const std::string>(text);
}

// moc of Qt 6.4 cannot read raw strings with slashes in them.
std::string issueList(int count)
{
    std::string body = "{\"data\":{\"issues\":{\"totalCount\":" + std::to_string(count) + ",\"nodes\":[";
    for (int i = 0; i < count; ++i) {
        body += i == 0 ? "" : ",";
        body += "{\"id\":\"gid:/Issue/" + std::to_string(i)
                + "\",\"title\":\"Keep the answer beside the request\",\"open\":" + (i % 3 ? "true" : "false")
                + ",\"weight\":" + std::to_string(i % 9) + ",\"milestone\":null,\"labels\":[\"bug\",\"ui\"]}";
    }
    return body + "]}},\"extensions\":{\"cost\":12.50}}";
}

// Of this thread alone: others use the machine as well.
qint64 threadMicroseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1'000'000 + time.tv_nsec / 1000;
}

QString foundIn(const JsonView &view)
{
    return view.findChild<FindBar *>()->findChild<QLabel *>()->text();
}

QAction *menuAction(const JsonView &view, const QString &text)
{
    for (QAction *action : view.findChildren<QAction *>()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

} // namespace

class JsonViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestFont(); }

    void numbersStandNextToTheirLinesInAMirroredWindow()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        const auto drawn = [&theme](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            JsonEdit edit(theme);
            edit.resize(200, 100);
            edit.setPlainText(QStringLiteral("{\n}\n"));
            return edit.grab().toImage();
        };
        const QImage mirrored = drawn(Qt::RightToLeft);
        QCOMPARE(mirrored, drawn(Qt::LeftToRight));
    }

    void theNumbersOfLinesEndAboveTheScrollBar()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonEdit edit(theme);
        edit.setLineWrapMode(QPlainTextEdit::NoWrap);
        edit.resize(300, 200);
        edit.show();
        edit.setPlainText(QString(400, u'x') + QString(40, u'\n'));
        QCoreApplication::processEvents();
        QTRY_VERIFY(edit.horizontalScrollBar()->isVisible());
        const QWidget *corner = edit.childAt(3, edit.height() - 4);
        QVERIFY(
            corner
            && (corner == edit.horizontalScrollBar() || corner->isAncestorOf(edit.horizontalScrollBar())));
    }

    void drawEveryLook_data() { test::addThemeRows(); }

    void drawEveryLook()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        JsonView view(theme);
        view.resize(760, 420);
        view.show();
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        view.setEmptyText(QStringLiteral("Run the tool to see what it answers."));
        view.setBody(nullptr);
        QVERIFY(test::savePicture(view, QStringLiteral("json-empty-") + tag));
        view.setBody(shownBody(issueList(12)));
        QTRY_VERIFY(view.isComplete());
        QVERIFY(test::savePicture(view, QStringLiteral("json-text-") + tag));
        view.setLook(JsonViewMode::Tree);
        view.openSearch();
        QTest::keyClicks(view.findChild<QLineEdit *>(), QStringLiteral("issue/7"));
        QTRY_COMPARE(view.currentPointer().toString(), std::string("/data/issues/nodes/7/id"));
        QVERIFY(test::savePicture(view, QStringLiteral("json-tree-") + tag));
        view.setLook(JsonViewMode::Table);
        QVERIFY(test::savePicture(view, QStringLiteral("json-table-") + tag));
        QStringList unnamed = test::unnamed(view);
        unnamed.removeAll(QStringLiteral("QLabel ()")); // a message that is not shown
        QCOMPARE(unnamed.join(u'\n'), QString());
        QCOMPARE(test::clipped(view).join(u'\n'), QString());
        view.setBody(shownBody(R"({"data": {"issues": ])"));
        QVERIFY(test::savePicture(view, QStringLiteral("json-broken-") + tag));
        QVERIFY(view.findChild<InlineMessage *>()->isVisible());
    }

    void picturesAreSeen()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.resize(400, 300);
        view.show();
        QImage picture(900, 300, QImage::Format_RGB32);
        picture.fill(Qt::darkGreen);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(picture.save(&buffer, "png"));
        view.setBody(shownBody(R"({"media_type":"image/png","bytes":1,"content_base64":")"
                               + bytes.toBase64().toStdString() + R"("})"));
        const auto *seen = view.findChild<JsonImagePane *>();
        QTRY_VERIFY(seen->isVisible());
        QCOMPARE(seen->accessibleName(), QStringLiteral("Image of 900 × 300 pixels"));
        QVERIFY(test::savePicture(view, QStringLiteral("json-image")));
        const QImage drawn = const_cast<JsonImagePane *>(seen)->grab().toImage();
        QCOMPARE(drawn.pixelColor(drawn.width() / 2, drawn.width() / 6), QColor(Qt::darkGreen));
        view.setLook(JsonViewMode::Tree);
        QVERIFY(!seen->isVisible());
        view.setLook(JsonViewMode::Text);
        QVERIFY(seen->isVisible());
        view.setBody(shownBody(R"({"a":1})"));
        QTRY_VERIFY(!seen->isVisible());
        // What is no picture, or too large a one, is text.
        for (const auto &[type, width] : {std::pair("application/pdf", 900), std::pair("image/png", 4100)}) {
            bytes.clear();
            buffer.seek(0);
            QVERIFY(picture.scaled(width, 2).save(&buffer, "png"));
            view.setBody(shownBody(R"({"media_type":")" + std::string(type) + R"(","content_base64":")"
                                   + bytes.toBase64().toStdString() + R"("})"));
            QVERIFY(QThreadPool::globalInstance()->waitForDone());
            QCoreApplication::processEvents();
            QVERIFY(!seen->isVisible());
        }
    }

    void looksThatCannotBeAreLeftAlone()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.show();
        view.setLook(JsonViewMode::Table);
        view.setBody(shownBody(R"([{"a":1}])"));
        QCOMPARE(view.look(), JsonViewMode::Table);
        view.setBody(shownBody(R"({"a":1})"));
        QCOMPARE(view.look(), JsonViewMode::Text);
        view.setBody(shownBody("plain"));
        view.setLook(JsonViewMode::Tree);
        QCOMPARE(view.look(), JsonViewMode::Text);
        view.setBody(shownBody(R"({"a":1})")); // what somebody wanted comes back
        QCOMPARE(view.look(), JsonViewMode::Tree);
    }

    void thePlaceIsKeptFromLookToLook()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.resize(600, 400);
        view.show();
        view.setBody(shownBody(issueList(20)));
        QTRY_VERIFY(view.isComplete());
        view.setLook(JsonViewMode::Tree);
        view.findChild<JsonTreePane *>()->showPointer({"data", "issues", "nodes", "9", "weight"});
        view.setLook(JsonViewMode::Table);
        QCOMPARE(view.currentPointer().toString(), std::string("/data/issues/nodes/9/weight"));
        view.setLook(JsonViewMode::Text);
        QCOMPARE(view.currentPointer().toString(), std::string("/data/issues/nodes/9/weight"));
    }

    void copiesPathsAndValues()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.show();
        view.setBody(shownBody(R"({"a":{"b":[1,"two\nlines"]}})"));
        view.setLook(JsonViewMode::Tree);
        view.findChild<JsonTreePane *>()->showPointer({"a", "b", "1"});
        menuAction(view, QStringLiteral("Copy path"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("/a/b/1"));
        QTest::keyClick(view.findChild<JsonTreePane *>(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("two\nlines"));
        view.findChild<JsonTreePane *>()->showPointer({"a", "b"});
        menuAction(view, QStringLiteral("Copy value"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("[1, \"two\\nlines\"]"));
        menuAction(view, QStringLiteral("Copy all"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral(R"({"a":{"b":[1,"two\nlines"]}})"));
    }

    void findsByKeyboardAlone()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.resize(600, 300);
        view.show();
        view.activateWindow();
        view.setBody(shownBody(issueList(30)));
        QTRY_VERIFY(view.isComplete());
        auto *text = view.findChild<JsonEdit *>();
        text->setFocus();
        QVERIFY(view.takes(EditCommand::Find) && !text->takes(EditCommand::Find));
        view.edit(EditCommand::Find);
        auto *find = view.findChild<FindBar *>();
        QVERIFY(find->isVisible());
        auto *edit = find->findChild<QLineEdit *>();
        QTRY_VERIFY(edit->hasFocus());
        QTest::keyClicks(edit, QStringLiteral("issue/2"));
        QTRY_COMPARE(view.currentPointer().toString(), std::string("/data/issues/nodes/2/id"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(view.currentPointer().toString(), std::string("/data/issues/nodes/20/id"));
        QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(foundIn(view), QStringLiteral("1 of 11"));
        QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(view.currentPointer().toString(), std::string("/data/issues/nodes/29/id"));
        QCOMPARE(foundIn(view), QStringLiteral("11 of 11, wrapped to the end"));
        view.edit(EditCommand::FindNext);
        QCOMPARE(foundIn(view), QStringLiteral("1 of 11, wrapped to the beginning"));
        view.edit(EditCommand::FindNext);
        QCOMPARE(foundIn(view), QStringLiteral("2 of 11"));
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!find->isVisible());
        QVERIFY(text->hasFocus());
    }

    void findsWithCapitalLettersWhereTheyCount()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.show();
        view.setBody(shownBody(R"({"Name":"name","list":["NAME"]})"));
        for (const JsonViewMode look : {JsonViewMode::Text, JsonViewMode::Tree}) {
            view.setLook(look);
            view.edit(EditCommand::Find);
            auto *edit = view.findChild<FindBar *>()->findChild<QLineEdit *>();
            edit->clear();
            QTest::keyClicks(edit, QStringLiteral("Name"));
            QTRY_COMPARE(foundIn(view),
                         look == JsonViewMode::Text ? QStringLiteral("1 of 3") : QStringLiteral("1 of 2"));
            QToolButton *capitals = nullptr;
            for (auto *button : view.findChild<FindBar *>()->findChildren<QToolButton *>()) {
                if (button->accessibleName() == u"Match case")
                    capitals = button;
            }
            QVERIFY(capitals);
            QTest::keyClick(capitals, Qt::Key_Space);
            QTRY_COMPARE(foundIn(view), QStringLiteral("1 of 1"));
            QTest::keyClick(capitals, Qt::Key_Space);
            QTest::keyClick(edit, Qt::Key_Escape);
        }
    }

    // Whatever is scrolled to: nothing of it is drawn before.
    void allThatIsFoundIsTinted()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.resize(600, 300);
        view.show();
        view.setBody(shownBody(issueList(2'000)));
        QTRY_VERIFY(view.isComplete());
        auto *text = view.findChild<JsonEdit *>();
        view.edit(EditCommand::Find);
        QTest::keyClicks(view.findChild<FindBar *>()->findChild<QLineEdit *>(), QStringLiteral("labels"));
        QTRY_COMPARE(foundIn(view), QStringLiteral("1 of 2000"));
        for (const double share : {0.0, 0.4, 1.0}) {
            text->verticalScrollBar()->setValue(
                static_cast<int>(share * text->verticalScrollBar()->maximum()));
            const int top = text->cursorForPosition({0, 0}).position();
            const int bottom = text->cursorForPosition(text->viewport()->rect().bottomRight()).position();
            const QString seen = text->toPlainText().mid(top, bottom - top);
            QVERIFY(seen.count(QStringLiteral("labels")) > 0);
            QTRY_COMPARE(text->extraSelections().size(), seen.count(QStringLiteral("labels")));
            for (const QTextEdit::ExtraSelection &mark : text->extraSelections()) {
                QCOMPARE(mark.cursor.selectedText(), QStringLiteral("labels"));
                QVERIFY(mark.cursor.position() >= top);
            }
        }
    }

    void whatIsNotShownIsSaidNotToBeSearched()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.show();
        view.setBody(shownBody(std::string(9 << 20, 'x') + "end"));
        QTRY_VERIFY(view.isComplete());
        view.edit(EditCommand::Find);
        QTest::keyClicks(view.findChild<FindBar *>()->findChild<QLineEdit *>(), QStringLiteral("end"));
        QTRY_COMPARE(foundIn(view), QStringLiteral("No match in the part shown"));
    }

    void opensAndClosesLevels()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.show();
        view.setBody(shownBody(R"({"a":{"b":{"c":{"d":1}}}})"));
        view.setLook(JsonViewMode::Tree);
        auto *tree = view.findChild<JsonTreePane *>();
        const auto depth = [tree] {
            int levels = 0;
            for (QModelIndex at = tree->model()->index(0, 0); tree->isExpanded(at);
                 at = tree->model()->index(0, 0, at))
                ++levels;
            return levels;
        };
        menuAction(view, QStringLiteral("Collapse all"))->trigger();
        QCOMPARE(depth(), 0);
        menuAction(view, QStringLiteral("2 level(s)"))->trigger();
        QCOMPARE(depth(), 2);
    }

    void anOlderBodyNeverReplacesANewerOne()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.show();
        view.setBody(shownBody(issueList(20'000)));
        view.setBody(shownBody("2"));
        QCOMPARE(view.document().text, QStringLiteral("2"));
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        QCoreApplication::processEvents(); // the answer about the first one, which nobody wants any more
        QCOMPARE(view.document().text, QStringLiteral("2"));
    }

    // Issue list of ui.md 2.7: big answers must not freeze the window.
    void bigAnswersLeaveTheWindowAlive_data()
    {
        QTest::addColumn<int>("issues");
        QTest::newRow("1 MB") << 7'000;
        QTest::newRow("10 MB") << 70'000;
    }

    void bigAnswersLeaveTheWindowAlive()
    {
        QFETCH(int, issues);
        const Theme theme(*qApp, ThemeChoice::Light);
        const auto body = shownBody(issueList(issues));
        JsonView view(theme);
        view.resize(900, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        qint64 longest = 0;
        qint64 total = 0;
        const auto measured = [&](auto &&work) {
            const qint64 before = threadMicroseconds();
            work();
            const qint64 took = threadMicroseconds() - before;
            longest = std::max(longest, took);
            total += took > 50 ? took : 0; // what is shorter only looked whether there is something to do
        };
        measured([&] { view.setBody(body); });
        QElapsedTimer whole;
        whole.start();
        while (!view.isComplete() && whole.elapsed() < 30'000) {
            measured([] { QCoreApplication::processEvents(); });
            QThread::yieldCurrentThread();
        }
        QVERIFY(view.isComplete());
        qInfo("%zu bytes shown after %lld ms: %.1f ms of the window's thread, %.1f ms at most at once",
              body->size(), static_cast<long long>(whole.elapsed()), double(total) / 1000,
              double(longest) / 1000);
        QVERIFY2(longest < 200'000, "The window stood still."); // on a machine that others use, too
        const qint64 most = test::kIsSanitized ? 4'000'000 : 1'500'000;
        QVERIFY2(total < most, "The window was kept busy.");
    }

    void searchingBigTextsLeavesTheWindowAlive_data()
    {
        QTest::addColumn<int>("issues");
        QTest::addColumn<JsonViewMode>("look");
        QTest::newRow("as shown whole") << 17'000 << JsonViewMode::Text;
        QTest::newRow("as shown in part") << 70'000 << JsonViewMode::Text;
        QTest::newRow("as a tree") << 70'000 << JsonViewMode::Tree;
    }

    void searchingBigTextsLeavesTheWindowAlive()
    {
        QFETCH(int, issues);
        QFETCH(JsonViewMode, look);
        const Theme theme(*qApp, ThemeChoice::Light);
        JsonView view(theme);
        view.resize(900, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setBody(shownBody(issueList(issues)));
        QTRY_VERIFY_WITH_TIMEOUT(view.isComplete(), 60'000);
        view.setLook(look);
        qint64 longest = 0;
        const auto measured = [&longest](auto &&work) {
            const qint64 before = threadMicroseconds();
            work();
            longest = std::max(longest, threadMicroseconds() - before);
        };
        const auto waitFor = [&](const auto &isThere) {
            QElapsedTimer time;
            time.start();
            while (!isThere() && time.elapsed() < 30'000) {
                measured([] { QCoreApplication::processEvents(); });
                QThread::yieldCurrentThread();
            }
            return isThere();
        };
        measured([&view] { view.edit(EditCommand::Find); });
        auto *edit = view.findChild<FindBar *>()->findChild<QLineEdit *>();
        for (const QString &typed :
             {QStringLiteral("e"), QStringLiteral("Issue/49"), QStringLiteral("bug")}) {
            measured([&] { edit->setText(QString()); });
            QVERIFY(waitFor([&view] { return foundIn(view).isEmpty(); }));
            measured([&] { edit->setText(typed); });
            QVERIFY(waitFor([&view] { return foundIn(view).contains(u" of "); }));
            for (int step = 0; step < 30; ++step) {
                measured([&view] { view.edit(EditCommand::FindNext); });
                measured([] { QCoreApplication::processEvents(); });
            }
            measured([&view] { view.edit(EditCommand::FindPrevious); });
        }
        qInfo("%.1f ms of the window's thread at most at once", double(longest) / 1000);
        QVERIFY2(longest < 150'000, "The window stood still."); // 33 ms is the aim of a release build
    }
};

TOOLTRAY_TEST(JsonViewTest)
#include "jsonviewtest.moc"
