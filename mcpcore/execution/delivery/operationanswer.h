// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "execution/answers/run.h"
#include "execution/pages/pagewalk.h"
#include "execution/preparation/checkedoperation.h"
#include "workspace/definitions/endpoint.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::execution {

// The answer to an operation, or to the tool that it is of. Data may come with errors; the tool decides whether that is
// a success.
struct OperationAnswer {
    json::Value data = {}; // null when there is none
    json::Value errors = json::Value::array();
    json::Value extensions = {};                         // of the last page
    std::uint64_t bytes = 0;                             // of all bodies
    int status = 0;                                      // of the last response to a REST request
    std::optional<std::chrono::seconds> retryAfter = {}; // as the last response asks for
    std::optional<PagedResult> pages = {};               // without its data
    Message note = {};                                   // a sentence about what ended it
    // For a called composite tool: what its steps returned, as far as its data may lack it.
    json::Value completed = {};
    std::optional<std::chrono::nanoseconds> age = {}; // of one from the cache
    std::shared_ptr<const workspace::ResultShape> shape =
        {}; // in which the tool hands it out; null: of no tool
};

// The note of an answer that another call had requested.
inline constexpr std::string_view kOfAnotherCall =
    "answered by the request of another call, which was under way";

using OperationOutcome = std::variant<OperationAnswer, CallFailure>;

// A request on its way to an endpoint, with all that answers to it: pages, or events.
class RequestRun : public Run {
public:
    virtual void start() = 0;
    // Ends it because of a limit of the call, which is told as any other outcome.
    virtual void stop(EndpointBudget::Limit limit) = 0;
};

// Null: nothing is masked.
using RedactorPointer = std::shared_ptr<const credentials::Redactor>;

// Masks secrets in what was read from a response, as an API may repeat what it was sent. This comes first:
// secrets are not recognized once they are cut, split or joined. Any thread.
json::Value withoutSecrets(json::Value read, std::string_view response, const RedactorPointer &redactor);
// The same for the words of an API in a failure.
void maskSecrets(CallFailure &failure, const credentials::Redactor &redactor);

// Failures of the levels http and network name no more than a host, which several endpoints may share: says which one
// it was, and when to come back where its rate was the reason.
void addEndpoint(CallFailure &failure, const workspace::Endpoint &endpoint);

// To a failure of the level graphql: the lines of the operation that its errors are about, and the variables that were
// sent, without secrets and no more of them than helps.
void addOperation(CallFailure &failure, const CheckedOperation &operation, const json::Value &variables,
                  const credentials::Redactor &redactor);

// To a failure behind pages that have come: which page it was and, where items came with those, how to go on from
// there. cursor: of that page; empty: there is nothing to be kept.
void addPage(CallFailure &failure, std::uint64_t page, const std::string &cursor);

// The error's code where an answer has neither the data that was asked for nor errors.
inline constexpr std::string_view kNoData = "no_data";
// The failure of an answer without the fields "a, b".
CallFailure withoutData(const std::string &fields, bool isMutation);
// The fields that the operation asks for, where there is no data at all.
std::string askedNames(const CheckedOperation &operation, const json::Value &variables);

// Converts a limit of the call to the end of a list, and back; nothing if the end is none of the call's.
PageEnd pageEndOf(EndpointBudget::Limit limit);
std::optional<EndpointBudget::Limit> limitOf(PageEnd end);

// A call that a limit ended. What was under way may have arrived, unless it never began.
CallFailure limitFailure(const EndpointBudget &share, EndpointBudget::Limit limit);

} // namespace tooltray::execution
