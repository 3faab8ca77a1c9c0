// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/calldesk.h"

#include "engine/desks/askworkspace.h"
#include "engine/desks/listingmeasure.h"
#include "engine/desks/toolsight.h"
#include "engine/desks/trialrun.h"

#include <utility>

namespace tooltray::engine {

CallDesk::CallDesk(Core &core) : m_core(core) {}

CallDesk::~CallDesk() = default;

QFuture<Result<TrialAnswer>> CallDesk::run(Trial trial)
{
    return askWorkspace<TrialAnswer>(
        m_core, [trial = std::move(trial)](OpenWorkspace &workspace, Answer<TrialAnswer> answer) mutable {
            startTrial(workspace, std::move(trial), std::move(answer));
        });
}

QFuture<Result<ClientSight>> CallDesk::sight(workspace::Tool tool)
{
    return askWorkspace<ClientSight>(
        m_core, [tool = std::move(tool)](OpenWorkspace &workspace, Answer<ClientSight> answer) {
            answer.give(sightOf(workspace, tool));
        });
}

QFuture<Result<ListingSize>> CallDesk::listingSize()
{
    return askWorkspace<ListingSize>(m_core, [](OpenWorkspace &workspace, Answer<ListingSize> answer) {
        measureListing(workspace, std::move(answer));
    });
}

} // namespace tooltray::engine
