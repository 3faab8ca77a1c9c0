// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/composite/mutations.h"

#include <utility>

namespace tooltray::execution {

Result<void> Mutations::admit(const std::string &step)
{
    if (!mayRun()) {
        Error error{
            ErrorKind::Denied, "multiple_mutations",
            "\"" + step + "\" would be another mutation, and one runs in a call of this tool.",
            "Change one thing in a call, or let a person allow several mutations in the definition of the "
            "tool (allow_multiple_mutations)."};
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

} // namespace tooltray::execution
