// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/gatekeeper.h"

#include "rawclient.h"
#include "support/statictokens.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

namespace {

std::shared_ptr<StaticTokens> tokens()
{
    auto tokens = std::make_shared<StaticTokens>(
        Challenge{.parameters = R"(realm="app")", .message = "A token is needed.", .hint = "Ask for one."});
    tokens->add("one-token", {"one"});
    tokens->add("other/token=", {"other"});
    return tokens;
}

} // namespace

class BearerGuardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void authenticates_data()
    {
        // principal: empty: refused
        tooltray::addColumns<QByteArray, QByteArray, QByteArray>("fields", "principal", "challenge");

        const QByteArray none = R"(Bearer realm="app")";
        const QByteArray invalid = R"(Bearer realm="app", error="invalid_token")";
        const auto row = [](const char *name, const QByteArray &fields, const char *principal,
                            const QByteArray &challenge) {
            QTest::newRow(name) << fields << QByteArray(principal) << challenge;
        };
        row("token", "Authorization: Bearer one-token\r\n", "one", {});
        row("other token", "Authorization: Bearer other/token=\r\n", "other", {});
        row("scheme in lower case", "authorization: bearer one-token\r\n", "one", {});
        row("more spaces", "Authorization:   Bearer   one-token  \r\n", "one", {});
        row("none", {}, "", none);
        row("basic", "Authorization: Basic b25lLXRva2Vu\r\n", "", none);
        row("only the scheme", "Authorization: Bearer\r\n", "", none);
        row("only the token", "Authorization: one-token\r\n", "", none);
        row("no space", "Authorization: Bearerone-token\r\n", "", none);
        row("not a token", "Authorization: Bearer one token\r\n", "", none);
        row("two headers", "Authorization: Bearer one-token\r\nAuthorization: Bearer one-token\r\n", "",
            none);
        row("wrong token", "Authorization: Bearer wrong\r\n", "", invalid);
        row("beginning of a token", "Authorization: Bearer one-toke\r\n", "", invalid);
        row("token and more", "Authorization: Bearer one-tokenx\r\n", "", invalid);
        row("token in other case", "Authorization: Bearer ONE-TOKEN\r\n", "", invalid);
    }
    void authenticates()
    {
        QFETCH(QByteArray, fields);
        QFETCH(QByteArray, principal);
        QFETCH(QByteArray, challenge);

        TestServer server({.authenticator = tokens()});
        RawClient client(server.port());
        client.send(requestText("GET /private", fields));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->header("www-authenticate"), challenge);
        if (!principal.isEmpty()) {
            QCOMPARE(answer->status(), 200);
            QCOMPARE(answer->body, principal);
            QCOMPARE(server.refusals(), "");
            return;
        }
        QCOMPARE(answer->status(), 401);
        QCOMPARE(answer->body,
                 R"({"error":{"code":"unauthorized","message":"A token is needed.","hint":"Ask for one."}})");
        QCOMPARE(server.refusals(), "Bearer:1");
    }

    // Whoever brings none asks what is needed.
    void onlyUnknownTokensAreTold()
    {
        QList<QByteArray> told;
        ServerOptions options{.authenticator = tokens()};
        options.onRefusal = [&told](const Refusal &refusal) {
            told.append(QByteArray::fromStdString(refusal.code));
        };
        TestServer server(std::move(options));
        const auto ask = [&server](const QByteArray &fields) {
            RawClient client(server.port());
            client.send(requestText("GET /private", fields));
            return client.answer().value_or(RawAnswer()).status();
        };
        QCOMPARE(ask({}), 401);
        QCOMPARE(told, QList<QByteArray>());
        QCOMPARE(ask("Authorization: Bearer wrong\r\n"), 401);
        QCOMPARE(ask("Authorization: Bearer wrong-again\r\n"), 401);
        QCOMPARE(told, (QList<QByteArray>{"unauthorized"}));
    }

    void asksNobodyWithoutAuthenticator()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /private"));
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 200);
    }

    void hidesNothingButProtectedPaths_data()
    {
        tooltray::addColumns<QByteArray, int, QByteArray>("line", "status", "refusals");

        const auto row = [](const char *line, int status, const char *refusals) {
            QTest::newRow(line) << QByteArray(line) << status << QByteArray(refusals);
        };
        row("GET /hello", 200, "");
        row("GET /nothing", 404, "Route:1");
        row("GET /.well-known/oauth-protected-resource", 404, "Route:1");
        row("GET /.well-known/oauth-authorization-server/private", 404, "Route:1");
        row("POST /register", 404, "Route:1");
        row("GET /private", 401, "Bearer:1");
        row("GET /private?access_token=one-token", 401, "Bearer:1");
        row("PUT /private", 401, "Bearer:1");
        row("OPTIONS /private", 401, "Bearer:1");
        row("HEAD /private", 401, "Bearer:1");
        row("PUT /hello", 405, "Route:1");
    }
    void hidesNothingButProtectedPaths()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, status);
        QFETCH(QByteArray, refusals);

        TestServer server({.authenticator = tokens()});
        RawClient client(server.port());
        client.send(requestText(line));
        const auto answer =
            client.answer(line.startsWith("HEAD") ? RawClient::Expect::HeadOnly : RawClient::Expect::Body);
        QVERIFY(answer);
        QCOMPARE(answer->status(), status);
        QCOMPARE(answer->header("www-authenticate").isEmpty(), status != 401);
        QCOMPARE(server.refusals(), refusals);
    }

    void forgetsRemovedTokens()
    {
        const std::shared_ptr<StaticTokens> known = tokens();
        TestServer server({.authenticator = known});
        RawClient client(server.port());
        const QByteArray request = requestText("GET /private", "Authorization: Bearer one-token\r\n");
        client.send(request);
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 200);
        known->remove({"one"});
        client.send(request);
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 401);
    }

    void passesTheChallengeOfAnyAuthenticatorOn()
    {
        class ResourceServer final : public Authenticator {
        public:
            std::variant<Principal, Challenge> authenticate(const Request &,
                                                            std::optional<std::string_view>) const override
            {
                return Challenge{.parameters = R"(resource_metadata="/.well-known/x", scope="mcp")",
                                 .message = "Sign in."};
            }
        };
        TestServer server({.authenticator = std::make_shared<ResourceServer>()});
        RawClient client(server.port());
        client.send(requestText("GET /private"));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->header("www-authenticate"),
                 R"(Bearer resource_metadata="/.well-known/x", scope="mcp")");
    }
};

TOOLTRAY_TEST(BearerGuardTest)
#include "bearerguardtest.moc"
