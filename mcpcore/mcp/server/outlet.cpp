// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/outlet.h"

#include <utility>

namespace tooltray::mcp {

Disposition dispositionOfRejection(Fault fault)
{
    const bool isUnknown = fault == Fault::MethodNotFound || fault == Fault::UnknownSession;
    return isUnknown ? Disposition::NotFound : Disposition::BadRequest;
}

// The modern era has statuses for some errors (2026-07-28, Streamable HTTP, error responses); all others,
// and everything in the legacy era, are answers like any other.
Disposition dispositionOfFailure(Fault fault, Era era)
{
    if (era == Era::Legacy)
        return Disposition::Answered;
    switch (fault) {
    case Fault::MethodNotFound: return Disposition::NotFound;
    case Fault::HeaderMismatch:
    case Fault::MissingCapability:
    case Fault::UnsupportedVersion: return Disposition::BadRequest;
    default: return Disposition::Answered;
    }
}

class Batch::Member final : public Outlet {
public:
    explicit Member(std::shared_ptr<Batch> batch) : m_batch(std::move(batch)) {}

    bool acceptsStream() const override { return m_batch->m_outlet->acceptsStream(); }
    void openStream() override { m_batch->openStream(); }
    void send(std::string_view message) override
    {
        m_batch->openStream();
        m_batch->m_outlet->send(message);
    }
    void finish(Answer answer) override { m_batch->collect(std::move(answer.body)); }
    void abort() override { m_batch->m_outlet->abort(); }
    std::size_t backlog() const override { return m_batch->m_outlet->backlog(); }

private:
    std::shared_ptr<Batch> m_batch;
};

std::shared_ptr<Outlet> Batch::addMember()
{
    ++m_awaited;
    return std::make_shared<Member>(shared_from_this());
}

void Batch::close()
{
    finishIfDone();
}

void Batch::openStream()
{
    if (std::exchange(m_isStreaming, true))
        return;
    m_outlet->openStream();
    for (const std::string &answer : std::exchange(m_answers, {}))
        m_outlet->send(answer);
}

void Batch::collect(std::string body)
{
    if (body.empty()) {
        // a request that was cancelled has no answer
    } else if (m_isStreaming) {
        m_outlet->send(body);
    } else {
        m_answers.push_back(std::move(body));
    }
    finishIfDone();
}

void Batch::finishIfDone()
{
    if (--m_awaited > 0)
        return;
    if (m_isStreaming || m_answers.empty())
        return m_outlet->finish({Disposition::Accepted});
    std::string body = "[";
    for (const std::string &answer : m_answers) {
        if (body.size() > 1)
            body += ',';
        body += answer;
    }
    body += ']';
    m_outlet->finish({Disposition::Answered, std::move(body)});
}

} // namespace tooltray::mcp
