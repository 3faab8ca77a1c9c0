// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/mutations.h"

#include "execution/delivery/classification.h"
#include "execution/delivery/errorrules.h"
#include "workspace/codec/members.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tooltray::execution {

using workspace::MutationPolicy;

static_assert(MutationPolicy::Deny < MutationPolicy::Ask && MutationPolicy::Ask < MutationPolicy::Allow);

namespace {

std::string enumerated(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == names.size() ? " and " : ", ").append('"' + names[i] + '"');
    return text;
}

} // namespace

Result<void> Mutations::admit(const std::string &step)
{
    if (!mayRun()) {
        Error error{
            ErrorKind::Denied,
            "multiple_mutations",
            {CORE_TEXT("Core", "\"{step}\" would be another mutation, and one runs in a call of this tool."),
             {{"step", step}}},
            CORE_TEXT("Core", "Make one change per call, or ask the user to allow several changes in the "
                              "definition of the tool (allow_multiple_mutations).")};
        error.details = json::Value::object({{"mutation", step}});
        return error;
    }
    add(step);
    return {};
}

bool Mutations::mayRun() const
{
    return (m_allowed == Allowed::Several || !m_isUsed) && (!m_parent || m_parent->mayRun());
}

void Mutations::add(const std::string &step)
{
    m_isUsed = true;
    m_running.push_back(step);
    if (m_parent)
        m_parent->add(step);
}

void Mutations::settle(Effect effect)
{
    for (std::string &step : std::exchange(m_running, {})) {
        if (effect != Effect::None)
            (effect == Effect::Took ? m_tookEffect : m_mayHave).push_back(std::move(step));
    }
    if (m_parent)
        m_parent->settle(effect);
}

Mutations::Effect effectOf(const CallFailure &failure)
{
    const bool isPartlyDone =
        (failure.level == Level::GraphQL && (failure.status >= 500 || !isAllNull(failure.data)))
        // The body of a refused request has no errors in a list of its own.
        || (failure.level == Level::Http && failure.error.details.contains("errors")
            && !isAllNull(failure.data))
        || (failure.error.code == "payload_errors"
            && (hasSeveralPayloads(failure.data)
                || mayBeMade(failure.data, failure.error.details["errors"].elements())));
    const bool mayHave =
        failure.level == Level::Internal || isPartlyDone || failure.error.code == kNoData
        || (failure.level == Level::Network && failure.error.details["may_have_left"].toBool())
        || (failure.level == Level::Http && (failure.status >= 500 || failure.status < 300));
    return mayHave ? Mutations::Effect::MayHave : Mutations::Effect::None;
}

Message effectSentence(const Mutations &mutations)
{
    const std::vector<std::string> &steps = mutations.tookEffect();
    if (steps.empty())
        return {};
    return {steps.size() == 1
                ? CORE_TEXT("Core", "The step {mutations} has already taken effect; do not repeat it.")
                : CORE_TEXT("Core", "The steps {mutations} have already taken effect; do not repeat them."),
            {{"mutations", enumerated(steps)}}};
}

void nameMutations(const Mutations &mutations, Error &error)
{
    if (!mutations.mayHaveTakenEffect().empty())
        error.details.set("may_have_taken_effect", workspace::encode(mutations.mayHaveTakenEffect()));
    if (mutations.tookEffect().empty())
        return;
    error.details.set("took_effect", workspace::encode(mutations.tookEffect()));
    error.hint = Message::joined({error.hint, effectSentence(mutations)});
}

MutationPolicy effectivePolicy(MutationPolicy endpoint, std::optional<MutationPolicy> client,
                               std::optional<MutationPolicy> tool)
{
    return std::min({endpoint, client.value_or(MutationPolicy::Allow), tool.value_or(MutationPolicy::Allow)});
}

std::variant<MutationPolicy, CallFailure> mutationPolicy(const workspace::Endpoint &endpoint,
                                                         const Caller &caller,
                                                         const workspace::Behaviour &behaviour)
{
    if (caller.readOnly)
        return CallFailure{
            Level::Access,
            {ErrorKind::Denied, "read_only", CORE_TEXT("Core", "This client may only read."),
             CORE_TEXT(
                 "Core",
                 "Ask the user to give the client more rights, in the Tooltray window or in config.yaml.")}};
    const MutationPolicy policy = effectivePolicy(endpoint.mutations, caller.mutations, behaviour.mutations);
    if (policy != MutationPolicy::Deny)
        return policy;
    const Message who = endpoint.mutations == MutationPolicy::Deny
                            ? Message(CORE_TEXT("Core", "the endpoint \"{name}\""), {{"name", endpoint.name}})
                        : caller.mutations == MutationPolicy::Deny ? Message(CORE_TEXT("Core", "this client"))
                                                                   : Message(CORE_TEXT("Core", "this tool"));
    return toolFailure(
        {ErrorKind::Denied,
         "mutations_denied",
         {CORE_TEXT("Core", "Nothing was sent: mutations are denied for {who}."), {{"who", who}}},
         CORE_TEXT(
             "Core",
             "Ask the user to set its mutation policy to \"ask\" or \"allow\", in the Tooltray window or in "
             "config.yaml.")});
}

} // namespace tooltray::execution
