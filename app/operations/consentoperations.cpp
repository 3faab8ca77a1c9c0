// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

using engine::ConsentRequest;

json::Value requestValue(const ConsentRequest &request)
{
    constexpr std::array<std::string_view, 4> kKinds{"command", "secret", "file", "policy"};
    constexpr std::array<std::string_view, 3> kStates{"pending", "denied", "granted"};
    json::Value value = json::Value::object({{"id", request.id},
                                             {"kind", kKinds[static_cast<std::size_t>(request.kind)]},
                                             {"state", kStates[static_cast<std::size_t>(request.state)]},
                                             {"workspace", request.workspace}});
    const auto setKnown = [&value](const char *member, const std::string &text) {
        if (!text.empty())
            value.set(member, text);
    };
    setKnown("endpoint", request.endpoint);
    setKnown("credential", request.credential);
    setKnown("client", request.client);
    setKnown("tool", request.tool);
    const auto termsValue = [](const std::vector<engine::ConsentTerm> &terms) {
        json::Value list = json::Value::object();
        for (const engine::ConsentTerm &term : terms)
            list.set(term.name, term.value);
        return list;
    };
    value.set("terms", termsValue(request.terms));
    if (request.before)
        value.set("before", termsValue(*request.before));
    return value;
}

void listConsents(OperationCall &call)
{
    json::Value requests = json::Value::array();
    for (const ConsentRequest &request : call.engine().consents().requests())
        requests.append(requestValue(request));
    json::Value value = json::Value::object({{"consents", std::move(requests)}});
    if (const auto &problem = call.engine().consents().problem())
        value.set("problem", problem->message.text());
    call.done(std::move(value));
}

// An id may be shortened like a commit's, as long as it means one request.
Result<std::string> wholeId(const std::vector<ConsentRequest> &requests, std::string_view id)
{
    constexpr std::size_t kShortest = 8;
    std::string found;
    for (const ConsentRequest &request : requests) {
        if (request.id == id)
            return request.id;
        if (id.size() < kShortest || !request.id.starts_with(id))
            continue;
        if (!found.empty())
            return Error{ErrorKind::Conflict, "ambiguous",
                         "The id " + std::string(id) + " means several consents.",
                         "Use more characters of it."};
        found = request.id;
    }
    if (found.empty())
        return Error{ErrorKind::NotFound, "no_such_consent",
                     "There is no consent request " + std::string(id) + ", or its terms have changed.",
                     "See tooltray consent list."};
    return found;
}

void decideConsent(OperationCall &call)
{
    std::vector<std::string> ids;
    for (const json::Value &id : call["ids"].elements()) {
        auto whole = wholeId(call.engine().consents().requests(), id.toString());
        if (!whole)
            return call.done(std::move(whole).error());
        ids.push_back(*std::move(whole));
    }
    json::Value decided = json::Value::array();
    for (const std::string &id : ids)
        decided.append(id);
    const std::string decision = call.text("decision");
    json::Value answer = json::Value::object({{"decision", decision}, {"ids", std::move(decided)}});
    if (call["dry_run"].toBool())
        return call.done(std::move(answer));
    engine::ConsentClient &consents = call.engine().consents();
    const auto done = decision == "grant"  ? consents.grant(ids)
                      : decision == "deny" ? consents.deny(ids)
                                           : consents.revoke(ids);
    call.answerWith(done, [answer] { return answer; });
}

constexpr std::array kConsentOperations{
    Operation{"consents.list", listConsents},
    Operation{"consents.decide", decideConsent},
};

} // namespace

std::span<const Operation> consentOperations()
{
    return kConsentOperations;
}

} // namespace tooltray::app
