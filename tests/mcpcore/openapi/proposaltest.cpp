// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/proposal/proposal.h"

#include "jsonschema/schema.h"
#include "openapi/proposal/operationnames.h"
#include "openapi/schema/plaintext.h"
#include "openapisample.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <set>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

ApiPointer withPaths(const std::string &paths, const std::string &rest = {},
                     const std::string &version = "3.0.3")
{
    return samples::read(samples::quoted("{'openapi':'" + version + "','info':{'title':'t','version':'1'},"
                                         + rest + "'paths':" + paths + "}"))
        .api;
}

} // namespace

class ProposalTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void operationsGetNames_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char *method, const char *path, const char *id, const char *name) {
            QTest::addRow("%s %s %s", method, path, id)
                << QByteArray(method) << QByteArray(path) << QByteArray(id) << QByteArray(name);
        };
        row("get", "/pets", "", "list_pets");
        row("get", "/api/v1/pets/{id}", "", "get_pet");
        row("post", "/pets", "", "create_pet");
        row("put", "/pets/{id}", "", "replace_pet");
        row("patch", "/pets/{id}", "", "update_pet");
        row("delete", "/pets/{id}", "", "delete_pet");
        row("query", "/pets", "", "query_pets");
        row("options", "/pets", "", "options_pets");
        row("get", "/", "", "list_root");
        row("get", "/a", "listPetsByIDs", "list_pets_by_ids");
        row("get", "/a", "HTTPServer.getOAuth2Token", "http_server_get_oauth2_token");
        row("get", "/a", "issues/list-for-repo", "issues_list_for_repo");
        row("get", "/items/", "read_items_items__get", "read_items");
        row("get", "/a", "PetsController_v1_findAll", "pets_find_all");
        row("get", "/a", "\xC3\xBC", "list_a");
        row("get", "/a", "2fa-status", "get_2fa_status");
        row("get", "/a", "getTheVeryLongNameOfAnOperationWithManyWordsThatNobodyWantsToReadByIdentifier",
            "get_very_long_name_many_words_to_read_identifier");
    }

    void operationsGetNames()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, name);
        const std::string said = id.isEmpty() ? std::string() : "'operationId':'" + id.toStdString() + "',";
        const ApiPointer api = withPaths("{'" + path.toStdString() + "':{'" + method.toStdString() + "':{"
                                         + said + "'responses':{}}}}");
        const std::string given = namesFor(api->operations).front();
        QVERIFY(given.size() <= 48);
        if (given.size() < 40)
            QCOMPARE(QByteArray::fromStdString(given), name);
    }

    void namesAreUnique()
    {
        std::string paths;
        for (int i = 0; i < 60; ++i)
            paths += (i == 0 ? "{'/" : ",'/") + std::string(i % 2 == 0 ? "first/" : "second/")
                     + std::string(std::size_t(i / 2), 'x') + "/{a}':{'get':{'operationId':'get"
                     + std::to_string(i % 3) + "','responses':{}},'post':{'responses':{}}}";
        const ApiPointer api = withPaths(paths + "}");
        const std::vector<std::string> names = namesFor(api->operations);
        QCOMPARE(std::set<std::string>(names.begin(), names.end()).size(), names.size());
        QCOMPARE(names.size(), std::size_t{120});
    }

    void argumentsGetAcceptedNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char *from, const char *name) { QTest::newRow(from) << QByteArray(name); };
        row("filter[user.name]", "filter_user_name");
        row("pet-id", "pet_id");
        row("$top", "top");
        row("@type", "type");
        row("StartTime<", "StartTime_before");
        row("StartTime>", "StartTime_after");
        row("ids[]", "ids");
        row("userId", "userId");
        row("_links", "_links");
        row("2fa", "_2fa");
        row("$.xgafv", "xgafv");
        row("\xC3\xBC", "value");
    }

    void argumentsGetAcceptedNames()
    {
        QFETCH(QByteArray, name);
        QCOMPARE(QByteArray::fromStdString(argumentName(QTest::currentDataTag(), ParameterPlace::Query)),
                 name);
        QCOMPARE(argumentName("X-Api-Version", ParameterPlace::Header), std::string("x_api_version"));
        QCOMPARE(argumentName(std::string(100, 'a'), ParameterPlace::Query).size(), std::size_t{64});
    }

    void namesOfSeveralPlacesStayApart()
    {
        const ApiPointer api = withPaths(
            "{'/l/"
            "{name}':{'put':{'parameters':[{'name':'name','in':'path','required':true,'schema':{'type':'"
            "string'}},"
            "{'name':'name','in':'query','schema':{'type':'string'}},{'name':'X-Key','in':'header','schema':{"
            "'type':'string'}}],"
            "'requestBody':{'required':true,'content':{'application/"
            "json':{'schema':{'type':'object','required':['name','kind'],'properties':{"
            "'name':{'type':'string'},'kind':{'type':'string','enum':['label']},'id':{'type':'integer','"
            "readOnly':true}}}}}},'responses':{}}}}",
            "'components':{'securitySchemes':{'k':{'type':'apiKey','in':'header','name':'x-key'}}},");
        const ToolProposal proposal = propose(*api, api->operations.front());
        QCOMPARE(json::write(proposal.shown),
                 samples::quoted("{'type':'object','properties':{'name':{'type':'string'},'body_name':{'type'"
                                 ":'string'},'name_query':{'type':'string'}},"
                                 "'required':['name','body_name'],'additionalProperties':false}"));
        QCOMPARE(proposal.hidden(), (std::vector<std::string>{"kind", "x_key"}));
        QVERIFY(proposal.effect == (OperationEffect{false, true, true}));
    }

    // Where null is a value: in a body, and not as a value of a query.
    void nullIsNamedWhereItIsAccepted()
    {
        const ApiPointer api = withPaths(
            "{'/"
            "a':{'post':{'parameters':[{'name':'q','in':'query','schema':{'type':'string','nullable':true}}],"
            "'requestBody':{'required':true,'content':{'application/json':{'schema':{'type':'object',"
            "'properties':{'title':{'type':'string'},'due':{'type':'string','nullable':true,'description':"
            "'When it is due'}}}}}}}}}");
        const ToolProposal proposal = propose(*api, api->operations.front());
        const json::Value &properties = proposal.shown["properties"];
        QCOMPARE(properties["due"]["description"].toString(),
                 std::string_view("When it is due. Can also be null."));
        QVERIFY(!properties["title"].contains("description"));
        QVERIFY(!properties["q"].contains("description"));
    }

    void schemasAreShownPlainly_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char *schema, const char *shown) {
            QTest::newRow(schema) << QByteArray(schema) << QByteArray(shown);
        };
        row("{'type':'string','nullable':true,'format':'uuid'}",
            "{'type':'string','description':'A UUID, such as 123e4567-e89b-12d3-a456-426614174000.'}");
        row("{'type':'string','format':'date','description':'When it is due'}",
            "{'type':'string','description':'When it is due. A date, such as 2026-11-30.'}");
        row("{'type':'string','format':'time'}",
            "{'type':'string','description':'A time with its offset, such as 12:30:00Z.'}");
        row("{'type':'string','format':'duration'}",
            "{'type':'string','description':'A duration, such as P1DT12H.'}");
        row("{'type':'string','format':'email'}",
            "{'type':'string','description':'An email address, such as name@example.com.'}");
        row("{'type':'string','format':'uri'}",
            "{'type':'string','description':'A URI, such as https://example.com/path.'}");
        row("{'type':'string','format':'ipv4'}",
            "{'type':'string','description':'An IPv4 address, such as 192.0.2.1.'}");
        row("{'type':'string','format':'password'}", "{'type':'string'}");
        row("{'type':'integer','format':'date'}", "{'type':'integer'}");
        row("{'allOf':[{'type':['string','null'],'maxLength':5},{'type':['integer','string'],'maxLength':3}]"
            "}",
            "{'type':'string','maxLength':3}");
        row("{'type':'string','format':'date-time'}", "{'type':'string','format':'date-time'}");
        row("{'type':'integer','enum':[1,2]}", "{'type':'integer','description':'Allowed: 1, 2.'}");
        row("{'enum':['*','__a__',1]}",
            "{'type':['string','integer'],'description':'Allowed: *, __a__, 1.'}");
        row("{'type':'string','enum':['true','false'],'default':'true'}",
            "{'type':'string','enum':['true','false'],'default':'true'}");
        row("{'type':'string','enum':['true','false'],'default':true}",
            "{'type':'string','enum':['true','false']}");
        row("{'type':'integer','minimum':1,'default':0}", "{'type':'integer','minimum':1}");
        row("{'allOf':[{'$ref':'#/components/schemas/N'},{'description':'d'}]}",
            "{'type':'integer','minimum':1,'description':'d'}");
        row("{'oneOf':[{'$ref':'#/components/schemas/N'},{'type':'string'}]}",
            "{'type':['integer','string'],'minimum':1}");
        row("{'anyOf':[{'type':'string','enum':['auto']},{'type':'string'}]}",
            "{'type':'string','description':'Such as auto.'}");
        row("{'oneOf':[{'type':'object','required':['a'],'properties':{'a':{}}},{'type':'string','enum':['']}"
            ","
            "{'type':'string'}]}",
            "{'type':['object','string'],'properties':{'a':{}},'required':['a']}");
        row("{'oneOf':[{'enum':['a']},{'enum':['b','c']}]}", "{'type':'string','enum':['a','b','c']}");
        row("{'oneOf':[{'type':'object','properties':{'kind':{'enum':['a']},'v':{'type':'string'}}},"
            "{'type':'object','properties':{'kind':{'enum':['b']},'v':{'type':'integer'}}}]}",
            "{'type':'object','properties':{'kind':{'type':'string','enum':['a','b']},"
            "'v':{'type':['string','integer']}},'description':'One of: kind, v; kind, v.'}");
        row("{'$ref':'#/components/schemas/T'}",
            "{'type':'object','properties':{'t':{'type':'object','description':'Its type is T, ask for the "
            "type to see all of it.'}}}");
        row("{'type':'array','items':{'type':'object','properties':{'a b':{}}}}",
            "{'type':'array','items':{'type':'object','description':'Members: a b.'}}");
        row("{'type':'object','description':'A filter','additionalProperties':false,'required':['$top'],"
            "'properties':{'$top':{'type':'integer'},'filter[x]':{},'c':{}}}",
            "{'type':'object','description':'A filter. Members: $top, filter[x], c.'}");
        row("{'oneOf':[{'type':'object','required':['a'],'properties':{'a':{'type':'string'}}},{'type':'"
            "object','properties':{'b':{'type':'string'}}}]}",
            "{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'string'}},'description':'One "
            "of: a; b.'}");
        row("{'type':'object','properties':{'a':{'type':'string'}},'anyOf':[{'required':['a']},{'required':"
            "['b']}]}",
            "{'type':'object','properties':{'a':{'type':'string'}},'description':'One of: a; b.'}");
        row("{'type':'object','properties':{'a':{'type':'string'}},'anyOf':[{'type':'object'},{'type':"
            "'object','minProperties':1}]}",
            "{'type':'object','properties':{'a':{'type':'string'}}}");
    }

    void schemasAreShownPlainly()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, shown);
        const ApiPointer api =
            withPaths("{'/a':{'get':{'parameters':[{'name':'x','in':'query','schema':" + schema.toStdString()
                          + "}],'responses':{}}}}",
                      "'components':{'schemas':{'N':{'type':'integer','minimum':1,'description':''},"
                      "'T':{'type':'object','properties':{'t':{'$ref':'#/components/schemas/T'}}}}},");
        const json::Value proposed = propose(*api, api->operations.front()).shown["properties"]["x"];
        QCOMPARE(QByteArray::fromStdString(json::write(proposed)), QByteArray(shown).replace('\'', '"'));
    }

    void whatIsTakenIsShownAsTaken_data()
    {
        const TestRows<QByteArray, QByteArray> row{"schema", "values"};
        row("types", "{'oneOf':[{'type':'string'},{'type':'integer'}]}", "['1',1]");
        row("a list of types", "{'type':['integer','string','null']}", "['1',1]");
        row("bounds of one type",
            "{'oneOf':[{'type':'string','minLength':9},{'type':'integer','minimum':1}]}", "['123456789',1]");
        row("bounds of two of one type",
            "{'anyOf':[{'type':'string','pattern':'^a'},{'type':'string','pattern':'^b'}]}", "['a','b']");
        row("an open choice", "{'anyOf':[{'type':'string','enum':['a']},{'type':'string'}]}", "['a','z']");
        row("values of several types", "{'enum':['auto',1,true,{'a':1}]}", "['auto',1,true,{'a':1}]");
        row("constants", "{'oneOf':[{'const':'a'},{'const':1},{'type':'boolean'}]}", "['a',1,false]");
        row("elements",
            "{'oneOf':[{'type':'array','items':{'type':'string'}},{'type':'array','items':{"
            "'type':'object','required':['a'],'properties':{'a':{}}}},{'type':'string'}]}",
            "[['a'],[{'a':1}],'a']");
        row("objects with other types",
            "{'oneOf':[{'type':'object','required':['a'],'properties':{'a':{'type':'string'}}},{'type':"
            "'object','required':['b'],'properties':{'a':{'type':'array','items':{}},'b':{}}},{'type':'"
            "boolean'}]}",
            "[{'a':'a'},{'a':[1],'b':1},true]");
        row("numbers", "{'oneOf':[{'type':'integer','maximum':1},{'type':'number','minimum':5}]}", "[1,5.5]");
        row("names by pattern",
            "{'type':'object','properties':{'a':{}},'patternProperties':{'^x-':{}},'additionalProperties':"
            "false}",
            "[{'a':1,'x-b':2}]");
        row("a circle", "{'$ref':'#/components/schemas/U'}", "['a',['a',['a',['a',['a',['a']]]]]]");
    }

    // What clients are shown is kept in the tool and checked as well: it must not refuse what the API takes.
    void whatIsTakenIsShownAsTaken()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, values);
        const ApiPointer api = withPaths(
            "{'/a':{'post':{'requestBody':{'content':{'application/json':{'schema':{'type':'object',"
            "'properties':{'x':"
                + schema.toStdString() + "}}}}},'responses':{}}}}",
            "'components':{'schemas':{'U':{'oneOf':[{'type':'string'},{'type':'array','items':{'$ref':"
            "'#/components/schemas/U'}}]}}},",
            "3.1.0");
        const ToolProposal proposal = propose(*api, api->operations.front());
        const auto enforced = jsonschema::Schema::compile(enforcedArguments(proposal.arguments));
        const auto shown = jsonschema::Schema::compile(proposal.shown);
        QVERIFY(enforced.schema && shown.schema);
        const json::Parsed list = json::parse(values.replace('\'', '"').toStdString());
        for (const json::Value &value : list.value.elements()) {
            const json::Value given = json::Value::object({{"x", value}});
            QVERIFY2(enforced.schema->isValid(given), json::write(given).c_str());
            QVERIFY2(shown.schema->isValid(given),
                     (json::write(given) + " against " + json::write(proposal.shown)).c_str());
        }
    }

    void pagesAreFound_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<QByteArray>("style");
        const auto row = [](const char *style, const char *parameters, const char *properties) {
            QTest::addRow("%s %s %s", style, parameters, properties)
                << QByteArray(parameters) << QByteArray(properties) << QByteArray(style);
        };
        const char *list = "'items':{'type':'array','items':{}}";
        row("page", "page,per_page", list);
        row("offset", "offset,limit", list);
        row("offset", "$skip,$top", "'value':{'type':'array','items':{}}");
        row("cursor", "pageToken,maxResults", "'items':{'type':'array'},'nextPageToken':{'type':'string'}");
        row("cursor", "continue,limit",
            "'items':{'type':'array'},'metadata':{'type':'object','properties':{'continue':{'type':'string'}}"
            "}");
        row("next_url", "limit", "'results':{'type':'array'},'next':{'type':'string'}");
        row("next_url", "q", "'value':{'type':'array'},'@odata.nextLink':{'type':'string'}");
        row("last_item", "starting_after,limit", "'data':{'type':'array'},'has_more':{'type':'boolean'}");
        row("none", "q", list);
        row("none", "page", "'a':{'type':'string'}");
    }

    void pagesAreFound()
    {
        QFETCH(QByteArray, parameters);
        QFETCH(QByteArray, properties);
        QFETCH(QByteArray, style);
        std::string said;
        for (const QByteArray &name : parameters.split(','))
            said += (said.empty() ? "" : ",")
                    + ("{'name':'" + name.toStdString() + "','in':'query','schema':{'type':'string'}}");
        const ApiPointer api = withPaths("{'/a':{'get':{'parameters':[" + said
                                         + "],'responses':{'200':{'description':'','content':{"
                                           "'application/json':{'schema':{'type':'object','properties':{"
                                         + properties.toStdString() + "}}}}}}}}}");
        const auto pages = proposePages(*api, api->operations.front());
        constexpr std::array<const char *, 6> names{"page", "offset",   "cursor",
                                                    "link", "next_url", "last_item"};
        QCOMPARE(QByteArray(pages ? names.at(static_cast<std::size_t>(pages->style)) : "none"), style);
    }

    void manyPropertiesOfOneNameAreTakenInTime()
    {
        std::string properties;
        for (int i = 1; i <= 900; ++i)
            properties += (i > 1 ? ",'p" : "'p") + std::string(std::size_t(i), '!') + "':{}";
        const auto body = [](const std::string &inside) {
            return withPaths(
                "{'/a':{'post':{'requestBody':{'content':{'application/json':{'schema':{'type':'object',"
                "'properties':{"
                + inside + "}}}}},'responses':{}}}}");
        };
        const ApiPointer same = body(properties);
        const ApiArguments arguments = argumentsOf(*same, same->operations.front());
        std::set<std::string> names;
        for (const ApiArgument &argument : arguments.list)
            names.insert(argument.name);
        QCOMPARE(names.size(), std::size_t(900));
        QVERIFY(names.contains("p") && names.contains("body_p") && names.contains("body_p_899"));
        std::string many;
        for (int i = 0; i < 2'000; ++i)
            many += (i > 0 ? ",'q" : "'q") + std::to_string(i) + "':{}";
        const ApiPointer large = body(many);
        QCOMPARE(argumentsOf(*large, large->operations.front()).list.size(), std::size_t(1));
    }

    void markupGoesAndCodeStays_data()
    {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *markdown, const char *text) {
            QTest::newRow(markdown) << QByteArray(markdown) << QByteArray(text);
        };
        row("If the string `*` is passed", "If the string * is passed");
        row("Either `_` or `**`, not `__init__`", "Either _ or **, not __init__");
        row("Of `/things/<id>` and ``a`b``", "Of /things/<id> and a`b");
        row("An `[array]` of `![x](y)`", "An [array] of ![x](y)");
        row("Write \\* or \\_, not \\d", "Write * or _, not \\d");
        row("In `\\*` it stays", "In \\* it stays");
        row("Pass * for all, ** for more", "Pass * for all, ** for more");
        row("*Not* **that** and __this__ way", "Not that and this way");
        row("A `tick that never ends", "A tick that never ends");
        row("snake_case and 2 * 3", "snake_case and 2 * 3");
        row("`a\x01\xE2\x80\xAE"
            "b`",
            "ab");
    }

    void markupGoesAndCodeStays()
    {
        QFETCH(QByteArray, markdown);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(plainText(markdown.toStdString(), 200)), text);
    }

    void descriptionsArePlainText()
    {
        QCOMPARE(plainText("# Title\n\nSee [the **docs**](https://x.org) for `code`.\n```\ncode\n```\n| a | "
                           "b |\n|---|---|\n<b>Bold</b>\x01\xE2\x80\xAE",
                           200),
                 std::string("Title See the docs for code. Bold"));
        QCOMPARE(plainText("Adds a label.\n\n> [!NOTE]\n> Takes a while.\n\n> [!warning] Not undone. [!NOTE]",
                           200),
                 std::string("Adds a label. Note: Takes a while. Warning: Not undone. !NOTE"));
        QCOMPARE(plainText("One. Two is long.", 10), std::string("One."));
        QCOMPARE(plainText("Onelongword and more", 14), std::string("Onelongword..."));
    }
};

TOOLTRAY_TEST(ProposalTest)
#include "proposaltest.moc"
