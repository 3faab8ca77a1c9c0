// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/engine/consentfixture.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace tooltray;
using namespace tooltray::engine;
using workspace::Credential;
using workspace::Endpoint;
using workspace::Layer;
using workspace::PutObject;
using workspace::WorkspacePtr;
using Scheme = Credential::Scheme;
using Source = Credential::Source;

namespace {

Credential credentialFrom(Source source, const std::string &name = "c")
{
    Credential credential;
    credential.name = name;
    credential.source = source;
    credential.variable = "GH_TOKEN";
    credential.command = {"/bin/echo", "token"};
    return credential;
}

Credential oauthCredential(const std::string &tokenUrl)
{
    Credential credential = credentialFrom(Source::Keychain);
    credential.scheme = Scheme::OAuth2ClientCredentials;
    credential.oauth2.emplace();
    credential.oauth2->tokenUrl = tokenUrl;
    credential.oauth2->clientId = "me";
    return credential;
}

workspace::ContextVariable variable(const std::string &key, const json::Value &value,
                                    const std::string &credential = {})
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = value;
    variable.credential = credential;
    return variable;
}

using Change = std::function<void(Endpoint &, Credential &)>;

} // namespace
Q_DECLARE_METATYPE(Change)
Q_DECLARE_METATYPE(tooltray::workspace::Credential)

class ConsentsTest final : public ConsentFixture {
    Q_OBJECT

private Q_SLOTS:
    void aWorkspaceThatGetsANewNameKeepsItsConsents_data()
    {
        QTest::addColumn<Credential>("credential");
        for (const Source source : {Source::Environment, Source::Keychain, Source::Memory, Source::Command})
            QTest::addRow("%d", static_cast<int>(source)) << credentialFrom(source);
        QTest::newRow("OAuth") << oauthCredential("https://login.example.com/token");
    }

    void aWorkspaceThatGetsANewNameKeepsItsConsents()
    {
        QFETCH(const Credential, credential);
        Endpoint endpoint = endpointAt("shop", kUrl);
        endpoint.mutations = workspace::MutationPolicy::Allow;
        const WorkspacePtr workspace = holding({endpoint, credential});
        grantAll(workspace);
        const auto accepts = [&](const std::string &name) {
            Consents consents(name, *m_ledger);
            return !consents.endpointRefusal(*workspace, endpoint)
                   && consents.mutations(*workspace, endpoint) == endpoint.mutations;
        };
        QVERIFY(accepts("default") && !accepts("crew")); // as when somebody else renames the folder
        m_ledger->change(renamedConsents(m_ledger->entries(), {}, "default", "crew"));
        QVERIFY(accepts("crew"));
        QVERIFY(!accepts("default")); // another workspace may have that name
        // Of a workspace that had the name nothing is left to this one.
        m_ledger->change(renamedConsents(m_ledger->entries(), {}, "third", "crew"));
        QVERIFY(!accepts("crew"));
    }

    void init() { begin(); }
    void cleanup() { end(); }

    void whatSomebodyElseWroteWaits_data()
    {
        const TestRows<Change> row{"change"};
        row("environment", [](Endpoint &, Credential &) {});
        row("keychain", [](Endpoint &, Credential &credential) { credential.source = Source::Keychain; });
        row("memory", [](Endpoint &, Credential &credential) { credential.source = Source::Memory; });
        row("command", [](Endpoint &, Credential &credential) { credential.source = Source::Command; });
        row("oauth", [](Endpoint &, Credential &credential) {
            credential = oauthCredential("https://auth.test/token");
        });
        row("a client certificate without a credential", [](Endpoint &endpoint, Credential &) {
            endpoint.credential.clear();
            endpoint.tls.certificateFile = "me.pem";
            endpoint.tls.keyFile = "me.key";
        });
        row("a header with a secret variable", [](Endpoint &endpoint, Credential &) {
            endpoint.credential.clear();
            endpoint.headers = {{"X-Team", "{SECRET}"}};
        });
        row("a URL with a secret variable", [](Endpoint &endpoint, Credential &) {
            endpoint.credential.clear();
            endpoint.url = "https://evil.example/{SECRET}/graphql";
        });
        row("a host with a secret variable", [](Endpoint &endpoint, Credential &) {
            endpoint.credential.clear();
            endpoint.url = "https://{SECRET}.evil.example/graphql";
        });
        row("a key that is spelled in another way", [](Endpoint &endpoint, Credential &) {
            endpoint.credential.clear();
            endpoint.headers = {{"X-Team", "{se_cret}"}};
        });
        row("a REST URL with a secret variable", [](Endpoint &endpoint, Credential &) {
            endpoint.credential.clear();
            endpoint.restUrl = "https://evil.example/{SECRET}";
        });
    }

