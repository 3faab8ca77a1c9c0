// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/openapi/request/toolrequest.h"

#include "openapi/request/bodywriter.h"
#include "openapi/request/callschema.h"
#include "openapisample.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

// One operation POST of the path, in a description from https://docs.example.org.
ApiPointer described(const std::string &path, const std::string &operation, const std::string &rest = {},
                     const char *version = "'openapi':'3.2.0'")
{
    return samples::read(samples::quoted(std::string("{") + version + ",'info':{'title':'t','version':'1'},"
                                         + rest + "'paths':{'" + path + "':{'post':" + operation + "}}}"),
                         "https://docs.example.org/v1/openapi.json")
        .api;
}

WrittenRequest written(const Api &api, const QByteArray &values, const RequestOptions &options = {})
{
    return writeRequest(api, api.operations.front(), samples::value(values.toStdString()), options);
}

// The boundary of parts is B in tables.
std::string withPlainBoundary(std::string text, const std::string &contentType)
{
    constexpr std::string_view begin = "boundary=";
    const std::size_t found = contentType.find(begin);
    if (found == std::string::npos)
        return text;
    const std::string boundary = contentType.substr(found + begin.size());
    for (std::size_t at = text.find(boundary); at != std::string::npos; at = text.find(boundary, at))
        text.replace(at, boundary.size(), "B");
    return text;
}

std::string header(const WrittenRequest &request, std::string_view name)
{
    for (const auto &[known, value] : request.headers) {
        if (known == name)
            return value;
    }
    return "none";
}

} // namespace

class ToolRequestTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void urlsAreBuilt_data()
    {
        QTest::addColumn<QByteArray>("servers");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("parameters");
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<QByteArray>("url");
        const auto row = [](const char *name, const char *servers, const char *path, const char *parameters,
                            const char *values, const char *url) {
            QTest::newRow(name) << QByteArray(servers) << QByteArray(path) << QByteArray(parameters)
                                << QByteArray(values) << QByteArray(url);
        };
        row("absolute", "[{'url':'https://a.org/v1/'}]", "/pets", "[]", "{}", "https://a.org/v1/pets");
        row("relative", "[{'url':'../v2'}]", "/pets", "[]", "{}", "https://docs.example.org/v2/pets");
        row("none", "[]", "/pets", "[]", "{}", "https://docs.example.org/pets");
        row("variables",
            "[{'url':'https://{r}.a.org/{p}','variables':{'r':{'default':'eu'},'p':{'enum':['x','y']}}}]",
            "/pets", "[]", "{}", "https://eu.a.org/x/pets");
        row("query of the server", "[{'url':'https://a.org/v1?k=1'}]", "/pets", "[{'name':'q','in':'query'}]",
            "{'query:q':2}", "https://a.org/v1/pets?k=1&q=2");
        row("strange placeholders", "[{'url':'https://a.org'}]",
            "/a/{pet-id}.json/x(d=\\u0027{+name}\\u0027)",
            "[{'name':'pet-id','in':'path','required':true},{'name':'name','in':'path','required':true}]",
            "{'path:pet-id':'a/b','path:name':'c/d'}", "https://a.org/a/a%2Fb.json/x(d='c/d')");
        row("query in the path", "[{'url':'https://a.org'}]", "/a?Action=X&v={v}&w={w}#more",
            "[{'name':'v','in':'path'},{'name':'q','in':'query'}]",
            "{'path:v':'1 2','path:w':'&','query:q':[1,2]}",
            "https://a.org/a?Action=X&v=1%202&w=%26&q=1&q=2");
        row("whole query", "[{'url':'https://a.org'}]", "/a",
            "[{'in':'querystring','name':'q','content':{'application/x-www-form-urlencoded':{}}}]",
            "{'querystring:q':{'a':'b c','l':[1,2]}}", "https://a.org/a?a=b%20c&l=1&l=2");
        row("content", "[{'url':'https://a.org'}]", "/a",
            "[{'in':'query','name':'q','content':{'application/json':{}}}]", "{'query:q':{'a':[1]}}",
            "https://a.org/a?q=%7B%22a%22%3A%5B1%5D%7D");
        row("reserved in the path", "[{'url':'https://a.org'}]", "/a/{p}",
            "[{'name':'p','in':'path','required':true,'allowReserved':true}]", "{'path:p':'x/y?z'}",
            "https://a.org/a/x/y%3Fz");
    }

    void urlsAreBuilt()
    {
        QFETCH(QByteArray, servers);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, parameters);
        QFETCH(QByteArray, values);
        QFETCH(QByteArray, url);
        const ApiPointer api =
            described(path.toStdString(), "{'parameters':" + parameters.toStdString() + ",'responses':{}}",
                      "'servers':" + servers.toStdString() + ",");
        const WrittenRequest request = written(*api, values);
        QVERIFY2(!request.error, request.error ? request.error->c_str() : "");
        QCOMPARE(QByteArray::fromStdString(request.url), url);
    }

    // The examples of OpenAPI 3.1.1, 4.8.12.4, and what they leave open; "-" is refused, "" is not sent.
    void valuesAreWrittenInTheirStyles_data()
    {
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("written");
        const std::vector<const char *> values{
            "''", "'blue'", "['blue','black','brown']", "{'R':100,'G':200,'B':150}", "[]", "{}", "null"};
        const auto rows = [&](const char *place, const char *style, const char *explode,
                              const std::vector<const char *> &written) {
            for (std::size_t i = 0; i < written.size(); ++i) {
                QByteArray parameter =
                    QByteArray("'in':'") + place + "','style':'" + style + "','explode':" + explode;
                QTest::addRow("%s %s %s %s", place, style, explode, values[i])
                    << parameter << QByteArray(values[i]) << QByteArray(written[i]);
            }
        };
        rows("path", "matrix", "false",
             {";color", ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150", "-", "-", "-"});
        rows("path", "matrix", "true",
             {";color", ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150", "-", "-",
              "-"});
        rows("path", "label", "false",
             {"-", ".blue", ".blue,black,brown", ".R,100,G,200,B,150", "-", "-", "-"});
        rows("path", "label", "true",
             {"-", ".blue", ".blue.black.brown", ".R=100.G=200.B=150", "-", "-", "-"});
        rows("path", "simple", "false",
             {"-", "blue", "blue,black,brown", "R,100,G,200,B,150", "-", "-", "-"});
        rows("path", "simple", "true", {"-", "blue", "blue,black,brown", "R=100,G=200,B=150", "-", "-", "-"});
        rows("header", "simple", "false", {"", "blue", "blue,black,brown", "R,100,G,200,B,150", "", "", ""});
        rows("header", "simple", "true", {"", "blue", "blue,black,brown", "R=100,G=200,B=150", "", "", ""});
        rows("query", "form", "false",
             {"color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150", "", "", ""});
        rows("query", "form", "true",
             {"color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150", "", "", ""});
        rows("query", "spaceDelimited", "false",
             {"color=", "color=blue", "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150", "",
              "", ""});
        rows("query", "spaceDelimited", "true",
             {"color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150", "", "", ""});
        rows("query", "pipeDelimited", "false",
             {"color=", "color=blue", "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150", "",
              "", ""});
        rows("query", "pipeDelimited", "true",
             {"color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150", "", "", ""});
        rows("query", "deepObject", "true",
             {"color=", "color=blue", "color%5B0%5D=blue&color%5B1%5D=black&color%5B2%5D=brown",
              "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150", "", "", ""});
        rows("cookie", "form", "false",
             {"color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150", "", "", ""});
        rows("cookie", "form", "true",
             {"color=", "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150", "", "",
              ""});
        rows("cookie", "cookie", "true",
             {"color=", "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150", "", "",
              ""});
        const auto row = [](const char *parameter, const char *value, const char *written) {
            QTest::addRow("%s %s", parameter, value)
                << QByteArray(parameter) << QByteArray(value) << QByteArray(written);
        };
        const char *marks = "['a,b;c=d&e|f g','/?#[]@!$()*+:','\xC3\xBC\xE2\x82\xAC','%41%']";
        row("'in':'query','explode':false", marks,
            "color=a%2Cb%3Bc%3Dd%26e%7Cf%20g,%2F%3F%23%5B%5D%40%21%24%28%29%2A%2B%3A,%C3%BC%E2%82%AC,%2541%"
            "25");
        row("'in':'query','style':'pipeDelimited'", marks,
            "color=a%2Cb%3Bc%3Dd%26e%7Cf%20g%7C%2F%3F%23%5B%5D%40%21%24%28%29%2A%2B%3A%7C%C3%BC%E2%82%AC%7C%"
            "2541%25");
        row("'in':'query','allowReserved':true", marks,
            "color=a,b;c%3Dd%26e%7Cf%20g&color=/?%23%5B%5D@!$()*%2B:&color=%C3%BC%E2%82%AC&color=%41%25");
        row("'in':'query','allowReserved':true", "'a/b?c&d'", "color=a/b?c%26d");
        row("'in':'path','style':'simple'", marks,
            "a%2Cb%3Bc%3Dd%26e%7Cf%20g,%2F%3F%23%5B%5D%40%21%24%28%29%2A%2B%3A,%C3%BC%E2%82%AC,%2541%25");
        row("'in':'path','allowReserved':true", "['a/b','c?d']", "a/b,c%3Fd");
        row("'in':'path','style':'matrix','explode':true", "['a;b','c=d/e']", ";color=a%3Bb;color=c%3Dd%2Fe");
        row("'in':'path','style':'label','explode':true", "{'a.b':'c.d'}", ".a.b=c.d");
        row("'in':'header'", "['a,b','\xC3\xBC']", "a,b,\xC3\xBC");
        row("'in':'query','style':'deepObject','explode':true", "{'a b':{'c[d]':['\xC3\xBC',{'e':null}]}}",
            "color%5Ba%20b%5D%5Bc%5Bd%5D%5D%5B0%5D=%C3%BC");
        row("'in':'query'", "[[1,2],{'a':'b'}]", "color=%5B1%2C2%5D&color=%7B%22a%22%3A%22b%22%7D");
        row("'in':'query'", "{'a':[1,null],'b':null}", "a=%5B1%2Cnull%5D");
        row("'in':'cookie'", "['a;b','c d']", "color=a%3Bb; color=c%20d");
        row("'in':'cookie','style':'cookie'", "['a b','c,d']", "color=a b; color=c,d");
        row("'in':'path'", "['..','x']", "..,x");
        row("'in':'path','style':'simple','explode':true", "{'..':'x'}", "..=x");
        row("'in':'path'", "['..']", "-");
        row("'in':'path'", "['a\\u0000b']", "-");
    }

    // Whether the description tells the type or not.
    void valuesAreWrittenInTheirStyles()
    {
        QFETCH(const QByteArray, parameter);
        QFETCH(const QByteArray, value);
        QFETCH(const QByteArray, written);
        const bool isInPath = parameter.contains("'in':'path'");
        const char *type = value.startsWith('[') ? "array" : value.startsWith('{') ? "object" : "string";
        for (const std::string &schema : {std::string("{}"), std::string("{'type':'") + type + "'}"}) {
            const std::string said = "{'name':'color'," + parameter.toStdString() + ",'required':"
                                     + (isInPath ? "true" : "false") + ",'schema':" + schema + "}";
            const ApiPointer api =
                described(isInPath ? "/a/{color}" : "/a", "{'parameters':[" + said + "],'responses':{}}",
                          "'servers':[{'url':'https://a.org'}],");
            const std::string place(placeName(api->operations.front().parameters.front().place));
            const WrittenRequest request =
                ::written(*api, "{'" + QByteArray::fromStdString(place) + ":color':" + value + "}");
            if (written == "-") {
                QVERIFY2(request.error, request.url.c_str());
                continue;
            }
            QVERIFY2(!request.error, request.error ? request.error->c_str() : "");
            const std::string url = request.url;
            const std::size_t mark = std::min(url.find('?'), url.size());
            const std::string expected = written.toStdString();
            if (isInPath)
                QCOMPARE(url, "https://a.org/a/" + expected);
            else if (place == "query")
                QCOMPARE(url.substr(std::min(mark + 1, url.size())), expected);
            else
                QCOMPARE(header(request, place == "cookie" ? "Cookie" : "color"),
                         expected.empty() && (value != "''" || place == "cookie") ? "none" : expected);
        }
    }

    // A member that is written by its own name, beside a parameter of that name.
    void membersStandInForNothingElse()
    {
        const ApiPointer api =
            described("/a?fixed=1",
                      "{'parameters':[{'name':'filter','in':'query','schema':{'type':'object'}},"
                      "{'name':'org','in':'query','schema':{'type':'string'}},"
                      "{'name':'crumbs','in':'cookie','schema':{'type':'object'}}],'responses':{}}",
                      "'servers':[{'url':'https://a.org/?tenant=acme'}],");
        RequestOptions options;
        options.credentials = {{ParameterPlace::Cookie, "sid", "s"}};
        const auto refusal = [&](const QByteArray &values) {
            const WrittenRequest request = written(*api, values, options);
            return request.error ? request.error->text() : "sent";
        };
        QCOMPARE(refusal("{'query:filter':{'state':'open'}}"), std::string("sent"));
        QCOMPARE(refusal("{'query:filter':{'fixed':2}}"),
                 std::string("\"filter\" has a member \"fixed\", and the request sends another value under "
                             "that name."));
        QCOMPARE(refusal("{'query:filter':{'org':'x'},'query:org':'y'}"),
                 std::string("\"filter\" has a member \"org\", and the request sends another value under "
                             "that name."));
        QCOMPARE(written(*api, "{'query:filter':{'Tenant':'x','a':1}}").url,
                 std::string("https://a.org/a?fixed=1&tenant=acme&a=1"));
        QCOMPARE(
            refusal("{'cookie:crumbs':{'sid':'x'}}"),
            std::string("The cookie \"sid\" is not sent: the request sends another cookie of that name."));
        QCOMPARE(
            refusal("{'cookie:crumbs':{'session_token':'x'}}"),
            std::string("The cookie \"session_token\" is not sent: cookies of that name carry secrets."));
    }

    void whatLeadsElsewhereIsRefused_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        QTest::addColumn<QByteArray>("values");
        const auto row = [](const char *name, const char *parameters, const char *values) {
            QTest::newRow(name) << QByteArray(parameters) << QByteArray(values);
        };
        const char *path = "[{'name':'p','in':'path','required':true}]";
        row("dots", path, "{'path:p':'..'}");
        row("one dot", path, "{'path:p':'.'}");
        row("empty", path, "{'path:p':''}");
        row("nothing", path, "{}");
        row("empty list", path, "{'path:p':[]}");
        row("escaped dots", "[{'name':'p','in':'path','required':true,'allowReserved':true}]",
            "{'path:p':'%2e%2E'}");
        row("dots inside", "[{'name':'p','in':'path','required':true,'allowReserved':true}]",
            "{'path:p':'a/../b'}");
        row("label of nothing", "[{'name':'p','in':'path','required':true,'style':'label'}]",
            "{'path:p':''}");
        row("label of a dot", "[{'name':'p','in':'path','required':true,'style':'label'}]", "{'path:p':'.'}");
        row("lines in a header", "[{'name':'h','in':'header'},{'name':'p','in':'path','required':true}]",
            "{'path:p':1,'header:h':'a\\r\\nb'}");
        row("host", "[{'name':'Host','in':'header'},{'name':'p','in':'path','required':true}]",
            "{'path:p':1,'header:Host':'a'}");
        row("semicolon in a raw cookie",
            "[{'name':'k','in':'cookie','style':'cookie'},{'name':'p','in':'path','required':true}]",
            "{'path:p':1,'cookie:k':'a;b'}");
    }

    void whatLeadsElsewhereIsRefused()
    {
        QFETCH(QByteArray, parameters);
        QFETCH(QByteArray, values);
        const ApiPointer api =
            described("/a/{p}", "{'parameters':" + parameters.toStdString() + ",'responses':{}}");
        QVERIFY(written(*api, values).error);
    }

    void headersAndCookies()
    {
        const ApiPointer api =
            described("/a", "{'parameters':[{'name':'X-L','in':'header','schema':{'type':'array'}},{'name':'"
                            "X-O','in':'header','explode':true},"
                            "{'name':'s','in':'cookie'},{'name':'t','in':'cookie','explode':false},{'name':'"
                            "r','in':'cookie','style':'cookie'}],"
                            "'responses':{'200':{'description':'','content':{'text/html':{},'application/"
                            "json':{},'application/vnd.x+json':{}}}}}");
        const WrittenRequest request =
            written(*api, "{'header:X-L':['a b',2],'header:X-O':{'a':1,'b':2},'cookie:s':['x "
                          "y',1],'cookie:t':[1,2],'cookie:r':'a b'}");
        QCOMPARE(request.method, std::string("POST"));
        QCOMPARE(header(request, "X-L"), std::string("a b,2"));
        QCOMPARE(header(request, "X-O"), std::string("a=1,b=2"));
        QCOMPARE(header(request, "Cookie"), std::string("s=x%20y; s=1; t=1,2; r=a b"));
        QCOMPARE(header(request, "Accept"),
                 std::string("application/vnd.x+json, application/json, */*;q=0.1"));
    }

    void bodiesAreWritten_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const char *content, const char *body, const char *type,
                            const char *text) {
            QTest::newRow(name) << QByteArray(content) << QByteArray(body) << QByteArray(type)
                                << QByteArray(text);
        };
        row("json first", "{'text/plain':{},'application/xml':{},'application/json':{}}", "{'a':1.0}",
            "application/json", "{\"a\":1.0}");
        row("merge patch", "{'application/json-patch+json':{},'application/merge-patch+json':{}}", "{}",
            "application/merge-patch+json", "{}");
        row("any", "{'*/*':{}}", "[1]", "application/json", "[1]");
        row("null", "{'application/json':{'schema':{'type':'object','nullable':true}}}", "null",
            "application/json", "null");
        row("vendor", "{'application/vnd.a+json; v=1':{}}", "'a'", "application/vnd.a+json; v=1", "\"a\"");
        row("form", "{'application/x-www-form-urlencoded':{}}",
            "{'b':[1,2],'o':{'x':1},'n':null,'t':'a b&c','e':''}", "application/x-www-form-urlencoded",
            "b=1&b=2&o=%7B%22x%22%3A1%7D&t=a%20b%26c&e=");
        row("deep form",
            "{'application/"
            "x-www-form-urlencoded':{'encoding':{'o':{'style':'deepObject'},'l':{'explode':false}}}}",
            "{'o':{'x':[1]},'l':[1,2]}", "application/x-www-form-urlencoded", "o%5Bx%5D%5B0%5D=1&l=1,2");
        row("reserved form",
            "{'application/x-www-form-urlencoded':{'schema':{'type':'object','properties':{'u':{'type':"
            "'string'},'l':{'type':'array'},'o':{'type':'object'},'p':{'type':'object'}}},'encoding':{"
            "'u':{'allowReserved':true},'l':{'style':'pipeDelimited'},'o':{'explode':true},"
            "'p':{'contentType':'application/json'},'q':{'contentType':'application/json'}}}}",
            "{'u':'a/b&c','l':['x y','z'],'o':{'k':1},'p':{'k':['\xC3\xBC']},'q':[1,{'k':2}]}",
            "application/x-www-form-urlencoded",
            "u=a/b%26c&l=x%20y%7Cz&k=1&p=%7B%22k%22%3A%5B%22%C3%BC%22%5D%7D&q=%5B1%2C%7B%22k%22%3A2%7D%5D");
        row("text", "{'text/plain':{}}", "'hi'", "text/plain", "hi");
        row("xml", "{'application/xml':{}}", "'<a/>'", "application/xml", "<a/>");
        row("bytes", "{'application/octet-stream':{}}", "{'content_base64':'aGk='}",
            "application/octet-stream", "hi");
        row("image", "{'image/*':{}}", "{'content_base64':'aGk=','content_type':'image/png'}", "image/png",
            "hi");
        row("multipart",
            "{'multipart/form-data':{'schema':{'properties':{'f':{'type':'string','format':'binary'}}},"
            "'encoding':{'m':{'contentType':'text/csv','headers':{'X-A':{'schema':{'default':'v'}}}}}}}",
            "{'f':{'filename':'a.txt','text':'hi'},'l':['x','y'],'o':{'a':1},'m':'1,2'}",
            "multipart/form-data; boundary=B",
            "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a.txt\"\r\nContent-Type: "
            "application/octet-stream\r\n\r\nhi\r\n"
            "--B\r\nContent-Disposition: form-data; name=\"l\"\r\n\r\nx\r\n--B\r\nContent-Disposition: "
            "form-data; name=\"l\"\r\n\r\ny\r\n"
            "--B\r\nContent-Disposition: form-data; name=\"o\"\r\nContent-Type: "
            "application/json\r\n\r\n{\"a\":1}\r\n"
            "--B\r\nContent-Disposition: form-data; name=\"m\"\r\nContent-Type: text/csv\r\nX-A: "
            "v\r\n\r\n1,2\r\n--B--\r\n");
        row("members of a part",
            "{'multipart/form-data':{'encoding':{'metadata':{'contentType':'application/json'}}}}",
            "{'name':'x','metadata':{'name':'y'}}", "multipart/form-data; boundary=B",
            "--B\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nx\r\n"
            "--B\r\nContent-Disposition: form-data; name=\"metadata\"\r\nContent-Type: "
            "application/json\r\n\r\n{\"name\":\"y\"}\r\n--B--\r\n");
    }

    void bodiesAreWritten()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, text);
        const ApiPointer api =
            described("/a", "{'requestBody':{'content':" + content.toStdString() + "},'responses':{}}");
        const WrittenRequest request = written(*api, "{'body':" + body + "}");
        QVERIFY2(!request.error, request.error ? request.error->c_str() : "");
        const std::string &sent = request.contentType;
        QCOMPARE(QByteArray::fromStdString(withPlainBoundary(sent, sent)), type);
        QCOMPARE(QByteArray::fromStdString(withPlainBoundary(request.body, sent)), text);
        QVERIFY(written(*api, "{}").contentType.empty());
    }

    // However often a description says the same, and however deep.
    void filesAreFoundInAllBranches()
    {
        std::string many = "{'$ref':'#/components/schemas/A'}";
        for (int i = 0; i < 200; ++i)
            many += ",{'$ref':'#/components/schemas/A'}";
        std::string file = "{'properties':{'f':{'type':'string','format':'binary'}}}";
        for (int i = 0; i < 6; ++i)
            file = "{'allOf':[" + file + "]}";
        const ApiPointer api = described(
            "/a",
            "{'requestBody':{'content':{'multipart/form-data':{'schema':{'$ref':'#/components/schemas/A'}}}},"
            "'responses':{}}",
            "'components':{'schemas':{'A':{'allOf':[" + file + ',' + many + "]}}},");
        const ApiOperation &operation = api->operations.front();
        const FieldStyles styles = bodyStyles(*api->documents, *usualMediaType(operation));
        QVERIFY(styles.contains("body:f"));
    }

    void otherHostsAreRefused()
    {
        const std::string evil = "{'servers':[{'url':'https://evil.org'}],'responses':{}}";
        const ApiPointer api = described("/a", evil, "'servers':[{'url':'https://a.org'}],");
        QVERIFY(written(*api, "{}").error);
        RequestOptions options;
        options.server.accepted = {{"https://evil.org"}};
        QCOMPARE(written(*api, "{}", options).url, std::string("https://evil.org/a"));
        options.server.accepted = {{"https://other.org"}};
        QVERIFY(written(*api, "{}", options).error);
        options.server.url = "https://endpoint.org/base";
        QCOMPARE(written(*api, "{}", options).url, std::string("https://endpoint.org/base/a"));
    }

    void variablesAreHeldAgainstTheirValues()
    {
        const ApiPointer api =
            described("/a", "{'responses':{}}",
                      "'servers':[{'url':'https://a.org/{v}','variables':{'v':{'enum':['x']}}}],");
        RequestOptions options;
        options.server.variables = samples::value("{'v':'z'}");
        QVERIFY(written(*api, "{}", options).error);
        const ApiPointer host =
            described("/a", "{'responses':{}}", "'servers':[{'url':'https://{v}.a.org/{w}'}],");
        options.server.variables = samples::value("{'v':'evil.org/','w':'x/y'}");
        QVERIFY(written(*host, "{}", options).error);
        QVERIFY(
            written(*described("/a", "{'responses':{}}", "'servers':[{'url':'https://a.org/v1\\r\\nX: y'}],"),
                    "{}")
                .error);
        options.server.variables = samples::value("{'v':'eu','w':'x/y'}");
        QCOMPARE(written(*host, "{}", options).url, std::string("https://eu.a.org/x/y/a"));
        options.server.variables = samples::value("{'v':'z'}");
        const ApiPointer other =
            described("/a", "{'responses':{}}", "'servers':[{'url':'https://a.org/{v}'}],");
        QVERIFY(written(*other, "{}").error);
        QCOMPARE(written(*other, "{}", options).url, std::string("https://a.org/z/a"));
    }

    void credentialsAreAllOfTheFirstWholeAlternative()
    {
        const ApiPointer api =
            described("/a", "{'security':[{'missing':[]},{'q':[],'c':[]},{'b':[]}],'responses':{}}",
                      "'components':{'securitySchemes':{'q':{'type':'apiKey','in':'query','name':'key'},'c':{"
                      "'type':'apiKey','in':'cookie','name':'sid'},"
                      "'b':{'type':'http','scheme':'bearer'}}},");
        const ApiOperation &operation = api->operations.front();
        RequestOptions options;
        options.credentials = *credentialsFor(*api, operation, {{"b", "t"}, {"c", "s"}, {"q", "k&"}});
        const WrittenRequest request = written(*api, "{}", options);
        QCOMPARE(request.url, std::string("https://docs.example.org/a?key=k%26"));
        QCOMPARE(header(request, "Cookie"), std::string("sid=s"));
        QCOMPARE(header(request, "Authorization"), std::string("none"));
        options.credentials = *credentialsFor(*api, operation, {{"b", "t"}, {"c", "s"}});
        QCOMPARE(header(written(*api, "{}", options), "Authorization"), std::string("Bearer t"));
        QVERIFY(!credentialsFor(*api, operation, {{"c", "s"}}));
    }
};

TOOLTRAY_TEST(ToolRequestTest)
#include "toolrequesttest.moc"
