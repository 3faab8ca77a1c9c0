// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsondiff.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QString drawn(const std::vector<CompareRow> &rows)
{
    QString text;
    for (const CompareRow &row : rows)
        text += u"=~-+"[static_cast<int>(row.kind)];
    return text;
}

QStringList letters(const QString &text)
{
    return text.isEmpty() ? QStringList() : text.split(u' ');
}

// As RFC 6902 says; for the operations that are written.
json::Value patched(json::Value value, const json::Value &patch)
{
    for (const json::Value &step : patch.elements()) {
        const json::Pointer place = *json::Pointer::parse(step["path"].toString());
        json::Value *parent = json::resolve(value, place.parent());
        if (step["op"].toString() == "add" && !place.isRoot() && parent->isArray())
            parent->insertAt(std::stoul(place.tokens().back()), step["value"]);
        else if (step["op"].toString() == "remove")
            static_cast<void>(json::remove(value, place));
        else
            static_cast<void>(json::set(value, place, step["value"]));
    }
    return value;
}

json::Value randomValue(QRandomGenerator &random, int depth)
{
    switch (random.bounded(depth > 0 ? 6 : 3)) {
    case 0: return random.bounded(3);
    case 1: return random.bounded(2) == 0;
    case 2: return nullptr;
    case 3:
    case 4: {
        json::Value list = json::Value::array();
        for (int i = random.bounded(5); i > 0; --i)
            list.append(randomValue(random, depth - 1));
        return list;
    }
    default: {
        json::Value object = json::Value::object();
        for (int i = random.bounded(4); i > 0; --i)
            object.set(std::string(1, static_cast<char>('a' + random.bounded(5))),
                       randomValue(random, depth - 1));
        return object;
    }
    }
}

} // namespace

class JsonDiffTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // = same, ~ changed, - only left, + only right.
    void comparesLines_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("rows");
        const auto add = [](const char *name, QStringView left, QStringView right, QStringView rows) {
            QTest::newRow(name) << left.toString() << right.toString() << rows.toString();
        };
        add("same", u"a b c", u"a b c", u"===");
        add("nothing", u"", u"", u"");
        add("added", u"a c", u"a b c", u"=+=");
        add("removed", u"a b c", u"a c", u"=-=");
        add("changed", u"a b c", u"a x c", u"=~=");
        add("changed and more", u"a b c", u"a x y c", u"=~+=");
        add("only right", u"", u"a b", u"++");
        add("only left", u"a", u"", u"-");
        add("commas", u"a, b", u"a b,", u"==");
        add("repeated", u"{ a } { b }", u"{ a } { x } { b }", u"====++==");
        add("moved", u"a b c d", u"d a b c", u"+===-");
    }

    void comparesLines()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(QString, rows);
        const std::vector<CompareRow> found = compareLines(letters(left), letters(right));
        if (QString::fromLatin1(QTest::currentDataTag()) == u"repeated")
            QCOMPARE(drawn(found).count(u'='),
                     rows.count(u'=')); // which of the brackets is new is all the same
        else
            QCOMPARE(drawn(found), rows);
    }

    // Whatever the texts, both are there, in order, and what is called the same is.
    void showsBothSidesWhole()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 300; ++round) {
            const auto lines = [&random] {
                QStringList list;
                for (int i = random.bounded(30); i > 0; --i)
                    list.append(QString(QChar(u'a' + random.bounded(4))));
                return list;
            };
            const QStringList left = lines();
            const QStringList right = lines();
            qsizetype nextLeft = 0;
            qsizetype nextRight = 0;
            for (const CompareRow &row : compareLines(left, right)) {
                if (row.left >= 0)
                    QCOMPARE(row.left, nextLeft++);
                if (row.right >= 0)
                    QCOMPARE(row.right, nextRight++);
                if (row.kind == CompareKind::Same)
                    QCOMPARE(left[row.left], right[row.right]);
            }
            QCOMPARE(nextLeft, left.size());
            QCOMPARE(nextRight, right.size());
        }
    }

    void memberOrderCountsOrNot()
    {
        const std::string left = "{\"a\":1,\"b\":{\"d\":1,\"c\":2}}";
        const std::string right = "{\"b\":{\"c\":2,\"d\":1},\"a\":1}";
        QVERIFY(!diffJson(left, right, MemberOrder::Counts).isSame());
        QVERIFY(diffJson(left, right, MemberOrder::Ignored).isSame());
        QVERIFY(!diffJson(left, "[1]", MemberOrder::Ignored).isSame());
    }

    void spacesDoNotCountInJson()
    {
        QVERIFY(diffJson("{\"a\": [ 1,2 ]}", "{\"a\":[1, 2]}", MemberOrder::Counts).isSame());
        QCOMPARE(drawn(diffJson("one\ntwo\n", "one\n2\n", MemberOrder::Counts).rows), QStringLiteral("=~"));
    }

    void writesPatches_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("patch");
        const auto add = [](const char *name, const char *from, const char *to, const char *patch) {
            const auto quoted = [](const char *text) { return QByteArray(text).replace('\'', '"'); };
            QTest::newRow(name) << quoted(from) << quoted(to) << quoted(patch);
        };
        add("same", "{'a':1}", "{'a':1.0}", "[]");
        add("member", "{'a':1,'b':2}", "{'a':3,'c':4}",
            "[{'op':'remove','path':'/b'},{'op':'replace','path':'/a','value':3},{'op':'add','path':'/"
            "c','value':4}]");
        add("element", "[1,2,3]", "[1,3]", "[{'op':'remove','path':'/1'}]");
        add("elements", "[1,4]", "[1,2,3,4]",
            "[{'op':'add','path':'/1','value':2},{'op':'add','path':'/2','value':3}]");
        add("all of it", "1", "[]", "[{'op':'replace','path':'','value':[]}]");
        add("escaped", "{'a/b':1}", "{}", "[{'op':'remove','path':'/a~1b'}]");
    }

    void writesPatches()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, patch);
        const auto value = [](const QByteArray &text) { return json::parse(text.toStdString()).value; };
        QCOMPARE(json::write(jsonPatch(value(from), value(to))), patch.toStdString());
    }

    void patchesLeadToTheOtherValue()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 500; ++round) {
            const json::Value from = randomValue(random, 4);
            const json::Value to = randomValue(random, 4);
            QCOMPARE(json::write(patched(from, jsonPatch(from, to)) == to), std::string("true"));
        }
    }

    void longTextsTakeNoAges()
    {
        QStringList left;
        QStringList right;
        QRandomGenerator random(3);
        for (int i = 0; i < 50'000; ++i) {
            left.append(QString::number(random.bounded(500)));
            right.append(i % 50 ? left.constLast() : QString::number(random.bounded(500)));
        }
        QElapsedTimer time;
        time.start();
        const std::vector<CompareRow> rows = compareLines(left, right);
        qInfo("50000 lines compared in %lld ms", static_cast<long long>(time.elapsed()));
        QVERIFY(rows.size() >= 50'000);
        QVERIFY(time.elapsed() < 20'000);
    }
};

TOOLTRAY_TEST(JsonDiffTest)
#include "jsondifftest.moc"
