// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/navigation/place.h"
#include "ui/pages/pages.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/editor/findbar.h"
#include "ui/editor/graphqleditor.h"
#include "ui/keyboard/keyboardfixture.h"
#include "ui/models/contextmodel.h"
#include "ui/support/rest.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/log/logtable.h"
#include "json/parser.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kPatience = 20'000; // ms, for a busy machine

std::string withoutSpaces(std::string text)
{
    std::erase_if(text, [](char letter) { return letter == ' ' || letter == '\n'; });
    return text;
}

} // namespace

// Every page is worked on without a mouse. A page that is new wants a case here.
class PagesKeyboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::KeyboardFixture>();
        QVERIFY(m_fixture->open());
    }
    void cleanup() { m_fixture.reset(); }

    void everyPageHasACase()
    {
        QStringList pages;
        for (const PageSpec &page : pageSpecs())
            pages.append(page.id);
        QStringList named;
        for (const auto &[page, run] : cases())
            named.append(page);
        pages.sort();
        QCOMPARE(named, pages);
    }

    void aPageIsWorkedOn_data()
    {
        QTest::addColumn<QString>("page");
        for (const auto &[page, run] : cases())
            QTest::newRow(qPrintable(page)) << page;
    }

    void aPageIsWorkedOn()
    {
        QFETCH(QString, page);
        (this->*cases().at(page))();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(test::comesToRest());
        VERIFY_KEYS(keys().goAround());
    }

    void anApprovalIsAnswered()
    {
        workspace::Endpoint asking = test::endpointNamed("asking", m_fixture->demoUrl());
        asking.mutations = workspace::MutationPolicy::Ask;
        QVERIFY(m_fixture->put(asking));
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->hasSchema("asking"), kPatience);
        for (const bool isApproved : {true, false}) {
            const auto running = m_fixture->engine.calls().run(
                {.what = engine::OperationTrial{"asking", "mutation { resetData { __typename } }"}});
            QTRY_COMPARE(m_fixture->engine.approvals().cards().size(), std::size_t(1));
            const QString button = isApproved ? QStringLiteral("Allow") : QStringLiteral("Deny");
            VERIFY_KEYS(keys().press(button));
            const auto answer = test::await(running);
            QVERIFY(answer);
            QCOMPARE(answer->isError, !isApproved);
            QTRY_VERIFY(m_fixture->engine.approvals().cards().empty());
        }
    }

    void whatIsDoneInTextsHasKeys()
    {
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
        for (int call = 0; call < 2; ++call)
            QVERIFY(m_fixture->call("list_issues"));
        altAnd(Qt::Key_2);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QStringLiteral("list_issues")));
        VERIFY_KEYS(keys().enter(QStringLiteral("GraphQL operation"),
                                 QStringLiteral("{ issues(first: 3) { nodes { key title } } }")));
        const auto *editor = qobject_cast<GraphqlEditor *>(QApplication::focusWidget());
        QVERIFY(editor);
        QVERIFY(!editor->text().contains(u'\n'));
        keys().press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(editor->text().contains(QStringLiteral("nodes {\n")));

        keys().press(Qt::Key_F, Qt::ControlModifier);
        keys().type(QStringLiteral("s("));
        QTRY_COMPARE(editor->findChild<FindBar *>()->findChild<QLabel *>()->text(), QStringLiteral("1 of 1"));
        keys().press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), editor);
        QCOMPARE(editor->textCursor().selectedText(), QStringLiteral("s("));
        keys().press(Qt::Key_F3); // the same once more
        QTRY_VERIFY(QApplication::focusWidget() != editor);
        VERIFY_KEYS(keys().goAround());
        keys().press(Qt::Key_Escape);

        QApplication::clipboard()->clear();
        keys().press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("curl ")));
        altAnd(Qt::Key_7);
        QAction *curl = m_fixture->window->actions().action(QStringLiteral("log.copyCurl"));
        QTRY_VERIFY(m_fixture->window->findChild<LogTable *>()->model()->rowCount() == 2);
        QVERIFY(!curl->isEnabled()); // no call is chosen
        VERIFY_KEYS(keys().goTo(QStringLiteral("Calls")));
        keys().press(Qt::Key_PageDown);
        QTRY_VERIFY(curl->isEnabled());
        altAnd(Qt::Key_1);
        QVERIFY(!curl->isEnabled());
        altAnd(Qt::Key_2);
        QVERIFY(curl->isEnabled());
    }

    void stepsAndRequestsAreFilled()
    {
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
        workspace::Tool both = test::issuesTool("both");
        both.versions.at(both.active).operation =
            workspace::Sequence{{{.name = "issues", .action = workspace::ToolInvocation{"list_issues"}}}};
        QVERIFY(m_fixture->put(both));
        altAnd(Qt::Key_2);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QStringLiteral("both")));
        VERIFY_KEYS(keys().press(QStringLiteral("Add step")));
        keys().type(QStringLiteral("notes")); // in place of the name that it got
        VERIFY_KEYS(keys().choose(QStringLiteral("Action"), QStringLiteral("REST request")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Path"), QStringLiteral("/notes")));
        VERIFY_KEYS(keys().press(QStringLiteral("Add parameter")));
        keys().type(QStringLiteral("page"));
        leaveTable();
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().press(QStringLiteral("Move up")));
        VERIFY_KEYS(keys().press(QStringLiteral("JSON")));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Definition as JSON")));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto steps = [this] {
            const auto *tool = m_fixture->workspace().find<workspace::Tool>("both");
            return std::get<workspace::Sequence>(*tool->versions.at(tool->active).operation).steps;
        };
        QTRY_COMPARE_WITH_TIMEOUT(steps().size(), std::size_t(2), kPatience);
        const workspace::Step first = steps().front();
        QCOMPARE(first.name, std::string("notes"));
        const auto &request = std::get<workspace::RestRequest>(first.action);
        QCOMPARE(request.path, std::string("/notes"));
        QCOMPARE(request.query.size(), std::size_t(1));
    }

    void restApisAreLookedAfter()
    {
        QVERIFY(test::addPets(*m_fixture));
        workspace::Tool tool = test::issuesTool("sold_pets");
        tool.endpoint = "pets";
        workspace::RestRequest request;
        request.path = "/pets";
        tool.versions.at(tool.active).operation = std::move(request);
        QVERIFY(m_fixture->put(tool));
        altAnd(Qt::Key_3);
        VERIFY_KEYS(keys().choose(QStringLiteral("Endpoints"), QStringLiteral("pets")));
        VERIFY_KEYS(keys().goTo(QStringLiteral("REST API"))); // the tab that is shown
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().goTo(QStringLiteral("OpenAPI description")));
        VERIFY_KEYS(keys().press(QStringLiteral("Refresh")));
        VERIFY_KEYS(keys().press(QStringLiteral("Create tools...")));
        VERIFY_KEYS(keys().waitForDialog("tooltray::ui::CreateToolsDialog"));
        keys().press(Qt::Key_Escape);
        VERIFY_KEYS(keys().waitUntilClosed());

        altAnd(Qt::Key_2);
        VERIFY_KEYS(keys().choose(QStringLiteral("Tools"), QStringLiteral("sold_pets")));
        VERIFY_KEYS(keys().press(QStringLiteral("Link"))); // of the operation that it is
        VERIFY_KEYS(keys().goTo(QStringLiteral("Path")));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto operation = [this] {
            const auto *saved = m_fixture->workspace().find<workspace::Tool>("sold_pets");
            return std::get<workspace::RestRequest>(*saved->versions.at(saved->active).operation).operation;
        };
        QTRY_COMPARE_WITH_TIMEOUT(operation(), std::string("listPets"), kPatience);
    }

    void theServerIsStoppedAndStarted()
    {
        using State = engine::ServerStatus::State;
        VERIFY_KEYS(keys().run(QStringLiteral(">stop server")));
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Stopped);
        keys().press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(m_fixture->engine.serverStatus().state, State::Running);
    }

