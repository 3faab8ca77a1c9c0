// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/curlcommand.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::ui;

namespace {

using CurlHeaders = QList<std::pair<QString, QString>>;

CurlHeaders curlHeaders(const char *name, const char *value)
{
    return {{QString::fromUtf8(name), QString::fromUtf8(value)}};
}

} // namespace

class CurlCommandTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsUrlAndHeaders_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("url");
        QTest::addColumn<CurlHeaders>("headers");
        const QString url = QStringLiteral("https://api.example.com/graphql");
        const auto row = [&](const char *name, const char *text, const CurlHeaders &headers = {}) {
            QTest::newRow(name) << QString::fromUtf8(text) << url << headers;
        };
        row("only a URL", "curl https://api.example.com/graphql");
        row("quoted", "curl 'https://api.example.com/graphql'");
        row("behind a prompt", "$ curl https://api.example.com/graphql");
        row("behind its options", "curl -sS -L --compressed -X POST https://api.example.com/graphql");
        row("with the option for it", "curl --url https://api.example.com/graphql -d '{}'");
        row("a value grown together", "curl -XPOST -HX-Team:core https://api.example.com/graphql",
            curlHeaders("X-Team", "core"));
        row("single quotes", "curl https://api.example.com/graphql -H 'X-Team: the core'",
            curlHeaders("X-Team", "the core"));
        row("double quotes", "curl https://api.example.com/graphql -H \"X-Team: \\\"core\\\" $x\"",
            curlHeaders("X-Team", "\"core\" $x"));
        row("quotes of Bash", "curl https://api.example.com/graphql -H $'X-Team: it\\'s \\u00e9'",
            curlHeaders("X-Team", "it's é"));
        row("over several lines",
            "curl 'https://api.example.com/graphql' \\\n  --header 'X-Team: core' \\\r\n -s",
            curlHeaders("X-Team", "core"));
        row("copied for cmd.exe",
            "curl \"https://api.example.com/graphql\" ^\n  -H \"X-Team: core\" ^\n  --data-raw \"{}\"",
            curlHeaders("X-Team", "core"));
        row("a file that is not the URL", "curl -o out.json --max-time 5 https://api.example.com/graphql");
        row("a cookie", "curl -b 'session=1' https://api.example.com/graphql",
            curlHeaders("Cookie", "session=1"));
        row("a token", "curl --oauth2-bearer abc https://api.example.com/graphql",
            curlHeaders("Authorization", "Bearer abc"));
        row("a header without a value", "curl -H 'Accept:' https://api.example.com/graphql",
            curlHeaders("Accept", ""));
    }

    void findsUrlAndHeaders()
    {
        QFETCH(QString, text);
        QFETCH(QString, url);
        QFETCH(CurlHeaders, headers);
        const auto command = parseCurl(text);
        QVERIFY(command);
        QCOMPARE(command->url, url);
        QCOMPARE(command->headers, headers);
    }

    void findsTheRest()
    {
        const auto command = parseCurl(
            u"curl -k -u 'ann:s3cret' -x http://proxy:3128 -d 'a=1' --data b=2 host.example/graphql");
        QVERIFY(command);
        QCOMPARE(command->url, QStringLiteral("http://host.example/graphql"));
        QCOMPARE(command->user, QStringLiteral("ann:s3cret"));
        QCOMPARE(command->proxy, QStringLiteral("http://proxy:3128"));
        QCOMPARE(command->body, QStringLiteral("a=1&b=2"));
        QVERIFY(command->isInsecure);
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "   ", "https://api.example.com/graphql", "wget https://example.com",
                                 "curl", "curl -H 'X: 1'", "curly https://example.com", "'"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void refusesWhatIsNone()
    {
        QFETCH(QString, text);
        QVERIFY(!parseCurl(text));
    }

    void anyBeginningOfACommandCanBeRead()
    {
        const QString whole = QStringLiteral(
            "curl $'a\\u00e' \"b\\\" ^\n 'c' -H 'X: 1' -H \"Y: \\\\\" \\\n https://example.com");
        for (qsizetype length = 0; length <= whole.size(); ++length)
            parseCurl(QStringView(whole).first(length));
        QVERIFY(parseCurl(whole));
    }
};

TOOLTRAY_TEST(CurlCommandTest)
#include "curlcommandtest.moc"
