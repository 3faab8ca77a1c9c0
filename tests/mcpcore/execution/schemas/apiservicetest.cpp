// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/apiservice.h"

#include "schemafixture.h"
#include "support/eventually.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::execution;
using test::response;

namespace {

// A description with operations of these names; a reference to another document where one is said.
std::string described(const std::vector<std::string> &names, const std::string &other = {})
{
    std::string text = "{'openapi':'3.0.3','info':{'title':'A','version':'1'},'paths':{";
    for (const std::string &name : names)
        text += (text.ends_with('{') ? "'/" : ",'/") + name + "':{'get':{'operationId':'" + name
                + "','responses':{'200':{'description':''}}}}";
    text += "},'components':{'schemas':{'S':" + (other.empty() ? "{}" : "{'$ref':'" + other + "'}") + "}}}";
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::optional<std::string> fieldOf(const upstream::Request &request, std::string_view name)
{
    const auto found = std::ranges::find(request.fields, name, &upstream::RequestField::name);
    return found == request.fields.end() ? std::nullopt
                                         : std::optional(std::string(upstream::valueOf(*found)));
}

} // namespace

class ApiServiceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<SchemaFixture>();
        m_listener = {};
        m_told = 0;
        open();
    }
    void cleanup()
    {
        m_service.reset();
        m_fixture.reset();
    }

    void theDescriptionIsFetchedAndKept()
    {
        fetchFirst({"a", "b"});
        QCOMPARE(operations(), std::size_t(2));
        open(); // as at the next start, while nobody answers
        follow();
        QVERIFY(eventually([&] { return operations() == 2; }));
    }

    void whatDidNotChangeIsNotReadAgain()
    {
        fetchFirst({"a"});
        const openapi::ApiPointer before = m_service->state("api").api;
        const auto news = refreshWith({response(304, {})});
        QVERIFY(news && *news);
        QCOMPARE(fieldOf(m_fixture->transport.requests.back(), "If-None-Match"),
                 std::optional<std::string>("\"1\""));
        QCOMPARE(m_service->state("api").api, before);
        QVERIFY((*news)->changes.empty());
    }

    void theLastGoodOneStays()
    {
        fetchFirst({"a", "b", "c"});
        const auto page = refreshWith({response(200, "<html>")});
        QVERIFY(page && !*page);
        QCOMPARE(page->error().code, std::string("api_unreadable"));
        const auto shrunk = refreshWith({response(200, described({"a"}))});
        QVERIFY(shrunk && !*shrunk);
        QCOMPARE(shrunk->error().code, std::string("api_shrunk"));
        QCOMPARE(operations(), std::size_t(3));
        QVERIFY(m_service->state("api").problem.has_value());
        const auto next = refreshWith({response(200, described({"a", "b"}))});
        QVERIFY(next && *next);
        QCOMPARE((*next)->changes.size(), std::size_t(1));
        QVERIFY(!m_service->state("api").problem.has_value());
    }

    void whatWasHeldBackCanBeAccepted()
    {
        fetchFirst({"a", "b", "c"});
        const auto nothing = accepted();
        QVERIFY(nothing && !*nothing);
        QCOMPARE(nothing->error().code, std::string("nothing_held_back"));
        QVERIFY(refreshWith({response(200, described({"a"}))}));
        QCOMPARE(m_service->state("api").heldBack->operations.size(), std::size_t(1));
        const std::size_t requests = m_fixture->transport.requests.size();
        const auto news = accepted();
        QVERIFY(news && *news);
        QCOMPARE((*news)->changes.size(), std::size_t(2));
        QCOMPARE(operations(), std::size_t(1));
        QCOMPARE(m_fixture->transport.requests.size(), requests); // what somebody saw is what is used
        QVERIFY(!m_service->state("api").heldBack && !m_service->state("api").problem);
        QCOMPARE(m_service->difference("api")->changes.size(), std::size_t(2));
        open(); // and it is what was kept
        follow();
        QVERIFY(eventually([&] { return operations() == 1; }));
    }

    void aFailureKeepsWhatIsHeldBack()
    {
        fetchFirst({"a", "b", "c"});
        QVERIFY(refreshWith({response(200, described({"a"}))}));
        QVERIFY(refreshWith({response(503, {})}));
        QVERIFY(m_service->state("api").heldBack);
        QVERIFY(refreshWith({response(200, described({"a", "b", "c", "d"}))}));
        QVERIFY(!m_service->state("api").heldBack);
        QCOMPARE(operations(), std::size_t(4));
    }

    // Who asks may look at once at what listeners know.
    void listenersAreToldBeforeWhoAsks()
    {
        m_listener = [this](const std::string &) { m_told = operations(); };
        open();
        follow();
        std::optional<std::size_t> toldFirst;
        const auto take = [&](const Result<openapi::ApiPointer> &) { toldFirst = m_told; };
        m_service->need("api", take);
        QVERIFY(answer(response(200, described({"a", "b"}))));
        QVERIFY(eventually([&] { return toldFirst.has_value(); }));
        QCOMPARE(*toldFirst, std::size_t(2));
        std::optional<std::size_t> toldNext;
        m_service->refresh("api", [&](const Result<ApiNews> &) { toldNext = m_told; });
        QVERIFY(answer(response(200, described({"a", "b", "c"}))));
        QVERIFY(eventually([&] { return toldNext.has_value(); }));
        QCOMPARE(*toldNext, std::size_t(3));
        m_told = 0;
        open(); // what was kept
        follow();
        toldFirst.reset();
        m_service->need("api", take);
        QVERIFY(eventually([&] { return toldFirst.has_value(); }));
        QCOMPARE(*toldFirst, std::size_t(3));
    }

    // What authenticates the endpoint goes to its own origin only, and nothing is read from others uninvited.
    void otherDocumentsComeFromAcceptedOrigins_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isAsked");
        QTest::addColumn<bool>("hasHeader");
        QTest::newRow("own") << QStringLiteral("parts.json#/S") << true << true;
        QTest::newRow("allowed") << QStringLiteral("https://docs.test/parts.json#/S") << true << false;
        QTest::newRow("foreign") << QStringLiteral("https://other.test/parts.json#/S") << false << false;
        QTest::newRow("metadata") << QStringLiteral("http://169.254.169.254/parts.json#/S") << false << false;
        QTest::newRow("file") << QStringLiteral("file:///etc/passwd#/S") << false << false;
    }

    void otherDocumentsComeFromAcceptedOrigins()
    {
        QFETCH(const QString, other);
        QFETCH(const bool, isAsked);
        QFETCH(const bool, hasHeader);
        follow();
        QVERIFY(answer(response(200, described({"a"}, other.toStdString()))));
        if (isAsked) {
            QVERIFY(answer(response(200, "{\"S\":{\"type\":\"string\"}}")));
            const upstream::Request &asked = m_fixture->transport.requests.back();
            QVERIFY(asked.url.target() == "/parts.json" || asked.url.target() == "/docs/parts.json");
            QCOMPARE(fieldOf(asked, "X-Key").has_value(), hasHeader);
        }
        QVERIFY(eventually([&] { return operations() == 1; }));
        QCOMPARE(m_fixture->transport.requests.size(), std::size_t(isAsked ? 2 : 1));
        QCOMPARE(m_service->state("api").api->problems.empty(), isAsked);
    }

    void theOverlayIsAppliedEachTime()
    {
        const auto remove = [&](const std::string &target) {
            std::string text = "{'overlay':'1.0.0','actions':[{'target':'$.paths[?@.get.operationId " + target
                               + "]','remove':true}]}";
            std::ranges::replace(text, '\'', '"');
            std::ranges::replace(text, '`', '\'');
            m_fixture->folder.write("o.json", text);
        };
        m_overlay = "o.json";
        remove("== `a`");
        fetchFirst({"a", "b", "c"}, 2);
        QVERIFY(m_service->state("api").api->find("a") == nullptr);
        open(); // what was kept has it, too
        follow();
        QVERIFY(eventually([&] { return operations() == 2; }));
        QVERIFY(answer(response(503, {})));
        remove("!= `a`"); // another one applies though the description is the same
        QVERIFY(refreshWith({response(200, described({"a", "b", "c"}))}));
        QVERIFY(eventually([&] { return operations() == 1; }));
        QVERIFY(!fieldOf(m_fixture->transport.requests.back(), "If-None-Match"));
        m_fixture->folder.write("o.json", "no overlay"); // what was taken away does not come back
        const auto broken = refreshWith({response(200, described({"a", "b", "c"}))});
        QVERIFY(broken && !*broken);
        QCOMPARE(broken->error().code, std::string("api_unreadable"));
        QCOMPARE(operations(), std::size_t(1));
        m_overlay.clear(); // what was kept belongs to the overlay
        follow();
        QVERIFY(answer(response(200, described({"a", "b", "c"}))));
        QVERIFY(eventually([&] { return operations() == 3; }));
    }