private:
    using Case = void (PagesKeyboardTest::*)();

    static const std::map<QString, Case> &cases()
    {
        static const std::map<QString, Case> all{
            {QString(pageid::kHome), &PagesKeyboardTest::home},
            {QString(pageid::kTools), &PagesKeyboardTest::tools},
            {QString(pageid::kEndpoints), &PagesKeyboardTest::endpoints},
            {QString(pageid::kTypes), &PagesKeyboardTest::types},
            {QString(pageid::kContext), &PagesKeyboardTest::context},
            {QString(pageid::kCredentials), &PagesKeyboardTest::credentials},
            {QString(pageid::kLog), &PagesKeyboardTest::log},
            {QString(pageid::kPrompts), &PagesKeyboardTest::prompts},
            {QString(pageid::kClients), &PagesKeyboardTest::clients},
        };
        return all;
    }

    test::Keyboard &keys() const { return *m_fixture->keys; }
    void altAnd(Qt::Key digit) const { keys().press(digit, Qt::AltModifier); }

    void home()
    {
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
        QVERIFY(m_fixture->call("list_issues"));
        VERIFY_KEYS(keys().run(QStringLiteral("home")));
        QCOMPARE(m_fixture->page(), QString(pageid::kHome));
        VERIFY_KEYS(keys().press(QStringLiteral("Hide the steps")));
        VERIFY_KEYS(keys().press(QStringLiteral("Show the steps")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Recent tools"), QStringLiteral("list_issues")));
        keys().press(Qt::Key_Return);
        QCOMPARE(m_fixture->page(), QString(pageid::kTools));
        QTRY_COMPARE(listOf(pageid::kTools).current(), QStringLiteral("list_issues"));
    }

    void tools()
    {
        const std::string document = "query ($key: String!) { issue(by: {key: $key}) { key title } }";
        altAnd(Qt::Key_2);
        QCOMPARE(m_fixture->page(), QString(pageid::kTools));
        keys().press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Name"));
        VERIFY_KEYS(keys().enter(QStringLiteral("Name"), QStringLiteral("get_issue")));
        VERIFY_KEYS(keys().press(QStringLiteral("Details")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Endpoint"), QStringLiteral("demo")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Description"), QStringLiteral("Reads an issue.")));
        VERIFY_KEYS(keys().enter(QStringLiteral("GraphQL operation"), QString::fromStdString(document)));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto saved = [this] { return m_fixture->workspace().find<workspace::Tool>("get_issue"); };
        QTRY_VERIFY_WITH_TIMEOUT(saved(), kPatience);
        QCOMPARE(saved()->endpoint, std::string("demo"));
        const workspace::ToolVersion &version = saved()->versions.at(saved()->active);
        QCOMPARE(version.description, std::string("Reads an issue."));
        QCOMPARE(withoutSpaces(std::get<workspace::GraphqlOperation>(*version.operation).document),
                 withoutSpaces(document));

        keys().press(Qt::Key_Return, Qt::ControlModifier); // shows what is asked for
        VERIFY_KEYS(keys().waitFor(QStringLiteral("key, required")));
        keys().type(QStringLiteral("TRAY-1"));
        const std::size_t calls = m_fixture->entries().size();
        keys().press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->entries().size(), calls + 1, kPatience);
        QTRY_COMPARE(m_fixture->entries().back()->outcome, journal::Outcome::Ok);

        VERIFY_KEYS(keys().goTo(QStringLiteral("Tools")));
        keys().press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(!saved()->enabled);
        keys().press(Qt::Key_Delete);
        QTRY_VERIFY(!saved());
        keys().press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(saved());
    }

    void endpoints()
    {
        QVERIFY(m_fixture->put(test::endpointNamed("tracker", m_fixture->demoUrl())));
        altAnd(Qt::Key_3);
        QCOMPARE(m_fixture->page(), QString(pageid::kEndpoints));
        VERIFY_KEYS(keys().choose(QStringLiteral("Endpoints"), QStringLiteral("tracker")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Description"), QStringLiteral("Issues of the team")));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Headers")));
        keys().type(QStringLiteral("X-Team"));
        keys().press(Qt::Key_Tab); // to the value beside it
        keys().type(QStringLiteral("core"));
        keys().press(Qt::Key_Return);
        VERIFY_KEYS(keys().choose(QStringLiteral("Changes"), QStringLiteral("Block")));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto saved = [this] { return m_fixture->workspace().find<workspace::Endpoint>("tracker"); };
        QTRY_COMPARE(saved()->description, std::string("Issues of the team"));
        QCOMPARE(saved()->headers.size(), std::size_t(1));
        QCOMPARE(saved()->headers.front().value, std::string("core"));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Endpoints")));
        keys().press(Qt::Key_Delete);
        QTRY_VERIFY(!saved());
    }

    void types()
    {
        altAnd(Qt::Key_4);
        QCOMPARE(m_fixture->page(), QString(pageid::kTypes));
        // There are scalars that want a type, so that the page is not empty.
        VERIFY_KEYS(keys().chooseFromMenu(QStringLiteral("New type or mapping"), QStringLiteral("New type")));
        QTRY_VERIFY(m_fixture->workspace().find<workspace::CustomType>("new_type"));
        VERIFY_KEYS(keys().enter(QStringLiteral("Name"), QStringLiteral("issue_state")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Description"), QStringLiteral("How far an issue is")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Values"), QStringLiteral("JSON Schema"))); // a tab
        keys().press(Qt::Key_Tab);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("JSON Schema")); // the text under it
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(QStringLiteral("{ \"type\": \"string\", \"enum\": [ \"OPEN\" ] }"));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto type = [this] {
            return m_fixture->workspace().find<workspace::CustomType>("issue_state");
        };
        // It is read a moment after the last key, and not saved before.
        QTRY_VERIFY(
            (keys().press(Qt::Key_S, Qt::ControlModifier), type() && type()->schema["enum"].isArray()));
        QCOMPARE(type()->description, std::string("How far an issue is"));
        VERIFY_KEYS(
            keys().press(QStringLiteral("Add value"))); // on the tab with the values, once it is saved
        keys().type(QStringLiteral("DONE"));
        leaveTable();
        QTRY_VERIFY((keys().press(Qt::Key_S, Qt::ControlModifier),
                     type()->schema["enum"] == json::parse(R"(["OPEN","DONE"])").value));

        VERIFY_KEYS(
            keys().chooseFromMenu(QStringLiteral("New type or mapping"), QStringLiteral("New mapping")));
        const auto mapping = [this](const char *name) {
            return m_fixture->workspace().find<workspace::Mapping>(name);
        };
        QTRY_VERIFY(mapping("new_mapping"));
        VERIFY_KEYS(keys().enter(QStringLiteral("Name"), QStringLiteral("teams")));
        VERIFY_KEYS(keys().press(QStringLiteral("Add label")));
        keys().type(QStringLiteral("Tray"));
        keys().press(Qt::Key_Tab); // to the value beside it
        keys().type(QStringLiteral("TRAY"));
        leaveTable();
        keys().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(mapping("teams"));
        QCOMPARE(mapping("teams")->entries.size(), std::size_t(1));
        QCOMPARE(mapping("teams")->entries.front().label, std::string("Tray"));
        QVERIFY(mapping("teams")->entries.front().value == json::Value("TRAY"));
    }

    // Return goes on to a new row, which is not wanted here.
    void leaveTable() const
    {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete})
            keys().press(key);
    }

    void context()
    {
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("blue");
        QVERIFY(m_fixture->put(variable));
        altAnd(Qt::Key_5);
        QCOMPARE(m_fixture->page(), QString(pageid::kContext));
        VERIFY_KEYS(keys().choose(QStringLiteral("Context variables"), QStringLiteral("team")));
        for (int column = 0; column < ContextModel::ValueColumn; ++column)
            keys().press(Qt::Key_Right);
        keys().type(QStringLiteral("te")); // filters, and changes no cell
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Filter variables"));
        keys().press(Qt::Key_Down);
        keys().press(Qt::Key_Escape);
        keys().press(Qt::Key_Return);
        keys().type(QStringLiteral("green")); // takes the place of what was there
        keys().press(Qt::Key_Return);
        const auto saved = [this] { return m_fixture->workspace().find<workspace::ContextVariable>("team"); };
        QTRY_VERIFY(saved()->value == json::Value("green"));
        keys().press(Qt::Key_Delete);
        QTRY_VERIFY(!saved());
        keys().press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(saved());
    }

    void credentials()
    {
        altAnd(Qt::Key_6);
        QCOMPARE(m_fixture->page(), QString(pageid::kCredentials));
        VERIFY_KEYS(keys().press(QStringLiteral("New credential...")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Name of the credential"), QStringLiteral("billing")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Kind"), QStringLiteral("API key")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Header"), QStringLiteral("X-Billing-Key")));
        VERIFY_KEYS(keys().choose(QStringLiteral("Store in"), QStringLiteral("Memory only")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Key"), QStringLiteral("not-a-real-key")));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto saved = [this] { return m_fixture->workspace().find<workspace::Credential>("billing"); };
        QTRY_VERIFY(saved());
        QCOMPARE(saved()->headerName, std::string("X-Billing-Key"));
        QTRY_VERIFY(test::await(m_fixture->engine.secrets().check("billing")).hasValue());
        QCOMPARE(*test::await(m_fixture->engine.secrets().reveal("billing")), std::string("not-a-real-key"));
    }

    void log()
    {
        QVERIFY(m_fixture->put(test::issuesTool("list_issues")));
        QVERIFY(m_fixture->put(test::issuesTool("other_issues")));
        for (int call = 0; call < 3; ++call) {
            QVERIFY(m_fixture->call("list_issues"));
            QVERIFY(m_fixture->call("other_issues"));
        }
        altAnd(Qt::Key_7);
        QCOMPARE(m_fixture->page(), QString(pageid::kLog));
        const auto *table = m_fixture->window->findChild<LogTable *>();
        const auto rows = [table] { return table->model()->rowCount(); };
        QTRY_COMPARE(rows(), 6);
        keys().press(Qt::Key_F, Qt::ControlModifier);
        keys().type(QStringLiteral("tool:other_issues"));
        QTRY_COMPARE(rows(), 3);
        VERIFY_KEYS(keys().goTo(QStringLiteral("Calls")));
        keys().press(Qt::Key_PageDown); // to the first, which nothing was before
        keys().press(Qt::Key_PageDown);
        keys().press(Qt::Key_P, Qt::ControlModifier);
        const auto last = [this] { return m_fixture->entries().back(); };
        QTRY_VERIFY(last()->isPinned);
        VERIFY_KEYS(keys().choose(QStringLiteral("Overview"), QStringLiteral("Notes"))); // a tab
        VERIFY_KEYS(keys().enter(QStringLiteral("Note about the call"), QStringLiteral("worth a look")));
        VERIFY_KEYS(keys().goTo(QStringLiteral("Calls")));
        QTRY_COMPARE(last()->note, std::string("worth a look"));
        keys().press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(m_fixture->entries().size(), std::size_t(7));
        QTRY_COMPARE(rows(), 4);
    }

    void prompts()
    {
        altAnd(Qt::Key_8);
        QCOMPARE(m_fixture->page(), QString(pageid::kPrompts));
        VERIFY_KEYS(keys().press(QStringLiteral("New prompt")));
        const auto saved = [this] { return m_fixture->workspace().find<workspace::Prompt>("new_prompt"); };
        QTRY_VERIFY(saved());
        VERIFY_KEYS(keys().enter(QStringLiteral("Text of the message"), QStringLiteral("Look at it.")));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved()->messages.front().text, std::string("Look at it."));
    }

    void clients()
    {
        workspace::Client client;
        client.name = "cursor";
        client.tokenHash = "sha256:" + std::string(64, '0');
        QVERIFY(m_fixture->put(client));
        altAnd(Qt::Key_9);
        QCOMPARE(m_fixture->page(), QString(pageid::kClients));
        VERIFY_KEYS(keys().choose(QStringLiteral("Clients"), QStringLiteral("cursor")));
        VERIFY_KEYS(keys().enter(QStringLiteral("Tools"), QStringLiteral("list_issues")));
        keys().press(Qt::Key_S, Qt::ControlModifier);
        const auto saved = [this] { return m_fixture->workspace().find<workspace::Client>("cursor"); };
        QTRY_COMPARE(saved()->policy.allowedTools, std::vector<std::string>{"list_issues"});
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

TOOLTRAY_TEST(PagesKeyboardTest)
#include "pageskeyboardtest.moc"
