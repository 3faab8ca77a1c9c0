// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/petserver.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;

namespace {

std::string description(const std::string &ofPet)
{
    return "{'openapi':'3.0.3','info':{'title':'Pets','version':'1'},'servers':[{'url':'/v1'}],'paths':{"
           "'/pets':{'get':{'operationId':'listPets','summary':'Lists all "
           "pets.','tags':['pets'],'parameters':["
           "{'name':'status','in':'query','schema':{'type':'string','enum':['available','sold']}},"
           "{'name':'tags','in':'query','schema':{'type':'array','items':{'type':'string'}}}],"
           "'responses':{'200':{'description':'','content':{'application/"
           "json':{'schema':{'type':'array','items':"
           "{'$ref':'#/components/schemas/Pet'}}}}}}},"
           "'post':{'operationId':'createPet','summary':'Adds a "
           "pet.','requestBody':{'required':true,'content':{"
           "'application/json':{'schema':{'$ref':'#/components/schemas/NewPet'}}}}}},"
           "'/pets/{petId}':{'get':{'operationId':'getPet','summary':'Returns one pet.','parameters':["
           "{'name':'petId','in':'path','required':true,'schema':{'type':'integer','minimum':1}}"
           + ofPet
           + "],'responses':{'200':{'description':'','content':{'application/json':{'schema':"
             "{'$ref':'#/components/schemas/Pet'}}}}}}}},"
             "'components':{'schemas':{'Pet':{'type':'object','properties':{'id':{'type':'integer'},"
             "'name':{'type':'string'},'status':{'type':'string'}}},"
             "'NewPet':{'type':'object','required':['name'],'properties':{'name':{'type':'string'},"
             "'status':{'type':'string','nullable':true},'chip':{'type':'object','properties':{'$id':{'type':"
             "'string'},'maker':{'type':'string','nullable':true}}}}}}}}";
}

// Tables and expectations have ' in place of ".
std::string unquoted(std::string text)
{
    std::ranges::replace(text, '"', '\'');
    return text;
}

} // namespace