    void whatSomebodyElseWroteWaits()
    {
        QFETCH(Change, change);
        Endpoint endpoint = endpointAt("shop", kUrl);
        Credential credential = credentialFrom(Source::Environment);
        change(endpoint, credential);
        const WorkspacePtr workspace = holding({endpoint, credential, variable("SECRET", {}, "c")});
        QVERIFY(isWaiting(workspace));
        const auto requests = m_consents->requests(*workspace);
        QVERIFY(!requests.empty());
        grantAll(workspace);
        QVERIFY(!isWaiting(workspace)); // the control
        for (const ConsentRequest &request : m_consents->requests(*workspace))
            QCOMPARE(request.state, ConsentRequest::State::Granted);
    }

    void whatChangesIsAskedAgain_data()
    {
        addColumns<Change, bool>("change", "isAsked");
        const auto row = [](const char *name, bool isAsked, Change change) {
            QTest::newRow(name) << std::move(change) << isAsked;
        };
        row("control: another path", false,
            [](Endpoint &endpoint, Credential &) { endpoint.url = "https://api.example.com/v2/graphql"; });
        row("control: the usual port", false,
            [](Endpoint &endpoint, Credential &) { endpoint.url = "https://API.example.com:443/graphql"; });
        row("control: a description", false,
            [](Endpoint &endpoint, Credential &) { endpoint.description = "The same"; });
        row("another host", true,
            [](Endpoint &endpoint, Credential &) { endpoint.url = "https://evil.example/graphql"; });
        row("a host that begins alike", true,
            [](Endpoint &endpoint, Credential &) { endpoint.url = "https://api.example.com.evil.example/"; });
        row("another port", true,
            [](Endpoint &endpoint, Credential &) { endpoint.url = "https://api.example.com:8443/graphql"; });
        row("no encryption", true,
            [](Endpoint &endpoint, Credential &) { endpoint.url = "http://api.example.com/graphql"; });
        row("a REST URL elsewhere", true,
            [](Endpoint &endpoint, Credential &) { endpoint.restUrl = "https://evil.example/rest"; });
        row("subscriptions elsewhere", true,
            [](Endpoint &endpoint, Credential &) { endpoint.subscriptions.url = "wss://evil.example/"; });
        row("a proxy", true,
            [](Endpoint &endpoint, Credential &) { endpoint.proxy = "http://evil.example:3128"; });
        row("another authority", true,
            [](Endpoint &endpoint, Credential &) { endpoint.tls.caFile = "evil.pem"; });
        row("no check of certificates", true,
            [](Endpoint &endpoint, Credential &) { endpoint.tls.verify = false; });
        row("a client certificate", true,
            [](Endpoint &endpoint, Credential &) { endpoint.tls.certificateFile = "mine.pem"; });
        row("another environment variable", true,
            [](Endpoint &, Credential &credential) { credential.variable = "AWS_SECRET_ACCESS_KEY"; });
        row("the keychain", true,
            [](Endpoint &, Credential &credential) { credential.source = Source::Keychain; });
        row("what was typed", true,
            [](Endpoint &, Credential &credential) { credential.source = Source::Memory; });
        row("a command", true,
            [](Endpoint &, Credential &credential) { credential.source = Source::Command; });
        row("a token server", true, [](Endpoint &, Credential &credential) {
            credential = oauthCredential("https://evil.example/token");
        });
    }

    void whatChangesIsAskedAgain()
    {
        QFETCH(Change, change);
        QFETCH(bool, isAsked);
        Endpoint endpoint = endpointAt("shop", kUrl);
        Credential credential = credentialFrom(Source::Environment);
        const WorkspacePtr before = holding({endpoint, credential});
        grantAll(before);
        QVERIFY(!isWaiting(before));
        change(endpoint, credential);
        const WorkspacePtr after = holding({endpoint, credential});
        QCOMPARE(isWaiting(after), isAsked);
        QVERIFY(!isWaiting(before)); // what was agreed to stays agreed to
        if (!isAsked)
            return;
        for (const ConsentRequest &request : m_consents->requests(*after)) {
            if (request.state == ConsentRequest::State::Pending
                && request.kind == ConsentRequest::Kind::Secret)
                QVERIFY(request.before || request.credential.empty());
        }
    }

