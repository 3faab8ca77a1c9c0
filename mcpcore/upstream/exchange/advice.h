// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/request.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::upstream {

// Whether the other side may have done what it was asked for.
enum class Effect : std::uint8_t { None, Possible };

// What to do after a request that came to no good end. again: what holds only where it may simply be sent again; of
// the others that may have taken effect, says so instead.
std::string adviceFor(Repetition repetition, Effect effect, std::string_view again, std::string_view hint);

} // namespace tooltray::upstream
