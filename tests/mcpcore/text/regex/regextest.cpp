// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/regex.h"

#include "support/repeated.h"
#include "support/testcase.h"

#include <QTest>

#include <string>

using namespace tooltray::text;
using tooltray::test::repeated;

namespace {

constexpr std::size_t kSteps = 1'000'000;

} // namespace

class RegexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesAsEcma262Says_data()
    {
        tooltray::addColumns<std::string, std::string, bool>("pattern", "text", "matches");
        const auto row = [](const char *pattern, const char *text, bool matches) {
            QTest::addRow("%s on %s", pattern, text) << std::string(pattern) << std::string(text) << matches;
        };
        row("", "", true);
        row("b", "abc", true);
        row("^b", "abc", false);
        row("b$", "abc", false);
        row("^abc$", "abc", true);
        row("^abc$", "abc\n", false);
        row("^a|b$", "ac", true);
        row("^(a|b)$", "ac", false);
        row("^a.c$", "a\nc", false);
        row("^a.c$", "a\u2028c", false);
        row("^a[^]c$", "a\nc", true);
        row("[]", "a", false);
        row("^.$", "é", true);
        row("^.$", "🐲", true);
        row("^..$", "🐲", false);
        row("^🐲*$", "🐲🐲", true);
        row("^[🐀-🐳]$", "🐲", true);
        row("^\\d+$", "42", true);
        row("^\\d$", "߀", false);
        row("^\\D$", "߀", true);
        row("^\\w$", "é", false);
        row("^\\W$", "é", true);
        row("^\\s$", "\u00a0", true);
        row("^\\s$", "\ufeff", true);
        row("^\\s$", "\u2003", true);
        row("^\\S$", "\u2029", false);
        row("^\\t\\n\\v\\f\\r$", "\t\n\v\f\r", true);
        row("^\\cC\\cc$", "\x03\x03", true);
        row("^\\x41\\u0042\\u{43}\\u{1F432}\\uD83D\\uDC32$", "ABC🐲🐲", true);
        row("^[\\b]$", "\b", true);
        row("^[a\\-z]$", "-", true);
        row("^[a-]$", "-", true);
        row("^[\\d.-]+$", "1.2-3", true);
        row("^[^\\d\\s]+$", "ab1", false);
        row("^\\p{L}+$", "aéß", true);
        row("^\\p{Lu}$", "é", false);
        row("^\\P{Lu}$", "é", true);
        row("^\\p{General_Category=Decimal_Number}$", "߀", true);
        row("^\\p{digit}$", "߀", true);
        row("^\\p{Script=Greek}+$", "αβγ", true);
        row("^\\p{sc=Latn}+$", "αβγ", false);
        row("^\\p{scx=Deva}$", "\u0964", true);
        row("^\\p{sc=Deva}$", "\u0964", false);
        row("^\\p{Emoji_Presentation}$", "🐲", true);
        row("^\\p{ASCII}$", "é", false);
        row("^\\p{Any}$", "é", true);
        row("^\\p{Assigned}$", "\u0378", false);
        row("^[\\p{Lu}\\p{Nd}]+$", "A1", true);
        row("\\bfoo\\b", "a foo b", true);
        row("\\bfoo\\b", "afoo b", false);
        row("\\Boo\\B", "fooo", true);
        row("^a{2}$", "aa", true);
        row("^a{2,}$", "a", false);
        row("^a{2,3}$", "aaaa", false);
        row("^(?:ab){2,3}$", "abab", true);
        row("^(?:ab){2,3}$", "abababab", false);
        row("^(?:a|ab)(?:c|bcd)$", "abcd", true);
        row("^a*?b$", "aaab", true);
        row("^a{1,2}?a$", "aaa", true);
        row("^(a*)*$", "aab", false);
        row("^(a*)+b$", "aab", true);
        row("^(?=.*[A-Z])(?=.*\\d).{8,}$", "abcdefG1", true);
        row("^(?=.*[A-Z])(?=.*\\d).{8,}$", "abcdefgh", false);
        row("^(?!admin$).*$", "admin", false);
        row("^(?!admin$).*$", "admins", true);
        row("(?<=a+)b", "aab", true);
        row("(?<=^a{3})b", "aab", false);
        row("(?<!a)b", "ab", false);
        row("(?<!a)b", "cb", true);
        row("(?<=\\1(a))b", "aab", true);
        row("(?<=([ab]+)([bc]+))$", "abc", true);
        row("^(.)\\1$", "aa", true);
        row("^(.)\\1$", "ab", false);
        row("^(?<year>\\d{2})-\\k<year>$", "20-20", true);
        row("^(?<year>\\d{2})-\\k<year>$", "20-21", false);
        row("^\\k<a>(?<a>b)$", "b", true);
        row("^(a)?\\1b$", "b", true);
        row("^(?:(a)|b)*\\1$", "ab", true);
        row("^(?:(a)|b)*\\1$", "aba", false);
        row("^(?=(a+))a*b\\1$", "baaabac", false);
        row("(?=(a+))a*b\\1", "baaabac", true);
        row("^\\@\\-\\\"\\#\\ $", "@-\"# ", true);
        row("^{a}]$", "{a}]", true);
        row("^a{,2}$", "a{,2}", true);
    }
    void matchesAsEcma262Says()
    {
        QFETCH(const std::string, pattern);
        QFETCH(const std::string, text);
        const Regex::Compiled compiled = Regex::compile(pattern);
        QVERIFY2(!compiled.error, compiled.error ? compiled.error->message.c_str() : "");
        QTEST(compiled.regex->search(text, kSteps).answer == Regex::Answer::Match, "matches");
    }

    void explainsWhatIsWrong_data()
    {
        const tooltray::TestRows<std::string, int, std::string> row{"pattern", "offset", "message"};
        row("a(b", 1, "The group that opens here is not closed.");
        row("^(abc]", 1, "The group that opens here is not closed.");
        row("a)b", 1, "This closing parenthesis has no opening one.");
        row("a[b", 1, "The class that opens here is not closed.");
        row("a[b-", 1, "The class that opens here is not closed.");
        row("[z-a]", 1, "The ends of this range are out of order.");
        row("[\\d-z]", 1, "A range goes from one character to another. Put a literal `-` last.");
        row("*a", 0, "There is nothing for this `*` to repeat.");
        row("a**", 2, "There is nothing for this `*` to repeat.");
        row("a|{2}", 2, "There is nothing for these braces to repeat.");
        row("a{3,2}", 1, "The numbers of this repetition are out of order.");
        row("(?=a)*", 0, "An assertion matches no text, so it cannot be repeated.");
        row("\\b+", 0, "An assertion matches no text, so it cannot be repeated.");
        row("a|^*", 2, "An assertion matches no text, so it cannot be repeated.");
        row("a\\", 1, "The pattern ends after a backslash.");
        row("\\a", 0, "`\\a` is not an escape in ECMA-262 patterns. Write the letter without a backslash.");
        row("\\Aab", 0, "`\\A` is not known in ECMA-262 patterns; `^` is the start of the text.");
        row("ab\\z", 2, "`\\z` is not known in ECMA-262 patterns; `$` is the end of the text.");
        row("\\x4", 0, "`\\x` is followed by two hexadecimal digits.");
        row("\\u{110000}", 0, "`\\u` is followed by four hexadecimal digits, or up to 10FFFF in braces.");
        row("\\01", 0,
            "Octal escapes do not exist in ECMA-262 patterns. Write `\\x` and two hexadecimal digits.");
        row("\\c1", 0, "`\\c` is followed by a letter, as in `\\cA`.");
        row("\\2(a)", 0, "There is no group number 2.");
        row("\\k<b>(?<a>c)", 0, "There is no group named `b`.");
        row("\\ka", 0, "`\\k` is followed by the name of a group, as in `\\k<year>`.");
        row("(?<a>b)(?<a>c)", 7, "There are two groups named `a`.");
        row("(?<1>b)", 3, "The name of a group is an identifier, as in `(?<year>`.");
        row("(?<>b)", 3, "The name of a group stands between `<` and `>`.");
        row("(?P<a>b)", 0, "`(?P<` is not known in ECMA-262 patterns; a named group opens with `(?<`.");
        row("(?P=a)", 0, "`(?P=` is not known in ECMA-262 patterns; refer to a named group by `\\k<name>`.");
        row("(?i)a", 0,
            "Flags such as `(?i)` are not known in JSON Schema patterns; spell both cases out, as in "
            "`[aA]`.");
        row("(?#note)a", 0, "Comments are not known in ECMA-262 patterns.");
        row("(?>a)", 0, "Atomic groups are not known in ECMA-262 patterns; `(?:` is the plain one.");
        row("\\pL", 0, "`\\p` is followed by a Unicode property in braces, as in `\\p{Letter}`.");
        row("\\p{letter}", 0, "There is no Unicode property `letter`.");
        row("a\\p{Script=Nowhere}", 1, "There is no Unicode property `Script=Nowhere`.");
        row("((a{9}b){999}){999}", 0, "The pattern is too large; its repetitions multiply.");
    }
    void explainsWhatIsWrong()
    {
        QFETCH(const std::string, pattern);
        const Regex::Compiled compiled = Regex::compile(pattern);
        QVERIFY(!compiled.regex && compiled.error);
        QTEST(compiled.error->message.text(), "message");
        QTEST(static_cast<int>(compiled.error->offset), "offset");
    }

    void tellsWhatJavaScriptTakesInItsUnicodeMode_data()
    {
        const tooltray::TestRows<std::string, bool> row{"pattern", "isStrict"};
        row("^[a-z]{2,8}$", true);
        row("\\d+\\.[^\\]\\-]", true);
        row("a\\-b", false);
        row("\\@", false);
        row("a]", false);
        row("a}", false);
        row("a{,2}", false);
        row("a{b}", false);
        row("a{", false);
        row("\\p{L}", false);
    }
    void tellsWhatJavaScriptTakesInItsUnicodeMode()
    {
        QFETCH(const std::string, pattern);
        QTEST(isStrictPattern(pattern), "isStrict");
    }

    void boundsWhatAPatternMayBuild()
    {
        QVERIFY(Regex::compile(repeated("(", 300) + repeated(")", 300)).error);
        QVERIFY(Regex::compile(repeated("\\p{L}", 20'000)).error);
        QVERIFY(Regex::compile("[" + repeated("\\p{L}", 20'000) + "]").error);
        QVERIFY(Regex::compile("(?:" + repeated("()", 10'000) + "){0,1000000000}").error);
        QVERIFY(Regex::compile("(?:(?:){4000000000}){4000000000}").regex);
    }

    void staysLinearWhereBacktrackingExplodes_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"pattern", "unit"};
        row("^(a+)+$", "a");
        row("^(a|a)*$", "a");
        row("^(a|a|b)*$", "ab");
        row("^(a*)*$", "a");
        row("^(a?){50}a{50}$", "a");
        row("(x+x+)+y", "x");
        row("a*a*a*a*a*c", "a");
        row("^(([a-z])+.)+[A-Z]([a-z])+$", "a");
        row("^(?=(a+)+$)", "a");
        row("^(.*?,){11}P", ",");
        row("(a{0,9}){0,9}b", "a");
    }
    void staysLinearWhereBacktrackingExplodes()
    {
        QFETCH(const std::string, pattern);
        QFETCH(const std::string, unit);
        const Regex::Compiled compiled = Regex::compile(pattern);
        QVERIFY(compiled.regex);
        const auto stepsFor = [&](std::size_t times) {
            const Regex::Outcome outcome = compiled.regex->search(repeated(unit, times) + "!", 100 * kSteps);
            return outcome.answer == Regex::Answer::NoMatch ? static_cast<double>(outcome.steps) : 1e18;
        };
        QVERIFY2(stepsFor(16'000) < 9 * stepsFor(2'000), "eight times the text, about eight times the steps");
    }

    void endsByTheLimitWhereOnlyThatHelps()
    {
        const Regex::Compiled compiled = Regex::compile("(a*)*\\1b");
        QVERIFY(compiled.regex);
        const Regex::Outcome outcome = compiled.regex->search(repeated("a", 500), kSteps);
        QVERIFY(outcome.answer == Regex::Answer::LimitReached);
        QVERIFY(outcome.steps <= kSteps + 1);
    }

    void readsBrokenTextWithoutLeavingIt()
    {
        const Regex::Compiled compiled = Regex::compile("^[^a]+?(?<=.)$");
        QVERIFY(compiled.regex);
        for (const std::string_view text :
             {"\xC3", "\xE2\x82", "\xF0\x9F\x90", "\x80\x80\x80\x80\x80", "\xFF\xC3\xA9"})
            QVERIFY(compiled.regex->search(text, kSteps).answer == Regex::Answer::Match);
    }
};

TOOLTRAY_TEST(RegexTest)
#include "regextest.moc"
