// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/validationcontext.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

std::vector<std::string_view> wordsOf(const QByteArray &text)
{
    std::vector<std::string_view> words;
    const std::string_view all(text.constData(), std::size_t(text.size()));
    for (std::size_t start = 0; start < all.size();) {
        const std::size_t end = std::min(all.find(' ', start), all.size());
        words.push_back(all.substr(start, end - start));
        start = end + 1;
    }
    return words;
}

QByteArray spaced(const std::vector<std::string_view> &words)
{
    QByteArrayList all;
    for (const std::string_view word : words)
        all += QByteArray(word.data(), qsizetype(word.size()));
    return all.join(' ');
}

} // namespace

class SuggestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatIsClose_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray> row{"input", "options", "found"};
        row("nothing to choose from", "abc", "", "");
        row("the same", "abc", "abd abc", "abc abd");
        row("a letter more", "name", "names", "names");
        row("a letter less", "names", "name", "name");
        row("another letter", "nane", "name", "name");
        row("neighbours swapped", "naem", "name", "name");
        row("only letters of another case", "UserName", "username", "username");
        row("case before an edit", "name", "nams NAME", "NAME nams");
        row("letters more", "abcde", "wabxcdeyz abxcdeyz abxcdey", "abxcdey abxcdeyz");
        row("three edits of five letters", "abcde", "xyzde", "xyzde");
        row("four edits of five letters", "abcde", "wxyze", "");
        row("one edit of one letter", "a", "b bc", "b");
        row("any one letter for nothing", "", "a ab", "a");
        row("equally close, in natural order", "a", "a10 a2 a1 b", "a1 a2 b");
        row("an option given twice", "abc", "abd abd", "abd");
    }
    void findsWhatIsClose()
    {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, found);
        SuggestionBudget budget;
        QCOMPARE(spaced(suggestionList(input.toStdString(), wordsOf(options), budget)), found);
    }

    void stopsWhenItsBudgetIsSpent()
    {
        SuggestionBudget budget{20}; // one comparison of four letters with four takes sixteen
        QCOMPARE(spaced(suggestionList("name", {"nama", "namb", "NAME"}, budget)), QByteArray("NAME nama"));
        QCOMPARE(budget.steps, std::uint64_t(4));
    }

    void asksWhatWasMeant_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, std::string>("suggestions", "what", "question");
        const auto row = [](const char *suggestions, const char *what, const char *question) {
            QTest::newRow(question) << QByteArray(suggestions) << QByteArray(what) << std::string(question);
        };
        row("", "", "");
        row("", "the field", "");
        row("a", "", " Did you mean \"a\"?");
        row("a b", "", " Did you mean \"a\" or \"b\"?");
        row("a b c", "the field", " Did you mean the field \"a\", \"b\", or \"c\"?");
        row("a b c d e f", "", " Did you mean \"a\", \"b\", \"c\", \"d\", or \"e\"?");
    }
    void asksWhatWasMeant()
    {
        QFETCH(QByteArray, suggestions);
        QFETCH(QByteArray, what);
        QFETCH(std::string, question);
        QCOMPARE(didYouMean(wordsOf(suggestions), what.toStdString()), question);
    }

    void listsInWords()
    {
        QCOMPARE(orList({}), std::string());
        QCOMPARE(orList({"a"}), std::string("a"));
        QCOMPARE(orList({"a", "b"}), std::string("a or b"));
        QCOMPARE(andList({"a", "b"}), std::string("a and b"));
        QCOMPARE(andList({"a", "b", "c"}), std::string("a, b, and c"));
    }
};

TOOLTRAY_TEST(SuggestionsTest)
#include "suggestionstest.moc"
