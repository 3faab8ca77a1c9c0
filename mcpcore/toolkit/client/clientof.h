// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/client/clientview.h"

#include <optional>
#include <string>

namespace tooltray::toolkit {

class Curation;

// Who somebody with that id is in a workspace; nothing: a stranger.
std::optional<ClientView> clientOf(const Curation &curation, const std::string &principal);

} // namespace tooltray::toolkit
