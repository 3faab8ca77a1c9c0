// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/format.h"

#include "support/testcase.h"

#include <QTest>

#include <string>

using namespace tooltray::jsonschema;

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatFits_data()
    {
        tooltray::addColumns<std::string, std::string, bool>("format", "text", "fits");
        const char *format = "";
        const auto fits = [&](const std::string &text) {
            QTest::addRow("%s fits %s", text.c_str(), format) << std::string(format) << text << true;
        };
        const auto fails = [&](const std::string &text) {
            QTest::addRow("%s is no %s", text.c_str(), format) << std::string(format) << text << false;
        };

        format = "date";
        fits("2024-02-29");
        fits("2000-02-29");
        fails("1900-02-29");
        fails("2023-04-31");
        fails("2023-00-10");
        fails("2023-13-10");
        fails("2023-1-10");
        fails("23-01-10");
        fails("2023-01-10 ");

        format = "time";
        fits("07:05:09Z");
        fits("07:05:09.123456789+05:45");
        fits("18:59:60-05:00");
        fails("18:58:60-05:00");
        fails("07:05:09");
        fails("07:05Z");
        fails("07:05:09.Z");
        fails("24:00:00Z");
        fails("07:05:09+5:45");

        format = "date-time";
        fits("2026-01-31T12:30:00Z");
        fits("2026-01-31t12:30:00z");
        fails("2026-01-31 12:30:00Z");
        fails("2026-02-31T12:30:00Z");
        fails("2026-01-31T12:30:00ZZ");

        format = "duration";
        fits("P3Y6M4DT12H30M5S");
        fits("PT90M");
        fits("P8W");
        fails("P");
        fails("PT");
        fails("P1DT");
        fails("P1Y4D");
        fails("P1M2Y");
        fails("P1W2D");
        fails("PT1.5S");
        fails("1D");

        format = "email";
        fits("first.last+tag@example.com");
        fits("\"quoted \\\" string\"@example.com");
        fits("x@[192.0.2.1]");
        fits("x@[IPv6:2001:db8::1]");
        fits(std::string(64, 'a') + "@example.com");
        fails(std::string(65, 'a') + "@example.com");
        fails("x@example..com");
        fails("x@-example.com");
        fails("x@[192.0.2.256]");
        fails("x@@example.com");
        fails("jörg@example.com");
        fails("\"open@example.com");
        fails("\"a\\");

        format = "idn-email";
        fits("jörg@bücher.example");
        fits("用户@例子.公司");
        fails("jörg@");

        format = "hostname";
        fits("example");
        fits("r3---sn-4g5e.example.com");
        fits("xn--bcher-kva.example");
        fits(std::string(63, 'a') + ".example");
        fails(std::string(64, 'a') + ".example");
        fails("");
        fails("a..b");
        fails("a.");
        fails("under_score.example");
        fails("bücher.example");
        fails("xn--bcher-kv!.example");
        fails("xn--a.example");

        format = "idn-hostname";
        fits("bücher.example");
        fits("例子。公司");
        fits("xn--bcher-kva.example");
        fits("שלום.example");
        fits("el·lipse.example");
        fails("e·lipse.example");
        fails("Bücher.example");
        fails("bu\u0308cher.example");
        fails("☃.example");
        fails("1.שלום");
        fails("שלוםa");
        fails("-ü.example");
        fails("üü--ü.example");

        format = "ipv4";
        fits("192.0.2.1");
        fits("255.255.255.255");
        fails("256.0.0.1");
        fails("1.2.3");
        fails("1.2.3.4.5");
        fails("01.2.3.4");
        fails("1.2.3.4\n");

        format = "ipv6";
        fits("2001:db8::8:800:200c:417a");
        fits("::");
        fits("::ffff:192.0.2.1");
        fits("1:2:3:4:5:6:7::");
        fails("1:2:3:4:5:6:7:8::");
        fails("1:2:3:4:5:6:7:8:9");
        fails("1::2::3");
        fails("12345::");
        fails(":::");
        fails(":1");
        fails("fe80::1%eth0");

        format = "uri";
        fits("https://user:pass@example.com:8042/over/there?name=ferret#nose");
        fits("urn::odd");
        fits("tooltray:types/Sort");
        fits("http://[2001:db8::1]:80/");
        fits("http://[v7.host]/");
        fails("//example.com/path");
        fails("https://example.com/a b");
        fails("https://example.com/%zz");
        fails("https://example.com/ü");
        fails("https://example.com:8o/");
        fails("http://[2001:db8::1/");
        fails("1a:b");

        format = "uri-reference";
        fits("");
        fits("../a?b#c");
        fits("//example.com");
        fails(":a");
        fails("a b");
        fails("#a#b");

        format = "iri";
        fits("https://bücher.example/straße?q=\xEE\x80\x80");
        fails("https://bücher.example/\xEE\x80\x80");
        fails("/straße");

        format = "iri-reference";
        fits("/straße#größe");
        fails("/stra\\ße");

        format = "uri-template";
        fits("/users{/id}{?fields*,limit:3}");
        fits("{+base}/{%20x.y_z}");
        fails("/users/{id");
        fails("/users/id}");
        fails("/users/{i-d}");
        fails("{x:}");
        fails("{x:12345}");
        fails("{.}");
        fails("%2");

        format = "uuid";
        fits("123e4567-E89B-12d3-a456-426614174000");
        fails("123e4567e89b12d3a456426614174000");
        fails("123e4567-e89b-12d3-a456-42661417400g");

        format = "json-pointer";
        fits("");
        fits("/a~1b/~0/0");
        fails("a/b");
        fails("/a~2");
        fails("/a~");

        format = "relative-json-pointer";
        fits("0");
        fits("12/a");
        fits("1#");
        fails("01");
        fails("/a");
        fails("1#/a");

        format = "regex";
        fits("^[a-z]+(?<=b)$");
        fails("(");
    }
    void knowsWhatFits()
    {
        QFETCH(const std::string, format);
        QFETCH(const std::string, text);
        const Format *const found = findFormat(format);
        QVERIFY(found != nullptr);
        QTEST(found->isFulfilledBy(text), "fits");
    }

    void describesEachByAnExampleThatFits_data()
    {
        QTest::addColumn<std::string>("format");
        for (const char *name :
             {"date", "date-time", "duration", "email", "hostname", "idn-email", "idn-hostname", "ipv4",
              "ipv6", "iri", "json-pointer", "relative-json-pointer", "time", "uri", "uri-reference",
              "iri-reference", "uri-template", "uuid"})
            QTest::newRow(name) << std::string(name);
    }
    void describesEachByAnExampleThatFits()
    {
        QFETCH(const std::string, format);
        const Format *const found = findFormat(format);
        QVERIFY(found != nullptr);
        const std::string_view description = found->description;
        QVERIFY(found->isFulfilledBy(description.substr(description.rfind(' ') + 1)));
    }

    void hasNoOpinionOnUnknownFormats()
    {
        QVERIFY(findFormat("byte") == nullptr);
        QVERIFY(findFormat("") == nullptr);
    }

    void survivesBrokenUtf8()
    {
        for (const char *name : {"idn-hostname", "idn-email", "iri", "uri-template", "regex", "hostname"}) {
            for (const std::string_view text : {"\xC3", "\xE2\x82", "a\xFFz", "xn--\xFF", "\x80\x80"})
                findFormat(name)->isFulfilledBy(text);
        }
        QVERIFY(!findFormat("iri")->isFulfilledBy("https://example.com/\xC3"));
        QVERIFY(!findFormat("idn-hostname")->isFulfilledBy("a\xFFz"));
    }
};

TOOLTRAY_TEST(FormatTest)
#include "formattest.moc"
