// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/otherstores.h"

#include "base/time/clock.h"
#include "mcpcore/credentials/waited.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <atomic>
#include <csignal>
#include <fstream>
#include <thread>
#include <vector>

using namespace tooltray;
using namespace tooltray::credentials;
using namespace std::chrono_literals;
using tooltray::credentials::test::waited;
using tooltray::test::FakeClock;
using tooltray::test::TemporaryFolder;

namespace {

const SecretName kOfCommand("from a command");

Command shell(const std::string &script)
{
    return {.arguments = {"/bin/sh", "-c", script}};
}

// Writes a line to the file at each run, and prints how many there are.
Command counting(const TemporaryFolder &folder)
{
    const std::string file = (folder / "runs").string();
    return shell("echo >>" + file + "; wc -l <" + file);
}

} // namespace

class CommandStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOutputIsTheSecret_data()
    {
        const TestRows<QByteArray, QByteArray> row{"script", "secret"};
        row("printf plain", "plain");
        row("printf 'one newline\\n'", "one newline");
        row("printf 'two newlines\\n\\n'", "two newlines\n");
        row("printf 'from Windows\\r\\n'", "from Windows");
        row("printf ' spaces '", " spaces ");
        row("printf 'two\\nlines\\n'", "two\nlines");
        row("printf out; printf err >&2", "out");
        row("test -t 0 || cat; printf 'no input'", "no input");
    }
    void theOutputIsTheSecret()
    {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, secret);
        SystemClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, shell(script.toStdString()));
        const auto read = waited(store.read(kOfCommand));
        VERIFY_RESULT(read);
        QCOMPARE(read->reveal(), std::string_view(secret.toStdString()));
    }

    void noShellLooksAtTheArguments()
    {
        SystemClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, {.arguments = {"printf", "%s|%s", "$HOME; `id` *", ""}});
        const auto read = waited(store.read(kOfCommand));
        VERIFY_RESULT(read);
        QCOMPARE(read->reveal(), std::string_view("$HOME; `id` *|"));
    }

    void aFailureIsLoudAndSaysNothingOfTheOutput_data()
    {
        addColumns<QByteArray, int, QByteArray>("script", "kind", "code");
        const auto row = [](const char *script, ErrorKind kind, const char *code) {
            QTest::newRow(script) << QByteArray(script) << static_cast<int>(kind) << QByteArray(code);
        };
        row("printf hidden; printf hidden >&2; exit 3", ErrorKind::Unavailable, "command_failed");
        row("printf hidden; kill -SEGV $$", ErrorKind::Unavailable, "command_crashed");
        row("true", ErrorKind::Invalid, "secret_empty");
        row("echo", ErrorKind::Invalid, "secret_empty");
        row("yes hidden", ErrorKind::Invalid, "command_output_too_long");
    }
    void aFailureIsLoudAndSaysNothingOfTheOutput()
    {
        QFETCH(QByteArray, script);
        QFETCH(int, kind);
        QFETCH(QByteArray, code);
        SystemClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, shell(script.toStdString()));
        const auto read = waited(store.read(kOfCommand));
        COMPARE_ERROR(read, static_cast<ErrorKind>(kind), code.toStdString());
        for (const std::string &text : {read.error().message, read.error().hint})
            QVERIFY2(text.find("hidden") == std::string::npos && !text.empty(), text.c_str());
    }

    void aProgramThatIsNotThereIsSaid()
    {
        SystemClock clock;
        CommandStore store(clock);
        for (const Command &command : {Command{.arguments = {"/no/such/program"}}, Command{}}) {
            store.setCommand(kOfCommand, command);
            COMPARE_ERROR(waited(store.read(kOfCommand)), ErrorKind::Unavailable, "command_not_started");
        }
        COMPARE_ERROR(waited(store.read(SecretName("other"))), ErrorKind::NotFound, "secret_missing");
    }

    void theTimeLimitEndsAllThatWasStarted()
    {
        const TemporaryFolder folder;
        FakeClock clock;
        CommandStore store(clock);
        Command command = shell("sleep 1000 & echo $! >" + (folder / "child").string() + "; echo $$ >"
                                + (folder / "shell").string() + "; wait");
        command.timeLimit = 7s;
        store.setCommand(kOfCommand, command);
        const auto reading = store.read(kOfCommand);
        QTRY_VERIFY(folder.names().size() == 2 && !folder.read("shell").empty());
        clock.advance(6s);
        QVERIFY(!reading.isFinished());
        clock.advance(1s);
        COMPARE_ERROR(waited(reading), ErrorKind::Timeout, "command_timeout");
        QVERIFY(waited(reading).error().message.find("7 s") != std::string::npos);
        QTRY_VERIFY(::kill(std::stoi(folder.read("shell")), 0) != 0);
        QTRY_VERIFY(isGone(std::stoi(folder.read("child"))));
    }

    void theOutputIsUsedForItsLifetime()
    {
        const TemporaryFolder folder;
        FakeClock clock;
        CommandStore store(clock);
        Command command = counting(folder);
        command.lifetime = 60s;
        store.setCommand(kOfCommand, command);
        const auto runs = [&] {
            return std::string(waited(store.read(kOfCommand)).valueOr(Secret()).reveal());
        };
        QCOMPARE(runs(), "1");
        clock.advance(59s);
        QCOMPARE(runs(), "1");
        clock.advance(1s);
        QCOMPARE(runs(), "2");
        store.forget(kOfCommand);
        QCOMPARE(runs(), "3");
        clock.setWallTime(clock.wallTime() + 2min); // the machine slept
        QCOMPARE(runs(), "4");
        store.setCommand(kOfCommand, command);
        QCOMPARE(runs(), "4");
        command.lifetime = 0s;
        store.setCommand(kOfCommand, command);
        QCOMPARE(runs(), "5");
        QCOMPARE(runs(), "6");
    }

    void aFailureIsNotKept()
    {
        const TemporaryFolder folder;
        FakeClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, shell("cat " + (folder / "secret").string()));
        COMPARE_ERROR(waited(store.read(kOfCommand)), ErrorKind::Unavailable, "command_failed");
        folder.write("secret", "there now");
        VERIFY_RESULT(waited(store.read(kOfCommand)));
    }

    void manyWhoAskShareOneRun()
    {
        const TemporaryFolder folder;
        FakeClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, counting(folder));
        std::vector<QFuture<Result<Secret>>> readings;
        for (int i = 0; i < 20; ++i)
            readings.push_back(store.read(kOfCommand));
        for (const auto &reading : readings)
            QVERIFY(waited(reading).valueOr(Secret()) == Secret("1"));
    }

    void aCommandCanBeReplacedWhileItRuns()
    {
        const TemporaryFolder folder;
        FakeClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, shell("echo >" + (folder / "started").string() + "; sleep 1000"));
        const auto first = store.read(kOfCommand);
        QTRY_VERIFY(!folder.names().empty());
        store.setCommand(kOfCommand, shell("echo second"));
        const auto second = store.read(kOfCommand);
        COMPARE_ERROR(waited(first), ErrorKind::Cancelled, "given_up");
        QVERIFY(waited(second).valueOr(Secret()) == Secret("second"));
    }

    void theStoreMayGoWhileACommandRuns()
    {
        FakeClock clock;
        QFuture<Result<Secret>> reading;
        {
            CommandStore store(clock);
            store.setCommand(kOfCommand, shell("sleep 1000"));
            reading = store.read(kOfCommand);
            QCoreApplication::processEvents();
        }
        COMPARE_ERROR(waited(reading), ErrorKind::Cancelled, "given_up");
    }

    void anyThreadMayAsk()
    {
        SystemClock clock;
        CommandStore store(clock);
        store.setCommand(kOfCommand, shell("echo shared"));
        std::atomic_int right = 0;
        {
            std::vector<std::jthread> threads;
            threads.reserve(4);
            for (int i = 0; i < 4; ++i) {
                threads.emplace_back([&] {
                    if (resultOf(store.read(kOfCommand)).valueOr(Secret()) == Secret("shared"))
                        ++right;
                });
            }
            QTRY_COMPARE(right.load(), 4);
        }
    }

    void itIsNotChanged()
    {
        SystemClock clock;
        CommandStore store(clock);
        COMPARE_ERROR(waited(store.write(kOfCommand, Secret("x"))), ErrorKind::Denied, "store_read_only");
        COMPARE_ERROR(waited(store.remove(kOfCommand)), ErrorKind::Denied, "store_read_only");
    }

private:
    // Gone, or waiting for whoever inherited it to notice.
    static bool isGone(int process)
    {
        std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
        std::string text;
        std::getline(stat, text);
        return text.empty() || text.substr(text.rfind(')') + 1).starts_with(" Z");
    }
};

TOOLTRAY_TEST(CommandStoreTest)
#include "commandstoretest.moc"
