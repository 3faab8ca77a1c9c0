// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/preferencesdesk.h"

#include "base/ask.h"
#include "engine/core.h"

#include <utility>

namespace tooltray::engine {

PreferencesDesk::PreferencesDesk(Core &core) : m_core(core) {}

PreferencesDesk::~PreferencesDesk() = default;

QFuture<Result<void>> PreferencesDesk::apply(Preferences preferences)
{
    return ask<void>(&m_core,
                     [&core = m_core, preferences = std::move(preferences)](Answer<void> applied) mutable {
                         core.applyPreferences(std::move(preferences), std::move(applied));
                     });
}

void PreferencesDesk::takeState(PreferencesState state)
{
    if (m_state == state)
        return;
    m_state = std::move(state);
    Q_EMIT changed();
}

} // namespace tooltray::engine
