// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/graphql/graphqlanswer.h"
#include "upstream/graphql/graphqlrequest.h"
#include "upstream/policy/endpoint.h"

#include <functional>
#include <memory>
#include <string>

namespace tooltray::upstream {

// Sends one operation and reads its answer while it arrives, so that even a big one holds the event loop up
// only for moments. Destroying it cancels without a word.
class GraphQLCall {
public:
    using Done = std::function<void(GraphQLOutcome)>;

    // Calls back once, from the event loop, never from within this call. The request has all of an endpoint but
    // the operation; see graphqlRequest(). The clock outlives the call.
    GraphQLCall(Endpoint &endpoint, Clock &clock, const Request &request, const GraphQLOperation &operation,
                CallOptions options, Done done);
    ~GraphQLCall();
    GraphQLCall(const GraphQLCall &) = delete;
    GraphQLCall &operator=(const GraphQLCall &) = delete;

private:
    void begin(const ResponseHead &head);
    void read(std::string_view bytes);
    void end(Outcome outcome);

    Clock &m_clock;
    Request m_request;
    Done m_done;
    ResponseHead m_head;
    JsonOutline m_outline = GraphQLAnswer::outline();
    std::string m_beginning; // of the body, to say what it is when it is no answer
    std::unique_ptr<Call> m_call;
};

} // namespace tooltray::upstream
