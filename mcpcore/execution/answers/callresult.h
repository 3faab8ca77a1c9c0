// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/finding.h"
#include "graphql/language/ast.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// The level at which a call failed. One classification for MCP, REST and the window.
enum class Level : std::uint8_t {
    Access,   // the client may not, and is not told so
    Tool,     // the arguments, the context or the definition do not fit
    GraphQL,  // errors in the response
    Payload,  // the answer is fine and says that it went wrong
    Http,     // a status, or an answer of the wrong kind
    Network,  // no answer
    Internal, // a bug of ours
};

std::string_view levelName(Level level) noexcept;

struct CallFailure {
    Level level = Level::Internal;
    Error error;
    json::Value data = {}; // what came all the same; null: nothing
    int status = 0;        // of the response, if there was one
    std::optional<std::chrono::seconds> retryAfter = {};

    bool operator==(const CallFailure &) const = default;
};

CallFailure failureFrom(upstream::RequestError error);
// An error of our own before anything was sent.
CallFailure toolFailure(Error error);

// The result of a call that worked, of a tool that people saved or of a command of ours.
struct CallResult {
    json::Value structured = {}; // null: the text alone is the result
    std::string text = {};       // in the format asked for; empty: the structured content as JSON
    workspace::ResultShape::Format format = workspace::ResultShape::Format::Json; // never Auto
    // Sentences for the reader of the text: what was cut and how to get the rest. Empty: nothing to say.
    Message note = {};
    bool isPartial = false; // data that came with errors
    bool isError = false;   // data that came with errors, where the tool says that this is one
    // "cut", "handle", "pages" with "next_cursor", "cache": each only where there is something to say.
    json::Value meta = {};
    std::optional<std::chrono::seconds> cacheAge = {};
    bool isMutation = false;
    std::string toolName = {}; // of a saved tool
    std::optional<workspace::Version> version = {};
    bool isTextJson = false; // the text is the structured content as JSON, word for word
    // For programs, where the text says more than the data or is in another format: an object with the data and,
    // with it, what was cut and the note. Null: there is no more to say.
    json::Value whole = {};
    std::shared_ptr<const CallFailure> told = {}; // that the result tells of, for the log; null: none
};

using CallOutcome = std::variant<CallResult, CallFailure>;

// The course of a call, as far as it got. Requests, variables and the document are only there in TEST MODE.
struct CallTrace {
    struct Sent {
        std::string endpoint;
        std::string step = {};                      // of a composite tool
        std::vector<std::string> dependsOn = {};    // in a preview: steps that it is made of
        json::Value request = {};                   // method, url, headers, body: redacted
        int status = 0;                             // 0: no response, or a preview
        json::Value timing = json::Value::object(); // milliseconds by phase
    };
    struct Times {
        std::chrono::microseconds preparing{0}; // until nothing was left but to send
        std::chrono::microseconds approval{0};  // until somebody said yes or no
        std::chrono::microseconds upstream{0};
        std::chrono::microseconds shaping{0};
        std::chrono::microseconds total{0};
    };

    std::string endpoint = {};
    Findings findings = {};                        // of the operation and its variables
    json::Value arguments = json::Value::object(); // with the API's values in place of labels
    json::Value variables = json::Value::object(); // after injection and mapping: redacted
    std::string document = {};                     // empty: no GraphQL operation
    std::string operationName = {};
    std::vector<Sent> sent = {}; // of several attempts, pages or steps in their order
    Times times = {};
};

// Milliseconds, by name.
json::Value toJson(const CallTrace::Times &times);

// A request as people see it: {method, url, headers, body} without secrets.
// Without secrets. What is too large to be read by anybody is not shown.
json::Value shownValue(const json::Value &value, const credentials::Redactor &redactor);
json::Value tracedRequest(const upstream::Request &request, const credentials::Redactor &redactor);

// Milliseconds by phase; phases that took no time are left out.
json::Value toJson(const upstream::PhaseTimes &times);

// The detail of a failure with what the steps before it returned, by their names.
inline constexpr std::string_view kCompletedSteps = "completed_steps";
// The limit for what a failure says of completed steps, in bytes.
inline constexpr std::size_t kMaxCompleted = 16 * 1024;

// The answer of a step that is over.
struct CompletedStep {
    enum class Kind : std::uint8_t { MadeInside, Made, Read }; // the first two changed something

    const json::Member &answer;
    Kind kind;
};

// The answers of the steps, in their order and within the limit. What a mutation made may be told nowhere else, so that
// it is kept before what can be read again, and before the result of the tool that ran it.
json::Value accountOf(std::span<const CompletedStep> steps);

} // namespace tooltray::execution
