// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/vault.h"

#include "base/systemclock.h"
#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edit/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;
using credentials::Secret;
using Source = workspace::Credential::Source;

namespace {

class NoExchange final : public credentials::TokenExchange {
public:
    QFuture<Result<credentials::TokenAnswer>> post(credentials::TokenRequest) override
    {
        Answer<credentials::TokenAnswer> answer;
        auto future = answer.future();
        answer.give(Error{ErrorKind::Unavailable, "no_network", "There is no network."});
        return future;
    }
};

workspace::Credential credentialFrom(Source source)
{
    workspace::Credential credential;
    credential.name = "key";
    credential.source = source;
    credential.variable = "TOOLTRAY_TEST_SECRET";
    credential.command = {"/bin/echo", "from-a-command"};
    return credential;
}

workspace::WorkspacePtr workspaceHolding(const workspace::Credential &credential)
{
    workspace::Edit edit;
    edit.steps.push_back(workspace::PutObject{credential});
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
        m_vault =
            std::make_unique<Vault>(Vault::Setting{"team", m_keychain, m_exchange, *m_redactor, m_clock});
    }
    void cleanup() { m_vault.reset(); }

    void secretsComeFromWhereTheyAreKept_data()
    {
        QTest::addColumn<int>("source");
        QTest::addColumn<QByteArray>("secret");
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
        const auto workspace = workspaceHolding(credentialFrom(static_cast<Source>(source)));
        const auto authorizer = m_vault->authorizer(*workspace, "key");
        QVERIFY(authorizer != nullptr);
        const auto fields = test::await(authorizer->fields());
        VERIFY_RESULT(fields);
        QCOMPARE(fields->size(), std::size_t(1));
        QCOMPARE(fields->front().name, std::string("Authorization"));
        QCOMPARE(QByteArray::fromStdString(std::string(fields->front().value.reveal())), "Bearer " + secret);
        QCOMPARE(m_redactor->mask(secret.toStdString()), std::string("***"));
        const auto plain = test::await(m_vault->secret(*workspace, "key"));
        VERIFY_RESULT(plain);
        QCOMPARE(QByteArray::fromStdString(std::string(plain->reveal())), secret);
    }

    void theSameCredentialIsTheSameAuthorizerUntilItChanges()
    {
        workspace::Credential credential = credentialFrom(Source::Environment);
        const auto first = m_vault->authorizer(*workspaceHolding(credential), "key");
        QCOMPARE(m_vault->authorizer(*workspaceHolding(credential), "key"), first);
        credential.headerName = "X-Key";
        QVERIFY(m_vault->authorizer(*workspaceHolding(credential), "key") != first);
    }

    void whatIsNotThereIsSaid()
    {
        const auto workspace = workspaceHolding(credentialFrom(Source::Keychain));
        QVERIFY(m_vault->authorizer(*workspace, "none") == nullptr);
        COMPARE_ERROR(test::await(m_vault->secret(*workspace, "none")), ErrorKind::NotFound,
                      "credential_missing");
    }

    void whatIsLeftOfACredentialThatIsGoneIsRemoved()
    {
        const credentials::SecretName name("team/key");
        VERIFY_RESULT(test::await(m_keychain.write(name, Secret("left behind"))));
        m_vault->keep("key", Secret("another place"));
        VERIFY_RESULT(test::await(m_vault->remove(credentialFrom(Source::Keychain))));
        QVERIFY(!test::await(m_keychain.read(name)).hasValue());
        const auto workspace = workspaceHolding(credentialFrom(Source::Memory));
        VERIFY_RESULT(test::await(m_vault->secret(*workspace, "key")));
    }

    void theTokensOfOAuthAreNoContext()
    {
        workspace::Credential credential = credentialFrom(Source::Memory);
        credential.scheme = workspace::Credential::Scheme::OAuth2ClientCredentials;
        credential.oauth2.emplace();
        credential.oauth2->tokenUrl = "http://auth.test/token";
        credential.oauth2->clientId = "id";
        const auto workspace = workspaceHolding(credential);
        COMPARE_ERROR(test::await(m_vault->secret(*workspace, "key")), ErrorKind::Invalid,
                      "credential_unfit");
        m_vault->keep("key", Secret("client secret"));
        COMPARE_ERROR(test::await(m_vault->authorizer(*workspace, "key")->fields()), ErrorKind::Unavailable,
                      "no_network");
    }

private:
    SystemClock m_clock;
    credentials::MemoryStore m_keychain; // in its place
    NoExchange m_exchange;
    std::unique_ptr<credentials::Redactor> m_redactor;
    std::unique_ptr<Vault> m_vault;
};

TOOLTRAY_TEST(VaultTest)
#include "vaulttest.moc"
