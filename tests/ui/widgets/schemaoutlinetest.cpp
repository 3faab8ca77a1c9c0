// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemaoutline.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>
#include <QTreeWidgetItemIterator>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// One line for each member: "name: type! description", those within others set in.
QString outlined(SchemaOutline &outline)
{
    QStringList lines;
    for (QTreeWidgetItemIterator at(&outline); *at != nullptr; ++at) {
        const QTreeWidgetItem &item = **at;
        QString line = item.text(SchemaOutline::MemberColumn) + QStringLiteral(": ")
                       + item.text(SchemaOutline::TypeColumn);
        if (!item.text(SchemaOutline::RequiredColumn).isEmpty())
            line += u'!';
        if (!item.text(SchemaOutline::MeaningColumn).isEmpty())
            line += u' ' + item.text(SchemaOutline::MeaningColumn);
        for (const QTreeWidgetItem *above = item.parent(); above != nullptr; above = above->parent())
            line.prepend(u'-');
        lines.append(line);
    }
    return lines.join(u'\n');
}

} // namespace

class SchemaOutlineTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void membersAreReadWhereverTheyAreSaid_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("lines");
        QTest::newRow("nothing") << QByteArray("{}") << QString();
        QTest::newRow("values") << QByteArray(
            "{'properties':{"
            "'state':{'type':'string','description':'What\\n it is.','enum':['OPEN',3],'default':'OPEN'},"
            "'kind':{'const':'a'}},'required':['state']}")
                                << QStringLiteral("state: string! What it is. One of: OPEN, 3 Default: "
                                                  "OPEN\nkind:  Constant: a.");
        QTest::newRow("lists") << QByteArray(
            "{'properties':{'nodes':{'type':'array','items':"
            "{'type':'object','properties':{'id':{'type':'string'}},'required':['id']}}}}")
                               << QStringLiteral("nodes: [object]\n-id: string!");
        QTest::newRow("references") << QByteArray(
            "{'properties':{'a':{'$ref':'#/$defs/money','description':'Mine.'}},"
            "'$defs':{'money':{'type':'number','description':'Money.'}}}")
                                    << QStringLiteral("a: number Mine.");
        QTest::newRow("all of them") << QByteArray(
            "{'allOf':[{'properties':{'a':{'type':'string'}},'required':['a']},"
            "{'properties':{'b':{'type':'string'}}}]}")
                                     << QStringLiteral("a: string!\nb: string");
        QTest::newRow("one of them") << QByteArray(
            "{'oneOf':[{'properties':{'a':{'type':'string'}},'required':['a']},"
            "{'properties':{'b':{'type':'string'}}}]}")
                                     << QStringLiteral("a: string\nb: string");
        QTest::newRow("within itself") << QByteArray(
            "{'properties':{'filter':{'$ref':'#/$defs/filter'}},'$defs':{'filter':"
            "{'type':'object','properties':{'and':{'type':'array','items':{'$ref':'#/$defs/filter'}},"
            "'id':{'type':'string'}}}}}")
                                       << QStringLiteral("filter: object\n-and: [object]\n-id: string");
        QTest::newRow("nothing but itself")
            << QByteArray("{'allOf':[{'$ref':'#'},{'$ref':'#'}],'properties':{'a':{'items':{'$ref':"
                          "'#/properties/a'}}}}")
            << QStringLiteral("a: ");
    }

    void membersAreReadWhereverTheyAreSaid()
    {
        QFETCH(QByteArray, schema);
        SchemaOutline outline;
        outline.setSchema(json::parse(schema.replace('\'', '"').toStdString()).value);
        QString found = outlined(outline);
        if (qstrcmp(QTest::currentDataTag(), "nothing but itself") == 0)
            found = found.section(u'[', 0, 0); // how deep it is said does not matter
        QTEST(found, "lines");
        QVERIFY(outline.isComplete());
    }

    void thereIsAnEnd()
    {
        json::Value properties = json::Value::object();
        for (int i = 0; i < 3'000; ++i)
            properties.set("member" + std::to_string(i), json::Value::object({{"type", "string"}}));
        json::Value schema = json::Value::object();
        schema.set("properties", std::move(properties));
        SchemaOutline outline;
        outline.setSchema(schema);
        QVERIFY(!outline.isComplete());
        QCOMPARE(outline.topLevelItemCount(), SchemaOutline::kMaxMembers);
    }
};

TOOLTRAY_TEST(SchemaOutlineTest)
#include "schemaoutlinetest.moc"
