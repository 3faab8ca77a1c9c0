// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/curationstate.h"

#include <string>
#include <vector>

namespace tooltray::ui {

// A custom scalar that no type of the workspace stands for.
struct LooseScalar {
    std::string name;
    std::vector<std::string> endpoints; // whose schemas ask for it

    bool operator==(const LooseScalar &) const = default;
};

// Those that an argument or a field of an input can have, by name: agents never send the others.
std::vector<LooseScalar> looseScalars(const engine::CurationState &state);

} // namespace tooltray::ui
