// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/model/apireader.h"

#include "openapisample.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

constexpr std::string_view kInfo = "'info':{'title':'t','version':'1'},";

std::string document(std::string_view version, std::string_view rest)
{
    return samples::quoted(
        std::string("{").append(version).append(",").append(kInfo).append(rest).append("}"));
}

} // namespace

class ApiReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void versionsAreReadOrRefused_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<bool>("isRead");
        const auto row = [](const char *version, bool isRead) {
            QTest::newRow(version) << QByteArray(version) << isRead;
        };
        row("'swagger':'2.0'", true);
        row("'swagger':2", true);
        row("'swagger':2.0", true);
        row("'openapi':'3.0.0'", true);
        row("'openapi':3.1", true);
        row("'openapi':'3.1.1'", true);
        row("'openapi':'3.2.0'", true);
        row("'openapi':'3.7.0'", true);
        row("'openapi':' 3.0.3 '", true);
        row("'openapi':'4.0.0'", false);
        row("'openapi':'2.0'", false);
        row("'swagger':'1.2'", false);
        row("'openapi':null", false);
        row("'asyncapi':'2.0.0'", false);
    }

    void versionsAreReadOrRefused()
    {
        QFETCH(QByteArray, version);
        QFETCH(bool, isRead);
        const ReadApi read =
            samples::read(document(version.toStdString(), "'paths':{'/a':{'get':{'responses':{}}}}"));
        QCOMPARE(read.api != nullptr, isRead);
        QCOMPARE(read.error.has_value(), !isRead);
        if (isRead)
            QCOMPARE(read.api->operations.size(), std::size_t{1});
    }

    void whatIsNoDescriptionIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("page") << QByteArray("<html>") << QByteArray("This is a web page or XML");
        QTest::newRow("empty") << QByteArray(" \n") << QByteArray("The description is empty");
        QTest::newRow("list") << QByteArray("[]") << QByteArray("not a JSON object");
        QTest::newRow("json") << QByteArray("{\"a\":\n}") << QByteArray("from line 2 on");
        QTest::newRow("deep") << QByteArray(100'000, '[') << QByteArray("cannot be read");
    }

    void whatIsNoDescriptionIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        const ReadApi read = samples::read(text.toStdString());
        QVERIFY(!read.api);
        QVERIFY2(read.error->contains(said.toStdString()), read.error->c_str());
    }

    void problemsAreSaidWithTheirPlaces_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char *name, const char *rest, const char *problem) {
            QTest::newRow(name) << QByteArray(rest) << QByteArray(problem);
        };
        row("not required in the path",
            "'paths':{'/a/{b}':{'get':{'parameters':[{'name':'b','in':'path','schema':{}}],'responses':{}}}}",
            "notice /paths/~1a~1{b}/get/parameters/0: The path parameter b is required, although it is "
            "not marked as such.");
        row("undeclared", "'paths':{'/a/{b}':{'get':{'responses':{}}}}",
            "notice /paths/~1a~1{b}/get: The path parameter b is not declared and is treated as a string.");
        row("not in the path",
            "'paths':{'/a':{'get':{'parameters':[{'name':'b','in':'path','required':true}],'responses':{}}}}",
            "notice /paths/~1a/get: The path has no placeholder for the parameter b, which is omitted.");
        row("twice",
            "'paths':{'/"
            "a':{'get':{'parameters':[{'name':'b','in':'query'},{'name':'b','in':'query'}],'responses':{}}}}",
            "notice /paths/~1a/get/parameters/1: There is already a parameter query:b; the first one is "
            "used.");
        row("header",
            "'paths':{'/a':{'get':{'parameters':[{'name':'accept','in':'header'}],'responses':{}}}}",
            "notice /paths/~1a/get/parameters/0: The header accept cannot be a parameter: it is set by the "
            "request.");
        row("no name", "'paths':{'/a':{'get':{'parameters':[{'in':'query'}],'responses':{}}}}",
            "warning /paths/~1a/get/parameters/0: This parameter has no name or no known location, and is "
            "omitted.");
        row("same id",
            "'paths':{'/a':{'get':{'operationId':'x','responses':{}}},'/"
            "b':{'get':{'operationId':'x','responses':{}}}}",
            "notice /paths/~1b/get/operationId: Another operation already has the id x; this one is called "
            "GET /b.");
        row("no responses", "'paths':{'/a':{'get':{}}}",
            "notice /paths/~1a/get: The operation does not describe its responses.");
        row("dangling",
            "'components':{'schemas':{'Pet':{}}},'paths':{'/a':{'get':{'parameters':[{'$ref':'#/components/"
            "schemas/Pets'}],'responses':{}}}}",
            "warning /paths/~1a/get/parameters/0: There is nothing at #/components/schemas/Pets; any "
            "value is accepted. "
            "Did you mean \"Pet\"?");
        row("circle",
            "'components':{'schemas':{'A':{'$ref':'#/components/schemas/B'},'B':{'$ref':'#/components/"
            "schemas/A'}}},'paths':{}",
            "warning /components/schemas/A: The reference #/components/schemas/B is circular; any value "
            "is accepted.");
        row("type of a schema",
            "'components':{'schemas':{'A':{'properties':{'type':{'required':true,'items':{}}}}}},'paths':{}",
            "notice /components/schemas/A/properties/type/required: An object lists the names of its "
            "required members; "
            "this is omitted.");
        row("no type", "'components':{'schemas':{'A':{'properties':{'type':{}}}}},'paths':{}",
            "notice /components/schemas/A: A schema with properties but no type is treated as an object.");
        row("several types", "'components':{'schemas':{'A':{'type':['string','null']}}},'paths':{}",
            "notice /components/schemas/A/type: This edition allows only one type; all types in the list are "
            "accepted.");
        row("no operation", "'paths':{'/a':{'get':7}}",
            "error /paths/~1a/get: This operation cannot be read.");
        row("no path", "'paths':{'/a':7}", "error /paths/~1a: This path should be an object and is omitted.");
        row("trace", "'paths':{'/a':{'trace':{'responses':{}}}}",
            "notice /paths/~1a/trace: Operations with the method TRACE cannot be used as tools.");
        row("control character", "'paths':{'/a\\u000a':{'get':{'responses':{}}}}",
            "error /paths/~1a\n/get: The path has control characters or is too long to be called.");
        row("scheme", "'paths':{'/a':{'get':{'security':[{'k':[]}],'responses':{}}}}",
            "warning /paths/~1a/get/security/0: There is no security scheme k.");
    }

    void problemsAreSaidWithTheirPlaces()
    {
        QFETCH(QByteArray, rest);
        QFETCH(QByteArray, problem);
        const ReadApi read = samples::read(document("'openapi':'3.0.3'", rest.toStdString()));
        QVERIFY(read.api);
        const std::string said = samples::problemText(*read.api);
        QVERIFY2(said.find(problem.toStdString() + '\n') != std::string::npos, said.c_str());
    }

    void duplicateNamesAreNoticed()
    {
        const ReadApi read = samples::read(
            document("'openapi':'3.0.3'", "'paths':{},'paths':{'/a':{'get':{'responses':{}}}}"));
        QVERIFY(read.api);
        QCOMPARE(read.api->operations.size(), std::size_t{1});
        QVERIFY(read.api->problems.front().message.contains("twice"));
    }

    void parametersOfThePathAreOverridden()
    {
        const ReadApi read = samples::read(document(
            "'openapi':'3.0.3'",
            "'paths':{'/"
            "a':{'parameters':[{'name':'b','in':'query','required':true},{'name':'c','in':'query'}],"
            "'get':{'parameters':[{'name':'b','in':'query'},{'name':'b','in':'header'}],'responses':{}}}}"));
        const std::vector<Parameter> &parameters = read.api->operations.front().parameters;
        QCOMPARE(parameters.size(), std::size_t{3});
        QVERIFY(!parameters[0].isRequired);
        QVERIFY(parameters[1].place == ParameterPlace::Header);
        QCOMPARE(parameters[2].name, std::string_view("c"));
    }

    void pathItemsMayBeReferences()
    {
        const ReadApi read = samples::read(
            document("'openapi':'3.1.0'",
                     "'components':{'pathItems':{'P':{'get':{'summary':'far'},'post':{'summary':'far'}}}},"
                     "'paths':{'/a':{'$ref':'#/components/pathItems/P','get':{'summary':'near'}}}"));
        QCOMPARE(read.api->operations.size(), std::size_t{2});
        QCOMPARE(read.api->find("GET /a")->summary, std::string_view("near"));
        QCOMPARE(read.api->find("POST /a")->summary, std::string_view("far"));
    }

    void otherDocumentsAreAskedFor()
    {
        const std::string root = document(
            "'openapi':'3.0.3'", "'paths':{'/a':{'get':{'parameters':[{'$ref':'other/p.json#/"
                                 "P'},{'$ref':'http://127.0.0.1/p.json'},"
                                 "{'$ref':'file:///etc/passwd'},{'$ref':'../../up.json'}],'responses':{}}}}");
        const std::map<std::string, std::string> others{
            {"https://example.org/api/other/p.json",
             samples::quoted("{'P':{'$ref':'q.json#/definitions/Q'}}")},
            {"https://example.org/api/other/q.json",
             samples::quoted("{'definitions':{'Q':{'name':'far','in':'query'}}}")}};
        const ReadApi read = samples::read(root, "https://example.org/api/openapi.json", others);
        QCOMPARE(read.api->operations.front().parameters.size(), std::size_t{1});
        QCOMPARE(read.api->operations.front().parameters.front().name, std::string_view("far"));
        const std::string said = samples::problemText(*read.api);
        QVERIFY2(said.find("http://127.0.0.1/p.json in a private network") != std::string::npos,
                 said.c_str());
        QVERIFY2(said.find("file:///etc/passwd, which is outside") != std::string::npos, said.c_str());
        QVERIFY2(said.find("https://example.org/up.json was not read") != std::string::npos, said.c_str());
    }

    void partsMayStandInFilesOfTheirOwn()
    {
        const ReadApi read = samples::read(
            samples::quoted(
                "{'swagger':'2.0','paths':{'$ref':'paths/index.json'},'definitions':{'$ref':'defs.json'}}"),
            "file:///x/api.json",
            {{"file:///x/paths/index.json", samples::quoted("{'/a':{'$ref':'a.json'}}")},
             {"file:///x/paths/a.json",
              samples::quoted(
                  "{'get':{'parameters':[{'name':'q','in':'query','type':'string'}],'responses':{'200':{"
                  "'description':'','schema':{'$ref':'#/definitions/User'}}}}}")},
             {"file:///x/defs.json", samples::quoted("{'User':{'$ref':'user.json'}}")},
             {"file:///x/user.json", samples::quoted("{'type':'object'}")}});
        QVERIFY(read.api);
        const ApiOperation &operation = *read.api->find("GET /a");
        QCOMPARE(operation.parameters.size(), std::size_t{1});
        const ApiNode schema =
            read.api->documents->followed(operation.responses.front().media.front().schema);
        QVERIFY(schema);
        QCOMPARE((*schema)["type"].toString(), std::string_view("object"));
        QVERIFY2(samples::problemText(*read.api).find("the one in the first document is used")
                     != std::string::npos,
                 samples::problemText(*read.api).c_str());
    }

    void redirectsAreHeldAgainstTheRules()
    {
        DocumentReader reader("https://example.org/a.json",
                              document("'openapi':'3.0.3'", "'paths':{'/a':{'$ref':'b.json'}}"), {});
        QCOMPARE(reader.wanted(), std::optional<std::string>("https://example.org/b.json"));
        reader.give(samples::quoted("{'get':{}}"), "http://169.254.169.254/latest");
        QVERIFY(!reader.wanted());
        const ReadApi read = readApi(reader, {});
        QVERIFY(read.api->operations.empty());
        QVERIFY(read.api->problems.front().message.contains("169.254.169.254"));
    }

    void whatLeadsTooFarIsRefused()
    {
        std::map<std::string, std::string> others;
        for (int i = 0; i < 300; ++i)
            others["https://example.org/" + std::to_string(i)] =
                samples::quoted("{'$ref':'" + std::to_string(i + 1) + "'}");
        const ReadApi read = samples::read(document("'openapi':'3.0.3'", "'paths':{'/a':{'$ref':'0'}}"),
                                           "https://example.org/a", others);
        QVERIFY(read.api);
        QVERIFY(samples::problemText(*read.api).find("over more than 64 steps") != std::string::npos);
        ReaderOptions small;
        small.limits.textBytes = 1'000;
        QVERIFY(samples::read(std::string(2'000, ' ') + "{}", {}, {}, small).error.has_value());
        small = {};
        small.limits.operations = 1;
        QVERIFY(
            samples::read(document("'openapi':'3.0.3'", "'paths':{'/a':{'get':{},'put':{}}}"), {}, {}, small)
                .error.has_value());
    }

    void swagger2ReadsAsTheLaterEditions()
    {
        const ReadApi read = samples::read(document(
            "'swagger':'2.0'",
            "'host':'h.org','basePath':'/v2','schemes':['http','https'],'consumes':['application/json'],"
            "'paths':{'/"
            "a':{'post':{'parameters':[{'name':'l','in':'query','type':'array','items':{'type':'string'},'"
            "collectionFormat':'pipes'},"
            "{'name':'b','in':'body','required':true,'schema':{'type':'object'}}],'responses':{'200':{'"
            "description':'','schema':{}}}}},"
            "'/f':{'post':{'consumes':['multipart/"
            "form-data'],'parameters':[{'name':'f','in':'formData','type':'file','required':true}],"
            "'responses':{}}}}"));
        const ApiOperation &json = *read.api->find("POST /a");
        QCOMPARE(json.servers.front().url, std::string_view("https://h.org/v2"));
        QVERIFY(json.parameters.front().style == Style::PipeDelimited && !json.parameters.front().isExploded);
        QVERIFY(json.body->isRequired);
        QCOMPARE(json.body->media.front().name, std::string_view("application/json"));
        QCOMPARE(json.responses.front().media.front().name, std::string_view("application/json"));
        QCOMPARE(read.api->find("POST /f")->body->media.front().name,
                 std::string_view("multipart/form-data"));
    }
};

TOOLTRAY_TEST(ApiReaderTest)
#include "apireadertest.moc"
