// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::workspace {

// Whether a header of that name usually carries a secret, so that its value belongs to a credential and
// never into a definition.
bool isSecretHeader(std::string_view name);

} // namespace tooltray::workspace
