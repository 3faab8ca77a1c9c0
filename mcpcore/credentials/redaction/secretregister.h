// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

#include <atomic>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace tooltray::credentials {

class Automaton;

// The secrets that a redactor knows, with how often each was registered. Any thread.
class SecretRegister {
public:
    void add(const Secret &secret);
    void remove(const Secret &secret);
    // Without an end that is known: it goes when many others came later.
    void addDerived(const Secret &secret);

    // Costs no lock: most of what is looked at is when there is no secret at all.
    bool isEmpty() const { return m_isEmpty.load(std::memory_order_acquire); }

    // Made anew by the first who asks after a change.
    std::shared_ptr<const Automaton> automaton();

private:
    struct Known {
        Secret secret;
        std::size_t count = 0;
    };

    void addKnown(const Secret &secret);
    void removeKnown(const Secret &secret);
    void changed();

    std::mutex m_mutex;
    std::deque<Secret> m_derived; // the newest last
    std::vector<Known> m_known;
    std::shared_ptr<const Automaton> m_automaton;
    std::atomic<bool> m_isEmpty{true};
};

} // namespace tooltray::credentials
