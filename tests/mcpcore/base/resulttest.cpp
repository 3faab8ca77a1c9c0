// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result/result.h"

#include "support/testcase.h"

#include <QTest>

#include <memory>
#include <type_traits>
#include <vector>

using namespace tooltray;

namespace {

static_assert(!std::is_default_constructible_v<Result<int>>);
static_assert(!std::is_convertible_v<Result<int>, bool>);
static_assert(!std::is_convertible_v<std::size_t, Result<std::vector<int>>>, "explicit stays explicit");
static_assert(std::is_nothrow_move_constructible_v<Result<std::string>>);
static_assert(!std::is_copy_constructible_v<Result<std::unique_ptr<int>>>);

Error someError()
{
    return {ErrorKind::NotFound, "tool_missing", "There is no tool \"x\".", "Save it first.", "x"};
}

Result<int> parsed(const std::string &text)
{
    if (text.empty())
        return someError();
    return static_cast<int>(text.size());
}

} // namespace

class ResultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aResultHoldsAValue()
    {
        Result<std::string> result = "text";
        QVERIFY(result.hasValue());
        QVERIFY(result);
        QCOMPARE(*result, "text");
        QCOMPARE(result->size(), 4U);
        result.value() += '!';
        QCOMPARE(std::as_const(result).value(), "text!");
    }

    void aResultHoldsAnError()
    {
        Result<std::string> result = someError();
        QVERIFY(!result);
        QVERIFY(result.error() == someError());
        result.error().hint = "Another one.";
        QCOMPARE(std::as_const(result).error().hint, "Another one.");
        const Error moved = std::move(result).error();
        QCOMPARE(moved.code, "tool_missing");
    }

    void aValueIsMadeFromBraces()
    {
        const Result<std::pair<int, std::string>> result = {{7, "seven"}};
        QCOMPARE(result->second, "seven");
    }

    void aValueMovesOut()
    {
        Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
        const std::unique_ptr<int> taken = *std::move(result);
        QCOMPARE(*taken, 7);
    }

    void resultsCompare()
    {
        QVERIFY(Result<int>(7) == Result<int>(7));
        QVERIFY(Result<int>(7) != Result<int>(8));
        QVERIFY(Result<int>(7) != Result<int>(someError()));
        QVERIFY(Result<int>(someError()) == Result<int>(someError()));
        QVERIFY(Result<void>() == Result<void>());
        QVERIFY(Result<void>() != Result<void>(someError()));
    }

    void aFallbackStandsInForAnError()
    {
        QCOMPARE(parsed("abc").valueOr(9), 3);
        QCOMPARE(parsed("").valueOr(9), 9);
        const Result<std::string> failed = someError();
        QCOMPARE(failed.valueOr("other"), "other");
        Result<std::unique_ptr<int>> owned = std::make_unique<int>(1);
        QCOMPARE(*std::move(owned).valueOr(nullptr), 1);
    }

    void andThenGoesOnUntilTheFirstError()
    {
        const auto twice = [](int value) -> Result<int> { return 2 * value; };
        const auto fail = [](int) -> Result<int> { return someError(); };
        QVERIFY(parsed("abc").andThen(twice).andThen(twice) == Result<int>(12));
        QVERIFY(parsed("abc").andThen(fail).andThen(twice) == Result<int>(someError()));
        int calls = 0;
        const auto count = [&](int) -> Result<void> {
            ++calls;
            return {};
        };
        QVERIFY(!parsed("").andThen(count));
        QVERIFY(parsed("a").andThen(count).andThen([] { return parsed("ab"); }) == Result<int>(2));
        QCOMPARE(calls, 1);
    }

    void transformChangesTheValue()
    {
        QVERIFY(parsed("abc").transform([](int value) { return std::to_string(value); })
                == Result<std::string>("3"));
        QVERIFY(parsed("").transform([](int value) { return value; }) == Result<int>(someError()));
        int seen = 0;
        const Result<void> noted = parsed("ab").transform([&](int value) { seen = value; });
        QVERIFY(noted);
        QCOMPARE(seen, 2);
        QVERIFY(Result<void>().transform([] { return 5; }) == Result<int>(5));
        QVERIFY(Result<void>(someError()).transform([] { return 5; }) == Result<int>(someError()));
    }

    void onlyUsageEndsWithTwo()
    {
        QCOMPARE(exitCode(ErrorKind::Usage), 2);
        for (const ErrorKind kind :
             {ErrorKind::Invalid, ErrorKind::NotFound, ErrorKind::Conflict, ErrorKind::Denied,
              ErrorKind::Unavailable, ErrorKind::Timeout, ErrorKind::Cancelled, ErrorKind::Internal})
            QCOMPARE(exitCode(kind), 1);
    }
};

TOOLTRAY_TEST(ResultTest)
#include "resulttest.moc"
