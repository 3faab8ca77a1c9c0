// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "base/time/rfc3339.h"
#include "workspace/codec/members.h"
#include "json/write.h"

#include <QCryptographicHash>
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
    const std::string decision = call.text("decision");
    json::Value answer = json::Value::object({{"decision", decision}, {"ids", workspace::encode(ids)}});
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

namespace {

using engine::ApprovalCard;

constexpr std::size_t kDigestLength = 12;

json::Value sentValues(const ApprovalCard &card)
{
    constexpr std::array<std::string_view, 5> kPlaces{"variable", "path", "query", "header", "body"};
    json::Value values = json::Value::array();
    for (const engine::ApprovalValue &value : card.values) {
        values.append(json::Value::object({{"place", kPlaces[static_cast<std::size_t>(value.place)]},
                                           {"name", value.name},
                                           {"value", value.value},
                                           {"is_secret", value.isSecret}}));
    }
    return values;
}

// All that a person has to see before they say yes, and so what the digest is of.
json::Value shownCard(const ApprovalCard &card)
{
    json::Value value = json::Value::object({{"id", card.id.value()},
                                             {"client", card.client},
                                             {"program", card.program},
                                             {"tool", card.tool},
                                             {"tool_version", card.version},
                                             {"endpoint", card.endpoint},
                                             {"url", card.url},
                                             {"headline", card.headline},
                                             {"is_destructive", card.isDestructive},
                                             {"problem", card.problem.text()},
                                             {"document", card.document},
                                             {"arguments", card.arguments},
                                             {"sends", sentValues(card)}});
    json::Value callers = json::Value::array();
    for (const engine::CallingTool &caller : card.callers)
        callers.append(caller.name + '@' + caller.version);
    value.set("called_by", std::move(callers));
    return value;
}

std::string digestOf(const ApprovalCard &card)
{
    const std::string text = json::write(shownCard(card));
    const QByteArray digest = QCryptographicHash::hash(
        QByteArray(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256);
    return digest.toHex().left(kDigestLength).toStdString();
}

json::Value cardValue(const ApprovalCard &card)
{
    json::Value value = shownCard(card);
    value.set("digest", digestOf(card));
    value.set("since", formatRfc3339(card.since));
    value.set("until", formatRfc3339(card.until));
    return value;
}

void listApprovals(OperationCall &call)
{
    json::Value cards = json::Value::array();
    for (const ApprovalCard &card : call.engine().approvals().cards())
        cards.append(cardValue(card));
    call.done(json::Value::object({{"approvals", std::move(cards)}}));
}

// Calls wait for the terminal as long as this goes on, where there is no window that they wait for anyway.
void watchApprovals(OperationCall &call)
{
    engine::ApprovalClient &approvals = call.engine().approvals();
    if (!call.place().hasWindow) {
        approvals.open();
        QObject::connect(&call, &QObject::destroyed, &approvals, [&approvals] { approvals.close(); });
    }
    const auto tellNew = [&call, &approvals, told = std::vector<engine::ApprovalId>()]() mutable {
        for (const ApprovalCard &card : approvals.cards()) {
            if (std::ranges::find(told, card.id) != told.end())
                continue;
            told.push_back(card.id);
            call.tell(cardValue(card));
        }
    };
    QObject::connect(&approvals, &engine::ApprovalClient::cardsChanged, &call, tellNew);
    Q_EMIT approvals.cardsChanged(); // tells those that wait already
}

void decideApproval(OperationCall &call)
{
    const auto &cards = call.engine().approvals().cards();
    const std::string id = call.text("id");
    const auto card = std::ranges::find_if(
        cards, [&id](const ApprovalCard &one) { return std::to_string(one.id.value()) == id; });
    if (card == cards.end())
        return call.done(Error{ErrorKind::NotFound, "no_such_approval",
                               "No call " + id + " is waiting for approval.",
                               "See tooltray approvals list."});
    using Decision = engine::ApprovalDecision;
    const std::string decision = call.text("decision");
    if (decision != "deny" && call.text("digest") != digestOf(*card))
        return call.done(Error{ErrorKind::Denied, "digest_differs",
                               "The digest is not the one of the call " + id + ", so nothing was approved.",
                               "See the call with tooltray approvals show " + id + "."});
    const Decision chosen = decision == "deny"   ? Decision::Deny
                            : decision == "hour" ? Decision::SameForAnHour
                                                 : Decision::Once;
    json::Value answer = json::Value::object({{"id", card->id.value()}, {"decision", decision}});
    if (call["dry_run"].toBool())
        return call.done(std::move(answer));
    whenDone(call.engine().approvals().decide(card->id, chosen), &call,
             [&call, answer, id](const Result<bool> &isDecided) {
                 if (!isDecided)
                     return call.done(isDecided.error());
                 if (!*isDecided)
                     return call.done(Error{ErrorKind::NotFound, "no_such_approval",
                                            "The call " + id + " is no longer waiting."});
                 call.done(answer);
             });
}

constexpr std::array kApprovalOperations{
    Operation{"approvals.list", listApprovals},
    Operation{"approvals.watch", watchApprovals},
    Operation{"approvals.decide", decideApproval},
};

} // namespace

std::span<const Operation> approvalOperations()
{
    return kApprovalOperations;
}

} // namespace tooltray::app
