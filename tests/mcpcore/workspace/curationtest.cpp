// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/curation.h"
#include "openapi/model/apireader.h"
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/codec/operationcodec.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/snapshot/restparameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

// Tables have ' in place of ".
std::string exchanged(std::string text, char from, char to)
{
    std::ranges::replace(text, from, to);
    return text;
}

openapi::ApiPointer apiOf(const std::string &paths)
{
    return samples::describedApi(
        "{'openapi':'3.0.3','info':{'title':'A','version':'1'},'servers':[{'url':'/'}],'paths':" + paths
        + "}");
}

std::string parameter(const char *place, const char *name, bool isRequired = false)
{
    return std::string("{'name':'") + name + "','in':'" + place
           + "','required':" + (isRequired ? "true" : "false") + ",'schema':{'type':'string'}}";
}

std::string getAt(const std::string &path, const std::string &parameters, const std::string &id = "getThing")
{
    return "{'" + path + "':{'get':{'operationId':'" + id + "','summary':'Get a thing','parameters':["
           + parameters + "],'responses':{'200':{'description':''}}}}}";
}

Tool toolFor(const openapi::ApiPointer &api)
{
    return samples::derivedTool(*api, DerivedFor::OneCall);
}

const ToolVersion &versionOf(const Tool &tool)
{
    return tool.versions.at(tool.active);
}

// The request of the tool, and the names that it declares: "{...} a, b!".
std::string shown(const ToolVersion &version)
{
    std::string names;
    for (const json::Member &member : version.parameters["properties"].members()) {
        names += (names.empty() ? "" : ", ") + std::string(member.name.view());
        names += isRequiredArgument(version, member.name.view()) ? "!" : "";
    }
    return names;
}

std::string requestText(const ToolVersion &version)
{
    return exchanged(json::write(encode(version)["operation"]), '"', '\'');
}

} // namespace

Q_DECLARE_METATYPE(Binding)

