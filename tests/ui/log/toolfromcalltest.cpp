// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolfromcall.h"

#include "support/result.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"
#include "ui/models/sampletools.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

journal::Exchange requestWith(const std::string &body)
{
    journal::Exchange exchange;
    exchange.endpoint = "shop";
    exchange.request = journal::Body::of(body);
    return exchange;
}

} // namespace

class ToolFromCallTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aToolIsNamedAfterWhatItDoes_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("operation") << QByteArray(R"({"query":"query FindOrders { orders { id } }"})")
                                   << QByteArray("find_orders");
        QTest::newRow("field") << QByteArray(R"({"query":"{ openOrders { id } }"})")
                               << QByteArray("open_orders");
        QTest::newRow("alias") << QByteArray(R"({"query":"{ o: openOrders { id } }"})")
                               << QByteArray("open_orders");
        QTest::newRow("of several") << QByteArray(
            R"({"query":"query A { a } query TheOther { b }","operationName":"TheOther"})")
                                    << QByteArray("the_other");
        QTest::newRow("underscores") << QByteArray(R"({"query":"{ __schema { x } }"})")
                                     << QByteArray("schema");
        QTest::newRow("taken") << QByteArray(R"({"query":"query Lookup { a }"})") << QByteArray("lookup_2");
        QTest::newRow("no operation") << QByteArray("{\"query\":\"query {\"}") << QByteArray("new_tool");
        QTest::newRow("fragment only")
            << QByteArray(R"({"query":"{ ...F } fragment F on Q { a }"})") << QByteArray("new_tool");
    }

    void aToolIsNamedAfterWhatItDoes()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, name);
        const auto operation = sentOperation(requestWith(body.toStdString()));
        VERIFY_RESULT(operation);
        const workspace::Tool tool = toolFor(*operation, *test::sampleWorkspace());
        QCOMPARE(QByteArray::fromStdString(tool.name), name);
        QCOMPARE(tool.endpoint, std::string("shop"));
        QVERIFY(tool.versions.contains(tool.active));
    }

    void theOperationIsLaidOutAndItsVariablesAreKept()
    {
        const auto operation = sentOperation(requestWith(
            R"({"query":"query($n:Int){orders(first:$n){id}}","variables":{"n":12345678901234567890}})"));
        VERIFY_RESULT(operation);
        QCOMPARE(json::write(operation->variables), std::string(R"({"n":12345678901234567890})"));
        const workspace::Tool tool = toolFor(*operation, *test::sampleWorkspace());
        const auto &saved = std::get<workspace::GraphqlOperation>(*tool.versions.at(tool.active).operation);
        QCOMPARE(saved.document, std::string("query ($n: Int) {\n  orders(first: $n) {\n    id\n  }\n}"));
    }

    void onlyWhatMayBeAnOperationIsGraphql_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<bool>("isGraphql");
        QTest::newRow("a query") << QByteArray(R"({"query":"{ a }"})") << true;
        QTest::newRow("others first")
            << QByteArray(R"({"variables":{}, "query" : "\n  mutation { a }"})") << true;
        QTest::newRow("a comment") << QByteArray("{\"query\":\"# Orders\\nquery { a }\"}") << true;
        QTest::newRow("cut") << QByteArray("{\"query\":\"query Orders { or") << true;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("REST") << QByteArray(R"({"title":"x"})") << false;
        QTest::newRow("REST that searches") << QByteArray(R"({"query":"red shoes"})") << false;
        QTest::newRow("REST that filters") << QByteArray(R"({"query":{"match":{}}})") << false;
    }

    void onlyWhatMayBeAnOperationIsGraphql()
    {
        QFETCH(const QByteArray, request);
        QFETCH(const bool, isGraphql);
        QCOMPARE(mayBeGraphql(requestWith(request.constData())), isGraphql);
    }

    void thePagesOfACallAreOneOperation()
    {
        journal::LogEntry entry;
        for (const std::uint32_t page : {1U, 2U, 2U, 3U}) {
            entry.exchanges.emplace_back();
            entry.exchanges.back().page = page;
        }
        QCOMPARE(&firstPage(entry, entry.exchanges[3]), &entry.exchanges[0]);
        QCOMPARE(&firstPage(entry, entry.exchanges[0]), &entry.exchanges[0]);
        entry.exchanges[1].page = 0; // of a call without pages, the one that is shown
        QCOMPARE(&firstPage(entry, entry.exchanges[1]), &entry.exchanges[1]);
        entry.exchanges.erase(entry.exchanges.begin()); // went on from a cursor
        QCOMPARE(&firstPage(entry, entry.exchanges[2]), &entry.exchanges[2]);
    }

    void whatTheLogDoesNotHaveIsSaid()
    {
        journal::Exchange cut = requestWith(R"({"query":"{ a }"})");
        cut.request.isCut = true;
        QCOMPARE(sentOperation(cut).error().code, std::string("not_reproducible"));
        QCOMPARE(sentOperation(requestWith(R"({"title":"x"})")).error().code, std::string("not_graphql"));
        QCOMPARE(sentOperation(requestWith("a=b")).error().code, std::string("not_graphql"));
        journal::Exchange masked = requestWith("{\"query\":\"{ login(password: \\\"***\\\") }\"}");
        masked.request.isMasked = true;
        QCOMPARE(sentOperation(masked).error().code, std::string("not_reproducible"));
    }

    void secretsAreLeftToBeFilledIn()
    {
        journal::Body body = journal::Body::of(R"({"a":"***","b":{"c":"x***","d":1},"e":["***",2]})");
        QCOMPARE(json::write(argumentsToEdit(body, body.text()).value()), std::string(body.text()));
        body.isMasked = true;
        QCOMPARE(json::write(argumentsToEdit(body, body.text()).value()),
                 std::string(R"({"b":{"d":1},"e":[2]})"));
        QCOMPARE(json::write(argumentsToEdit(body, "").value()), std::string("{}"));
        QVERIFY(!argumentsToEdit(body, "{\"a\":"));
        QVERIFY(!argumentsToEdit(body, "[1]"));
    }

    void aCallIsAnExampleOfItsTool()
    {
        const auto workspace = test::sampleWorkspace();
        journal::LogEntry entry = test::logEntry(1);
        entry.tool = "search_orders";
        entry.outcome = journal::Outcome::Error;
        const auto edit = exampleEdit(entry, *workspace, "Example 1", "Save");
        VERIFY_RESULT(edit);
        QCOMPARE(edit->steps.size(), std::size_t(1));
        const auto &put = std::get<workspace::PutObject>(edit->steps.front());
        const auto &tool = std::get<workspace::Tool>(put.object);
        QCOMPARE(tool.examples.size(), std::size_t(1));
        QCOMPARE(tool.examples.front().name, std::string("Example 1"));
        QCOMPARE(tool.examples.front().parameters, json::parse(entry.arguments.text()).value);
        QVERIFY(!tool.examples.front().expectsSuccess);

        entry.arguments.isMasked = true;
        QCOMPARE(exampleEdit(entry, *workspace, "x", "x").error().code, std::string("not_reproducible"));
        entry.tool = "gone";
        QCOMPARE(exampleEdit(entry, *workspace, "x", "x").error().code, std::string("tool_missing"));
    }
};

TOOLTRAY_TEST(ToolFromCallTest)
#include "toolfromcalltest.moc"
