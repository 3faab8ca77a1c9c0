// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

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

    // Made anew by the first who asks after a change.
    std::shared_ptr<const Automaton> automaton();

private:
    struct Known {
        Secret secret;
        std::size_t count = 0;
    };

    void addKnown(const Secret &secret);
    void removeKnown(const Secret &secret);

    std::mutex m_mutex;
    std::deque<Secret> m_derived; // the newest last
    std::vector<Known> m_known;
    std::shared_ptr<const Automaton> m_automaton;
};

} // namespace tooltray::credentials
