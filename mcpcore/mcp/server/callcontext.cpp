// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/callcontext.h"

#include "mcp/eras/codec.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/session.h"

namespace tooltray::mcp {

CallNumber CallContext::number() const
{
    return m_call->number();
}

const Principal &CallContext::principal() const
{
    return m_call->principal();
}

std::string_view CallContext::session() const
{
    return m_call->session() ? std::string_view(m_call->session()->id()) : std::string_view();
}

Era CallContext::era() const
{
    return m_call->revision().era;
}

ClientView CallContext::client() const
{
    return m_call->client();
}

bool CallContext::clientDeclares(const json::Value &capability) const
{
    return declares(m_call->clientCapabilities(), capability);
}

CancellationToken CallContext::cancellation() const
{
    return m_call->cancellation();
}

bool CallContext::wantsProgress() const
{
    return m_call->wantsProgress();
}

void CallContext::progress(double progress, std::optional<double> total, std::string_view message) const
{
    m_call->progress(progress, total, message);
}

void CallContext::setStatus(std::string_view status) const
{
    m_call->setStatus(status);
}

bool CallContext::mayBecomeTask() const
{
    return m_call->mayBecomeTask();
}

bool CallContext::becomeTask(std::string_view status) const
{
    return m_call->becomeTask(status);
}

void CallContext::log(LogLevel level, std::string_view logger, const json::Value &data) const
{
    m_call->log(level, logger, data);
}

void CallContext::ask(Inquiry inquiry, Callback<Outcome<Answers>> continuation) const
{
    m_call->ask(std::move(inquiry), std::move(continuation));
}

} // namespace tooltray::mcp
