// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clipboardtools.h"

#include "support/testcase.h"
#include "ui/models/sampletools.h"
#include "workspace/codec/toolcodec.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// As Copy definition gives it.
QString copiedDefinition(const workspace::Tool &tool)
{
    json::Value definition = json::Value::object({{"name", tool.name}});
    const json::Value encoded = workspace::encode(tool);
    for (const json::Member &member : encoded.members())
        definition.set(member.name, member.value);
    return QString::fromStdString(json::writePretty(definition));
}

} // namespace

class ClipboardToolsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void operationsBecomeTools_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("document"); // of the first
        QTest::addColumn<QString>("arguments");
        const auto row = [](const char *name, const char *text, const QStringList &names,
                            const char *document, const char *arguments = "") {
            QTest::newRow(name) << QString::fromUtf8(text) << names << QString::fromUtf8(document)
                                << QString::fromUtf8(arguments);
        };
        const QStringList orders{QStringLiteral("orders")};
        row("named", "query FindOrder($id: ID!) { order(id: $id) { id } }", {QStringLiteral("find_order")},
            "query FindOrder($id: ID!) { order(id: $id) { id } }");
        row("shorthand", "{ orders { id } }", orders, "{ orders { id } }");
        row("comment first", "# all of them\n{ orders { id } }", orders, "# all of them\n{ orders { id } }");
        row("name that is taken", "query SearchOrders { orders { id } }", {QStringLiteral("search_orders_2")},
            "query SearchOrders { orders { id } }");
        row("mutation", "mutation { cancelOrder(id: 1) { id } }", {QStringLiteral("cancel_order_2")},
            "mutation { cancelOrder(id: 1) { id } }");
        row("several", "query A { orders { ...F } } query B { b } fragment F on Order { id }",
            {QStringLiteral("a"), QStringLiteral("b")},
            "query A {\n  orders {\n    ...F\n  }\n}\n\nfragment F on Order {\n  id\n}\n");
        row("with an alias", "{ recent: orders { id } }", orders, "{ recent: orders { id } }");
        row("request",
            "{\"query\": \"query Q($n: Int) { orders(first: $n) { id } }\", \"variables\": {\"n\": 3}}",
            {QStringLiteral("q")}, "query Q($n: Int) { orders(first: $n) { id } }", "{\"n\":3}");
        row("request for one of several",
            "{\"query\": \"query A { a } query B { b }\", \"operationName\": \"B\"}", {QStringLiteral("b")},
            "query B {\n  b\n}\n");
        row("cURL",
            "curl https://shop.example/graphql -H 'Content-Type: application/json' "
            "--data-raw '{\"query\":\"{ orders { id } }\",\"variables\":{\"first\":2}}'",
            orders, "{ orders { id } }", "{\"first\":2}");
        row("cURL with the query in the address",
            "curl 'https://shop.example/graphql?query=%7B%20orders%20%7B%20id%20%7D%20%7D'", orders,
            "{ orders { id } }");
    }

    void operationsBecomeTools()
    {
        QFETCH(QString, text);
        const auto read = ClipboardTools::read(*test::sampleWorkspace(), "shop", text);
        QCOMPARE(read.problem(), QString());
        QCOMPARE(read.note(), QString());
        QStringList names;
        for (const workspace::Tool &tool : read.tools()) {
            names.append(QString::fromStdString(tool.name));
            QCOMPARE(tool.endpoint, std::string("shop"));
        }
        QTEST(names, "names");
        const workspace::Tool &first = read.tools().front();
        const auto operation = *first.resolved(first.active).operation;
        QTEST(QString::fromStdString(std::get<workspace::GraphqlOperation>(operation).document), "document");
        const QString arguments =
            first.examples.empty() ? QString()
                                   : QString::fromStdString(json::write(first.examples.front().parameters));
        QTEST(arguments, "arguments");
    }

    void whatIsNoneSaysWhy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *name, const char *text, const char *problem) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(problem);
        };
        row("nothing", "  ", "no text");
        row("prose", "Please list my orders.", "no GraphQL operation");
        row("broken operation", "query {\n  orders {\n", "line 2");
        row("fragment alone", "fragment F on Order { id }", "no operation");
        row("schema", "type Query { a: Int }", "no GraphQL operation");
        row("other JSON", "{\"a\": 1}", "neither");
        row("pack", "{\"format\": \"tooltray-pack\", \"version\": 1, \"tools\": {}}", "pack");
        row("definition with a slip",
            "{\"name\": \"a\", \"active\": \"0.1.0\", \"versions\": {\"0.1.0\": {}}}", "operation");
        row("REST by cURL", "curl https://shop.example/items/1", "no GraphQL request");
        row("cURL with a form", "curl https://shop.example/graphql -d 'a=b'", "no GraphQL request");
    }

    void whatIsNoneSaysWhy()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const auto read = ClipboardTools::read(*test::sampleWorkspace(), "shop", text);
        QVERIFY(read.tools().empty());
        QVERIFY2(read.problem().contains(problem), qPrintable(read.problem()));
    }

    void textThatIsTooLongIsNotRead()
    {
        const QString text(3 * 1024 * 1024, u'{');
        QVERIFY(ClipboardTools::read(*test::sampleWorkspace(), {}, text).problem().contains(u"too long"));
    }

    void aDefinitionComesBackWithoutItsApproval()
    {
        const auto workspace = test::sampleWorkspace();
        workspace::Tool tool = *workspace->find<workspace::Tool>("search_orders");
        tool.pin = workspace::Pin{"2026-01-01T00:00:00Z", "shop", tool.active, tool.resolved(tool.active)};
        const auto read = ClipboardTools::read(*workspace, {}, copiedDefinition(tool));
        QCOMPARE(read.problem(), QString());
        const workspace::Tool &copy = read.tools().front();
        QCOMPARE(copy.name, std::string("search_orders_2"));
        QVERIFY(!copy.pin);
        QVERIFY(copy.aliases.empty()); // shop.search leads to the one that is here
        QVERIFY(copy.versions == tool.versions);
        QCOMPARE(copy.tags, tool.tags);
    }

    void whatPointsElsewhereIsTold()
    {
        const auto workspace = test::sampleWorkspace();
        const auto other = ClipboardTools::read(
            *workspace, "shop",
            QStringLiteral("curl https://me:secret@other.example/graphql -d '{\"query\":\"{ a }\"}'"));
        QCOMPARE(other.tools().size(), std::size_t(1));
        QVERIFY(other.note().contains(u"other.example"));
        QVERIFY(!other.note().contains(u"secret"));
        workspace::Tool tool = test::graphqlTool("far", "{ a }");
        tool.endpoint = "far_away";
        const auto far = ClipboardTools::read(*workspace, "shop", copiedDefinition(tool));
        QCOMPARE(far.tools().front().endpoint, std::string("shop"));
        QVERIFY(far.note().contains(u"far_away"));
    }

    void whatTheContextFillsInIsNoArgument()
    {
        workspace::Edit edit{"Context", workspace::Origin::Person, {}};
        workspace::ContextVariable variable;
        variable.key = "WORKSPACE_ID";
        variable.value = json::Value("w");
        edit.steps.push_back(workspace::PutObject{variable});
        const auto workspace = test::edited(test::sampleWorkspace(), edit);
        QVERIFY(workspace);
        const auto read = ClipboardTools::read(
            *workspace, {},
            QStringLiteral(
                "{\"query\": \"query Q($workspaceId: ID!, $n: Int) { a(w: $workspaceId, n: $n) }\", "
                "\"variables\": {\"workspaceId\": \"w\", \"n\": 1}}"));
        QCOMPARE(json::write(read.tools().front().examples.front().parameters), std::string("{\"n\":1}"));
    }
};

TOOLTRAY_TEST(ClipboardToolsTest)
#include "clipboardtoolstest.moc"
