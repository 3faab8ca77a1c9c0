// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/keyboard/keyboardfixture.h"

#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::ui;

// What is chosen in a page or dialog changes what is there to be used: Tab comes around all of it each time, and back.
class StatesKeyboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::KeyboardFixture>();
        QVERIFY(m_fixture->open());
        QVERIFY(test::addPets(*m_fixture));
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
    }
    void cleanup() { m_fixture.reset(); }

    void tabGoesAroundInEveryState_data()
    {
        QTest::addColumn<QString>("where");
        for (const auto &[where, go] : cases())
            QTest::newRow(qPrintable(where)) << where;
    }

    void tabGoesAroundInEveryState()
    {
        QFETCH(QString, where);
        (this->*cases().at(where))();
    }

    void operationsAreChosenAfterFields()
    {
        openCreateTools();
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Endpoint")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Endpoint"), QStringLiteral("demo")));
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().choose(QStringLiteral("Endpoint"), QStringLiteral("pets")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Operations"), QStringLiteral("/pets")));
        keys().press(Qt::Key_Space);
        VERIFY_KEYS(keys().waitFor(QStringLiteral("Save 1 tool")));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Tool"))); // tabs
        VERIFY_KEYS(keys().press(QStringLiteral("Save 1 tool")));
        VERIFY_KEYS(keys().waitUntilClosed());
        QTRY_VERIFY(m_fixture->workspace().find<workspace::Tool>("list_pets"));
    }

private:
    using Case = void (StatesKeyboardTest::*)();

    static const std::map<QString, Case> &cases()
    {
        static const std::map<QString, Case> all{
            {QStringLiteral("a GraphQL tool"), &StatesKeyboardTest::graphqlTool},
            {QStringLiteral("a REST tool"), &StatesKeyboardTest::restTool},
            {QStringLiteral("a tool of steps"), &StatesKeyboardTest::toolOfSteps},
            {QStringLiteral("endpoints"), &StatesKeyboardTest::endpoints},
            {QStringLiteral("a type"), &StatesKeyboardTest::type},
            {QStringLiteral("a credential"), &StatesKeyboardTest::credential},
            {QStringLiteral("a call of the log"), &StatesKeyboardTest::call},
            {QStringLiteral("Add endpoint"), &StatesKeyboardTest::addEndpoint},
            {QStringLiteral("Connect a client"), &StatesKeyboardTest::connectClient},
            {QStringLiteral("Help"), &StatesKeyboardTest::help},
            {QStringLiteral("a new variable"), &StatesKeyboardTest::newVariable},
            {QStringLiteral("Workspaces"), &StatesKeyboardTest::workspaces},
        };
        return all;
    }

    test::Keyboard &keys() const { return *m_fixture->keys; }
    void altAnd(Qt::Key digit) const { keys().press(digit, Qt::AltModifier); }

    // The tool with that operation, on the Tools page.
    void openTool(const char *name, const char *endpoint, workspace::Operation operation)
    {
        workspace::Tool tool = test::issuesTool(name);
        tool.endpoint = endpoint;
        tool.versions.at(tool.active).operation = std::move(operation);
        QVERIFY(m_fixture->put(tool));
        altAnd(Qt::Key_2);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QString::fromLatin1(name)));
    }

    void graphqlTool()
    {
        altAnd(Qt::Key_2);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QStringLiteral("list_issues")));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Operation")));
        keys().press(Qt::Key_Return, Qt::ControlModifier);
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Try"))); // the tabs of the drawer
    }

    void restTool()
    {
        workspace::RestRequest request;
        request.path = "/pets/{petId}";
        request.operation = "getPet";
        openTool("one_pet", "pets", std::move(request));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Operation")));
    }

    void toolOfSteps()
    {
        openTool(
            "both", "demo",
            workspace::Sequence{{{.name = "issues", .action = workspace::ToolInvocation{"list_issues"}}}});
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Operation")));
    }

    void endpoints()
    {
        altAnd(Qt::Key_3);
        for (const QString &name : {QStringLiteral("demo"), QStringLiteral("pets")}) {
            VERIFY_KEYS(keys().choose(QStringLiteral("Endpoints"), name));
            const QString first = name == u"pets" ? QStringLiteral("REST API") : QStringLiteral("Connection");
            VERIFY_KEYS(keys().choose(first, QStringLiteral("Connection")));
            VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Connection")));
            VERIFY_KEYS(keys().choose(QStringLiteral("Limits and network"), QStringLiteral("Connection")));
        }
    }

    void type()
    {
        altAnd(Qt::Key_4);
        VERIFY_KEYS(keys().chooseFromMenu(QStringLiteral("New type or mapping"), QStringLiteral("New type")));
        QTRY_VERIFY(m_fixture->workspace().find<workspace::CustomType>("new_type"));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Values")));
    }

    void credential()
    {
        altAnd(Qt::Key_6);
        VERIFY_KEYS(keys().press(QStringLiteral("New credential...")));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Kind")));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Store in")));
    }

    void call()
    {
        for (int call = 0; call < 2; ++call)
            QVERIFY(m_fixture->call("list_issues"));
        altAnd(Qt::Key_7);
        VERIFY_KEYS(keys().goTo(QStringLiteral("Calls")));
        keys().press(Qt::Key_PageDown); // to the first, which nothing was before
        keys().press(Qt::Key_PageDown);
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Overview")));
    }

    void addEndpoint()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">new endpoint")));
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::AddEndpointDialog"));
        VERIFY_KEYS(keys().enter(QStringLiteral("URL"), QString::fromStdString(m_fixture->demoUrl())));
        keys().press(Qt::Key_Return);
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Authentication")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Authentication"), QStringLiteral("New credential")));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Kind")));
        keys().press(Qt::Key_Escape);
    }

    void connectClient()
    {
        keys().press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::ConnectDialog"));
        QTRY_VERIFY(keys().choose(QStringLiteral("Clients"), QStringLiteral("Cursor")));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Clients")));
        keys().press(Qt::Key_Escape);
    }

    void help()
    {
        keys().press(Qt::Key_F1);
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::HelpDialog"));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Topics")));
        keys().press(Qt::Key_Escape);
    }

    void newVariable()
    {
        altAnd(Qt::Key_5);
        VERIFY_KEYS(keys().press(QStringLiteral("New variable...")));
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::VariableDialog"));
        VERIFY_KEYS(keys().goAroundEach(QStringLiteral("Stored")));
        keys().press(Qt::Key_Escape);
    }

    void workspaces()
    {
        VERIFY_KEYS(keys().run(QStringLiteral(">workspaces")));
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::WorkspacesDialog"));
        VERIFY_KEYS(keys().press(QStringLiteral("New...")));
        VERIFY_KEYS(keys().goAround());
        keys().press(Qt::Key_Escape);
    }

    void openCreateTools()
    {
        keys().press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::CreateToolsDialog"));
    }

    std::unique_ptr<test::KeyboardFixture> m_fixture;
};

TOOLTRAY_TEST(StatesKeyboardTest)
#include "stateskeyboardtest.moc"
