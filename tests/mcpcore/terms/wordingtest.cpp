// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/wording.h"

#include "support/testcase.h"
#include "terms/synonyms/synonyms.h"
#include "terms/words/words.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tooltray::terms;

namespace {

bool means(const Wording &wording, std::string_view word)
{
    const std::string stem = stemOf(word);
    return std::any_of(wording.words.begin(), wording.words.end(), [&](const MeantWord &meant) {
        return std::any_of(meant.meanings.begin(), meant.meanings.end(),
                           [&](const Meaning &meaning) { return meaning.stem == stem; });
    });
}

// Negative where the word does not count at all.
float importanceOf(std::string_view question, std::string_view word)
{
    for (const MeantWord &meant : readWording(question).words)
        if (meant.word == word)
            return meant.importance;
    return -1;
}

} // namespace

class WordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAndPhrasesHaveMeanings_data()
    {
        const tooltray::TestRows<std::string> row{"meant"};
        row("get rid of a tag", "delete");
        row("rid of", "rid");
        row("log in", "authenticate");
        row("remove it", "delete");
        row("who am i", "viewer");
        row("how many", "count");
        row("basket", "cart");
        row("opening a file", "create");
        row("PRs", "pull");
    }
    void wordsAndPhrasesHaveMeanings()
    {
        QFETCH(const std::string, meant);
        QVERIFY(means(readWording(QTest::currentDataTag()), meant));
    }

    // "Remove" is for deleting; "removal" is not said to be anything else.
    void phrasesMeanOneWayOnly()
    {
        QVERIFY(means(readWording("turn off the light"), "disable"));
        QVERIFY(!means(readWording("disable the light"), "turn"));
    }

    void wordsThatSayNothingDoNotCount()
    {
        const Wording wording = readWording("please show me all of the invoices that are there");
        QCOMPARE(wording.stems, (std::vector<std::string>{"invoic"}));
        for (const MeantWord &meant : wording.words)
            QVERIFY2((meant.importance < 0.5F) == (meant.word != "invoices"), meant.word.c_str());
        QCOMPARE(readWording("some of those").words.size(), std::size_t(3)); // where nothing else is said
    }

    void wordsOfCompoundsCount()
    {
        for (const auto &[question, word] : {std::pair{"show read-only folders", "read"},
                                             {"all read-only folders", "only"},
                                             {"a look-up table", "look"},
                                             {"a list-view", "view"}})
            QCOMPARE(importanceOf(question, word), 1.0F);
        for (const auto &[question, word] : {std::pair{"read only the title", "read"},
                                             {"show - all folders", "show"},
                                             {"-show folders", "show"},
                                             {"list- folders", "list"}})
            QVERIFY2(importanceOf(question, word) < 0.5F, question);
        QVERIFY(importanceOf("an end-to-end test", "to") < 0);
    }

    void wordsOfPhrasesCountUnlessThePhraseMeansSomethingElse()
    {
        QCOMPARE(importanceOf("order status", "status"), 1.0F);
        QCOMPARE(importanceOf("file size of a blob", "size"), 1.0F);
        QVERIFY(importanceOf("log in as somebody", "log") < 0.5F);
        QVERIFY(importanceOf("get rid of a tag", "rid") < 0.5F);
    }

    void countsTheFirstWordsOnly()
    {
        std::string question;
        for (int i = 0; i < 100; ++i)
            question += "word" + std::string(1, static_cast<char>('a' + i % 26)) + std::to_string(i) + ' ';
        QVERIFY(readWording(question).words.size() <= kMaxQuestionWords);
    }

    // What a line of the lists says must be of use: several words, none twice, no empty side.
    void listsAreWellFormed()
    {
        std::size_t lines = 0;
        Synonyms::forEachLine([&](std::string_view line) {
            ++lines;
            const std::size_t arrow = line.find('>');
            std::set<std::string> stems;
            std::size_t words = 0;
            forEachWord(line.substr(arrow == std::string_view::npos ? 0 : arrow + 1), [&](std::string &word) {
                stems.insert(stemOf(word));
                ++words;
            });
            const std::string shown(line);
            QVERIFY2(words >= (arrow == std::string_view::npos ? 2U : 1U), shown.c_str());
            QVERIFY2(stems.size() == words, shown.c_str());
            QVERIFY2(arrow != 0, shown.c_str());
        });
        QVERIFY(lines > 1800);
    }
};

TOOLTRAY_TEST(WordingTest)
#include "wordingtest.moc"
