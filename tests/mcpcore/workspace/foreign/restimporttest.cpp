// SPDX-License-Identifier: GPL-3.0-or-later
// What requests of HTTP that other programs keep become here, one table for each program.
#include "base/files/files.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/codec/document.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "workspace/exchange/placeholders.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::string plainJson(const json::Value &value)
{
    std::string text = json::write(value);
    std::ranges::replace(text, '"', '\'');
    return text;
}

// $name for an argument, JSON for a constant.
std::string shown(const Binding &binding)
{
    if (const auto *parameter = std::get_if<ParameterSource>(&binding.source))
        return '$' + parameter->name;
    if (const auto *constant = std::get_if<ConstantSource>(&binding.source))
        return plainJson(constant->value);
    std::string text;
    if (const auto *list = std::get_if<ListSource>(&binding.source)) {
        for (const Binding &element : list->elements)
            text += (text.empty() ? "" : ",") + shown(element);
        return '[' + text + ']';
    }
    if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
        for (const NamedBinding &member : object->members)
            text += (text.empty() ? "" : ",") + member.name + ':' + shown(member.binding);
    }
    return '{' + text + '}';
}

std::string shown(const std::vector<NamedBinding> &bindings, char before)
{
    std::string text;
    for (const NamedBinding &bound : bindings)
        text += ' ' + std::string(1, before) + bound.name + '=' + shown(bound.binding);
    return text;
}

std::string shown(const Tool &tool)
{
    const auto *request = std::get_if<RestRequest>(&*tool.versions.at(tool.active).operation);
    if (request == nullptr)
        return tool.name + " GraphQL";
    std::string text = tool.name + ' ' + std::string(json::nameOf(request->method)) + ' ' + request->path;
    text += shown(request->query, '?') + shown(request->headers, '#');
    if (request->body)
        text += " body " + shown(*request->body);
    for (const Example &example : tool.examples)
        text += " for " + plainJson(example.parameters);
    return text;
}

// One line for each request, with how many sentences say what is not imported.
QStringList shown(const ForeignPack &pack)
{
    QStringList lines;
    for (const ForeignFinding &finding : pack.findings) {
        if (finding.tool.empty()) {
            lines.append(QString::fromStdString("no " + finding.label));
            continue;
        }
        const auto &tool = std::get<Tool>(pack.pack.objects.at(ObjectKey{ObjectKind::Tool, finding.tool}));
        lines.append(QString::fromStdString(shown(tool) + " -" + std::to_string(finding.lost.size())));
    }
    return lines;
}

std::string restFile(const QString &name)
{
    return readFile(TOOLTRAY_SOURCE_DIR "/tests/data/fuzz/foreign/" + name.toStdString(), 1 << 20)
        .valueOr(std::string());
}

// The one YAML file of these tests, as a reader of YAML gives it.
Result<json::Value> insomniaFive(std::string_view)
{
    return json::parse(
               R"({"type":"collection.insomnia.rest/5.0","name":"Users","collection":[{"name":"People",
        "children":[{"url":"{{ base_url }}/users/{{ user_id }}","name":"Get user","method":"GET",
        "headers":[{"name":"X-Trace","value":"1"}],
        "authentication":{"type":"bearer","token":"canary-five"}}]}],
        "environments":{"name":"Base","data":{"base_url":"https:\u002f\u002fapi.users.test","user_id":"3"}}})")
        .value;
}

ForeignPack packFrom(const QString &file, const Workspace &workspace = *Workspace::create({}))
{
    const auto read = readForeign(restFile(file), insomniaFive);
    return read ? packOf(*read, workspace) : ForeignPack{};
}

const char *const kRestFiles[] = {"rest-postman21.json", "rest-postman20.json", "rest-insomnia4.json",
                                  "rest-insomnia5.yaml", "rest-bruno.json",     "rest-bruno.bru",
                                  "rest.http",           "rest-curl.txt",       "rest.har"};

} // namespace

class RestImportTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void requestsBecomeTools_data()
    {
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *file, std::initializer_list<const char *> lines) {
            QStringList list;
            for (const char *line : lines)
                list.append(QString::fromUtf8(line));
            QTest::newRow(file) << list;
        };
        row("rest-postman21.json",
            {"list_users GET /users ?limit=$limit ?team=$team ?api-version='2024-01-01' ?off=$off "
             "#X-Team=$team "
             "#X-Client='web' for {'limit':'20','team':'core','off':'1'} -3",
             "get_user GET /users/{userId}/posts/{postId} for {'userId':'7'} -1",
             "create_user POST /users body {name:$name,age:$age,tags:$tags,password:$password,"
             "address:{city:$city,zip:1}} for {'tags':['a']} -3",
             "sign_in POST /session #Content-Type='application/x-www-form-urlencoded' body "
             "{user:$user,password:$password} for {'user':'ann'} -1",
             "no Upload", "elsewhere GET /health -1"});
        row("rest-postman20.json", {"delete_user DELETE /v1/users/{id} -1", "options OPTIONS /v1/users -0"});
        row("rest-insomnia4.json",
            {"list_users GET /users ?limit=$limit for {'limit':'5'} -1",
             "rename_user PATCH /users/{id} body {name:$name} for {'id':'9','name':'Bea'} -1", "no Feed"});
        row("rest-insomnia5.yaml", {"get_user GET /users/{user_id} #X-Trace='1' for {'user_id':'3'} -1"});
        row("rest-bruno.json",
            {"get_user GET /users/{id} ?fields=$fields for {'id':'4','fields':'name'} -1",
             "sign_up POST /signup #Content-Type='application/x-www-form-urlencoded' body {mail:$mail} for "
             "{'mail':'a@b.test'} -1"});
        row("rest-bruno.bru", {"add_a_note POST /users/{id}/notes ?lang=$lang #X-Client='cli' body "
                               "{text:$text,isPinned:$isPinned} "
                               "for {'id':'7','lang':'en','isPinned':false} -1"});
        row("rest.http",
            {"list_users GET /users ?limit=$limit ?state=$state for {'limit':'10','state':'open'} -1",
             "create_user POST /users body {name:$name,age:$age} for {'name':'Ann'} -1",
             "get_user GET /users/{user} for {'user':'7'} -0", "no Upload", "ask GraphQL -0"});
        row("rest-curl.txt",
            {"put_users_7 PUT /users/7 ?notify=$notify #X-Client='cli' body {name:$name,roles:$roles} for "
             "{'notify':'true','name':'Ann','roles':['admin']} -1"});
        row("rest.har", {"list_v1_users GET /v1/users ?page=$page ?sort=$sort #x-client='web' for "
                         "{'page':'1','sort':'name'} -1",
                         "get_user GET /v1/users/{user_id} for {'user_id':'42'} -0",
                         "create_user_note POST /v1/users/{user_id}/notes body {text:$text} for "
                         "{'user_id':'42','text':'Hi'} -0",
                         "me GraphQL -0"});
    }
    void requestsBecomeTools()
    {
        QFETCH(QStringList, lines);
        const QStringList found = shown(packFrom(QString::fromUtf8(QTest::currentDataTag())));
        QCOMPARE(found.join(u'\n'), lines.join(u'\n'));
    }

    void noSecretIsTakenOver()
    {
        for (const char *file : kRestFiles) {
            const ForeignPack pack = packFrom(QString::fromUtf8(file));
            QVERIFY2(!pack.findings.empty(), file);
            std::string all = json::write(encode(pack.pack));
            for (const ForeignFinding &finding : pack.findings) {
                for (const std::string &sentence : finding.lost)
                    all += sentence;
                all += finding.problem;
            }
            for (const auto &[name, url] : pack.endpoints)
                all += url;
            QVERIFY2(all.find("canary") == std::string::npos, file);
        }
    }

    // Where a secret stands in the path, or anywhere in a text.
    void secretsInOddPlacesStayBehind()
    {
        const std::string odd =
            R"({"info":{"_postman_id":"1","name":"Odd"},"event":[{"listen":"test"}],"item":[
            {"name":"Send","request":{"method":"POST","url":"https:\u002f\u002fapi.bots.test/bot12345678:AAE-canaryQ7xK2mP9vL4sT8wZ1cB5nH6jR/send",
              "body":{"mode":"raw","raw":"<login><user>ann</user><password>canary</password></login>",
                      "options":{"raw":{"language":"xml"}}}}},
            {"name":"Hook","request":{"method":"POST","url":"https:\u002f\u002fhooks.bots.test/services/T0/B0/canaryQ7xK2mP9vL4sT8wZ1cB5nH6jR",
              "body":{"mode":"raw","raw":"[1]"}}}]})";
        const auto read = readForeign(odd);
        VERIFY_RESULT(read);
        const ForeignPack pack = packOf(*read, *Workspace::create({}));
        QCOMPARE(shown(pack).join(u'\n'),
                 QStringLiteral("send POST /{key}/send #Content-Type='application/xml' body $body -3\n"
                                "hook POST /services/T0/B0/{key} body $body for {'body':[1]} -2"));
        QVERIFY(json::write(encode(pack.pack)).find("canary") == std::string::npos);
    }

    // The endpoints as well, which have no GraphQL.
    void whatItGivesCanBeImported()
    {
        for (const char *file : kRestFiles) {
            const ForeignPack pack = packFrom(QString::fromUtf8(file));
            ImportOptions options;
            for (const auto &[name, url] : pack.endpoints) {
                const std::vector<Object> objects = missingEndpoint(pack, name);
                QVERIFY2(!objects.empty(), file);
                options.alongside.insert(options.alongside.end(), objects.begin(), objects.end());
            }
            const ImportPlan plan = planImport(*Workspace::create({}), pack.pack, options);
            for (const std::string &problem : plan.problems)
                QFAIL((std::string(file) + ": " + problem).c_str());
            VERIFY_RESULT(apply(*Workspace::create({}), plan.edit));
        }
    }

    void howItSignsInBecomesACredentialWithoutItsSecret_data()
    {
        QTest::addColumn<int>("scheme"); // -1: none
        QTest::addColumn<std::string>("header");
        using enum Credential::Scheme;
        const auto row = [](const char *file, int scheme, const char *header = "") {
            QTest::newRow(file) << scheme << std::string(header);
        };
        row("rest-postman21.json", int(Bearer));
        row("rest-postman20.json", int(Basic));
        row("rest-insomnia4.json", int(Bearer));
        row("rest-insomnia5.yaml", int(Bearer));
        row("rest-bruno.json", int(ApiKey), "X-Api-Key");
        row("rest-bruno.bru", int(Bearer));
        row("rest.http", int(Bearer));
        row("rest-curl.txt", int(Bearer));
        row("rest.har", int(Bearer));
    }
    void howItSignsInBecomesACredentialWithoutItsSecret()
    {
        QFETCH(const int, scheme);
        QFETCH(const std::string, header);
        const ForeignPack pack = packFrom(QString::fromUtf8(QTest::currentDataTag()));
        const auto credential = pack.credentials.find("users");
        QVERIFY(credential != pack.credentials.end());
        QCOMPARE(int(credential->second.scheme), scheme);
        QCOMPARE(credential->second.headerName, header);
        QCOMPARE(std::get<Endpoint>(missingEndpoint(pack, "users").back()).credential, std::string("users"));
    }

    void anEndpointThatTheAddressBeginsWithIsUsed()
    {
        Endpoint endpoint;
        endpoint.name = "people";
        endpoint.url = "https://api.users.test/graphql";
        endpoint.restUrl = "https://api.users.test/v1/";
        const auto workspace =
            apply(*Workspace::create({}), Edit{"Put", Origin::Person, {PutObject{endpoint}}})->workspace;
        const ForeignPack pack = packFrom(QStringLiteral("rest-postman20.json"), *workspace);
        const auto &tool = std::get<Tool>(pack.pack.objects.begin()->second);
        QCOMPARE(tool.endpoint, std::string("people"));
        QCOMPARE(std::get<RestRequest>(*tool.versions.begin()->second.operation).path,
                 std::string("/users/{id}"));
        QVERIFY(pack.endpoints.empty());
    }

    void aRecordedSessionSaysWhatIsLeftOut()
    {
        const auto read = readForeign(restFile(QStringLiteral("rest.har")));
        VERIFY_RESULT(read);
        QCOMPARE(read->lost.size(), std::size_t(1));
        QVERIFY(read->lost.front().starts_with("2 "));
    }

    void placeholdersAreFound_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("parts");
        QTest::addColumn<std::string>("only");
        const auto row = [](const char *text, const char *parts, const char *only) {
            QTest::newRow(text) << std::string(text) << std::string(parts) << std::string(only);
        };
        row("{{a}}", "<a>", "a");
        row(" {{ _.a }} ", " <a> ", "a");
        row("x{{a}}y${b}{c}", "x<a>y<b><c>", "");
        row("${b}", "<b>", "b");
        row("{\"a\": 1}", "{\"a\": 1}", "");
        row("{{a", "{{a", "");
        row("{{}}", "{{}}", "");
    }
    void placeholdersAreFound()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, parts);
        QFETCH(const std::string, only);
        std::string found;
        for (const PlaceholderPart &part : placeholderParts(text))
            found += part.isPlaceholder ? '<' + part.text + '>' : part.text;
        QCOMPARE(found, parts);
        QCOMPARE(onlyPlaceholder(text), only);
    }

    void jsonWithPlaceholdersCanBeParsed()
    {
        QCOMPARE(quotedPlaceholders("{\"a\": {{a}}, \"b\": \"x{{b}}\", \"c\\\"\": ${c}}"),
                 std::string("{\"a\": \"{{a}}\", \"b\": \"x{{b}}\", \"c\\\"\": \"${c}\"}"));
    }
};

TOOLTRAY_TEST(RestImportTest)
#include "restimporttest.moc"
