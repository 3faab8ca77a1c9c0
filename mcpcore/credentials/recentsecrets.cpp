// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/recentsecrets.h"

#include <algorithm>

namespace tooltray::credentials {

void RecentSecrets::add(const Secret &secret)
{
    constexpr std::size_t kMost = 256;
    if (secret.isEmpty())
        return;
    const auto known = std::ranges::find(m_kept, secret, &Kept::secret);
    if (known != m_kept.end())
        std::rotate(known, known + 1, m_kept.end());
    else
        m_kept.push_back({secret, m_redactor.add(secret)});
    if (m_kept.size() > kMost)
        m_kept.pop_front();
}

} // namespace tooltray::credentials
