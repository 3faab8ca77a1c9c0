// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/derivedtool.h"
#include "openapi/model/apireader.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/codec/operationcodec.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

constexpr const char *kUri = "https://api.test/docs/openapi.json";

// Tables have ' in place of ".
std::string quoted(const QString &text)
{
    std::string out = text.toStdString();
    std::ranges::replace(out, '\'', '"');
    return out;
}

std::string unquoted(std::string text)
{
    std::ranges::replace(text, '"', '\'');
    return text;
}

openapi::ApiPointer apiWith(const std::string &paths, const std::string &servers = "[{'url':'/v1'}]")
{
    const std::string text =
        quoted(QString::fromStdString("{'openapi':'3.0.3','info':{'title':'A','version':'1'},'servers':"
                                      + servers + ",'paths':" + paths + "}"));
    const openapi::ReadApi read = openapi::readApi(kUri, text, {}, [](const std::string &) {
        return openapi::Fetched{.text = {}, .error = Message("none")};
    });
    return read.api;
}

Endpoint described(const std::string &restUrl = {})
{
    Endpoint endpoint;
    endpoint.name = "api";
    endpoint.restUrl = restUrl;
    endpoint.api.location = kUri;
    return endpoint;
}

Result<DerivedTool> derivedFrom(const openapi::ApiPointer &api, const Endpoint &endpoint, DerivedFor purpose)
{
    return ToolDeriver(*api, endpoint).derive(api->operations.front(), purpose);
}

const ToolVersion &versionOf(const DerivedTool &derived)
{
    return derived.tool.versions.begin()->second;
}

} // namespace

class DerivedToolTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // One deriver keeps what operations refer to.
    void toolsDoNotDependOnThoseMadeBefore()
    {
        const auto posts = [](const char *id, const char *schema) {
            return std::string("'/") + id + "':{'post':{'operationId':'" + id
                   + "','requestBody':{'content':{'application/json':{'schema':{'$ref':'#/components/schemas/"
                   + schema + "'}}}}}}";
        };
        const openapi::ApiPointer api = apiWith(
            '{' + posts("a", "A") + ',' + posts("b", "B") + ',' + posts("c", "C") + '}',
            "[{'url':'/v1'}],'components':{'schemas':{'A':{'type':'object','properties':{'b':{'$ref':"
            "'#/components/schemas/B'},'a':{'$ref':'#/components/schemas/A'},'t':{'type':'string'}}},"
            "'B':{'type':'object','required':['id'],'properties':{'id':{'type':'string'},'a':{'$ref':"
            "'#/components/schemas/A'},'c':{'allOf':[{'$ref':'#/components/schemas/C'}]}}},"
            "'C':{'allOf':[{'$ref':'#/components/schemas/C'}],'properties':{'d':{'type':'integer'}}}}}");
        const Endpoint endpoint = described();
        for (const std::size_t first : {0U, 1U, 2U}) {
            ToolDeriver all(*api, endpoint);
            for (std::size_t i = 0; i < api->operations.size(); ++i) {
                const openapi::ApiOperation &operation = api->operations[(first + i) % 3];
                const auto made = all.derive(operation, DerivedFor::Saving);
                const auto alone = ToolDeriver(*api, endpoint).derive(operation, DerivedFor::Saving);
                VERIFY_RESULT(made);
                VERIFY_RESULT(alone);
                QCOMPARE(json::write(encode(versionOf(*made))), json::write(encode(versionOf(*alone))));
            }
        }
    }

    void requestsAreMadeOfOperations_data()
    {
        addColumns<QString, QString>("paths", "request");
        const auto row = [](const char *name, const char *paths, const char *request) {
            QTest::newRow(name) << QString::fromUtf8(paths) << QString::fromUtf8(request);
        };
        row("placeholders get the names of arguments",
            "{'/pets/{pet-id}/"
            "x':{'get':{'operationId':'a','parameters':[{'name':'pet-id','in':'path','required':true,"
            "'schema':{'type':'string'}}]}}}",
            "{'path':'/v1/pets/{pet_id}/x','operation':'a'}");
        row("a placeholder with one value only is filled in, in its style",
            "{'/a/{s}':{'get':{'operationId':'a','parameters':[{'name':'s','in':'path','required':true,"
            "'style':'label','schema':{'type':'string','enum':['b c']}}]}}}",
            "{'path':'/v1/a/.b%20c','operation':'a'}");
        row("lists and objects are written in their styles",
            "{'/a':{'get':{'operationId':'a','parameters':["
            "{'name':'r','in':'query','schema':{'type':'array','items':{'type':'string'}}},"
            "{'name':'j','in':'query','explode':false,'schema':{'type':'array','items':{'type':'string'}}},"
            "{'name':'d','in':'query','style':'deepObject','explode':true,'schema':{'type':'object','"
            "properties':"
            "{'b':{'type':'string'}}}}]}}}",
            "{'path':'/v1/a','query':{'r':{'parameter':'r'},'j':{'parameter':'j'},'d':{'parameter':'d'}},"
            "'styles':{'query:d':{'style':'deepObject','explode':true},'query:j':{'style':'form'}},"
            "'operation':'a'}");
        row("lists and objects in the path",
            "{'/a/{x-y}/{l}':{'get':{'operationId':'a','parameters':["
            "{'name':'x-y','in':'path','required':true,'style':'matrix','schema':{'type':'string'}},"
            "{'name':'l','in':'path','required':true,'schema':{'type':'array'}}]}}}",
            "{'path':'/v1/a/{x_y}/{l}','styles':{'path:l':{'style':'simple'},"
            "'path:x_y':{'style':'matrix','name':'x-y'}},'operation':'a'}");
        row("a whole query, JSON in a header, reserved characters",
            "{'/a':{'get':{'operationId':'a','parameters':["
            "{'name':'q','in':'querystring','content':{'application/x-www-form-urlencoded':{}}},"
            "{'name':'H','in':'header','content':{'application/json':{'schema':{'type':'object'}}}},"
            "{'name':'u','in':'query','allowReserved':true,'schema':{'type':'string'}}]}}}",
            "{'path':'/v1/a','query':{'q':{'parameter':'q'},'u':{'parameter':'u'}},"
            "'headers':{'H':{'parameter':'h','transforms':['json']}},"
            "'styles':{'query:q':{'content_type':'application/x-www-form-urlencoded'},"
            "'query:u':{'allow_reserved':true}},'operation':'a'}");
        row("OPTIONS", "{'/a':{'options':{'operationId':'a'}}}",
            "{'method':'OPTIONS','path':'/v1/a','operation':'a'}");
        row("QUERY with a body whose members have any names",
            "{'/a':{'query':{'operationId':'a','requestBody':{'required':true,'content':{'application/json':"
            "{'schema':{'type':'object','properties':{'f':{'type':'object','properties':{'$gt':{}}}}}}}}}}}",
            "{'method':'QUERY','path':'/v1/a','body':{'object':{'f':{'parameter':'f'}}},'operation':'a'}");
        row("a field of a form as JSON",
            "{'/a':{'post':{'operationId':'a','requestBody':{'required':true,'content':{"
            "'application/x-www-form-urlencoded':{'schema':{'type':'object','properties':{"
            "'j':{'type':'array'}}},'encoding':{'j':{'contentType':'application/json'}}}}}}}}",
            "{'method':'POST','path':'/v1/a','headers':{'Content-Type':{'constant':'application/"
            "x-www-form-urlencoded'}},'body':{'object':{'j':{'parameter':'j'}}},"
            "'styles':{'body:j':{'content_type':'application/json'}},'operation':'a'}");
        row("members of a form in their styles",
            "{'/a':{'post':{'operationId':'a','requestBody':{'required':true,'content':{"
            "'application/x-www-form-urlencoded':{'schema':{'type':'object','properties':{"
            "'s':{'type':'string'},'l':{'type':'array','items':{'type':'string'}},'o':{'type':'object'}}},'"
            "encoding':{"
            "'s':{'style':'deepObject'},'l':{'explode':true},'o':{'style':'deepObject','explode':true}}}}}}}"
            "}",
            "{'method':'POST','path':'/v1/a','headers':{'Content-Type':{'constant':'application/"
            "x-www-form-urlencoded'}},'body':{'object':{'s':{'parameter':'s'},'l':{'parameter':'l'},"
            "'o':{'parameter':'o'}}},'styles':{'body:o':{'style':'deepObject','explode':true}},"
            "'operation':'a'}");
        row("a body that need not be sent, and what is accepted",
            "{'/a':{'get':{'operationId':'a','requestBody':{'content':{'application/json':{'schema':{'type':"
            "'object','properties':{'t':{'type':'string'}}}}}},'responses':{'200':{'description':'','content'"
            ":"
            "{'application/json':{},'application/vnd.x+json':{}}}}}}}",
            "{'path':'/v1/a','headers':{'Accept':{'constant':'application/vnd.x+json, application/json, "
            "*/*;q=0.1'}},'body':{'object':{'t':{'parameter':'t'}},'optional':true},'operation':'a'}");
        row("a body of its properties",
            "{'/a':{'post':{'operationId':'a','requestBody':{'required':true,'content':{'application/"
            "json':{'schema':"
            "{'type':'object','required':['t'],'properties':{'t':{'type':'string'},'k':{'enum':['x']}}}}}}}}"
            "}",
            "{'method':'POST','path':'/v1/a','body':{'object':{'t':{'parameter':'t'},'k':{'parameter':'k'}}},"
            "'operation':'a'}");
        row("another JSON type is said",
            "{'/a':{'patch':{'operationId':'a','requestBody':{'required':true,'content':{"
            "'application/merge-patch+json':{'schema':{'type':'object'}}}}}}}",
            "{'method':'PATCH','path':'/v1/a','headers':{'Content-Type':{'constant':'application/"
            "merge-patch+json'}},"
            "'body':{'parameter':'body'},'operation':'a'}");
        row("parts and files",
            "{'/a':{'post':{'operationId':'a','requestBody':{'required':true,'content':{'multipart/"
            "form-data':"
            "{'schema':{'type':'object','properties':{'f':{'type':'string','format':'binary'},"
            "'t':{'type':'string'}}}}}}}}}",
            "{'method':'POST','path':'/v1/a','headers':{'Content-Type':{'constant':'multipart/form-data'}},"
            "'body':{'object':{'f':{'parameter':'f'},'t':{'parameter':'t'}}},"
            "'styles':{'body:f':{'file':true}},'operation':'a'}");
        row("bytes",
            "{'/a':{'put':{'operationId':'a','requestBody':{'required':true,'content':{'image/*':{}}}}}}",
            "{'method':'PUT','path':'/v1/a','headers':{'Content-Type':{'constant':'application/"
            "octet-stream'}},"
            "'body':{'object':{'content_base64':{'parameter':'body_base64'},'text':{'parameter':'body_text'}}"
            "},"
            "'operation':'a'}");
        row("cookies",
            "{'/a':{'get':{'operationId':'a','parameters':[{'name':'lang','in':'cookie','schema':"
            "{'type':'string'}},{'name':'access_token','in':'cookie','schema':{'type':'string'}}]}}}",
            "{'path':'/v1/a','cookies':{'lang':{'parameter':'lang'}},'operation':'a'}");
        row("a constant query stays, what only tells operations apart goes",
            "{'/a?b=c#d':{'get':{'operationId':'a'}}}", "{'path':'/v1/a?b=c','operation':'a'}");
    }

    void requestsAreMadeOfOperations()
    {
        QFETCH(const QString, paths);
        QFETCH(const QString, request);
        const Result<DerivedTool> derived =
            derivedFrom(apiWith(paths.toStdString()), described(), DerivedFor::OneCall);
        VERIFY_RESULT(derived);
        const auto &operation = std::get<RestRequest>(*versionOf(*derived).operation);
        const json::Value written = encode(operation);
        QCOMPARE(QString::fromStdString(unquoted(json::write(written))), request);
        QVERIFY(json::decode<RestRequest>(written).value == operation);
    }

    // No agent passes it, and no schema names it: the credential of the endpoint does.
    void aKeyInAHeaderIsLeftToTheCredential()
    {
        const openapi::ApiPointer api =
            apiWith("{'/a':{'get':{'operationId':'a','parameters':["
                    "{'name':'X-Api-Key','in':'header','required':true,'schema':{'type':'string'}},"
                    "{'name':'session_token','in':'cookie','required':true,'schema':{'type':'string'}},"
                    "{'name':'q','in':'query','required':true,'schema':{'type':'string'}}]}}}");
        const Result<DerivedTool> derived = derivedFrom(api, described(), DerivedFor::OneCall);
        VERIFY_RESULT(derived);
        QCOMPARE(derived->leftOut, (std::vector<std::string>{"x_api_key", "session_token"}));
        const ToolVersion &version = versionOf(*derived);
        QCOMPARE(unquoted(json::write(version.parameters["required"])), std::string("['q']"));
        QCOMPARE(version.parameters["properties"].size(), std::size_t(1));
        const auto problemsWith = [&](const Endpoint &endpoint, std::vector<Object> objects) {
            Edit edit{"Set up", Origin::Person, {}};
            for (Object &object : objects)
                edit.steps.push_back(PutObject{std::move(object)});
            const auto workspace = apply(*Workspace::create({}), edit).value().workspace;
            ToolProblems problems;
            checkDescribed({*workspace, *api, endpoint, std::get<RestRequest>(*version.operation), {}, {}},
                           problems);
            std::string told;
            for (const ToolProblem &problem : problems)
                told +=
                    problem.code + ' ' + problem.place + ' ' + problem.message.argument("name")->text() + ';';
            return told;
        };
        QCOMPARE(problemsWith(described(), {}),
                 std::string("argument_missing /headers X-Api-Key;argument_missing /cookies session_token;"));
        Endpoint endpoint = described();
        endpoint.headers = {{"x-api-key", "k"}};
        endpoint.credential = "main";
        Credential credential;
        credential.name = "main";
        credential.scheme = Credential::Scheme::ApiKey;
        credential.place = Credential::Place::Cookie;
        credential.headerName = "session_token";
        QCOMPARE(problemsWith(endpoint, {credential}), std::string());
        endpoint.headers = {};
        QCOMPARE(problemsWith(endpoint, {credential}), std::string("argument_missing /headers X-Api-Key;"));
        credential.place = Credential::Place::Header;
        credential.headerName = {};
        QCOMPARE(problemsWith(endpoint, {credential}),
                 std::string("argument_missing /cookies session_token;"));
    }

    void filesAreObjects()
    {
        const Result<DerivedTool> derived = derivedFrom(
            apiWith(
                "{'/a':{'post':{'requestBody':{'required':true,'content':{'multipart/form-data':{'schema':"
                "{'type':'object','required':['f'],'properties':{'f':{'type':'string','format':'binary',"
                "'description':'The logo.'},'l':{'type':'array','items':{'type':'string',"
                "'format':'binary'}}}}}}}}}}"),
            described(), DerivedFor::OneCall);
        VERIFY_RESULT(derived);
        const json::Value &properties = versionOf(*derived).parameters["properties"];
        QCOMPARE(properties["f"]["type"].toString(), std::string_view("object"));
        QVERIFY(properties["f"]["properties"].contains("content_base64"));
        QCOMPARE(properties["f"]["description"].toString(),
                 std::string_view("The logo. One of: content_base64; text."));
        QVERIFY(properties["l"]["items"]["properties"].contains("filename"));
        QCOMPARE(versionOf(*derived).parameters["required"].size(), std::size_t(1));
    }

    void pagesAreFollowedByUrlsAndItems_data()
    {
        addColumns<QString, QString, QString>("parameters", "properties", "pagination");
        const auto row = [](const char *name, const char *parameters, const char *properties,
                            const char *pagination) {
            QTest::newRow(name) << QString::fromUtf8(parameters) << QString::fromUtf8(properties)
                                << QString::fromUtf8(pagination);
        };
        row("a URL in the answer", "[]", "'next':{'type':'string'}",
            "{'style':'next_url','path':'/data','next_cursor_path':'/next'}");
        row("the last item",
            "[{'name':'starting_after','in':'query','schema':{'type':'string'}},"
            "{'name':'limit','in':'query','schema':{'type':'integer'}}]",
            "'has_more':{'type':'boolean'}",
            "{'style':'last_item','path':'/data','next_cursor_path':'/id',"
            "'variables':{'size':'limit','cursor':'starting_after'}}");
    }

    void pagesAreFollowedByUrlsAndItems()
    {
        QFETCH(const QString, parameters);
        QFETCH(const QString, properties);
        QFETCH(const QString, pagination);
        const Result<DerivedTool> saved = derivedFrom(
            apiWith("{'/a':{'get':{'parameters':" + parameters.toStdString()
                    + ",'responses':{'200':{'description':'','content':{'application/json':{'schema':{'type':"
                      "'object','properties':{'data':{'type':'array','items':{'type':'object','properties':"
                      "{'id':{'type':'string'}}}},"
                    + properties.toStdString() + "}}}}}}}}}"),
            described(), DerivedFor::Saving);
        VERIFY_RESULT(saved);
        QCOMPARE(QString::fromStdString(unquoted(json::write(encode(*versionOf(*saved).pagination)))),
                 pagination);
        QVERIFY(versionOf(*saved).parameters["properties"].isEmpty());
    }

    void pagesAreFetchedWhenTheToolIsSaved()
    {
        const openapi::ApiPointer api = apiWith(
            "{'/a':{'get':{'operationId':'list_a','tags':['A'],'summary':'Lists all a.','parameters':["
            "{'name':'page','in':'query','schema':{'type':'integer'}},"
            "{'name':'per_page','in':'query','schema':{'type':'integer','maximum':50}},"
            "{'name':'q','in':'query','schema':{'type':'string'}}],"
            "'responses':{'200':{'description':'','content':{'application/json':{'schema':{'type':'object',"
            "'properties':{'items':{'type':'array','items':{'type':'object'}}}}}}}}}}}");
        const Result<DerivedTool> saved = derivedFrom(api, described(), DerivedFor::Saving);
        VERIFY_RESULT(saved);
        const ToolVersion &version = versionOf(*saved);
        QCOMPARE(
            QString::fromStdString(unquoted(json::write(encode(*version.pagination)))),
            QStringLiteral("{'style':'page','page_size':50,'path':'/items','variables':{'size':'per_page',"
                           "'page':'page'}}"));
        QVERIFY(version.parameters["properties"].contains("q"));
        QCOMPARE(version.parameters["properties"].size(), std::size_t(1));
        QCOMPARE(saved->tool.name, std::string("list_a"));
        QCOMPARE(saved->tool.tags, std::vector<std::string>{"A"});
        QCOMPARE(version.description, std::string("Lists all a."));
        const Result<DerivedTool> called = derivedFrom(api, described(), DerivedFor::OneCall);
        VERIFY_RESULT(called);
        QCOMPARE(versionOf(*called).parameters["properties"].size(), std::size_t(3));
    }

    void whatCannotBeSentIsRefused_data()
    {
        addColumns<QString, QString, QString>("operation", "servers", "code");
        const auto row = [](const char *name, const char *operation, const char *servers, const char *code) {
            QTest::newRow(name) << QString::fromUtf8(operation) << QString::fromUtf8(servers)
                                << QString::fromUtf8(code);
        };
        row("a server elsewhere", "'get':{}", "[{'url':'https://other.test/v1'}]", "server_unknown");
        row("the server itself", "'get':{}", "[{'url':'https://api.test/v1'}]", "");
        row("a method that tools have not", "'trace':{}", "[{'url':'/'}]", "operation_unsupported");
    }

    void whatCannotBeSentIsRefused()
    {
        QFETCH(const QString, operation);
        QFETCH(const QString, servers);
        QFETCH(const QString, code);
        const openapi::ApiPointer api =
            apiWith("{'/a':{" + operation.toStdString() + "}}", servers.toStdString());
        const Result<DerivedTool> derived = derivedFrom(api, described(), DerivedFor::OneCall);
        QCOMPARE(QString::fromStdString(derived ? std::string() : derived.error().code), code);
    }

    void aServerCanBeChosen_data()
    {
        addColumns<QString, QString, QString>("server", "variables", "path");
        const auto row = [](const char *server, const char *variables, const char *path) {
            QTest::addRow("%s %s", server, variables)
                << QString::fromUtf8(server) << QString::fromUtf8(variables) << QString::fromUtf8(path);
        };
        row("", "{}", "/v1/a");
        row("/v2", "{}", "/v2/a");
        row("https://{region}.test/{base}", "{'region':'eu'}", "/v3/a");
        row("https://{region}.test/{base}", "{'region':'eu','base':'v4'}", "/v4/a");
        row("https://{region}.test/{base}", "{'region':'mars'}", "operation_unsupported");
        row("https://{region}.test/{base}", "{}",
            "server_unknown");                     // where it leads is not said at the endpoint
        row("https://other.test/x", "{}", "/x/a"); // of its own
    }

    void aServerCanBeChosen()
    {
        QFETCH(const QString, server);
        QFETCH(const QString, variables);
        QFETCH(const QString, path);
        const openapi::ApiPointer api =
            apiWith("{'/a':{'get':{}}}", "[{'url':'/v1'},{'url':'/v2'},{'url':'https://{region}.test/"
                                         "{base}','variables':{'region':{'default':"
                                         "'us','enum':['us','eu']},'base':{'default':'v3'}}}]");
        Endpoint endpoint = described();
        endpoint.api.server = server.toStdString();
        const json::Value values = json::parse(quoted(variables)).value;
        for (const json::Member &member : values.members())
            endpoint.api.variables.emplace(member.name.view(), member.value.toString());
        const Result<DerivedTool> derived = derivedFrom(api, endpoint, DerivedFor::OneCall);
        QCOMPARE(QString::fromStdString(derived ? std::get<RestRequest>(*versionOf(*derived).operation).path
                                                : derived.error().code),
                 path);
    }

    // A brace begins no placeholder, which context variables could fill, and a query stays behind the path.
    void whatAServerSaysIsText()
    {
        const openapi::ApiPointer api =
            apiWith("{'/a/{b}':{'get':{'parameters':[{'name':'b','in':'path','required':true}]}}}",
                    "[{'url':'/{v}/c d?k=1','variables':{'v':{'default':'{github_token}'}}}]");
        const auto derived = derivedFrom(api, described(), DerivedFor::OneCall);
        VERIFY_RESULT(derived);
        const auto &request = std::get<RestRequest>(*versionOf(*derived).operation);
        QCOMPARE(request.path, std::string("/%7Bgithub_token%7D/c%20d/a/{b}?k=1"));
        QCOMPARE(operationOf(*api, request, described()), &api->operations.front());
    }

    void tagsAreShortTextsEachOnce()
    {
        const openapi::ApiPointer api =
            apiWith("{'/a':{'get':{'tags':['x','x','','" + std::string(500, 'y') + "','\\u0007z']}}}");
        const auto derived = derivedFrom(api, described(), DerivedFor::OneCall);
        VERIFY_RESULT(derived);
        const std::vector<std::string> &tags = derived->tool.tags;
        QCOMPARE(tags.size(), std::size_t(3));
        QVERIFY(tags[0] == "x" && tags[1].size() <= 60 && tags[2] == "z");
    }

    void theRestUrlReplacesTheServer()
    {
        const openapi::ApiPointer api = apiWith("{'/a':{'get':{}}}", "[{'url':'https://other.test/v1'}]");
        const Endpoint endpoint = described("https://mine.test/v2");
        const Result<DerivedTool> derived = derivedFrom(api, endpoint, DerivedFor::OneCall);
        VERIFY_RESULT(derived);
        const auto &request = std::get<RestRequest>(*versionOf(*derived).operation);
        QCOMPARE(request.path, std::string("/a"));
        QCOMPARE(operationOf(*api, request, endpoint), &api->operations.front());
    }

    void operationsAreFoundByTheirKeyOrTheirShape()
    {
        const openapi::ApiPointer api =
            apiWith("{'/a/{x}':{'get':{'operationId':'one'},'delete':{'operationId':'two'}}}");
        const auto found = [&](RestRequest request) {
            const openapi::ApiOperation *operation = operationOf(*api, request, described());
            return operation == nullptr ? std::string() : std::string(operation->key);
        };
        QCOMPARE(found({.path = "/v1/a/{y}"}), std::string("one"));
        QCOMPARE(found({.method = RestRequest::Method::Delete, .path = "/v1/a/{x}", .operation = "gone"}),
                 std::string("two"));
        QCOMPARE(found({.path = "/a/{y}"}), std::string());
        QCOMPARE(found({.path = "/v1/a/{y}", .operation = "two"}), std::string("one"));
    }

    // What is not sent, and what has one value only, is not in the path of the request.
    void derivedToolsFindTheirOperation_data()
    {
        const TestRows<QString> row{"path"};
        row("plain", QStringLiteral("/a/{x}"));
        row("a fragment that tells operations apart", QStringLiteral("/#Action=List"));
        row("a fragment behind a placeholder", QStringLiteral("/a/{x}#Action=List"));
        row("one value only", QStringLiteral("/a/{kind}"));
        row("one value only in the middle", QStringLiteral("/a/{kind}/{x}/b"));
        row("one value only in a call", QStringLiteral("/a(kind='{kind}',x={x})"));
        row("one value only in the query", QStringLiteral("/a/{x}?kind={kind}&y=1"));
    }

    void derivedToolsFindTheirOperation()
    {
        QFETCH(const QString, path);
        std::string key = path.toStdString();
        std::string parameters;
        for (const char *name : {"x", "kind"}) {
            if (key.find(std::string("{") + name + "}") != std::string::npos)
                parameters += std::string(parameters.empty() ? "" : ",") + "{'name':'" + name
                              + "','in':'path','required':true,'schema':{'type':'string'"
                              + (std::string_view(name) == "x" ? "" : ",'enum':['default']") + "}}";
        }
        for (std::size_t at = key.find('\''); at != std::string::npos; at = key.find('\'', at + 6))
            key.replace(at, 1, "\\u0027");
        const openapi::ApiPointer api =
            apiWith("{'/other/#Action=List':{'get':{}},'/{x}':{'get':{}},'" + key
                    + "':{'get':{'operationId':'this','parameters':[" + parameters + "]}}}");
        const openapi::ApiOperation *operation = api->find("this");
        QVERIFY(operation);
        const Result<DerivedTool> derived =
            ToolDeriver(*api, described()).derive(*operation, DerivedFor::Saving);
        VERIFY_RESULT(derived);
        const auto &request = std::get<RestRequest>(*versionOf(*derived).operation);
        QCOMPARE(operationOf(*api, request, described()), operation);
        RestRequest elsewhere = request;
        elsewhere.path += "/more";
        QVERIFY(operationOf(*api, elsewhere, described()) != operation);
    }
};

TOOLTRAY_TEST(DerivedToolTest)
#include "derivedtooltest.moc"
