// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/passedarguments.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/snapshot/workspace.h"
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
    // Which would take minutes if each value were looked for among all others.
    void aMappingMayHaveManyLabels()
    {
        workspace::Mapping mapping;
        mapping.name = "many";
        for (int i = 0; i < 100'000; ++i)
            mapping.entries.push_back({"label " + std::to_string(i), json::Value(i % 50'000)});
        const json::Value schema = workspace::makeDefinition(workspace::Object(mapping))->accepted;
        QCOMPARE(schema["enum"].size(), std::size_t(150'000));
        QCOMPARE(schema["enum"][100'000].toInt64(), std::optional<std::int64_t>(0));
    }

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

    // 2^40 ways lead through the branches, and 2,000 labels times 10,000 entries are compared in no time.
    void manyWaysAreGoneOnce()
    {
        json::Value definitions = json::Value::object({{"d0", value("{'$ref':'tooltray:mappings/states'}")}});
        for (int i = 1; i <= 40; ++i) {
            const json::Value before = json::Value::object({{"$ref", "#/$defs/d" + std::to_string(i - 1)}});
            definitions.set("d" + std::to_string(i),
                            json::Value::object({{"anyOf", json::Value::array({before, before})}}));
        }
        const json::Value parameters = json::Value::object(
            {{"$defs", definitions}, {"properties", value("{'a':{'$ref':'#/$defs/d40'}}")}});
        const auto result = withoutLabels(*statesWorkspace(), parameters, value("{'a':'Open'}"));
        VERIFY_RESULT(result);
        QCOMPARE(shown(*result), std::string("{'a':'OPENED'}"));
    }

    void largeMappingsAreReadOnce()
    {
        workspace::Mapping mapping;
        mapping.name = "large";
        json::Value labels = json::Value::array();
        for (int i = 0; i < 10'000; ++i) {
            mapping.entries.push_back({"Label " + std::to_string(i), json::Value(i)});
            labels.append(json::Value("LABEL " + std::to_string(i)));
        }
        const auto result = LabelLookup().find(mapping, labels);
        VERIFY_RESULT(result);
        QCOMPARE(result->size(), std::size_t(10'000));
        QCOMPARE((*result)[9'999].toInt64(), std::optional<std::int64_t>(9'999));
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
