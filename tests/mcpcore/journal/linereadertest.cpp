// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/archive.h"

#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::journal;
using tooltray::test::TemporaryFolder;

namespace {

std::vector<std::string> linesOf(LineReader &reader)
{
    std::vector<std::string> lines;
    while (true) {
        auto line = reader.next();
        if (!line || !*line)
            return lines;
        lines.emplace_back((*line)->text);
    }
}

} // namespace

class LineReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLinesOfAnyLength()
    {
        const TemporaryFolder folder;
        std::mt19937 random(1);
        std::vector<std::string> lines;
        std::string content;
        for (int i = 0; i < 60; ++i) {
            const std::size_t size = i % 10 == 0 ? random() % 1'000'000 : random() % 100;
            lines.emplace_back(size, static_cast<char>('a' + i % 26));
            content += lines.back() + '\n';
        }
        auto reader = LineReader::open(folder.write("file", content));
        VERIFY_RESULT(reader);
        QVERIFY(linesOf(*reader) == lines);
    }

    void whatHasNoEndIsNoLineYet()
    {
        const TemporaryFolder folder;
        const auto path = folder.write("file", "one\ntw");
        auto reader = LineReader::open(path);
        VERIFY_RESULT(reader);
        QCOMPARE(linesOf(*reader), std::vector<std::string>{"one"});
        folder.write("file", "one\ntwo\n");
        QCOMPARE(linesOf(*reader), std::vector<std::string>{"two"}); // the file has grown
    }

    void goesBackToALine()
    {
        const TemporaryFolder folder;
        auto reader = LineReader::open(folder.write("file", "one\ntwo\nthree\n"));
        VERIFY_RESULT(reader);
        reader->next().value();
        const std::uint64_t offset = reader->next().value()->offset;
        linesOf(*reader);
        reader->seek(offset);
        QCOMPARE(linesOf(*reader), (std::vector<std::string>{"two", "three"}));
    }

    void aLineThatIsTooLongIsPassedOver()
    {
        const TemporaryFolder folder;
        const std::string content = "one\n" + std::string(LineReader::kMaxLine + 1'000'000, 'x') + "\ntwo\n";
        auto reader = LineReader::open(folder.write("file", content));
        VERIFY_RESULT(reader);
        QCOMPARE(linesOf(*reader), (std::vector<std::string>{"one", "two"}));
        QCOMPARE(reader->tooLong(), std::size_t(1));
    }

    void aFileThatIsNotThereIsNamed()
    {
        const TemporaryFolder folder;
        COMPARE_ERROR(LineReader::open(folder / "none"), ErrorKind::NotFound, "file_missing");
    }
};

TOOLTRAY_TEST(LineReaderTest)
#include "linereadertest.moc"
