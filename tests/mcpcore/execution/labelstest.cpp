// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/passedarguments.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "workspacewith.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

workspace::WorkspacePtr statesWorkspace()
{
    workspace::Mapping mapping;
    mapping.name = "states";
    mapping.entries = {{"Open", value("'OPENED'")}, {"Closed", value("'CLOSED'")}};
    workspace::CustomType type;
    type.name = "issue";
    type.schema = value("{'properties':{'state':{'$ref':'tooltray:mappings/states'},"
                        "'parent':{'$ref':'#'},'other':{'$ref':'#/$defs/other'}},"
                        "'$defs':{'other':{'items':{'$ref':'tooltray:mappings/states'}}}}");
    workspace::CustomType loop;
    loop.name = "loop";
    loop.schema = value("{'$ref':'tooltray:types/loop'}");
    return workspaceWith({mapping, type, loop});
}

} // namespace

class LabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheValuesOfLabels_data()
    {
        QTest::addColumn<std::string>("schema"); // of the argument "a"
        QTest::addColumn<std::string>("given");
        QTest::addColumn<std::string>("sent"); // or the code of the error
        const auto row = [](const char *schema, const char *given, const char *sent) {
            QTest::addRow("%s of %s", given, schema)
                << std::string(schema) << std::string(given) << std::string(sent);
        };
        const char *mapped = "{'$ref':'tooltray:mappings/states'}";
        row(mapped, "'Open'", "'OPENED'");
        row(mapped, "'CLOSED'", "'CLOSED'");
        row(mapped, "['Open','Closed']", "['OPENED','CLOSED']");
        row(mapped, "null", "null");
        row(mapped, "'Gone'", "label_unknown");
        row("{'type':'string'}", "'Open'", "'Open'");
        row("true", "'Open'", "'Open'");
        row("{'items':{'$ref':'tooltray:mappings/states'}}", "['Open','x']", "label_unknown");
        row("{'items':{'$ref':'tooltray:mappings/states'}}", "['Open']", "['OPENED']");
        row("{'prefixItems':[true,{'$ref':'tooltray:mappings/states'}]}", "['Open','Open','Open']",
            "['Open','OPENED','Open']");
        row("{'items':[true,{'$ref':'tooltray:mappings/states'}]}", "['Open','Open','Open']",
            "['Open','OPENED','Open']");
        row("{'additionalProperties':{'$ref':'tooltray:mappings/states'},'properties':{'b':true}}",
            "{'b':'Open','c':'Open'}", "{'b':'Open','c':'OPENED'}");
        row("{'patternProperties':{'^s_':{'$ref':'tooltray:mappings/states'}}}", "{'s_a':'Open','b':'Open'}",
            "{'s_a':'OPENED','b':'Open'}");
        row("{'allOf':[{'$ref':'tooltray:mappings/states'}]}", "'Open'", "'OPENED'");
        row("{'anyOf':[{'$ref':'tooltray:mappings/states'},{'type':'string'}]}", "'Open'", "'OPENED'");
        row("{'anyOf':[{'$ref':'tooltray:mappings/states'},{'type':'string'}]}", "'Gone'", "'Gone'");
        row("{'$ref':'tooltray:types/issue'}",
            "{'state':'Open','parent':{'state':'Closed','other':['Open']}}",
            "{'state':'OPENED','parent':{'state':'CLOSED','other':['OPENED']}}");
        row("{'$ref':'tooltray:types/loop'}", "'Open'", "'Open'");
        row("{'$ref':'tooltray:types/nowhere'}", "'Open'", "'Open'");
    }

    void takesTheValuesOfLabels()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, given);
        QFETCH(const std::string, sent);
        const json::Value parameters =
            json::Value::object({{"properties", json::Value::object({{"a", value(schema)}})}});
        const Result<json::Value> result =
            withoutLabels(*statesWorkspace(), parameters, json::Value::object({{"a", value(given)}}));
        QCOMPARE(result ? shown((*result)["a"]) : result.error().code, sent);
    }

    void errorsNameTheArgument()
    {
        const Result<json::Value> result = withoutLabels(
            *statesWorkspace(), value("{'properties':{'issue':{'$ref':'tooltray:types/issue'}}}"),
            value("{'issue':{'state':'Opem'}}"));
        QVERIFY(!result);
        QCOMPARE(result.error().message,
                 std::string("At /issue/state: The mapping \"states\" has no entry \"Opem\"."));
        QCOMPARE(result.error().details["argument"].toString(), std::string_view("/issue/state"));
    }
};

TOOLTRAY_TEST(LabelsTest)

#include "labelstest.moc"
