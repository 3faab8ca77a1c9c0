// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/operation.h"

#include <string>
#include <string_view>

namespace tooltray::workspace {

// Whether a header of that name usually carries a secret, so that its value belongs to a credential and
// never into a definition.
bool isSecretHeader(std::string_view name);

// The header for credentials that the request itself fills with a constant text; null: there is none.
const std::string *constantSecretHeader(const RestRequest &request);

} // namespace tooltray::workspace
