// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/petserver.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;

namespace {

workspace::Endpoint named(const std::string &name)
{
    workspace::Endpoint endpoint;
    endpoint.name = name;
    return endpoint;
}

} // namespace

// What the window asks about a REST API.
class ApiClientTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<test::PetServer>();
        m_server->setDescription(test::PetServer::petDescription());
        m_folder = std::make_unique<test::TemporaryFolder>();
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
        VERIFY_RESULT(await(m_engine->open()));
        workspace::Endpoint endpoint = named("pets");
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        endpoint.api.location = m_server->url("/docs/openapi.json");
        put(endpoint);
    }

    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
        m_server.reset();
    }

    void aServerLeadsToItsDescription_data()
    {
        addColumns<QString, QString>("path", "found");
        QTest::newRow("server") << QStringLiteral("") << QStringLiteral("/openapi.json");
        QTest::newRow("server with slash") << QStringLiteral("/") << QStringLiteral("/openapi.json");
        QTest::newRow("below the server") << QStringLiteral("/v1") << QStringLiteral("/openapi.json");
        QTest::newRow("description") << QStringLiteral("/docs/openapi.json")
                                     << QStringLiteral("/docs/openapi.json");
    }

    void aServerLeadsToItsDescription()
    {
        QFETCH(QString, path);
        QFETCH(QString, found);
        workspace::Endpoint endpoint = named("new");
        endpoint.url = m_server->url(path.toStdString());
        const auto probe = await(m_engine->workspaceClient().probe(endpoint, Looking::ForDescription));
        VERIFY_RESULT(probe);
        QVERIFY(probe->description);
        QCOMPARE(probe->descriptionUrl, m_server->url(found.toStdString()));
        QCOMPARE(probe->description->title, std::string("Pets"));
        QCOMPARE(probe->description->operations, std::size_t(7));
        QCOMPARE(probe->description->unusable, std::size_t(1));
        QVERIFY(probe->description->url.ends_with("/v1"));
    }

    void keysAreOfferedWhereTheyAreSent_data()
    {
        using Place = workspace::Credential::Place;
        QTest::addColumn<Place>("place");
        QTest::newRow("header") << Place::Header;
        QTest::newRow("query") << Place::Query;
        QTest::newRow("cookie") << Place::Cookie;
    }

    void keysAreOfferedWhereTheyAreSent()
    {
        QFETCH(workspace::Credential::Place, place);
        std::string description = test::PetServer::petDescription();
        const std::string_view schemas = "'components':{";
        description.insert(description.find(schemas) + schemas.size(),
                           std::string("'securitySchemes':{'key':{'type':'apiKey','name':'pet_key','in':'")
                               + QTest::currentDataTag() + "'}},");
        description.insert(1, "'security':[{'key':[]}],");
        m_server->setDescription(description);
        workspace::Endpoint endpoint = named("new");
        endpoint.url = m_server->url("/");
        const auto probe = await(m_engine->workspaceClient().probe(endpoint, Looking::ForDescription));
        VERIFY_RESULT(probe);
        QVERIFY(probe->description && probe->description->needsCredential);
        QCOMPARE(probe->description->needing, probe->description->operations - probe->description->unusable);
        const AuthenticationOffer &offer = probe->description->offers.at(0);
        QVERIFY(offer.scheme == workspace::Credential::Scheme::ApiKey);
        QCOMPARE(offer.place, place);
        QCOMPARE(offer.headerName, std::string("pet_key"));
    }

    void whatIsSavedIsNotLookedAround()
    {
        workspace::Endpoint endpoint = named("new");
        endpoint.url = m_server->url("/");
        const auto probe = await(m_engine->workspaceClient().probe(endpoint));
        VERIFY_RESULT(probe);
        QVERIFY(!probe->description);
    }

    void whatIsNoApiIsNone()
    {
        m_server->setDescription("<html>");
        workspace::Endpoint endpoint = named("new");
        endpoint.url = m_server->url("/");
        const std::size_t before = m_server->requests();
        const auto probe = await(m_engine->workspaceClient().probe(endpoint, Looking::ForDescription));
        VERIFY_RESULT(probe);
        QVERIFY(!probe->description);
        QCOMPARE(probe->status, 404);
        QVERIFY2(m_server->requests() - before < 18,
                 qPrintable(QString::number(m_server->requests() - before)));
    }

    void operationsAreListedAndFound()
    {
        const auto outline = await(m_engine->apis().outline("pets"));
        VERIFY_RESULT(outline);
        QCOMPARE((*outline)->size(), std::size_t(7));
        const OutlineOperation &first = (*outline)->front();
        QCOMPARE(first.key, std::string("listPets"));
        QCOMPARE(first.method + ' ' + first.path, std::string("GET /pets"));
        QCOMPARE(first.tag, std::string("pets"));
        QVERIFY(first.isReadOnly && first.unusable.empty() && first.tool.empty());
        const auto isTrace = [](const OutlineOperation &operation) { return operation.method == "TRACE"; };
        const auto trace = std::ranges::find_if(**outline, isTrace);
        QVERIFY(trace != (*outline)->end() && !trace->unusable.empty());
        const auto keys = await(m_engine->apis().search("pets", "remove a pet"));
        VERIFY_RESULT(keys);
        QVERIFY(!keys->empty());
        QCOMPARE(keys->front(), std::string("deletePet"));
        QCOMPARE(await(m_engine->apis().outline("nobody")).error().code, std::string("endpoint_unknown"));
    }

    void operationsBecomeTools()
    {
        const auto tools = await(m_engine->apis().tools("pets", {"getPet", "createPet", "nothing"}));
        VERIFY_RESULT(tools);
        QCOMPARE(tools->size(), std::size_t(3));
        QCOMPARE((*tools)[0].tool.name, std::string("get_pet"));
        QVERIFY((*tools)[0].response["properties"].contains("status"));
        QCOMPARE((*tools)[1].tool.name, std::string("create_pet"));
        QVERIFY((*tools)[2].problem);
        put((*tools)[0].tool);
        const auto outline = await(m_engine->apis().outline("pets"));
        VERIFY_RESULT(outline);
        const auto got =
            std::ranges::find((*outline)->begin(), (*outline)->end(), "getPet", &OutlineOperation::key);
        QCOMPARE(got->tool, std::string("get_pet"));
    }

    void aRequestIsRecognized()
    {
        workspace::RestRequest request{.path = "/v1/pets/{id}"};
        auto described = await(m_engine->apis().recognize("pets", request));
        VERIFY_RESULT(described);
        QCOMPARE(described->key, std::string("getPet"));
        QVERIFY(!described->isLinked);
        QCOMPARE(described->values.size(), std::size_t(1));
        QCOMPARE(described->values[0].name, std::string("petId"));
        request.operation = "getPet";
        described = await(m_engine->apis().recognize("pets", request));
        QVERIFY(described && described->isLinked);
        request = {.path = "/v1/pets"};
        described = await(m_engine->apis().recognize("pets", request));
        QVERIFY(described);
        QCOMPARE(described->values[0].choices, (std::vector{json::Value("available"), json::Value("sold")}));
        request.query.push_back({"stauts", {workspace::ParameterSource{"stauts"}}});
        described = await(m_engine->apis().recognize("pets", request));
        QVERIFY(described);
        QCOMPARE(described->unknown.size(), std::size_t(1));
        QCOMPARE(described->unknown[0].place + ' ' + described->unknown[0].name, std::string("query stauts"));
        described = await(m_engine->apis().recognize("pets", {.path = "/elsewhere"}));
        QVERIFY(described && described->key.empty());
    }

    void changesBreakAndRepairTools()
    {
        const auto tools = await(m_engine->apis().tools("pets", {"getPet"}));
        VERIFY_RESULT(tools);
        put((*tools)[0].tool);
        m_server->setDescription(test::PetServer::petDescription(
            ",{'name':'owner','in':'query','required':true,'schema':{'type':'string'}}"));
        VERIFY_RESULT(await(m_engine->workspaceClient().refreshSchema("pets")));
        const auto described = [this] {
            return m_engine->workspaceClient().state().schemas.at("pets").described;
        };
        QTRY_COMPARE(described().changes.size(), std::size_t(1));
        const DescriptionState state = described();
        QCOMPARE(state.changes[0].coordinate, std::string("GET /pets/{petId}#query.owner"));
        QVERIFY(state.changes[0].kind == DescriptionChange::Kind::Breaking);
        QCOMPARE(state.changes[0].tools, (std::vector<std::string>{"get_pet"}));
        const auto repaired = await(m_engine->apis().repaired("pets", (*tools)[0].tool));
        VERIFY_RESULT(repaired);
        QVERIFY(repaired->versions.begin()->second.parameters["properties"].contains("owner"));
        const auto again = await(m_engine->apis().repaired("pets", *repaired));
        QVERIFY(!again);
        QCOMPARE(again.error().code, std::string("not_repairable"));
    }

    void aLossIsAccepted()
    {
        VERIFY_RESULT(await(m_engine->apis().outline("pets")));
        m_server->setDescription(
            "{'openapi':'3.0.3','info':{'title':'Pets','version':'2.0'},'paths':{'/pets':{'get':{"
            "'operationId':'listPets','responses':{'200':{'description':''}}}}}}");
        QVERIFY(!await(m_engine->workspaceClient().refreshSchema("pets")));
        const auto described = [this]() -> const DescriptionState & {
            return m_engine->workspaceClient().state().schemas.at("pets").described;
        };
        QTRY_VERIFY(described().isHeldBack());
        QCOMPARE(described().summary->operations, std::size_t(7));
        VERIFY_RESULT(await(m_engine->apis().accept("pets")));
        QTRY_COMPARE(described().summary->operations, std::size_t(1));
        QVERIFY(!described().problem);
    }

private:
    void put(const workspace::Object &object)
    {
        workspace::Edit edit{"Put", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{object});
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(edit)));
    }

    std::unique_ptr<test::PetServer> m_server;
    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
};

TOOLTRAY_TEST(ApiClientTest)
#include "apiclienttest.moc"
