// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrequest.h"
#include "restsamples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/definitions/requestrules.h"
#include "workspacewith.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::Binding;
using workspace::ConstantSource;
using workspace::ContextSource;
using workspace::ParameterSource;
using workspace::RestRequest;
using RestMethod = RestRequest::Method;

namespace {

Binding parameter(std::string name)
{
    return {.source = ParameterSource{std::move(name)}};
}

Binding constant(std::string text)
{
    return {.source = ConstantSource{value(std::move(text))}};
}

} // namespace

class RestRequestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_definition = {.path = "/projects/{project}/issues"};
        m_bindings.clear();
        m_scope = {
            .workspace = workspaceWith({workspace::ContextVariable{
                .key = "PROJECT_ID", .value = json::Value("42"), .credential = {}, .description = {}}}),
            .arguments = value("{'project':'a/b','state':'open','labels':['x','y z']}"),
            .context = value("{'PROJECT_ID':'42'}")};
        m_base = restTo("https://api.example.com/api/v4");
    }

    void knowsTheMethods_data()
    {
        addColumns<RestMethod, std::string, bool, bool, bool>("method", "name", "changes", "mayBeRepeated",
                                                              "isFollowed");
        QTest::newRow("GET") << RestMethod::Get << std::string("GET") << false << true << true;
        QTest::newRow("HEAD") << RestMethod::Head << std::string("HEAD") << false << true << true;
        QTest::newRow("POST") << RestMethod::Post << std::string("POST") << true << false << false;
        QTest::newRow("PUT") << RestMethod::Put << std::string("PUT") << true << true << false;
        QTest::newRow("PATCH") << RestMethod::Patch << std::string("PATCH") << true << false << false;
        QTest::newRow("DELETE") << RestMethod::Delete << std::string("DELETE") << true << true << false;
        QTest::newRow("OPTIONS") << RestMethod::Options << std::string("OPTIONS") << false << true << true;
        QTest::newRow("QUERY") << RestMethod::Query << std::string("QUERY") << false << true << true;
    }
    void knowsTheMethods()
    {
        QFETCH(RestMethod, method);
        QFETCH(std::string, name);
        QFETCH(bool, changes);
        QFETCH(bool, mayBeRepeated);
        QFETCH(bool, isFollowed);
        m_definition.method = method;
        QCOMPARE(workspace::mutates(m_definition), changes);
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(mayWrite(*request), changes);
        QCOMPARE(request->method, name);
        QCOMPARE(request->repetition == upstream::Repetition::Harmless, mayBeRepeated);
        QCOMPARE(request->redirects == upstream::Redirects::Follow, isFollowed);
    }

    void makesTheUrl_data()
    {
        const TestRows<std::string, std::string, std::string> row{"base", "path", "url"};
        row("below the base", "https://a.example/api/v4", "/x/{project}", "https://a.example/api/v4/x/a%2Fb");
        row("a slash at the end", "https://a.example/api/v4/", "/x", "https://a.example/api/v4/x");
        row("no path", "https://a.example:8443", "/x", "https://a.example:8443/x");
        row("a query of the base", "https://a.example/v4?key=1", "/x", "https://a.example/v4/x?key=1");
        row("both", "https://a.example/v4?key=1", "/x?a=2", "https://a.example/v4/x?a=2&key=1");
        row("IPv6", "http://[::1]:3000/v4", "/x", "http://[::1]:3000/v4/x");
        row("a path of slashes", "https://a.example/v4", "//evil.example/x",
            "https://a.example/v4//evil.example/x");
    }
    void makesTheUrl()
    {
        QFETCH(std::string, base);
        QFETCH(std::string, path);
        QFETCH(std::string, url);
        m_base = restTo(base);
        m_definition.path = path;
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(request->url.text(), url);
    }

    void fillsThePathFromBindingsArgumentsAndContext()
    {
        m_definition.path = "/{bound}/{project}/{project_id}";
        m_bindings = {{"bound", parameter("state")}};
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(request->url.target(), std::string("/api/v4/open/a%2Fb/42"));
    }

    void refusesWhatThePathCannotTake_data()
    {
        addColumns<std::string, std::string>("arguments", "code");
        QTest::newRow("missing") << std::string("{}") << std::string("path_value_missing");
        QTest::newRow("empty") << std::string("{'project':''}") << std::string("path_value_empty");
        QTest::newRow("climbing") << std::string("{'project':'../users'}") << std::string("path_climbs");
    }
    void refusesWhatThePathCannotTake()
    {
        QFETCH(std::string, arguments);
        QFETCH(std::string, code);
        m_scope.arguments = value(arguments);
        QCOMPARE(failure(), code);
    }

    void namesTheContextVariableThatThePathLacks_data()
    {
        addColumns<std::string, std::string>("path", "key");
        QTest::newRow("bound") << std::string("/{bound}") << std::string("WHO");
        QTest::newRow("of that name") << std::string("/{project_id}") << std::string("PROJECT_ID");
    }
    void namesTheContextVariableThatThePathLacks()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, key);
        m_definition.path = path;
        m_bindings = {{"bound", {.source = ContextSource{"WHO"}}}};
        m_scope.context = json::Value::object();
        const Error error = made().error();
        QCOMPARE(error.code, std::string("context_missing"));
        QCOMPARE(error.hint, "Set the context variable \"" + key + "\".");
        QCOMPARE(error.details["context_key"].toString(), std::string_view(key));
    }

    void addsTheQuery()
    {
        m_definition.query = {{"state", parameter("state")},
                              {"labels[]", parameter("labels")},
                              {"absent", parameter("nothing")},
                              {"per_page", constant("100")}};
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(request->url.target(),
                 std::string("/api/v4/projects/a%2Fb/issues?state=open&labels%5B%5D=x&labels%5B%5D=y%20z&"
                             "per_page=100"));
    }

    void setsHeaders()
    {
        m_base.fields = {{"X-Other", std::string("kept")}};
        m_definition.headers = {{"x-mode", parameter("state")}, {"X-Absent", parameter("nothing")}};
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(sentField(*request, "X-Mode"), std::string("open"));
        QCOMPARE(sentField(*request, "X-Other"), std::string("kept"));
        QCOMPARE(sentField(*request, "X-Absent"), std::string("-"));
        QVERIFY(sentField(*request, "Accept").starts_with("application/json"));
    }

    void theHeadersOfTheEndpointStay_data()
    {
        QTest::addColumn<std::string>("name");
        for (const char *name : {"X-Tenant", "x-tenant", "X_Tenant", "X-TENANT"})
            QTest::newRow(name) << std::string(name);
    }
    void theHeadersOfTheEndpointStay()
    {
        QFETCH(std::string, name);
        m_base.fields = {{"X-Tenant", std::string("acme")}};
        m_definition.headers = {{name, constant("'other'")}};
        const auto request = made();
        VERIFY_RESULT(request);
        for (const upstream::RequestField &field : request->fields)
            QVERIFY(valueOf(field) != "other");
        QCOMPARE(sentField(*request, "X-Tenant"), std::string("acme"));
    }

    void theParametersOfTheEndpointStay_data()
    {
        const TestRows<std::string, std::string> row{"path", "name"};
        row("a parameter", "/x", "tenant");
        row("in another case", "/x", "Tenant");
        row("a list", "/x", "tenant[]");
        row("behind a space", "/x", " tenant");
        row("in the path", "/x?tenant=other", "page");
        row("in the path, encoded", "/x?%74enant=other", "page");
        row("in the path, a list", "/x?tenant[0]=other", "page");
    }
    void theParametersOfTheEndpointStay()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, name);
        m_base = restTo("https://api.example.com/v4?tenant=acme");
        m_definition.path = path;
        m_definition.query = {{name, constant("'other'")}};
        const auto request = made();
        VERIFY_RESULT(request);
        const std::string target = request->url.target();
        QVERIFY2(target.find("tenant=acme") != std::string::npos, target.c_str());
        QCOMPARE(target.find("other") == std::string::npos, name != "page");
        QCOMPARE(target.find("tenant"), target.rfind("tenant"));
    }

    // What a definition that reads may be made to send by its arguments.
    void valuesCanMakeItWrite_data()
    {
        const TestRows<std::string, bool> row{"passed", "writes"};
        row("open", false);
        row("mutations in mice {2024}", false);
        row("query plan", false);
        row("{id}", true);
        row("a mutation { in a sentence", true);
        row("mutation{delete}", true);
        row("mutation M($a: ID!) @live { delete(id: $a) }", true);
        row("# read\nmutation{delete}", true);
        row("query A{a} mutation B{b}", true);
        row("%6dutation{delete}", true);
        row("%256dutation%7bdelete%7d", true);
        row("{\"query\":\"mutation{delete}\"}", true);
        row("{\"query\":\"\\u006dutation{delete}\"}", true);
        row("[{\"query\":\"mutation{delete}\"}]", true);
        row("subscription{on}", true);
        row("{ viewer { login } }", true);
    }
    void valuesCanMakeItWrite()
    {
        QFETCH(std::string, passed);
        QFETCH(bool, writes);
        m_scope.arguments.set("text", json::Value(passed));
        const bool isOneLine = passed.find('\n') == std::string::npos;
        for (const int place : {0, 1, 2, 3}) {
            m_definition = {.path = place == 0 ? "/x/{text}" : "/x"};
            if (place == 1)
                m_definition.query = {{"q", parameter("text")}};
            if (place == 2 && isOneLine)
                m_definition.headers = {{"X-Note", parameter("text")}};
            if (place == 3)
                m_definition.body = parameter("text");
            QVERIFY(!workspace::mutates(m_definition));
            if ((place == 0 || place == 2) && !isOneLine)
                continue;
            const auto request = made();
            VERIFY_RESULT(request);
            QVERIFY2(mayWrite(*request) == writes, request->url.text().c_str());
        }
    }

    // It may run an operation that it stores, whatever its path is called.
    void nothingReadsAtAGraphqlServer_data()
    {
        // url: of the endpoint
        // base: of the request
        addColumns<std::string, std::string, bool, std::string, std::string, bool>(
            "url", "restUrl", "hasSchema", "base", "path", "writes");
        const std::string base = "https://api.example.com/api/v4";
        const auto row = [&](const char *name, const std::string &url, const std::string &path, bool writes,
                             const std::string &restUrl = {}, bool hasSchema = true) {
            const bool isBelow = url.find("/api/v4") != std::string::npos;
            QTest::newRow(name) << url << restUrl << hasSchema
                                << (isBelow ? base : std::string("https://api.example.com")) << path
                                << writes;
        };
        row("there", base + "/query", "/query/", true);
        row("percent-encoded", base + "/query", "/%71uery", true);
        row("two slashes", base + "/query", "//query", true);
        row("in capitals", base + "/query", "/QUERY", true);
        row("a parameter of the path", base + "/query", "/query;v=1", true);
        row("a parameter of an earlier segment", "https://api.example.com/srv/query", "/srv;x/query", true);
        row("a segment of a parameter alone", base + "/query", "/;x/query", true);
        row("encoded twice", base + "/query", "/%2571uery", true);
        row("a NUL at its end", base + "/query", "/query%00", true);
        row("a backslash", "https://api.example.com/srv/query", "/srv%5Cquery", true);
        row("an id below", base + "/query", "/query/op1", true);
        row("an id below that is no escape", base + "/query", "/%71uery/%zz", true);
        row("a longer name", base + "/query", "/queryable", false);
        row("elsewhere", base + "/other", "/query/", false);
        row("another host", "https://other.example.com/api/v4/query", "/query", false);
        row("at the root", "https://api.example.com", "/?id=7", true);
        row("at the root, without a query", "https://api.example.com/", "/", true);
        row("below the root", "https://api.example.com", "/items?id=7", false);
        row("without a schema, beside a REST URL", base + "/query", "/query", true, base, false);
        row("without a schema", base + "/query", "/query?id=7", true, {}, false);
        row("without a schema, at the root", "https://api.example.com", "/?id=7", true, {}, false);
        row("without a schema, below", "https://api.example.com", "/items?id=7", false, {}, false);
        row("without a schema and a query", base + "/query", "/query/", false, {}, false);
    }
    void nothingReadsAtAGraphqlServer()
    {
        QFETCH(std::string, url);
        QFETCH(std::string, restUrl);
        QFETCH(bool, hasSchema);
        QFETCH(std::string, base);
        QFETCH(std::string, path);
        QFETCH(bool, writes);
        workspace::Endpoint endpoint;
        endpoint.name = "other";
        endpoint.url = url;
        endpoint.restUrl = restUrl;
        if (!hasSchema)
            endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        workspace::Endpoint plain;
        plain.name = "plain";
        plain.url = "https://plain.example.com/graphql";
        m_base = restTo(base);
        m_definition = {.path = path};
        const auto request = made();
        VERIFY_RESULT(request);
        QVERIFY(!mayWrite(*request));
        QVERIFY(!mayWrite(*request, workspaceWith({plain}).get()));
        QCOMPARE(mayWrite(*request, workspaceWith({plain, endpoint}).get()), writes);
    }

    void refusesHeaders_data()
    {
        const TestRows<std::string, std::string, std::string> row{"name", "text", "code"};
        row("Authorization", "'Bearer x'", "header_refused");
        row("private-token", "'x'", "header_refused");
        row("Cookie", "'a=b'", "header_refused");
        row("x-custom-key", "'x'", "header_refused"); // it is the credential's here
        row("Host", "'evil.example'", "invalid_header");
        row("Content-Length", "5", "invalid_header");
        row("Transfer-Encoding", "'chunked'", "invalid_header");
        row("X-Note", "'a\\r\\nX-Evil: b'", "invalid_header");
        row("X-Zero", "'a\\u0000b'", "invalid_header");
        row("X Note", "'a'", "invalid_header");
        row("X-List", "['a']", "header_refused");
    }
    void refusesHeaders()
    {
        QFETCH(std::string, name);
        QFETCH(std::string, text);
        QFETCH(std::string, code);
        m_base.fields = {{"X-Custom-Key", credentials::Secret("s3cret")}};
        m_definition.headers = {{name, constant(text)}};
        QCOMPARE(failure(), code);
    }

    void writesTheBody_data()
    {
        const TestRows<std::string, std::string, std::string, std::string> row{"type", "body", "sent",
                                                                               "sentType"};
        row("JSON", "", "{'a':[1,2]}", "{'a':[1,2]}", "application/json");
        row("a text as JSON", "", "'x'", "'x'", "application/json");
        row("empty JSON", "", "{}", "{}", "application/json");
        row("null", "", "null", "-", "-");
        row("JSON of a kind", "application/merge-patch+json; charset=utf-8", "{'a':null}", "{'a':null}",
            "application/merge-patch+json; charset=utf-8");
        row("a form", "application/x-www-form-urlencoded", "{'a':'b c','d':[1,2]}", "a=b%20c&d=1&d=2",
            "application/x-www-form-urlencoded");
        row("text", "text/plain", "'hello'", "hello", "text/plain");
        row("no text", "text/plain", "{'a':1}", "body_not_text", "");
        row("a file of text", "text/plain", "{'text':'hello'}", "hello", "text/plain");
        row("a file", "application/octet-stream", "{'content_base64':'aGVsbG8='}", "hello",
            "application/octet-stream");
        row("a file of a type", "application/octet-stream",
            "{'content_base64':'aGVsbG8=','content_type':'image/png'}", "hello", "image/png");
        row("no file", "application/octet-stream", "{}", "-", "application/octet-stream");
        row("not valid Base64", "image/png", "{'content_base64':'?'}", "file_invalid", "");
        row("a type of two lines", "image/png", "{'text':'a','content_type':'a\\r\\nX: y'}", "file_invalid",
            "");
        row("no parts", "multipart/form-data", "[1]", "body_not_text", "");
        row("an object in a form", "application/x-www-form-urlencoded", "{'a':{'b':1}}",
            "a=%7B%22b%22%3A1%7D", "application/x-www-form-urlencoded");
    }
    void writesTheBody()
    {
        QFETCH(std::string, type);
        QFETCH(std::string, body);
        QFETCH(std::string, sent);
        QFETCH(std::string, sentType);
        m_definition.method = RestMethod::Post;
        m_definition.body = constant(body);
        if (!type.empty())
            m_definition.headers = {{"content-type", constant('\'' + type + '\'')}};
        const auto request = made();
        if (!request) {
            QCOMPARE(request.error().code, sent);
            return;
        }
        std::string seen = request->body ? *request->body : "-";
        std::ranges::replace(seen, '"', '\'');
        QCOMPARE(seen, sent);
        QCOMPARE(sentField(*request, "Content-Type"), sentType);
    }

    void writesPartsAndFiles()
    {
        m_definition.method = RestMethod::Post;
        m_definition.headers = {{"Content-Type", constant("'multipart/form-data'")}};
        m_definition.body =
            constant("{'title':'a b','tags':['x','y'],'meta':{'n':1},'file':{'content_base64':"
                     "'AP8=','filename':'a\\\"b.bin','content_type':'image/png'},'gone':null}");
        const auto request = made();
        VERIFY_RESULT(request);
        const std::string type = sentField(*request, "Content-Type");
        const std::string prefix = "multipart/form-data; boundary=";
        QVERIFY(type.starts_with(prefix));
        const std::string boundary = type.substr(prefix.size());
        const auto part = [&](const std::string &head, const std::string &content) {
            return "--" + boundary + "\r\nContent-Disposition: form-data; name=" + head + "\r\n\r\n" + content
                   + "\r\n";
        };
        QCOMPARE(*request->body, part("\"title\"", "a b") + part("\"tags\"", "x") + part("\"tags\"", "y")
                                     + part("\"meta\"\r\nContent-Type: application/json", "{\"n\":1}")
                                     + part("\"file\"; filename=\"a%22b.bin\"\r\nContent-Type: image/png",
                                            std::string("\0\xff", 2))
                                     + "--" + boundary + "--\r\n");
        QCOMPARE(*made()->body, *request->body); // what was approved is what is sent
    }

    void sendsCookies()
    {
        m_definition.cookies = {
            {"lang", constant("'de at'")}, {"n", constant("7")}, {"none", constant("null")}};
        auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(sentField(*request, "Cookie"), std::string("lang=de%20at; n=7"));
        m_base.fields.push_back({"Cookie", credentials::Secret::taken("key=k")});
        request = made();
        VERIFY_RESULT(request);
        QCOMPARE(sentField(*request, "Cookie"), std::string("key=k; lang=de%20at; n=7"));
        QVERIFY(std::holds_alternative<credentials::Secret>(request->fields.front().value));
        for (const char *name : {"session_token", "access_token", "api_key"}) {
            m_definition.cookies = {{name, constant("'x'")}};
            request = made();
            QVERIFY2(!request, name);
            QCOMPARE(request.error().code, std::string("cookie_refused"));
        }
        m_definition.cookies = {{"a", constant("[1]")}};
        QCOMPARE(made().error().code, std::string("cookie_refused"));
    }

    void cookiesStandInForNoOther_data()
    {
        const TestRows<std::string, std::string> row{"members", "sent"};
        row("others", "{'a':'x y','b':2}", "sid=s; lang=de; a=x y; b=2");
        row("the credential", "{'sid':'evil'}", "cookie_refused");
        row("the credential in another case", "{'SID':'evil'}", "cookie_refused");
        row("the credential, encoded", "{'%73id':'evil'}", "cookie_refused");
        row("a pair for a name", "{'sid=evil':'x'}", "cookie_refused");
        row("a space before the name", "{' sid':'evil'}", "cookie_refused");
        row("no name", "{'':'evil'}", "cookie_refused");
        row("a list of no names", "[1]", "sid=s; lang=de; crumbs=1");
        row("another cookie", "{'lang':'en'}", "cookie_refused");
        row("a secret", "{'session_token':'x'}", "cookie_refused");
    }
    void cookiesStandInForNoOther()
    {
        QFETCH(std::string, members);
        QFETCH(std::string, sent);
        m_base.fields.push_back({"Cookie", credentials::Secret::taken("sid=s")});
        m_definition.styles = {{"cookie:crumbs", {.style = openapi::Style::Cookie, .isExploded = true}}};
        workspace::NamedBinding lang{"lang", constant("'de'")};
        workspace::NamedBinding crumbs{"crumbs", constant(members)};
        m_definition.cookies = {lang, crumbs};
        auto request = made();
        QCOMPARE(request ? sentField(*request, "Cookie") : request.error().code, sent);
        std::ranges::reverse(m_definition.cookies);
        QCOMPARE(made().hasValue(), sent != "cookie_refused");
    }

    void manyCookiesAreComparedQuickly()
    {
        const auto crumbs = [](const std::string &letter) {
            json::Value members = json::Value::object();
            for (int i = 0; i < 20'000; ++i)
                members.set(letter + std::to_string(i), i);
            return members;
        };
        const openapi::FieldStyle exploded{.style = openapi::Style::Cookie, .isExploded = true};
        m_definition.styles = {{"cookie:first", exploded}, {"cookie:second", exploded}};
        json::Value second = crumbs("d");
        for (const std::string code : {"", "cookie_refused"}) {
            workspace::NamedBinding one{"first", {.source = ConstantSource{crumbs("c")}}};
            workspace::NamedBinding other{"second", {.source = ConstantSource{second}}};
            m_definition.cookies = {one, other};
            const auto request = made();
            QCOMPARE(request ? std::string() : request.error().code, code);
            second.set("C19999", 1);
        }
    }

    void fieldsWithoutAStyleAreNotExploded()
    {
        m_definition.styles = {{"cookie:c", {.isExploded = true}}, {"header:X-H", {.isExploded = true}}};
        m_definition.cookies = {{"c", constant("{'a':1}")}};
        m_definition.headers = {{"X-H", constant("{'a':1}")}};
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(sentField(*request, "Cookie"), std::string("c=a,1"));
        QCOMPARE(sentField(*request, "X-H"), std::string("a,1"));
    }

    // A file without a name is one where the description says so.
    void writesPartsInTheirStyles()
    {
        m_definition.method = RestMethod::Post;
        m_definition.headers = {{"Content-Type", constant("'multipart/form-data'")}};
        m_definition.styles = {
            {"body:logo", {.isFile = true}},
            {"body:rows",
             {.contentType = "text/csv",
              .headers = json::Value::object(
                  {{"X-Lines", "2"}, {"X-Bad\r\n", "1"}, {"content-disposition", "x"}, {"a: b", "c"}})}}};
        m_definition.body = constant("{'logo':{'text':'hi'},'rows':'1,2'}");
        const auto request = made();
        VERIFY_RESULT(request);
        QVERIFY(request->body->find("name=\"logo\"; filename=\"logo\"\r\nContent-Type: "
                                    "application/octet-stream\r\n\r\nhi\r\n")
                != std::string::npos);
        QVERIFY(request->body->find("name=\"rows\"\r\nContent-Type: text/csv\r\nX-Lines: 2\r\n\r\n1,2\r\n")
                != std::string::npos);
    }

    void sendsNoOptionalBodyThatNobodyGave()
    {
        m_definition.method = RestMethod::Post;
        for (const char *argument : {"nothing", "state"}) {
            m_definition.body = Binding{.source = workspace::ObjectSource{{{"due", parameter(argument)}}},
                                        .isOptional = true};
            const auto request = made();
            VERIFY_RESULT(request);
            QCOMPARE(bool(request->body), argument == std::string("state"));
        }
        m_definition.body = constant("{}");
        m_definition.body->isOptional = true;
        const auto request = made();
        VERIFY_RESULT(request);
        QVERIFY(request->body);
        QCOMPARE(*request->body, std::string("{}"));
    }

    void leavesAbsentMembersOutOfTheBody()
    {
        m_definition.method = RestMethod::Post;
        m_definition.body = Binding{.source = workspace::ObjectSource{
                                        {{"title", parameter("state")}, {"due", parameter("nothing")}}}};
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(*request->body, std::string("{\"title\":\"open\"}"));
    }

    void keepsAllElseOfTheBase()
    {
        m_base.timeouts.connect = std::chrono::milliseconds(77);
        m_base.limits.decoded = 99;
        const auto request = made();
        VERIFY_RESULT(request);
        QCOMPARE(request->timeouts.connect.count(), 77);
        QCOMPARE(request->limits.decoded, std::uint64_t(99));
        QVERIFY(!request->body);
    }

private:
    Result<upstream::Request> made() const { return restRequest(m_definition, m_bindings, m_scope, m_base); }
    std::string failure() const
    {
        const auto request = made();
        return request ? "made " + request->url.text() : request.error().code;
    }

    RestRequest m_definition;
    std::vector<workspace::NamedBinding> m_bindings;
    Scope m_scope;
    upstream::Request m_base = restTo("https://api.example.com/api/v4");
};

TOOLTRAY_TEST(RestRequestTest)

#include "restrequesttest.moc"
