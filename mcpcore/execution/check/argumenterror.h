// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "jsonschema/errors.h"

#include <vector>

namespace tooltray::execution {

// So many are counted; the text names fewer.
inline constexpr std::size_t kMostArgumentErrors = 1'000;

// Arguments that do not fit the schema of a tool's parameters, as one error that names each of them.
// Precondition: there is something wrong.
Error argumentError(const std::vector<jsonschema::ValidationError> &errors);

} // namespace tooltray::execution
