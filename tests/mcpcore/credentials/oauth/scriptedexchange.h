// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "credentials/oauth/tokens.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials::test {

// An authorization server that says what the test tells it to, when it tells it to.
class ScriptedExchange final : public TokenExchange {
public:
    QFuture<Result<TokenAnswer>> post(TokenRequest request) override;

    // How many requests came, and the body of one.
    std::size_t count() const { return m_bodies.size(); }
    const std::string &body(std::size_t index) const { return m_bodies.at(index); }

    // To the oldest request without one, once it comes. Of the body, ' stands for ".
    void answer(int status, std::string_view body);
    void fail(Error error);

private:
    void give(Result<TokenAnswer> answer);

    std::vector<std::string> m_bodies;
    std::deque<ResultPromise<TokenAnswer>> m_waiting;
    std::deque<Result<TokenAnswer>> m_ready;
};

} // namespace tooltray::credentials::test
