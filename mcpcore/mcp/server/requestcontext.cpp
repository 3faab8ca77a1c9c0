// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/requestcontext.h"

#include "mcp/eras/codec.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/session.h"

namespace tooltray::mcp {

RequestNumber RequestContext::number() const
{
    return m_call->number();
}

const Principal &RequestContext::principal() const
{
    return m_call->principal();
}

std::string_view RequestContext::session() const
{
    return m_call->session() ? std::string_view(m_call->session()->id()) : std::string_view();
}

Era RequestContext::era() const
{
    return m_call->revision().era;
}

ClientProgram RequestContext::client() const
{
    return m_call->client();
}

bool RequestContext::clientDeclares(const json::Value &capability) const
{
    return declares(m_call->clientCapabilities(), capability);
}

CancellationToken RequestContext::cancellation() const
{
    return m_call->cancellation();
}

bool RequestContext::wantsProgress() const
{
    return m_call->wantsProgress();
}

void RequestContext::progress(double progress, std::optional<double> total, std::string_view message) const
{
    m_call->progress(progress, total, message);
}

void RequestContext::setStatus(std::string_view status) const
{
    m_call->setStatus(status);
}

bool RequestContext::mayBecomeTask() const
{
    return m_call->mayBecomeTask();
}

bool RequestContext::becomeTask(std::string_view status) const
{
    return m_call->becomeTask(status);
}

void RequestContext::log(LogLevel level, std::string_view logger, const json::Value &data) const
{
    m_call->log(level, logger, data);
}

void RequestContext::ask(Inquiry inquiry, Callback<Outcome<Answers>> continuation) const
{
    m_call->ask(std::move(inquiry), std::move(continuation));
}

} // namespace tooltray::mcp
