// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/secretwatch.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/curated/curatedfixture.h"
#include "ui/models/contextmodel.h"
#include "ui/pages/context/contextpage.h"

#include <QSignalSpy>
#include <QTest>

#include <set>
#include <string>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

using SecretNames = std::set<std::string>;
using SecretSource = workspace::Credential::Source;

workspace::Credential credentialIn(SecretSource source, const char *name)
{
    workspace::Credential credential;
    credential.name = name;
    credential.source = source;
    return credential;
}

} // namespace

class MissingSecretsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsSecretsThatAreKeptAndForgotten()
    {
        test::CuratedFixture fixture;
        const MissingSecrets missing(fixture.engine.workspaceClient(), fixture.engine.secrets());
        QVERIFY(fixture.open());
        QVERIFY(missing.credentials().empty());
        QVERIFY(fixture.put(credentialIn(SecretSource::Memory, "a")));
        QVERIFY(fixture.put(credentialIn(SecretSource::Memory, "b")));
        QTRY_VERIFY((missing.credentials() == SecretNames{"a", "b"}));
        QVERIFY(test::await(fixture.engine.secrets().keep("a", std::string("s3cret"))).hasValue());
        QTRY_VERIFY((missing.credentials() == SecretNames{"b"}));
        QVERIFY(test::await(fixture.engine.secrets().remove("a")).hasValue());
        QTRY_VERIFY((missing.credentials() == SecretNames{"a", "b"}));
        QVERIFY(fixture.apply(
            {.label = "Delete",
             .steps = {workspace::RemoveObject{.key = {workspace::ObjectKind::Credential, "b"}}}}));
        QTRY_VERIFY((missing.credentials() == SecretNames{"a"}));
    }

    void nothingIsRunAndNobodyIsAskedForThat()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open());
        workspace::Credential program = credentialIn(SecretSource::Command, "program");
        program.command = {"/nonexistent/program"};
        workspace::Credential login = credentialIn(SecretSource::Memory, "login");
        login.scheme = workspace::Credential::Scheme::OAuth2ClientCredentials;
        login.oauth2 = workspace::Credential::OAuth2{};
        login.oauth2->tokenUrl = "http://127.0.0.1:9/token";
        login.oauth2->clientId = "tooltray";
        workspace::Credential variable = credentialIn(SecretSource::Environment, "variable");
        variable.variable = "TOOLTRAY_TEST_NO_SUCH_VARIABLE";
        QVERIFY(fixture.put(program) && fixture.put(login) && fixture.put(variable));
        // As nothing is known of the keychain yet.
        QVERIFY(fixture.put(credentialIn(SecretSource::Keychain, "keychain")));
        const MissingSecrets missing(fixture.engine.workspaceClient(), fixture.engine.secrets());
        QTRY_VERIFY((missing.credentials() == SecretNames{"variable"}));
    }

    void onlyNewsAreTold()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(fixture.put(credentialIn(SecretSource::Memory, "a")));
        const MissingSecrets missing(fixture.engine.workspaceClient(), fixture.engine.secrets());
        const QSignalSpy changed(&missing, &MissingSecrets::changed);
        QTRY_COMPARE(changed.size(), 1);
        workspace::Mapping mapping;
        mapping.name = "colours";
        mapping.entries = {{"red", "1"}};
        QVERIFY(fixture.put(mapping)); // which is no credential
        QVERIFY(fixture.put(credentialIn(SecretSource::Memory, "b")));
        QTRY_COMPARE(changed.size(), 2);
        QVERIFY((missing.credentials() == SecretNames{"a", "b"}));
    }

    void thePageOfVariablesTellsWhatToolsMiss()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open());
        workspace::Endpoint endpoint;
        endpoint.name = "demo";
        endpoint.url = "http:/"
                       "/127.0.0.1:1/graphql";
        workspace::ContextVariable token;
        token.key = "TOKEN";
        token.credential = "shop";
        QVERIFY(fixture.put(endpoint) && fixture.put(credentialIn(SecretSource::Memory, "shop"))
                && fixture.put(token)
                && fixture.put(test::curatedTool("list_issues", "query ($token: String!) { issues }")));
        ContextPage page(fixture.context());
        page.show();
        const auto *model = page.findChild<ContextModel *>();
        QTRY_COMPARE(model->missing(), QStringList{QStringLiteral("TOKEN")});
        QVERIFY(test::await(fixture.engine.secrets().keep("shop", std::string("s3cret"))).hasValue());
        QTRY_COMPARE(model->missing(), QStringList());
    }
};

TOOLTRAY_TEST(MissingSecretsTest)
#include "missingsecretstest.moc"
