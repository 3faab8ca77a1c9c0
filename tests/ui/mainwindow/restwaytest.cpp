// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/httpconnection.h"
#include "support/petserver.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/mainwindow/newcomer.h"
#include "ui/models/operationtreemodel.h"
#include "ui/pages/endpoints/descriptionpane.h"
#include "ui/support/picture.h"
#include "ui/widgets/navigationrail.h"
#include "json/parser.h"

#include <QClipboard>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTest>
#include <QTreeView>
#include <QUrl>

#include <memory>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using test::Newcomer;
using test::PetServer;
using test::shownDialog;

namespace {

constexpr int kRestPatience = 20'000; // ms, for a busy machine

// A client of the modern era, which needs no session.
class PlainClient final {
public:
    explicit PlainClient(engine::ServerConnection connection) : m_connection(std::move(connection)) {}

    json::Value ask(const std::string &method, const std::string &tool, const std::string &parameters) const
    {
        const QUrl url(QString::fromStdString(m_connection.url));
        test::HttpConnection connection(static_cast<std::uint16_t>(url.port()));
        const std::string body = R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":{)"
                                 + parameters
                                 + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                                   R"("io.modelcontextprotocol/clientInfo":{"name":"plain","version":"1"},)"
                                   R"("io.modelcontextprotocol/clientCapabilities":{}}}})";
        std::string headers =
            "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
            "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: "
            + method + "\r\nAuthorization: Bearer " + m_connection.token + "\r\n";
        if (!tool.empty())
            headers += "Mcp-Name: " + tool + "\r\n";
        const auto answer =
            connection.exchange(test::httpRequest("POST", url.path().toStdString(), headers, body));
        if (!answer)
            return {};
        const std::size_t begin = answer->body.find('{');
        const std::size_t end = answer->body.rfind('}');
        return begin == std::string::npos
                   ? json::Value()
                   : json::parse(answer->body.substr(begin, end - begin + 1)).value["result"];
    }

private:
    engine::ServerConnection m_connection;
};

} // namespace

