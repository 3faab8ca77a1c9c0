// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/mutations.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tooltray::execution {

using workspace::MutationPolicy;

static_assert(MutationPolicy::Deny < MutationPolicy::Ask && MutationPolicy::Ask < MutationPolicy::Allow);

Result<void> Mutations::admit(const std::string &step)
{
    if (!mayRun()) {
        Error error{
            ErrorKind::Denied,
            "multiple_mutations",
            {CORE_TEXT("Core", "\"{step}\" would be another mutation, and one runs in a call of this tool."),
             {{"step", step}}},
            CORE_TEXT("Core", "Change one thing in a call, or let a person allow several mutations in the "
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