    void commandsAreAskedForAgain_data()
    {
        QTest::addColumn<Change>("change");
        QTest::newRow("another argument")
            << Change([](Endpoint &, Credential &credential) { credential.command.back() = "other"; });
        QTest::newRow("one more argument")
            << Change([](Endpoint &, Credential &credential) { credential.command.push_back("-x"); });
        QTest::newRow("another program")
            << Change([](Endpoint &, Credential &credential) { credential.command.front() = "/tmp/echo"; });
        QTest::newRow("arguments joined")
            << Change([](Endpoint &, Credential &credential) { credential.command = {"/bin/echo token"}; });
    }

    void commandsAreAskedForAgain()
    {
        QFETCH(Change, change);
        Endpoint endpoint = endpointAt("shop", kUrl);
        Credential credential = credentialFrom(Source::Command);
        grantAll(holding({endpoint, credential}));
        QVERIFY(!isWaiting(holding({endpoint, credential})));
        change(endpoint, credential);
        QVERIFY(isWaiting(holding({endpoint, credential})));
    }

    void configurationCountsForWhatItDefines_data()
    {
        addColumns<int, int, int, bool>("endpointLayer", "credentialLayer", "source", "isAsked");
        for (const Source source : {Source::Environment, Source::Memory, Source::Command, Source::Keychain}) {
            const auto row = [&](const char *name, Layer endpoint, Layer credential, bool isAsked) {
                QTest::addRow("%s %d", name, int(source))
                    << int(endpoint) << int(credential) << int(source) << isAsked;
            };
            row("all of it", Layer::Config, Layer::Config, false);
            row("a folder's endpoint", Layer::Stored, Layer::Config, true);
            row("a folder's credential", Layer::Config, Layer::Stored, true);
            row("neither", Layer::Stored, Layer::Stored, true);
        }
    }

    void configurationCountsForWhatItDefines()
    {
        QFETCH(int, endpointLayer);
        QFETCH(int, credentialLayer);
        QFETCH(int, source);
        QFETCH(bool, isAsked);
        WorkspacePtr workspace =
            holding({credentialFrom(static_cast<Source>(source))}, static_cast<Layer>(credentialLayer));
        workspace = with(workspace, putting({endpointAt("shop", kUrl)}, static_cast<Layer>(endpointLayer)));
        QCOMPARE(isWaiting(workspace), isAsked);
    }

    // As the file of a folder that only --data-dir names.
    void aFoundConfigurationIsNotThePerson()
    {
        for (const Source source : {Source::Environment, Source::Memory, Source::Command, Source::Keychain}) {
            const WorkspacePtr workspace =
                holding({credentialFrom(source), endpointAt("shop", kUrl)}, Layer::Config);
            m_consents->setConfiguration({.file = "/there/config.yaml", .isOwn = false});
            QVERIFY(isWaiting(workspace));
            grantAll(workspace);
            QVERIFY(!isWaiting(workspace));
            m_consents->setConfiguration({.file = "/elsewhere/config.yaml", .isOwn = false});
            QCOMPARE(isWaiting(workspace), source == Source::Memory); // whose secret is another one
            m_consents->setConfiguration({.file = "/there/config.yaml"});
            QVERIFY(!isWaiting(workspace)); // the control
        }
    }

    void theEnvironmentInAnEndpointOfTheConfigurationIsNotMoved()
    {
        Endpoint endpoint = endpointAt("shop", "https://{HOST}/graphql", {});
        endpoint.headers = {{"X-Key", "s3cret"}};
        m_consents->setConfiguration(
            {.file = "/home/me/config.yaml", .expanded = {{"/endpoints/shop/headers/X-Key", "${KEY}"}}});
        const WorkspacePtr own = holding({endpoint, variable("HOST", "api.example.com")}, Layer::Config);
        QVERIFY(!isWaiting(own)); // the control
        const WorkspacePtr moved =
            with(holding({endpoint}, Layer::Config), putting({variable("HOST", "evil.example")}));
        QVERIFY(isWaiting(moved));
    }

    void whatFilesOfTheWorkspaceHoldCounts_data()
    {
        const TestRows<Change> row{"change"};
        row("a program", Change([](Endpoint &, Credential &credential) {
                credential.source = Source::Command;
                credential.command = {"FILE"};
            }));
        row("an argument", Change([](Endpoint &, Credential &credential) {
                credential.source = Source::Command;
                credential.command = {"sh", "-c", "sh 'FILE'; true"};
            }));
        row("an authority", Change([](Endpoint &endpoint, Credential &) { endpoint.tls.caFile = "FILE"; }));
    }

