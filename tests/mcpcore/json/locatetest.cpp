// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/pointer.h"

#include "support/testcase.h"

#include <QTest>

#include <string>

using namespace tooltray::json;

class LocateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsThePlace_data()
    {
        tooltray::addColumns<int, int, int, int>("line", "column", "nameLine", "nameColumn");
        QTest::newRow("") << 1 << 1 << 1 << 1;
        QTest::newRow("/a") << 2 << 8 << 2 << 3;
        QTest::newRow("/a/0") << 2 << 9 << 2 << 9;
        QTest::newRow("/a/1") << 3 << 5 << 3 << 5;
        QTest::newRow("/a/1/\xC3\xA9") << 3 << 15 << 3 << 6;
        QTest::newRow("/a/2") << 4 << 3 << 4 << 3;
        QTest::newRow("/a\"b") << 4 << 15 << 4 << 7;
        QTest::newRow("/twice") << 6 << 10 << 6 << 1;
        QTest::newRow("/twice/x") << 6 << 16 << 6 << 11;
        QTest::newRow("/last") << 7 << 2 << 6 << 20;
    }
    void findsThePlace()
    {
        const std::string text = "{\n"
                                 "  \"a\": [1,\r\n"
                                 "    {\"\\u00e9\":\"\xF0\x9F\x98\x80\"},\r"
                                 "  {}],\"a\\\"b\" :true,\n"
                                 "\"twice\":{\"x\":[1,2]},\n"
                                 "\"twice\" :{\"x\": 2}, \"last\":\n null}";
        QFETCH(const int, line);
        QFETCH(const int, column);
        QFETCH(const int, nameLine);
        QFETCH(const int, nameColumn);
        const Pointer pointer = Pointer::parse(QTest::currentDataTag()).value();
        const std::optional<Position> value = locate(text, pointer);
        const std::optional<Position> name = locate(text, pointer, Part::Name);
        QVERIFY(value && name);
        QCOMPARE(static_cast<int>(value->line), line);
        QCOMPARE(static_cast<int>(value->column), column);
        QCOMPARE(static_cast<int>(name->line), nameLine);
        QCOMPARE(static_cast<int>(name->column), nameColumn);
    }

    void findsNothingWhereNothingIs()
    {
        const std::string text = R"({"a":[],"b":[1,[2],{"c":3}],"d":4})";
        for (const char *pointer : {"/x", "/a/0", "/a/-", "/b/3", "/b/00", "/d/e", "/b/c", "/b/2/d"})
            QVERIFY2(!locate(text, Pointer::parse(pointer).value()), pointer);
    }

    void survivesBrokenText()
    {
        const Pointer pointer = Pointer::parse("/a/1/b").value();
        const std::string text = R"({"a":[[],{"b":[1,{"c":"d"}]}],"e":{}})";
        QVERIFY(locate(text, pointer));
        for (std::size_t length = 0; length < text.size(); ++length) {
            const std::optional<Position> position = locate(text.substr(0, length), pointer);
            QVERIFY(!position || position->column <= length + 1);
        }
    }
};

TOOLTRAY_TEST(LocateTest)

#include "locatetest.moc"
