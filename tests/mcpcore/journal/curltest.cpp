// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/exports.h"

#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QProcess>
#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

// What a shell makes of a command: its words, each ended by a zero byte.
std::vector<std::string> shellWords(const std::string &command,
                                    const std::map<std::string, std::string> &variables)
{
    QProcess shell;
    QProcessEnvironment environment;
    for (const auto &[name, value] : variables)
        environment.insert(QString::fromStdString(name), QString::fromStdString(value));
    shell.setProcessEnvironment(environment);
    const std::string script = "curl() { printf '%s\\0' \"$@\"; }\n" + command;
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-u"), QStringLiteral("-s")});
    shell.write(script.data(), static_cast<qint64>(script.size()));
    shell.closeWriteChannel();
    shell.waitForFinished();
    std::vector<std::string> words;
    for (const QByteArray &word : shell.readAllStandardOutput().split('\0'))
        words.push_back(word.toStdString());
    words.pop_back();
    return words;
}

using Words = std::vector<std::string>;

} // namespace

class CurlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theShellReadsWhatWasSent()
    {
        const auto command = curlCommand(sampleEntry().exchanges.front());
        VERIFY_RESULT(command);
        QCOMPARE(shellWords(command.value(), {{"AUTHORIZATION", "Bearer x"}}),
                 (Words{"https://api.example.org/graphql", "-H", "Content-Type: application/json", "-H",
                        "Authorization: Bearer x", "--data-raw", "{\"query\":\"{ issues { id } }\"}"}));
    }

    void anyTextIsOneWord()
    {
        EntryGenerator generator(1);
        for (int i = 0; i < 40; ++i) {
            Exchange exchange = sampleEntry().exchanges.front();
            exchange.requestHeaders = {{"X-Text", "$(id) `id` $HOME '\" \\ " + generator.text()}};
            exchange.url = "https://x/?q='" + generator.text() + "$HOME";
            exchange.request = Body::of(generator.text() + "*** it's $HOME \\");
            const auto command = curlCommand(exchange);
            VERIFY_RESULT(command);
            QCOMPARE(shellWords(command.value(), {}),
                     (Words{exchange.url, "-H", "X-Text: " + exchange.requestHeaders[0].value, "--data-raw",
                            std::string(exchange.request.text())}));
        }
    }

    void quotesOnlyWhatNeedsIt()
    {
        QCOMPARE(shellQuoted("a b"), "'a b'");
        QCOMPARE(shellQuoted("it's"), "'it'\\''s'");
        QCOMPARE(shellQuoted(""), "''");
    }

    void secretsAreVariables()
    {
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.url = "https://x/?api_key=***&page=2";
        exchange.requestHeaders = {{"X-Api-Key", "***"}, {"Cookie", "a=***; b=***"}};
        exchange.request = Body::of("{\"user\":\"ada\",\"password\":\"***\"}");
        exchange.request.isMasked = true;
        const auto command = curlCommand(exchange);
        VERIFY_RESULT(command);
        QVERIFY(command.value().find("***") == std::string::npos);
        QCOMPARE(shellWords(command.value(), {{"API_KEY", "k1"},
                                              {"X_API_KEY", "k 2"},
                                              {"COOKIE", "k3"},
                                              {"COOKIE_2", "k4"},
                                              {"PASSWORD", "p'w"}}),
                 (Words{"https://x/?api_key=k1&page=2", "-H", "X-Api-Key: k 2", "-H", "Cookie: a=k3; b=k4",
                        "--data-raw", "{\"user\":\"ada\",\"password\":\"p'w\"}"}));
    }

    void revealedSecretsAreQuotedToo()
    {
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.requestHeaders = {{"Authorization", "Bearer ***"}, {"X-Other", "***"}};
        const auto command =
            curlCommand(exchange, {{"authorization", "Bearer it's *** $HOME"}, {"X-Never-Sent", "secret"}});
        VERIFY_RESULT(command);
        const Words words = shellWords(command.value(), {{"X_OTHER", "o"}});
        QCOMPARE(words.at(2), "authorization: Bearer it's *** $HOME"); // no mask, but the secret itself
        QCOMPARE(words.size(), Words::size_type(7));
        QCOMPARE(words.at(4), "X-Other: o"); // what was not revealed stays a variable
    }

    void theMethodIsNamedWhereCurlWouldTakeAnother()
    {
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.method = "PUT";
        QVERIFY(curlCommand(exchange).value().starts_with("curl -X 'PUT' "));
        exchange.request = {};
        exchange.method = "GET";
        QVERIFY(curlCommand(exchange).value().starts_with("curl 'https:"));
        exchange.method = "POST";
        QVERIFY(curlCommand(exchange).value().starts_with("curl -X 'POST' "));
    }

    void fieldsOfTheConnectionAreLeftOut()
    {
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.requestHeaders = {{"Host", "x"}, {"content-length", "3"}, {"X-Empty", ""}};
        const Words words = shellWords(curlCommand(exchange).value(), {});
        QCOMPARE(words.at(1), "-H");
        QCOMPARE(words.at(2), "X-Empty;");
        QCOMPARE(words.at(3), "--data-raw");
    }

    void whatTheLogDoesNotHaveIsNotMadeUp()
    {
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.request.isCut = true;
        COMPARE_ERROR(curlCommand(exchange), ErrorKind::Invalid, "not_reproducible");
        exchange.request = Body::of(std::string("a\0b", 3));
        COMPARE_ERROR(curlCommand(exchange), ErrorKind::Invalid, "not_reproducible");
    }
};

TOOLTRAY_TEST(CurlTest)
#include "curltest.moc"
