// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/secretregister.h"

#include "support/testcase.h"

#include <QTest>

#include <random>
#include <set>
#include <tuple>

using namespace tooltray::credentials;

namespace {

using Finds = std::set<std::pair<std::size_t, std::size_t>>; // ends and sizes

Automaton automatonOf(const std::vector<std::string> &texts)
{
    std::vector<Pattern> patterns;
    for (const std::string &text : texts)
        patterns.push_back({text, {}});
    return Automaton(std::move(patterns));
}

Finds findsOf(const Automaton &automaton, std::string_view text, std::size_t piece)
{
    Finds finds;
    Automaton::State state = Automaton::kStart;
    for (std::size_t at = 0; at < text.size(); at += piece) {
        state = automaton.scan(state, text.substr(0, at + piece), at,
                               [&](const Automaton::Find &find) { finds.emplace(find.end, find.size); });
    }
    return finds;
}

Finds naiveFinds(const std::vector<std::string> &patterns, std::string_view text)
{
    Finds finds;
    for (const std::string &pattern : patterns) {
        for (std::size_t at = text.find(pattern); at != std::string_view::npos;
             at = text.find(pattern, at + 1))
            finds.emplace(at + pattern.size(), pattern.size());
    }
    return finds;
}

} // namespace

class AutomatonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itFindsWhatLookingForEachFinds()
    {
        std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same at every run
        const auto text = [&](std::size_t least, std::size_t most) {
            std::string made(least + random() % (most - least + 1), ' ');
            for (char &c : made)
                c = "abc"[random() % 3];
            return made;
        };
        for (int round = 0; round < 2000; ++round) {
            std::vector<std::string> patterns;
            for (std::size_t i = random() % 8; i > 0; --i)
                patterns.push_back(text(2, 7));
            const Automaton automaton = automatonOf(patterns);
            const std::string haystack = text(0, 60);
            const Finds expected = naiveFinds(patterns, haystack);
            for (const std::size_t piece : {1U, 2U, 5U, 100U})
                QCOMPARE(findsOf(automaton, haystack, piece), expected);
        }
    }

    void bytesOfEveryValueAreFound()
    {
        const std::vector<std::string> patterns{std::string("\0\xFF\x80\0", 4)};
        const std::string text = "x" + patterns.front() + patterns.front();
        QCOMPARE(findsOf(automatonOf(patterns), text, 3), naiveFinds(patterns, text));
    }

    void theDepthIsWhatMayStillBecomeAFind()
    {
        const Automaton automaton = automatonOf({"abcd", "bcx"});
        const auto depthAfter = [&](std::string_view text) {
            return automaton.depth(
                automaton.scan(Automaton::kStart, text, 0, [](const Automaton::Find &) {}));
        };
        QCOMPARE(depthAfter("zz"), 0U);
        QCOMPARE(depthAfter("zza"), 1U);
        QCOMPARE(depthAfter("zabc"), 3U);
        QCOMPARE(depthAfter("zabcd"), 4U);
        QCOMPARE(depthAfter("zabcx"), 3U);
        QCOMPARE(depthAfter("zabcdz"), 0U);
    }

    void whatTwoPatternsSayIsJoined()
    {
        const auto traits = [](PatternTraits a, PatternTraits b) {
            const Automaton automaton({{"same", a}, {"same", b}});
            PatternTraits joined;
            automaton.scan(Automaton::kStart, "same", 0,
                           [&](const Automaton::Find &find) { joined = find.traits; });
            return joined;
        };
        const PatternTraits word{.isWholeWord = true};
        const PatternTraits before{.coversBefore = true};
        const PatternTraits after{.coversAfter = true};
        QVERIFY(traits(word, word) == word);
        QVERIFY(traits(word, {}) == PatternTraits{});
        QVERIFY(traits({}, word) == PatternTraits{});
        QVERIFY(traits(before, after) == (PatternTraits{.coversBefore = true, .coversAfter = true}));
    }
};

TOOLTRAY_TEST(AutomatonTest)
#include "automatontest.moc"