    void whatFilesOfTheWorkspaceHoldCounts()
    {
        QFETCH(Change, change);
        test::TemporaryFolder folder;
        test::TemporaryFolder elsewhere;
        m_consents = std::make_unique<Consents>("default", *m_ledger, folder.path());
        for (const auto *of : {&folder, &elsewhere}) {
            const std::string file = of->write("used", "honest").string();
            Endpoint endpoint = endpointAt("shop", kUrl);
            Credential credential = credentialFrom(Source::Environment);
            change(endpoint, credential);
            for (std::string *text :
                 {&credential.command.front(), &credential.command.back(), &endpoint.tls.caFile}) {
                if (const std::size_t at = text->find("FILE"); at != std::string::npos)
                    text->replace(at, 4, file);
            }
            const WorkspacePtr workspace = holding({endpoint, credential});
            grantAll(workspace);
            QVERIFY(!isWaiting(workspace));
            QVERIFY(!isWaiting(workspace));
            std::filesystem::remove(file);
            of->write("used", "EVIL, and longer");
            QCOMPARE(isWaiting(workspace), of == &folder); // the control is a file that others do not come to
        }
    }

    void aFileElsewhereIsNotReadAsASchema()
    {
        test::TemporaryFolder folder;
        m_consents = std::make_unique<Consents>("default", *m_ledger, folder.path());
        const auto with = [&](const std::string &path, Layer layer) {
            Endpoint endpoint = endpointAt("shop", kUrl, {});
            endpoint.schema = {workspace::SchemaSource::Kind::File, path};
            return holding({endpoint}, layer);
        };
        QVERIFY(isWaiting(with("/etc/hostname", Layer::Stored)));
        QVERIFY(isWaiting(with((folder.path() / "../secret").string(), Layer::Stored)));
        QVERIFY(!isWaiting(with("schema.graphql", Layer::Stored)));
        QVERIFY(!isWaiting(with((folder.path() / "schema.graphql").string(), Layer::Stored)));
        QVERIFY(!isWaiting(with("/etc/hostname", Layer::Config)));
        grantAll(with("/etc/hostname", Layer::Stored));
        QVERIFY(!isWaiting(with("/etc/hostname", Layer::Stored)));
    }

    void aFolderCannotMoveAnEndpointOfTheConfiguration()
    {
        WorkspacePtr workspace =
            holding({credentialFrom(Source::Environment), endpointAt("shop", "https://{HOST}/graphql")},
                    Layer::Config);
        QVERIFY(isWaiting(workspace));
        const WorkspacePtr moved = with(workspace, putting({variable("HOST", "evil.example")}));
        QVERIFY(isWaiting(moved));
        const WorkspacePtr own = with(moved, putting({variable("HOST", "api.example.com")}, Layer::Config));
        QVERIFY(!isWaiting(own)); // the control
    }

    void anEnvironmentVariableOfTheConfigurationIsNotLent()
    {
        m_consents->setConfiguration(
            {.file = "/home/me/config.yaml", .expanded = {{"/context_variables/TOKEN", "${MY_TOKEN}"}}});
        const WorkspacePtr own =
            holding({variable("TOKEN", "s3cret"), variable("PLAIN", "team")}, Layer::Config);
        const auto headed = [&](const std::string &value, Layer layer) {
            Endpoint endpoint = endpointAt("shop", kUrl, {});
            endpoint.headers = {{"X-Value", value}};
            return with(own, putting({endpoint}, layer));
        };
        QVERIFY(isWaiting(headed("{TOKEN}", Layer::Stored)));
        QVERIFY(!isWaiting(headed("{PLAIN}", Layer::Stored)));
        QVERIFY(!isWaiting(headed("{TOKEN}", Layer::Config)));
        // An operation of a tool may inject it into a variable of its own name.
        const WorkspacePtr workspace = headed("none", Layer::Stored);
        const auto &endpoint = *workspace->find<Endpoint>("shop");
        QVERIFY(m_consents->variableRefusal(*workspace, *workspace->contextFor("TOKEN"), endpoint));
        QVERIFY(!m_consents->variableRefusal(*workspace, *workspace->contextFor("PLAIN"), endpoint));
        QCOMPARE(m_consents->requests(*workspace).size(),
                 std::size_t(1)); // now it is known that somebody wants it
    }

    void whatAPersonEntersNeedsNoQuestion_data()
    {
        const TestRows<Change> row{"change"};
        row("environment", Change([](Endpoint &, Credential &) {}));
        row("command",
            Change([](Endpoint &, Credential &credential) { credential.source = Source::Command; }));
        row("keychain",
            Change([](Endpoint &, Credential &credential) { credential.source = Source::Keychain; }));
        row("oauth", Change([](Endpoint &, Credential &credential) {
                credential = oauthCredential("https://auth.test/token");
            }));
        row("a secret header", Change([](Endpoint &endpoint, Credential &) {
                endpoint.headers = {{"X-Team", "{SECRET}"}};
            }));
    }

