// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemaservice.h"

#include "base/task/ask.h"
#include "graphql/discovery/schemasearch.h"
#include "schemafixture.h"
#include "support/eventually.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kFirstSdl = "type Query { user: String }";
constexpr std::string_view kSecondSdl = "type Query { user: String issue: String }";

} // namespace

class SchemaServiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_news.clear();
        m_fixture = std::make_unique<SchemaFixture>();
        open();
    }
    void cleanup() { m_service.reset(); }

    void theFirstSchemaIsWaitedFor()
    {
        follow({api()});
        std::optional<Result<graphql::SchemaPointer>> needed;
        m_service->need("api", [&](Result<graphql::SchemaPointer> schema) { needed = std::move(schema); });
        QVERIFY(!needed);
        QVERIFY(m_service->state("api").isLoading);
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(eventually([&] { return needed.has_value(); }));
        VERIFY_RESULT(*needed);
        QVERIFY((**needed)->queryType().field("user"));
        const SchemaState state = m_service->state("api");
        QCOMPARE(state.schema, **needed);
        QCOMPARE(state.source, std::string("introspection"));
        QCOMPARE(state.fetchedAt, std::optional(m_fixture->clock.wallTime()));
        QVERIFY(!state.problem);
        QVERIFY(!state.isLoading);
        QCOMPARE(m_service->all().size(), std::size_t(1));
    }

    void whatWasKeptIsUsedAtOnceAndAskedForAgain()
    {
        fetchFirst();
        m_service.reset();
        m_news.clear();
        open();
        follow({api()});
        QVERIFY(eventually([&] { return m_service->state("api").schema != nullptr; }));
        QVERIFY(m_service->state("api").isLoading);
        QVERIFY(m_fixture->answerWith(kSecondSdl));
        QVERIFY(eventually([&] { return !m_service->state("api").isLoading; }));
        QVERIFY(m_service->state("api").schema->queryType().field("issue"));
        QCOMPARE(m_news.back().changes.size(), std::size_t(1));
        QCOMPARE(m_news.back().changes.front().coordinate, std::string("Query.issue"));
    }

    // Who asks may look at once at what listeners know.
    void listenersAreToldBeforeWhoAsks()
    {
        follow({api()});
        std::optional<std::size_t> toldFirst;
        const auto take = [&](const Result<graphql::SchemaPointer> &) { toldFirst = m_news.size(); };
        m_service->need("api", take);
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(eventually([&] { return toldFirst.has_value(); }));
        QCOMPARE(*toldFirst, std::size_t(1));
        std::optional<std::size_t> changes;
        m_service->refresh("api",
                           [&](const Result<SchemaNews> &) { changes = m_news.back().changes.size(); });
        QVERIFY(m_fixture->answerWith(kSecondSdl));
        QVERIFY(eventually([&] { return changes.has_value(); }));
        QCOMPARE(*changes, std::size_t(1));
        m_service.reset();
        m_news.clear();
        open(); // what was kept
        follow({api()});
        toldFirst.reset();
        m_service->need("api", take);
        QVERIFY(eventually([&] { return toldFirst.has_value(); }));
        QCOMPARE(*toldFirst, std::size_t(1));
    }

    // A workspace may be a repository from elsewhere.
    void aFolderThatIsALinkIsNotFollowed()
    {
        const test::TemporaryFolder victims;
        victims.write("api.graphql", "precious");
        std::filesystem::create_directory_symlink(victims.path(), m_fixture->folder / "schemas");
        fetchFirst();
        QCOMPARE(victims.names(), std::vector<std::string>{"api.graphql"});
        QCOMPARE(victims.read("api.graphql"), std::string("precious"));
    }

    // What is on disk is read before anybody is served; no API has to answer for that.
    void whatIsOnDiskIsReadBeforeItIsOpened_data()
    {
        QTest::addColumn<bool>("isFile");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("kept schema") << false << true;
        QTest::newRow("nothing kept") << false << false;
        QTest::newRow("schema file") << true << true;
        QTest::newRow("missing schema file") << true << false;
    }

    void whatIsOnDiskIsReadBeforeItIsOpened()
    {
        QFETCH(const bool, isFile);
        QFETCH(const bool, isThere);
        workspace::Endpoint endpoint = api();
        if (isFile) {
            endpoint.schema = {workspace::SchemaSource::Kind::File, "api.graphql"};
            if (isThere)
                m_fixture->folder.write("api.graphql", kFirstSdl);
        } else if (isThere) {
            fetchFirst();
        }
        m_service.reset();
        open();
        bool isOpened = false;
        m_service->whenOpened([&] { isOpened = true; });
        QVERIFY(isOpened); // nothing is known yet
        isOpened = false;
        follow({endpoint});
        m_service->whenOpened([&] { isOpened = true; });
        QVERIFY(!isOpened);
        QVERIFY(eventually([&] { return isOpened; }));
        QCOMPARE(m_service->state("api").schema != nullptr, isThere);
    }

    void theSameSchemaStaysTheSameObject()
    {
        fetchFirst();
        const graphql::SchemaPointer before = m_service->state("api").schema;
        const auto news = refreshWith(kFirstSdl);
        VERIFY_RESULT(news);
        QVERIFY(news->changes.empty());
        QCOMPARE(m_service->state("api").schema, before);
    }

    void refreshingSaysWhatChanged()
    {
        fetchFirst();
        const auto news = refreshWith(kSecondSdl);
        VERIFY_RESULT(news);
        QCOMPARE(news->endpoint, std::string("api"));
        QCOMPARE(news->changes.size(), std::size_t(1));
        QCOMPARE(news->state.schema, m_service->state("api").schema);
    }

    void whatChangedSaysWhichToolsItBreaks()
    {
        workspace::Tool tool;
        tool.name = "who";
        tool.endpoint = "api";
        tool.active = {1, 0, 0};
        tool.versions[tool.active].operation = workspace::GraphqlOperation{.document = "{ user }"};
        follow({api(), tool});
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(eventually([&] { return m_service->state("api").schema != nullptr; }));
        const auto news = refreshWith("type Query { issue: String }");
        VERIFY_RESULT(news);
        QCOMPARE(news->broken.size(), std::size_t(1));
        const auto &[change, tools] = *news->broken.begin();
        QCOMPARE(news->changes.at(change).coordinate, std::string("Query.user"));
        QCOMPARE(tools, std::vector<std::string>{"who"});
        QVERIFY(m_news.back().broken == news->broken);
    }

    void theLastGoodOneStaysWhenAFetchFails()
    {
        fetchFirst();
        const auto news = refreshWithAnswer(SchemaFixture::errorSaying("No."), 4);
        COMPARE_ERROR(news, ErrorKind::Denied, "schema_hidden");
        const SchemaState state = m_service->state("api");
        QVERIFY(state.schema != nullptr);
        QVERIFY(state.problem);
        VERIFY_RESULT(refreshWith(kFirstSdl));
        QVERIFY(!m_service->state("api").problem);
    }

    void whatIsNoSchemaIsAProblem()
    {
        fetchFirst();
        const auto news = refreshWithAnswer("{\"data\":{\"__schema\":{\"queryType\":5,\"types\":[]}}}", 1);
        COMPARE_ERROR(news, ErrorKind::Invalid, "schema_unreadable");
        QVERIFY(m_service->state("api").schema != nullptr);
    }

    void aRefreshDuringAFetchFetchesOnceMore()
    {
        follow({api()});
        QVERIFY(eventually([&] { return m_fixture->transport.underWay() == 1; }));
        std::optional<Result<SchemaNews>> first;
        std::optional<Result<SchemaNews>> second;
        m_service->refresh("api", [&](Result<SchemaNews> news) { first = std::move(news); });
        m_service->refresh("api", [&](Result<SchemaNews> news) { second = std::move(news); });
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(m_fixture->answerWith(kSecondSdl));
        QVERIFY(eventually([&] { return first && second; }));
        VERIFY_RESULT(*first);
        VERIFY_RESULT(*second);
        QVERIFY((*second)->state.schema->queryType().field("issue"));
        QCOMPARE(m_fixture->transport.requests.size(), std::size_t(2));
    }

    void whoCannotBeReachedIsAskedEverLessOften()
    {
        follow({api()});
        refuse();
        QVERIFY(eventually([&] { return m_service->state("api").problem.has_value(); }));
        QCOMPARE(m_fixture->transport.requests.size(), std::size_t(1));
        m_fixture->clock.advance(30s);
        refuse();
        QVERIFY(eventually([&] { return !m_service->state("api").isLoading; }));
        m_fixture->clock.advance(59s);
        QCoreApplication::processEvents();
        QCOMPARE(m_fixture->transport.requests.size(), std::size_t(2));
        m_fixture->clock.advance(1s);
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(eventually([&] { return m_service->state("api").schema != nullptr; }));
        QVERIFY(!m_service->state("api").problem);
    }

    void whoNeedsASchemaThatIsNotThereIsToldWhyItIsNotThereNow()
    {
        follow({api()});
        refuse();
        QVERIFY(eventually([&] { return m_service->state("api").problem.has_value(); }));
        std::vector<std::string> reasons;
        const auto need = [&] {
            m_service->need("api", [&](const Result<graphql::SchemaPointer> &schema) {
                reasons.push_back(schema ? std::string() : schema.error().code);
            });
        };
        need(); // at once the same, as many calls may come together
        QCOMPARE(reasons.size(), std::size_t(1));
        m_fixture->clock.advance(1s);
        need();
        need();
        QCOMPARE(reasons.size(), std::size_t(1));
        QVERIFY(m_fixture->answer("{}", 401));
        QVERIFY(eventually([&] { return reasons.size() == 3; }));
        QCOMPARE(reasons[1], std::string("http_401"));
        QCOMPARE(reasons[2], reasons[1]);
        QVERIFY(reasons[0] != reasons[1]);
    }

    void endpointsComeAndGo()
    {
        fetchFirst();
        int answers = 0;
        m_service->refresh("api", [&](const Result<SchemaNews> &news) {
            QVERIFY(!news);
            ++answers;
        });
        workspace::ChangeSet changes;
        changes.changes.push_back({{workspace::ObjectKind::Endpoint, "api"}, {}, {}, {}});
        m_service->setWorkspace(workspaceOf({endpointAt("other", "http://other.test/")}), &changes);
        QCOMPARE(answers, 1);
        QVERIFY(m_service->state("api").schema == nullptr);
        QVERIFY(m_service->state("other").isLoading);
        QVERIFY(eventually([&] { return !std::filesystem::exists(m_fixture->folder / "schemas/api.json"); }));
        std::optional<Error> error;
        m_service->need("api", [&](const Result<graphql::SchemaPointer> &schema) { error = schema.error(); });
        QVERIFY(error);
    }

    void anotherUrlIsAnotherSchema()
    {
        fetchFirst();
        follow({endpointAt("api", "http://moved.test/")});
        QVERIFY(m_service->state("api").schema == nullptr);
        QVERIFY(m_fixture->answerWith(kSecondSdl));
        QVERIFY(eventually([&] { return m_service->state("api").schema != nullptr; }));
        QCOMPARE(m_fixture->transport.requests.back().url.text(), std::string("http://moved.test/"));
    }

    void anotherWayToTheSameUrlIsTriedWithTheSchemaInPlace()
    {
        fetchFirst();
        workspace::Endpoint endpoint = api();
        endpoint.headers.push_back({"X-Team", "blue"});
        follow({endpoint});
        QVERIFY(m_service->state("api").schema != nullptr);
        QVERIFY(m_fixture->answerWith(kSecondSdl));
        QVERIFY(eventually([&] { return !m_service->state("api").isLoading; }));
        QVERIFY(m_service->state("api").schema->queryType().field("issue"));
    }

    void otherChangesFetchNothing()
    {
        fetchFirst();
        workspace::Endpoint endpoint = api();
        endpoint.description = "The API";
        endpoint.limits.depth = 5;
        follow({endpoint});
        QVERIFY(!m_service->state("api").isLoading);
    }

    void aContextVariableThatWasMissingIsTriedWhenItCame()
    {
        workspace::Endpoint endpoint = endpointAt("api", "http://api.test/{TEAM}");
        follow({endpoint});
        QVERIFY(eventually([&] { return m_service->state("api").problem.has_value(); }));
        workspace::ContextVariable variable;
        variable.key = "TEAM";
        variable.value = "blue";
        workspace::ChangeSet changes;
        changes.changes.push_back({{workspace::ObjectKind::Context, "TEAM"}, {}, {}, {}});
        m_service->setWorkspace(workspaceOf({endpoint, variable}), &changes);
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(eventually([&] { return m_service->state("api").schema != nullptr; }));
        QCOMPARE(m_fixture->transport.requests.back().url.text(), std::string("http://api.test/blue"));
    }

    void theSearchIndexIsMadeOnceForASchema()
    {
        fetchFirst();
        const Schemas::SearchPointer first = search();
        QVERIFY(first != nullptr);
        QVERIFY(!first->search("user", 5).empty());
        QCOMPARE(search(), first);
        VERIFY_RESULT(refreshWith(kSecondSdl));
        const Schemas::SearchPointer second = search();
        QVERIFY(second != first);
        QVERIFY(!second->search("issue", 5).empty());
    }

    void destroyedItAnswersWhoWaits()
    {
        follow({api()});
        int answers = 0;
        m_service->need("api", [&](const Result<graphql::SchemaPointer> &schema) { answers += !schema; });
        m_service->refresh("api", [&](const Result<SchemaNews> &news) { answers += !news; });
        m_service->needSearch("api", [&](const Result<Schemas::SearchPointer> &made) { answers += !made; });
        m_service.reset();
        QCOMPARE(answers, 3);
    }

