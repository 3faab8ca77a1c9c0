// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/location.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::openapi;

class LocationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void originsAreReduced()
    {
        QCOMPARE(originOf("HTTPS://Api.Example.org:443/v1?x"), std::string("https://api.example.org"));
        QCOMPARE(originOf("http://h:8080"), std::string("http://h:8080"));
        QCOMPARE(originOf("http://h:80/"), std::string("http://h"));
        QCOMPARE(originOf("https://user@h/"), std::string());
        QCOMPARE(originOf("file:///etc"), std::string());
        QCOMPARE(originOf("/v1"), std::string());
    }

    void privateHostsAreKnown_data()
    {
        QTest::addColumn<bool>("isPrivate");
        for (const char *host : {"localhost",
                                 "a.localhost",
                                 "LOCALHOST.",
                                 "127.0.0.1",
                                 "127.1",
                                 "2130706433",
                                 "0x7f.1",
                                 "0177.0.0.1",
                                 "10.1.2.3",
                                 "172.16.0.1",
                                 "172.31.255.255",
                                 "192.168.1.1",
                                 "169.254.169.254",
                                 "0.0.0.0",
                                 "100.64.0.1",
                                 "[::1]",
                                 "[::]",
                                 "[fe80::1]",
                                 "[fd00::1]",
                                 "[::ffff:127.0.0.1]",
                                 "[::ffff:7f00:1]",
                                 "[64:ff9b::7f00:1]",
                                 "metadata.google.internal",
                                 "printer.local",
                                 "224.0.0.1",
                                 "%6cocalhost"})
            QTest::newRow(host) << true;
        for (const char *host : {"example.org", "8.8.8.8", "172.32.0.1", "192.169.0.1", "11.0.0.1",
                                 "[2606:4700::1111]", "localhost.example.org", "1.2.3.4.example.org"})
            QTest::newRow(host) << false;
    }

    void privateHostsAreKnown()
    {
        QFETCH(bool, isPrivate);
        QCOMPARE(isPrivateHost(std::string("https://") + QTest::currentDataTag() + ":8443"), isPrivate);
    }

    void documentsLeadToTheirOwnPlaceOnly_data()
    {
        QTest::addColumn<QByteArray>("root");
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<bool>("isAllowed");
        const auto row = [](const char *root, const char *uri, bool isAllowed) {
            QTest::addRow("%s %s", root, uri) << QByteArray(root) << QByteArray(uri) << isAllowed;
        };
        row("https://a.org/x/api.json", "https://a.org/y.json", true);
        row("https://a.org/x/api.json", "https://a.org:444/y.json", false);
        row("https://a.org/x/api.json", "http://a.org/y.json", false);
        row("https://a.org/x/api.json", "https://b.org/y.json", false);
        row("https://a.org/x/api.json", "https://accepted.org/y.json", true);
        row("https://a.org/x/api.json", "http://10.0.0.1/y.json", false);
        row("https://a.org/x/api.json", "file:///x/y.json", false);
        row("https://a.org/x/api.json", "ftp://a.org/y.json", false);
        row("http://10.0.0.1/api.json", "http://10.0.0.1/y.json", true);
        row("file:///x/api.json", "file:///x/y.json", true);
        row("file:///x/api.json", "file:///x/z/y.json", true);
        row("file:///x/api.json", "file:///y.json", false);
        row("file:///x/api.json", "file:///xy/y.json", false);
        row("file:///x/api.json", "file:///x/%2e%2e/y.json", false);
        row("file:///x/api.json", "file:///x/..%2fy.json", false);
        row("file:///x/api.json", "file:///x/%5c..%5cy.json", false);
        row("file:///x/api.json", "file:///shared/y.json", true);
        row("file:///x/api.json", "https://a.org/y.json", false);
        row("file:///x/api.json", "https://accepted.org/y.json", true);
        row("", "https://a.org/y.json", false);
        row("", "file:///y.json", false);
        row("", "y.json", false);
    }

    void documentsLeadToTheirOwnPlaceOnly()
    {
        QFETCH(QByteArray, root);
        QFETCH(QByteArray, uri);
        QFETCH(bool, isAllowed);
        // A private address is not reached from a public host even where it was accepted.
        const LocationRules rules(root.toStdString(),
                                  {"https://accepted.org/", "file:///shared", "http://10.0.0.1"});
        QCOMPARE(!rules.refusal(uri.toStdString()).has_value(), isAllowed);
    }
};

TOOLTRAY_TEST(LocationTest)
#include "locationtest.moc"
