// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/secretstore.h"

#include <QObject>
#include <QProcess>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

// Where secrets are kept besides the keychain.
namespace tooltray::credentials {

// Forgets everything when the program ends.
class MemoryStore final : public SecretStore {
public:
    QFuture<Result<Secret>> read(const SecretName &name) override;
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override;
    QFuture<Result<void>> remove(const SecretName &name) override;

    using Secrets = std::map<SecretName, Secret>;
    Secrets secrets() const
    {
        const std::lock_guard lock(m_mutex);
        return m_secrets;
    }

private:
    mutable std::mutex m_mutex;
    Secrets m_secrets;
};

// Reads environment variables; the name of a secret is that of its variable.
class EnvironmentStore final : public SecretStore {
public:
    using Lookup = std::function<std::optional<std::string>(const std::string &variable)>;

    EnvironmentStore(); // of this process
    explicit EnvironmentStore(Lookup lookup);

    QFuture<Result<Secret>> read(const SecretName &name) override;
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override;
    QFuture<Result<void>> remove(const SecretName &name) override;

private:
    Lookup m_lookup;
};

// A program that prints a secret, such as `gh auth token`.
struct Command {
    std::vector<std::string> arguments; // the program first; no shell looks at them
    std::string folder = {};            // that it runs in; empty: the one Tooltray runs in
    std::chrono::seconds lifetime{300}; // how long its output is used; 0 runs it every time
    std::chrono::milliseconds timeLimit{30'000};

    bool operator==(const Command &) const = default;
};

// Runs a command once, in a session of its own, so that it cannot ask on a terminal and its children end with
// it. Its standard error goes nowhere, as it may say the secret.
class CommandProcess final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandProcess)

public:
    // One newline at the end of the output is not part of the secret. Called back once, perhaps
    // before the constructor returns, unless this is destroyed before.
    using Done = std::function<void(Result<Secret>)>;

    CommandProcess(SecretName name, Command command, Clock &clock, Done done);
    ~CommandProcess() override;

private:
    void receive();
    void fail(ErrorKind kind, const char *code, Template what, std::vector<Message::Argument> arguments,
              Message hint);
    void succeed(int exitCode, QProcess::ExitStatus status);
    void finish(Result<Secret> result);
    void killAll();

    SecretName m_name;
    Command m_command;
    Done m_done;
    std::string m_output;
    Timer m_deadline;
    QProcess m_process; // last: its signals reach the others
};

// Takes secrets from what commands print. Whoever asks while a command runs gets the answer of that run.
// Lives on one thread, with its clock.
class CommandStore final : public SecretStore {
    Q_DISABLE_COPY_MOVE(CommandStore)

public:
    explicit CommandStore(Clock &clock);

    // Any thread, as all of these.
    void setCommand(const SecretName &name, Command command);

    QFuture<Result<Secret>> read(const SecretName &name) override;
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override;
    QFuture<Result<void>> remove(const SecretName &name) override;
    void forget(const SecretName &name) override;

private:
    struct Entry {
        explicit Entry(Command newCommand);
        Entry(Entry &&) noexcept;
        Entry &operator=(Entry &&) noexcept;
        ~Entry();

        Command command;
        Secret output;
        std::optional<Lifetime> lifetime; // of the output, when there is one
        std::vector<ResultPromise<Secret>> waiting;
        std::unique_ptr<CommandProcess> run;
        std::uint64_t runNumber = 0;
    };

    void readNow(const SecretName &name, ResultPromise<Secret> answer);
    void start(const SecretName &name, Entry &entry);
    void finish(const SecretName &name, std::uint64_t runNumber, const Result<Secret> &result);

    Clock &m_clock;
    std::map<SecretName, Entry> m_entries;
    std::uint64_t m_lastRun = 0;
    QObject m_context; // last: what was posted to it uses the others
};

} // namespace tooltray::credentials
