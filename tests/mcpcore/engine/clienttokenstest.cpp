// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/access/clienttokens.h"

#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;

namespace {

workspace::Client clientWith(std::string name, std::string hash)
{
    workspace::Client client;
    client.name = std::move(name);
    client.tokenHash = std::move(hash);
    return client;
}

workspace::WorkspacePtr workspaceWithClients(const std::vector<workspace::Client> &clients)
{
    workspace::Edit edit{{}, workspace::Origin::Outside, {}}; // files say what edits may not
    for (const workspace::Client &client : clients)
        edit.steps.push_back(workspace::PutObject{client});
    auto applied = workspace::apply(*workspace::Workspace::create({}), edit);
    return applied ? applied->workspace : nullptr;
}

// Who that is; empty: nobody.
std::string whoComes(const ClientTokens &tokens, std::string path, std::optional<std::string_view> token)
{
    http::Request request;
    request.target = std::move(path);
    const auto found = tokens.authenticate(request, token);
    const auto *principal = std::get_if<http::Principal>(&found);
    return principal == nullptr ? std::string() : principal->id;
}

} // namespace

class ClientTokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHashIsTheOneOfTheToken()
    {
        QCOMPARE(tokenHash("abc"),
                 std::string("sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void aClientIsKnownByItsTokenAtItsWorkspace()
    {
        ClientTokens tokens;
        tokens.setClients("default", *workspaceWithClients({clientWith("cursor", tokenHash("one"))}));
        tokens.setClients("team", *workspaceWithClients({clientWith("zed", tokenHash("two"))}));
        QCOMPARE(whoComes(tokens, "/mcp", "one"), std::string("default/cursor"));
        QCOMPARE(whoComes(tokens, "/w/default/mcp", "one"), std::string("default/cursor"));
        QCOMPARE(whoComes(tokens, "/w/team/mcp", "two"), std::string("team/zed"));
        QCOMPARE(whoComes(tokens, "/w/team/mcp", "one"), std::string());
        QCOMPARE(whoComes(tokens, "/mcp", "two"), std::string());
        QCOMPARE(whoComes(tokens, "/w/none/mcp", "one"), std::string());
    }

    // What such a path is asked for decides who may, by the whole of the principal.
    void allAreKnownAtThePathsThatAllShare()
    {
        ClientTokens tokens;
        tokens.setClients("default", *workspaceWithClients({clientWith("cursor", tokenHash("one"))}));
        tokens.setClients("team", *workspaceWithClients({clientWith("cursor", tokenHash("two"))}));
        QCOMPARE(whoComes(tokens, "/api/v1/tools?workspace=team", "one"), std::string("default/cursor"));
        QCOMPARE(whoComes(tokens, "/api/v1/tools?workspace=team", "two"), std::string("team/cursor"));
        QCOMPARE(whoComes(tokens, "/api/v1/tools", "three"), std::string());
    }

    void whoeverSharesATokenIsNotLetIn()
    {
        ClientTokens tokens;
        const auto shared = *workspaceWithClients({clientWith("admin", tokenHash("one")),
                                                   clientWith("cursor", tokenHash("one")),
                                                   clientWith("zed", tokenHash("two"))});
        QCOMPARE(tokens.setClients("default", shared), (std::vector<std::string>{"admin", "cursor"}));
        QCOMPARE(whoComes(tokens, "/mcp", "one"), std::string());
        QCOMPARE(whoComes(tokens, "/mcp", "two"), std::string("default/zed"));
        QVERIFY(tokens.setClients("default", *workspaceWithClients({clientWith("cursor", tokenHash("one"))}))
                    .empty());
        QCOMPARE(whoComes(tokens, "/mcp", "one"), std::string("default/cursor"));
    }

    void everybodyIsAtHomeInTheirOwnWorkspace()
    {
        ClientTokens tokens;
        tokens.setClients("default", *workspaceWithClients({}));
        tokens.setClients("team", *workspaceWithClients({clientWith("zed", tokenHash("two"))}));
        QCOMPARE(tokens.workspaceOf("team/zed"), std::string_view("team"));
        QCOMPARE(tokens.workspaceOf("default/cursor"), std::string_view("default"));
        QCOMPARE(tokens.workspaceOf("(stdio)"), std::string_view("default"));
        QCOMPARE(tokens.workspaceOf(""), std::string_view("default"));
    }

    void nobodyElseIsLetIn_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("another") << QByteArray("two");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("the hash itself") << QByteArray::fromStdString(tokenHash("one"));
        QTest::newRow("longer") << QByteArray("one ");
    }

    void nobodyElseIsLetIn()
    {
        QFETCH(QByteArray, token);
        ClientTokens tokens;
        tokens.setClients("default", *workspaceWithClients({clientWith("cursor", tokenHash("one"))}));
        QCOMPARE(whoComes(tokens, "/mcp", token.toStdString()), std::string());
        const auto refused = tokens.authenticate(http::Request(), std::nullopt);
        QVERIFY(std::holds_alternative<http::Challenge>(refused));
        QVERIFY(!std::get<http::Challenge>(refused).message.empty());
    }

    void withoutClientsThereIsNoWayIn()
    {
        const ClientTokens tokens;
        QCOMPARE(whoComes(tokens, "/mcp", std::nullopt), std::string());
        QCOMPARE(whoComes(tokens, "/mcp", "one"), std::string());
    }

    void whoIsSwitchedOffIsNotKnown()
    {
        workspace::Client off = clientWith("off", tokenHash("one"));
        off.enabled = false;
        ClientTokens tokens;
        tokens.setClients("default", *workspaceWithClients({off}));
        QCOMPARE(whoComes(tokens, "/mcp", "one"), std::string());
        QCOMPARE(whoComes(tokens, "/mcp", ""), std::string());
    }

    void clientsThatAreGoneAreForgotten()
    {
        ClientTokens tokens;
        tokens.setClients("default", *workspaceWithClients({clientWith("cursor", tokenHash("one"))}));
        tokens.setClients("default", *workspaceWithClients({}));
        QCOMPARE(whoComes(tokens, "/mcp", "one"), std::string());
    }

    void guestsComeInEverywhereUntilTheEnd()
    {
        ClientTokens tokens;
        workspace::Client guest;
        guest.name = "(script)";
        guest.policy.mutations = workspace::MutationPolicy::Allow;
        const std::string first = tokens.addGuest({guest});
        const std::string second = tokens.addGuest({guest});
        QVERIFY(first != second);
        QCOMPARE(whoComes(tokens, "/mcp", first), std::string("(script)"));
        QCOMPARE(whoComes(tokens, "/w/team/mcp", second), std::string("(script)"));
        QVERIFY(tokens.guest("(script)") != nullptr);
        QCOMPARE(tokens.guest("(script)")->client.policy.mutations, guest.policy.mutations);
        QVERIFY(tokens.guest("cursor") == nullptr);
        tokens.removeGuest(first);
        QCOMPARE(whoComes(tokens, "/mcp", first), std::string());
        QCOMPARE(whoComes(tokens, "/mcp", second), std::string("(script)"));
        tokens.removeGuest(second);
        QVERIFY(tokens.guest("(script)") == nullptr);
        tokens.removeGuest("another");
    }

    void relaysAreStrangersToEachOther()
    {
        ClientTokens tokens;
        workspace::Client guest;
        guest.name = "desk (stdio)";
        const std::string first = tokens.addGuest({guest, "desk", true});
        const std::string second = tokens.addGuest({guest, "desk", true});
        const std::string one = whoComes(tokens, "/mcp", first);
        const std::string other = whoComes(tokens, "/mcp", second);
        QVERIFY(!one.empty() && !other.empty() && one != other);
        QCOMPARE(tokens.guest(one)->client.name, guest.name); // alike for people
        tokens.removeGuest(first);
        QVERIFY(tokens.guest(one) == nullptr);
        QVERIFY(tokens.guest(other) != nullptr);
    }
};

TOOLTRAY_TEST(ClientTokensTest)
#include "clienttokenstest.moc"
