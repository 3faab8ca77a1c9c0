// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/params.h"

#include "support/testcase.h"
#include "text.h"

using namespace tooltray::mcp;

class MirrorHeaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPlainAndEncodedText_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("text"); // null: refused

        QTest::newRow("plain") << QByteArray("eu-west") << QByteArray("eu-west");
        QTest::newRow("empty") << QByteArray("") << QByteArray("");
        QTest::newRow("blanks around") << QByteArray(" \t a b \t ") << QByteArray("a b");
        QTest::newRow("only blanks") << QByteArray(" \t ") << QByteArray("");
        QTest::newRow("encoded") << QByteArray("=?base64?SGVsbG8=?=") << QByteArray("Hello");
        QTest::newRow("encoded umlaut") << QByteArray("=?base64?w6Q=?=") << QByteArray("\xc3\xa4");
        QTest::newRow("encoded nothing") << QByteArray("=?base64?"
                                                       "?=")
                                         << QByteArray("");
        QTest::newRow("no padding") << QByteArray("=?base64?SGVsbG8?=") << QByteArray();
        QTest::newRow("bad alphabet") << QByteArray("=?base64?SGVs!!!bG8=?=") << QByteArray();
        QTest::newRow("URL alphabet") << QByteArray("=?base64?__8=?=") << QByteArray();
        QTest::newRow("stray bits") << QByteArray("=?base64?SGVsbG9=?=") << QByteArray();
        QTest::newRow("prefix only is literal")
            << QByteArray("=?base64?SGVsbG8=") << QByteArray("=?base64?SGVsbG8=");
        QTest::newRow("suffix only is literal") << QByteArray("SGVsbG8=?=") << QByteArray("SGVsbG8=?=");
        QTest::newRow("upper case is literal")
            << QByteArray("=?BASE64?SGVsbG8=?=") << QByteArray("=?BASE64?SGVsbG8=?=");
        QTest::newRow("prefix and suffix overlap") << QByteArray("=?base64?=") << QByteArray("=?base64?=");
        QTest::newRow("raw umlaut") << QByteArray("\xc3\xa4") << QByteArray();
        QTest::newRow("control character") << QByteArray("a\x01") << QByteArray();
    }

    void readsPlainAndEncodedText()
    {
        QFETCH(const QByteArray, header);
        QFETCH(const QByteArray, text);
        const auto read = readMirrorHeader(header.toStdString());
        QCOMPARE(read.has_value(), !text.isNull());
        if (read)
            QCOMPARE(*read, text.toStdString());
    }

    void whatIsWrittenReadsAsItWas_data()
    {
        tooltray::addColumns<QByteArray, bool>("text", "isPlain");

        QTest::newRow("plain") << QByteArray("get_user") << true;
        QTest::newRow("inner blank") << QByteArray("a b") << true;
        QTest::newRow("outer blank") << QByteArray(" a") << false;
        QTest::newRow("umlaut") << QByteArray("\xc3\xa4") << false;
        QTest::newRow("line feed") << QByteArray("a\nb") << false;
        QTest::newRow("looks encoded") << QByteArray("=?base64?QQ==?=") << false;
        QTest::newRow("empty") << QByteArray("") << true;
    }

    void whatIsWrittenReadsAsItWas()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isPlain);
        const std::string header = writeMirrorHeader(text.toStdString());
        QCOMPARE(header == text.toStdString(), isPlain);
        QCOMPARE(readMirrorHeader(header), std::optional(text.toStdString()));
    }
};

TOOLTRAY_TEST(MirrorHeaderTest)
#include "mirrorheadertest.moc"
