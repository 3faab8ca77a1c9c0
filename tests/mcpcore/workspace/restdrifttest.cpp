// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/restdrift.h"
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

// Tables have ' in place of ".
constexpr const char *kDescription =
    "{'openapi':'3.1.0','info':{'title':'Pets','version':'1'},'servers':[{'url':'/v1'}],"
    "'security':[{'key':[]}],'paths':{"
    "'/pets':{"
    "'get':{'operationId':'listPets','summary':'Lists pets.','parameters':["
    "{'name':'status','in':'query','schema':{'type':'string','enum':['available','sold','pending']}},"
    "{'name':'tags','in':'query','schema':{'type':'array','items':{'type':'string'}}},"
    "{'name':'page','in':'query','schema':{'type':'integer'}},"
    "{'name':'per_page','in':'query','schema':{'type':'integer','maximum':100}}],"
    "'responses':{'200':{'description':'','content':{'application/"
    "json':{'schema':{'type':'object','properties':"
    "{'items':{'type':'array','items':{'$ref':'#/components/schemas/Pet'}},'total':{'type':'integer'}}}}}}}},"
    "'post':{'operationId':'createPet','summary':'Adds a pet.','requestBody':{'required':true,'content':"
    "{'application/json':{'schema':{'$ref':'#/components/schemas/NewPet'}}}},"
    "'responses':{'201':{'description':'','content':{'application/json':{'schema':"
    "{'$ref':'#/components/schemas/Pet'}}}}}}},"
    "'/pets/{petId}':{"
    "'get':{'operationId':'getPet','summary':'One pet.','parameters':["
    "{'name':'petId','in':'path','required':true,'schema':{'type':'integer','minimum':1}},"
    "{'name':'X-Request-Id','in':'header','schema':{'type':'string'}}],"
    "'responses':{'200':{'description':'','content':{'application/json':{'schema':"
    "{'$ref':'#/components/schemas/Pet'}}}}}},"
    "'delete':{'operationId':'deletePet','summary':'Removes a pet.','parameters':["
    "{'name':'petId','in':'path','required':true,'schema':{'type':'integer'}}],"
    "'responses':{'204':{'description':''}}}},"
    "'/orders':{'get':{'operationId':'listOrders','summary':'Lists orders.','parameters':["
    "{'name':'since','in':'query','schema':{'type':'string','format':'date'}}],"
    "'responses':{'200':{'description':'','content':{'application/"
    "json':{'schema':{'type':'object','properties':"
    "{'data':{'type':'array','items':{'type':'object','properties':{'id':{'type':'string'},"
    "'amount':{'type':'number'}}}},'next':{'type':'string'}}}}}}}}},"
    "'/search':{'get':{'operationId':'search','summary':'Searches.','parameters':["
    "{'name':'q','in':'querystring','content':{'application/x-www-form-urlencoded':{'schema':"
    "{'type':'object','properties':{'term':{'type':'string'}}}}}}],"
    "'responses':{'200':{'description':''}}}}},"
    "'components':{'securitySchemes':{'key':{'type':'apiKey','in':'header','name':'X-Key'},"
    "'other':{'type':'http','scheme':'bearer'}},"
    "'schemas':{'Pet':{'type':'object','properties':{'id':{'type':'integer'},'name':{'type':'string'},"
    "'status':{'type':'string'}}},"
    "'NewPet':{'type':'object','required':['name'],'properties':{'name':{'type':'string'},"
    "'owner':{'type':'string'},'age':{'type':['integer','null']}}}}}}";

} // namespace

