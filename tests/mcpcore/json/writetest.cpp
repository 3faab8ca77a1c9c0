// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/write.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace std::string_literals;
using namespace tooltray::json;

namespace {

std::string written(std::string_view text)
{
    std::string out;
    writeString(text, out);
    return out;
}

} // namespace

class WriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void escapesWhatMustBe_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"text", "expected"};
        row("empty", "", "\"\"");
        row("plain", "plain /'<>&", "\"plain /'<>&\"");
        row("named", "\"\\\b\f\n\r\t", "\"\\\"\\\\\\b\\f\\n\\r\\t\"");
        row("control", "\0\x01\x1F\x7F"s, "\"\\u0000\\u0001\\u001f\x7F\"");
        row("utf-8", "\xC3\xA9\xE2\x80\xA8\xF0\x9F\x98\x80", "\"\xC3\xA9\xE2\x80\xA8\xF0\x9F\x98\x80\"");
        row("broken utf-8", "a\xFF\xC3z\xE2\x82", "\"a\xEF\xBF\xBD\xEF\xBF\xBDz\xEF\xBF\xBD\xEF\xBF\xBD\"");
        row("far in", std::string(100, 'x') + "\n" + std::string(100, 'y'),
            "\"" + std::string(100, 'x') + "\\n" + std::string(100, 'y') + "\"");
    }
    void escapesWhatMustBe()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, expected);
        QCOMPARE(written(text), expected);
        QCOMPARE(writtenStringSize(text), expected.size());
        QVERIFY(parse(expected));
    }

    void escapesAnyByteAnywhere()
    {
        for (int byte = 0; byte < 0x80; ++byte) {
            for (std::size_t size = 1; size <= 20; ++size) {
                for (std::size_t at = 0; at < size; ++at) {
                    std::string text(size, 'x');
                    text[at] = static_cast<char>(byte);
                    const std::string json = write(Value(text));
                    std::string alone = write(Value(std::string(1, static_cast<char>(byte))));
                    alone = alone.substr(1, alone.size() - 2);
                    QCOMPARE(json,
                             '"' + std::string(at, 'x') + alone + std::string(size - at - 1, 'x') + '"');
                    QCOMPARE(writtenStringSize(text), json.size());
                    QCOMPARE(parse(json).value.toString(), std::string_view(text));
                }
            }
        }
    }
    void appends()
    {
        std::string out = "data: ";
        write(Value::array({1, Value::object({{"a", nullptr}})}), out);
        QCOMPARE(out, "data: [1,{\"a\":null}]"s);
    }

    void printsPrettily()
    {
        const Parsed parsed = parse(R"({"name":"x","empty":[],"none":{},"short":[1,"two",null],
            "nested":[[1,2],{"a":[true]}],"long":["0123456789012345678901234567890123456789",
            "0123456789012345678901234567890123456789"]})");
        QCOMPARE(writePretty(parsed.value), R"({
  "name": "x",
  "empty": [],
  "none": {},
  "short": [1, "two", null],
  "nested": [
    [1, 2],
    {
      "a": [true]
    }
  ],
  "long": [
    "0123456789012345678901234567890123456789",
    "0123456789012345678901234567890123456789"
  ]
}
)"s);
        QCOMPARE(writePretty(Value(1)), "1\n"s);
        QVERIFY(parse(writePretty(parsed.value)).value.isIdenticalTo(parsed.value));
    }
};

TOOLTRAY_TEST(WriteTest)

#include "writetest.moc"
