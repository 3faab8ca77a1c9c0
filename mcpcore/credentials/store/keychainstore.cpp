// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/keychainstore.h"

#include "base/task/ask.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/secretstore.h"

#include <QtGlobal>
#include <memory>
#include <qt6keychain/keychain.h>
#include <string_view>
#include <utility>

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

#    include <QDBusConnection>
#    include <QDBusMessage>
#    include <QDBusObjectPath>
#    include <QDBusPendingCallWatcher>
#    include <QDBusPendingReply>
#    include <QDBusVariant>
#    include <QUuid>

#    include <memory>
#    include <utility>

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

namespace {

// A connection of its own: one that Qt shares stays broken once there was no bus.
class Bus {
public:
    Bus()
        : m_name(QUuid::createUuid().toString())
        , m_connection(QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_name))
    {}
    Bus(const Bus &) = delete;
    Bus &operator=(const Bus &) = delete;
    ~Bus() { QDBusConnection::disconnectFromBus(m_name); }

    bool isConnected() const { return m_connection.isConnected(); }

    template <typename T>
    void call(const QString &path, const QString &interface, const QString &method,
              const QVariantList &arguments, QObject *context,
              std::function<void(const QDBusPendingReply<T> &)> done)
    {
        auto message = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.secrets"), path,
                                                      interface, method);
        message.setArguments(arguments);
        auto *watcher = new QDBusPendingCallWatcher(m_connection.asyncCall(message, kPatience), context);
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context,
                         [watcher, done = std::move(done)] {
                             watcher->deleteLater();
                             done(*watcher);
                         });
    }

private:
    static constexpr int kPatience = 5000; // in milliseconds

    QString m_name;
    QDBusConnection m_connection;
};

using Done = std::function<void(SecretService)>;

SecretService stateAfter(const QDBusError &error)
{
    const bool isMissing = error.type() == QDBusError::ServiceUnknown
                           || error.name().startsWith(QStringLiteral("org.freedesktop.DBus.Error.Spawn"));
    return isMissing ? SecretService::Missing : SecretService::Unknown;
}

// GNOME Keyring names its usual collection also before there is one.
bool isNoCollection(const QDBusError &error)
{
    return error.type() == QDBusError::UnknownObject || error.type() == QDBusError::UnknownMethod
           || error.name() == QStringLiteral("org.freedesktop.Secret.Error.NoSuchObject");
}

void askWhetherLocked(const std::shared_ptr<Bus> &bus, const QString &collection, QObject *context, Done done)
{
    bus->call<QDBusVariant>(
        collection, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
        {QStringLiteral("org.freedesktop.Secret.Collection"), QStringLiteral("Locked")}, context,
        [bus, done = std::move(done)](const QDBusPendingReply<QDBusVariant> &reply) {
            if (reply.isError())
                done(isNoCollection(reply.error()) ? SecretService::Empty : SecretService::Unknown);
            else
                done(reply.value().variant().toBool() ? SecretService::Locked : SecretService::Unlocked);
        });
}

} // namespace

// In a session of KDE the keychain is KWallet, which answers for itself.
void askSecretService(QObject *context, Done done)
{
    if (qgetenv("XDG_CURRENT_DESKTOP").contains("KDE")) {
        done(SecretService::Unknown);
        return;
    }
    const auto bus = std::make_shared<Bus>();
    if (!bus->isConnected()) {
        done(SecretService::NoBus);
        return;
    }
    bus->call<QDBusObjectPath>(
        QStringLiteral("/org/freedesktop/secrets"), QStringLiteral("org.freedesktop.Secret.Service"),
        QStringLiteral("ReadAlias"), {QStringLiteral("default")}, context,
        [bus, context, done = std::move(done)](const QDBusPendingReply<QDBusObjectPath> &reply) {
            if (reply.isError())
                done(stateAfter(reply.error()));
            else if (reply.value().path() == QStringLiteral("/"))
                done(SecretService::Empty);
            else
                askWhetherLocked(bus, reply.value().path(), context, done);
        });
}

} // namespace tooltray::credentials

#else

namespace tooltray::credentials {

void askSecretService(QObject * /*context*/, std::function<void(SecretService)> done)
{
    done(SecretService::Unknown);
}

} // namespace tooltray::credentials

#endif

