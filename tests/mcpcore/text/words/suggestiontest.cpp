// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/suggestions.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace std::string_literals;
using Names = std::vector<std::string>;

Q_DECLARE_METATYPE(Names)

class SuggestionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNearestAreSuggestedFirst_data()
    {
        addColumns<std::string, Names, Names>("text", "candidates", "expected");
        QTest::newRow("nothing from nothing") << "x"s << Names{} << Names{};
        QTest::newRow("an empty text is near one letter") << ""s << Names{"a", "ab"} << Names{"a"};
        QTest::newRow("the text itself") << "abc"s << Names{"abd", "abc"} << Names{"abc", "abd"};
        QTest::newRow("too far") << "input"s << Names{"unrelated", "xyz"} << Names{};
        QTest::newRow("inserted, left out, changed")
            << "title"s << Names{"tile", "titles", "tidle", "subtitle"} << Names{"tidle", "tile", "titles"};
        QTest::newRow("neighbours swapped count once") << "ba"s << Names{"ab", "abcd"} << Names{"ab"};
        QTest::newRow("a swap is one step") << "green"s << Names{"geren", "gerne"} << Names{"geren"};
        QTest::newRow("case counts once") << "VERYLONGNAME"s << Names{"verylongname", "VERYLONGNAMF"}
                                          << Names{"VERYLONGNAMF", "verylongname"};
        QTest::newRow("as many changes as letters are near nothing")
            << "hero"s << Names{"UErr", "Here", "Issue"} << Names{"Here"};
        QTest::newRow("continued by four tenths, plus one")
            << "abcde"s << Names{"abcdefgh", "abcdefghi"} << Names{"abcdefgh"};
        QTest::newRow("numbers in natural order")
            << "page"s << Names{"page10", "page2", "page1"} << Names{"page1", "page2", "page10"};
        QTest::newRow("each once") << "abc"s << Names{"abd", "abd"} << Names{"abd"};
        QTest::newRow("code points, not bytes")
            << "Stra\u00dfe"s << Names{"Strasse", "Stra\u017fe"} << Names{"Stra\u017fe", "Strasse"};
    }
    void theNearestAreSuggestedFirst()
    {
        QFETCH(std::string, text);
        QFETCH(Names, candidates);
        QTEST(suggestions(text, candidates), "expected");
    }

    void theSentenceListsAtMostFive_data()
    {
        addColumns<Names, std::string>("names", "sentence");
        QTest::newRow("none") << Names{} << ""s;
        QTest::newRow("one") << Names{"a"} << "Did you mean \"a\"?"s;
        QTest::newRow("two") << Names{"a", "b"} << "Did you mean \"a\" or \"b\"?"s;
        QTest::newRow("three") << Names{"a", "b", "c"} << "Did you mean \"a\", \"b\", or \"c\"?"s;
        QTest::newRow("six") << Names{"a", "b", "c", "d", "e", "f"}
                             << "Did you mean \"a\", \"b\", \"c\", \"d\", or \"e\"?"s;
    }
    void theSentenceListsAtMostFive()
    {
        QFETCH(Names, names);
        QTEST(didYouMean(names).text(), "sentence");
    }
};

TOOLTRAY_TEST(SuggestionTest)
#include "suggestiontest.moc"
