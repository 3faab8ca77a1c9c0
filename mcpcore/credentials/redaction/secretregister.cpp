// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/secretregister.h"

#include "credentials/redaction/automaton.h"
#include "credentials/redaction/patterns.h"

#include <algorithm>
#include <iterator>

namespace tooltray::credentials {

void SecretRegister::add(const Secret &secret)
{
    const std::lock_guard lock(m_mutex);
    addKnown(secret);
}

void SecretRegister::remove(const Secret &secret)
{
    const std::lock_guard lock(m_mutex);
    removeKnown(secret);
}

void SecretRegister::addDerived(const Secret &secret)
{
    constexpr std::size_t kMost = 256;
    const std::lock_guard lock(m_mutex);
    if (secret.isEmpty() || std::ranges::find(m_derived, secret) != m_derived.end())
        return;
    addKnown(secret);
    m_derived.push_back(secret);
    if (m_derived.size() > kMost) {
        removeKnown(m_derived.front());
        m_derived.pop_front();
    }
}

void SecretRegister::addKnown(const Secret &secret)
{
    const auto known = std::ranges::find(m_known, secret, &Known::secret);
    if (known != m_known.end()) {
        ++known->count;
        return;
    }
    m_known.push_back({secret, 1});
    changed();
}

void SecretRegister::removeKnown(const Secret &secret)
{
    const auto known = std::ranges::find(m_known, secret, &Known::secret);
    if (known == m_known.end() || --known->count > 0)
        return;
    m_known.erase(known);
    changed();
}

void SecretRegister::changed()
{
    m_automaton.reset();
    m_isEmpty.store(m_known.empty(), std::memory_order_release);
}

std::shared_ptr<const Automaton> SecretRegister::automaton()
{
    const std::lock_guard lock(m_mutex);
    if (!m_automaton) {
        std::vector<Pattern> patterns;
        for (const Known &known : m_known)
            std::ranges::move(patternsOf(known.secret), std::back_inserter(patterns));
        m_automaton = std::make_shared<Automaton>(std::move(patterns));
    }
    return m_automaton;
}

} // namespace tooltray::credentials
