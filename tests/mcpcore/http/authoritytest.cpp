// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/message.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::http;

class AuthorityTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("host"); // empty: refused
        QTest::addColumn<int>("port");        // -1: none

        const auto row = [](const char *text, const char *host, int port) {
            QTest::newRow(*text ? text : "(empty)") << QByteArray(text) << QByteArray(host) << port;
        };
        row("localhost", "localhost", -1);
        row("LocalHost:8665", "localhost", 8665);
        row("127.0.0.1:1", "127.0.0.1", 1);
        row("[::1]", "[::1]", -1);
        row("[::FFFF:127.0.0.1]:65535", "[::ffff:127.0.0.1]", 65535);
        row("tool_tray.example", "tool_tray.example", -1);
        row("", "", -1);
        row(":80", "", -1);
        row("host:", "", -1);
        row("host:65536", "", -1);
        row("host:-1", "", -1);
        row("host:+1", "", -1);
        row("host:8x", "", -1);
        row("host:1:2", "", -1);
        row("::1", "", -1);
        row("[::1", "", -1);
        row("[]", "", -1);
        row("[::1]x:80", "", -1);
        row("[::1]80", "", -1);
        row("[local]", "", -1);
        row("user@host", "", -1);
        row("ho st", "", -1);
        row("host/path", "", -1);
        row("h\xc3\xb6st", "", -1);
        row("a%2eb", "", -1);
    }
    void parses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, host);
        QFETCH(int, port);

        const auto authority = parseAuthority(text.toStdString());
        QCOMPARE(authority.has_value(), !host.isEmpty());
        if (!authority)
            return;
        QCOMPARE(authority->host, host.toStdString());
        QCOMPARE(authority->port ? int(*authority->port) : -1, port);
    }
};

TOOLTRAY_TEST(AuthorityTest)
#include "authoritytest.moc"
