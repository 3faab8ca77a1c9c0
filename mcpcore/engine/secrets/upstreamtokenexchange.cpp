// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/upstreamtokenexchange.h"

#include "credentials/secrets/secret.h"

#include <string>
#include <utility>

namespace tooltray::engine {
namespace {

using credentials::Secret;
using credentials::TokenAnswer;

// Answers are a few hundred bytes.
constexpr std::uint64_t kMaxTokenAnswer = 1ULL << 20U;

// A copy of the secret that goes with the request, wiped with it.
std::shared_ptr<const std::string> wipedBody(const Secret &body)
{
    return {new std::string(body.reveal()), [](const std::string *text) {
                credentials::wipe(const_cast<std::string &>(*text));
                delete text;
            }};
}

} // namespace

QFuture<Result<TokenAnswer>> UpstreamTokenExchange::post(credentials::TokenRequest request)
{
    ResultPromise<TokenAnswer> answer;
    auto future = answer.future();
    auto url = upstream::Url::parse(request.url);
    if (!url) {
        answer.give(std::move(url).error());
        return future;
    }
    upstream::Request sent{.method = "POST", .url = *std::move(url), .body = wipedBody(request.body)};
    sent.fields = {{"Content-Type", std::string("application/x-www-form-urlencoded")},
                   {"Accept", std::string("application/json")}};
    for (const credentials::HeaderField &field : request.headers)
        sent.fields.push_back({field.name, field.value});
    sent.limits.received = kMaxTokenAnswer;
    sent.limits.decoded = kMaxTokenAnswer;
    const std::uint64_t number = ++m_lastNumber;
    Pending &pending = m_pending.emplace(number, Pending{{}, std::move(answer)}).first->second;
    pending.transfer = m_transport.start(sent, {.onDone = [this, number, sent](upstream::Outcome outcome) {
                                             finish(number, sent, std::move(outcome));
                                         }});
    return future;
}

void UpstreamTokenExchange::finish(std::uint64_t number, const upstream::Request &request,
                                   upstream::Outcome outcome)
{
    auto node = m_pending.extract(number);
    Pending &pending = node.mapped();
    if (const auto *failure = std::get_if<upstream::TransferFailure>(&outcome))
        return pending.answer.give(upstream::errorOf(*failure, request));
    auto &response = std::get<upstream::Response>(outcome);
    pending.answer.give(TokenAnswer{response.head.status, Secret::taken(std::move(response.body))});
}

} // namespace tooltray::engine
