// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testcase.h"
#include "terms/index/termindex.h"
#include "terms/question/questionreader.h"

#include <QTest>

#include <array>
#include <string>

using namespace tooltray::terms;

namespace {

constexpr std::array<std::string_view, 7> kWords{"address", "close",      "clone", "issue",
                                                 "order",   "repository", "id"};

std::string corrected(std::string_view word)
{
    std::string text;
    for (const Corrected &one : corrections(word, kWords.size(), [](std::size_t i) { return kWords[i]; }))
        text.append(text.empty() ? "" : " ").append(kWords[one.candidate]);
    return text;
}

} // namespace

class SpellingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void correctsSlips_data()
    {
        const tooltray::TestRows<std::string> row{"words"};
        row("clsoe", "close");  // transposed
        row("isue", "issue");   // missing
        row("isssue", "issue"); // doubled
        row("ordef", "order");  // another
        row("repositroy", "repository");
        row("reposittroy", "repository"); // two slips in a long word
        row("clese", "close");
        row("cloe", "close clone"); // both are one step away
        row("ossoe", "");           // two slips in a short one
        row("ad", "");              // too short
        row("order", "");           // is right
    }
    void correctsSlips()
    {
        QFETCH(const std::string, words);
        QCOMPARE(corrected(QTest::currentDataTag()), words);
    }

    void onlyUnknownWordsAreCorrected()
    {
        TermIndexBuilder builder;
        builder.addName("closeOrder", 16);
        builder.endEntry();
        builder.addName("cart", 16);
        builder.endEntry();
        const TermIndex terms = builder.finish();
        const QuestionReader reader(terms);
        QVERIFY(!reader.read("close order", terms).isMisspelt);
        QVERIFY(!reader.read("basket", terms).isMisspelt); // means cart
        const Question question = reader.read("clsoe basekt", terms);
        QVERIFY(question.isMisspelt);
        QCOMPARE(question.words.size(), std::size_t(2));
        QCOMPARE(question.words[0].variants.front().term, terms.find("clos"));
        QCOMPARE(question.words[1].variants.front().term, terms.find("cart"));
    }
};

TOOLTRAY_TEST(SpellingTest)
#include "spellingtest.moc"
