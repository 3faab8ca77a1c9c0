// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/gatekeeper.h"

#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

class OriginGuardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        QTest::addColumn<QByteArray>("fields"); // PORT stands for the one listened on
        QTest::addColumn<bool>("expected");

        QTest::newRow("none") << QByteArray() << true;
        const auto row = [](const char *origin, bool expected) {
            QTest::newRow(origin) << "Origin: " + QByteArray(origin) + "\r\n" << expected;
        };
        row("http://localhost:PORT", true);
        row("http://127.0.0.1:PORT", true);
        row("http://[::1]:PORT", true);
        row("https://app.example", true);
        row("HTTPS://App.example", true);
        row("vscode-webview://abc", true);
        row("null", false);
        row("", false);
        row("http://localhost:1", false);
        row("https://localhost:PORT", false);
        row("http://evil.example", false);
        row("http://evil.example:PORT", false);
        row("http://localhost:PORT.evil.example", false);
        row("http://localhost:PORT/", false);
        row("http://localhost:PORT http://evil.example", false);
        row("https://app.example:444", false);
        row("https://app.example.evil", false);
        row("localhost:PORT", false);
        row("file://", false);
        QTest::newRow("two") << QByteArray("Origin: https://app.example\r\nOrigin: https://app.example\r\n")
                             << false;
    }
    void accepts()
    {
        QFETCH(QByteArray, fields);
        QFETCH(bool, expected);

        TestServer server({.allowedOrigins = {"https://app.example", "vscode-webview://abc"}});
        RawClient client(server.port());
        fields.replace("PORT", QByteArray::number(server.port()));
        client.send(requestText("GET /hello", fields));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), expected ? 200 : 403);
        QCOMPARE(server.refusals(), expected ? "" : "Origin:1");
        QCOMPARE(answer->body.contains("origin_not_allowed"), !expected);
    }
};

TOOLTRAY_TEST(OriginGuardTest)
#include "originguardtest.moc"
