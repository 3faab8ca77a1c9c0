// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/files.h"
#include "fakeenvironment.h"
#include "storage/backends/sqlsession.h"
#include "storage/configuration/readconfiguration.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/codec/objectcodec.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;

namespace {

Configuration accepted(std::string_view text, std::map<std::string, std::string> variables = {},
                       const std::string &file = "config.yaml")
{
    ReadConfiguration read = readConfiguration(text, file, fakeEnvironment(std::move(variables)));
    for (const ConfigurationProblem &diagnostic : read.diagnostics)
        qWarning("%s", diagnostic.toString().c_str());
    return read.diagnostics.empty() ? std::move(read.configuration) : Configuration{};
}

template <typename T>
const T *objectNamed(const Configuration &configuration, std::string_view name)
{
    for (const ConfiguredObject &configured : configuration.objects) {
        const T *object = std::get_if<T>(&configured.object);
        if (object != nullptr && nameOf(configured.object) == name)
            return object;
    }
    return nullptr;
}

json::Position placeOf(const Configuration &configuration, const ObjectKey &key)
{
    for (const ConfiguredObject &configured : configuration.objects) {
        if (keyOf(configured.object) == key)
            return configured.place;
    }
    return {0, 0};
}

std::string textOf(const SealedText &sealed)
{
    return sealed.open([](std::string_view text) { return std::string(text); });
}

std::string dataFile(const std::string &name)
{
    return readFile(std::string(TOOLTRAY_SOURCE_DIR "/tests/data/config/") + name, 1U << 20U).valueOr("");
}

// The authentication of the short form, with these members.
Configuration authenticated(const std::string &members, std::map<std::string, std::string> variables = {})
{
    return accepted("graphql_endpoint: https://a.test\nauthentication: {" + members + "}\n",
                    std::move(variables));
}

} // namespace

class ConfigExamplesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShortFormIsTheEndpointCalledDefault()
    {
        const Configuration read = accepted("graphql_endpoint: \"https://api.example.com/graphql\"\n");
        QCOMPARE(read.objects.size(), std::size_t{1});
        const auto *endpoint = objectNamed<Endpoint>(read, "default");
        QVERIFY(endpoint != nullptr);
        Endpoint expected;
        expected.name = "default";
        expected.url = "https://api.example.com/graphql";
        QVERIFY(*endpoint == expected);
        QVERIFY((placeOf(read, {ObjectKind::Endpoint, "default"}) == json::Position{1, 1}));
    }

    void everyTypeOfAuthenticationLoads_data()
    {
        const TestRows<QByteArray, QByteArray> row{"members", "credential"};
        row("bearer", "type: bearer, value: \"${TOKEN}\"", R"({"source":"environment","variable":"TOKEN"})");
        row("api key", "type: api_key, value: \"${TOKEN}\", header_name: \"X-Api-Key\"",
            R"({"scheme":"api_key","source":"environment","header_name":"X-Api-Key","variable":"TOKEN"})");
        row("bearer token in a header of its own",
            "type: bearer, value: \"${TOKEN}\", header_name: X-Authorization",
            R"({"source":"environment","header_name":"X-Authorization","variable":"TOKEN"})");
        row("basic in a header of its own",
            "type: basic, user: me, value: \"${TOKEN}\", header_name: X-Login",
            R"({"scheme":"basic","source":"environment","header_name":"X-Login","user":"me","variable":"TOKEN"})");
        row("any header", "type: header, value: \"${TOKEN}\", header_name: Private-Token",
            R"({"scheme":"header","source":"environment","header_name":"Private-Token","variable":"TOKEN"})");
        row("basic", "type: basic, value: \"${TOKEN}\", user: me",
            R"({"scheme":"basic","source":"environment","user":"me","variable":"TOKEN"})");
        row("client credentials",
            "type: oauth2_client_credentials, value: \"${TOKEN}\", client_id: me, "
            "token_url: \"https://a.test/token\", scopes: [api], audience: all",
            R"({"scheme":"oauth2_client_credentials","source":"environment","variable":"TOKEN",)"
            "\"oauth2\":{\"token_url\":\"https://a.test/token\","
            R"("client_id":"me","scopes":["api"],"audience":"all"}})");
        row("client credentials in a header of their own",
            "type: oauth2_client_credentials, value: \"${TOKEN}\", client_id: me, "
            "token_url: \"https://a.test/token\", header_name: X-Authorization",
            R"({"scheme":"oauth2_client_credentials","source":"environment",)"
            R"("header_name":"X-Authorization","variable":"TOKEN",)"
            "\"oauth2\":{\"token_url\":\"https://a.test/token\",\"client_id\":\"me\"}}");
        row("command", "type: command, value: gh auth token, lifetime: 15 min",
            R"({"source":"command","command":["gh","auth","token"],)"
            R"("command_lifetime_seconds":900})");
        row("command as a list, into a header",
            "type: command, value: [pass, \"my token\"], header_name: X-Key",
            R"({"scheme":"header","source":"command","header_name":"X-Key","command":["pass","my token"]})");
        row("keychain", "type: bearer", "{}");
    }

    void everyTypeOfAuthenticationLoads()
    {
        QFETCH(const QByteArray, members);
        QFETCH(const QByteArray, credential);
        const Configuration read = authenticated(members.toStdString(), {{"TOKEN", "t0k3n"}});
        const auto *found = objectNamed<Credential>(read, "default");
        QVERIFY(found != nullptr);
        QCOMPARE(json::write(encode(Object(*found))), credential.toStdString());
        QCOMPARE(objectNamed<Endpoint>(read, "default")->credential, std::string("default"));
        QVERIFY(read.secrets.empty());
        QVERIFY((placeOf(read, {ObjectKind::Credential, "default"}) == json::Position{2, 1}));
    }

    void aSecretInTheFileIsHandedOverSealed()
    {
        const Configuration read = authenticated("type: bearer, value: s3cr3t");
        QVERIFY(objectNamed<Credential>(read, "default")->source == Credential::Source::Memory);
        QCOMPARE(read.secrets.size(), std::size_t{1});
        QCOMPARE(read.secrets.front().credential, std::string("default"));
        QCOMPARE(textOf(read.secrets.front().text), std::string("s3cr3t"));
    }

    void aSecretMadeOfSeveralPartsIsSealedAsWell()
    {
        const Configuration read = authenticated("type: bearer, value: \"${A}-${B:-b}\"", {{"A", "a"}});
        QCOMPARE(textOf(read.secrets.front().text), std::string("a-b"));
    }

    void aDefaultIsTheSecretWhereTheVariableIsEmpty()
    {
        const std::string members = "type: bearer, value: \"${TOKEN:-none}\"";
        const Configuration unset = authenticated(members, {{"TOKEN", ""}});
        QCOMPARE(textOf(unset.secrets.front().text), std::string("none"));
        const Configuration set = authenticated(members, {{"TOKEN", "t"}});
        QVERIFY(set.secrets.empty());
        QCOMPARE(objectNamed<Credential>(set, "default")->variable, std::string("TOKEN"));
    }

    void endpointsHaveNames()
    {
        const Configuration read =
            accepted(dataFile("endpoints.yaml"), {{"TOKEN", "t"}}, "/etc/tooltray/config.yaml");
        const auto *endpoint = objectNamed<Endpoint>(read, "github");
        QVERIFY(endpoint != nullptr);
        QCOMPARE(json::writePretty(encode(Object(*endpoint))), dataFile("github.json"));
        QVERIFY(objectNamed<Endpoint>(read, "local")->schema.kind == SchemaSource::Kind::Federation);
        QVERIFY((placeOf(read, {ObjectKind::Endpoint, "github"}) == json::Position{3, 3}));
        QVERIFY((placeOf(read, {ObjectKind::Credential, "github"}) == json::Position{7, 5}));
        QVERIFY((placeOf(read, {ObjectKind::Endpoint, "local"}) == json::Position{19, 3}));
    }

    void contextVariablesAreTextsNumbersAndBooleans()
    {
        const Configuration read = accepted("context_variables: { WORKSPACE_ID: \"workspace_123\", LIMIT: "
                                            "12345678901234567890, DRAFTS: true,\n"
                                            "                     DAY: 2026-01-01, FROM: \"${FROM}\" }\n",
                                            {{"FROM", "007"}});
        const auto value = [&](const char *key) {
            return json::write(objectNamed<ContextVariable>(read, key)->value);
        };
        QCOMPARE(value("WORKSPACE_ID"), std::string("\"workspace_123\""));
        QCOMPARE(value("LIMIT"), std::string("12345678901234567890"));
        QCOMPARE(value("DRAFTS"), std::string("true"));
        QCOMPARE(value("DAY"), std::string("\"2026-01-01\""));
        QCOMPARE(value("FROM"), std::string("\"007\""));
        QVERIFY(objectNamed<ContextVariable>(read, "DAY")->origin == Origin::Config);
        QVERIFY((placeOf(read, {ObjectKind::Context, "DAY"}) == json::Position{2, 22}));
    }

    void persistenceHasADefaultAndExceptions()
    {
        const Configuration read =
            accepted("context_persistence: { default: session, variables: { KEY: persistent } }\n");
        QVERIFY(read.settings.contextScope == ContextScope::Session);
        QCOMPARE(read.contextScopes.size(), std::size_t{1});
        QVERIFY(read.contextScopes.at("KEY") == ContextScope::Persistent);
        QVERIFY((read.places.at("/context_persistence/variables/KEY") == json::Position{1, 55}));
    }

    void enumerationsAreTypes()
    {
        const Configuration read = accepted(
            "enumerations:\n"
            "  workspace_users: [ {name: \"John Doe\", value: \"john_doe\"}, {name: Ann, value: ann, "
            "description: Lead} ]\n"
            "  sizes: [ 1, 2.50 ]\n"
            "  mixed: [ true, all ]\n");
        const auto schema = [&](const char *name) {
            return json::write(objectNamed<CustomType>(read, name)->schema);
        };
        QCOMPARE(schema("workspace_users"),
                 std::string(R"({"type":"string","oneOf":[{"const":"john_doe","title":"John Doe"},)"
                             R"({"const":"ann","title":"Ann","description":"Lead"}]})"));
        QCOMPARE(schema("sizes"), std::string(R"({"type":"number","oneOf":[{"const":1},{"const":2.50}]})"));
        QCOMPARE(schema("mixed"), std::string(R"({"oneOf":[{"const":true},{"const":"all"}]})"));
    }

    void mappingsKeepTheirOrder()
    {
        const Configuration read = accepted("mappings: { pipeline_name_to_id: { \"In Progress\": pipeline_2, "
                                            "\"Backlog\": \"pipeline_1\" } }\n");
        const auto *mapping = objectNamed<Mapping>(read, "pipeline_name_to_id");
        QVERIFY(mapping != nullptr);
        QVERIFY((mapping->entries
                 == std::vector<Mapping::Entry>{{"In Progress", "pipeline_2"}, {"Backlog", "pipeline_1"}}));
    }

    void theServerSaysOnlyWhatIsSaid()
    {
        const Configuration read = accepted("server: { port: 8665 }\n");
        QCOMPARE(read.server.port, std::optional<std::uint16_t>(8665));
        QVERIFY(!read.server.addresses);
        QVERIFY((read.places.at("/server/port") == json::Position{1, 11}));
        const ConfiguredServer all =
            accepted(
                "server:\n  port: \"${PORT}\"\n  addresses: [127.0.0.1, \"::1\"]\n  allowed_hosts: "
                "[box.local]\n"
                "  allowed_origins: [\"https://app.test\"]\n  max_connections: 100\n  max_body_bytes: 1 MiB\n"
                "  metrics: ${METRICS:-true}\n",
                {{"PORT", "9000"}})
                .server;
        QVERIFY((all
                 == ConfiguredServer{9000,
                                     std::vector<std::string>{"127.0.0.1", "::1"},
                                     {"box.local"},
                                     {"https://app.test"},
                                     100,
                                     1U << 20U,
                                     true}));
    }

    void theSurfaceHasTwoForms()
    {
        QVERIFY((accepted("surface: auto\n").settings.surface == Surface{}));
        QVERIFY((accepted("surface: { mode: commands, max_tools: 10, max_bytes: 60000 }\n").settings.surface
                 == Surface{SurfaceMode::Commands, 10, 60'000}));
    }

    void everyStorageAdapterLoads()
    {
        QVERIFY(accepted("storage: { adapter: json }\n").storage.adapter == ConfiguredStorage::Adapter::Json);
        const ConfiguredStorage file =
            accepted("storage: { adapter: sqlite, path: tools.db }\n", {}, "/srv/config.yaml").storage;
        QVERIFY(file.adapter == ConfiguredStorage::Adapter::Sqlite);
        QCOMPARE(file.path, std::string("/srv/tools.db"));
        const ConfiguredStorage team =
            accepted("storage: { adapter: postgresql, host: db.test, port: 5433, database: tools, user: me,\n"
                     "           password: \"${PGPASSWORD}\", tls: verify-full,\n"
                     "           schema: team, ca_file: /etc/ca.pem, shared_key: \"${SHARED_KEY}\" }\n",
                     {{"PGPASSWORD", "s3cr3t"}, {"SHARED_KEY", std::string(32, 'k')}})
                .storage;
        QVERIFY(team.adapter == ConfiguredStorage::Adapter::Postgresql);
        QCOMPARE(team.host, std::string("db.test"));
        QCOMPARE(team.port, std::uint16_t{5433});
        QCOMPARE(team.database, std::string("tools"));
        QCOMPARE(team.user, std::string("me"));
        QCOMPARE(team.password->variable, std::string("PGPASSWORD"));
        QCOMPARE(textOf(team.password->text), std::string("s3cr3t"));
        QCOMPARE(textOf(team.sharedKey->text), std::string(32, 'k'));
        QVERIFY(team.tls == ConfiguredStorage::Tls::VerifyFull);
    }

    void aDatabaseIsReachedAsTheFileSays()
    {
        const PostgresAddress least =
            accepted("storage: { adapter: postgresql, database: tools }\n").storage.postgresAddress();
        QCOMPARE(least.port, 5432);
        QCOMPARE(least.schema, PostgresAddress().schema);
        QVERIFY(!least.password);
        const PostgresAddress most =
            accepted("storage: { adapter: postgresql, host: db.test, port: 5433, database: tools, user: me,\n"
                     "           password: s3cr3t, tls: require, schema: team, ca_file: ca.pem }\n",
                     {}, "/etc/config.yaml")
                .storage.postgresAddress();
        QCOMPARE(most.host, std::string("db.test"));
        QCOMPARE(most.port, 5433);
        QCOMPARE(most.database, std::string("tools"));
        QCOMPARE(most.user, std::string("me"));
        QCOMPARE(most.schema, std::string("team"));
        QVERIFY(
            (most.options
             == std::map<std::string, std::string>{{"sslmode", "require"}, {"sslrootcert", "/etc/ca.pem"}}));
        QCOMPARE(most.password().valueOr(""), std::string("s3cr3t"));
    }

    void clientsAndSettingsAreTheWorkspaces()
    {
        const Configuration read =
            accepted("title: Work\ngroups_off: [execute]\nresult_bytes: 100 kB\nclients:\n  cursor:\n    "
                     "token_hash: sha256:"
                     + std::string(64, 'a') + "\n    policy: { read_only: true, allowed_tags: [reading] }\n");
        QCOMPARE(read.settings.title, std::optional<std::string>("Work"));
        QVERIFY((read.settings.groupsOff == std::vector<BuiltInGroup>{BuiltInGroup::Execute}));
        QCOMPARE(read.settings.resultBytes, std::optional<std::uint64_t>(100'000));
        QVERIFY(objectNamed<Client>(read, "cursor")->policy.readOnly);
    }

    void aFileThatSaysNothingIsFine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF");
        QTest::newRow("comments") << QByteArray("# nothing yet\n\n");
        QTest::newRow("null") << QByteArray("~\n");
        QTest::newRow("begin and end") << QByteArray("---\n...\n");
        QTest::newRow("empty map") << QByteArray("{}\n");
        QTest::newRow("sections without content")
            << QByteArray("server:\n  # port: 1\nendpoints:\nmappings:\n");
    }

    void aFileThatSaysNothingIsFine()
    {
        QFETCH(const QByteArray, text);
        const ReadConfiguration read =
            readConfiguration(text.toStdString(), "config.yaml", fakeEnvironment());
        QVERIFY(read.diagnostics.empty());
        QVERIFY(read.configuration.objects.empty());
        QVERIFY(read.configuration.settings.isEmpty());
    }

    void jsonIsYamlToo()
    {
        QVERIFY(accepted("{\"server\": {\"port\": 1, \"metrics\": true}}").server.metrics);
    }

    void whatTheEnvironmentSaysChangesNoStructure()
    {
        const Configuration read =
            accepted("title: ${EVIL}\n", {{"EVIL", "a\nserver: {port: 1}\n# ${MORE}"}});
        QCOMPARE(read.settings.title, std::optional<std::string>("a\nserver: {port: 1}\n# ${MORE}"));
        QVERIFY(!read.server.port);
    }

    void asAResultItIsAnErrorWithAllThatIsWrong()
    {
        const std::string path = "/home/me/config.yaml";
        const auto read = configurationIn("surface: direct\n", path, fakeEnvironment());
        VERIFY_RESULT(read);
        QCOMPARE(read->file, path);
        const auto broken = configurationIn("surface: x\nserver: 1\n", path, fakeEnvironment());
        COMPARE_ERROR(broken, ErrorKind::Invalid, "config_invalid");
        QVERIFY(broken.error().message.starts_with(path + ":1:10: "));
        QCOMPARE(broken.error().hint,
                 std::string("Correct this and the other problem in the file, then try again."));
        QCOMPARE(broken.error().details["problems"].size(), std::size_t{2});
        QCOMPARE(broken.error().details["problems"][1]["line"].toInt64(), std::optional<std::int64_t>(2));
    }
};

TOOLTRAY_TEST(ConfigExamplesTest)

#include "configexamplestest.moc"
