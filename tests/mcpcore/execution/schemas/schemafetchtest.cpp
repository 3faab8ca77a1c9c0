// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafetch.h"

#include "base/task/ask.h"
#include "schemafixture.h"
#include "support/eventually.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using Kind = workspace::SchemaSource::Kind;

namespace {

constexpr std::string_view kFetchedSdl = "type Query { user: String }";
constexpr std::string_view kFederated =
    "{\"data\":{\"_service\":{\"sdl\":\"extend type User { id: ID } extend type Query { me: User }\"}}}";

} // namespace

class SchemaFetchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<SchemaFixture>(); }

    void introspectionComesFirst()
    {
        begin({});
        QVERIFY(m_fixture->answerWith(kFetchedSdl));
        const auto fetched = result();
        VERIFY_RESULT(fetched);
        QCOMPARE(fetched->source, SchemaText::Source::Introspection);
        const auto schema = readSchema(*fetched, "api");
        VERIFY_RESULT(schema);
        QVERIFY((*schema)->queryType().field("user"));
        QCOMPARE(m_fixture->documents().size(), std::size_t(1));
    }

    void aServerThatKnowsLessIsAskedForLess()
    {
        begin({});
        QVERIFY(m_fixture->answer(SchemaFixture::errorSaying("Cannot query field isOneOf"), 400));
        QVERIFY(m_fixture->answer(SchemaFixture::errorSaying("Cannot query field isRepeatable"), 400));
        QVERIFY(m_fixture->answerWith(kFetchedSdl));
        VERIFY_RESULT(result());
        const auto documents = m_fixture->documents();
        QCOMPARE(documents.size(), kIntrospectionEditions.size());
        QVERIFY(documents[0].find("isOneOf") != std::string::npos);
        QVERIFY(documents[2].find("isRepeatable") == std::string::npos);
    }

    void federationComesAfterIntrospection()
    {
        begin({});
        for (std::size_t i = 0; i < kIntrospectionEditions.size(); ++i)
            QVERIFY(m_fixture->answer("{\"data\":{\"__schema\":null}}"));
        QVERIFY(m_fixture->answer(std::string(kFederated)));
        const auto fetched = result();
        VERIFY_RESULT(fetched);
        QCOMPARE(fetched->source, SchemaText::Source::Federation);
        const auto schema = readSchema(*fetched, "api");
        VERIFY_RESULT(schema);
        QVERIFY((*schema)->queryType().field("me"));
    }

    void theFileComesLast()
    {
        m_fixture->folder.write("api.graphql", kFetchedSdl);
        begin({Kind::Introspection, "api.graphql"});
        for (std::size_t i = 0; i <= kIntrospectionEditions.size(); ++i)
            QVERIFY(m_fixture->answer(SchemaFixture::errorSaying("Introspection is disabled.")));
        const auto fetched = result();
        VERIFY_RESULT(fetched);
        QCOMPARE(fetched->source, SchemaText::Source::File);
        QCOMPARE(fetched->text, std::string(kFetchedSdl));
    }

    void aFileAloneAsksNobody()
    {
        m_fixture->folder.write("sub/api.json", SchemaFixture::introspected(kFetchedSdl));
        begin({Kind::File, "sub/api.json"});
        const auto fetched = result();
        VERIFY_RESULT(fetched);
        VERIFY_RESULT(readSchema(*fetched, "api"));
        QVERIFY(m_fixture->transport.requests.empty());
    }

    void federationAloneAsksForNothingElse()
    {
        begin({Kind::Federation, {}});
        QVERIFY(m_fixture->answer(std::string(kFederated)));
        VERIFY_RESULT(result());
        QCOMPARE(m_fixture->documents(), std::vector<std::string>{"{ _service { sdl } }"});
    }

    void theFirstAnswerIsTheReason()
    {
        begin({});
        QVERIFY(m_fixture->answer(SchemaFixture::errorSaying("Introspection is disabled.")));
        for (std::size_t i = 0; i < kIntrospectionEditions.size(); ++i)
            QVERIFY(m_fixture->answer(SchemaFixture::errorSaying("What?")));
        const auto fetched = result();
        COMPARE_ERROR(fetched, ErrorKind::Denied, "schema_hidden");
        QVERIFY2(fetched.error().message.find("Introspection is disabled.") != std::string::npos,
                 fetched.error().message.c_str());
    }

    void manyErrorsAreCountedAndTheFirstIsTold()
    {
        begin({});
        const std::string refused = R"({"errors":[{"message":"Cannot query __schema."},
                                                  {"message":"Cannot query __type."},
                                                  {"message":"Cannot query kind."}]})";
        for (std::size_t i = 0; i <= kIntrospectionEditions.size(); ++i)
            QVERIFY(m_fixture->answer(refused));
        const auto fetched = result();
        COMPARE_ERROR(fetched, ErrorKind::Denied, "schema_hidden");
        QCOMPARE(fetched.error().message, std::string("The endpoint \"api\" does not provide its schema: 3 "
                                                      "errors, the first: Cannot query __schema."));
        QVERIFY2(fetched.error().hint.find("schema: none") != std::string::npos,
                 fetched.error().hint.c_str());
        QCOMPARE(fetched.error().details["errors"].size(), std::size_t(1));
    }

    void nobodyIsAskedTwiceWhoIsNotThere()
    {
        begin({});
        QVERIFY(eventually([&] { return m_fixture->transport.underWay() != 0; }));
        m_fixture->transport.answer(upstream::TransferFailure{.cause = upstream::Cause::Refused});
        QVERIFY(!result());
        QCOMPARE(m_fixture->transport.requests.size(), std::size_t(1));
    }

    void aRefusedCredentialEndsIt()
    {
        begin({});
        QVERIFY(m_fixture->answer("{\"message\":\"no\"}", 401));
        QVERIFY(!result());
        QCOMPARE(m_fixture->transport.requests.size(), std::size_t(1));
    }

    void aMissingCredentialIsTheReason()
    {
        workspace::Credential credential;
        credential.name = "key";
        workspace::Endpoint endpoint = endpointAt("api", "http://api.test/");
        endpoint.credential = "key";
        begin(endpoint, {credential, endpoint});
        QVERIFY(!result());
        QVERIFY(m_fixture->transport.requests.empty());
    }

    // Clients set values for themselves alone, which the schema of all of them does not depend on.
    void whatAHeaderLacksIsSetForAllClients()
    {
        workspace::Endpoint endpoint = endpointAt("api", "http://api.test/");
        endpoint.headers = {{"X-Tenant", "{tenant}"}};
        begin(endpoint, {endpoint});
        const Result<SchemaText> fetched = result();
        COMPARE_ERROR(fetched, ErrorKind::Invalid, "context_missing");
        QCOMPARE(
            fetched.error().hint,
            std::string("Ask the user to set the context variable \"tenant\" in the workspace's context, "
                        "with which the schema is fetched for all clients."));
        QVERIFY(m_fixture->transport.requests.empty());

        workspace::ContextVariable tenant;
        tenant.key = "tenant";
        tenant.value = json::Value("acme");
        begin(endpoint, {endpoint, tenant});
        QVERIFY(eventually([&] { return !m_fixture->transport.requests.empty(); }));
        const auto &fields = m_fixture->transport.requests.front().fields;
        QVERIFY(std::ranges::any_of(fields, [](const upstream::RequestField &field) {
            return field.name == "X-Tenant" && upstream::valueOf(field) == "acme";
        }));
        m_fetch.reset();
    }

    void aMissingFileIsTheReason()
    {
        begin({Kind::File, "none.graphql"});
        COMPARE_ERROR(result(), ErrorKind::NotFound, "file_missing");
    }

    void destroyedItAsksNothingMore()
    {
        begin({});
        QVERIFY(eventually([&] { return m_fixture->transport.underWay() != 0; }));
        m_fetch.reset();
        QCOMPARE(m_fixture->transport.underWay(), std::size_t(0));
        QVERIFY(!m_result);
    }

private:
    void begin(const workspace::SchemaSource &source)
    {
        workspace::Endpoint endpoint = endpointAt("api", "http://api.test/graphql");
        endpoint.schema = source;
        begin(endpoint, {endpoint});
    }

    void begin(const workspace::Endpoint &endpoint, const std::vector<workspace::Object> &objects)
    {
        m_result.reset();
        m_fetch = started<SchemaFetch>(SchemaFetch::Setting{m_fixture->endpoints, m_fixture->clock,
                                                            m_fixture->pool, m_fixture->folder.path()},
                                       workspaceOf(objects), endpoint, [this](Result<SchemaText> text) {
                                           m_result = std::move(text);
                                           m_fetch.reset();
                                       });
    }

    Result<SchemaText> result()
    {
        if (!eventually([this] { return m_result.has_value(); }))
            return ResultPromise<SchemaText>::givenUp();
        return *m_result;
    }

    std::unique_ptr<SchemaFixture> m_fixture;
    std::unique_ptr<SchemaFetch> m_fetch;
    std::optional<Result<SchemaText>> m_result;
};

TOOLTRAY_TEST(SchemaFetchTest)
#include "schemafetchtest.moc"