namespace tooltray::credentials {

namespace {

using namespace std::chrono_literals;

constexpr auto kTimeLimit = 2min; // somebody may have to type a password

// The text of a library, which may or may not be a sentence.
std::string sentence(const std::string &reason)
{
    static constexpr std::string_view kEnds = ".!?";
    return reason + (kEnds.find(reason.back()) == std::string_view::npos ? "." : "");
}

Error keychainMissing()
{
    return {
        ErrorKind::Unavailable, "keychain_missing",
        CORE_TEXT("Core", "There is no keychain in this session."),
        CORE_TEXT("Core",
                  "Start a keychain, such as GNOME Keyring or KWallet. Until then keep the secret in memory "
                  "for this session or in an environment variable; it is never written to a plain file.")};
}

Error busMissing()
{
    return {
        ErrorKind::Unavailable, "keychain_missing",
        CORE_TEXT("Core", "There is no keychain in this session, because no D-Bus session bus is running."),
        CORE_TEXT("Core",
                  "Start Tooltray in a desktop session. Until then keep the secret in memory for this "
                  "session or in an environment variable; it is never written to a plain file.")};
}

Error keychainLocked()
{
    return {ErrorKind::Unavailable, "keychain_locked", CORE_TEXT("Core", "The keychain is locked."),
            CORE_TEXT("Core", "Unlock it when its dialog asks, or in its own program, and try again.")};
}

Error keychainNotCreated()
{
    return {ErrorKind::Unavailable, "keychain_failed",
            CORE_TEXT("Core", "The keychain is not set up yet: the password prompt was dismissed."),
            CORE_TEXT("Core",
                      "Try again and choose a password for it. Otherwise keep the secret in memory for "
                      "this session or in an environment variable.")};
}

Error keychainDenied()
{
    return {ErrorKind::Denied, "keychain_denied", CORE_TEXT("Core", "The keychain denies Tooltray access."),
            CORE_TEXT("Core", "Allow it in the keychain app, then try again.")};
}

Error keychainFailed(const std::string &reason)
{
    return {ErrorKind::Unavailable, "keychain_failed",
            reason.empty()
                ? CORE_TEXT("Core", "The keychain failed.")
                : Message(CORE_TEXT("Core", "The keychain failed: {reason}"), {{"reason", sentence(reason)}}),
            CORE_TEXT("Core", "Try again. If that does not help, keep the secret in memory for this session "
                              "or in an environment variable.")};
}

Error errorFor(QKeychain::Error error, SecretService service, const std::string &reason,
               const SecretName &name)
{
    if (service == SecretService::Locked)
        return keychainLocked();
    if (service == SecretService::NoBus && error != QKeychain::EntryNotFound)
        return busMissing();
    switch (error) {
    case QKeychain::EntryNotFound:
        return secretMissing(
            name, CORE_TEXT("Core", "Enter it on the Credentials page. It is stored in the keychain."));
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser: return keychainDenied();
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented: return keychainMissing();
    default: break;
    }
    if (service == SecretService::Empty)
        return keychainNotCreated();
    return service == SecretService::Missing ? keychainMissing() : keychainFailed(reason);
}

// True if the job's result may mean something else.
bool isAmbiguous(const QKeychain::Job &job)
{
    return job.error() != QKeychain::NoError
           || qobject_cast<const QKeychain::DeletePasswordJob *>(&job) != nullptr;
}

} // namespace

KeychainJob::KeychainJob(SecretName name, QObject *parent, Done done)
    : QObject(parent)
    , m_name(std::move(name))
    , m_done(std::move(done))
{}

void KeychainJob::start(QKeychain::Job *job, const SecretName &name, Clock &clock, QObject *parent, Done done)
{
    auto *self = new KeychainJob(name, parent, std::move(done));
    job->setKey(QString::fromStdString(name.value()));
    connect(job, &QKeychain::Job::finished, self, &KeychainJob::finish);
    self->m_deadline = clock.startTimer(kTimeLimit, [self] {
        self->give(Error{ErrorKind::Timeout, "keychain_timeout",
                         CORE_TEXT("Core", "The keychain does not respond."),
                         CORE_TEXT("Core", "Check whether it is asking for a password, and try again.")});
    });
    job->start();
}

// The job deletes itself once the event loop has it again, so it is kept while the Secret Service is asked.
void KeychainJob::finish(QKeychain::Job *job)
{
    if (!isAmbiguous(*job)) {
        give(job);
        return;
    }
    askSecretService(this, [this, error = job->error(),
                            reason = job->errorString().trimmed().toStdString()](SecretService service) {
        if (error == QKeychain::NoError && service != SecretService::Locked)
            give(nullptr);
        else
            fail(errorFor(error, service, reason, m_name), reason);
    });
}

// A library uses its own words, meant for whoever reads the log.
void KeychainJob::fail(Error error, const std::string &reason)
{
    if (error.code == "keychain_missing" && !reason.empty())
        m_log.info("There is no keychain in this session: " + sentence(reason));
    give(std::move(error));
}

void KeychainJob::give(Result<QKeychain::Job *> result)
{
    m_deadline.cancel();
    if (const Done done = std::exchange(m_done, nullptr)) {
        done(std::move(result));
        deleteLater();
    }
}

} // namespace tooltray::credentials