// An agent uses a REST API through its description: from the URL to a saved tool that outlives a change, or does not.
class DescribedApiTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<test::PetServer>();
        m_server->setDescription(description({}));
        m_folder = std::make_unique<test::TemporaryFolder>();
        open();
        workspace::Endpoint endpoint;
        endpoint.name = "pets";
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        endpoint.api.location = m_server->url("/docs/openapi.json");
        endpoint.mutations = workspace::MutationPolicy::Allow;
        workspace::Edit edit{"Add the API", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{endpoint});
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(edit)));
    }

    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
        m_server.reset();
    }

    void operationsAreFoundDescribedAndChecked()
    {
        const json::Value found = structured("search_schema", "{'query':'list all pets','endpoint':'pets'}");
        QCOMPARE(found["hits"][std::size_t{0}]["coordinate"].toString(), std::string_view("GET /pets"));
        const std::string told = text("get_schema_info", "{'type_name':'getPet','endpoint':'pets'}");
        QVERIFY2(told.find("GET /pets/{petId}(petId: integer!") != std::string::npos, told.c_str());
        const json::Value checked =
            structured("validate_graphql_query", "{'query':'getPet','variables':{'id':7},'endpoint':'pets'}");
        QVERIFY(!checked["valid"].toBool());
        QVERIFY2(json::write(checked["errors"]).find("petId") != std::string::npos,
                 json::write(checked).c_str());
        QVERIFY(structured("validate_graphql_query",
                           "{'query':'getPet','variables':{'petId':7},'endpoint':'pets'}")["valid"]
                    .toBool());
    }

    void operationsAreRun()
    {
        const json::Value pet = structured(
            "execute_graphql_query",
            "{'query':'GET /pets/{petId}','variables':{'petId':7},'endpoint':'pets','format':'json'}");
        QCOMPARE(unquoted(json::write(pet)), std::string("{'id':7,'name':'Rex','status':'sold'}"));
        QCOMPARE(m_server->lastLine(), std::string("GET /v1/pets/7"));
        text("execute_graphql_query",
             "{'query':'listPets','variables':{'status':'sold','tags':['a','b']},'endpoint':'pets'}");
        QCOMPARE(m_server->lastLine(), std::string("GET /v1/pets?status=sold&tags=a&tags=b"));
        text("execute_graphql_query", "{'query':'createPet','variables':{'name':'Tom'},'endpoint':'pets'}");
        QCOMPARE(m_server->lastLine(), std::string("POST /v1/pets"));
        QCOMPARE(m_server->lastBody(), std::string("{'name':'Tom'}"));
    }

    // Nulls that the API does not know are those of clients that have nothing to say, and so are all nulls of who passes
    // each argument.
    void nullIsAValueWhereTheDescriptionSaysSo()
    {
        text("create_saved_query_tool", "{'tool_name':'add_pet','description':'Adds a pet.',"
                                        "'graphql_query':'createPet','endpoint':'pets'}");
        const auto sent = [this](const std::string &arguments) {
            text("add_pet", arguments);
            return m_server->lastBody();
        };
        QCOMPARE(sent("{'name':'Tom','status':null}"), std::string("{'name':'Tom','status':null}"));
        QCOMPARE(sent("{'name':'Tom','chip':null}"), std::string("{'name':'Tom'}"));
        QCOMPARE(sent("{'name':'Tom','status':null,'chip':null}"), std::string("{'name':'Tom'}"));
        QCOMPARE(sent("{'name':'Tom','chip':{'$id':'7','maker':null}}"),
                 std::string("{'name':'Tom','chip':{'$id':'7','maker':null}}"));
        QCOMPARE(sent("{'name':'Tom','status':null,'chip':{'$id':'7','maker':null}}"),
                 std::string("{'name':'Tom','chip':{'$id':'7'}}"));
        QVERIFY(call("add_pet", "{'name':null,'status':'sold'}").isError);
        QCOMPARE(sent("{'name':'Tom','chip':{'$id':'7'}}"), std::string("{'name':'Tom','chip':{'$id':'7'}}"));
    }

    void whatDoesNotFitIsNotSent()
    {
        structured("get_schema_info", "{'endpoint':'pets','format':'json'}"); // the description is there
        const std::size_t before = m_server->requests();
        const TrialAnswer answer =
            call("execute_graphql_query", "{'query':'getPet','variables':{'petId':0},'endpoint':'pets'}");
        QVERIFY(answer.isError);
        QCOMPARE(answer.error->code, std::string("variables_invalid"));
        QCOMPARE(call("execute_graphql_query", "{'query':'getPets','endpoint':'pets'}").error->code,
                 std::string("operation_unknown"));
        QCOMPARE(m_server->requests(), before);
    }

    // What clients are shown is simpler than what the description says: all of it counts.
    void savedToolsEnforceWhatTheyDoNotShow()
    {
        structured(
            "create_saved_query_tool",
            "{'tool_name':'find_pet','description':'Finds a pet.','graphql_query':'getPet','endpoint':'pets',"
            "'parameter_schema':{'type':'object','properties':{'petId':{'type':'integer'}},"
            "'required':['petId']}}");
        const std::size_t before = m_server->requests();
        const TrialAnswer answer = call("find_pet", "{'petId':0}");
        QVERIFY(answer.isError);
        QCOMPARE(answer.error->code, std::string("arguments_invalid"));
        QVERIFY2(answer.text.find("petId") != std::string::npos, answer.text.c_str());
        QCOMPARE(m_server->requests(), before);
        QVERIFY(text("find_pet", "{'petId':7}").find("Rex") != std::string::npos);
    }

    void aSavedToolIsHeldAgainstTheNextDescription()
    {
        const json::Value saved =
            structured("create_saved_query_tool", "{'tool_name':'find_pet','description':'Finds a pet.',"
                                                  "'graphql_query':'getPet','endpoint':'pets'}");
        QVERIFY2(saved["parameters"]["properties"].contains("petId"), json::write(saved).c_str());
        text("create_saved_query_tool", "{'tool_name':'list_pets','description':'Lists pets.',"
                                        "'graphql_query':'listPets','endpoint':'pets'}");
        QVERIFY(text("find_pet", "{'petId':7}").find("Rex") != std::string::npos);

        m_server->setDescription(
            description(",{'name':'owner','in':'query','required':true,'schema':{'type':'string'}}"));
        const json::Value news = structured("refresh_schema", "{'endpoint':'pets'}");
        const std::string all = json::write(news);
        QVERIFY2(news["broken_tools"].size() == 1, all.c_str());
        QCOMPARE(news["broken_tools"][std::size_t{0}]["name"].toString(), std::string_view("find_pet"));
        QVERIFY2(news["broken_tools"][std::size_t{0}]["errors"][std::size_t{0}].toString().find(
                     "requires the query parameter \"owner\"")
                     != std::string_view::npos,
                 all.c_str());
        QVERIFY2(news["affected_tools"].size() == 1, all.c_str());
        QCOMPARE(news["affected_tools"][std::size_t{0}]["name"].toString(), std::string_view("find_pet"));
        QCOMPARE(news["affected_tools"][std::size_t{0}]["changes"][std::size_t{0}]["kind"].toString(),
                 std::string_view("breaking"));
        const json::Value listed = structured("list_saved_tools", "{}");
        QCOMPARE(listed["tools"][std::size_t{0}]["health"]["state"].toString(), std::string_view("broken"));
        QCOMPARE(listed["tools"][std::size_t{1}]["health"]["state"].toString(), std::string_view("ok"));
    }

    void whatBecomesRequiredIsRefusedAndRepaired()
    {
        structured("create_saved_query_tool", "{'tool_name':'add_pet','description':'Adds a pet.',"
                                              "'graphql_query':'createPet','endpoint':'pets'}");
        QVERIFY(!call("add_pet", "{'name':'Tom'}").isError);
        std::string next = description({});
        const std::string_view required = "'required':['name']";
        next.replace(next.find(required), required.size(), "'required':['name','status']");
        m_server->setDescription(next);
        const json::Value news = structured("refresh_schema", "{'endpoint':'pets'}");
        QVERIFY2(news["broken_tools"].size() == 1, json::write(news).c_str());
        QCOMPARE(news["broken_tools"][std::size_t{0}]["name"].toString(), std::string_view("add_pet"));
        const std::size_t before = m_server->requests();
        const TrialAnswer answer = call("add_pet", "{'name':'Tom'}");
        QVERIFY(answer.isError);
        QCOMPARE(answer.error->code, std::string("arguments_invalid"));
        QVERIFY2(answer.text.find("status") != std::string::npos, answer.text.c_str());
        QCOMPARE(m_server->requests(), before);
        QVERIFY(!call("add_pet", "{'name':'Tom','status':'sold'}").isError);
        QVERIFY(!call("add_pet", "{'name':'Tom','status':null}").isError); // which is a value of it

        const workspace::WorkspacePtr workspace = m_engine->workspaceClient().state().workspace;
        const auto repaired =
            await(m_engine->apis().repaired("pets", *workspace->find<workspace::Tool>("add_pet")));
        VERIFY_RESULT(repaired);
        workspace::Edit edit{"Repair", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{*repaired});
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(edit)));
        const auto state = [this] {
            const json::Value listed = structured("list_saved_tools", "{}");
            return std::string(listed["tools"][std::size_t{0}]["health"]["state"].toString());
        };
        QTRY_COMPARE(state(), std::string("ok"));
    }

    void theDescriptionOutlivesTheServer()
    {
        structured("get_schema_info", "{'endpoint':'pets','format':'json'}");
        m_engine.reset();
        m_server->setDescription("no description");
        open();
        const TrialAnswer refreshed = call("refresh_schema", "{'endpoint':'pets'}");
        QVERIFY(refreshed.isError);
        QVERIFY(text("get_schema_info", "{'endpoint':'pets'}").find("GET /pets") != std::string::npos);
    }

