// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/encoding/encoding.h"

#include "support/testcase.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace std::string_literals;

class Base64Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // RFC 4648 section 10, and bytes that tell the alphabets apart.
    void knownTexts_data()
    {
        const TestRows<std::string, std::string, std::string> row{"bytes", "text", "url"};
        row("empty", "", "", "");
        row("f", "f", "Zg==", "Zg");
        row("fo", "fo", "Zm8=", "Zm8");
        row("foo", "foo", "Zm9v", "Zm9v");
        row("foob", "foob", "Zm9vYg==", "Zm9vYg");
        row("fooba", "fooba", "Zm9vYmE=", "Zm9vYmE");
        row("foobar", "foobar", "Zm9vYmFy", "Zm9vYmFy");
        row("alphabet", "\xfb\xff\0"s, "+/8A", "-_8A");
    }
    void knownTexts()
    {
        QFETCH(std::string, bytes);
        QFETCH(std::string, text);
        QFETCH(std::string, url);
        QCOMPARE(encodeBase64(bytes), text);
        QCOMPARE(encodeBase64Url(bytes), url);
        QCOMPARE(decodeBase64(text), bytes);
        QCOMPARE(decodeBase64Url(url), bytes);
    }

    void textThatEncodingNeverGivesIsRefused_data()
    {
        addColumns<std::string, bool>("text", "url");
        QTest::newRow("space") << "Zm 9v"s << false;
        QTest::newRow("line feed") << "Zm9v\n"s << false;
        QTest::newRow("missing padding") << "Zg"s << false;
        QTest::newRow("too much padding") << "Zg==="s << false;
        QTest::newRow("padding first") << "=Zg="s << false;
        QTest::newRow("one character") << "Z"s << true;
        QTest::newRow("stray bits") << "Zh=="s << false;
        QTest::newRow("stray bits, URL") << "Zh"s << true;
        QTest::newRow("URL alphabet") << "-_8A"s << false;
        QTest::newRow("plain alphabet") << "+/8A"s << true;
        QTest::newRow("padding in URL") << "Zg=="s << true;
        QTest::newRow("null byte") << "Zm9v\0"s << false;
    }
    void textThatEncodingNeverGivesIsRefused()
    {
        QFETCH(std::string, text);
        QFETCH(bool, url);
        QCOMPARE(url ? decodeBase64Url(text) : decodeBase64(text), std::nullopt);
    }

    void strayBitsMayBeIgnored()
    {
        QCOMPARE(decodeBase64("Zh==", StrayBits::Ignored), "f"s);
        QCOMPARE(decodeBase64("Zm9=", StrayBits::Ignored), "fo"s);
        QCOMPARE(decodeBase64("Zg=", StrayBits::Ignored), std::nullopt);
    }

    void whateverGoesInComesOut()
    {
        std::mt19937 random(1);
        for (std::size_t size = 0; size < 300; ++size) {
            std::string bytes(size, '\0');
            for (char &byte : bytes)
                byte = static_cast<char>(random());
            QCOMPARE(decodeBase64(encodeBase64(bytes)), bytes);
            QCOMPARE(decodeBase64Url(encodeBase64Url(bytes)), bytes);
        }
    }
};

TOOLTRAY_TEST(Base64Test)
#include "base64test.moc"