private:
    static workspace::Endpoint api() { return endpointAt("api", "http://api.test/graphql"); }

    void open()
    {
        m_service =
            std::make_unique<SchemaService>(SchemaService::Setting{m_fixture->endpoints, m_fixture->clock,
                                                                   m_fixture->pool, m_fixture->folder.path()},
                                            [this](const SchemaNews &news) { m_news.push_back(news); });
    }
    void follow(const std::vector<workspace::Object> &objects)
    {
        m_service->setWorkspace(workspaceOf(objects), nullptr);
    }
    void fetchFirst()
    {
        follow({api()});
        QVERIFY(m_fixture->answerWith(kFirstSdl));
        QVERIFY(eventually([&] { return !m_service->state("api").isLoading; }));
        QVERIFY(m_service->state("api").schema != nullptr);
    }
    void refuse()
    {
        QVERIFY(eventually([&] { return m_fixture->transport.underWay() != 0; }));
        m_fixture->transport.answer(upstream::TransferFailure{.cause = upstream::Cause::Refused});
    }
    Result<SchemaNews> refreshWith(std::string_view sdl)
    {
        return refreshWithAnswer(SchemaFixture::introspected(sdl), 1);
    }
    Result<SchemaNews> refreshWithAnswer(const std::string &body, int times)
    {
        std::optional<Result<SchemaNews>> result;
        m_service->refresh("api", [&](Result<SchemaNews> news) { result = std::move(news); });
        for (int i = 0; i < times; ++i) {
            if (!m_fixture->answer(body))
                return ResultPromise<SchemaNews>::givenUp();
        }
        if (!eventually([&] { return result.has_value(); }))
            return ResultPromise<SchemaNews>::givenUp();
        return *result;
    }
    Schemas::SearchPointer search()
    {
        std::optional<Result<Schemas::SearchPointer>> result;
        m_service->needSearch("api", [&](Result<Schemas::SearchPointer> made) { result = std::move(made); });
        return eventually([&] { return result.has_value(); }) && *result ? **result : nullptr;
    }

    std::unique_ptr<SchemaFixture> m_fixture;
    std::unique_ptr<SchemaService> m_service;
    std::vector<SchemaNews> m_news;
};

TOOLTRAY_TEST(SchemaServiceTest)
#include "schemaservicetest.moc"
