// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/schemadocs.h"

#include "graphql/language/parse.h"
#include "support/testcase.h"
#include "ui/support/shopschema.h"

using namespace tooltray;
using namespace tooltray::ui;

// The cursor is where the bar stands.
class SchemaAtTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesMeanPartsOfTheSchema_data()
    {
        QTest::addColumn<std::string>("marked");
        QTest::addColumn<std::string>("coordinate");
        const auto row = [](const char *name, const char *marked, const char *coordinate) {
            QTest::newRow(name) << std::string(marked) << std::string(coordinate);
        };
        row("a field", "{ ord|ers { totalCount } }", "Query.orders");
        row("its end", "{ orders| { totalCount } }", "Query.orders");
        row("behind an alias", "{ a: order|s { totalCount } }", "Query.orders");
        row("an argument", "{ orders(fi|rst: 3) { totalCount } }", "Query.orders(first:)");
        row("an input field", "{ orders(filter: {min|imum: 3}) { totalCount } }", "OrderFilter.minimum");
        row("an enum value", "{ orders(status: PA|ID) { totalCount } }", "OrderStatus.PAID");
        row("a type", "query ($s: Order|Status) { orders { totalCount } }", "OrderStatus");
        row("a type condition", "{ search { ... on It|em { id } } }", "Item");
        row("a variable", "query ($s: [OrderStatus!]) { orders(status: $|s) { totalCount } }", "OrderStatus");
        row("a directive", "{ orders @sk|ip(if: true) { totalCount } }", "@skip");
        row("the argument of a directive", "{ orders @skip(i|f: true) { totalCount } }", "@skip(if:)");
        row("a fragment", "{ search { ...|F } } fragment F on Item { id }", "Item");
        row("between names", "{ orders { | totalCount } }", "");
        row("an unknown field", "{ noth|ing { id } }", "");
        row("in a broken text", "{ orders { total|Count", "OrderConnection.totalCount");
    }

    void namesMeanPartsOfTheSchema()
    {
        QFETCH(std::string, marked);
        QFETCH(std::string, coordinate);
        const std::size_t at = marked.find('|');
        marked.erase(at, 1);
        const SchemaMention mention =
            schemaAt(*test::shopSchema(), graphql::parseDocument(marked), static_cast<std::uint32_t>(at));
        QCOMPARE(mention.coordinate, coordinate);
        if (!coordinate.empty())
            QVERIFY(mention.span.start <= at && at <= mention.span.end);
    }
};

TOOLTRAY_TEST(SchemaAtTest)
#include "schemaattest.moc"
