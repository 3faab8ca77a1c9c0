// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/linecollector.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::text;

namespace {

// The lines of bytes that come in pieces of that size, each with a bar behind it.
std::string linesIn(std::string_view bytes, std::size_t step, Tolerance tolerance,
                    std::size_t maxBytes = 1000)
{
    LineCollector collector(tolerance);
    std::string seen;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::string_view piece = bytes.substr(at, step);
        for (auto outcome = collector.collect(piece, maxBytes); outcome != LineCollector::Outcome::NeedInput;
             outcome = collector.collect(piece, maxBytes)) {
            seen += outcome == LineCollector::Outcome::TooLong        ? "(too long)"
                    : outcome == LineCollector::Outcome::BareLineFeed ? "(bare)"
                                                                      : std::string(collector.line());
            seen += '|';
        }
    }
    return seen;
}

} // namespace

class LineCollectorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsAtLineFeeds_data()
    {
        tooltray::addColumns<std::string, std::string, std::string>("bytes", "lenient", "strict");

        const auto row = [](const char *name, const char *bytes, const char *lenient, const char *strict) {
            QTest::newRow(name) << std::string(bytes) << std::string(lenient) << std::string(strict);
        };
        row("nothing", "", "", "");
        row("no end yet", "abc", "", "");
        row("one", "abc\n", "abc|", "(bare)|");
        row("carriage return", "abc\r\n", "abc|", "abc|");
        row("two carriage returns", "abc\r\r\n", "abc\r|", "abc\r|");
        row("inner carriage return", "a\rb\n", "a\rb|", "(bare)|");
        row("several", "a\r\nbc\nd", "a|bc|", "a|(bare)|");
        row("empty ones", "\n\r\na\r\n\r\n", "||a||", "(bare)||a||");
    }
    void cutsAtLineFeeds()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const std::string, lenient);
        QFETCH(const std::string, strict);
        for (const std::size_t step : {std::size_t(1), std::size_t(2), bytes.size() + 1}) {
            QCOMPARE(linesIn(bytes, step, Tolerance::Lenient), lenient);
            QCOMPARE(linesIn(bytes, step, Tolerance::Strict), strict);
        }
    }

    void skipsLinesThatAreTooLong()
    {
        for (const std::size_t step : {std::size_t(1), std::size_t(3), std::size_t(100)})
            QCOMPARE(linesIn("abcdefgh\nabcd\nabcde\nx\nabcdefghijkl", step, Tolerance::Lenient, 5),
                     "(too long)|abcd|(too long)|x|(too long)|");
    }
};

TOOLTRAY_TEST(LineCollectorTest)
#include "linecollectortest.moc"
