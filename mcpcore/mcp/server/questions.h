// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/questions/question.h"
#include "mcp/server/reply.h"
#include "mcp/server/trafficobserver.h"
#include "mcp/types/failure.h"
#include "mcp/wire/requestid.h"

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>

namespace tooltray::mcp {

class Call;

// The requests of a server that a legacy client has yet to answer. They leave on the stream of the call
// that they belong to.
class Questions {
public:
    struct Patience {
        Clock &clock;
        std::chrono::nanoseconds
            lifetime; // of a question: clients crash, and their calls would stay for ever
    };
    void ask(Call &call, std::span<const Question> questions, const Patience &patience,
             Callback<Outcome<Answers>> continuation);
    // A response; one to a question that is not open (any more) is ignored.
    void answer(const RequestId &id, const json::Value &response);
    // The call has ended: nobody goes on with the answers.
    void drop(const Call &call);

    bool isEmpty() const { return m_open.empty(); }

private:
    struct Round {
        CallNumber call;
        Callback<Outcome<Answers>> continuation;
        std::size_t open = 0;
        Answers answers = {};
        Timer expiry = {};
    };
    struct Open {
        Question question;
        std::shared_ptr<Round> round;
    };

    void end(const std::shared_ptr<Round> &round, Outcome<Answers> outcome);

    std::map<std::string, Open> m_open; // by encoded request id
    std::uint64_t m_lastNumber = 0;
};

} // namespace tooltray::mcp
