// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/quantity.h"

#include "support/testcase.h"

#include <QTest>

#include <limits>
#include <string>
#include <vector>

using namespace tooltray;
using namespace std::chrono;
using namespace std::string_literals;

class QuantityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupsDigits()
    {
        QCOMPARE(formatCount(0), std::string("0"));
        QCOMPARE(formatCount(999), std::string("999"));
        QCOMPARE(formatCount(1'000), std::string("1,000"));
        QCOMPARE(formatCount(12'345'678), std::string("12,345,678"));
    }

    void bytes_data()
    {
        const TestRows<quint64, std::string> row{"bytes", "text"};
        row(0, "0 B");
        row(1, "1 B");
        row(1023, "1023 B");
        row(1024, "1 KiB");
        row(1536, "1.5 KiB");
        row(40'000, "39.1 KiB");
        row(102'400 - 1, "100 KiB");
        row(1024 * 1024 - 1, "1 MiB");
        row(32 * 1024 * 1024, "32 MiB");
        row(std::numeric_limits<quint64>::max(), "16 EiB");
    }
    void bytes()
    {
        QFETCH(quint64, bytes);
        QTEST(formatByteCount(bytes), "text");
    }

    void durations_data()
    {
        addColumns<qint64, std::string>("nanoseconds", "text");
        const auto row = [](nanoseconds duration, const char *text) {
            QTest::newRow(text) << qint64(duration.count()) << std::string(text);
        };
        row(0ns, "0 ms");
        row(1ns, "<0.1 ms");
        row(49us, "<0.1 ms");
        row(50us, "0.1 ms");
        row(400us, "0.4 ms");
        row(9'949us, "9.9 ms");
        row(9'960us, "10 ms");
        row(12'345us, "12 ms");
        row(999'499us, "999 ms");
        row(999'600us, "1 s");
        row(1'254ms, "1.25 s");
        row(9'996ms, "10 s");
        row(59'940ms, "59.9 s");
        row(59'960ms, "1 min");
        row(125s, "2 min 5 s");
        row(3'599s + 600ms, "1 h");
        row(3h + 4min + 10s, "3 h 4 min");
        row(24h - 1s, "1 d");
        row(49h + 31min, "2 d 2 h");
        row(-1'254ms, "-1.25 s");
    }
    void durations()
    {
        QFETCH(qint64, nanoseconds);
        QTEST(formatDuration(std::chrono::nanoseconds(nanoseconds)), "text");
    }

    void severalSentencesAreAList()
    {
        using Sentences = std::vector<std::string>;
        QCOMPARE(listedSentences(Sentences(), "problems"), std::string());
        QCOMPARE(listedSentences(Sentences{"One."}, "problems"), std::string("One."));
        QCOMPARE(listedSentences(Sentences{"One.", "Two."}, "problems"),
                 std::string("2 problems:\n- One.\n- Two."));
        QCOMPARE(listedSentences(Sentences{"One."}, "errors", 3),
                 std::string("3 errors:\n- One.\n- And 2 more."));
    }

    void aListOfMessagesCanBeTranslated()
    {
        const Message port{CORE_TEXT("Core", "Port {port} is taken."), {{"port", 80}}};
        const std::vector<Message> two{port, "Oops."};
        const Message list = listedSentences(two, "problems");
        QCOMPARE(list.text(), std::string("2 problems:\n- Port 80 is taken.\n- Oops."));
        const std::vector<Message::Argument> &parts = list.source()->arguments;
        QCOMPARE(parts.size(), std::size_t(3));
        QCOMPARE(parts[0].value.source()->english, std::string("{count} problems:"));
        QCOMPARE(parts[1].value.source()->english, std::string("Port {port} is taken."));
        const Message one = listedSentences(std::vector{port}, "problems");
        QCOMPARE(one.source()->english, std::string("Port {port} is taken."));
    }

    // Whatever comes: at most 2 kB, no sentence in pieces but one that is too long by itself, and none uncounted.
    void everySentenceIsToldOrCounted()
    {
        for (std::size_t count = 0; count < 200; count += 7) {
            for (const std::size_t size : {1U, 30U, 400U, 1'990U, 5'000U}) {
                const std::vector<std::string> sentences(count, std::string(size, 'x'));
                const std::string text = listedSentences(sentences, "problems");
                QVERIFY(text.size() <= 2'000);
                if (count < 2)
                    continue;
                std::size_t told = 0;
                for (std::size_t at = 0; (at = text.find("\n- x", at)) != std::string::npos; ++at)
                    ++told;
                const std::string rest = "\n- And " + std::to_string(count - told) + " more.";
                QVERIFY(told > 0);
                QCOMPARE(text.ends_with(rest), told < count);
            }
        }
    }
};

TOOLTRAY_TEST(QuantityTest)
#include "quantitytest.moc"
