// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/consentledger.h"

#include "base/files/files.h"
#include "base/task/ask.h"
#include "credentials/store/secretstore.h"

#include <QPointer>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace tooltray::credentials {
namespace {

using namespace std::chrono_literals;

constexpr const char *kKeyName = "consents";
constexpr auto kPatience = 3s; // with a keychain that asks for a password

bool isThere(const std::filesystem::path &path)
{
    std::error_code error;
    return std::filesystem::symlink_status(path, error).type() != std::filesystem::file_type::not_found;
}

} // namespace

ConsentLedger::ConsentLedger(const Setting &setting) : m_setting(setting)
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &ConsentLedger::reload);
}

LedgerFile ConsentLedger::keychainFile() const
{
    std::filesystem::path path = m_setting.file;
    return {path.replace_filename(path.stem().string() + "-keychain.json")};
}

void ConsentLedger::load(std::function<void()> done)
{
    if (m_setting.file.empty())
        return done();
    // Whoever never agreed to anything is not asked for the password of a keychain. What another process writes first
    // is seen.
    if (!hasFile()) {
        const auto made = ask(&m_setting.pool, [folder = m_setting.file.parent_path()] {
            return createFolder(folder, FileAccess::Private);
        });
        whenDone(made, this, [this](const Result<void> &) {
            watch();
            if (hasFile()) // which came while nobody watched
                reload();
        });
        return done();
    }
    m_loaded = std::move(done);
    m_patience = m_setting.clock.startTimer(kPatience, [this] {
        if (m_loaded)
            std::exchange(m_loaded, nullptr)();
    });
    reload();
}

bool ConsentLedger::isGranted(const std::string &digest) const
{
    if (const auto found = m_entries.find(digest); found != m_entries.end())
        return !found->second.isDenied;
    return std::ranges::any_of(m_lent, [&](const std::weak_ptr<const Digests> &lent) {
        const Loan loan = lent.lock();
        return loan && std::ranges::find(*loan, digest) != loan->end();
    });
}

ConsentLedger::Loan ConsentLedger::lend(Digests digests)
{
    ++m_generation;
    Loan loan(new Digests(std::move(digests)), [self = QPointer<ConsentLedger>(this)](const Digests *lent) {
        delete lent;
        if (self)
            ++self->m_generation;
    });
    std::erase_if(m_lent, [](const std::weak_ptr<const Digests> &lent) { return lent.expired(); });
    m_lent.push_back(loan);
    return loan;
}

QFuture<Result<void>> ConsentLedger::change(LedgerChange change)
{
    ResultPromise<void> answer;
    auto future = answer.future();
    if (m_setting.file.empty()) {
        change.applyTo(m_entries);
        answer.give({});
        tellChanged();
        return future;
    }
    m_orders.push_back({change, std::move(answer)});
    change.applyTo(m_entries);
    tellChanged();
    if (!m_isBusy)
        next();
    return future;
}

void ConsentLedger::withKey(std::function<void(Result<KeychainKey>)> done)
{
    whenDone(m_setting.keychain.read(SecretName(kKeyName)), this,
             [done = std::move(done)](const Result<Secret> &key) {
                 if (key)
                     return done(KeychainKey{true, *key});
                 if (key.error().code == "secret_missing")
                     return done(KeychainKey{true});
                 if (key.error().code == "keychain_missing")
                     return done(KeychainKey{false});
                 done(key.error());
             });
}

void ConsentLedger::reload()
{
    if (std::exchange(m_isBusy, true)) {
        m_isStale = true;
        return;
    }
    m_isStale = false;
    withKey([this](const Result<KeychainKey> &kept) {
        const auto over = [this](const Result<ConsentEntries> &entries) {
            if (entries)
                take(*entries, std::nullopt);
            else
                take({}, entries.error());
            watch();
            m_isBusy = false;
            if (m_loaded)
                std::exchange(m_loaded, nullptr)();
            next();
        };
        if (!kept)
            return over(kept.error());
        const bool isUsable = kept->isUsable;
        // Without a key in it a ledger of the keychain is somebody else's.
        const Secret key = kept->key.value_or(Secret());
        const auto read =
            ask(&m_setting.pool, [file = LedgerFile{m_setting.file}, own = keychainFile(), isUsable, key] {
                return isUsable ? own.read(key) : file.read();
            });
        whenDone(read, this, over);
    });
}

// One after the other, as each begins with what the one before wrote.
void ConsentLedger::next()
{
    if (m_isBusy)
        return;
    if (m_orders.empty()) {
        if (m_isStale)
            reload();
        return;
    }
    m_isBusy = true;
    withKey([this](const Result<KeychainKey> &kept) {
        if (!kept)
            return finish(kept.error());
        write(*kept);
    });
}

void ConsentLedger::write(const KeychainKey &kept)
{
    if (!kept.isUsable)
        return writeWith(std::nullopt, std::nullopt);
    const LedgerChange &change = m_orders.front().change;
    const bool takesBack = !change.removed.empty() || std::ranges::any_of(change.put, [](const auto &put) {
        return put.second.isDenied;
    });
    if (kept.key && !takesBack)
        return writeWith(kept.key, kept.key);
    const Secret made = newLedgerKey();
    whenDone(m_setting.keychain.write(SecretName(kKeyName), made), this,
             [this, old = kept.key, made](const Result<void> &written) {
                 if (!written)
                     return finish(written.error());
                 writeWith(old.value_or(made), made);
             });
}

void ConsentLedger::writeWith(const std::optional<Secret> &key, const std::optional<Secret> &newKey)
{
    const auto written = ask(&m_setting.pool,
                             [file = LedgerFile{m_setting.file}, own = keychainFile(),
                              change = m_orders.front().change, key, newKey]() -> Result<ConsentEntries> {
                                 Result<ConsentEntries> plain = file.change(change);
                                 return key ? own.change(change, *key, *newKey) : std::move(plain);
                             });
    whenDone(written, this, [this](const Result<ConsentEntries> &entries) { finish(entries); });
}

void ConsentLedger::finish(const Result<ConsentEntries> &written)
{
    Order order = std::move(m_orders.front());
    m_orders.pop_front();
    m_isBusy = false;
    if (written) {
        take(*written, std::nullopt);
        order.answer.give({});
    } else {
        Error error{
            ErrorKind::Unavailable,
            "consent_not_saved",
            {CORE_TEXT("Core",
                       "Your decision could not be saved and applies only until Tooltray quits. {reason}"),
             {{"reason", written.error().message}}},
            written.error().hint};
        m_log.warning(error.message);
        order.answer.give(std::move(error));
    }
    watch();
    next();
}

void ConsentLedger::take(ConsentEntries entries, std::optional<Error> problem)
{
    for (const Order &order : m_orders)
        order.change.applyTo(entries);
    if (problem && problem != m_problem)
        m_log.warning(problem->message.text() + ' ' + problem->hint.text());
    if (entries == m_entries && problem == m_problem)
        return;
    m_entries = std::move(entries);
    m_problem = std::move(problem);
    tellChanged();
}

void ConsentLedger::tellChanged()
{
    ++m_generation;
    Q_EMIT changed();
}

bool ConsentLedger::hasFile() const
{
    return isThere(m_setting.file) || isThere(keychainFile().path);
}

void ConsentLedger::watch()
{
    const QString folder = QString::fromStdString(m_setting.file.parent_path().string());
    if (!m_watcher.directories().contains(folder) && isThere(m_setting.file.parent_path()))
        m_watcher.addPath(folder);
}

} // namespace tooltray::credentials
