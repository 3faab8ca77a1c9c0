// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakeenvironment.h"
#include "storage/configuration/readconfiguration.h"
#include "support/testcase.h"
#include "workspace/codec/objectcodec.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <concepts>
#include <ostream>

using namespace tooltray;
using namespace tooltray::storage;

namespace {

constexpr std::string_view kCanary = "c4n4ry";

template <typename T>
concept Printable = requires(std::ostream &out, const T &value)
{
    out << value;
};
template <typename T>
concept Encodable = requires(const T &value)
{
    workspace::encode(value);
};

static_assert(!Printable<SealedText> && !Encodable<SealedText>);
static_assert(!std::equality_comparable<SealedText> && !std::convertible_to<SealedText, std::string_view>);
static_assert(!std::equality_comparable<ConfiguredSecret>);

// Everything of a configuration that can be printed at all, and everything it says about mistakes.
std::string everythingSaid(const ReadConfiguration &read)
{
    std::string all;
    for (const ConfigurationProblem &diagnostic : read.diagnostics)
        all += diagnostic.toString() + '\n';
    for (const ConfiguredObject &object : read.configuration.objects)
        json::write(workspace::encode(object.object), all);
    for (const CredentialSecret &secret : read.configuration.secrets)
        all += secret.credential;
    const ConfiguredStorage &storage = read.configuration.storage;
    return all + storage.path + storage.host + storage.database + storage.user;
}

} // namespace

class ConfigSecretsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSecretIsInNoDefinitionAndInNoMessage_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const QByteArray &members) {
            QTest::newRow(name) << "graphql_endpoint: https://a.test\nauthentication: " + members + "\n";
        };
        row("from the environment", "{type: bearer, value: \"${SECRET}\"}");
        row("with a default", "{type: bearer, value: \"${NONE:-c4n4ry}\"}");
        row("in the file", "{type: bearer, value: c4n4ry}");
        row("with something before it",
            "{type: header, header_name: Authorization, value: \"Token ${SECRET}\"}");
        row("of a client", "{type: oauth2_client_credentials, client_id: me, token_url: \"https://a.test\", "
                           "value: \"${SECRET}\"}");
        row("alone", "c4n4ry");
        row("from the environment alone", "${SECRET}");
        row("in a list", "[c4n4ry]");
        row("list in its place", "{type: bearer, value: [c4n4ry, \"${SECRET}\"]}");
        row("map in its place", "{type: bearer, value: {a: c4n4ry}}");
        row("under another key", "{type: bearer, token: c4n4ry}");
        row("as the user", "{type: basic, user: [c4n4ry], value: x}");
        row("as the name of the header", "{type: header, header_name: \"c4n4ry c4n4ry\", value: x}");
        row("in the URL of tokens", "{type: oauth2_client_credentials, client_id: me, value: x, "
                                    "token_url: \"https://c4n4ry@a.test\"}");
        row("twice among the scopes",
            "{type: oauth2_client_credentials, client_id: me, value: x, "
            "token_url: \"https://a.test\", scopes: [\"${SECRET}\", \"${SECRET}\"]}");
        row("command with quotes", "{type: command, value: \"echo 'c4n4ry'\"}");
        QTest::newRow("in a URL") << QByteArray("graphql_endpoint: https://me:c4n4ry@a.test\n");
        QTest::newRow("in a URL that is none") << QByteArray("graphql_endpoint: me:c4n4ry@a.test\n");
        QTest::newRow("in a header") << QByteArray(
            "endpoints: {a: {url: \"https://a.test\", headers: {Cookie: c4n4ry}}}\n");
        QTest::newRow("in a proxy") << QByteArray(
            "endpoints: {a: {url: \"https://a.test\", proxy: \"http://x:${SECRET}@p.test\"}}\n");
        QTest::newRow("for a database")
            << QByteArray("storage: {adapter: postgresql, database: d, password: \"${SECRET}\"}\n");
        QTest::newRow("for a database, in the file")
            << QByteArray("storage: {adapter: postgresql, database: d, password: c4n4ry}\n");
        QTest::newRow("short key") << QByteArray(
            "storage: {adapter: postgresql, database: d, shared_key: c4n4ry}\n");
        QTest::newRow("for a file") << QByteArray("storage: {adapter: sqlite, password: c4n4ry}\n");
        QTest::newRow("where a number is wanted") << QByteArray("server: {port: \"${SECRET}\"}\n");
        QTest::newRow("where a word is wanted") << QByteArray("surface: \"${SECRET}\"\n");
        QTest::newRow("where a map is wanted") << QByteArray("server: \"${SECRET}\"\n");
        QTest::newRow("where nothing is wanted") << QByteArray("storage: {adapter: \"${SECRET}\"}\n");
        QTest::newRow("twice in a list")
            << QByteArray("server: {allowed_hosts: [\"${SECRET}\", \"${SECRET}\"]}\n");
        QTest::newRow("as a hash") << QByteArray("clients: {a: {token_hash: \"${SECRET}\"}}\n");
    }

    void aSecretIsInNoDefinitionAndInNoMessage()
    {
        QFETCH(const QByteArray, text);
        const ReadConfiguration read = readConfiguration(text.toStdString(), "config.yaml",
                                                         fakeEnvironment({{"SECRET", std::string(kCanary)}}));
        const std::string all = everythingSaid(read);
        QVERIFY(!all.empty());
        QVERIFY2(all.find(kCanary) == std::string::npos, all.c_str());
    }

    void oneThatIsNotSetCostsWhatNeedsIt_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray> row{"text", "left", "said"};
        const QByteArray other = "\n  other: {url: \"https://o.test\"}\n";
        row("the secret of an endpoint",
            "endpoints:\n  a: {url: \"https://a.test\", authentication: {type: bearer, value: "
            "\"${NONE}\"}}"
                + other,
            "credential a, endpoint a, endpoint other, ",
            "the credential of the endpoint \"a\" cannot be used");
        row("a part of it",
            "endpoints:\n  a: {url: \"https://a.test\", authentication: {type: header, header_name: A, "
            "value: \"Token ${NONE}\"}}"
                + other,
            "credential a, endpoint a, endpoint other, ",
            "the credential of the endpoint \"a\" cannot be used");
        row("a command",
            "endpoints:\n  a: {url: \"https://a.test\", authentication: {type: command, "
            "value: \"pass ${NONE}\", lifetime: 5 min}}"
                + other,
            "credential a, endpoint a, endpoint other, ",
            "the credential of the endpoint \"a\" cannot be used");
        row("one that is empty",
            "endpoints:\n  a: {url: \"https://a.test\", authentication: "
            "{type: bearer, value: \"${EMPTY}\"}}"
                + other,
            "credential a, endpoint a, endpoint other, ", "set the environment variable EMPTY");
        row("of the short form",
            "graphql_endpoint: https://a.test\nauthentication: {type: bearer, value: \"${NONE}\"}\n",
            "credential default, endpoint default, ",
            "the credential of the endpoint \"default\" cannot be used");
        row("a URL",
            "endpoints:\n  a: {url: \"${NONE}/graphql\", authentication: {type: bearer, "
            "value: \"${SECRET}\"}}"
                + other,
            "endpoint other, ", "the endpoint \"a\" is omitted");
        row("a number", "endpoints:\n  a: {url: \"https://a.test\", limits: {depth: \"${NONE}\"}}" + other,
            "endpoint other, ", "the endpoint \"a\" is omitted");
        row("the URL of the short form", "graphql_endpoint: \"${NONE}\"\n", "",
            "the endpoint \"default\" is omitted");
        row("a context variable", "context_variables: {ONE: \"${NONE}\", TWO: \"${REGION}\"}\n",
            "context variable TWO, ", "the context variable \"ONE\" is omitted");
        row("a mapping", "mappings: {m: {A: \"${NONE}\"}, n: {B: b}}\n", "mapping n, ",
            "the mapping \"m\" is omitted");
    }

    void oneThatIsNotSetCostsWhatNeedsIt()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, left);
        QFETCH(const QByteArray, said);
        const ReadConfiguration read =
            readConfiguration(text.toStdString(), "config.yaml",
                              fakeEnvironment({{"SECRET", "s"}, {"REGION", "r"}, {"EMPTY", ""}}));
        QVERIFY2(read.diagnostics.empty(),
                 read.diagnostics.empty() ? "" : read.diagnostics.front().toString().c_str());
        std::vector<std::string> names;
        for (const ConfiguredObject &object : read.configuration.objects) {
            const workspace::ObjectKey key = workspace::keyOf(object.object);
            names.push_back(std::string(workspace::kindName(key.kind)) + ' ' + key.name + ", ");
        }
        std::ranges::sort(names);
        std::string all;
        for (const std::string &name : names)
            all += name;
        QCOMPARE(QByteArray::fromStdString(all), left);
        QCOMPARE(read.configuration.warnings.size(), std::size_t(1));
        const std::string warning = read.configuration.warnings.front().toString();
        QVERIFY2(warning.find(said.toStdString()) != std::string::npos, warning.c_str());
    }

    void oneThatSeveralNeedIsToldOnce()
    {
        const ReadConfiguration read = readConfiguration(
            "endpoints:\n"
            "  a: {url: \"https://a.test\", authentication: {type: bearer, value: \"${NONE}\"}}\n"
            "  b: {url: \"https://${NONE}\", headers: {X-A: \"${NONE}\"}}\n"
            "  c: {url: \"https://${OTHER}\"}\n",
            "config.yaml", fakeEnvironment({}));
        QVERIFY(read.diagnostics.empty());
        QCOMPARE(read.configuration.warnings.size(), std::size_t(2));
        QCOMPARE(
            read.configuration.warnings.front().toString(),
            std::string("config.yaml:2:69: The environment variable NONE is not set; set it, or give a "
                        "default as in ${NONE:-default}. Until then the credential of the endpoint \"a\" "
                        "cannot be used, and the endpoint \"b\" is omitted."));
    }

    void disabledEndpointsNameTheMissingVariable()
    {
        const ReadConfiguration read = readConfiguration(
            "graphql_endpoint: \"${NONE}\"\nendpoints:\n"
            "  a: {url: \"https://${HOST}/${PATH}\"}\n"
            "  b: {url: \"https://b.test\", authentication: {type: bearer, value: \"${NONE}\"}}\n"
            "mappings: {m: {A: \"${NONE}\"}}\n",
            "config.yaml", fakeEnvironment({}));
        QVERIFY(read.diagnostics.empty());
        const std::map<std::string, std::string, std::less<>> leftOut{{"a", "HOST"}, {"default", "NONE"}};
        QCOMPARE(read.configuration.leftOut, leftOut);
    }

    void aSecretThatAgentsCanReadIsWarnedOf_data()
    {
        addColumns<std::string, bool>("variable", "isWarned");
        QTest::newRow("by its name") << std::string("api_token: \"${SECRET}\"") << true;
        QTest::newRow("by the environment's") << std::string("project: \"${API_TOKEN}\"") << true;
        QTest::newRow("with another value") << std::string("project: \"${API_TOKEN:-none}\"") << true;
        QTest::newRow("none") << std::string("project: \"${HOME}\"") << false;
        QTest::newRow("not of the environment") << std::string("page_token: abc") << false;
    }

    void aSecretThatAgentsCanReadIsWarnedOf()
    {
        QFETCH(const std::string, variable);
        QFETCH(const bool, isWarned);
        const ReadConfiguration read = readConfiguration(
            "context_variables:\n  " + variable + "\n", "config.yaml",
            fakeEnvironment({{"SECRET", "s3cr3t"}, {"API_TOKEN", "t0k3n"}, {"HOME", "/home/ada"}}));
        QCOMPARE(read.configuration.objects.size(), std::size_t(1));
        QCOMPARE(!read.configuration.warnings.empty(), isWarned);
        if (!isWarned)
            return;
        const std::string warning = read.configuration.warnings.front().toString();
        QVERIFY2(warning.find("Agents can read the context variable") != std::string::npos, warning.c_str());
        QVERIFY2(warning.find("3") == std::string::npos, warning.c_str()); // neither of the values
    }

    void whatEverythingNeedsIsAnError()
    {
        for (const char *text : {"server: {port: \"${NONE}\"}\n", "title: \"${NONE}\"\n",
                                 "storage: {adapter: postgresql, database: d, password: \"${NONE}\"}\n"})
            QVERIFY2(!readConfiguration(text, "config.yaml", fakeEnvironment({})).diagnostics.empty(), text);
    }

    void whatIsSealedIsShownToOneFunction()
    {
        SealedText sealed(std::string("s3cr3t"));
        const SealedText copy = sealed;
        sealed = SealedText();
        QVERIFY(sealed.isEmpty());
        QCOMPARE(copy.open([](std::string_view text) { return text.size(); }), std::size_t{6});
    }
};

TOOLTRAY_TEST(ConfigSecretsTest)

#include "configsecretstest.moc"
