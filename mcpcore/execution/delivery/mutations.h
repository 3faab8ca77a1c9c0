// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/toolversion.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::execution {

// The mutations of one call of a composite tool, those of the tools that it calls included: one of them runs, more only
// where the tool and all that call it allow that.
class Mutations {
public:
    enum class Allowed : std::uint8_t { One, Several };

    // The parent is that of the composite tool that calls this one; it is told of everything.
    explicit Mutations(Allowed allowed, std::shared_ptr<Mutations> parent = nullptr)
        : m_allowed(allowed)
        , m_parent(std::move(parent))
    {}

    // To be called before a mutation is sent or approval is requested; an error: it must not be sent.
    // The name of the step includes those around it: "close/updateIssue".
    Result<void> admit(const std::string &step);

    // True if a mutation was admitted and its effect is not known yet.
    bool isRunning() const { return !m_running.empty(); }

    enum class Effect : std::uint8_t { Took, MayHave, None };
    // Records the effect of all that were admitted since.
    void settle(Effect effect);

    // True if anything was or may have been changed by now, in this call or around it.
    bool haveBegun() const
    {
        return !m_tookEffect.empty() || !m_mayHave.empty() || (m_parent && m_parent->haveBegun());
    }
    // The mutations that took effect, or may have, in their order.
    const std::vector<std::string> &tookEffect() const { return m_tookEffect; }
    const std::vector<std::string> &mayHaveTakenEffect() const { return m_mayHave; }

private:
    bool mayRun() const;
    void add(const std::string &step);

    Allowed m_allowed;
    std::shared_ptr<Mutations> m_parent;
    bool m_isUsed = false;
    std::vector<std::string> m_running;
    std::vector<std::string> m_tookEffect;
    std::vector<std::string> m_mayHave;
};

// The possible effect of a failed step. With other statuses and errors the upstream refuses before it acts.
Mutations::Effect effectOf(const CallFailure &failure);

// Says which steps took effect; empty where none did.
Message effectSentence(const Mutations &mutations);

// Says in the error which steps took effect, or may have.
void nameMutations(const Mutations &mutations, Error &error);

// The policy for a mutation: the strictest of those of the endpoint, the client and the tool. Agents write
// tools too, so that a tool may ask for more care and never for less.
workspace::MutationPolicy effectivePolicy(workspace::MutationPolicy endpoint,
                                          std::optional<workspace::MutationPolicy> client,
                                          std::optional<workspace::MutationPolicy> tool = {});

// Returns whether a mutation may be sent at once or needs approval, or why it must not be sent at all.
std::variant<workspace::MutationPolicy, CallFailure> mutationPolicy(const workspace::Endpoint &endpoint,
                                                                    const Caller &caller,
                                                                    const workspace::Behaviour &behaviour);

} // namespace tooltray::execution
