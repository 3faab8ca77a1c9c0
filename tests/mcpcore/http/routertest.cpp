// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/router.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::http;

namespace {

Route route(std::string method, std::string pattern, RouteAccess access = RouteAccess::Authenticated)
{
    return {.method = std::move(method), .pattern = std::move(pattern), .handler = {}, .access = access};
}

} // namespace

class RouterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheRouteOfTheMethod()
    {
        Router router;
        router.add(route("POST", "/mcp"));
        router.add(route("GET", "/mcp"));
        QVERIFY(!router.find("POST", "/other").isPathKnown);

        const Router::Match post = router.find("POST", "/mcp");
        QVERIFY(post.isPathKnown);
        QCOMPARE(post.route->method, "POST");
        const Router::Match put = router.find("PUT", "/mcp");
        QVERIFY(put.isPathKnown);
        QVERIFY(!put.route);
        QCOMPARE(put.allowedMethods, "POST, GET, HEAD, OPTIONS");
    }

    void prefersExactPaths()
    {
        Router router;
        router.add(route("GET", "/w/{name}/mcp"));
        router.add(route("GET", "/w/{other}/{rest}"));
        router.add(route("GET", "/w/default/mcp"));
        QCOMPARE(router.find("GET", "/w/default/mcp").route->pattern, "/w/default/mcp");
        const Router::Match match = router.find("GET", "/w/a/mcp");
        QCOMPARE(match.route->pattern, "/w/{name}/mcp");
        QCOMPARE(match.parameters.value("name"), "a");
        QCOMPARE(router.find("GET", "/w/a/b").parameters.value("rest"), "b");
    }

    void servesHeadWithGet()
    {
        Router router;
        router.add(route("GET", "/get"));
        router.add(route("POST", "/post"));
        QCOMPARE(router.find("HEAD", "/get").route->method, "GET");
        QVERIFY(!router.find("HEAD", "/post").route);
        router.add(route("HEAD", "/get"));
        QCOMPARE(router.find("HEAD", "/get").route->method, "HEAD");
        QCOMPARE(router.find("PUT", "/get").allowedMethods, "GET, HEAD, OPTIONS");
    }

    void isAsStrictAsTheStrictestRouteWithoutOne()
    {
        Router router;
        router.add(route("GET", "/a", RouteAccess::Open));
        QCOMPARE(router.find("PUT", "/a").access, RouteAccess::Open);
        router.add(route("POST", "/a", RouteAccess::Authenticated));
        QCOMPARE(router.find("PUT", "/a").access, RouteAccess::Authenticated);
        QCOMPARE(router.find("GET", "/a").access, RouteAccess::Open);
    }

    void replacesAndRemoves()
    {
        Router router;
        router.add(route("GET", "/a", RouteAccess::Authenticated));
        router.add(route("GET", "/a", RouteAccess::Open));
        const Router::Match match = router.find("GET", "/a");
        QCOMPARE(match.access, RouteAccess::Open);
        QCOMPARE(match.allowedMethods, "GET, HEAD, OPTIONS");
        router.removeAll("/a");
        QVERIFY(!router.find("GET", "/a").isPathKnown);
    }
};

TOOLTRAY_TEST(RouterTest)
#include "routertest.moc"
