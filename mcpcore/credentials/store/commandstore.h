// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/answer.h"
#include "base/clock.h"
#include "credentials/lifetime.h"
#include "credentials/store/command.h"
#include "credentials/store/secretstore.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tooltray::credentials {

class CommandRun;

// Takes secrets from what commands print. Whoever asks while a command runs gets the answer of that run.
// Lives on one thread, with its clock.
class CommandStore final : public SecretStore {
    Q_DISABLE_COPY_MOVE(CommandStore)

public:
    explicit CommandStore(Clock &clock);
    ~CommandStore() override;

    // Any thread, as all of these.
    void setCommand(const SecretName &name, Command command);
    void removeCommand(const SecretName &name);

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
        std::vector<Answer<Secret>> waiting;
        std::unique_ptr<CommandRun> run;
        std::uint64_t runNumber = 0;
    };

    void readNow(const SecretName &name, Answer<Secret> answer);
    void start(const SecretName &name, Entry &entry);
    void finish(const SecretName &name, std::uint64_t runNumber, const Result<Secret> &result);

    Clock &m_clock;
    std::map<SecretName, Entry> m_entries;
    std::uint64_t m_lastRun = 0;
    QObject m_context; // last: what was posted to it uses the others
};

} // namespace tooltray::credentials
