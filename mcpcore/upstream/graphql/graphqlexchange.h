// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/done.h"
#include "upstream/exchange/request.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/policy/endpoint.h"
#include "json/value.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tooltray::upstream {

// What is asked of a GraphQL server. Everything has been checked by then: nothing here looks into it.
struct GraphQLOperation {
    enum class Kind : std::uint8_t { Query, Mutation, Subscription };

    Kind kind = Kind::Query;
    std::string document;
    json::Value variables = {};     // an object, or null for none
    std::string operationName = {}; // empty: the only one
    json::Value extensions = {};    // an object, or null for none
};

// {"query":...,"variables":...}: the parameters of a request (GraphQL over HTTP, 5.2), which the subscription
// protocols use as well.
std::string parametersText(const GraphQLOperation &operation);

// The operation as a POST (GraphQL over HTTP, 5.4) to an endpoint: URL, fields, timeouts and so on are those of
// the request given, and its own fields win over ours. Only a mutation must not be sent twice.
Request graphqlRequest(const Request &endpoint, const GraphQLOperation &operation);

// Sends one operation and reads its answer while it arrives, so that even a big one holds the event loop up
// only for moments. Destroying it cancels without a word.
class GraphQLExchange {
public:
    // The request has all of an endpoint but the operation; see graphqlRequest(). Endpoint and clock outlive it.
    GraphQLExchange(Endpoint &endpoint, Clock &clock, const Request &request,
                    const GraphQLOperation &operation, SendOptions options, Done<GraphQLOutcome> done);
    ~GraphQLExchange();
    void start();
    GraphQLExchange(const GraphQLExchange &) = delete;
    GraphQLExchange &operator=(const GraphQLExchange &) = delete;

private:
    void begin(const ResponseHead &head);
    void read(std::string_view bytes);
    void end(Outcome outcome);

    Endpoint &m_endpoint;
    Clock &m_clock;
    Request m_request;
    SendOptions m_options;
    Done<GraphQLOutcome> m_done;
    ResponseHead m_head;
    JsonOutline m_outline = GraphQLAnswer::outline();
    std::string m_beginning; // of the body, to say what it is when it is no answer
    std::unique_ptr<EndpointRequest> m_call;
};

} // namespace tooltray::upstream
