// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/keychainstore.h"

#include "base/task/ask.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/keychainjob.h"
#include "credentials/store/secretstore.h"

#include <qt6keychain/keychain.h>

#include <memory>
#include <utility>

namespace tooltray::credentials {

namespace {

using Condition = KeychainState::Condition;

// A callback must be copyable and an answer is not.
template <typename T>
std::shared_ptr<ResultPromise<T>> shared(ResultPromise<T> answer)
{
    return std::make_shared<ResultPromise<T>>(std::move(answer));
}

Result<Secret> secretIn(const QKeychain::Job &job, const SecretName &name)
{
    QByteArray bytes = static_cast<const QKeychain::ReadPasswordJob &>(job).binaryData();
    Secret secret(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    // In place, so that the job's copy, which is the same memory, is wiped too.
    wipe(const_cast<char *>(bytes.constData()), static_cast<std::size_t>(bytes.size()));
    if (secret.isEmpty())
        return secretEmpty(name);
    return secret;
}

KeychainState stateFor(const Result<QKeychain::Job *> &result)
{
    if (result || result.error().code == "secret_missing")
        return {};
    const std::string &code = result.error().code;
    const bool isLocked = code == "keychain_locked" || code == "keychain_denied";
    return {isLocked ? Condition::Locked : Condition::Missing, result.error()};
}

} // namespace

KeychainStore::KeychainStore(const std::string &service, Clock &clock)
    : m_service(QString::fromStdString(service))
    , m_clock(clock)
{}

KeychainStore::~KeychainStore() = default;

QFuture<Result<Secret>> KeychainStore::read(const SecretName &name)
{
    return ask<Secret>(&m_context, [this, name](ResultPromise<Secret> answer) {
        KeychainJob::start(new QKeychain::ReadPasswordJob(m_service), name, m_clock, &m_context,
                           [name, answer = shared(std::move(answer))](Result<QKeychain::Job *> result) {
                               if (result)
                                   answer->give(secretIn(**result, name));
                               else
                                   answer->give(std::move(result).error());
                           });
    });
}

QFuture<Result<void>> KeychainStore::write(const SecretName &name, const Secret &secret)
{
    if (secret.isEmpty())
        return answered<void>(secretEmpty(name));
    return ask<void>(&m_context, [this, name, secret](ResultPromise<void> answer) {
        auto *job = new QKeychain::WritePasswordJob(m_service);
        const std::string_view text = secret.reveal();
        job->setBinaryData(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
        KeychainJob::start(job, name, m_clock, &m_context,
                           [answer = shared(std::move(answer))](Result<QKeychain::Job *> result) {
                               answer->give(std::move(result).transform([](QKeychain::Job *) {}));
                           });
    });
}

QFuture<Result<void>> KeychainStore::remove(const SecretName &name)
{
    return ask<void>(&m_context, [this, name](ResultPromise<void> answer) {
        KeychainJob::start(new QKeychain::DeletePasswordJob(m_service), name, m_clock, &m_context,
                           [answer = shared(std::move(answer))](Result<QKeychain::Job *> result) {
                               if (!result && result.error().code == "secret_missing")
                                   answer->give({});
                               else
                                   answer->give(std::move(result).transform([](QKeychain::Job *) {}));
                           });
    });
}

QFuture<Result<KeychainState>> KeychainStore::probe()
{
    return ask<KeychainState>(&m_context, [this](ResultPromise<KeychainState> answer) {
        KeychainJob::start(new QKeychain::ReadPasswordJob(m_service), SecretName("probe"), m_clock,
                           &m_context,
                           [answer = shared(std::move(answer))](const Result<QKeychain::Job *> &result) {
                               answer->give(stateFor(result));
                           });
    });
}

} // namespace tooltray::credentials
