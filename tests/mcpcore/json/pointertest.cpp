// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/pointer.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace std::string_literals;
using namespace tooltray::json;

namespace {

Pointer pointer(const std::string &text)
{
    return Pointer::parse(text).value();
}

} // namespace

class PointerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The examples of RFC 6901 section 5, and what they leave out.
    void resolves_data()
    {
        // expected: "" where there is nothing
        const tooltray::TestRows<std::string> row{"expected"};
        row("/foo", R"(["bar","baz"])");
        row("/foo/0", R"("bar")");
        row("/", "0");
        row("/a~1b", "1");
        row("/c%d", "2");
        row("/e^f", "3");
        row("/g|h", "4");
        row("/i\\j", "5");
        row("/k\"l", "6");
        row("/ ", "7");
        row("/m~0n", "8");
        row("/~01", "9");
        row("/in/0/deep", "null");
        row("/in/1", "");
        row("/in/-", "");
        row("/in/00", "");
        row("/in/+0", "");
        row("/in/ 0", "");
        row("/in/99999999999999999999", "");
        row("/none", "");
        row("/foo/bar", "");
        row("/foo/0/bar", "");
        row("/in/0/deep/er", "");
    }
    void resolves()
    {
        const Value document =
            parse("{\"foo\":[\"bar\",\"baz\"],\"\":0,\"a/b\":1,\"c%d\":2,\"e^f\":3,\"g|h\":4,"
                  "\"i\\\\j\":5,\"k\\\"l\":6,\" \":7,\"m~n\":8,\"~1\":9,\"in\":[{\"deep\":null}]}")
                .value;
        QFETCH(const std::string, expected);
        const Pointer place = pointer(QTest::currentDataTag());
        QCOMPARE(place.toString(), std::string(QTest::currentDataTag()));
        const Value *found = resolve(document, place);
        QCOMPARE(found == nullptr ? ""s : write(*found), expected);
    }

    void refusesOtherTexts()
    {
        for (const char *text : {"a", "a/b", "#/a", "/~", "/~2", "/a~", "/~/a"})
            QVERIFY2(!Pointer::parse(text), text);
    }

    void isBuiltFromParts()
    {
        const Pointer place = Pointer() / "endpoints" / 3 / "a/b~c";
        QCOMPARE(place.toString(), "/endpoints/3/a~1b~0c"s);
        QVERIFY(pointer(place.toString()) == place);
        QVERIFY(place == (Pointer{"endpoints", "3", "a/b~c"}));
        QCOMPARE(place.parent().toString(), "/endpoints/3"s);
        QVERIFY(Pointer().parent().isRoot());
        QVERIFY(Pointer().isRoot());
        QVERIFY(!pointer("/").isRoot());
    }

    void sets_data()
    {
        tooltray::addColumns<std::string, std::string>("expected", "error");
        const auto good = [](const char *text, const char *expected) {
            QTest::newRow(text) << std::string(expected) << ""s;
        };
        const auto bad = [](const char *text, const char *error) {
            QTest::newRow(text) << R"({"a":{"b":1},"list":[1,2]})"s << std::string(error);
        };
        good("", "true");
        good("/a", R"({"a":true,"list":[1,2]})");
        good("/a/b", R"({"a":{"b":true},"list":[1,2]})");
        good("/a/-", R"({"a":{"b":1,"-":true},"list":[1,2]})");
        good("/new", R"({"a":{"b":1},"list":[1,2],"new":true})");
        good("/list/0", R"({"a":{"b":1},"list":[true,2]})");
        good("/list/2", R"({"a":{"b":1},"list":[1,2,true]})");
        good("/list/-", R"({"a":{"b":1},"list":[1,2,true]})");
        bad("/list/3", "Nothing can be added at /list/3: the array there ends before index 2.");
        bad("/list/x", "Nothing can be added at /list/x: the array there ends before index 2.");
        bad("/a/b/c", "Nothing can be added at /a/b/c: what is there is neither an object nor an array.");
        bad("/none/deeper", "There is nothing at /none.");
        bad("/list/-/x", "There is nothing at /list/-.");
    }
    void sets()
    {
        QFETCH(const std::string, expected);
        QFETCH(const std::string, error);
        Value document = parse(R"({"a":{"b":1},"list":[1,2]})").value;
        const std::optional<PointerError> failure = set(document, pointer(QTest::currentDataTag()), true);
        QCOMPARE(write(document), expected);
        QCOMPARE(failure ? failure->message : ""s, error);
    }

    void removes_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"expected", "error"};
        row("/a", R"({"list":[1,2]})"s, "");
        row("/a/b", R"({"a":{},"list":[1,2]})"s, "");
        row("/list/0", R"({"a":{"b":1},"list":[2]})"s, "");
        row("", R"({"a":{"b":1},"list":[1,2]})"s, "The whole document cannot be removed.");
        row("/list/2", R"({"a":{"b":1},"list":[1,2]})"s, "There is nothing at /list/2.");
        row("/x/y/z", R"({"a":{"b":1},"list":[1,2]})"s, "There is nothing at /x.");
    }
    void removes()
    {
        QFETCH(const std::string, expected);
        QFETCH(const std::string, error);
        Value document = parse(R"({"a":{"b":1},"list":[1,2]})").value;
        const std::optional<PointerError> failure = remove(document, pointer(QTest::currentDataTag()));
        QCOMPARE(write(document), expected);
        QCOMPARE(failure ? failure->message : ""s, error);
    }
};

TOOLTRAY_TEST(PointerTest)

#include "pointertest.moc"
