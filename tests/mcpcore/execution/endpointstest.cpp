// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/endpoints.h"
#include "fakecredentials.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspacewith.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

workspace::Endpoint endpointAt(std::string url)
{
    workspace::Endpoint endpoint;
    endpoint.name = "api";
    endpoint.url = std::move(url);
    return endpoint;
}

workspace::ContextVariable contextText(const char *key, const char *text)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = json::Value(text);
    return variable;
}

workspace::ContextVariable contextSecret(const char *key, const char *credential)
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.credential = credential;
    return variable;
}

workspace::Credential credentialCalled(const char *name)
{
    workspace::Credential credential;
    credential.name = name;
    return credential;
}

std::string fieldOf(const ReadyEndpoint &ready, std::string_view name)
{
    std::string values;
    for (const upstream::RequestField &field : ready.request.fields) {
        if (field.name == name)
            values.append(upstream::valueOf(field)).append(";");
    }
    return values;
}

} // namespace

class EndpointsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_credentials = std::make_unique<FakeCredentials>();
        m_endpoints = std::make_unique<Endpoints>(m_transport, m_clock, *m_credentials);
        m_ready.reset();
    }

    void takesTheDefinition()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql");
        endpoint.headers = {{"X-Team", "a"}, {"X-Env", "b"}};
        endpoint.timeouts = {2s, 20s};
        endpoint.limits.responseBytes = 1'000;
        endpoint.proxy = "http://proxy.example:3128";
        endpoint.tls.caFile = "ca.pem";
        prepare(workspaceWith({endpoint}));
        VERIFY_RESULT(*m_ready);
        const upstream::Request &request = (*m_ready)->request;
        QCOMPARE(request.url.text(), std::string("https://api.example/graphql"));
        QCOMPARE(fieldOf(**m_ready, "X-Team") + fieldOf(**m_ready, "X-Env"), std::string("a;b;"));
        QVERIFY(request.timeouts.connect == 2s && request.timeouts.total == 20s);
        QVERIFY(request.limits.received == 1'000 && request.limits.decoded == 1'000);
        QCOMPARE(request.connectivity->proxy.url, std::string("http://proxy.example:3128"));
        QCOMPARE(request.connectivity->tls.caFile, std::string("ca.pem"));
    }

    void eachPurposeHasItsUrl()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql");
        prepare(workspaceWith({endpoint}), Endpoints::For::Rest);
        QCOMPARE((*m_ready)->request.url.text(), std::string("https://api.example/graphql"));
        endpoint.restUrl = "https://api.example/v4";
        endpoint.subscriptions.url = "wss://events.example/graphql";
        prepare(workspaceWith({endpoint}), Endpoints::For::Rest);
        QCOMPARE((*m_ready)->request.url.text(), std::string("https://api.example/v4"));
        prepare(workspaceWith({endpoint}), Endpoints::For::Events);
        QCOMPARE((*m_ready)->request.url.text(), std::string("https://events.example/graphql"));
    }

    void showsTheCredentialInsteadOfAHeader()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql");
        endpoint.credential = "token";
        endpoint.headers = {{"authorization", "mine"}};
        const auto workspace = workspaceWith({endpoint, credentialCalled("token")});
        prepare(workspace);
        COMPARE_ERROR(*m_ready, ErrorKind::NotFound, "credential_missing");
        m_credentials->secrets["token"] = "s3cret";
        prepare(workspace);
        QCOMPARE(fieldOf(**m_ready, "Authorization"), std::string("Bearer s3cret;"));
        QCOMPARE(fieldOf(**m_ready, "authorization"), std::string());
        (*m_ready)->refusal()();
        QCOMPARE(m_credentials->refused, 1);
    }

    void showsCredentialsInQueryAndCookies()
    {
        using credentials::FieldPlace;
        using credentials::Secret;
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql?v=1");
        endpoint.api.location = "https://api.example/openapi.json";
        endpoint.credential = "token";
        m_credentials->secrets["token"] = "s3cret";
        m_credentials->further = {{"key", Secret("a b/c"), FieldPlace::Query},
                                  {"sid", Secret("one"), FieldPlace::Cookie},
                                  {"app", Secret("two"), FieldPlace::Cookie}};
        const auto workspace = workspaceWith({endpoint, credentialCalled("token")});
        prepare(workspace);
        VERIFY_RESULT(*m_ready);
        QCOMPARE((*m_ready)->request.url.text(),
                 std::string("https://api.example/graphql?v=1&key=a%20b%2Fc"));
        QCOMPARE(fieldOf(**m_ready, "Cookie"), std::string("sid=one; app=two;"));
        QCOMPARE(fieldOf(**m_ready, "Authorization"), std::string("Bearer s3cret;"));
        prepare(workspace, Endpoints::For::Description);
        QCOMPARE((*m_ready)->request.url.text(), std::string("https://api.example/openapi.json"));
    }

    void nothingIsPreparedBeforeSomebodyAgreed_data()
    {
        QTest::addColumn<QByteArray>("waiting");
        QTest::newRow("the endpoint") << QByteArray("api");
        QTest::newRow("a variable in its headers") << QByteArray("KEY>api");
    }

    void nothingIsPreparedBeforeSomebodyAgreed()
    {
        QFETCH(QByteArray, waiting);
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql");
        endpoint.credential = "token";
        endpoint.headers = {{"X-Key", "{KEY}"}};
        const auto workspace = workspaceWith({endpoint, credentialCalled("token"), contextText("KEY", "k")});
        m_credentials->secrets = {{"token", "t"}};
        prepare(workspace);
        VERIFY_RESULT(*m_ready); // the control
        m_credentials->waiting = {waiting.toStdString()};
        prepare(workspace);
        QVERIFY(!m_ready->hasValue());
        QCOMPARE(m_ready->error().code, std::string("consent_needed"));
    }

    void saysWithoutATryWhyNothingCanBeSent()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql");
        endpoint.credential = "token";
        const auto whole = workspaceWith({endpoint, credentialCalled("token")});
        m_credentials->secrets = {{"token", "t"}};
        QVERIFY(!m_endpoints->refusal(*whole, "api"));
        m_credentials->waiting = {"api"};
        QCOMPARE(m_endpoints->refusal(*whole, "api").value().code, std::string("consent_needed"));
        m_credentials->waiting = {};
        m_credentials->secrets = {};
        QCOMPARE(m_endpoints->refusal(*whole, "api").value().code, std::string("credential_missing"));
        QCOMPARE(m_endpoints->refusal(*whole, "other").value().code, std::string("endpoint_unknown"));
    }

    void saysWithoutATryWhyAVariableCannotBeSent()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example/graphql");
        endpoint.headers = {{"X-Key", "{KEY}"}};
        const auto workspace = workspaceWith({endpoint, credentialCalled("token"), contextText("KEY", "k")});
        const workspace::ContextVariable &variable = *workspace->contextFor("KEY");
        QVERIFY(!m_endpoints->refusal(*workspace, variable, "api"));
        QVERIFY(!m_endpoints->refusal(*workspace, "api"));
        m_credentials->waiting = {"KEY>api"};
        QCOMPARE(m_endpoints->refusal(*workspace, variable, "api").value().code,
                 std::string("consent_needed"));
        QCOMPARE(m_endpoints->refusal(*workspace, "api").value().code, std::string("consent_needed"));
        QVERIFY(!m_endpoints->refusal(*workspace, variable, "other"));
    }

    void aSecretDoesNotDecideWhereTheEndpointIs()
    {
        const auto workspace = workspaceWith({endpointAt("https://{KEY}.example/graphql"),
                                              credentialCalled("token"), contextSecret("KEY", "token")});
        m_credentials->secrets = {{"token", "t"}};
        prepare(workspace);
        QVERIFY(m_ready && !m_ready->hasValue());
        QCOMPARE(m_ready->error().code, std::string("origin_unknown"));
    }

    void waitsForSecretsOfTheContext()
    {
        workspace::Endpoint endpoint = endpointAt("https://{HOST}/{PROJECT_ID}");
        endpoint.headers = {{"X-Key", "k {KEY}"}};
        m_credentials->secrets["vault"] = "hidden";
        m_credentials->isSlow = true;
        const auto ticket = prepare(
            workspaceWith({endpoint, contextText("HOST", "api.example"), contextText("projectId", "a/b"),
                           contextSecret("KEY", "vault"), credentialCalled("vault")}));
        QVERIFY(!m_ready);
        m_credentials->answer();
        QTRY_VERIFY(m_ready);
        VERIFY_RESULT(*m_ready);
        QCOMPARE((*m_ready)->request.url.text(), std::string("https://api.example/a%2Fb"));
        QCOMPARE(fieldOf(**m_ready, "X-Key"), std::string("k hidden;"));
        QVERIFY(std::holds_alternative<credentials::Secret>((*m_ready)->request.fields[0].value));
    }

    void aDroppedTicketIsNotAnswered()
    {
        m_credentials->secrets["vault"] = "hidden";
        m_credentials->isSlow = true;
        auto ticket = prepare(workspaceWith({endpointAt("https://api.example/{KEY}"),
                                             contextSecret("KEY", "vault"), credentialCalled("vault")}));
        ticket.reset();
        m_credentials->answer();
        QCoreApplication::processEvents();
        QVERIFY(!m_ready);
    }

    void saysWhatIsMissing_data()
    {
        const TestRows<std::string, std::string, std::string> row{"url", "header", "code"};
        row("context", "https://api.example/{KEY}", std::string(), "context_missing");
        row("context of a header", "https://api.example", "{KEY}", "context_missing");
        row("a secret nobody has", "https://api.example/{VAULT}", std::string(), "secret_missing");
        row("line break", "https://api.example", "a{BREAK}b", "invalid_header");
    }
    void saysWhatIsMissing()
    {
        QFETCH(std::string, url);
        QFETCH(std::string, header);
        QFETCH(std::string, code);
        workspace::Endpoint endpoint = endpointAt(url);
        if (!header.empty())
            endpoint.headers = {{"X-Header", header}};
        prepare(workspaceWith({endpoint, contextSecret("VAULT", "vault"), credentialCalled("vault"),
                               contextText("BREAK", "\r\nX-Other: 1")}));
        QVERIFY(m_ready && !*m_ready);
        QCOMPARE(m_ready->error().code, code);
        QVERIFY(!m_ready->error().hint.empty());
    }

    void certificatesAreAlwaysChecked()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example");
        endpoint.tls.verify = false;
        prepare(workspaceWith({endpoint}));
        COMPARE_ERROR(*m_ready, ErrorKind::Invalid, "tls_unverified");
    }

    void limitsAreSharedUntilTheyChange()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example");
        prepare(workspaceWith({endpoint}));
        const auto first = (*m_ready)->endpoint;
        endpoint.url = "https://other.example";
        prepare(workspaceWith({endpoint}));
        QVERIFY((*m_ready)->endpoint == first);
        QCOMPARE((*m_ready)->request.url.host(), std::string("other.example"));
        endpoint.limits.requestsPerMinute = 60;
        prepare(workspaceWith({endpoint}));
        QVERIFY((*m_ready)->endpoint != first);
    }

    void findsTheEndpointThatIsMeant()
    {
        using workspace::resolvedEndpoint;
        workspace::Endpoint other = endpointAt("https://other.example");
        other.name = "other";
        QCOMPARE(resolvedEndpoint(*workspaceWith({}), "").error().code, std::string("no_endpoint"));
        const auto one = workspaceWith({endpointAt("https://api.example")});
        QCOMPARE(*resolvedEndpoint(*one, ""), std::string("api"));
        const auto two = workspaceWith({endpointAt("https://api.example"), other});
        COMPARE_ERROR(resolvedEndpoint(*two, ""), ErrorKind::NotFound, "endpoint_unknown");
        QCOMPARE(*resolvedEndpoint(*two, "other"), std::string("other"));
        QVERIFY(resolvedEndpoint(*two, "othr").error().hint.find("other") != std::string::npos);
        other.name = "default";
        QCOMPARE(*resolvedEndpoint(*workspaceWith({endpointAt("https://api.example"), other}), ""),
                 std::string("default"));
    }

    void identityTellsCredentialsApart()
    {
        workspace::Endpoint endpoint = endpointAt("https://api.example");
        endpoint.credential = "token";
        const auto workspace = workspaceWith({endpoint, credentialCalled("token")});
        const auto identity = [&](const char *secret) {
            m_credentials->secrets["token"] = secret;
            prepare(workspace);
            return (*m_ready)->identity();
        };
        const std::string first = identity("one");
        QCOMPARE(identity("one"), first);
        QVERIFY(identity("two") != first);
    }

private:
    Ticket prepare(const workspace::WorkspacePtr &workspace, Endpoints::For purpose = Endpoints::For::Graphql)
    {
        m_ready.reset();
        auto ready = m_endpoints->prepare(
            workspace, "api", purpose, [this](Result<ReadyEndpoint> later) { m_ready = std::move(later); });
        if (auto *now = std::get_if<Result<ReadyEndpoint>>(&ready)) {
            m_ready = std::move(*now);
            return nullptr;
        }
        return std::get<Ticket>(std::move(ready));
    }

    test::FakeClock m_clock;
    test::FakeTransport m_transport{m_clock};
    std::unique_ptr<FakeCredentials> m_credentials;
    std::unique_ptr<Endpoints> m_endpoints;
    std::optional<Result<ReadyEndpoint>> m_ready;
};

TOOLTRAY_TEST(EndpointsTest)

#include "endpointstest.moc"
