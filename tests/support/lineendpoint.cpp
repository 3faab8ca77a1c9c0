// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/lineendpoint.h"

#include "mcp/server/httpendpoint.h"
#include "mcp/server/server.h"
#include "mcp/server/session.h"
#include "mcp/wire/objectwriter.h"

#include <utility>

namespace tooltray::mcp {

class LineEndpoint::LineOutlet final : public Outlet {
public:
    explicit LineOutlet(std::shared_ptr<LineSink> sink) : m_sink(std::move(sink)) {}

    void openStream() override {}
    void send(std::string_view message) override { m_sink->writeLine(singleLine(std::string(message))); }
    void finish(Answer answer) override
    {
        if (!answer.body.empty())
            m_sink->writeLine(singleLine(std::move(answer.body)));
    }
    void abort() override {} // the line belongs to others too
    std::size_t backlog() const override { return m_sink->backlog(); }

private:
    std::shared_ptr<LineSink> m_sink;
};

LineEndpoint::LineEndpoint(Server &server, Principal principal, std::shared_ptr<LineSink> sink)
    : m_server(server)
    , m_principal(std::move(principal))
    , m_sink(std::move(sink))
    , m_modernCalls(std::make_shared<InFlight>())
{}

LineEndpoint::~LineEndpoint()
{
    m_modernCalls->cancelAll(CancelReason::Disconnected);
    if (m_session) {
        m_session->inFlight()->cancelAll(CancelReason::Disconnected);
        m_server.sessions().close(m_session);
    }
}

std::shared_ptr<Outlet> LineEndpoint::outlet() const
{
    return std::make_shared<LineOutlet>(m_sink);
}

void LineEndpoint::receive(std::string_view line)
{
    json::Parsed parsed = m_server.parse(line);
    if (!parsed)
        return reject({}, {Fault::Parse, "The line is not JSON: " + parsed.error->message});
    if (parsed.value.isArray())
        return receiveBatch(std::move(parsed.value));
    const Classified classified = classify(parsed.value, nullptr);
    if (const auto *refused = std::get_if<Rejection>(&classified))
        return m_server.reject(*refused, m_principal, *outlet());
    const auto &incoming = std::get<Incoming>(classified);
    if (incoming.kind == Incoming::Kind::Notification)
        receiveNotification(parsed.value);
    else if (incoming.era == Era::Modern)
        receiveModern(std::move(parsed.value), incoming);
    else
        receiveLegacy(std::move(parsed.value), incoming);
}

// Notifications need no claim, so that the era of the connection says what they are about.
void LineEndpoint::receiveNotification(const json::Value &message)
{
    if (message["method"].toString() != "notifications/cancelled")
        return;
    const auto id = RequestId::from(message["params"]["requestId"]);
    if (!id)
        return;
    const auto &calls = m_session ? m_session->inFlight() : m_modernCalls;
    calls->cancel(*id, CancelReason::Requested);
}

void LineEndpoint::receiveModern(json::Value message, const Incoming &incoming)
{
    if (m_era == Era::Legacy)
        return reject(incoming.id, Failure::invalidRequest("This connection was opened with initialize."));
    if (m_modernCalls->contains(*incoming.id))
        return reject(incoming.id, Failure::invalidRequest("An unanswered request already has this id."));
    if (incoming.method->method != Method::Discover)
        m_era = Era::Modern;
    m_server.start({.message = std::move(message),
                    .id = *incoming.id,
                    .method = *incoming.method,
                    .revision = *incoming.revision,
                    .principal = m_principal,
                    .inFlight = m_modernCalls},
                   outlet());
}

void LineEndpoint::receiveLegacy(json::Value message, const Incoming &incoming)
{
    const bool isHandshake = incoming.method && incoming.method->method == Method::Initialize;
    if (m_era == Era::Modern)
        return reject(incoming.id, isHandshake
                                       ? unsupportedVersion(message["params"]["protocolVersion"].toString())
                                       : missingClaim());
    if (isHandshake && !m_session)
        return initialize(std::move(message), incoming);
    if (!m_session)
        return reject(incoming.id, Failure::invalidRequest("initialize or server/discover come first."));
    Conversation(m_server, m_session).receive(std::move(message), incoming, outlet());
}

void LineEndpoint::receiveBatch(json::Value messages)
{
    if (!m_session)
        return reject(
            {}, Failure::invalidRequest("There are no batches before initialize, nor in later revisions."));
    Conversation(m_server, m_session).receiveBatch(std::move(messages), outlet());
}

void LineEndpoint::initialize(json::Value message, const Incoming &incoming)
{
    auto opened = m_server.openSession(m_principal, message["params"]);
    if (auto *failure = std::get_if<Failure>(&opened))
        return reject(incoming.id, std::move(*failure));
    m_session = std::get<0>(std::move(opened));
    m_session->addStream(outlet(), m_server.options().maxStreamsPerSession);
    m_era = Era::Legacy;
    Conversation(m_server, m_session).start(std::move(message), incoming, outlet());
}

void LineEndpoint::reject(const std::optional<RequestId> &id, Failure failure)
{
    m_server.reject({m_era.value_or(Era::Modern), id, std::move(failure)}, m_principal, *outlet());
}

} // namespace tooltray::mcp
