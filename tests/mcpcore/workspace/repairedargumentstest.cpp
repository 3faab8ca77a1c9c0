// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/checks/rules.h"
#include "workspace/derive/curation.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/derive/operationfit.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::string withQuotes(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::string withApostrophes(std::string text)
{
    std::ranges::replace(text, '"', '\'');
    return text;
}

std::string queryParameter(const std::string &name, const std::string &schema, bool isRequired = false)
{
    return "{'name':'" + name + "','in':'query','required':" + (isRequired ? "true" : "false")
           + ",'schema':" + schema + "}";
}

openapi::ApiPointer issuesApi(const std::string &parameters, const std::string &item = "'stars':{}")
{
    return samples::describedApi(
        "{'openapi':'3.1.0','info':{'title':'A','version':'1'},'servers':[{'url':'/'}],'paths':{"
        "'/issues':{'get':{'operationId':'listIssues','summary':'List issues','parameters':["
        + parameters
        + "],'responses':{'200':{'description':'','content':{'application/json':{'schema':{'type':'array',"
          "'items':{'$ref':'#/components/schemas/Item'}}}}}}}}},'components':{'schemas':{'Item':{'type':"
          "'object','properties':{"
        + item + "}}}}}");
}

Tool issuesTool(const openapi::Api &api)
{
    return samples::derivedTool(api, DerivedFor::OneCall);
}

ToolVersion &versionIn(Tool &tool)
{
    return tool.versions.at(tool.active);
}

std::string propertiesOf(const Tool &tool)
{
    return withApostrophes(json::write(tool.resolved(tool.active).parameters["properties"]));
}

} // namespace

