// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolwindows.h"

#include "support/testcase.h"
#include "ui/keyboard/keyboardfixture.h"
#include "ui/navigation/place.h"
#include "ui/support/rest.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// Two tools side by side, without a mouse.
class ToolWindowKeyboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::KeyboardFixture>();
        QVERIFY(m_fixture->open());
        QVERIFY(m_fixture->put(test::issuesTool("find_issues")));
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
    }
    void cleanup() { m_fixture.reset(); }

    void keysMeanTheWindowThatHasTheKeyboard()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("[Aa]mbiguous")));
        keys().press(Qt::Key_2, Qt::AltModifier);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QStringLiteral("list_issues")));
        VERIFY_KEYS(openBeside(QStringLiteral("find_issues")));
        test::Keyboard beside(*window());
        const QString operation = QStringLiteral("GraphQL operation");
        QVERIFY2(beside.enter(operation, QStringLiteral("{ issues(first: 1) { nodes { key } } }")),
                 qPrintable(beside.problem()));
        VERIFY_KEYS(keys().enter(operation, QStringLiteral("{ issues(first: 2) { nodes { key } } }")));
        QCOMPARE(document("find_issues").count(u"first: 1"), 0);

        beside.press(Qt::Key_F,
                     Qt::ControlModifier | Qt::ShiftModifier); // in the operation, which had it last
        beside.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(document("find_issues").contains(QStringLiteral("first: 1) {\n")));
        QVERIFY(document("list_issues").contains(u"$first"));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(document("list_issues").contains(QStringLiteral("first: 2) { nodes")));

        QVERIFY(test::comesToRest());
        QVERIFY2(beside.goAround(), qPrintable(beside.problem()));
        beside.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_fixture->entries().size(), std::size_t(1));
        QCOMPARE(m_fixture->entries().front()->tool, std::string("find_issues"));
        beside.press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!window());
        QCOMPARE(m_fixture->page(), QString(pageid::kTools));
    }

    // From any page, which stays what is shown.
    void thePaletteOpensBeside()
    {
        keys().press(Qt::Key_K, Qt::ControlModifier);
        keys().type(QStringLiteral("@find"));
        bool isSaid = false;
        for (const auto *label : m_fixture->window->findChildren<QLabel *>()) {
            isSaid =
                isSaid || (label->isVisible() && label->text().contains(u"opens a tool in its own window"));
        }
        QVERIFY(isSaid);
        keys().press(Qt::Key_Escape);
        VERIFY_KEYS(openBeside(QStringLiteral("find_issues")));
        QCOMPARE(m_fixture->page(), QString(pageid::kHome));
        QCOMPARE(window()->windowTitle(), QStringLiteral("find_issues[*] - Tooltray"));
        m_fixture->window->hide(); // into the tray
        QTRY_VERIFY(!window());
    }

    void textsFollowTheLanguage()
    {
        VERIFY_KEYS(openBeside(QStringLiteral("find_issues")));
        QCOMPARE(window()->menuBar()->actions().constFirst()->text(), QStringLiteral("&File"));
        m_fixture->language.setCode(QStringLiteral("de"));
        QTRY_COMPARE(window()->menuBar()->actions().constFirst()->text(), QStringLiteral("&Datei"));
    }

private:
    test::Keyboard &keys() const { return *m_fixture->keys; }

    bool openBeside(const QString &tool) const
    {
        keys().press(Qt::Key_K, Qt::ControlModifier);
        keys().type(u'@' + tool);
        keys().press(Qt::Key_Return, Qt::ControlModifier);
        return QTest::qWaitFor([] { return window() != nullptr; }) && QTest::qWaitForWindowActive(window());
    }

    static ToolWindow *window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<ToolWindow *>(widget))
                return found;
        }
        return nullptr;
    }

    QString document(const std::string &tool) const
    {
        const auto *saved = m_fixture->workspace().find<workspace::Tool>(tool);
        return QString::fromStdString(
            std::get<workspace::GraphqlOperation>(*saved->resolved(saved->active).operation).document);
    }

    std::unique_ptr<test::KeyboardFixture> m_fixture;
};

TOOLTRAY_TEST(ToolWindowKeyboardTest)
#include "toolwindowkeyboardtest.moc"
