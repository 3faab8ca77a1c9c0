// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpclient.h"
#include "mcp/server/server.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

class ListingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesFollowTheirCursors();
    void cursorsAreGoodForTheirListOnly();
    void cacheableResultsSayHowLong();
    void pagesAreKeptAsLongAsTheVersionStays();
    void viewsAndRevisionsHaveTheirOwnPages();
    void nothingIsKeptWithoutAVersion();
    void theCacheStaysBounded();
    void missingFeaturesAreMissingMethods_data();
    void missingFeaturesAreMissingMethods();
    void completionsAreCutAtTheBound();

private:
    static std::string names(const json::Value &body);
};

std::string ListingTest::names(const json::Value &body)
{
    std::string all;
    for (const json::Value &tool : body["result"]["tools"].elements())
        all += tool["name"].toString();
    return all;
}

void ListingTest::pagesFollowTheirCursors()
{
    HttpClient client;
    std::string seen;
    std::string cursor;
    for (int page = 0; page < 3; ++page) {
        const json::Value body =
            client.modern("tools/list", cursor.empty() ? "" : R"("cursor":")" + cursor + '"')->body();
        seen += names(body) + ' ';
        cursor = body["result"]["nextCursor"].toString();
    }
    QCOMPARE(seen, std::string("ab cd e "));
    QVERIFY(cursor.empty());
}

void ListingTest::cursorsAreGoodForTheirListOnly()
{
    HttpClient client;
    const std::string cursor(client.modern("tools/list")->body()["result"]["nextCursor"].toString());
    QVERIFY(!cursor.empty());
    const std::string params = R"("cursor":")" + cursor + '"';
    QCOMPARE(client.modern("prompts/list", params)->body()["error"]["code"], json::Value(-32602));
    HttpClient other;
    QCOMPARE(other.modern("tools/list", params)->body()["error"]["code"], json::Value(-32602));
}

void ListingTest::cacheableResultsSayHowLong()
{
    HttpClient client;
    for (const char *method :
         {"server/discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list"}) {
        const json::Value result = client.modern(method)->body()["result"];
        QVERIFY2(result["ttlMs"].toInt64().value_or(-1) >= 0, method);
        QCOMPARE(result["cacheScope"], json::Value("private"));
        QCOMPARE(result["resultType"], json::Value("complete"));
    }
    const json::Value read = client.modern("resources/read", R"("uri":"urn:a")")->body()["result"];
    QVERIFY(read.contains("ttlMs") && read.contains("cacheScope"));
    QVERIFY(!client.modern("tools/call", R"("name":"a")")->body()["result"].contains("ttlMs"));
}

void ListingTest::pagesAreKeptAsLongAsTheVersionStays()
{
    HttpClient client;
    client.modern("tools/list");
    client.modern("tools/list");
    QCOMPARE(client.backend.listings, 1);
    client.backend.tools.erase(client.backend.tools.begin());
    QCOMPARE(names(client.modern("tools/list")->body()), std::string("ab"));
    client.backend.version->revision = 2;
    QCOMPARE(names(client.modern("tools/list")->body()), std::string("bc"));
    QCOMPARE(client.backend.listings, 2);
}

void ListingTest::viewsAndRevisionsHaveTheirOwnPages()
{
    HttpClient client;
    client.modern("tools/list");
    client.backend.version->view = 7;
    client.modern("tools/list");
    QCOMPARE(client.backend.listings, 2);
    client.initialize("2025-11-25");
    client.legacy("tools/list", "{}");
    client.initialize("2024-11-05");
    client.legacy("tools/list", "{}");
    client.legacy("tools/list", "{}");
    QCOMPARE(client.backend.listings, 4);
}

void ListingTest::nothingIsKeptWithoutAVersion()
{
    HttpClient client;
    client.backend.version.reset();
    client.modern("tools/list");
    client.modern("tools/list");
    QCOMPARE(client.backend.listings, 2);
}

void ListingTest::theCacheStaysBounded()
{
    ListingCache cache;
    const auto result = std::make_shared<const std::string>(3 * 1024 * 1024, 'x');
    const auto page = [](std::uint64_t view) {
        return ListingCache::Page{Listing::Tools, &newestRevision(Era::Modern), view, {}};
    };
    for (std::uint64_t view = 0; view < 5; ++view)
        cache.insert(page(view), 1, result);
    std::size_t kept = 0;
    for (std::uint64_t view = 0; view < 5; ++view)
        kept += cache.find(page(view), 1) ? 1 : 0;
    QVERIFY(kept >= 1 && kept <= 2);
    for (int i = 0; i < 100; ++i) // the same page again and again is not more
        cache.insert(page(4), 1, std::make_shared<const std::string>("small"));
    QVERIFY(cache.find(page(4), 1));
    QVERIFY(!cache.find(page(4), 2));
}

void ListingTest::missingFeaturesAreMissingMethods_data()
{
    addColumns<QByteArray, QByteArray>("method", "params");
    QTest::newRow("tools") << QByteArray("tools/list") << QByteArray();
    QTest::newRow("call") << QByteArray("tools/call") << QByteArray(R"("name":"a")");
    QTest::newRow("prompts") << QByteArray("prompts/list") << QByteArray();
    QTest::newRow("resources") << QByteArray("resources/list") << QByteArray();
    QTest::newRow("templates") << QByteArray("resources/templates/list") << QByteArray();
    QTest::newRow("completion") << QByteArray("completion/complete") << QByteArray();
    QTest::newRow("listen") << QByteArray("subscriptions/listen") << QByteArray(R"("notifications":{})");
}

void ListingTest::missingFeaturesAreMissingMethods()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, params);
    HttpClient client;
    client.backend.offered = {.server = {"bare", "1"}};
    const auto outlet = client.modern(method.toStdString(), params.toStdString());
    QVERIFY(outlet->answer->disposition == Disposition::NotFound);
    QCOMPARE(outlet->body()["error"]["code"], json::Value(-32601));
    QCOMPARE(client.modern("server/discover")->body()["result"]["capabilities"], value("{}"));
}

void ListingTest::completionsAreCutAtTheBound()
{
    HttpClient client;
    const json::Value few =
        client
            .modern("completion/complete", R"("ref":{"type":"ref/prompt","name":"greet"},)"
                                           R"("argument":{"name":"who","value":"x"})")
            ->body()["result"]["completion"];
    QCOMPARE(few, value(R"({"values":["x1","x2"],"total":5,"hasMore":true})"));
}

TOOLTRAY_TEST(ListingTest)
#include "listingtest.moc"