// A repaired tool shows what its API takes by now.
class RepairedArgumentsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void schemasBecomeAsNarrow_data()
    {
        addColumns<std::string, std::string, std::string>("own", "described", "narrowed");
        const auto row = [](const char *own, const char *described, const char *narrowed) {
            QTest::addRow("%s %s", own, described)
                << std::string(own) << std::string(described) << std::string(narrowed);
        };
        row("{'type':'string','enum':['a','b','c'],'description':'Mine'}",
            "{'type':'string','enum':['a','c'],'description':'Theirs'}",
            "{'type':'string','enum':['a','c'],'description':'Mine'}");
        row("{'type':'string','enum':['a','b'],'default':'b'}", "{'type':'string','enum':['a','c']}",
            "{'type':'string','enum':['a']}");
        row("{'type':'string'}", "{'type':'string','enum':['a']}", "{'type':'string','enum':['a']}");
        row("{'type':'integer','maximum':100}", "{'type':'integer','maximum':50}",
            "{'type':'integer','maximum':50}");
        row("{'type':'integer','maximum':10}", "{'type':'integer','maximum':50}",
            "{'type':'integer','maximum':10}");
        row("{'type':'string'}", "{'type':'string','pattern':'^a','minLength':2}",
            "{'type':'string','pattern':'^a','minLength':2}");
        row("{'type':'number'}", "{'type':'integer'}", "{'type':'integer'}");
        row("{'type':'string','enum':['1'],'title':'T'}", "{'type':'integer','minimum':1}",
            "{'type':'integer','minimum':1,'title':'T'}");
        row("{'type':'array','items':{'type':'string','enum':['a','b']}}",
            "{'type':'array','items':{'type':'string','enum':['b']}}",
            "{'type':'array','items':{'type':'string','enum':['b']}}");
        row("{'type':'object','properties':{'a':{'type':'string'}}}",
            "{'type':'object','properties':{'a':{'type':'integer'},'b':{'type':'string'}},'required':['b']}",
            "{'type':'object','properties':{'a':{'type':'integer'},'b':{'type':'string'}},'required':['b']}");
        // What accepts no more stays as it is.
        row("{'type':'string','enum':['a']}", "{'type':'string','enum':['a','b'],'default':'b'}",
            "{'type':'string','enum':['a']}");
        row("{'$ref':'tooltray:mappings/m'}", "{'type':'string','enum':['a']}",
            "{'$ref':'tooltray:mappings/m'}");
        row("{'type':'string','description':'Mine'}", "{'type':'string'}",
            "{'type':'string','description':'Mine'}");
    }

    void schemasBecomeAsNarrow()
    {
        QFETCH(const std::string, own);
        QFETCH(const std::string, described);
        QFETCH(const std::string, narrowed);
        const json::Value made =
            narrowedSchema(json::parse(withQuotes(own)).value, json::parse(withQuotes(described)).value);
        QCOMPARE(withApostrophes(json::write(made)), narrowed);
    }

    void aRepairTakesLostValuesAway()
    {
        const openapi::ApiPointer before =
            issuesApi(queryParameter("state", "{'type':'string','enum':['open','doing','done']}"));
        const openapi::ApiPointer after =
            issuesApi(queryParameter("state", "{'type':'string','enum':['open','done']}"));
        const Result<Tool> repaired = repairedTool(*after, issuesTool(*before), samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(propertiesOf(*repaired), std::string("{'state':{'type':'string','enum':['open','done']}}"));
    }

    void acceptingMoreThanTheApiIsAFinding()
    {
        const openapi::ApiPointer before =
            issuesApi(queryParameter("state", "{'type':'string','enum':['open','doing']}"));
        const openapi::ApiPointer after =
            issuesApi(queryParameter("state", "{'type':'string','enum':['open']}"));
        const Tool tool = issuesTool(*before);
        const Result<Applied> applied =
            apply(*Workspace::create({}),
                  {"Set up", Origin::Person, {PutObject{samples::describedEndpoint()}, PutObject{tool}}});
        VERIFY_RESULT(applied);
        const auto findings = [&](const openapi::ApiPointer &api) {
            LintFindings found = lint(*applied->workspace, {{"api", {{}, api}}}, tool);
            std::erase_if(found, [](const LintFinding &one) { return one.code != "parameter_wider"; });
            return found;
        };
        QVERIFY(findings(before).empty());
        QCOMPARE(findings(after).size(), std::size_t(1));
        QVERIFY(findings(after).front().place.ends_with("/parameters/properties/state"));
    }

    void aRenamedParameterIsOfferedInstead_data()
    {
        addColumns<std::string, std::string>("after", "shown");
        const std::string text = "{'type':'string'}";
        QTest::newRow("one of similar name") << queryParameter("milestone_number", "{'type':'integer'}")
                                             << std::string("{'milestone_number':{'type':'integer'}}");
        QTest::newRow("two of similar name")
            << queryParameter("milestone_number", text) + ',' + queryParameter("milestone_title", text)
            << std::string("{}");
        QTest::newRow("another name") << queryParameter("assignee", text) << std::string("{}");
        QTest::newRow("another kind")
            << queryParameter("milestones", "{'type':'array'}") << std::string("{}");
    }

    void aRenamedParameterIsOfferedInstead()
    {
        QFETCH(const std::string, after);
        QFETCH(const std::string, shown);
        const openapi::ApiPointer before = issuesApi(queryParameter("milestone", "{'type':'string'}"));
        const Result<Tool> repaired =
            repairedTool(*issuesApi(after), issuesTool(*before), samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(propertiesOf(*repaired), shown);
        QVERIFY(samples::problemsWith(*repaired, issuesApi(after)).empty());
    }

    void aFixedValueIsNotLost_data()
    {
        addColumns<std::string, std::string>("after", "query");
        const std::string text = "{'type':'string'}";
        QTest::newRow("one of similar name")
            << queryParameter("milestone_number", "{'type':'integer'}") << std::string("milestone_number");
        QTest::newRow("a required one")
            << queryParameter("milestone_number", text, true) << std::string("milestone_number");
        QTest::newRow("two of similar name")
            << queryParameter("milestone_number", text) + ',' + queryParameter("milestone_title", text)
            << std::string();
        QTest::newRow("another name") << queryParameter("assignee", text) << std::string();
        QTest::newRow("nothing") << std::string() << std::string();
        QTest::newRow("another kind") << queryParameter("milestones", "{'type':'array'}") << std::string();
    }

    // It restricts what agents get.
    void aFixedValueIsNotLost()
    {
        QFETCH(const std::string, after);
        QFETCH(const std::string, query);
        const openapi::ApiPointer now = issuesApi(after);
        for (const bool isContext : {false, true}) {
            Tool tool = issuesTool(*issuesApi(queryParameter("milestone", "{'type':'string'}")));
            const Binding::Source source = isContext ? Binding::Source(ContextSource{"VALUE"})
                                                     : Binding::Source(ConstantSource{json::Value(7)});
            std::get<RestRequest>(*versionIn(tool).operation).query.front().binding.source = source;
            versionIn(tool).parameters = json::parse(R"({"type": "object", "properties": {}})").value;
            const Result<Tool> repaired = repairedTool(*now, tool, samples::describedEndpoint());
            QCOMPARE(bool(repaired), !query.empty());
            if (!repaired) {
                QCOMPARE(repaired.error().code, std::string("fixed_value_lost"));
                QVERIFY(repaired.error().message.contains("\"milestone\""));
                continue;
            }
            const ToolVersion version = repaired->resolved(repaired->active);
            const auto &sent = std::get<RestRequest>(*version.operation).query;
            QCOMPARE(sent.size(), std::size_t(1));
            QCOMPARE(sent.front().name, query);
            QVERIFY(sent.front().binding.source == source);
            QCOMPARE(propertiesOf(*repaired), std::string("{}"));
        }
    }

    void aFixedPartOfAParameterStays()
    {
        const openapi::ApiPointer api =
            issuesApi("{'name':'filter','in':'query','style':'deepObject','explode':true,'schema':{'type':"
                      "'object','properties':{'state':{'type':'string'}}}}");
        Tool tool = issuesTool(*api);
        auto &query = std::get<RestRequest>(*versionIn(tool).operation).query;
        query = {{"filter[state]", {.source = ConstantSource{json::Value("open")}}}};
        const std::vector<NamedBinding> before = query;
        versionIn(tool).parameters = json::parse(R"({"type": "object", "properties": {}})").value;
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QVERIFY(std::get<RestRequest>(*repaired->resolved(repaired->active).operation).query == before);
    }

    void aLostFieldIsToldAndNoLongerRenamed_data()
    {
        addColumns<std::string, std::string, bool>("from", "item", "isLost");
        QTest::newRow("there") << std::string("/*/stars") << std::string("'stars':{}") << false;
        QTest::newRow("gone") << std::string("/*/stars") << std::string("'count':{}") << true;
        QTest::newRow("anywhere") << std::string("stars") << std::string("'stars':{}") << false;
        QTest::newRow("gone everywhere")
            << std::string("stars") << std::string("'n':{'type':'string'}") << true;
        QTest::newRow("inside") << std::string("/*/a/stars")
                                << std::string("'a':{'type':'object','properties':{'n':{'type':'string'}}}")
                                << true;
        QTest::newRow("of what is not described")
            << std::string("/*/a/stars") << std::string("'a':{}") << false;
        QTest::newRow("of what has others")
            << std::string("/*/a/stars")
            << std::string("'a':{'type':'object','properties':{},'additionalProperties':true}") << false;
        QTest::newRow("of one of several")
            << std::string("/*/a/stars")
            << std::string("'a':{'oneOf':[{'type':'string'},{'properties':{'stars':{}}}]}") << false;
    }

    void aLostFieldIsToldAndNoLongerRenamed()
    {
        QFETCH(const std::string, from);
        QFETCH(const std::string, item);
        QFETCH(const bool, isLost);
        const openapi::ApiPointer api = issuesApi({}, item);
        QVERIFY(api);
        Tool tool = issuesTool(*api);
        versionIn(tool).result.rename = {{from, "liked"}};
        const ToolProblems problems = samples::problemsWith(tool, api);
        QCOMPARE(problems.size(), std::size_t(isLost ? 1 : 0));
        const Result<Tool> repaired = repairedTool(*api, tool, samples::describedEndpoint());
        VERIFY_RESULT(repaired);
        QCOMPARE(repaired->resolved(repaired->active).result.rename.size(), std::size_t(isLost ? 0 : 1));
        if (!isLost)
            return;
        QCOMPARE(problems.front().code, std::string("result_field_unknown"));
        const Message *name = problems.front().message.argument("from");
        QVERIFY(name != nullptr && name->text() == (from.starts_with("/*/a/") ? "a.stars" : "stars"));
        QVERIFY(samples::problemsWith(*repaired, api).empty());
    }

    void byHandAFieldMayBeOneThatIsNotDescribed()
    {
        const openapi::ApiPointer api = issuesApi({}, "'n':{}");
        Tool tool = issuesTool(*api);
        versionIn(tool).result.rename = {{"/*/stars", "liked"}};
        std::get<RestRequest>(*versionIn(tool).operation).operation.clear();
        QVERIFY(samples::problemsWith(tool, api).empty());
    }
};

TOOLTRAY_TEST(RepairedArgumentsTest)
#include "repairedargumentstest.moc"
