// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "stdio/relay/relayexchange.h"
#include "stdio/relay/serveraccess.h"
#include "text/framing/eventstreamreader.h"

#include <QObject>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::stdio {

using Fields = std::vector<std::pair<std::string, std::string>>;

// One message on its way to the server, and all that comes back for it: a body, or events. Where the server
// breaks a stream of events off, it is taken up again as far as that was asked for.
class Delivery final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Delivery)

public:
    enum class Resume : std::uint8_t {
        Never,
        AfterAnEvent, // that has an id, which tells the server where to go on
        Always,
    };
    struct Order {
        std::string verb;
        Fields fields; // of every request
        std::string body = {};
        Fields bodyFields = {}; // of the one that carries the body
        Resume resume = Resume::Never;
    };
    struct Ending {
        int status = 0; // none came: 0
        std::string mediaType = {};
        std::string body = {};
        std::optional<std::string> problem = {};
        bool hasLeft = true;    // the message may have reached the server
        bool wasStream = false; // the server took the message, and began to answer in events
    };
    // Either may stop the delivery.
    struct Handlers {
        std::function<void(const ReplyHead &)> head;
        std::function<void(std::string message)> event;
        std::function<void(const Ending &)> ended; // once
        std::function<void()> sent;
        std::function<bool()> mayWrite = {}; // see RelayExchange::Handlers
    };

    Delivery(ServerAddress endpoint, Clock &clock, Order order, Handlers handlers, QObject *parent);

    void start();
    void stop(); // nothing is told any more
    // The server is gone: what breaks off is not taken up again.
    void stopResuming();
    void setReading(bool isReading);
    std::size_t unsentBytes() const { return m_exchange ? m_exchange->unsentBytes() : 0; }

private:
    void send(const std::string &verb, const Fields &ownFields, const std::string &body);
    void takeHead(const ReplyHead &head);
    void takeContent(std::string_view content);
    void end(std::optional<std::string> problem);
    bool mayResume() const;
    void resumeLater();
    void resume();

    const ServerAddress m_endpoint;
    Clock &m_clock;
    Order m_order;
    Handlers m_handlers;
    std::unique_ptr<RelayExchange> m_exchange;
    text::EventStreamReader m_events;
    Ending m_answer;
    bool m_isStream = false;  // the answer that is coming in
    bool m_wasStream = false; // any answer until now
    bool m_isReading = true;
    bool m_isStopped = false;
    int m_failures = 0; // to take the stream up again, in a row
    Timer m_pause;
};

// True if a message without an answer may have changed anything where it reached the server.
enum class MessageEffect : std::uint8_t { None, Possible };

// A sentence or two for agents on why a message got no answer, and what to do.
std::string problemText(const ServerAccess::Place &place, const Delivery::Ending &ending,
                        MessageEffect effect);
// The same for a message that was sent to a server that is gone now.
std::string lossText(const ServerAccess::Place &place, MessageEffect effect);

} // namespace tooltray::stdio
