// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/completion.h"

#include "journal/filter/parser.h"
#include "mcpcore/journal/samples.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>

using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

const std::vector<EntryPointer> &sampleLog()
{
    static const std::vector<EntryPointer> log = [] {
        std::vector<EntryPointer> entries;
        for (std::uint64_t id = 1; id <= 5; ++id) {
            LogEntry entry = sampleEntry(id);
            if (id > 3) {
                entry.tool = "create_issue";
                entry.client = "two words";
                entry.level = EntryLevel::Http;
                entry.exchanges.front().status = 429;
            }
            entries.push_back(std::make_shared<const LogEntry>(std::move(entry)));
        }
        return entries;
    }();
    return log;
}

std::vector<std::string> textsAt(std::string_view text, std::size_t cursor)
{
    std::vector<std::string> texts;
    for (const FilterCompletion &choice : completeFilter(text, cursor, sampleLog()).choices)
        texts.push_back(choice.text);
    return texts;
}

std::vector<std::string> texts(std::string_view text)
{
    return textsAt(text, text.size());
}

bool hasText(const std::vector<std::string> &all, std::string_view wanted)
{
    return std::ranges::find(all, wanted) != all.end();
}

} // namespace

class CompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingTypedOffersTheFields()
    {
        QCOMPARE(texts("").front(), "tool:");
        QVERIFY(hasText(texts("is:error "), "dur:"));
        QVERIFY(hasText(texts("("), "tool:"));
        QVERIFY(hasText(texts("-"), "is:error"));
        QVERIFY(hasText(texts("a | "), "arg."));
    }

    void aBeginningOffersFieldsAndProperties()
    {
        QCOMPARE(texts("st").front(), "status:");
        QVERIFY(hasText(texts("err"), "is:error"));
        QVERIFY(hasText(texts("-err"), "is:error"));
        QVERIFY(texts("qqq").empty());
    }

    void aFieldOffersItsOperators()
    {
        QVERIFY(hasText(texts("tool"), "tool~"));
        QVERIFY(!hasText(texts("tool"), "tool:>"));
        QVERIFY(hasText(texts("dur"), "dur:>="));
        QVERIFY(!hasText(texts("dur"), "dur~"));
    }

    void valuesAreThoseOfTheLog()
    {
        QCOMPARE(texts("tool:"), (std::vector<std::string>{"list_issues", "create_issue"}));
        QCOMPARE(texts("tool:cr"), (std::vector<std::string>{"create_issue"}));
        QCOMPARE(texts("tool:issue"), (std::vector<std::string>{"list_issues", "create_issue"}));
        QCOMPARE(texts("client="), (std::vector<std::string>{"editor", "\"two words\""}));
        QCOMPARE(texts("client=\"tw"), (std::vector<std::string>{"\"two words\""}));
        QVERIFY(hasText(texts("status:"), "429"));
        QVERIFY(hasText(texts("status:"), "4xx"));
        QVERIFY(hasText(texts("is:"), "slow"));
        QVERIFY(hasText(texts("time:"), "10m"));
        QVERIFY(hasText(texts("upstream:"), "github"));
        QVERIFY(hasText(texts("level:"), "http"));
    }

    void namesAreThoseOfTheLog()
    {
        QCOMPARE(texts("arg."), (std::vector<std::string>{"arg.filter:", "arg.first:", "arg.state:"}));
        QCOMPARE(texts("arg.st"), (std::vector<std::string>{"arg.state:"}));
        QVERIFY(hasText(texts("header."), "header.etag:"));
        QCOMPARE(texts("arg.state:"), (std::vector<std::string>{"open"}));
        QCOMPARE(texts("header.etag:"), (std::vector<std::string>{"\"\\\"x1\\\"\""}));
    }

    void saysWhatToReplace()
    {
        const FilterCompletions inWord = completeFilter("is:ok sta", 9, sampleLog());
        QCOMPARE(inWord.offset, std::size_t(6));
        QCOMPARE(inWord.length, std::size_t(3));
        const FilterCompletions atValue = completeFilter("tool: x", 5, sampleLog());
        QCOMPARE(atValue.offset, std::size_t(5));
        QCOMPARE(atValue.length, std::size_t(0));
        const FilterCompletions inValue = completeFilter("tool:lis x", 8, sampleLog());
        QCOMPARE(inValue.offset, std::size_t(5));
        QCOMPARE(inValue.length, std::size_t(3));
    }

    void whatIsChosenParses()
    {
        for (const std::string &text : std::initializer_list<std::string>{
                 "", "st", "tool:", "client=tw", "status:", "dur:", "size:", "time:", "cached:", "is:",
                 "retry:", "header.etag:", "arg.state=", "upstream:", "-", "a | to"}) {
            const FilterCompletions completions = completeFilter(text, text.size(), sampleLog());
            QVERIFY2(!completions.choices.empty(), text.c_str());
            for (const FilterCompletion &choice : completions.choices) {
                std::string chosen = text;
                chosen.replace(completions.offset, completions.length, choice.text);
                const bool needsMore = chosen.ends_with(':') || chosen.ends_with('=') || chosen.ends_with('~')
                                       || chosen.ends_with('>') || chosen.ends_with('<');
                if (chosen.ends_with('.'))
                    chosen += "x:";
                const ParsedFilter parsed =
                    parseFilter(needsMore ? chosen : chosen + (chosen.ends_with(':') ? "x" : ""));
                const std::string reason = parsed ? std::string() : parsed.error->message.text();
                const bool lacksValue = reason.find("must follow") != std::string::npos;
                QVERIFY2(parsed || (needsMore && lacksValue), (chosen + reason).c_str());
            }
        }
    }

    void thereAreNotTooMany()
    {
        QCOMPARE(completeFilter("", 0, sampleLog(), 3).choices.size(), std::size_t(3));
    }
};

TOOLTRAY_TEST(CompletionTest)
#include "completiontest.moc"
