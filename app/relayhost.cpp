// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/relayhost.h"

#include "app/singleinstance.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "json/parser.h"
#include "json/write.h"

#include <QLocalSocket>
#include <QPointer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::app {
namespace {

using namespace std::chrono_literals;

// Clients start a relay for a short look and again for good, and people restart their editors.
constexpr auto kDesertionPatience = 5s;
constexpr qint64 kLongestWord = 4096;

void write(QLocalSocket *socket, const json::Value &line)
{
    socket->write((json::write(line) + '\n').c_str());
}

json::Value notServing(const engine::ServerStatus &status)
{
    const bool hasReason = !status.problem.empty();
    return json::Value::object(
        {{"problem",
          json::Value::object({{"code", "not_serving"},
                               {"message", hasReason ? "Tooltray is not serving now: " + status.problem.text()
                                                     : std::string("Tooltray is not serving tools now.")},
                               {"hint", "Ask the user to start its server, and try again."}})}});
}

} // namespace

RelayHost::RelayHost(engine::Engine &engine, SingleInstance &instance)
    : m_engine(engine)
    , m_instance(instance)
{
    m_instance.setAttendant(
        "server", [this](QLocalSocket *socket, const json::Value &question) { welcome(socket, question); });
    connect(&engine, &engine::Engine::serverStatusChanged, this, [this](const engine::ServerStatus &status) {
        const bool isNews = status.state != m_told.state || status.url != m_told.url;
        m_told = status;
        if (!isNews || !m_hasStarted || status.state == engine::ServerStatus::State::Starting)
            return;
        for (const auto &[socket, relay] : m_relays)
            tell(socket);
    });
}

RelayHost::~RelayHost()
{
    m_instance.setAttendant("server", {});
    for (const auto &[socket, relay] : std::exchange(m_relays, {})) {
        socket->disconnect(this);
        socket->abort();
    }
}

void RelayHost::serverStarted()
{
    m_hasStarted = true;
    m_told = m_engine.serverStatus();
    for (const auto &[socket, relay] : m_relays)
        tell(socket);
}

void RelayHost::settle(std::chrono::milliseconds patience, std::function<void()> settled)
{
    const MonotonicTime deadline = m_clock.now() + patience;
    if (m_settled && m_deadline <= deadline)
        return; // asked more than once
    m_deadline = deadline;
    m_isLeaving = true;
    m_settled = std::move(settled);
    for (auto &[socket, relay] : m_relays) {
        relay.isSettled = false;
        write(socket, json::Value::object({{"leaving", true}}));
        socket->flush();
    }
    m_patience = m_clock.startTimer(patience, [this] {
        if (m_settled)
            std::exchange(m_settled, nullptr)();
    });
    checkSettled();
}

void RelayHost::whenDeserted(std::function<void()> deserted)
{
    m_deserted = std::move(deserted);
    awaitDesertion();
}

void RelayHost::welcome(QLocalSocket *socket, const json::Value &question)
{
    m_relays.emplace(socket, Relay{.name = std::string(question["client"].toString()),
                                   .hasToken = question["token"].toBool()});
    m_desertion.cancel();
    connect(socket, &QLocalSocket::disconnected, this, [this, socket] { leave(socket); });
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
    if (m_isLeaving)
        return; // it learns from the end of its connection that it has to look again
    if (m_hasStarted && m_told.state != engine::ServerStatus::State::Starting)
        tell(socket);
}

void RelayHost::tell(QLocalSocket *socket)
{
    Relay &relay = m_relays.at(socket);
    if (m_isLeaving || relay.isAsking)
        return;
    if (m_told.state != engine::ServerStatus::State::Running)
        return write(socket, notServing(m_told));
    if (relay.hasToken)
        return write(socket, json::Value::object({{"url", m_told.url}}));
    if (!relay.guestToken.empty())
        return write(socket, json::Value::object({{"url", m_told.url}, {"token", relay.guestToken}}));
    relay.isAsking = true;
    whenDone(
        m_engine.connectGuest(engine::Guest::Relay, relay.name), this,
        [this, guard = QPointer(socket)](const Result<engine::ServerConnection> &connection) {
            const auto found = guard ? m_relays.find(guard) : m_relays.end();
            if (found == m_relays.end()) {
                if (connection)
                    m_engine.dismissGuest(connection->token);
                return;
            }
            found->second.isAsking = false;
            if (!connection)
                return write(guard, notServing({}));
            found->second.guestToken = connection->token;
            if (!m_isLeaving)
                write(guard, json::Value::object({{"url", connection->url}, {"token", connection->token}}));
        });
}

void RelayHost::read(QLocalSocket *socket)
{
    while (socket->canReadLine()) {
        const json::Parsed line = json::parse(socket->readLine(kLongestWord).toStdString());
        if (line.value["settled"].toBool())
            m_relays.at(socket).isSettled = true;
    }
    if (socket->bytesAvailable() >= kLongestWord)
        return socket->abort();
    checkSettled();
}

void RelayHost::leave(QLocalSocket *socket)
{
    const auto node = m_relays.extract(socket);
    if (!node.empty() && !node.mapped().guestToken.empty())
        m_engine.dismissGuest(node.mapped().guestToken);
    checkSettled();
    awaitDesertion();
}

void RelayHost::checkSettled()
{
    if (!m_settled
        || !std::ranges::all_of(m_relays, [](const auto &relay) { return relay.second.isSettled; }))
        return;
    m_patience.cancel();
    post(this, std::exchange(m_settled, nullptr));
}

void RelayHost::awaitDesertion()
{
    if (m_deserted && m_relays.empty())
        m_desertion =
            m_clock.startTimer(kDesertionPatience, [this] { std::exchange(m_deserted, nullptr)(); });
}

} // namespace tooltray::app
