// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/tokens.h"

#include "support/result.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::credentials;

class TokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreReadAsWidelyAsServersWriteThem_data()
    {
        // lifetime: -1: not known
        const TestRows<QByteArray, QByteArray, qint64> row{"body", "refresh", "lifetime"};
        row("{'access_token':'a','token_type':'Bearer','expires_in':3600,'refresh_token':'r'}", "r", 3600);
        row("{'access_token':'a','token_type':'bearer'}", "", -1);
        row("{'access_token':'a','token_type':'BEARER','expires_in':'3600'}", "", 3600);
        row("{'access_token':'a','expires_in':3599.9,'refresh_token':null}", "", 3599);
        row("{'access_token':'a','expires_in':0}", "", -1);
        row("{'access_token':'a','expires_in':-5}", "", -1);
        row("{'access_token':'a','expires_in':'soon'}", "", -1);
        row("{'access_token':'a','expires_in':'12x'}", "", -1);
        row("{'access_token':'a','expires_in':''}", "", -1);
        row("{'access_token':'a','expires_in':null}", "", -1);
        row("{'access_token':'a','expires_in':1e300}", "", 315'360'000);
        row("{'access_token':'a','expires_in':'nan'}", "", -1);
        row("{'access_token':'a','error':null,'scope':'x','more':{}}", "", -1);
    }
    void answersAreReadAsWidelyAsServersWriteThem()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, refresh);
        QFETCH(qint64, lifetime);
        const auto tokens = readTokens({200, Secret(body.replace('\'', '"').toStdString())}, Redactor());
        VERIFY_RESULT(tokens);
        QVERIFY(tokens->access == Secret("a"));
        QVERIFY(tokens->refresh == Secret(refresh.toStdString()));
        QCOMPARE(tokens->lifetime ? qint64(tokens->lifetime->count()) : -1, lifetime);
    }

    void anIdTokenSaysWhoSignedIn_data()
    {
        const TestRows<QByteArray, QByteArray> row{"claims", "person"};
        row("{'sub':'7','name':'Ada','email':'ada@example.com'}", "ada@example.com");
        row("{'sub':'7','name':'Ada','preferred_username':'ada'}", "ada");
        row("{'sub':'7','name':'Ada'}", "Ada");
        row("{'sub':'7'}", "");
        row("{'email':7}", "");
        row("no JSON", "");
        row("", "");
    }
    void anIdTokenSaysWhoSignedIn()
    {
        QFETCH(QByteArray, claims);
        QFETCH(QByteArray, person);
        claims.replace('\'', '"');
        const std::string body = "{\"access_token\":\"a\",\"id_token\":\"e30."
                                 + encodeBase64Url(claims.toStdString()) + ".c2ln\"}";
        const auto tokens = readTokens({200, Secret(body)}, Redactor());
        VERIFY_RESULT(tokens);
        QCOMPARE(tokens->person, person.toStdString());
    }

    void whatIsNoTokenIsAnError_data()
    {
        addColumns<int, QByteArray, QByteArray>("status", "body", "code");
        const auto row = [](int status, const char *body, const char *code) {
            QTest::addRow("%d %s", status, body) << status << QByteArray(body) << QByteArray(code);
        };
        row(400, "{'error':'invalid_grant'}", "oauth_grant_refused");
        row(401, "{'error':'invalid_client','error_description':'No such client'}", "oauth_client_refused");
        row(400, "{'error':'unauthorized_client'}", "oauth_client_refused");
        row(400, "{'error':'invalid_scope'}", "oauth_scope_refused");
        row(400, "{'error':'invalid_request'}", "oauth_request_refused");
        row(400, "{'error':'unsupported_grant_type'}", "oauth_request_refused");
        row(200, "{'error':'bad_verification_code'}", "oauth_refused"); // as GitHub says it
        row(503, "{'error':'temporarily_unavailable'}", "oauth_unavailable");
        row(503, "<html>", "oauth_unavailable");
        row(429, "", "oauth_unavailable");
        row(200, "", "oauth_answer_unreadable");
        row(200, "<html>", "oauth_answer_unreadable");
        row(200, "[]", "oauth_answer_unreadable");
        row(200, "access_token=a&token_type=bearer", "oauth_answer_unreadable");
        row(302, "{'access_token':'a'}", "oauth_answer_unreadable");
        row(404, "{}", "oauth_answer_unreadable");
        row(200, "{}", "oauth_token_missing");
        row(200, "{'access_token':''}", "oauth_token_missing");
        row(200, "{'access_token':null}", "oauth_token_missing");
        row(200, "{'access_token':7}", "oauth_token_missing");
        row(200, "{'id_token':'x','token_type':'bearer'}", "oauth_token_missing");
        row(200, "{'access_token':'a','token_type':'mac'}", "oauth_token_type");
        row(200, "{'access_token':'a','token_type':'DPoP'}", "oauth_token_type");
    }
    void whatIsNoTokenIsAnError()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        const auto tokens = readTokens({status, Secret(body.replace('\'', '"').toStdString())}, Redactor());
        QVERIFY(!tokens);
        QCOMPARE(tokens.error().code, code.toStdString());
        QVERIFY(!tokens.error().message.empty() && !tokens.error().hint.empty());
    }

    void whatTheServerSaysIsQuotedWithoutSecrets()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("refresh-token-1"));
        const std::string body = "{\"error\":\"invalid_grant\",\"error_description\":\"No refresh-token-1\\n"
                                 + std::string(1000, 'x') + "\"}";
        const auto tokens = readTokens({400, Secret(body)}, redactor);
        QVERIFY(!tokens);
        const std::string &message = tokens.error().message;
        QVERIFY2(message.starts_with("The authorization server refused: invalid_grant (No *** xxx"),
                 message.c_str());
        QVERIFY(message.size() < 400 && message.find('\n') == std::string::npos);
    }
};

TOOLTRAY_TEST(TokensTest)
#include "tokenstest.moc"
