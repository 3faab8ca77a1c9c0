// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redactor.h"

#include <deque>

namespace tooltray::credentials {

// Keeps the secrets that somebody uses known to the redactor, and those used before for a while: late answers
// and logs may still have them.
class RecentSecrets {
public:
    explicit RecentSecrets(Redactor &redactor) : m_redactor(redactor) {}

    void add(const Secret &secret);

private:
    struct Kept {
        Secret secret;
        Registration registration;
    };

    Redactor &m_redactor;
    std::deque<Kept> m_kept; // the newest last
};

} // namespace tooltray::credentials
