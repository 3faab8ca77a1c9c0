// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/table/wordtable.h"

#include "support/testcase.h"
#include "terms/table/vectorindex.h"
#include "terms/words/words.h"

#include <QTest>

#include <array>
#include <cmath>
#include <string>

using namespace tooltray::terms;

namespace {

std::string smallTable()
{
    WordTableWriter writer(2);
    writer.add("boat", std::array{1.0F, 0.0F});
    writer.add("ship", std::array{0.9F, 0.1F});
    writer.add("wood", std::array{0.0F, 0.5F});
    return writer.finish();
}

WordTable tableOf(const std::string &bytes)
{
    return WordTable({reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size()});
}

double likenessOf(std::string_view a, std::string_view b)
{
    const WordTable &table = shippedTable();
    std::array<std::vector<float>, 2> vectors{std::vector<float>(table.size()),
                                              std::vector<float>(table.size())};
    for (std::size_t i = 0; i < 2; ++i)
        forEachWord(i == 0 ? a : b, [&](std::string &word) {
            if (const auto known = table.find(stemOf(word)))
                table.add(*known, 1, vectors[i]);
        });
    double dot = 0;
    double first = 0;
    double second = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        dot += double(vectors[0][i]) * double(vectors[1][i]);
        first += double(vectors[0][i]) * double(vectors[0][i]);
        second += double(vectors[1][i]) * double(vectors[1][i]);
    }
    return dot / std::sqrt(first * second);
}

} // namespace

class WordTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasWritten()
    {
        const std::string bytes = smallTable();
        const WordTable table = tableOf(bytes);
        QCOMPARE(table.wordCount(), std::size_t(3));
        QCOMPARE(table.size(), std::size_t(2));
        QCOMPARE(table.find("ship"), std::optional<std::size_t>(1));
        QVERIFY(!table.find("shop") && !table.find("") && !table.find("zebra"));
        std::array<float, 2> sum{};
        table.add(0, 1, sum);
        table.add(2, 2, sum);
        QVERIFY(std::abs(sum[0] - 1) < 0.01F && std::abs(sum[1] - 1) < 0.01F);
    }

    // Whatever is missing or wrong, there are no words.
    void brokenTablesAreEmpty()
    {
        const std::string bytes = smallTable();
        for (std::size_t size = 0; size < bytes.size(); ++size)
            QCOMPARE(tableOf(bytes.substr(0, size)).wordCount(), std::size_t(0));
        std::string wrong = bytes;
        wrong[16 + 3] = '\x7f'; // the end of the first stem
        QCOMPARE(tableOf(wrong).wordCount(), std::size_t(0));
        QCOMPARE(WordTable().find("boat"), std::nullopt);
    }

    void findsWhatIsNear()
    {
        const std::string bytes = smallTable();
        const WordTable table = tableOf(bytes);
        VectorIndexBuilder builder(table);
        for (const char *text : {"boats", "the woods", "stone"}) {
            builder.addPart(text, 1);
            builder.endEntry();
        }
        const VectorIndex index = builder.finish();
        const std::array<std::string, 1> ship{"ship"};
        const std::vector<Likeness> near = index.nearest(ship, 10);
        QCOMPARE(near.size(), std::size_t(2)); // of a stone nothing is known
        QCOMPARE(index.nearest(ship, 1).front().entry, std::uint32_t(0));
        const std::array<std::string, 1> stone{"stone"};
        QVERIFY(index.nearest(stone, 10).empty());
        QVERIFY(VectorIndex().nearest(ship, 10).empty());
    }

    // A table of another stemmer would know few words.
    void theShippedTableHasTheStemsOfThisProgram()
    {
        const WordTable &table = shippedTable();
        QVERIFY(table.wordCount() > 10'000);
        for (const char *word : {"repositories", "deleted", "shipping", "categories", "authorization",
                                 "running", "addresses", "companies", "customers", "issue"})
            QVERIFY2(table.find(stemOf(word)), word);
    }

    void theShippedTableKnowsWhatWordsAreAbout_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"near", "far"};
        row("coupon", "discount", "folder");
        row("how hot is the room", "temperature", "invoice");
        row("plane ticket", "flight booking", "source code");
        row("what does it cost", "price", "folder");
        row("stop the virtual machine", "instance shutdown", "order refund");
    }
    void theShippedTableKnowsWhatWordsAreAbout()
    {
        QFETCH(const std::string, near);
        QFETCH(const std::string, far);
        QVERIFY(likenessOf(QTest::currentDataTag(), near) > likenessOf(QTest::currentDataTag(), far) + 0.1);
    }
};

TOOLTRAY_TEST(WordTableTest)
#include "wordtabletest.moc"
