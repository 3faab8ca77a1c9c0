// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/panering.h"
#include "ui/editor/graphqleditor.h"
#include "ui/keyboard/keyboardfixture.h"
#include "ui/mainwindow/statustext.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/theme/screenreader.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/schemapanel/schemapanel.h"
#include "ui/widgets/serverbar.h"
#include "ui/widgets/statusline.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// The keys of the window mean the same wherever the keyboard is.
class WindowKeysTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::KeyboardFixture>();
        QVERIFY(m_fixture->open());
    }
    void cleanup() { m_fixture.reset(); }

    void theEditKeysMeanTheEndpointWhereverTheKeyboardIs()
    {
        QVERIFY(m_fixture->put(test::endpointNamed("tracker", m_fixture->demoUrl())));
        altAnd(Qt::Key_3); // the rail has the keyboard
        keys().press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Filter endpoints"));
        VERIFY_KEYS(keys().choose(QStringLiteral("Endpoints"), QStringLiteral("tracker")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Description"), QStringLiteral("Issues of the team")));
        keys().press(Qt::Key_F2);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Name of the endpoint"));
        keys().press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Filter endpoints"));
        keys().press(Qt::Key_Escape);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Endpoints"));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto saved = [this] { return m_fixture->workspace().find<workspace::Endpoint>("tracker"); };
        QTRY_COMPARE(saved()->description, std::string("Issues of the team"));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Changes")));
        keys().press(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(m_fixture->workspace().find<workspace::Endpoint>("tracker-2"));
    }

    void theEditKeysMeanTheCredentialWhereverTheKeyboardIs()
    {
        workspace::Credential credential;
        credential.name = "billing";
        credential.source = workspace::Credential::Source::Memory;
        QVERIFY(m_fixture->put(credential));
        altAnd(Qt::Key_6); // the rail has the keyboard
        keys().press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Filter credentials"));
        VERIFY_KEYS(keys().choose(QStringLiteral("Credentials"), QStringLiteral("billing")));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Kind")));
        keys().press(Qt::Key_F2);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Name of the credential"));
        keys().type(QStringLiteral("invoices")); // in place of what is there
        keys().press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Filter credentials"));
        keys().press(Qt::Key_Escape);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Credentials"));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(m_fixture->workspace().find<workspace::Credential>("invoices"));
    }

    void f6GoesThroughThePartsOfThePage()
    {
        m_fixture->window->resize(1360, 840); // with room for the schema
        openATool();
        QTRY_VERIFY(m_fixture->window->findChild<StatusFigures *>()->isVisible());
        const auto isIn = [](const QWidget *part) {
            const QWidget *now = QApplication::focusWidget();
            return now && (now == part || part->isAncestorOf(now));
        };
        VERIFY_KEYS(keys().goTo(QStringLiteral("Tools")));
        QVERIFY(isIn(&listOf(pageid::kTools)));
        const QList<const QWidget *> parts{m_fixture->window->findChild<ToolHeader *>(),
                                           m_fixture->window->findChild<SchemaPanel *>(), &drawer(),
                                           m_fixture->window->findChild<StatusLine *>()};
        for (const QWidget *part : parts) {
            keys().press(Qt::Key_F6);
            QVERIFY2(isIn(part), qPrintable(test::Keyboard::place()));
        }
        drawer().hide();
        keys().press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY2(isIn(parts[1]), qPrintable(test::Keyboard::place()));
    }

    void escapeLeavesTheDrawerAndThenClosesIt()
    {
        openATool();
        for (int part = 0; part < drawer().count(); ++part) {
            drawer().show();
            drawer().setCurrentIndex(part);
            VERIFY_KEYS(keys().goTo(QStringLiteral("GraphQL operation")));
            const QWidget *editor = QApplication::focusWidget();
            const auto *list = qobject_cast<QAbstractItemView *>(drawer().currentWidget());
            if (!list)
                list = drawer().currentWidget()->findChild<QAbstractItemView *>();
            if (list && list->isVisible())
                const_cast<QAbstractItemView *>(list)->setFocus();
            else
                drawer().tabBar()->setFocus();
            QVERIFY(!editor->hasFocus());
            keys().press(Qt::Key_Escape);
            QVERIFY(editor->hasFocus());
            QVERIFY(drawer().isVisible());
            keys().press(Qt::Key_Left);
            keys().press(Qt::Key_Escape); // not at once: it is for the editor
            QVERIFY(drawer().isVisible());
            drawer().tabBar()->setFocus();
            keys().press(Qt::Key_Escape);
            keys().press(Qt::Key_Escape);
            QVERIFY(!drawer().isVisible());
            QVERIFY(editor->hasFocus());
            QVERIFY(m_fixture->window->findChild<Announcement *>()->accessibleName().endsWith(
                u"Drawer, collapsed"));
        }
    }

    void spaceInTheListEnablesAndDisables()
    {
        openATool();
        const auto isEnabled = [this] {
            return m_fixture->workspace().find<workspace::Tool>("list_issues")->enabled;
        };
        QVERIFY(isEnabled());
        keys().press(Qt::Key_Space);
        QTRY_VERIFY(!isEnabled());
        keys().press(Qt::Key_Space);
        QTRY_VERIFY(isEnabled());
        keys().type(QStringLiteral("list issues")); // where a space is a letter
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Filter tools"));
        QCOMPARE(listOf(pageid::kTools).filter(), QStringLiteral("list issues"));
        QVERIFY(isEnabled());
    }

    void thePaletteMakesAndFindsWhatIsShared()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">new type")));
        QTRY_VERIFY(m_fixture->workspace().find<workspace::CustomType>("new_type"));
        QCOMPARE(m_fixture->page(), QString(pageid::kTypes));
        VERIFY_KEYS(keys().waitFor(QStringLiteral("Types and mappings")));
        VERIFY_KEYS(keys().run(QStringLiteral(">new mapping")));
        QTRY_VERIFY(m_fixture->workspace().find<workspace::Mapping>("new_mapping"));
        workspace::ContextVariable variable;
        variable.key = "team_of_all";
        variable.value = json::Value("core");
        QVERIFY(m_fixture->put(variable));
        VERIFY_KEYS(keys().waitFor(QStringLiteral("Types and mappings")));
        for (const auto &[name, page] : std::initializer_list<std::pair<QString, QString>>{
                 {QStringLiteral("team_of_all"), pageid::kContext},
                 {QStringLiteral("new_type"), pageid::kTypes}}) {
            VERIFY_KEYS(keys().run(name));
            QCOMPARE(m_fixture->page(), page);
        }
        QTRY_COMPARE(listOf(pageid::kTypes).current(), QStringLiteral("type/new_type"));
    }

    // Screen readers read what has the keyboard.
    void whatThePaletteOpensTakesTheKeyboard()
    {
        openATool();
        QVERIFY(m_fixture->put(test::endpointNamed("tracker", m_fixture->demoUrl())));
        QWidget *elsewhere = firstTakingKeyboard(*m_fixture->window->findChild<ServerBar *>());
        QVERIFY(elsewhere);
        const QList<std::pair<QString, QString>> opened{{pageid::kTools, QStringLiteral("list_issues")},
                                                        {pageid::kEndpoints, QStringLiteral("tracker")},
                                                        {pageid::kTools, QStringLiteral("list_issues")}};
        for (const auto &[page, name] : opened) {
            elsewhere->setFocus();
            VERIFY_KEYS(keys().run(name));
            QCOMPARE(m_fixture->page(), page);
            const auto *list = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
            QVERIFY2(list && listOf(page).isAncestorOf(list), qPrintable(test::Keyboard::place()));
            QCOMPARE(list->currentIndex().data().toString(), name);
        }
        VERIFY_KEYS(keys().goTo(QStringLiteral("Details")));
        VERIFY_KEYS(keys().run(QStringLiteral("list_issues")));
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Tools"));
    }

    void thePaletteOfAToolWindowFindsWhatIsElsewhere()
    {
        openATool();
        VERIFY_KEYS(keys().run(QStringLiteral(">open in window")));
        ToolWindow *window = toolWindow();
        QVERIFY(window);
        QVERIFY(QTest::qWaitForWindowActive(window));
        const auto run = [window](const QString &command) {
            QTest::keyClick(window, Qt::Key_K, Qt::ControlModifier);
            QVERIFY(window->findChild<PalettePopup *>()->isAncestorOf(QApplication::focusWidget()));
            QTest::keyClicks(QApplication::focusWidget(), command);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        };
        run(QStringLiteral(">toggle enabled")); // of this window
        QTRY_VERIFY(!m_fixture->workspace().find<workspace::Tool>("list_issues")->enabled);
        QVERIFY(window->isActiveWindow());
        run(QStringLiteral("endpoints"));
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        QCOMPARE(m_fixture->page(), QString(pageid::kEndpoints));
        QVERIFY(window->isVisible());
    }

    void changesOfAToolAreDiscardedByTheirCommand()
    {
        openATool();
        QAction *discard = m_fixture->window->actions().action(actionid::kDiscardTool);
        QVERIFY(!discard->isEnabled());
        VERIFY_KEYS(keys().press(QStringLiteral("Details")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Description"), QStringLiteral("Something else.")));
        QTRY_VERIFY(discard->isEnabled());
        VERIFY_KEYS(keys().goTo(QStringLiteral("Tools")));
        VERIFY_KEYS(keys().run(QStringLiteral(">discard changes")));
        QTRY_VERIFY(!discard->isEnabled());
    }

    void theKeysOfTheEditorCanBeChosen()
    {
        openATool();
        VERIFY_KEYS(keys().goTo(QStringLiteral("GraphQL operation")));
        const auto *editor = qobject_cast<GraphqlEditor *>(QApplication::focusWidget());
        QVERIFY(editor);
        const auto isComment = [editor] { return editor->text().startsWith(u'#'); };
        keys().press(Qt::Key_Home, Qt::ControlModifier);
        keys().press(Qt::Key_Slash, Qt::ControlModifier);
        QVERIFY(isComment());
        QAction *toggle = m_fixture->window->actions().action(actionid::kToggleComment);
        toggle->setShortcut(Qt::Key_F9);
        keys().press(Qt::Key_Slash, Qt::ControlModifier);
        QVERIFY(isComment());
        keys().press(Qt::Key_F9);
        QVERIFY(!isComment());
        const QString before = editor->text();
        keys().press(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(editor->text() != before);
        keys().press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(editor->text(), before);
    }

private:
    test::Keyboard &keys() const { return *m_fixture->keys; }
    void altAnd(Qt::Key digit) const { keys().press(digit, Qt::AltModifier); }

    void openATool()
    {
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
        QVERIFY(m_fixture->call("list_issues"));
        altAnd(Qt::Key_2);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QStringLiteral("list_issues")));
    }
    static ToolWindow *toolWindow()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *one = qobject_cast<ToolWindow *>(widget))
                return one;
        }
        return nullptr;
    }
    QTabWidget &drawer() const
    {
        for (auto *tabs : m_fixture->window->findChildren<QTabWidget *>()) {
            if (tabs->accessibleName() == u"Drawer")
                return *tabs;
        }
        qFatal("no drawer");
    }
    ListPane &listOf(const QString &page) const
    {
        for (auto *list : m_fixture->window->findChildren<ListPane *>()) {
            if (list->isVisible() && m_fixture->page() == page)
                return *list;
        }
        qFatal("no list");
    }

    std::unique_ptr<test::KeyboardFixture> m_fixture;
};

TOOLTRAY_TEST(WindowKeysTest)
#include "windowkeystest.moc"