private:
    void open()
    {
        m_service.reset();
        m_service = std::make_unique<ApiService>(
            ApiFetch::Setting{
                m_fixture->endpoints, m_fixture->clock, m_fixture->pool, m_fixture->folder.path(), {}},
            [this](const std::string &endpoint) {
                if (m_listener)
                    m_listener(endpoint);
            });
    }

    void follow()
    {
        workspace::Endpoint endpoint = endpointAt("api", {});
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        endpoint.api = {"https://api.test/docs/openapi.json", {"https://docs.test"}};
        endpoint.api.overlay = m_overlay;
        endpoint.headers = {{"X-Key", "k"}};
        m_service->setWorkspace(workspaceOf({endpoint}), false);
    }

    bool answer(upstream::Response given)
    {
        if (!eventually([&] { return m_fixture->transport.underWay() != 0; }))
            return false;
        m_fixture->transport.answer(std::move(given));
        return true;
    }

    void fetchFirst(const std::vector<std::string> &names, std::optional<std::size_t> kept = {})
    {
        follow();
        QVERIFY(answer(response(200, described(names), {{"ETag", "\"1\""}})));
        QVERIFY(eventually([&] { return operations() == kept.value_or(names.size()); }));
    }

    void refreshTo(const std::vector<std::string> &names)
    {
        const auto news = refreshWith({response(200, described(names))});
        QVERIFY(news && news->hasValue());
    }

    std::optional<Result<ApiNews>> refreshWith(const std::vector<upstream::Response> &answers)
    {
        std::optional<Result<ApiNews>> result;
        m_service->refresh("api", [&](Result<ApiNews> news) { result = std::move(news); });
        for (const upstream::Response &one : answers) {
            if (!answer(one))
                return std::nullopt;
        }
        static_cast<void>(eventually([&] { return result.has_value(); }));
        return result;
    }

    std::optional<Result<ApiNews>> accepted()
    {
        std::optional<Result<ApiNews>> result;
        m_service->accept("api", [&](Result<ApiNews> news) { result = std::move(news); });
        static_cast<void>(eventually([&] { return result.has_value(); }));
        return result;
    }

    std::size_t operations() const
    {
        const openapi::ApiPointer api = m_service->state("api").api;
        return api ? api->operations.size() : 0;
    }

    std::unique_ptr<SchemaFixture> m_fixture;
    std::unique_ptr<ApiService> m_service;
    std::string m_overlay;
    ApiService::Listener m_listener;
    std::size_t m_told = 0; // operations
};

TOOLTRAY_TEST(ApiServiceTest)
#include "apiservicetest.moc"
