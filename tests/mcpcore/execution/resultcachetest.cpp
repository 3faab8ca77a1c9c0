// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/resultcache.h"
#include "support/fakeclock.h"
#include "support/fakesharedvalues.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

std::shared_ptr<const json::Value> kept(const std::string &text)
{
    return std::make_shared<const json::Value>(value(text));
}

} // namespace

class ResultCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesItemsOfLists()
    {
        test::FakeClock clock;
        ResultCache cache(clock);
        const std::string handle = cache.put("cursor", kept("{'list':[10,11,12,13,14]}"), 30).value();
        const auto read = [&](std::uint64_t offset, std::optional<std::uint64_t> limit,
                              std::uint64_t maxBytes) {
            return cache.read({handle, "cursor", "/list", offset, limit, maxBytes});
        };
        const auto all = read(0, {}, 1'000);
        VERIFY_RESULT(all);
        QCOMPARE(shown(*all->items), std::string("[10,11,12,13,14]"));
        QCOMPARE(all->total, std::uint64_t(5));
        QVERIFY(!all->nextOffset && !all->text);
        const auto some = read(1, 2, 1'000);
        QCOMPARE(shown(*some->items), std::string("[11,12]"));
        QCOMPARE(some->nextOffset, std::optional<std::uint64_t>(3));
        const auto few = read(0, {}, 8); // [10,11]
        QCOMPARE(shown(*few->items), std::string("[10,11]"));
        const auto one = read(4, {}, 1);
        QCOMPARE(shown(*one->items), std::string("[14]"));
        QVERIFY(!one->nextOffset);
        QCOMPARE(read(99, {}, 1'000)->count, std::uint64_t(0));
    }

    void givesTextsInPieces()
    {
        test::FakeClock clock;
        ResultCache cache(clock);
        const std::string handle = cache.put("cursor", kept("{'text':'aäöü','more':{'a':1}}"), 30).value();
        std::string pieces;
        for (std::optional<std::uint64_t> next = 0; next;) {
            const auto part = cache.read({handle, "cursor", "/text", *next, 2, 100});
            VERIFY_RESULT(part);
            pieces += *part->text;
            next = part->nextOffset;
        }
        QCOMPARE(pieces, std::string("aäöü"));
        const auto object = cache.read({handle, "cursor", "/more"});
        QCOMPARE(*object->text, std::string("{\"a\":1}"));
        QCOMPARE(cache.read({handle, "cursor", "/text", 2, 1, 100})->text,
                 std::optional<std::string>("\xEF\xBF\xBD"));
    }

    void onlyItsOwnerMayRead()
    {
        test::FakeClock clock;
        ResultCache cache(clock);
        const std::string handle = cache.put("cursor", kept("[1]"), 3).value();
        COMPARE_ERROR(cache.read({handle, "codex"}), ErrorKind::NotFound, "result_unknown");
        COMPARE_ERROR(cache.read({"other", "cursor"}), ErrorKind::NotFound, "result_unknown");
        COMPARE_ERROR(cache.read({handle, "cursor", "/9"}), ErrorKind::NotFound, "result_path_unknown");
        COMPARE_ERROR(cache.read({handle, "cursor", "x"}), ErrorKind::NotFound, "result_path_unknown");
    }

    void oldResultsGo()
    {
        test::FakeClock clock;
        ResultCache cache(clock, {2, 100, 60s});
        const std::string first = cache.put("cursor", kept("1"), 10).value();
        clock.advance(30s);
        const std::string second = cache.put("cursor", kept("2"), 10).value();
        QVERIFY(cache.read({first, "cursor"}));
        clock.advance(30s);
        QVERIFY(!cache.read({first, "cursor"}));
        QVERIFY(cache.read({second, "cursor"}));
        const std::string third = cache.put("cursor", kept("3"), 10).value();
        const std::string fourth = cache.put("cursor", kept("4"), 10).value(); // two at most
        QVERIFY(!cache.read({second, "cursor"}));
        QVERIFY(cache.read({third, "cursor"}));
        const std::string large = cache.put("cursor", kept("5"), 95).value(); // a hundred bytes at most
        QVERIFY(!cache.read({third, "cursor"}) && !cache.read({fourth, "cursor"}));
        QVERIFY(cache.read({large, "cursor"}));
        QVERIFY(!cache.put("cursor", kept("6"), 101));
        QVERIFY(cache.read({large, "cursor"}));
    }

    // Two programs behind one address: whoever cut a result, the other reads it on.
    void resultsOfOtherProgramsAreReadOn()
    {
        test::FakeClock clock;
        test::FakeSharedValues::Place place;
        test::FakeSharedValues ofOne(place);
        test::FakeSharedValues ofOther(place);
        ResultCache one(clock, {}, &ofOne);
        ResultCache other(clock, {}, &ofOther);
        const std::string handle =
            one.put("cursor", kept("{'list':[10,11,12]}"), 30, {"/list", "what comes then"}).value();
        QVERIFY(!other.read({handle, "cursor"}));
        QVERIFY(isShared(one, handle));
        QVERIFY(fetched(other, "cursor", handle));
        const auto items = other.read({handle, "cursor", "/list"});
        VERIFY_RESULT(items);
        QCOMPARE(shown(*items->items), std::string("[10,11,12]"));
        QCOMPARE(items->nextCursor, std::string("what comes then"));
        QVERIFY(fetched(other, "zed", handle));
        QVERIFY(!other.read({handle, "zed"}));
    }

    void whatNoProgramHasIsNotWaitedFor()
    {
        test::FakeClock clock;
        test::FakeSharedValues::Place place;
        test::FakeSharedValues values(place);
        ResultCache cache(clock, {}, &values);
        const std::string unknown(ResultCache::kHandleSize, 'a');
        QVERIFY(fetched(cache, "cursor", unknown));
        QCOMPARE(clock.pendingTimers(), std::size_t(0));
        QVERIFY(!cache.read({unknown, "cursor"}));
        place.isAway = true;
        COMPARE_ERROR(fetched(cache, "cursor", unknown), ErrorKind::Unavailable, "no_connection");
        // What somebody else wrote there is no result.
        place = {.values = {{"result/cursor/" + unknown, "no JSON"}}};
        VERIFY_RESULT(fetched(cache, "cursor", unknown));
        QVERIFY(!cache.read({unknown, "cursor"}));
    }

    void whatCouldNotBeStoredIsStoredLater()
    {
        test::FakeClock clock;
        test::FakeSharedValues::Place place;
        test::FakeSharedValues values(place);
        ResultCache cache(clock, {}, &values);
        place.isAway = true;
        std::vector<std::string> handles;
        for (int i = 0; i < 3; ++i)
            handles.push_back(cache.put("cursor", kept("1"), 1).value());
        for (const std::string &handle : handles) {
            QVERIFY(isShared(cache, handle)); // as far as it can be now
            QVERIFY(cache.read({handle, "cursor"}));
        }
        QVERIFY(place.values.empty());
        clock.advance(1s);
        place.isAway = false;
        const auto areAllThere = [&] {
            clock.advance(100ms);
            return place.values.size() == handles.size();
        };
        QVERIFY(QTest::qWaitFor(areAllThere, tooltray::test::kPatienceMs));
        QTRY_COMPARE(clock.pendingTimers(), std::size_t(0));
    }

    void slowDatabaseIsNotWaitedForLong()
    {
        test::FakeClock clock;
        test::FakeSharedValues::Place place;
        test::FakeSharedValues values(place);
        ResultCache cache(clock, {}, &values);
        place.isSilent = true;
        const std::string handle = cache.put("cursor", kept("1"), 1).value();
        bool isTold = false;
        cache.whenShared(handle, [&] { isTold = true; });
        clock.advance(1s);
        QVERIFY(!isTold);
        clock.advance(1s);
        QVERIFY(isTold);
        QVERIFY(cache.read({handle, "cursor"}));
    }

    void aloneNothingIsWaitedFor()
    {
        test::FakeClock clock;
        ResultCache cache(clock);
        bool isTold = false;
        cache.whenShared(cache.put("cursor", kept("1"), 1).value(), [&] { isTold = true; });
        QVERIFY(isTold);
    }

private:
    static bool isShared(ResultCache &cache, const std::string &handle)
    {
        const auto isTold = std::make_shared<bool>(false);
        cache.whenShared(handle, [isTold] { *isTold = true; });
        return QTest::qWaitFor([&] { return *isTold; }, tooltray::test::kPatienceMs);
    }
    static Result<void> fetched(ResultCache &cache, const std::string &owner, const std::string &handle)
    {
        const auto done = std::make_shared<std::optional<Result<void>>>();
        cache.fetch(owner, handle, [done](const Result<void> &result) { *done = result; });
        return QTest::qWaitFor([&] { return done->has_value(); }, tooltray::test::kPatienceMs)
                   ? **done
                   : Result<void>(Error{ErrorKind::Timeout, "late", "It was not answered."});
    }
};

TOOLTRAY_TEST(ResultCacheTest)

#include "resultcachetest.moc"
