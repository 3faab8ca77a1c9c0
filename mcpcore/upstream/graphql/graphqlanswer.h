// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/done.h"
#include "base/time/clock.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/transport.h"
#include "upstream/graphql/jsonoutline.h"
#include "json/value.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::upstream {

// Why a response is no GraphQL response, by its status, its beginning and what the outline of a GraphQL response
// found in it.
RequestError brokenAnswer(const Request &request, const ResponseHead &head, std::string_view beginning,
                          const JsonOutline &outline, WallTime now);

// A response that is a GraphQL response: an object with data, errors or both, whatever its status. Holds the
// bytes as they came; the members are views on them.
class GraphQLAnswer {
public:
    // The members that an outline of a GraphQL response has to look for.
    static JsonOutline outline();

    // Precondition: the outline has read all of the body, without a problem, and the members have their types.
    GraphQLAnswer(Response response, const JsonOutline &outline);

    int status() const { return m_response.head.status; }
    const Response &response() const { return m_response; }
    std::string_view body() const { return m_response.body; }
    std::string takeBody() { return std::move(m_response.body); } // the views end with it

    // The members as JSON text; empty when they are missing.
    std::string_view data() const { return m_data.of(m_response.body); }
    std::string_view errors() const { return m_errors.of(m_response.body); }
    std::string_view extensions() const { return m_extensions.of(m_response.body); }

    bool hasData() const { return m_data.kind == JsonOutline::Kind::Object; } // and not null
    bool hasErrors() const { return !errors().empty(); }

    // The error that the status tells of, whatever data came along.
    const std::optional<RequestError> &refusal() const { return m_refusal; }
    void setRefusal(RequestError refusal) { m_refusal = std::move(refusal); }

private:
    Response m_response;
    std::optional<RequestError> m_refusal;
    JsonOutline::Part m_data;
    JsonOutline::Part m_errors; // none when the array is empty
    JsonOutline::Part m_extensions;
};

// One of the errors of an answer (GraphQL specification, 7.1.2), read leniently.
struct GraphQLError {
    std::string message;
    std::string code;                                           // extensions.code, as most servers have it
    std::vector<std::pair<std::size_t, std::size_t>> locations; // line and column
    json::Value path;
    json::Value extensions;
};

std::vector<GraphQLError> readErrors(const GraphQLAnswer &answer);

// The errors of an answer as one error of the level "graphql". Precondition: there are some.
RequestError graphqlError(const GraphQLAnswer &answer, WallTime now);
// The same for the list of errors in an execution result that came with the status and asks to wait that long.
RequestError graphqlError(const json::Value &errors, int status,
                          std::optional<std::chrono::seconds> delay = {});

using GraphQLOutcome = std::variant<GraphQLAnswer, RequestError>;

// What a response is, that the outline has read to its end. A status that tells who may, what is there or who failed
// goes first; with others a body with errors is an answer, and one without data and errors is none even with 200. Data
// that came with such a status, or with errors and any status from 400, is an answer with a refusal.
GraphQLOutcome classify(const Request &request, Response response, JsonOutline outline, WallTime now);

// Reads the response to an operation while it arrives, so that even a big one holds the event loop up only for
// moments. Lasts as long as the request that it receives for, and reads one response after the other.
class GraphQLReader {
public:
    // done: called once with how the request ended. A response that is none of GraphQL may never end: it is told as far
    // as it came, and what comes after that is ignored.
    Receiver receiver(Done<Outcome> done);
    // What ended so. request: with the URL of who answered
    GraphQLOutcome judge(const Request &request, Outcome outcome, WallTime now);

private:
    void begin(const ResponseHead &head);
    void read(std::string_view bytes);
    void end(Outcome outcome);

    Done<Outcome> m_done;
    ResponseHead m_head;
    JsonOutline m_outline = GraphQLAnswer::outline();
    std::string m_beginning; // of the body, to say what it is when it is no answer
};

} // namespace tooltray::upstream
