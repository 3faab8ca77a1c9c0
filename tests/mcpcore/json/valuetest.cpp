// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/value.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QTest>

#include <functional>
#include <limits>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

using namespace std::string_literals;
using namespace tooltray::json;

static_assert(std::is_nothrow_move_constructible_v<Value> && std::is_nothrow_move_assignable_v<Value>);
static_assert(!std::is_constructible_v<Value, char>);

namespace {

using Change = std::function<void(Value &)>;

Value parsed(std::string_view text)
{
    return parse(text).value;
}

Value nested(int depth)
{
    Value value = 1;
    for (int i = 0; i < depth; ++i) {
        Value outer;
        if (i % 2 == 0)
            outer.append(std::move(value));
        else
            outer.set("a", std::move(value));
        value = std::move(outer);
    }
    return value;
}

} // namespace

class ValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isMadeOfPlainValues()
    {
        QCOMPARE(write(Value()), "null"s);
        QCOMPARE(write(Value(nullptr)), "null"s);
        QCOMPARE(write(Value(true)), "true"s);
        QCOMPARE(write(Value(-7)), "-7"s);
        QCOMPARE(write(Value(std::numeric_limits<std::uint64_t>::max())), "18446744073709551615"s);
        QCOMPARE(write(Value(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808"s);
        QCOMPARE(write(Value(0.1)), "0.1"s);
        QCOMPARE(write(Value(-0.0)), "-0"s);
        QCOMPARE(write(Value(1e300)), "1e+300"s);
        QCOMPARE(write(Value(std::numeric_limits<double>::infinity())), "null"s);
        QCOMPARE(write(Value(std::numeric_limits<double>::quiet_NaN())), "null"s);
        QCOMPARE(write(Value("text")), "\"text\""s);
        QCOMPARE(write(Value::array({1, "two", nullptr})), R"([1,"two",null])"s);
        QCOMPARE(write(Value::object({{"b", 1}, {"a", Value::array()}, {"b", 2}})), R"({"b":2,"a":[]})"s);
        QVERIFY(!Value::number("01"));
        QVERIFY(!Value::number(""));
        QVERIFY(!Value::number("1 "));
        QCOMPARE(Value::number("1.0")->numberText(), std::string_view("1.0"));
    }

    void readsForgivingly()
    {
        const Value value = parsed(R"({"a":[1,"x",true],"b":null})");
        QCOMPARE(value["a"][0].toInt64().value(), 1);
        QCOMPARE(value["a"][1].toString(), std::string_view("x"));
        QVERIFY(value["a"][2].toBool());
        QVERIFY(value["a"][3].isNull());
        QVERIFY(value["none"]["deeper"][5].isNull());
        QVERIFY(value["b"].toBool(true));
        QVERIFY(!value["a"].toInt64());
        QVERIFY(value.toString().empty());
        QVERIFY(value.elements().empty());
        QVERIFY(value["a"].members().empty());
        QVERIFY(value.contains("b"));
        QVERIFY(!value.contains("c"));
        QCOMPARE(value.size(), std::size_t{2});
        QVERIFY(Value("x").isEmpty());
    }

    void movedFromIsNull()
    {
        for (const char *text : {"1", "\"short\"", "\"longer than fourteen bytes\"", "[1]", "{\"a\":1}"}) {
            Value from = parsed(text);
            const Value to = std::move(from);
            QVERIFY(from.isNull()); // NOLINT(bugprone-use-after-move)
            QCOMPARE(write(to), std::string(text));
            Value assigned = parsed("[[\"something else that is long\"]]");
            from = to;
            assigned = std::move(from);
            QVERIFY(from.isNull()); // NOLINT(bugprone-use-after-move)
            QCOMPARE(write(assigned), std::string(text));
        }
    }

    void copiesAreIndependent()
    {
        const Value original =
            parsed(R"({"list":[1,{"long name of a member":"long text of a member"}],"n":1.50})");
        Value copy = original;
        QVERIFY(copy.isIdenticalTo(original));
        copy.find("list")->append("more");
        copy.set("n", 2);
        QCOMPARE(write(original),
                 R"({"list":[1,{"long name of a member":"long text of a member"}],"n":1.50})"s);
        QCOMPARE(write(copy),
                 R"({"list":[1,{"long name of a member":"long text of a member"},"more"],"n":2})"s);
        copy = *copy.find("list");
        QCOMPARE(copy.size(), std::size_t{3});
        Value &self = copy;
        copy = self;
        QCOMPARE(copy.size(), std::size_t{3});
        copy.append(copy);
        QCOMPARE(copy[3].size(), std::size_t{3});
    }

    void copiesShareWhatIsNotWrittenTo()
    {
        const Value original = parsed(R"({"a":{"b":[1,2]},"c":{"d":[3]}})");
        Value copy = original;
        const Value &read = copy;
        QCOMPARE(read.members().data(), original.members().data());
        copy.find("a")->find("b")->append(3);
        QVERIFY(read.members().data() != original.members().data());
        QVERIFY(read["a"].members().data() != original["a"].members().data());
        QCOMPARE(read["c"].members().data(), original["c"].members().data());
        QVERIFY(copy.find("nothing") == nullptr);
        QCOMPARE(write(original), R"({"a":{"b":[1,2]},"c":{"d":[3]}})"s);
        QCOMPARE(write(copy), R"({"a":{"b":[1,2,3]},"c":{"d":[3]}})"s);
        // Who is alone writes in place.
        const Member *const before = read.members().data();
        copy.set("c", 1);
        QCOMPARE(read.members().data(), before);
    }

    // Every way to write, on a copy of a value and on values that are copies of its parts.
    void writingLeavesCopiesAlone_data()
    {
        const tooltray::TestRows<Change> row{"change"};
        row("set", [](Value &value) { value.set("n", 2); });
        row("set a new one", [](Value &value) { value.set("new", 2); });
        row("remove", [](Value &value) { value.remove("list"); });
        row("reserve", [](Value &value) { value.reserve(100); });
        row("members", [](Value &value) { value.members()[1].value = "other"; });
        row("find", [](Value &value) { *value.find("n") = "other"; });
        row("append", [](Value &value) { value.find("list")->append(1); });
        row("insert", [](Value &value) { value.find("list")->insertAt(0, 1); });
        row("remove an element", [](Value &value) { value.find("list")->removeAt(0); });
        row("elements", [](Value &value) { value.find("list")->elements()[0] = "other"; });
        row("reserve elements", [](Value &value) { value.find("list")->reserve(100); });
        row("deep down", [](Value &value) { value.find("list")->elements()[1].set("x", 1); });
        row("set at a pointer", [](Value &value) { QVERIFY(!set(value, Pointer{"list", "1", "x"}, 1)); });
        row("remove at a pointer", [](Value &value) {
            QVERIFY(!remove(value, Pointer{"list", "1", "name"}));
        });
        row("resolve", [](Value &value) { *resolve(value, Pointer{"list", "1", "name"}) = 1; });
        row("move out of it", [](Value &value) { const Value taken = std::move(*value.find("list")); });
    }

    void writingLeavesCopiesAlone()
    {
        QFETCH(Change, change);
        const auto text = R"({"list":[1,{"name":"a text that is longer than a cell"}],"n":1.50})"s;
        Value original = parsed(text);
        const Value copy = original;
        const Value part = copy["list"];
        const Value inner = copy["list"][1];
        change(original);
        QCOMPARE(write(copy), text);
        QCOMPARE(write(part), R"([1,{"name":"a text that is longer than a cell"}])"s);
        QCOMPARE(write(inner), R"({"name":"a text that is longer than a cell"})"s);
    }

    void copiesGoOnAnyThread()
    {
        Value original = parsed(R"({"list":[1,{"name":[{},{"x":[1]}]}],"n":1.50})");
        const std::string text = write(original);
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([copy = original, text, thread]() mutable {
                for (int i = 0; i < 500; ++i) {
                    Value own = copy;
                    own.find("list")->elements()[1].set("thread", thread);
                    if (own["list"][1]["thread"].toInt64() != thread || write(copy) != text)
                        qFatal("A copy was written to.");
                }
            });
        }
        original = nullptr;
        for (std::thread &thread : threads)
            thread.join();
    }

    void writesIntoArrays()
    {
        Value value;
        value.append(1);
        value.append(3);
        value.insertAt(1, 2);
        value.insertAt(0, 0);
        value.insertAt(4, 4);
        QCOMPARE(write(value), "[0,1,2,3,4]"s);
        value.removeAt(4);
        value.removeAt(0);
        value.removeAt(1);
        QCOMPARE(write(value), "[1,3]"s);
        value.elements()[0] = "one";
        QCOMPARE(write(value), "[\"one\",3]"s);
    }

    void writesIntoObjects()
    {
        Value value;
        value.set("a", 1);
        value.set("b", nullptr).set("inner", true);
        value.set("a", 3);
        QCOMPARE(write(value), R"({"a":3,"b":{"inner":true}})"s);
        QVERIFY(value.remove("a"));
        QVERIFY(!value.remove("a"));
        value.set("a", value);
        QCOMPARE(write(value), R"({"b":{"inner":true},"a":{"b":{"inner":true}}})"s);
        for (Member &member : value.members())
            member.value = member.name.view();
        QCOMPARE(write(value), R"({"b":"b","a":"a"})"s);
    }

    void findsAmongManyMembers()
    {
        constexpr int kCount = 3000;
        const auto nameOf = [](int i) {
            return (i % 3 == 0 ? "a member with a long name " : "m") + std::to_string(i);
        };
        Value grown;
        std::string text = "{";
        for (int i = 0; i < kCount; ++i) {
            grown.set(nameOf(i), i);
            text += (i == 0 ? "\"" : ",\"") + nameOf(i) + "\":" + std::to_string(i);
        }
        text += ",\"m1\":1}";
        Value value = parsed(text);
        QVERIFY(value.isIdenticalTo(grown));
        const Value copy = value;
        for (int i = 0; i < kCount; ++i) {
            QCOMPARE(value[nameOf(i)].toInt64().value(), i);
            QCOMPARE(copy[nameOf(i)].toInt64().value(), i);
        }
        QVERIFY(!value.contains("m"));
        for (int i = 0; i < kCount; i += 7)
            QVERIFY(value.remove(nameOf(i)));
        QVERIFY(!value.remove(nameOf(0)));
        for (int i = 0; i < kCount; ++i)
            QCOMPARE(value.contains(nameOf(i)), i % 7 != 0);
        value.set(nameOf(0), "back");
        QCOMPARE(value.members().back().name.view(), std::string_view(nameOf(0)));
        QVERIFY(value != copy);
    }

    void comparesByMeaning_data()
    {
        tooltray::addColumns<std::string, std::string, bool, bool>("a", "b", "equal", "identical");
        const auto row = [](const char *a, const char *b, bool equal, bool identical) {
            QTest::addRow("%s = %s", a, b) << std::string(a) << std::string(b) << equal << identical;
        };
        row("null", "null", true, true);
        row("null", "false", false, false);
        row("true", "false", false, false);
        row("1", "1.0", true, false);
        row("1", "\"1\"", false, false);
        row("1", "true", false, false);
        row("12345678901234567890", "12345678901234567890.0", true, false);
        row("\"a\"", "\"\\u0061\"", true, true);
        row("\"a long text on the heap\"", "\"a long text on the heap\"", true, true);
        row("\"a long text on the heap\"", "\"a long text on the hEap\"", false, false);
        row("[1,2]", "[1,2]", true, true);
        row("[1,2]", "[2,1]", false, false);
        row("[1,2]", "[1]", false, false);
        row("[]", "{}", false, false);
        row("{\"a\":1,\"b\":[2]}", "{\"b\":[2.0],\"a\":1}", true, false);
        row("{\"a\":1}", "{\"b\":1}", false, false);
        row("{\"a\":1}", "{\"a\":1,\"b\":1}", false, false);
        row("[[[[1]]]]", "[[[[2]]]]", false, false);
    }
    void comparesByMeaning()
    {
        QFETCH(const std::string, a);
        QFETCH(const std::string, b);
        QFETCH(const bool, equal);
        QFETCH(const bool, identical);
        QCOMPARE(parsed(a) == parsed(b), equal);
        QCOMPARE(parsed(b) == parsed(a), equal);
        QCOMPARE(parsed(a).isIdenticalTo(parsed(b)), identical);
    }

    void survivesDeepNesting()
    {
        constexpr int kDepth = 200000;
        const Value deep = nested(kDepth);
        Value copy;
        copy = deep;
        QVERIFY(copy == deep);
        QVERIFY(copy.isIdenticalTo(deep));
        QVERIFY(copy != nested(kDepth - 2));
        const std::string text = write(copy);
        QVERIFY(parse(text, {.maxDepth = kDepth}).value == deep);
        QVERIFY(writePretty(nested(1000)).size() > 1000);
    }

    void namesAreStrings()
    {
        String name("tools");
        String other = name;
        QVERIFY(name == other);
        QVERIFY(name == "tools");
        other = String("a name of more than fourteen bytes");
        const String third = other;
        QVERIFY(third == other);
        QVERIFY(!(third == name));
        name = std::move(other);
        QVERIFY(name == third);
        QVERIFY(other == ""); // NOLINT(bugprone-use-after-move)
        QCOMPARE(Value(name).toString(), third.view());
    }
};

TOOLTRAY_TEST(ValueTest)

#include "valuetest.moc"
