// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::journal {

// Stands in the log where a secret was.
inline constexpr std::string_view kSecretMask = "***";

} // namespace tooltray::journal
