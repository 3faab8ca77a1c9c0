// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "engine/settings/serversettings.h"
#include "json/value.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <map>
#include <string>

class QLocalSocket;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::app {

class SingleInstance;

// The relays that are here. Each keeps its connection to the instance's socket for as long as it lives, and is told on it
// how to reach the server, whenever that changes, and when to finish what is under way, so that the server can end
// without a call being lost. A line of JSON each: {"url", "token"?} | {"problem": {...}} | {"leaving": true}, which the
// relay answers with {"settled": true}.
class RelayHost final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RelayHost)

public:
    // How long calls of relays are waited for: the program ends within two seconds, all told; who hands the data folder
    // over can wait longer.
    static constexpr std::chrono::milliseconds kEndPatience{300};
    static constexpr std::chrono::milliseconds kHandoverPatience{8000};

    RelayHost(engine::Engine &engine, SingleInstance &instance);
    ~RelayHost() override;

    // To be called once the first start of the server has come to something: until then relays wait.
    void serverStarted();
    // Calls back when no relay has a call under way, or the patience is over; asked again, it can only be shorter.
    void settle(std::chrono::milliseconds patience, std::function<void()> settled);
    // Calls back once when no relay has been here for a while.
    void whenDeserted(std::function<void()> deserted);

private:
    struct Relay {
        std::string name;      // that it was started with; empty: none
        bool hasToken = false; // of its own, of a client
        std::string guestToken = {};
        bool isAsking = false; // for a guest token
        bool isSettled = true;
    };
    using Relays = std::map<QLocalSocket *, Relay>;

    void welcome(QLocalSocket *socket, const json::Value &question);
    void tell(QLocalSocket *socket);
    void read(QLocalSocket *socket);
    void leave(QLocalSocket *socket);
    void checkSettled();
    void awaitDesertion();

    engine::Engine &m_engine;
    SingleInstance &m_instance;
    SystemClock m_clock;
    Relays m_relays;
    engine::ServerStatus m_told; // in its last form
    bool m_hasStarted = false;
    bool m_isLeaving = false;
    std::function<void()> m_settled;
    std::function<void()> m_deserted;
    MonotonicTime m_deadline;
    Timer m_patience;
    Timer m_desertion;
};

} // namespace tooltray::app
