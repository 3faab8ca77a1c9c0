// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "credentials/consent/ledgerfile.h"
#include "credentials/store/secretstore.h"

#include <QFileSystemWatcher>
#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::credentials {

// The consents of the person at this computer, for all workspaces and outside of each of them. Lives on one
// thread. A decision counts at once and is reported when on disk; those of other processes are followed.
//
// With a keychain its key authenticates a ledger of its own; the other one, with a key in a file, is written as well, as
// it is all that counts where Tooltray runs without a desktop.
class ConsentLedger final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsentLedger)

public:
    struct Setting {
        std::filesystem::path file; // empty: everything is forgotten at the end
        SecretStore &keychain;      // all of these outlive it
        QThreadPool &pool;
        Clock &clock;
    };

    explicit ConsentLedger(const Setting &setting);

    // Calls back once earlier decisions count, or as soon as nobody should wait for the keychain any longer.
    void load(std::function<void()> done);

    const ConsentEntries &entries() const { return m_entries; }
    bool isGranted(const std::string &digest) const;
    // Changes whenever isGranted() may return something else.
    std::uint64_t generation() const { return m_generation; }
    // Why earlier decisions do not count.
    const std::optional<Error> &problem() const { return m_problem; }

    QFuture<Result<void>> change(LedgerChange change);

    // Counts the claims that a person is trying out as granted for as long as the loan lives.
    using Digests = std::vector<std::string>;
    using Loan = std::shared_ptr<const Digests>;
    Loan lend(Digests digests);

Q_SIGNALS:
    void changed();

private:
    struct Order {
        LedgerChange change;
        ResultPromise<void> answer;
    };
    // The key in the keychain; nothing where there is none yet.
    struct KeychainKey {
        bool isUsable = false; // else there is no keychain
        std::optional<Secret> key = {};
    };

    void withKey(std::function<void(Result<KeychainKey>)> done);
    void reload();
    void next();
    void write(const KeychainKey &kept);
    void writeWith(const std::optional<Secret> &key, const std::optional<Secret> &newKey);
    void finish(const Result<ConsentEntries> &written);
    void take(ConsentEntries entries, std::optional<Error> problem);
    void tellChanged();
    bool hasFile() const;
    void watch();
    LedgerFile keychainFile() const;

    LogCategory m_log{"tooltray.credentials"};
    Setting m_setting;
    ConsentEntries m_entries;
    std::optional<Error> m_problem;
    std::vector<std::weak_ptr<const Digests>> m_lent;
    std::uint64_t m_generation = 0;
    std::deque<Order> m_orders;
    std::function<void()> m_loaded;
    bool m_isBusy = false;
    bool m_isStale = false; // the files changed meanwhile
    Timer m_patience;
    QFileSystemWatcher m_watcher;
};

} // namespace tooltray::credentials
