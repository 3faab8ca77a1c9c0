// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/answer.h"
#include "engine/desks/clientsight.h"

namespace tooltray::engine {

class OpenWorkspace;

// Lists all tools as a client would that nothing is said about, page by page, so that nobody has to wait for it.
void measureListing(OpenWorkspace &workspace, Answer<ListingSize> answer);

} // namespace tooltray::engine