private:
    void open()
    {
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
        VERIFY_RESULT(await(m_engine->open()));
    }

    TrialAnswer call(const std::string &tool, std::string arguments)
    {
        std::ranges::replace(arguments, '\'', '"');
        Trial trial{.what = SavedTrial{tool},
                    .arguments = json::parse(arguments).value,
                    .mode = Trial::Mode::Call,
                    .origin = journal::EntryOrigin::CommandLine};
        const auto answer = await(m_engine->calls().run(std::move(trial)));
        if (!answer)
            qFatal("%s: %s", tool.c_str(), answer.error().message.c_str());
        return *answer;
    }

    json::Value structured(const std::string &tool, const std::string &arguments)
    {
        const TrialAnswer answer = call(tool, arguments);
        if (answer.isError)
            qWarning("%s: %s", tool.c_str(), answer.text.c_str());
        return answer.structured;
    }

    std::string text(const std::string &tool, const std::string &arguments)
    {
        const TrialAnswer answer = call(tool, arguments);
        if (answer.isError)
            qWarning("%s: %s", tool.c_str(), answer.text.c_str());
        return answer.text;
    }

    std::unique_ptr<test::PetServer> m_server;
    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
};

TOOLTRAY_TEST(DescribedApiTest)
#include "describedapitest.moc"
