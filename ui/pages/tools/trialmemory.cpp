// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/trialmemory.h"

#include <algorithm>

namespace tooltray::ui {

void TrialMemory::rename(const QString &before, const QString &now)
{
    if (before == now)
        return;
    if (m_trials.contains(before))
        m_trials.insert(now, m_trials.take(before));
    std::ranges::replace(m_answered, before, now);
    if (m_current == before)
        m_current = now;
}

CancellationToken TrialMemory::begin(bool isPreview)
{
    Trial &begun = trial();
    begun.outcome.reset();
    begun.run = ++m_runs;
    begun.isPreview = isPreview;
    begun.running.emplace();
    return begun.running->token();
}

bool TrialMemory::take(quint64 run, const Outcome &outcome)
{
    const auto found = std::ranges::find_if(m_trials, [run](const Trial &one) { return one.run == run; });
    if (found == m_trials.end() || !found->running)
        return false;
    found->running.reset();
    found->outcome = std::make_shared<const Outcome>(outcome);
    m_answered.removeAll(found.key());
    m_answered.append(found.key());
    if (m_answered.size() > kMaxOutcomes)
        m_trials[m_answered.takeFirst()].outcome.reset();
    return found.key() == m_current;
}

} // namespace tooltray::ui
