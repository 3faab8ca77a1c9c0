// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/filesystem.h"
#include "base/log/log.h"
#include "base/time/clock.h"
#include "credentials/oauth/oauthauthorizer.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/otherstores.h"
#include "mcpcore/credentials/waited.h"
#include "scriptedexchange.h"
#include "support/canary.h"
#include "support/childprocess.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QLoggingCategory>
#include <QTest>

#include <fstream>
#include <memory>

#include <fcntl.h>

using namespace tooltray;
using namespace tooltray::credentials;
using tooltray::credentials::test::ScriptedExchange;
using tooltray::credentials::test::waited;
using tooltray::test::Canary;
using tooltray::test::ChildProcess;
using tooltray::test::TemporaryFolder;

namespace {

const SecretName kCanaryName("CANARY");
constexpr const char *kEnvironment = "TOOLTRAY_TEST_CANARY";

std::string jsonString(std::string_view text)
{
    std::string out;
    json::writeString(text, out);
    return out;
}

// A data folder with a log in it, and a secret that is in every store.
class CanaryScene {
public:
    CanaryScene()
        : m_log(::open((folder / "log").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600))
        , m_output(m_log.number())
        , commands(clock)
    {
        QLoggingCategory::setFilterRules(QStringLiteral("*.debug=true\n*.info=true"));
        m_output.setFilter(redactor);
        qputenv(kEnvironment, QByteArray::fromStdString(canary.secret()));
        memory.write(kCanaryName, Secret(canary.secret()));
        setScript("printf '%s\\n' \"$TOOLTRAY_TEST_CANARY\"");
    }
    ~CanaryScene()
    {
        qunsetenv(kEnvironment);
        QLoggingCategory::setFilterRules(QString());
    }
    Q_DISABLE_COPY_MOVE(CanaryScene)

    void setScript(const std::string &script)
    {
        commands.setCommand(kCanaryName, {.arguments = {"/bin/sh", "-c", script}});
    }
    // Whatever may be said of an error is.
    template <typename T>
    void note(const Result<T> &result)
    {
        if (result)
            return;
        const Error &error = result.error();
        const std::string all = error.code + ' ' + error.message.text() + ' ' + error.hint.text() + ' '
                                + json::write(error.details);
        std::ofstream(folder / "errors", std::ios::app) << all << '\n';
        log.warning(all);
        ++errors;
    }
    void write(const std::string &name, std::string_view text) const { folder.write(name, text); }
    void verifyNothingGotOut() const { VERIFY_NO_TRACES(canary.tracesBelow(folder.path())); }

    TemporaryFolder folder;
    Canary canary;
    std::shared_ptr<Redactor> redactor = std::make_shared<Redactor>();
    LogCategory log{"tooltray.test"};

private:
    FileDescriptor m_log;
    LogOutput m_output;

public:
    SystemClock clock;
    MemoryStore memory;
    EnvironmentStore environment{[](const std::string &name) -> std::optional<std::string> {
        if (name == kCanaryName.value())
            return qgetenv(kEnvironment).toStdString();
        return std::nullopt;
    }};
    CommandStore commands;
    int errors = 0;
};

} // namespace

class NothingGetsOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fromAnyStoreThroughAnyHeader()
    {
        CanaryScene scene;
        using Scheme = HeaderForm::Scheme;
        for (SecretStore *store :
             {static_cast<SecretStore *>(&scene.memory), static_cast<SecretStore *>(&scene.environment),
              static_cast<SecretStore *>(&scene.commands)}) {
            QVERIFY(waited(store->read(kCanaryName)).valueOr(Secret()) == Secret(scene.canary.secret()));
            for (const Scheme scheme : {Scheme::Bearer, Scheme::ApiKey, Scheme::Header, Scheme::Basic}) {
                for (const char *name : {"", "X-Key", "bad name"}) {
                    StoredAuthorizer authorizer(*store, kCanaryName,
                                                {.scheme = scheme, .headerName = name, .user = "me"},
                                                *scene.redactor);
                    const auto fields = waited(authorizer.fields());
                    scene.note(fields);
                    if (!fields)
                        continue;
                    const HeaderField &field = fields->front();
                    const std::string value(field.value.reveal());
                    scene.log.info("Sending " + field.name + ": " + value);
                    scene.write("sent/" + std::string(name) + std::to_string(int(scheme)),
                                field.name + ": " + scene.redactor->mask(value));
                }
            }
        }
        scene.note(waited(scene.environment.write(kCanaryName, Secret(scene.canary.secret()))));
        scene.note(waited(scene.commands.write(kCanaryName, Secret(scene.canary.secret()))));
        QVERIFY(scene.errors > 10);
        QVERIFY(scene.folder.read("log").find("***") != std::string::npos);
        scene.verifyNothingGotOut();
    }

    void fromACommandThatFails()
    {
        CanaryScene scene;
        const std::string print =
            "printf '%s' \"$TOOLTRAY_TEST_CANARY\"; printf '%s' \"$TOOLTRAY_TEST_CANARY\" >&2; ";
        for (const char *end :
             {"exit 3", "ulimit -c 0; kill -SEGV $$", "while :; do echo \"$TOOLTRAY_TEST_CANARY\"; done"}) {
            scene.setScript(print + end);
            scene.note(waited(scene.commands.read(kCanaryName)));
        }
        scene.setScript("printf '%s\\nsecond line' \"$TOOLTRAY_TEST_CANARY\"");
        StoredAuthorizer authorizer(scene.commands, kCanaryName, {.scheme = HeaderForm::Scheme::Header},
                                    *scene.redactor);
        scene.note(waited(authorizer.fields()));
        QCOMPARE(scene.errors, 4);
        scene.verifyNothingGotOut();
    }

    void fromAnAuthorizationServer_data()
    {
        QTest::addColumn<QByteArray>("answer"); // with CANARY for the secret as a JSON string
        QTest::newRow("it is the access token") << QByteArray("{\"access_token\":CANARY}");
        QTest::newRow("it is the refresh token")
            << QByteArray("{\"access_token\":\"a\",\"expires_in\":60,\"refresh_token\":CANARY}");
        QTest::newRow("it is named in an error")
            << QByteArray("{\"error\":CANARY,\"error_description\":CANARY}");
        QTest::newRow("it is the type") << QByteArray("{\"access_token\":\"a\",\"token_type\":CANARY}");
        QTest::newRow("it is no JSON") << QByteArray("CANARY CANARY");
    }
    void fromAnAuthorizationServer()
    {
        QFETCH(QByteArray, answer);
        using Flow = OAuthSettings::Flow;
        for (const Flow flow : {Flow::ClientCredentials, Flow::Code}) {
            CanaryScene scene;
            ScriptedExchange exchange;
            scene.memory.write(SecretName("CANARY/refresh"), Secret(scene.canary.secret() + "2"));
            OAuthAuthorizer authorizer(
                {.flow = flow, .tokenUrl = "https://auth.example", .clientId = "client"}, kCanaryName,
                {exchange, scene.memory, *scene.redactor, scene.clock});
            const std::string text =
                answer.replace("CANARY", QByteArray::fromStdString(jsonString(scene.canary.secret())))
                    .toStdString();
            exchange.answer(200, text);
            const auto fields = waited(authorizer.fields());
            scene.note(fields);
            if (fields)
                scene.log.info(std::string(fields->front().value.reveal()));
            scene.log.info(text + exchange.body(0));
            scene.write("exchange", scene.redactor->maskedJson(text).value_or(text)
                                        + scene.redactor->mask(exchange.body(0)));
            scene.note(waited(authorizer.signIn([](const std::string &) { return false; })));
            QVERIFY(scene.errors > 0);
            scene.verifyNothingGotOut();
        }
    }

    void inRedactedTexts()
    {
        CanaryScene scene;
        const Registration registration = scene.redactor->add(Secret(scene.canary.secret()));
        const std::string &secret = scene.canary.secret();
        std::string text;
        for (const std::string &form :
             {secret, jsonString(secret), encodePercent(secret), encodeBase64(secret),
              encodeBase64("x" + secret), encodeBase64Url("xy" + secret + "z")})
            text += "before " + form + " after\n";
        const std::string escapedTwice = jsonString(jsonString(secret)) + encodePercent(jsonString(secret))
                                         + ' ' + encodePercent(encodePercent(secret));
        scene.write("masked.twice", scene.redactor->mask(escapedTwice));
        scene.write("masked", scene.redactor->mask(text));
        const std::string inJson = "{\"a\":" + jsonString(text) + "}";
        scene.write("masked.json", scene.redactor->maskedJson(inJson).value_or(inJson));
        scene.write("masked.url", scene.redactor->maskUrl("https://me:" + encodePercent(secret)
                                                          + "@x/?q=" + encodePercent(text)));
        scene.write("masked.value",
                    json::write(scene.redactor->maskValue(json::Value::object({{secret, text}}))));
        scene.write("masked.header", scene.redactor->maskHeader("X-Any", encodePercent(secret)));
        for (const std::size_t size : {1U, 7U, 50U}) {
            MaskingStream stream(*scene.redactor);
            std::string out;
            for (std::size_t at = 0; at < text.size(); at += size)
                out += stream.add(std::string_view(text).substr(at, size));
            out += stream.finish();
            QCOMPARE(out, scene.redactor->mask(text));
            scene.write("masked.stream" + std::to_string(size), out);
        }
        scene.log.warning(text);
        qWarning("%s", text.c_str());
        scene.verifyNothingGotOut();
    }

    void inTheLastWordsOfAProcess()
    {
        const Canary canary;
        ChildProcess child(CRASHING_CHILD, {}, {{"SECRET", canary.secret()}});
        QVERIFY(child.waitForExit().value_or(0) < 0);
        const std::string said = child.output() + child.errorOutput();
        QVERIFY2(said.find("The end of ***.") != std::string::npos, said.c_str());
        QVERIFY2(said.find("The secret is *** and more.") != std::string::npos, said.c_str());
        VERIFY_NO_TRACES(canary.tracesIn(said));
    }
};

TOOLTRAY_TEST(NothingGetsOutTest)
#include "nothinggetsouttest.moc"
