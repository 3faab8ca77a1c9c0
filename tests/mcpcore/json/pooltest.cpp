// SPDX-License-Identifier: GPL-3.0-or-later
// Values of big documents, which lie in the chunks of a pool.
#include "json/cell.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <cstdint>
#include <thread>

using namespace std::string_literals;
using namespace tooltray::json;

namespace {

constexpr int kRecords = 4000;

std::string bigText()
{
    std::string text = "{\"records\":[";
    for (int i = 0; i < kRecords; ++i) {
        const std::string number = std::to_string(i);
        text += (i == 0 ? "" : ",") + R"({"id":)"s + number + R"(,"text":"a text that is long, of record )"
                + number + R"(","a name of more than fourteen bytes":[1.50,12345678901234567890,{}]})";
    }
    return text + "],\"huge\":\"" + std::string(5000, 'x') + "\"}";
}

} // namespace

class PoolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsPiecesApart()
    {
        detail::Pool pool;
        std::vector<unsigned char *> pieces;
        for (std::size_t i = 0; i < 5000; ++i) {
            const std::size_t size = 1 + i % detail::Pool::kLargestPiece;
            auto *piece = static_cast<unsigned char *>(pool.allocate(size, i % 2 == 0 ? 8 : 1));
            QVERIFY(i % 2 != 0 || reinterpret_cast<std::uintptr_t>(piece) % 8 == 0);
            std::fill_n(piece, size, static_cast<unsigned char>(i));
            pieces.push_back(piece);
        }
        detail::Pool::Releaser releaser;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const std::size_t size = 1 + i % detail::Pool::kLargestPiece;
            QCOMPARE(pieces[i][0], static_cast<unsigned char>(i));
            QCOMPARE(pieces[i][size - 1], static_cast<unsigned char>(i));
            releaser.release(pieces[i]);
        }
    }

    void readsBigDocuments()
    {
        const std::string text = bigText();
        const Parsed parsed = parse(text);
        QVERIFY(parsed);
        QCOMPARE(write(parsed.value), text);
        const Value copy = parsed.value;
        QVERIFY(copy.isIdenticalTo(parsed.value));
        QVERIFY(!parse(text + ']'));
    }

    void partsOutliveTheDocument()
    {
        Value record;
        Value list;
        {
            Parser parser;
            Value document = parser.parse(bigText()).value;
            record = std::move(document.find("records")->elements()[17]);
            list = std::move(
                *document.find("records")->elements()[18].find("a name of more than fourteen bytes"));
            QVERIFY((*document.find("records"))[17].isNull());
        }
        QCOMPARE(write(record), R"({"id":17,"text":"a text that is long, of record 17",)"
                                R"("a name of more than fourteen bytes":[1.50,12345678901234567890,{}]})"s);
        QCOMPARE(write(list), "[1.50,12345678901234567890,{}]"s);
    }

    void partsCanBeEdited()
    {
        Value document = parse(bigText()).value;
        Value &records = *document.find("records");
        for (Value &record : records.elements()) {
            for (int i = 0; i < 20; ++i)
                record.set("new member " + std::to_string(i), i);
            record.remove("text");
            record.find("a name of more than fourteen bytes")->append("a long text, appended to a list");
            record.find("a name of more than fourteen bytes")->removeAt(0);
        }
        while (records.size() > kRecords / 2)
            records.removeAt(records.size() - 1);
        document.remove("huge");
        const Parsed again = parse(write(document));
        QVERIFY(again.value.isIdenticalTo(document));
        QCOMPARE(again.value["records"][3]["new member 19"].toInt64().value(), 19);
    }

    void partsCanGoOnAnyThread()
    {
        Value document = parse(bigText()).value;
        std::vector<std::thread> threads;
        for (std::size_t part = 0; part < 4; ++part) {
            Value records;
            for (std::size_t i = part; i < kRecords; i += 4)
                records.append(std::move(document.find("records")->elements()[i]));
            threads.emplace_back([mine = std::move(records)]() mutable { mine = nullptr; });
        }
        document = nullptr;
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(document.isNull());
    }
};

TOOLTRAY_TEST(PoolTest)

#include "pooltest.moc"
