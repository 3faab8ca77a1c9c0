// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/questions.h"

#include "mcp/eras/messages.h"
#include "mcp/server/call.h"

namespace tooltray::mcp {

namespace {

// 2025-11-25, client/elicitation, URL mode: the id ties later news to the question.
json::Value paramsOf(const Question &question, const std::string &id)
{
    json::Value params = question.params;
    if (params["mode"].toString() == "url")
        params.set("elicitationId", id);
    return params;
}

} // namespace

void Questions::ask(Call &call, std::span<const Question> questions, const Patience &patience,
                    Callback<Outcome<Answers>> continuation)
{
    const auto round =
        std::make_shared<Round>(Round{call.number(), std::move(continuation), questions.size()});
    if (questions.empty())
        return end(round, Answers{});
    round->expiry = patience.clock.startTimer(patience.lifetime, [this, weak = std::weak_ptr(round)] {
        if (const auto late = weak.lock())
            end(late, Failure::invalidRequest("The client left a question unanswered for too long."));
    });
    for (const Question &question : questions) {
        const std::string id = "question-" + std::to_string(++m_lastNumber);
        m_open.emplace(json::write(json::Value(id)), Open{question, round});
        call.send(requestMessage(id, question.method, paramsOf(question, id)));
    }
}

void Questions::answer(const RequestId &id, const json::Value &response)
{
    const auto found = m_open.find(id.encoded());
    if (found == m_open.end())
        return;
    const Open open = std::move(found->second);
    m_open.erase(found);
    const json::Value &result = response["result"];
    if (response.contains("error"))
        return end(open.round,
                   Failure::invalidRequest("The client answered a question with an error: "
                                           + std::string(response["error"]["message"].toString())));
    if (!isAnswerTo(open.question, result))
        return end(open.round, Failure::invalidRequest("The client's answer to a question does not fit it."));
    open.round->answers.insert_or_assign(open.question.key, result);
    if (--open.round->open == 0)
        end(open.round, std::move(open.round->answers));
}

void Questions::drop(const Call &call)
{
    std::vector<Open>
        dropped; // destroyed when the map is whole again: continuations own more than themselves
    for (auto each = m_open.begin(); each != m_open.end();) {
        if (each->second.round->call == call.number()) {
            dropped.push_back(std::move(each->second));
            each = m_open.erase(each);
        } else {
            ++each;
        }
    }
}

void Questions::end(const std::shared_ptr<Round> &round, Outcome<Answers> outcome)
{
    std::erase_if(m_open, [&](const auto &each) { return each.second.round == round; });
    if (round->continuation)
        round->continuation(std::move(outcome));
}

} // namespace tooltray::mcp
