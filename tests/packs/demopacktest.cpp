// SPDX-License-Identifier: GPL-3.0-or-later
#include "demoserver.h"
#include "execution/arguments/passedarguments.h"
#include "execution/arguments/variableplan.h"
#include "execution/results/shaped.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "packfile.h"
#include "support/result.h"
#include "support/testcase.h"
#include "text/regex/regex.h"
#include "workspace/definitions/enumnames.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::packs;
using namespace tooltray::workspace;

namespace {

JsonType typeOf(const json::Value &value)
{
    switch (value.type()) {
    case json::Type::Null: return JsonType::Null;
    case json::Type::Boolean: return JsonType::Boolean;
    case json::Type::Number: return value.toInt64() ? JsonType::Integer : JsonType::Number;
    case json::Type::String: return JsonType::String;
    case json::Type::Array: return JsonType::Array;
    case json::Type::Object: return JsonType::Object;
    }
    return JsonType::Null;
}

bool holdsFor(const Assertion &assertion, const json::Value &result)
{
    const json::Value *value = json::resolve(result, *json::Pointer::parse(assertion.path));
    if (const auto *exists = std::get_if<Assertion::Exists>(&assertion.test))
        return (value != nullptr) == exists->exists;
    if (value == nullptr)
        return false;
    if (const auto *equals = std::get_if<Assertion::Equals>(&assertion.test))
        return *value == equals->value;
    if (const auto *matches = std::get_if<Assertion::Matches>(&assertion.test))
        return text::Regex::compile(matches->pattern).regex->search(value->toString(), 10'000).answer
               == text::Regex::Answer::Match;
    const JsonType wanted = std::get<Assertion::HasType>(assertion.test).type;
    return typeOf(*value) == wanted || (wanted == JsonType::Number && value->isNumber());
}

} // namespace

class DemoPackTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDocumentFitsTheSchema_data() { addToolRows(); }
    void everyDocumentFitsTheSchema()
    {
        QFETCH(const QByteArray, name);
        const Tool &tool = toolNamed(name);
        for (const std::string &text : documents(tool.resolved(tool.active))) {
            const graphql::Document document = graphql::parseDocument(text);
            QVERIFY2(document.errors().empty(), text.c_str());
            const auto problems = graphql::validate(*m_server.endpoint().schema(), document);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().message.c_str());
        }
    }

    void everyExampleHoldsOnTheSampleApi_data()
    {
        addColumns<QByteArray, int>("tool", "index");
        for (const Tool *tool : m_file.tools()) {
            for (std::size_t i = 0; i < tool->examples.size(); ++i)
                QTest::addRow("%s: %s", tool->name.c_str(), tool->examples[i].name.c_str())
                    << QByteArray::fromStdString(tool->name) << static_cast<int>(i);
        }
    }

    void everyExampleHoldsOnTheSampleApi()
    {
        QFETCH(const QByteArray, tool);
        QFETCH(const int, index);
        const Tool &asked = toolNamed(tool);
        const Example &example = asked.examples[static_cast<std::size_t>(index)];
        QVERIFY(!example.assertions.empty());
        const auto result = run(asked, example.parameters);
        VERIFY_RESULT(result);
        for (const Assertion &assertion : example.assertions)
            QVERIFY2(holdsFor(assertion, *result), (assertion.path + " in " + json::write(*result)).c_str());
    }

    void whatIsWrittenIsThereAfterwards()
    {
        const auto created =
            run(toolNamed("create_issue"), json::Value::object({{"project", "TRAY"},
                                                                {"title", "From a pack"},
                                                                {"priority", "HIGH"},
                                                                {"labels", json::Value::array({"bug"})},
                                                                {"due_on", "2026-02-14"}}));
        VERIFY_RESULT(created);
        const json::Value key = (*created)["key"];
        QVERIFY(key.isString());
        VERIFY_RESULT(run(toolNamed("add_comment"), json::Value::object({{"key", key}, {"body", "Seen."}})));
        VERIFY_RESULT(
            run(toolNamed("set_issue_state"), json::Value::object({{"key", key}, {"state", "DONE"}})));
        VERIFY_RESULT(run(toolNamed("update_issue"),
                          json::Value::object({{"key", key}, {"assignees", json::Value::array({"wren"})}})));
        const auto issue = run(toolNamed("get_issue"), json::Value::object({{"key", key}}));
        VERIFY_RESULT(issue);
        QCOMPARE((*issue)["title"].toString(), std::string_view("From a pack"));
        QCOMPARE((*issue)["state"].toString(), std::string_view("DONE"));
        QCOMPARE((*issue)["comments"]["totalCount"].toInt64(), std::optional<std::int64_t>(1));
        QCOMPARE((*issue)["assignees"][0]["login"].toString(), std::string_view("wren"));
        VERIFY_RESULT(run(toolNamed("delete_issue"), json::Value::object({{"key", key}})));
        QVERIFY(run(toolNamed("get_issue"), json::Value::object({{"key", key}}))->isNull());
    }

    void allKindsOfToolsAreShown()
    {
        bool hasSequence = false;
        bool hasSwitch = false;
        for (const Tool *tool : m_file.tools()) {
            const ToolVersion version = tool->resolved(tool->active);
            hasSequence = hasSequence || std::holds_alternative<Sequence>(*version.operation);
            hasSwitch = hasSwitch || std::holds_alternative<Switch>(*version.operation);
        }
        QVERIFY(hasSequence && hasSwitch);
    }

private:
    void addToolRows()
    {
        QTest::addColumn<QByteArray>("name");
        for (const Tool *tool : m_file.tools())
            QTest::newRow(tool->name.c_str()) << QByteArray::fromStdString(tool->name);
    }

    const Tool &toolNamed(const QByteArray &name) const
    {
        return std::get<Tool>(m_file.pack.objects.at({ObjectKind::Tool, name.toStdString()}));
    }

    // The first page of a tool with one operation.
    Result<json::Value> run(const Tool &tool, const json::Value &parameters)
    {
        const ToolVersion version = tool.resolved(tool.active);
        const std::string &document = std::get<GraphqlOperation>(*version.operation).document;
        const graphql::Document parsed = graphql::parseDocument(document);
        auto arguments = execution::withoutLabels(*m_workspace, version.parameters, parameters);
        if (!arguments)
            return arguments;
        const auto plan = execution::planVariables(*m_workspace, graphql::findOperation(parsed),
                                                   version.bindings, version.parameters);
        auto variables = execution::variableValues(plan, {.workspace = m_workspace, .arguments = *arguments});
        if (!variables)
            return variables;
        const json::Value answer = m_server.post(document, *variables);
        if (answer.contains("errors"))
            return Error{ErrorKind::Invalid, "graphql", json::write(answer["errors"])};
        for (const json::Member &field : answer["data"].members()) {
            if (!field.value["errors"].isEmpty())
                return Error{ErrorKind::Invalid, "payload", json::write(field.value["errors"])};
        }
        return execution::selected(answer["data"], version.result);
    }

    const PackFile m_file = readPackFile("demo");
    const WorkspacePtr m_workspace = m_file.imported();
    demo::DemoServer m_server;
};

TOOLTRAY_TEST(DemoPackTest)

#include "demopacktest.moc"
