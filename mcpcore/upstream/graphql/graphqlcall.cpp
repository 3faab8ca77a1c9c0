// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlcall.h"

#include "upstream/graphql/brokenanswer.h"
#include "upstream/policy/call.h"
#include "upstream/policy/httperror.h"

#include <utility>

namespace tooltray::upstream {

namespace {

constexpr std::size_t kBeginning = 16 * 1024; // enough of a body that is no answer to say what it is

} // namespace

GraphQLCall::GraphQLCall(Endpoint &endpoint, Clock &clock, const Request &request,
                         const GraphQLOperation &operation, CallOptions options, Done done)
    : m_clock(clock)
    , m_request(graphqlRequest(request, operation))
    , m_done(std::move(done))
{
    m_call = endpoint.send(m_request,
                           {.onHead = [this](const ResponseHead &head) { begin(head); },
                            .onBody = [this](std::string_view bytes) { read(bytes); },
                            .onDone = [this](Outcome outcome) { end(std::move(outcome)); }},
                           std::move(options));
}

GraphQLCall::~GraphQLCall() = default;

void GraphQLCall::begin(const ResponseHead &head)
{
    m_head = head;
    m_outline = GraphQLAnswer::outline();
    m_beginning.clear();
}

void GraphQLCall::read(std::string_view bytes)
{
    if (m_beginning.size() < kBeginning)
        m_beginning.append(bytes.substr(0, kBeginning - m_beginning.size()));
    // What is no answer need not be waited for: it may never end. Other statuses may still be tried again.
    const bool isHopeless =
        !m_outline.add(bytes) && m_head.status / 100 == 2 && m_beginning.size() == kBeginning;
    if (!isHopeless)
        return;
    m_request.url = m_call->url();
    m_call.reset();
    std::exchange(m_done,
                  nullptr)(brokenAnswer(m_request, m_head, m_beginning, m_outline, m_clock.wallTime()));
}

void GraphQLCall::end(Outcome outcome)
{
    const Done done = std::exchange(m_done, nullptr);
    m_request.url = m_call->url(); // errors are about who answered
    if (auto *failure = std::get_if<Failure>(&outcome))
        done(networkError(m_request, *failure));
    else
        done(classify(m_request, std::move(std::get<Response>(outcome)), std::move(m_outline),
                      m_clock.wallTime()));
}

} // namespace tooltray::upstream
