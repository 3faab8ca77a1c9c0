// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/foreignpack.h"

#include "support/testcase.h"
#include "workspace/definitions/names.h"

using namespace tooltray::workspace;

class ForeignNamesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whateverItIsCalledIsANameForATool_data()
    {
        tooltray::addColumns<QString, QString>("text", "name");
        QTest::newRow("words") << QStringLiteral("List open issues") << QStringLiteral("list_open_issues");
        QTest::newRow("camel") << QStringLiteral("listOpenIssues") << QStringLiteral("list_open_issues");
        QTest::newRow("dashes") << QStringLiteral("list-open--issues!") << QStringLiteral("list_open_issues");
        QTest::newRow("capitals") << QStringLiteral("getHTTPUrlByID") << QStringLiteral("get_http_url_by_id");
        QTest::newRow("number first") << QStringLiteral("2 issues") << QStringLiteral("tool_2_issues");
        QTest::newRow("no letter") << QStringLiteral("!!") << QStringLiteral("tool");
        QTest::newRow("another script") << QString::fromUtf8("取得") << QStringLiteral("tool");
        QTest::newRow("empty") << QString() << QStringLiteral("tool");
        QTest::newRow("long") << QString(100, u'a') << QString(48, u'a');
        QTest::newRow("reserved") << QStringLiteral("con") << QStringLiteral("tool");
    }
    void whateverItIsCalledIsANameForATool()
    {
        QFETCH(QString, text);
        const std::string name = toolNameOf(text.toStdString());
        QTEST(QString::fromStdString(name), "name");
        QVERIFY(!nameProblem(ObjectKind::Tool, name));
    }

    void anAddressGivesTheNameOfTheService_data()
    {
        tooltray::addColumns<QString, QString>("url", "name");
        QTest::newRow("api") << QStringLiteral("https://api.github.com/graphql") << QStringLiteral("github");
        QTest::newRow("port") << QStringLiteral("http://localhost:4000/") << QStringLiteral("localhost");
        QTest::newRow("number") << QStringLiteral("http://127.0.0.1/graphql") << QStringLiteral("api");
        QTest::newRow("user") << QStringLiteral("https://me:pw@shop.test/graphql") << QStringLiteral("shop");
        QTest::newRow("placeholder") << QStringLiteral("{{baseUrl}}/graphql") << QStringLiteral("base_url");
        QTest::newRow("nothing") << QString() << QStringLiteral("api");
        QTest::newRow("only common") << QStringLiteral("https://api.gateway") << QStringLiteral("api");
    }
    void anAddressGivesTheNameOfTheService()
    {
        QFETCH(QString, url);
        const std::string name = endpointNameOf(url.toStdString());
        QTEST(QString::fromStdString(name), "name");
        QVERIFY(!nameProblem(ObjectKind::Endpoint, name));
    }

    void aNameThatIsTakenGetsANumber()
    {
        std::set<std::string, std::less<>> taken{"list"};
        QCOMPARE(takeName("list", 6, taken), std::string("list_2"));
        QCOMPARE(takeName("list", 6, taken), std::string("list_3"));
        QCOMPARE(takeName("longer", 6, taken), std::string("longer"));
        QCOMPARE(takeName("longer", 6, taken), std::string("long_2"));
    }
};

TOOLTRAY_TEST(ForeignNamesTest)
#include "foreignnamestest.moc"
