// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/secretservice.h"

#include <QtGlobal>

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

void askWhetherLocked(const std::shared_ptr<Bus> &bus, const QString &collection, QObject *context, Done done)
{
    bus->call<QDBusVariant>(
        collection, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
        {QStringLiteral("org.freedesktop.Secret.Collection"), QStringLiteral("Locked")}, context,
        [bus, done = std::move(done)](const QDBusPendingReply<QDBusVariant> &reply) {
            if (reply.isError())
                done(SecretService::Unknown);
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
        done(SecretService::Missing);
        return;
    }
    bus->call<QDBusObjectPath>(
        QStringLiteral("/org/freedesktop/secrets"), QStringLiteral("org.freedesktop.Secret.Service"),
        QStringLiteral("ReadAlias"), {QStringLiteral("default")}, context,
        [bus, context, done = std::move(done)](const QDBusPendingReply<QDBusObjectPath> &reply) {
            if (reply.isError())
                done(stateAfter(reply.error()));
            else if (reply.value().path() == QStringLiteral("/")) // nothing was ever kept there
                done(SecretService::Unlocked);
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