// Prepared changes of a description against saved tools: the broken ones are named, and no other.
class RestDriftTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_before = samples::describedApi(kDescription);
        QVERIFY(m_before);
        const Endpoint endpoint = samples::describedEndpoint("pets");
        Edit edit{"Set up", Origin::Person, {}};
        edit.steps.push_back(PutObject{endpoint});
        for (const openapi::ApiOperation &operation : m_before->operations) {
            Result<DerivedTool> derived =
                ToolDeriver(*m_before, endpoint).derive(operation, DerivedFor::Saving);
            VERIFY_RESULT(derived);
            ToolVersion &version = derived->tool.versions.begin()->second;
            if (operation.id == "getPet")
                version.result.path = "/name";
            if (operation.id == "listPets")
                version.result.rename = {{"/total", "count"}};
            if (operation.id == "listOrders")
                version.result.rename = {{"/data/*/id", "key"}};
            if (operation.id == "createPet") // nobody is to say how old it is
                std::erase_if(
                    std::get<ObjectSource>(std::get<RestRequest>(*version.operation).body->source).members,
                    [](const NamedBinding &member) { return member.name == "age"; });
            edit.steps.push_back(PutObject{derived->tool});
        }
        const Result<Applied> applied = apply(*Workspace::create({}), edit);
        VERIFY_RESULT(applied);
        m_workspace = applied->workspace;
    }

    void brokenToolsAreNamed_data()
    {
        addColumns<QString, QString, QString>("from", "to", "broken");
        const auto row = [](const char *name, const char *from, const char *to, const char *broken) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                << QString::fromUtf8(broken);
        };
        // What breaks.
        row("an operation is gone", "'delete':{'operationId'", "'trace':{'operationId'", "delete_pet");
        row("a path is gone", "'/orders':", "'/purchases':", "list_orders");
        row("a new required parameter", "{'name':'since','in':'query',",
            "{'name':'tenant','in':'query','required':true,'schema':{'type':'string'}},{'name':'since','in':'"
            "query',",
            "list_orders");
        row("a parameter became required", "{'name':'since','in':'query',",
            "{'name':'since','required':true,'in':'query',", "list_orders");
        row("a parameter is gone", "{'name':'since','in':'query',", "{'name':'until','in':'query',",
            "list_orders");
        row("a parameter moved", "{'name':'since','in':'query',", "{'name':'since','in':'header',",
            "list_orders");
        row("a list is written differently", "{'name':'tags','in':'query',",
            "{'name':'tags','in':'query','explode':false,", "list_pets");
        row("a part of a whole query is of another type", "'term':{'type':'string'}",
            "'term':{'type':'integer'}", "search");
        row("a value is gone", "['available','sold','pending']", "['available','sold']", "list_pets");
        row("a type is another one", "'schema':{'type':'integer','minimum':1}", "'schema':{'type':'string'}",
            "get_pet");
        row("a bound is tighter", "'minimum':1", "'minimum':10", "get_pet");
        row("a bound is new", "{'type':'string','format':'date'}", "{'type':'string','maxLength':4}",
            "list_orders");
        row("what pages are asked by is gone", "{'name':'page','in':'query',",
            "{'name':'seite','in':'query',", "list_pets");
        row("a property became required", "'required':['name']", "'required':['name','age']", "create_pet");
        row("an optional property became required", "'required':['name']", "'required':['name','owner']",
            "create_pet");
        row("a property is gone", "'owner':{'type':'string'}", "'holder':{'type':'string'}", "create_pet");
        row("a property is of another type", "'owner':{'type':'string'}", "'owner':{'type':'integer'}",
            "create_pet");
        row("a body of another type", "'requestBody':{'required':true,'content':{'application/json'",
            "'requestBody':{'required':true,'content':{'application/xml'", "create_pet");
        row("what is returned is gone", "'name':{'type':'string'},'status'",
            "'title':{'type':'string'},'status'", "get_pet");
        row("the list is gone", "{'items':{'type':'array'", "{'pets':{'type':'array'", "list_pets");
        row("the next page is gone", "'next':{'type':'string'}", "'more':{'type':'string'}", "list_orders");
        row("what is returned under another name is gone", "'total':{'type':'integer'}",
            "'sum':{'type':'integer'}", "list_pets");
        row("what items are returned with under another name is gone", "{'id':{'type':'string'},",
            "{'key':{'type':'string'},", "list_orders");
        row("other credentials", "'security':[{'key':[]}]", "'security':[{'other':[]}]",
            "create_pet,delete_pet,get_pet,list_orders,list_pets,search");
        row("a key is sent elsewhere", "'in':'header','name':'X-Key'", "'in':'query','name':'X-Key'",
            "create_pet,delete_pet,get_pet,list_orders,list_pets,search");
        row("one more credential", "'security':[{'key':[]}]", "'security':[{'key':[],'other':[]}]",
            "create_pet,delete_pet,get_pet,list_orders,list_pets,search");
        // What does not.
        row("nothing", "'title':'Pets'", "'title':'Pets'", "");
        row("a title", "'title':'Pets'", "'title':'Animals'", "");
        row("a new operation", "'/orders':", "'/owners':{'get':{}},'/orders':", "");
        row("a new optional parameter", "{'name':'since','in':'query',",
            "{'name':'until','in':'query','schema':{'type':'string'}},{'name':'since','in':'query',", "");
        row("an operation is renamed", "'operationId':'getPet'", "'operationId':'fetchPet'", "");
        row("a placeholder is renamed", "petId", "id", "");
        row("a new value", "['available','sold','pending']", "['available','sold','pending','lost']", "");
        row("a wider type", "{'name':'page','in':'query','schema':{'type':'integer'}}",
            "{'name':'page','in':'query','schema':{'type':'number'}}", "");
        row("a bound is gone", "{'type':'integer','minimum':1}", "{'type':'integer'}", "");
        row("a new optional property", "'owner':{'type':'string'}",
            "'owner':{'type':'string'},'colour':{'type':'string'}", "");
        row("a property that no tool sends is gone", "'age':{'type':['integer','null']}",
            "'years':{'type':'integer'}", "");
        row("a header that no tool sends is gone", "{'name':'X-Request-Id','in':'header',",
            "{'name':'X-Span-Id','in':'header',", "");
        row("a property that no tool returns is gone", "'status':{'type':'string'}}}",
            "'state':{'type':'string'}}}", "");
        row("a property of an item is gone", "'amount':{'type':'number'}", "'sum':{'type':'number'}", "");
        row("a new property in the answer", "'total':{'type':'integer'}",
            "'total':{'type':'integer'},'took':{'type':'number'}", "");
        row("one more way to sign in", "'security':[{'key':[]}]", "'security':[{'key':[]},{'other':[]}]", "");
        row("no need to sign in", "'security':[{'key':[]}]", "'security':[{'key':[]},{}]", "");
        row("another text", "'summary':'One pet.'", "'summary':'Returns a pet.'", "");
        row("a list written the same way", "{'name':'tags','in':'query',",
            "{'name':'tags','in':'query','style':'form','explode':true,", "");
        row("a body of one more type", "'requestBody':{'required':true,'content':{'application/json'",
            "'requestBody':{'required':true,'content':{'application/xml':{},'application/json'", "");
        row("allOf of one", "'schema':{'type':'integer','minimum':1}",
            "'schema':{'allOf':[{'type':'integer','minimum':1}]}", "");
        row("what is deprecated", "'operationId':'listOrders'",
            "'operationId':'listOrders','deprecated':true", "");
    }

    void brokenToolsAreNamed()
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QFETCH(const QString, broken);
        QString text = QString::fromUtf8(kDescription);
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const openapi::ApiPointer after = samples::describedApi(text.toStdString());
        QVERIFY(after);
        QStringList named;
        std::string all;
        for (const ToolDrift &drift : restDrift(*m_workspace, "pets", *m_before, *after)) {
            const bool isBroken = std::ranges::any_of(drift.changes, [&](const openapi::ApiChange &change) {
                all += drift.tool + ": " + change.coordinate + " " + change.message.text() + "\n";
                return change.kind == openapi::ApiChangeKind::Breaking;
            });
            if (isBroken)
                named.append(QString::fromStdString(drift.tool));
        }
        named.sort();
        QVERIFY2(named.join(QLatin1Char(',')) == broken,
                 (named.join(QLatin1Char(',')).toStdString() + "\n" + all).c_str());
    }

private:
    openapi::ApiPointer m_before;
    WorkspacePtr m_workspace;
};

TOOLTRAY_TEST(RestDriftTest)
#include "restdrifttest.moc"