    void whatAPersonEntersNeedsNoQuestion()
    {
        QFETCH(Change, change);
        Endpoint endpoint = endpointAt("shop", kUrl);
        Credential credential = credentialFrom(Source::Environment);
        change(endpoint, credential);
        const WorkspacePtr empty = workspace::Workspace::create({});
        const WorkspacePtr atOnce =
            enter(empty, putting({endpoint, credential, variable("SECRET", {}, "c")}));
        QVERIFY(!isWaiting(atOnce));
        // What follows goes on as well: the person edits what is theirs.
        credential.variable = "OTHER";
        credential.command = {"/bin/echo", "other"};
        QVERIFY(!isWaiting(enter(atOnce, putting({credential}))));
        endpoint.url = "https://other.example/graphql";
        QVERIFY(!isWaiting(enter(atOnce, putting({endpoint}))));
    }

    void oneAfterTheOtherNeedsNoQuestionEither()
    {
        WorkspacePtr workspace =
            enter(workspace::Workspace::create({}), putting({credentialFrom(Source::Command)}));
        workspace = enter(workspace, putting({endpointAt("shop", kUrl)}));
        QVERIFY(!isWaiting(workspace));
    }

    void anEditOfAPersonAgreesToNothingElse()
    {
        const WorkspacePtr foreign =
            holding({endpointAt("evil", "https://evil.example/"), credentialFrom(Source::Command)});
        QVERIFY(isWaiting(foreign, "evil"));
        // Of the endpoint itself, what was there before.
        Endpoint evil = endpointAt("evil", "https://evil.example/");
        evil.description = "Looked at";
        QVERIFY(isWaiting(enter(foreign, putting({evil})), "evil"));
        // Another endpoint that uses the same command.
        WorkspacePtr workspace = enter(foreign, putting({endpointAt("shop", kUrl)}));
        QVERIFY(isWaiting(workspace, "evil"));
        QVERIFY(isWaiting(workspace, "shop"));
        // A change of the credential does not agree to where it goes.
        Credential changed = credentialFrom(Source::Environment);
        workspace = enter(foreign, putting({changed}));
        QVERIFY(isWaiting(workspace, "evil"));
        // Nor a secret that their header names.
        Endpoint headed = endpointAt("evil", "https://evil.example/", {});
        headed.headers = {{"X-Key", "{SECRET}"}};
        workspace = enter(holding({headed}),
                          putting({credentialFrom(Source::Environment), variable("SECRET", {}, "c")}));
        QVERIFY(isWaiting(workspace, "evil"));
    }

    void anAgentAgreesToNothing()
    {
        workspace::Edit edit = putting({endpointAt("shop", kUrl), credentialFrom(Source::Environment)});
        edit.origin = workspace::Origin::Agent;
        const WorkspacePtr empty = workspace::Workspace::create({});
        const WorkspacePtr after = with(empty, edit);
        QVERIFY(m_consents->enteredBy(*empty, edit, *after).put.empty());
    }

    void aRequestShowsAllThatCounts()
    {
        const WorkspacePtr workspace = holding({endpointAt("shop", kUrl), credentialFrom(Source::Command)});
        const auto requests = m_consents->requests(*workspace);
        QCOMPARE(requests.size(), std::size_t(2));
        const auto value = [](const ConsentRequest &request, const std::string &name) {
            const auto found = std::ranges::find(request.terms, name, &ConsentTerm::name);
            return found == request.terms.end() ? std::string("(none)") : found->value;
        };
        QCOMPARE(requests[0].kind, ConsentRequest::Kind::Command);
        QCOMPARE(value(requests[0], "arguments.0"), std::string("/bin/echo"));
        QCOMPARE(value(requests[0], "arguments.1"), std::string("token"));
        QCOMPARE(value(requests[0], "program"), std::string("/bin/echo"));
        QCOMPARE(requests[1].kind, ConsentRequest::Kind::Secret);
        QCOMPARE(value(requests[1], "secret.source"), std::string("command"));
        QCOMPARE(value(requests[1], "destination.origin"), std::string("https://api.example.com"));
        QCOMPARE(requests[1].endpoint, std::string("shop"));
        QCOMPARE(requests[1].credential, std::string("c"));
        QVERIFY(m_consents->entryOf(*workspace, requests[0].id));
        const WorkspacePtr changed =
            holding({endpointAt("shop", "https://evil.example/"), credentialFrom(Source::Command)});
        QVERIFY(!m_consents->entryOf(*changed, requests[1].id));
    }
};

TOOLTRAY_TEST(ConsentsTest)
#include "consentstest.moc"
