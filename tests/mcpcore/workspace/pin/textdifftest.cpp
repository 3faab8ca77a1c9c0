// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/textdiff.h"
#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray::workspace;

namespace {

using Text = std::vector<std::string>;

// Each character a line.
Text lines(const QByteArray &characters)
{
    Text lines;
    for (const char c : characters)
        lines.emplace_back(1, c);
    return lines;
}

std::string shown(const std::vector<DiffLine> &diff)
{
    std::string text;
    for (const DiffLine &line : diff)
        text += " -+"[static_cast<std::size_t>(line.kind)] + line.text;
    return text;
}

} // namespace

class TextDiffTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatIsTheSame_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, QByteArray>("before", "after", "expected");
        const auto row = [](const char *before, const char *after, const char *expected) {
            QTest::addRow("%s to %s", before, after)
                << QByteArray(before) << QByteArray(after) << QByteArray(expected);
        };
        row("", "", "");
        row("abc", "abc", " a b c");
        row("", "ab", "+a+b");
        row("ab", "", "-a-b");
        row("abc", "axc", " a-b+x c");
        row("abcd", "acbd", " a-b c+b d");
        row("aab", "ab", " a-a b");
        row("abcabba", "cbabac", "-a-b c-a b+a b a+c");
    }

    void keepsWhatIsTheSame()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, expected);
        QCOMPARE(shown(diffLines(lines(before), lines(after))), expected.toStdString());
    }

    void bothTextsCanBeReadFromIt()
    {
        std::mt19937 random(1);
        for (int round = 0; round < 500; ++round) {
            Text texts[2];
            for (Text &text : texts) {
                for (auto count = random() % 12; count > 0; --count)
                    text.emplace_back(1, char('a' + random() % 4));
            }
            Text before;
            Text after;
            for (const DiffLine &line : diffLines(texts[0], texts[1])) {
                if (line.kind != DiffLine::Kind::Added)
                    before.push_back(line.text);
                if (line.kind != DiffLine::Kind::Removed)
                    after.push_back(line.text);
            }
            QCOMPARE(before, texts[0]);
            QCOMPARE(after, texts[1]);
        }
    }

    void hugeTextsAreReplacedButForWhatTheyShareAtTheEnds()
    {
        Text before(5'000, "a");
        Text after(5'000, "b");
        for (Text *text : {&before, &after}) {
            text->front() = "first";
            text->back() = "last";
        }
        const auto diff = diffLines(before, after);
        QCOMPARE(diff.size(), std::size_t{2 + 2 * 4'998});
        QVERIFY((diff.front() == DiffLine{DiffLine::Kind::Same, "first"}));
        QVERIFY((diff.back() == DiffLine{DiffLine::Kind::Same, "last"}));
    }
};

TOOLTRAY_TEST(TextDiffTest)

#include "textdifftest.moc"
