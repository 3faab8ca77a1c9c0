// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/linearsearch.h"

#include "support/testcase.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <random>

using namespace tooltray::text;

namespace {

constexpr std::size_t kPlenty = 100'000'000;

Regex::Compiled compile(std::string_view pattern)
{
    return Regex::compile(pattern, {.ignoreCase = true, .linearOnly = true});
}

Regex regexOf(std::string_view pattern)
{
    const Regex::Compiled compiled = compile(pattern);
    if (compiled.error)
        qFatal("%s: %s", std::string(pattern).c_str(), compiled.error->message.c_str());
    return *compiled.regex;
}

bool searched(std::string_view pattern, std::string_view text)
{
    std::size_t steps = kPlenty;
    return LinearSearch(regexOf(pattern)).matches(text, steps);
}

// Patterns made by chance of what both engines know.
class PatternGenerator {
public:
    explicit PatternGenerator(unsigned seed) : m_random(seed) {}

    std::string pattern(int depth)
    {
        std::string text;
        for (std::size_t pieces = 1 + below(4); pieces > 0; --pieces)
            text += piece(depth);
        return text;
    }

    std::string text()
    {
        constexpr std::array<std::string_view, 12> kPieces{"a", "b", "B",  "c",        "0",  "_",
                                                           " ", "-", "ab", "\xC3\xA9", "\n", "."};
        std::string result;
        for (std::size_t pieces = below(9); pieces > 0; --pieces)
            result += kPieces[below(kPieces.size())];
        return result + 'a'; // a line feed at the end is another end of the text to the other engine
    }

private:
    std::size_t below(std::size_t bound) { return m_random() % bound; }

    std::string piece(int depth)
    {
        constexpr std::array<std::string_view, 20> kAtoms{
            "a",   "b",   "B",     "c",       "ab",     ".", "\\d",   "\\D",      "\\w",
            "\\W", "\\s", "[a-b]", "[^b\\d]", "[\\w-]", "_", "\\x61", "\xC3\xA9", "[\xC3\xA0-\xC3\xBF]",
            " ",   "\\."};
        constexpr std::array<std::string_view, 9> kQuantifiers{"*",     "+",  "?", "{2}", "{1,}",
                                                               "{0,2}", "*?", "",  ""};
        constexpr std::array<std::string_view, 4> kAssertions{"^", "$", "\\b", "\\B"};
        if (below(6) == 0)
            return std::string(kAssertions[below(kAssertions.size())]);
        std::string atom(kAtoms[below(kAtoms.size())]);
        if (atom == "ab")
            return atom;
        if (depth > 0 && below(3) == 0) {
            atom = below(2) == 0 ? "(" : "(?:";
            atom += pattern(depth - 1) + (below(2) == 0 ? "|" + pattern(depth - 1) : "") + ')';
        }
        return atom + std::string(kQuantifiers[below(kQuantifiers.size())]);
    }

    std::mt19937 m_random;
};

} // namespace

class LinearSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPerlAndTheOtherMatcher()
    {
        PatternGenerator generator(1);
        int matches = 0;
        for (int i = 0; i < 600; ++i) {
            const std::string pattern = generator.pattern(2);
            const QRegularExpression other(QString::fromStdString(pattern),
                                           QRegularExpression::CaseInsensitiveOption);
            QVERIFY2(other.isValid(), pattern.c_str());
            const Regex regex = regexOf(pattern);
            LinearSearch search(regex);
            for (int j = 0; j < 10; ++j) {
                const std::string text = generator.text();
                std::size_t steps = kPlenty;
                const bool expected = other.match(QString::fromStdString(text)).hasMatch();
                QVERIFY2(search.matches(text, steps) == expected,
                         (pattern + " in \"" + text + "\" should be " + (expected ? "yes" : "no")).c_str());
                QCOMPARE(regex.search(text, kPlenty).answer == Regex::Answer::Match, expected);
                matches += expected ? 1 : 0;
            }
        }
        QVERIFY(matches > 600 && matches < 5400);
    }

    void knowsItsEscapes()
    {
        QVERIFY(searched("a\\tb", "a\tb"));
        QVERIFY(searched("\\u00e9", "\xC3\xA9"));
        QVERIFY(searched("\\x41", "a"));
        QVERIFY(searched("[]a]+$", "]a]"));
        QVERIFY(searched("[a-]", "-"));
        QVERIFY(searched("a{", "a{"));
        QVERIFY(searched("a{x}", "a{x}"));
        QVERIFY(searched("[\\b]", "\b"));
        QVERIFY(searched("\\/\\-\\[", "/-["));
        QVERIFY(searched("", ""));
        QVERIFY(searched("a||b", ""));
    }

    void lettersMatchInEitherCase()
    {
        QVERIFY(searched("ISSUE", "list_issues"));
        QVERIFY(searched("[A-C]x", "bX"));
        QVERIFY(!searched("[^a]", "A"));
        QVERIFY(searched("^\\p{Lu}$", "a") && !searched("\\P{Lu}", "a"));
        QVERIFY(!searched("[\\W]", "s") && !searched("\\W", "K")); // beyond ASCII both have another case
        QVERIFY(searched("\xC3\x89", "\xC3\xA9"));                 // É and é
    }

    void namesWhatItDoesNotKnow_data()
    {
        tooltray::addColumns<QByteArray, int>("pattern", "offset");
        for (const auto &[pattern, offset] : {std::pair("(a", 0),
                                              std::pair("a)", 1),
                                              std::pair("[a", 0),
                                              std::pair("*a", 0),
                                              std::pair("a**", 2),
                                              std::pair("(?=a)", 0),
                                              std::pair("(?<n>a)", 0),
                                              std::pair("(a)\\1", 3),
                                              std::pair("a(?<!b)", 1),
                                              std::pair("(?!a)", 0),
                                              std::pair("(?i)a", 0),
                                              std::pair("a\\k<n>", 1),
                                              std::pair("a\\", 1),
                                              std::pair("a{3,2}", 1),
                                              std::pair("a{1001}", 1),
                                              std::pair("[b-a]", 1),
                                              std::pair("\\xg1", 0),
                                              std::pair("\\q", 0),
                                              std::pair("^*", 0),
                                              std::pair("a++", 2),
                                              std::pair("x|?", 2),
                                              std::pair("{2}", 0),
                                              std::pair("((a{1000}){1000})", 0)})
            QTest::newRow(pattern) << QByteArray(pattern) << offset;
    }

    void namesWhatItDoesNotKnow()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(int, offset);
        const Regex::Compiled compiled = compile(pattern.toStdString());
        QVERIFY(compiled.error);
        QCOMPARE(static_cast<int>(compiled.error->offset), offset);
        QVERIFY(compiled.error->message.ends_with("."));
    }

    void whatIsTooLongOrTooDeepIsRefused()
    {
        QVERIFY(compile(std::string(1001, 'a')).error);
        QVERIFY(compile(std::string(60, '(') + std::string(60, ')')).error);
        QVERIFY(!compile(std::string(1000, 'a')).error);
        std::string letters;
        for (int i = 0; i < 100; ++i)
            letters += "\\p{L}";
        QVERIFY(compile(letters).error);
    }

    // Each of these takes others ages on such a text.
    void hostilePatternsTakeLinearTime_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        for (const char *pattern : {"(a*)*b", "(a|a)*b", "(a|aa)+$b", "a*a*a*a*a*b", ".*.*=.*", "(.*a){20}b",
                                    "(a?){50}a{50}b", "(\\w+\\s?)*$!", "^(([a-z])+.)+[A-Z]([a-z])+$1"})
            QTest::newRow(pattern) << QByteArray(pattern);
    }

    void hostilePatternsTakeLinearTime()
    {
        QFETCH(QByteArray, pattern);
        LinearSearch search(regexOf(pattern.toStdString()));
        const std::size_t size = 20'000;
        const std::string text(size, 'a');
        std::size_t steps = kPlenty;
        QVERIFY(!search.matches(text, steps));
        const std::size_t needed = kPlenty - steps;
        QVERIFY2(needed < 3 * size, std::to_string(needed).c_str());
    }

    void stepsEndASearch()
    {
        std::size_t steps = 1000;
        LinearSearch search(regexOf("b"));
        QVERIFY(!search.matches(std::string(10'000, 'a'), steps));
        QCOMPARE(steps, std::size_t(0));
    }

    // More states than are remembered: it forgets and goes on.
    void manyStatesAreForgotten()
    {
        std::mt19937 random(1);
        std::string text;
        for (int i = 0; i < 20'000; ++i)
            text += random() % 2 == 0 ? 'a' : 'b';
        text += std::string(13, 'b');
        std::size_t steps = kPlenty;
        LinearSearch search(regexOf("a.{12}c"));
        QVERIFY(!search.matches(text, steps));
        QVERIFY(search.matches(text + "abbbbbbbbbbbbc", steps));
    }
};

TOOLTRAY_TEST(LinearSearchTest)
#include "linearsearchtest.moc"
