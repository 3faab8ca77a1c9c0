// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/tokens.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::credentials;

namespace {

const OAuthSettings kClient{.tokenUrl = "https://auth.example/token", .clientId = "s6BhdRkqt3"};

std::string headersOf(const TokenRequest &request)
{
    std::string text;
    for (const HeaderField &field : request.headers)
        text += field.name + ": " + std::string(field.value.reveal()) + "\n";
    return text;
}

} // namespace

class TokenRequestsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // RFC 6749 section 4.4.2.
    void clientCredentialsAreAskedForAsInTheStandard()
    {
        const TokenRequest request = clientCredentialsRequest(kClient, Secret("7Fjfp0ZBr1KtDRbnfVdmIw"));
        QCOMPARE(request.url, "https://auth.example/token");
        QCOMPARE(headersOf(request), "Accept: application/json\n"
                                     "Authorization: Basic czZCaGRSa3F0Mzo3RmpmcDBaQnIxS3REUmJuZlZkbUl3\n");
        QCOMPARE(request.body.reveal(), std::string_view("grant_type=client_credentials"));
    }

    void scopesAndAudienceAreSent()
    {
        OAuthSettings settings = kClient;
        settings.scopes = {"read:all", "write"};
        settings.audience = "https://api.example/";
        QCOMPARE(clientCredentialsRequest(settings, Secret("x")).body.reveal(),
                 std::string_view("grant_type=client_credentials&scope=read%3Aall%20write&"
                                  "audience=https%3A%2F%2Fapi.example%2F"));
    }

    // Section 2.3.1.
    void theClientMayBeNamedInTheBody()
    {
        OAuthSettings settings = kClient;
        settings.clientAuthentication = OAuthSettings::ClientAuthentication::Body;
        const TokenRequest request = refreshRequest(settings, Secret("a&b"), Secret("r+t"));
        QCOMPARE(headersOf(request), "Accept: application/json\n");
        QCOMPARE(request.body.reveal(), std::string_view("grant_type=refresh_token&refresh_token=r%2Bt&"
                                                         "client_id=s6BhdRkqt3&client_secret=a%26b"));
    }

    void idAndSecretAreEncodedBeforeTheyAreJoined()
    {
        OAuthSettings settings = kClient;
        settings.clientId = "a:b c";
        const TokenRequest request = clientCredentialsRequest(settings, Secret("d%:\r\n"));
        // base64 of a%3Ab%20c:d%25%3A%0D%0A
        QCOMPARE(std::string(request.headers.at(1).value.reveal()), "Basic YSUzQWIlMjBjOmQlMjUlM0ElMEQlMEE=");
    }

    void aPublicClientSaysItsId()
    {
        const TokenRequest request = codeRequest(
            kClient, Secret(), {Secret("c/1"), Secret("verifier"), "http://127.0.0.1:1/callback"});
        QCOMPARE(headersOf(request), "Accept: application/json\n");
        QCOMPARE(request.body.reveal(),
                 std::string_view("grant_type=authorization_code&code=c%2F1&"
                                  "redirect_uri=http%3A%2F%2F127.0.0.1%3A1%2Fcallback&code_verifier=verifier&"
                                  "client_id=s6BhdRkqt3"));
    }
};

TOOLTRAY_TEST(TokenRequestsTest)
#include "tokenrequeststest.moc"
