// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkexample.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

using Reason = ExampleMiss::Reason;

namespace {

const char kAnswer[] = "{ \"data\": { \"issue\": { \"key\": \"OPS-1\", \"votes\": 3, \"share\": 2.0, "
                       "\"half\": 0.5, \"done\": false, \"parent\": null, \"a/b\": [1, 2] } } }";

json::Value read(const QByteArray &text)
{
    return json::parse(text.toStdString()).value;
}

Example exampleOf(const char *path, decltype(Assertion::test) test)
{
    Example example;
    example.assertions.push_back({path, std::move(test)});
    return example;
}

} // namespace

Q_DECLARE_METATYPE(tooltray::workspace::Example)

class CheckExampleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAssertionHoldsOrSaysWhyNot_data()
    {
        // reason: -1: it holds
        addColumns<Example, int, QByteArray>("example", "reason", "found");
        const auto row = [](const char *name, const char *path, decltype(Assertion::test) test,
                            std::optional<Reason> reason = {}, const char *found = "null") {
            QTest::newRow(name) << exampleOf(path, std::move(test))
                                << (reason ? static_cast<int>(*reason) : -1) << QByteArray(found);
        };
        using Equals = Assertion::Equals;
        using Matches = Assertion::Matches;
        using Exists = Assertion::Exists;
        using HasType = Assertion::HasType;
        row("equal", "/data/issue/key", Equals{json::Value("OPS-1")});
        row("equal as numbers", "/data/issue/votes", Equals{read("3.0")});
        row("equal in any order", "/data/issue",
            Equals{read("{\"votes\":3,\"key\":\"OPS-1\",\"share\":2,"
                        "\"done\":false,\"half\":0.5,\"parent\":null,"
                        "\"a/b\":[1,2]}")});
        row("different", "/data/issue/votes", Equals{read("4")}, Reason::Differs, "3");
        row("of another type", "/data/issue/votes", Equals{json::Value("3")}, Reason::Differs, "3");
        row("null is a value", "/data/issue/parent", Equals{json::Value()});
        row("nothing to compare", "/data/issue/title", Equals{json::Value()}, Reason::NothingThere);
        row("escaped place", "/data/issue/a~1b/1", Equals{read("2")});
        row("whole answer", "", HasType{JsonType::Object});
        row("match", "/data/issue/key", Matches{"^OPS-\\d+$"});
        row("match within", "/data/issue/key", Matches{"PS"});
        row("no match", "/data/issue/key", Matches{"^DEV"}, Reason::NoMatch, "\"OPS-1\"");
        row("pattern for a number", "/data/issue/votes", Matches{"3"}, Reason::NotText, "3");
        row("broken pattern", "/data/issue/key", Matches{"("}, Reason::Unusable);
        row("there", "/data/issue/parent", Exists{true});
        row("not there", "/data/issue/title", Exists{true}, Reason::NothingThere);
        row("rightly not there", "/data/issue/title/deeper", Exists{false});
        row("wrongly there", "/data/issue/parent", Exists{false}, Reason::SomethingThere);
        row("integer", "/data/issue/share", HasType{JsonType::Integer});
        row("no integer", "/data/issue/half", HasType{JsonType::Integer}, Reason::OtherType, "0.5");
        row("number", "/data/issue/half", HasType{JsonType::Number});
        row("boolean", "/data/issue/done", HasType{JsonType::Boolean});
        row("null", "/data/issue/parent", HasType{JsonType::Null});
        row("string", "/data/issue/key", HasType{JsonType::String});
        row("array", "/data/issue/a~1b", HasType{JsonType::Array});
        row("no object", "/data/issue/a~1b", HasType{JsonType::Object}, Reason::OtherType, "[1,2]");
        row("no pointer", "data", Exists{true}, Reason::Unusable);
    }

    void anAssertionHoldsOrSaysWhyNot()
    {
        QFETCH(Example, example);
        QFETCH(int, reason);
        QFETCH(QByteArray, found);
        const auto misses = checkExample(example, ExampleEnd::Answered, read(kAnswer));
        if (reason < 0) {
            QVERIFY(misses.empty());
            return;
        }
        QCOMPARE(misses.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(misses.front().reason), reason);
        QCOMPARE(misses.front().assertion.value_or(99), std::size_t(0));
        QVERIFY(misses.front().found == read(found));
    }

    void eachThatDoesNotHoldIsNamed()
    {
        Example example = exampleOf("/data/issue/votes", Assertion::Equals{read("1")});
        example.assertions.push_back({"/data", Assertion::Exists{}});
        example.assertions.push_back({"/errors", Assertion::Exists{}});
        const auto misses = checkExample(example, ExampleEnd::Answered, read(kAnswer));
        QCOMPARE(misses.size(), std::size_t(2));
        QCOMPARE(misses[0].assertion.value(), std::size_t(0));
        QCOMPARE(misses[1].assertion.value(), std::size_t(2));
    }

    void howTheCallEndsCountsFirst()
    {
        Example example = exampleOf("/code", Assertion::Equals{json::Value("rate_limited")});
        const json::Value failure = read("{\"code\":\"rate_limited\"}");
        auto misses = checkExample(example, ExampleEnd::Failed, failure);
        QCOMPARE(misses.size(), std::size_t(1));
        QVERIFY(misses.front().reason == Reason::CallFailed && !misses.front().assertion);
        example.expectsSuccess = false;
        QVERIFY(checkExample(example, ExampleEnd::Failed, failure).empty());
        misses = checkExample(example, ExampleEnd::Answered, failure);
        QCOMPARE(misses.size(), std::size_t(1));
        QVERIFY(misses.front().reason == Reason::CallSucceeded && !misses.front().assertion);
    }

    void aPatternThatTakesTooLongIsNotDecided()
    {
        const Example example = exampleOf("", Assertion::Matches{"^(a+)+\\1$"});
        const auto misses =
            checkExample(example, ExampleEnd::Answered, json::Value(std::string(2000, 'a') + 'b'));
        QCOMPARE(misses.size(), std::size_t(1));
        QVERIFY(misses.front().reason == Reason::Undecided);
    }
};

TOOLTRAY_TEST(CheckExampleTest)
#include "checkexampletest.moc"
