// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonsearch.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class JsonSearchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNamesAndValues_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("name") << QStringLiteral("ID") << QByteArray("/id /list/1/idle");
        QTest::newRow("text") << QStringLiteral("ünï") << QByteArray("/list/0");
        QTest::newRow("number") << QStringLiteral("1.50") << QByteArray("/id");
        QTest::newRow("word") << QStringLiteral("true") << QByteArray("/list/1/idle");
        QTest::newRow("none") << QStringLiteral("zebra") << QByteArray();
        QTest::newRow("nothing typed") << QString() << QByteArray();
    }

    void findsNamesAndValues()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, found);
        const json::Value value = json::parse(R"({"id":1.50,"list":["ÜNÏcode",{"idle":true}]})").value;
        QByteArrayList texts;
        for (const json::Pointer &pointer : findInJson(value, typed))
            texts.append(QByteArray::fromStdString(pointer.toString()));
        QCOMPARE(texts.join(' '), found);
    }

    void stopsWhereNobodyWouldStep()
    {
        json::Value list = json::Value::array();
        for (int i = 0; i < 20'000; ++i)
            list.append("x");
        QCOMPARE(findInJson(list, QStringLiteral("x")).size(), std::size_t(kMaxJsonMatches));
        QCOMPARE(findInText(QStringLiteral("x ").repeated(20'000), QStringLiteral("X")).size(),
                 kMaxJsonMatches);
    }

    void findsTextWithoutOverlaps()
    {
        QCOMPARE(findInText(QStringLiteral("aaa Aa"), QStringLiteral("aa")), (QList<qsizetype>{0, 4}));
        QVERIFY(findInText(QStringLiteral("aaa"), QString()).isEmpty());
    }

    // The bar stands before the character that is asked for.
    void knowsThePlaceOfACharacter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("pointer");
        QTest::newRow("root") << QStringLiteral("|{\"a\": 1}") << QByteArray("");
        QTest::newRow("name") << QStringLiteral("{\"|a\": 1}") << QByteArray("/a");
        QTest::newRow("value") << QStringLiteral("{\"a\": |1}") << QByteArray("/a");
        QTest::newRow("second") << QStringLiteral("{\"a\": 1, \"b\": |2}") << QByteArray("/b");
        QTest::newRow("element") << QStringLiteral("[1, |2]") << QByteArray("/1");
        QTest::newRow("deep") << QStringLiteral("{\"a\": [{\"b\": 0}, {\"c\": |\"}]\"}]}")
                              << QByteArray("/a/1/c");
        QTest::newRow("behind") << QStringLiteral("{\"a\": [1], \"b|\": 2}") << QByteArray("/b");
        QTest::newRow("escaped") << QStringLiteral("{\"a\\\"/\": |1}") << QByteArray("/a\"~1");
        QTest::newRow("text as value") << QStringLiteral("{\"a\": \"b|c\"}") << QByteArray("/a");
    }

    void knowsThePlaceOfACharacter()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, pointer);
        const qsizetype position = text.indexOf(u'|');
        text.remove(position, 1);
        QCOMPARE(jsonPointerAt(text, position).toString(), pointer.toStdString());
    }

    void readsPositions()
    {
        QCOMPARE(arrayPosition("12"), std::optional<std::size_t>(12));
        for (const char *wrong : {"", "-", "-1", "1a", "99999999999999999999999"})
            QVERIFY(!arrayPosition(wrong));
    }
};

TOOLTRAY_TEST(JsonSearchTest)
#include "jsonsearchtest.moc"
