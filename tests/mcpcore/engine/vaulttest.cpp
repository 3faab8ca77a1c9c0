// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/vault.h"

#include "base/time/clock.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <filesystem>

using namespace tooltray;
using namespace tooltray::engine;
using credentials::Secret;
using Source = workspace::Credential::Source;

namespace {

class NoExchange final : public credentials::TokenExchange {
public:
    QFuture<Result<credentials::TokenAnswer>> post(credentials::TokenRequest) override
    {
        ResultPromise<credentials::TokenAnswer> answer;
        auto future = answer.future();
        answer.give(Error{ErrorKind::Unavailable, "no_network", "There is no network."});
        return future;
    }
};

workspace::Credential keyFrom(Source source)
{
    workspace::Credential credential;
    credential.name = "key";
    credential.source = source;
    credential.variable = "TOOLTRAY_TEST_SECRET";
    credential.command = {"/bin/echo", "from-a-command"};
    return credential;
}

workspace::Endpoint endpointUsing(const std::string &credential)
{
    workspace::Endpoint endpoint;
    endpoint.name = "api";
    endpoint.url = "https://api.test/graphql";
    endpoint.credential = credential;
    return endpoint;
}

workspace::ContextVariable variableOf(const std::string &credential)
{
    workspace::ContextVariable variable;
    variable.key = "KEY";
    variable.credential = credential;
    return variable;
}

// Everything as config.yaml would say it, which needs no consent.
workspace::WorkspacePtr workspaceHolding(const workspace::Credential &credential,
                                         workspace::Layer layer = workspace::Layer::Config)
{
    workspace::Edit edit;
    edit.steps.push_back(workspace::PutObject{credential, {}, layer});
    edit.steps.push_back(workspace::PutObject{endpointUsing("key"), {}, layer});
    edit.steps.push_back(workspace::PutObject{variableOf("key"), {}, layer});
    auto applied = workspace::apply(*workspace::Workspace::create({}), edit);
    return applied ? applied->workspace : nullptr;
}

} // namespace

class VaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_redactor = std::make_unique<credentials::Redactor>();
        m_vault = std::make_unique<Vault>(
            Vault::Setting{"team", m_keychain, m_exchange, *m_redactor, m_clock, m_ledger});
    }
    void cleanup() { m_vault.reset(); }

    void aSecretThatIsNotAtHandIsMissedWithoutATry()
    {
        qunsetenv("TOOLTRAY_TEST_SECRET");
        const auto missing = [this](Source source) {
            const auto error =
                m_vault->missingSecret(*workspaceHolding(keyFrom(source)), endpointUsing("key"));
            return error ? error->code : std::string();
        };
        QCOMPARE(missing(Source::Environment), std::string("secret_missing"));
        QCOMPARE(missing(Source::Memory), std::string("secret_missing"));
        QCOMPARE(missing(Source::Keychain), std::string()); // nobody asks for it here
        QCOMPARE(missing(Source::Command), std::string());
        qputenv("TOOLTRAY_TEST_SECRET", "set");
        m_vault->keep("key", Secret("from-the-file"));
        QCOMPARE(missing(Source::Environment), std::string());
        QCOMPARE(missing(Source::Memory), std::string());
    }

    void whatTheKeychainDidNotHaveIsRemembered()
    {
        const auto workspace = workspaceHolding(keyFrom(Source::Keychain));
        const auto missing = [&] {
            const auto ofEndpoint = m_vault->missingSecret(*workspace, endpointUsing("key"));
            const auto ofVariable = m_vault->missingSecret(*workspace, variableOf("key"));
            return (ofEndpoint ? ofEndpoint->code : std::string("none")) + ' '
                   + (ofVariable ? ofVariable->code : std::string("none"));
        };
        QCOMPARE(missing(), std::string("none none"));
        QVERIFY(!test::await(m_vault->authorizer(*workspace, endpointUsing("key"))->fields()).hasValue());
        QCOMPARE(missing(), std::string("secret_missing secret_missing"));
        VERIFY_RESULT(test::await(m_vault->write(*workspace, "key", Secret("entered"))));
        QCOMPARE(missing(), std::string("none none"));
        QCOMPARE(m_vault->missingSecret(*workspace, variableOf("other")).value().code,
                 std::string("credential_missing"));
    }

    void secretsComeFromWhereTheyAreKept_data()
    {
        addColumns<int, QByteArray>("source", "secret");
        QTest::newRow("keychain") << int(Source::Keychain) << QByteArray("from-the-keychain");
        QTest::newRow("environment") << int(Source::Environment) << QByteArray("from-the-environment");
        QTest::newRow("command") << int(Source::Command) << QByteArray("from-a-command");
        QTest::newRow("memory") << int(Source::Memory) << QByteArray("from-the-file");
    }

    void secretsComeFromWhereTheyAreKept()
    {
        QFETCH(int, source);
        QFETCH(QByteArray, secret);
        qputenv("TOOLTRAY_TEST_SECRET", "from-the-environment");
        VERIFY_RESULT(
            test::await(m_keychain.write(credentials::SecretName("team/key"), Secret("from-the-keychain"))));
        m_vault->keep("key", Secret("from-the-file"));
        const auto workspace = workspaceHolding(keyFrom(static_cast<Source>(source)));
        const auto authorizer = m_vault->authorizer(*workspace, endpointUsing("key"));
        QVERIFY(authorizer != nullptr);
        const auto fields = test::await(authorizer->fields());
        VERIFY_RESULT(fields);
        QCOMPARE(fields->size(), std::size_t(1));
        QCOMPARE(fields->front().name, std::string("Authorization"));
        QCOMPARE(QByteArray::fromStdString(std::string(fields->front().value.reveal())), "Bearer " + secret);
        QCOMPARE(m_redactor->mask(secret.toStdString()), std::string("***"));
        const auto plain = test::await(m_vault->secret(*workspace, variableOf("key"), endpointUsing("key")));
        VERIFY_RESULT(plain);
        QCOMPARE(QByteArray::fromStdString(std::string(plain->reveal())), secret);
    }

    void theSameCredentialIsTheSameAuthorizerUntilItChanges()
    {
        workspace::Credential credential = keyFrom(Source::Environment);
        const auto first = m_vault->authorizer(*workspaceHolding(credential), endpointUsing("key"));
        QCOMPARE(m_vault->authorizer(*workspaceHolding(credential), endpointUsing("key")), first);
        credential.headerName = "X-Key";
        QVERIFY(m_vault->authorizer(*workspaceHolding(credential), endpointUsing("key")) != first);
    }

    void whatIsNotThereIsSaid()
    {
        const auto workspace = workspaceHolding(keyFrom(Source::Keychain));
        QVERIFY(m_vault->authorizer(*workspace, endpointUsing("none")) == nullptr);
        COMPARE_ERROR(test::await(m_vault->secret(*workspace, variableOf("none"), endpointUsing("key"))),
                      ErrorKind::NotFound, "credential_missing");
    }

    void whatIsLeftOfACredentialThatIsGoneIsRemoved()
    {
        const credentials::SecretName name("team/key");
        VERIFY_RESULT(test::await(m_keychain.write(name, Secret("left behind"))));
        m_vault->keep("key", Secret("another place"));
        VERIFY_RESULT(test::await(m_vault->remove(keyFrom(Source::Keychain))));
        QVERIFY(!test::await(m_keychain.read(name)).hasValue());
        const auto workspace = workspaceHolding(keyFrom(Source::Memory));
        VERIFY_RESULT(test::await(m_vault->secret(*workspace, variableOf("key"), endpointUsing("key"))));
    }

    void nothingIsReadBeforeSomebodyAgreed_data()
    {
        QTest::addColumn<int>("source");
        QTest::newRow("keychain") << int(Source::Keychain);
        QTest::newRow("environment") << int(Source::Environment);
        QTest::newRow("command") << int(Source::Command);
        QTest::newRow("memory") << int(Source::Memory);
    }

    void nothingIsReadBeforeSomebodyAgreed()
    {
        QFETCH(int, source);
        qputenv("TOOLTRAY_TEST_SECRET", "from-the-environment");
        m_vault->keep("key", Secret("from-the-file"));
        const test::TemporaryFolder folder;
        workspace::Credential credential = keyFrom(static_cast<Source>(source));
        credential.command = {"/bin/touch", (folder / "ran").string()};
        const auto workspace = workspaceHolding(credential, workspace::Layer::Stored);
        const auto code = [](const auto &result) { return result ? std::string() : result.error().code; };
        QCOMPARE(code(test::await(m_vault->authorizer(*workspace, endpointUsing("key"))->fields())),
                 std::string("consent_needed"));
        QCOMPARE(code(test::await(m_vault->secret(*workspace, variableOf("key"), endpointUsing("key")))),
                 std::string("consent_needed"));
        if (credential.source == Source::Command) {
            QCOMPARE(code(test::await(m_vault->stored(*workspace, "key"))), std::string("consent_needed"));
            QCOMPARE(code(test::await(m_vault->tried(*workspace, "key")->fields())),
                     std::string("consent_needed"));
        }
        QVERIFY(!std::filesystem::exists(folder / "ran"));
    }

    void whatIsInMemoryGoesOnInAnotherVault()
    {
        m_vault->keep("key", Secret("until the end"));
        Vault other({"renamed", m_keychain, m_exchange, *m_redactor, m_clock, m_ledger});
        other.keep(m_vault->inMemory());
        const auto secret = test::await(other.stored(*workspaceHolding(keyFrom(Source::Memory)), "key"));
        VERIFY_RESULT(secret);
        QVERIFY(*secret == Secret("until the end"));
    }

    void theSecretsOfManyCredentialsStayMasked()
    {
        credentials::MemoryStore::Secrets secrets;
        for (int i = 1'000; i < 1'300; ++i)
            secrets.emplace(credentials::SecretName("key" + std::to_string(i)),
                            Secret("s3cr3t-number-" + std::to_string(i)));
        m_vault->keep(secrets);
        for (const auto &[name, secret] : secrets)
            QCOMPARE(m_redactor->mask(secret.reveal()), std::string(credentials::Redactor::kMask));
    }

    void theTokensOfOAuthAreNoContext()
    {
        workspace::Credential credential = keyFrom(Source::Memory);
        credential.scheme = workspace::Credential::Scheme::OAuth2ClientCredentials;
        credential.oauth2.emplace();
        credential.oauth2->tokenUrl = "http://auth.test/token";
        credential.oauth2->clientId = "id";
        const auto workspace = workspaceHolding(credential);
        COMPARE_ERROR(test::await(m_vault->secret(*workspace, variableOf("key"), endpointUsing("key"))),
                      ErrorKind::Invalid, "credential_unfit");
        m_vault->keep("key", Secret("client secret"));
        COMPARE_ERROR(test::await(m_vault->authorizer(*workspace, endpointUsing("key"))->fields()),
                      ErrorKind::Unavailable, "no_network");
    }

private:
    SystemClock m_clock;
    credentials::MemoryStore m_keychain; // in its place
    QThreadPool m_pool;
    credentials::ConsentLedger m_ledger{{{}, m_keychain, m_pool, m_clock}};
    NoExchange m_exchange;
    std::unique_ptr<credentials::Redactor> m_redactor;
    std::unique_ptr<Vault> m_vault;
};

TOOLTRAY_TEST(VaultTest)
#include "vaulttest.moc"
