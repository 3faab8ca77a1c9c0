// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/filtermatcher.h"

#include "journal/filter/parser.h"
#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

const FilterReader &reader()
{
    static const FilterReader reader{at("2026-01-01T12:10:00Z")};
    return reader;
}

bool isMatch(std::string_view text, const LogEntry &entry)
{
    const ParsedFilter parsed = parseFilter(text);
    if (!parsed)
        qFatal("%s: %s", std::string(text).c_str(), parsed.error->message.c_str());
    return FilterMatcher::create(parsed.filter, reader()).value().matches(entry);
}

// A call that failed upstream twice, the second time on page 3.
LogEntry failedEntry()
{
    LogEntry entry = sampleEntry(42, "2026-01-01T12:05:30Z");
    entry.outcome = Outcome::Error;
    entry.level = EntryLevel::Http;
    entry.code = "rate_limited";
    entry.message = "The endpoint asks for patience.";
    entry.duration = std::chrono::milliseconds(1500);
    entry.operation = OperationKind::Mutation;
    entry.result.size = 120'000;
    entry.note = "seen by Grace";
    entry.isSlow = true;
    Exchange again = entry.exchanges.front();
    entry.exchanges.front().status = 429;
    again.status = 503;
    again.retry = 1;
    again.page = 3;
    again.endpoint = "backup";
    entry.exchanges.push_back(again);
    return entry;
}

} // namespace

class FilterMatcherTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Data with errors: a success for the client, which people look for among the errors.
    void whatFailedInPartIsFoundAmongTheErrors()
    {
        LogEntry entry = sampleEntry(7, "2026-01-01T12:05:30Z");
        entry.outcome = Outcome::Ok;
        const auto matches = [&entry](std::string_view text) {
            return FilterMatcher::create(parseFilter(text).filter, reader()).value().matches(entry);
        };
        QVERIFY(matches("is:ok") && !matches("is:error") && !matches("level:graphql"));
        entry.level = EntryLevel::Graphql;
        QVERIFY(!matches("is:ok") && matches("is:error") && matches("level:graphql") && matches("status:ok"));
    }

    void matches_data()
    {
        QTest::addColumn<bool>("expected");
        for (const char *yes : {"",
                                "ISSUE",
                                "rate",
                                "\"asks for\"",
                                "backup",
                                "api.example.org",
                                "grace",
                                "tool:issue",
                                "tool=list_issues",
                                "tool~^list_",
                                "client:edit",
                                "method:tools",
                                "status:error",
                                "status=error",
                                "status:429",
                                "status:>=500",
                                "status:5xx",
                                "status:4XX",
                                "status~^5",
                                "status:<430",
                                "status:>4xx",
                                "code:rate",
                                "code:http",
                                "level:http",
                                "era:2025",
                                "id:42",
                                "id=42",
                                "id:>41",
                                "id:<=42",
                                "session:s-1",
                                "time:10m",
                                "time:12:05",
                                "time:12:00-12:05",
                                "time:2026-01-01",
                                "time:>12:04",
                                "time:<12:06",
                                "time:>=12:05",
                                "time:<=12:05",
                                "dur:>500",
                                "dur:>1.4s",
                                "dur:1.5s",
                                "dur:<=1500ms",
                                "size:>100k",
                                "size:120k",
                                "upstream:github",
                                "upstream:backup",
                                "retry:>0",
                                "retry:0",
                                "page:3",
                                "page:>=2",
                                "cached:no",
                                "arg.state:OPEN",
                                "arg.state=open",
                                "arg.first:>19",
                                "arg.first:20",
                                "arg.first:<=20",
                                "arg.filter.labels.1=ui",
                                "arg.filter.labels:bug",
                                "arg.filter:labels",
                                "header.ETag:x1",
                                "header.content-type:json",
                                "header.etag:\"\"",
                                "body:labels",
                                "body:\"data\"",
                                "note:grace",
                                "is:error",
                                "is:slow",
                                "is:mutation",
                                "-is:ok",
                                "!cached:yes",
                                "tool:issue status:error",
                                "tool:nothing | is:slow",
                                "-(is:ok | is:test)",
                                "(is:ok | is:error) tool:list"})
            QTest::newRow(yes) << true;
        for (const char *no : {"nothing",
                               "labels",
                               "tool:nothing",
                               "tool=list",
                               "tool=List_issues",
                               "tool~^issues",
                               "client:x",
                               "status:ok",

                               "status:200",
                               "status:2xx",
                               "status:>600",
                               "code:x",
                               "era:2026",
                               "id:4",
                               "id:>42",
                               "session:x",
                               "time:1m",
                               "time:12:04",
                               "time:2026-01-02",
                               "time:>12:05",
                               "time:<12:05",
                               "dur:>1500",
                               "dur:<1.5s",
                               "dur:1.4s",
                               "size:<100k",
                               "size:100k",
                               "upstream:other",
                               "retry:2",
                               "page:1",
                               "cached:yes",
                               "cached:>1s",
                               "arg.state:closed",
                               "arg.missing:x",
                               "arg.missing:\"\"",
                               "arg.state:>1",
                               "arg.filter.labels.2:x",
                               "header.x-none:\"\"",
                               "header.etag=x",
                               "body:nothing",
                               "note:ada",
                               "is:ok",
                               "is:cached",
                               "is:pinned",
                               "is:replayed",
                               "is:query",
                               "is:cancelled",
                               "is:test",
                               "is:running",
                               "-tool:issue",
                               "tool:issue status:ok",
                               "-(tool:issue | is:ok)"})
            QTest::newRow(no) << false;
    }

    void matches()
    {
        QFETCH(bool, expected);
        QCOMPARE(isMatch(QTest::currentDataTag(), failedEntry()), expected);
    }

    void propertiesFollowTheEntry()
    {
        LogEntry entry = sampleEntry();
        QVERIFY(isMatch("is:ok is:query -is:pinned -is:test -is:replayed -is:cached", entry));
        entry.isPinned = entry.isTest = true;
        entry.replayOf = EntryId(3);
        entry.cacheAge = std::chrono::seconds(42);
        QVERIFY(isMatch("is:pinned is:test is:replayed is:cached cached:yes cached:>30s cached:<1m", entry));
        QVERIFY(isMatch("cached:42s", entry));
        entry.operation = OperationKind::Mutation;
        QVERIFY(isMatch("is:mutation -is:preview", entry));
        entry.isPreview = true;
        QVERIFY(isMatch("-is:mutation is:preview", entry));
        entry.outcome = Outcome::Cancelled;
        QVERIFY(isMatch("is:cancelled status:cancel", entry));
        entry.outcome = Outcome::Running;
        QVERIFY(isMatch("is:running -dur:<1h", entry)); // how long it will take is not known
    }

    void anAnswerThatNeverCameHasNoStatus()
    {
        LogEntry entry = sampleEntry();
        entry.exchanges.front().status = 0;
        QVERIFY(!isMatch("status:<500", entry));
        QVERIFY(!isMatch("status~0", entry));
    }

    void argumentsThatAreNoJsonMatchNothing()
    {
        LogEntry entry = sampleEntry();
        entry.arguments = Body::of("{\"state\":");
        QVERIFY(!isMatch("arg.state:\"\"", entry));
        QVERIFY(isMatch("-arg.state:open", entry));
    }

    void whatWasNotParsedIsChecked()
    {
        const Filter wrong{.kind = Filter::Kind::Term,
                           .term = {.field = FilterField::Duration, .value = "soon"}};
        COMPARE_ERROR(FilterMatcher::create(wrong, reader()), ErrorKind::Invalid, "filter_invalid");
        COMPARE_ERROR(FilterMatcher::create({.kind = Filter::Kind::Not, .children = {wrong}}, reader()),
                      ErrorKind::Invalid, "filter_invalid");
    }

    void itSaysWhenItHadToGiveUp()
    {
        LogEntry entry = sampleEntry();
        entry.result = Body::of(std::string(100'000, 'a'));
        for (const char *text : {"body~b", "body:b", "arg.state:open", "-body~b", "tool:issue"}) {
            auto matcher = FilterMatcher::create(parseFilter(text).filter, reader(), 10'000).value();
            int entries = 0;
            while (!matcher.isExhausted() && ++entries < 20'000)
                matcher.matches(entry);
            QVERIFY2(matcher.isExhausted(), text);
            QVERIFY(!matcher.matches(entry));
        }
    }
};

TOOLTRAY_TEST(FilterMatcherTest)
#include "filtermatchertest.moc"