// From the URL of a server to an agent that calls its tools, and on when the API changes: with the mouse and the
// clipboard. Nobody types JSON.
class RestWayTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fromAUrlToAnAgent_data() { test::addThemeRows(); }

    void fromAUrlToAnAgent()
    {
        QFETCH(ThemeChoice, choice);
        QElapsedTimer clock;
        clock.start();
        m_server = std::make_unique<PetServer>();
        m_server->setDescription(PetServer::petDescription());
        m_person =
            std::make_unique<Newcomer>(QStringLiteral("rest-") + QString::fromLatin1(QTest::currentDataTag()),
                                       QStringLiteral("en"), choice);
        m_person->window->resize(1360, 840);
        QVERIFY(m_person->start());
        for (const auto &part :
             {&RestWayTest::addTheApi, &RestWayTest::chooseTools, &RestWayTest::decideAndTry,
              &RestWayTest::callAsAgent, &RestWayTest::followAChange}) {
            (this->*part)();
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d clicks, %lld ms", m_person->clicks, static_cast<long long>(clock.elapsed()));
    }

    void cleanup()
    {
        m_person.reset();
        m_server.reset();
    }

private:
    const workspace::Workspace &workspaceNow() const
    {
        return *m_person->engine.workspaceClient().state().workspace;
    }

    void addTheApi()
    {
        QVERIFY(m_person->click(*m_person->window, m_person->command(actionid::kNewEndpoint)));
        QTRY_VERIFY(shownDialog<AddEndpointDialog>());
        auto *dialog = shownDialog<AddEndpointDialog>();
        QApplication::clipboard()->setText(QString::fromStdString(m_server->url("")));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(dialog->focusWidget()));
        QTest::keySequence(dialog->focusWidget(), QKeySequence::Paste);
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("url")));
        QVERIFY(m_person->click(*dialog, QStringLiteral("Continue")));
        QVERIFY(Newcomer::waitForText(*dialog, QStringLiteral("Found Pets 1.0 with 6 operations.")));
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("authentication")));
        QVERIFY(m_person->click(*dialog, QStringLiteral("Continue")));
        QVERIFY(Newcomer::waitForText(*dialog, QStringLiteral("Found Pets 1.0")));
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("found")));
        QVERIFY(m_person->click(*dialog, QStringLiteral("Add endpoint")));
    }

    void chooseTools()
    {
        QTRY_VERIFY_WITH_TIMEOUT(shownDialog<CreateToolsDialog>(), kRestPatience);
        auto *dialog = shownDialog<CreateToolsDialog>();
        QTreeView *tree = nullptr;
        for (auto *each : dialog->findChildren<QTreeView *>())
            tree = qobject_cast<OperationTreeModel *>(each->model()) ? each : tree;
        QVERIFY(tree);
        QTRY_VERIFY_WITH_TIMEOUT(tree->model()->rowCount() > 2, kRestPatience);
        for (const char *operation :
             {"GET /owners", "GET /pets/{petId}", "POST /pets", "DELETE /pets/{petId}", "GET /pets, "}) {
            const QModelIndexList found = tree->model()->match(
                tree->model()->index(0, 0), Qt::AccessibleTextRole, QString::fromLatin1(operation), 1,
                Qt::MatchStartsWith | Qt::MatchRecursive);
            QVERIFY2(m_person->clickBox(*tree, found.value(0)), operation);
            QCOMPARE(found.front().data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
        }
        QVERIFY(Newcomer::waitForText(*dialog, QStringLiteral("with these tools")));
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("chosen")));
    }

    void decideAndTry()
    {
        auto *dialog = shownDialog<CreateToolsDialog>();
        QVERIFY(m_person->clickTab(*dialog, QStringLiteral("Arguments")));
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("arguments")));
        QVERIFY(m_person->clickTab(*dialog, QStringLiteral("Result")));
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("result")));
        QVERIFY(m_person->clickTab(*dialog, QStringLiteral("Try")));
        QVERIFY(m_person->click(*dialog, QStringLiteral("Try")));
        QVERIFY(Newcomer::waitForText(*dialog, QStringLiteral("Response after")));
        QVERIFY(m_person->keepPicture(*dialog, QStringLiteral("tried")));
        QVERIFY(m_person->click(*dialog, QStringLiteral("Save 5 tools")));
        QTRY_COMPARE_WITH_TIMEOUT(workspaceNow().entries(workspace::ObjectKind::Tool).size(), std::size_t(5),
                                  kRestPatience);
        QTRY_VERIFY(!shownDialog<CreateToolsDialog>());
        QVERIFY(m_person->keepPicture(*m_person->window, QStringLiteral("saved")));
    }

    void callAsAgent()
    {
        const auto connection = test::await(m_person->engine.connectGuest({}));
        QVERIFY(connection);
        const PlainClient client(*connection);
        const json::Value listed = client.ask("tools/list", {}, {});
        int found = 0;
        for (const json::Value &tool : listed["tools"].elements()) {
            for (const char *name : {"list_pets", "get_pet", "create_pet", "delete_pet", "list_owners"})
                found += tool["name"].toString() == name ? 1 : 0;
        }
        QCOMPARE(found, 5);
        const json::Value pet =
            client.ask("tools/call", "get_pet", R"("name":"get_pet","arguments":{"petId":7},)");
        QVERIFY(!pet["isError"].toBool());
        QVERIFY(pet["content"][std::size_t{0}]["text"].toString().find("Rex") != std::string_view::npos);
        QCOMPARE(m_server->lastLine(), std::string("GET /v1/pets/7"));
    }

    void followAChange()
    {
        m_server->setDescription(PetServer::petDescription(
            ",{'name':'owner','in':'query','required':true,'schema':{'type':'string'}}"));
        auto *rail = m_person->window->findChild<NavigationRail *>();
        const QModelIndexList page =
            rail->model()->match(rail->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Endpoints"));
        QVERIFY(m_person->clickRow(*rail, page.value(0)));
        QTRY_VERIFY_WITH_TIMEOUT(m_person->window->findChild<DescriptionPane *>(), kRestPatience);
        auto *pane = m_person->window->findChild<DescriptionPane *>();
        QVERIFY(m_person->clickTab(*m_person->window, QStringLiteral("REST API")));
        QVERIFY(m_person->keepPicture(*m_person->window, QStringLiteral("endpoint")));
        QVERIFY(m_person->click(*pane, QStringLiteral("Refresh")));
        QVERIFY(Newcomer::waitForText(*pane, QStringLiteral("1 tool does not fit the description: get_pet")));
        QVERIFY(m_person->keepPicture(*m_person->window, QStringLiteral("drift")));
        QVERIFY(m_person->click(*pane, QStringLiteral("Repair")));
        QVERIFY(Newcomer::waitForText(*pane, QStringLiteral("Repaired 1 tool: get_pet (added owner).")));
        const auto health = [this] {
            return m_person->engine.workspaceClient().state().health->of("get_pet")->state();
        };
        QTRY_COMPARE_WITH_TIMEOUT(health(), workspace::HealthState::Ok, kRestPatience);
        QVERIFY(m_person->keepPicture(*m_person->window, QStringLiteral("repaired")));
        std::string shrunk = PetServer::petDescription(
            ",{'name':'keeper','in':'query','required':true,'schema':{'type':'string'}}");
        for (const auto &[before, now] : {std::pair<std::string, std::string>("'/owners'", "'/keepers'"),
                                          {"'listOwners'", "'listKeepers'"}})
            shrunk.replace(shrunk.find(before), before.size(), now);
        m_server->setDescription(shrunk);
        QVERIFY(m_person->click(*pane, QStringLiteral("Refresh")));
        QVERIFY(Newcomer::waitForText(*pane, QStringLiteral("2 tools do not fit the description")));
        QVERIFY(Newcomer::waitForText(
            *pane,
            QStringLiteral("list_owners: The API's description has no operation that the tool could call. "
                           "Choose another operation, or delete the tool.")));
        QVERIFY(m_person->click(*pane, QStringLiteral("Repair")));
        QVERIFY(Newcomer::waitForText(
            *pane, QStringLiteral("Repaired 1 tool: get_pet (removed owner; added keeper).")));
        QVERIFY(
            Newcomer::waitForText(*pane, QStringLiteral("1 tool does not fit the description: list_owners")));
        QVERIFY(m_person->keepPicture(*m_person->window, QStringLiteral("partly-repaired")));
    }

    std::unique_ptr<PetServer> m_server;
    std::unique_ptr<Newcomer> m_person;
};

TOOLTRAY_TEST(RestWayTest)
#include "restwaytest.moc"