// What people decide about a tool that was made of an operation.
class CurationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void argumentsAreHiddenAndFixed()
    {
        const auto api =
            apiOf(getAt("/things/{id}", parameter("path", "id", true) + ',' + parameter("query", "sort") + ','
                                            + parameter("query", "org", true)));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        QCOMPARE(shown(version), std::string("id!, org!, sort"));
        applyChoices(version, {{"sort", {ArgumentChoice::Use::Hidden}},
                               {"org", {ArgumentChoice::Use::Fixed, json::Value("acme")}},
                               {"id", {ArgumentChoice::Use::Shown, {}, "Which one."}}});
        QCOMPARE(shown(version), std::string("id!"));
        QCOMPARE(version.parameters["properties"]["id"]["description"].toString(),
                 std::string_view("Which one."));
        const std::string request = requestText(version);
        QVERIFY2(request.find("acme") != std::string::npos && request.find("sort") == std::string::npos,
                 request.c_str());
    }

    void whatIsHiddenHasNoStyle()
    {
        const auto list = [](const char *name) {
            return std::string("{'name':'") + name
                   + "','in':'query','style':'pipeDelimited','schema':{'type':'array','items':{'type':'"
                     "string'}}}";
        };
        const auto api = apiOf(getAt("/things", list("ids") + ',' + list("tags")));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        applyChoices(version, {{"ids", {ArgumentChoice::Use::Hidden}}});
        const auto &styles = std::get<RestRequest>(*version.operation).styles;
        QVERIFY(!styles.contains("query:ids") && styles.contains("query:tags"));
    }

    void aHiddenCookieIsNotSent()
    {
        const auto api = apiOf(getAt("/things", parameter("cookie", "lang")));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        QVERIFY(!std::get<RestRequest>(*version.operation).cookies.empty());
        applyChoices(version, {{"lang", {ArgumentChoice::Use::Hidden}}});
        QVERIFY(std::get<RestRequest>(*version.operation).cookies.empty());
        QCOMPARE(shown(version), std::string());
    }

    void aPlaceInThePathIsFixed()
    {
        const auto api = apiOf(getAt("/orgs/{org}/things", parameter("path", "org", true)));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        applyChoices(version, {{"org", {ArgumentChoice::Use::Fixed, json::Value("acme")}}});
        QCOMPARE(shown(version), std::string());
        QCOMPARE(version.bindings.size(), std::size_t(1));
        QCOMPARE(version.bindings[0].binding, Binding{ConstantSource{json::Value("acme")}});
    }

    void argumentsComeFromTheContext()
    {
        const auto api = apiOf(
            getAt("/orgs/{org}/things", parameter("path", "org", true) + ',' + parameter("query", "sort")));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        applyChoices(version, {{"org", {.use = ArgumentChoice::Use::Context, .variable = "ORG"}},
                               {"sort", {.use = ArgumentChoice::Use::Context, .variable = "SORT"}}});
        QCOMPARE(shown(version), std::string());
        QCOMPARE(version.bindings.size(), std::size_t(1));
        QCOMPARE(version.bindings[0].binding, Binding{ContextSource{"ORG"}});
        QVERIFY(requestText(version).find("'SORT'") != std::string::npos);
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(versionOf(*repaired).bindings, version.bindings);
        QCOMPARE(requestText(versionOf(*repaired)), requestText(version));
    }

    void argumentsHaveTypesOfTheirOwn()
    {
        const auto api = apiOf(
            getAt("/orgs/{org}/things", parameter("path", "org", true) + ',' + parameter("query", "sort")));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        const json::Value schema = json::Value::object(
            {{"type", "string"}, {"enum", json::Value::array({"acme", "initech"})}, {"default", "acme"}});
        applyChoices(version, {{"org", {.description = "Whose.", .schema = schema}},
                               {"sort", {.use = ArgumentChoice::Use::Mapping, .variable = "orders"}}});
        QCOMPARE(shown(version), std::string("org, sort")); // what has a default need not be passed
        QCOMPARE(exchanged(json::write(version.parameters["properties"]), '"', '\''),
                 std::string("{'org':{'type':'string','enum':['acme','initech'],'default':'acme',"
                             "'description':'Whose.'},'sort':{'$ref':'tooltray:mappings/orders'}}"));
        const std::string request = requestText(version);
        QVERIFY2(request.find("'mapping':'orders'") != std::string::npos, request.c_str());
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QVERIFY(versionOf(*repaired).parameters == version.parameters);
        QCOMPARE(requestText(versionOf(*repaired)), request);
    }

    void toolsAreRepaired_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("has");
        QTest::addColumn<QString>("hasNot");
        const auto row = [](const char *name, const std::string &before, const std::string &after,
                            const char *arguments, const char *has, const char *hasNot) {
            QTest::newRow(name) << QString::fromStdString(before) << QString::fromStdString(after)
                                << QString::fromLatin1(arguments) << QString::fromLatin1(has)
                                << QString::fromLatin1(hasNot);
        };
        const std::string id = parameter("path", "id", true);
        row("moved", getAt("/things/{id}", id), getAt("/v2/things/{id}", id), "id!", "/v2/things/{id}",
            "'/things");
        row("renamed place", getAt("/things/{id}", id),
            getAt("/things/{key}", parameter("path", "key", true)), "id!", "/things/{key}", "{id}");
        row("another id", getAt("/things/{id}", id), getAt("/things/{id}", id, "fetchThing"), "id!",
            "fetchThing", "getThing");
        row("newly required", getAt("/things/{id}", id),
            getAt("/things/{id}", id + ',' + parameter("query", "owner", true)), "id!, owner!", "owner",
            "nothing");
        row("newly optional", getAt("/things/{id}", id),
            getAt("/things/{id}", id + ',' + parameter("query", "sort")), "id!", "/things", "sort");
        row("gone", getAt("/things/{id}", id + ',' + parameter("query", "sort")), getAt("/things/{id}", id),
            "id!", "/things", "sort");
    }

    void toolsAreRepaired()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, arguments);
        QFETCH(QString, has);
        QFETCH(QString, hasNot);
        Tool tool = toolFor(apiOf(before.toStdString()));
        tool.name = "my_name";
        tool.versions.at(tool.active).description = "My words.";
        tool.versions.at(tool.active).result.path = "/items";
        const Result<Tool> repaired =
            repairedTool(*apiOf(after.toStdString()), tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(repaired->name, std::string("my_name"));
        QCOMPARE(versionOf(*repaired).description, std::string("My words."));
        QCOMPARE(versionOf(*repaired).result.path, std::string("/items"));
        QCOMPARE(QString::fromStdString(shown(versionOf(*repaired))), arguments);
        const QString request = QString::fromStdString(requestText(versionOf(*repaired)));
        QVERIFY2(request.contains(has) && !request.contains(hasNot), qPrintable(request));
    }

    void whatWasDecidedOutlivesARepair()
    {
        const std::string id = parameter("path", "id", true);
        const std::string two = id + ',' + parameter("query", "org", true) + ',' + parameter("query", "sort");
        Tool tool = toolFor(apiOf(getAt("/things/{id}", two)));
        applyChoices(tool.versions.at(tool.active),
                     {{"org", {ArgumentChoice::Use::Fixed, json::Value("acme")}},
                      {"sort", {ArgumentChoice::Use::Hidden}}});
        const Result<Tool> repaired =
            repairedTool(*apiOf(getAt("/v2/things/{id}", two)), tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(shown(versionOf(*repaired)), std::string("id!"));
        const std::string request = requestText(versionOf(*repaired));
        QVERIFY2(request.find("acme") != std::string::npos && request.find("sort") == std::string::npos,
                 request.c_str());
    }

    // As tools were made before requests had styles, and as people change them.
    void whatAPersonBoundOutlivesARepair_data()
    {
        QTest::addColumn<Binding>("before");
        QTest::addColumn<bool>("isKept");
        const Binding plain{ParameterSource{"ids"}};
        const auto with = [&](Transform transform) {
            Binding binding = plain;
            binding.transforms = {std::move(transform)};
            return binding;
        };
        QTest::newRow("nothing") << plain << false;
        QTest::newRow("the separator of the style") << with({Transform::Kind::Join, "|"}) << false;
        QTest::newRow("another separator") << with({Transform::Kind::Join, ";"}) << true;
        QTest::newRow("JSON") << with({Transform::Kind::Json}) << true;
        Binding optional = plain;
        optional.isOptional = true;
        QTest::newRow("optional") << optional << true;
    }

    void whatAPersonBoundOutlivesARepair()
    {
        QFETCH(const Binding, before);
        QFETCH(const bool, isKept);
        const auto list = [](const char *place, const char *name, const char *style) {
            return std::string("{'name':'") + name + "','in':'" + place + "','required':true,'style':'"
                   + style + "','explode':" + (std::string_view(style) == "label" ? "true" : "false")
                   + ",'schema':{'type':'array','items':{'type':'string'}}}";
        };
        const auto api = apiOf(
            getAt("/a/{key}", list("path", "key", "label") + ',' + list("query", "ids", "pipeDelimited")));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        auto &request = std::get<RestRequest>(*version.operation);
        request.styles = {};
        request.query.front().binding = before;
        Binding ofPath = before;
        ofPath.source = ParameterSource{"key"};
        if (!isKept && !before.transforms.empty())
            ofPath.transforms = {{Transform::Kind::Join, "."}};
        version.bindings = {{"key", ofPath}};
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        const ToolVersion &now = versionOf(*repaired);
        const Binding &sent = std::get<RestRequest>(*now.operation).query.front().binding;
        QCOMPARE(sent, isKept ? before : Binding{ParameterSource{"ids"}});
        QCOMPARE(now.bindings.empty() ? Binding{ParameterSource{"key"}} : now.bindings.front().binding,
                 isKept ? ofPath : Binding{ParameterSource{"key"}});
    }

    void howAValueIsWrittenInAPathOutlivesARepair()
    {
        const auto api =
            apiOf(getAt("/a/{key}", "{'name':'key','in':'path','required':true,'content':{'application/json':"
                                    "{'schema':{'type':'object'}}}}"));
        const Tool tool = toolFor(api);
        QCOMPARE(versionOf(tool).bindings.size(), std::size_t(1));
        Tool before = tool;
        before.versions.at(before.active).bindings = {};
        const Result<Tool> repaired = repairedTool(*api, before, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(versionOf(*repaired).bindings, versionOf(tool).bindings);
    }

    void pagesOfAnotherFormAreFetchedAfterARepair_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        QTest::addColumn<QByteArray>("paged");
        QTest::newRow("as before") << QByteArray("page per_page") << QByteArray("per_page page");
        QTest::newRow("other names") << QByteArray("page_number page_size")
                                     << QByteArray("page_size page_number");
        QTest::newRow("offsets") << QByteArray("offset limit") << QByteArray("limit offset");
        QTest::newRow("none") << QByteArray("q") << QByteArray();
    }

    void pagesOfAnotherFormAreFetchedAfterARepair()
    {
        const auto listWith = [](const QByteArray &names) {
            std::string parameters;
            for (const QByteArray &name : names.split(' '))
                parameters += (parameters.empty() ? "{'name':'" : ",{'name':'") + name.toStdString()
                              + "','in':'query','schema':{'type':'integer'}}";
            return apiOf("{'/things':{'get':{'operationId':'list','summary':'List','parameters':["
                         + parameters
                         + "],'responses':{'200':{'description':'','content':{'application/json':{'schema':{"
                           "'type':'array','items':{'type':'object'}}}}}}}}}");
        };
        QFETCH(const QByteArray, parameters);
        QFETCH(const QByteArray, paged);
        const auto before = listWith("page per_page");
        const Endpoint endpoint = samples::describedEndpoint();
        auto derived = ToolDeriver(*before, endpoint).derive(before->operations.front(), DerivedFor::Saving);
        VERIFY_RESULT(derived);
        Tool &tool = derived->tool;
        ToolVersion &version = tool.versions.at(tool.active);
        QVERIFY(version.pagination);
        version.pagination->maxItems = 5;
        const Result<Tool> repaired = repairedTool(*listWith(parameters), tool, endpoint);
        VERIFY_RESULT(repaired);
        const ToolVersion &now = versionOf(*repaired);
        const auto *request = std::get_if<RestRequest>(&*now.operation);
        QByteArrayList names;
        for (const std::string &name : pagedQuery(*request, now.pagination))
            names.append(name.c_str());
        QCOMPARE(names.join(' '), paged);
        QCOMPARE(now.pagination && now.pagination->maxItems == 5, !paged.isEmpty());
    }

    void whatIsGoneForGoodIsNotRepaired()
    {
        const Tool tool = toolFor(apiOf(getAt("/things", {})));
        const Result<Tool> repaired =
            repairedTool(*apiOf(getAt("/others", {}, "listOthers")), tool, samples::describedEndpoint());
        QVERIFY(!repaired);
        QCOMPARE(repaired.error().code, std::string("operation_gone"));
    }

    void stepsAreNotRepaired()
    {
        const openapi::ApiPointer api = apiOf(getAt("/things", {}));
        Tool tool = toolFor(api);
        ToolVersion &version = tool.versions.at(tool.active);
        Step step{.name = "list", .action = std::get<RestRequest>(*version.operation)};
        version.operation = Operation(Sequence{{step}, {}});
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        QVERIFY(!repaired);
        QCOMPARE(repaired.error().code, std::string("not_repairable"));
    }
};

TOOLTRAY_TEST(CurationTest)
#include "curationtest.moc"
