// SPDX-License-Identifier: GPL-3.0-or-later
#include "scriptedexchange.h"

#include <algorithm>

namespace tooltray::credentials::test {

QFuture<Result<TokenAnswer>> ScriptedExchange::post(TokenRequest request)
{
    m_bodies.emplace_back(request.body.reveal());
    ResultPromise<TokenAnswer> answer;
    auto future = answer.future();
    if (m_ready.empty()) {
        m_waiting.push_back(std::move(answer));
    } else {
        answer.give(std::move(m_ready.front()));
        m_ready.pop_front();
    }
    return future;
}

void ScriptedExchange::answer(int status, std::string_view body)
{
    std::string text(body);
    std::ranges::replace(text, '\'', '"');
    give(TokenAnswer{status, Secret(text)});
}

void ScriptedExchange::fail(Error error)
{
    give(std::move(error));
}

void ScriptedExchange::give(Result<TokenAnswer> answer)
{
    if (m_waiting.empty()) {
        m_ready.push_back(std::move(answer));
    } else {
        m_waiting.front().give(std::move(answer));
        m_waiting.pop_front();
    }
}

} // namespace tooltray::credentials::test
