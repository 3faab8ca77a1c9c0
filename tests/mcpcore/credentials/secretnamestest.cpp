// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/secretnames.h"

#include "base/text/secretname.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::credentials;

class SecretNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreKnownInAnySpelling_data()
    {
        QTest::addColumn<bool>("isSecret");
        for (const char *name : {"Authorization",
                                 "PROXY-AUTHORIZATION",
                                 "Cookie",
                                 "Set-Cookie",
                                 "password",
                                 "passwd",
                                 "userPassword",
                                 "api_key",
                                 "apiKey",
                                 "X-API-Key",
                                 "x-api-key",
                                 "PRIVATE-TOKEN",
                                 "JOB-TOKEN",
                                 "token",
                                 "access_token",
                                 "refreshToken",
                                 "id_token",
                                 "client_secret",
                                 "clientSecret",
                                 "privateKey",
                                 "X-Auth-Token",
                                 "X-CSRF-Token",
                                 "X-Amz-Security-Token",
                                 "Ocp-Apim-Subscription-Key",
                                 "secret",
                                 "passphrase",
                                 "jwt",
                                 "code_verifier",
                                 "client_assertion",
                                 "aws_secret_access_key",
                                 "credentials"})
            QTest::newRow(name) << true;
        for (const char *name : {"",
                                 "a",
                                 "Accept",
                                 "Content-Type",
                                 "Host",
                                 "name",
                                 "title",
                                 "key",
                                 "keys",
                                 "max_tokens",
                                 "tokens",
                                 "progressToken",
                                 "nextPageToken",
                                 "page_token",
                                 "NextToken",
                                 "syncToken",
                                 "authorizationUrl",
                                 "tokenUrl",
                                 "passwordPolicy",
                                 "secretary",
                                 "Idempotency-Key",
                                 "author",
                                 "authored",
                                 "Mcp-Session-Id",
                                 "token_type",
                                 "primaryKey",
                                 "public_key",
                                 "has_password_expired"})
            QTest::newRow(*name ? name : "empty") << false;
    }
    void namesAreKnownInAnySpelling()
    {
        QFETCH(bool, isSecret);
        const std::string name = QTest::currentDataTag();
        QCOMPARE(isSecretName(name == "empty" ? std::string() : name), isSecret);
    }

    void aTextIsNoName() { QVERIFY(!isSecretName(std::string(100, 'x') + "token")); }
};

TOOLTRAY_TEST(SecretNamesTest)
#include "secretnamestest.moc"
