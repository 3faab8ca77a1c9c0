// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/secretnames.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::credentials {

// The JSON text with the mask in place of every string and number that is the value of a member with a secret
// name, alone or in an array; also of JSON in its strings. What is not complete or no JSON stays as it is. Nothing
// when there is nothing to mask.
std::optional<std::string> maskedBySecretNames(std::string_view json, const SecretNames &names = {});

} // namespace tooltray::credentials
